"""Whole games: one by touch on a phone, one by keyboard alone, one with a person's own dice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.arrows import walk_to
from tests.site.games.raging_bulls.table import (
    GAME,
    MOST_STEPS,
    PHONE,
    allowed,
    bulls,
    is_over,
    open_table,
    start,
    status,
    thing,
    type_in,
)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_by_touch_on_a_phone(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    for step in range(MOST_STEPS):
        if is_over(page):
            break
        _touch_something(page, step)
    expect(page.locator("#status")).to_contain_text("-bull")
    expect(page.locator("#side svg")).to_have_attribute("aria-label", _ending_with_total(status(page)))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _touch_something(page: Page, step: int) -> None:
    may = allowed(page)
    posts = [name for name in may if name.startswith("post:")]
    if "dice" in may:
        thing(page, "dice").tap()
        expect(thing(page, "dice")).to_have_attribute("aria-label", re.compile("The dice show"))
    elif posts and step % 9:
        thing(page, posts[step % len(posts)]).tap()
        partners = [name for name in allowed(page) if name.startswith("post:")]
        thing(page, partners[step % len(partners)]).tap()
        expect(page.locator("#status")).to_contain_text("Fence")
    else:
        thing(page, "mallets").tap()
        expect(page.locator("#status")).to_contain_text("Pass: mark off a mallet.")


def _ending_with_total(said: str) -> re.Pattern[str]:
    score = re.search(r"over: (\d+) points", said)
    assert score
    return re.compile(rf"Total: {score[1]}\.$")


def test_by_keyboard_alone(page: Page, site_url: str) -> None:
    """Tab to the board, arrows from thing to thing, Enter to touch; typed moves in between."""
    open_table(page, site_url)
    for step in range(MOST_STEPS):
        if is_over(page):
            break
        may = allowed(page)
        posts = [name for name in may if name.startswith("post:")]
        if "dice" in may:
            walk_to(page, "dice")
            page.keyboard.press("Enter")
        elif posts and step % 5:
            walk_to(page, posts[step % len(posts)])
            page.keyboard.press("Space")
            partners = [name for name in allowed(page) if name.startswith("post:")]
            walk_to(page, partners[step % len(partners)])
            page.keyboard.press("Enter")
        else:
            walk_to(page, "mallets")
            page.keyboard.press("Enter")
    assert is_over(page)


def test_with_own_dice(page: Page, site_url: str) -> None:
    """The person enters bulls and dice; the screen keeps the score."""
    open_table(page, site_url)
    start(page, way="by-hand")
    for cell in ("2,2", "5,3", "3,5"):
        thing(page, f"cell:{cell}").click()
    assert bulls(page) == ["bull-2-2", "bull-3-5", "bull-5-3"]
    thing(page, "dice").click()
    for number in (5, 2, 5):
        thing(page, f"die:{number}").first.click()
    expect(page.locator("#status")).to_contain_text("The dice show 2 5 5.")
    type_in(page, "s5-n2", "roll", "dice 1 1 6", "N1-W6")
    expect(page.locator("#status")).to_contain_text("Fence N1-W6.")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#status")).to_contain_text("roll three dice")
    assert page.url == f"{site_url}{GAME}"
