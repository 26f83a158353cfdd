"""Going about the board by keys alone, as somebody without a mouse does."""

from __future__ import annotations

from playwright.sync_api import Page

MOST_STEPS = 80
_KEY = """([name, straight]) => {
  const box = (thing) => (thing.querySelector(":scope > .s-hit") || thing).getBoundingClientRect();
  const middle = (thing) => [(box(thing).left + box(thing).right) / 2, (box(thing).top + box(thing).bottom) / 2];
  const [x, y] = middle(document.activeElement);
  const [tx, ty] = middle(document.querySelector(`#board [data-touch="${name}"]`));
  const across = tx > x ? "ArrowRight" : "ArrowLeft", along = ty > y ? "ArrowDown" : "ArrowUp";
  return (Math.abs(tx - x) > Math.abs(ty - y)) === straight ? across : along;
}"""


def walk_to(page: Page, name: str) -> None:
    """Tab to the board if need be, then arrows only, always towards the thing, until it has the focus."""
    while page.evaluate("!document.activeElement.closest('#board')"):
        page.keyboard.press("Tab")
    seen: list[str] = []
    for _step in range(MOST_STEPS):
        here = page.evaluate("document.activeElement.dataset.touch")
        if here == name:
            return
        seen.append(here)
        page.keyboard.press(page.evaluate(_KEY, [name, True]))
        if page.evaluate("document.activeElement.dataset.touch") == here or seen.count(here) > 1:
            page.keyboard.press(page.evaluate(_KEY, [name, False]))
    raise AssertionError(f"no way to {name} by arrow keys: {seen}")
