"""The dark on the page, for browser tests: opening a match in it, pointing at cells, what has been stored."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page, expect

from engine.games.turi_tour.sea import Spot
from engine.match import Match
from engine.saving import share_code
from tests.site.games.turi_tour.dark_table import SLUG, answer, match_of, position
from tests.site.pages import visit

PAD: Final = "[data-pad]"
CELLS: Final = 52
FIRST: Final = 11
MILLISECONDS: Final = 60.0
WHOLE_TABLE: Final = """() => {
    const table = document.getElementById("table"), all = [...table.querySelectorAll("*")];
    const told = e => [...e.attributes].map(a => `${a.name}=${a.value}`).join(" ");
    return all.map(told).join("\\n") + "\\n" + table.textContent;
}"""
BOXES: Final = """all => all.map(e => [e.getBoundingClientRect(), e])
    .map(([box, e]) => [e.dataset.touch || e.textContent, box.width, box.height])"""
TIMED: Final = """async ([keys]) => {
    const pad = () => document.querySelector("[data-pad]"), taken = [];
    for (const key of keys) {
        const began = performance.now();
        pad().dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
        taken.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
    }
    return taken;
}"""


def open_match(
    page: Page, site_url: str, seats: tuple[str, ...] = ("person", "person"), turns: int = 2, **options: str
) -> Match:
    """A match on the page, lit, after some turns; the same match here."""
    match = match_of(seats, "pad", options)
    for _turn in range(turns):
        match.play_text("glasses")
        for step in answer(position(match)):
            match.play_text(step)
    visit(page, f"{site_url}{SLUG}/#g={share_code(match)}")
    return match


def into_the_dark(page: Page) -> None:
    page.locator('#board [data-touch="glasses"]').click()
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    page.wait_for_timeout(450)


def point(page: Page, cell: Spot) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = page.locator(PAD).bounding_box()
    assert box
    x, y = (place - FIRST + 0.5 for place in cell)
    return box["x"] + x * box["width"] / CELLS, box["y"] + y * box["height"] / CELLS


def actions(page: Page) -> list[str]:
    """The steps of the match that this browser stores."""
    name = page.evaluate(f"() => localStorage.getItem('paddock:current:{SLUG}')")
    entry = json.loads(page.evaluate(f"() => localStorage.getItem('paddock:game:{name}')"))
    found: list[str] = json.loads(entry["save"])["actions"]
    return found


def expect_steps(page: Page, *steps: str) -> None:
    """These are the last steps of the match in this browser, once it has been stored."""
    for _wait in range(40):
        if actions(page)[-len(steps) :] == [*steps]:
            return
        page.wait_for_timeout(100)
    assert actions(page)[-len(steps) :] == [*steps]
