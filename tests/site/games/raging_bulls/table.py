"""The play page as a person uses it, in pytest-playwright's browser; nothing here asks the engine."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.site.pages import visit

GAME = "raging-bulls/"
PHONE = {"width": 390, "height": 844}
MOST_STEPS = 150


def open_table(page: Page, site_url: str, address: str = "") -> None:
    """Open the page, with an address such as "#way=daily", and wait until the game can be played."""
    visit(page, f"{site_url}{GAME}{address}")


def thing(page: Page, name: str) -> Locator:
    """Something on the board that can be touched."""
    return page.locator(f'#board [data-touch="{name}"]')


def status(page: Page) -> str:
    """The one line that says what happened and what may be done."""
    return page.locator("#status").inner_text()


def allowed(page: Page) -> list[str]:
    """The things that may be touched now."""
    found = page.evaluate("[...document.querySelectorAll('#board .is-allowed')].map(thing => thing.dataset.touch)")
    assert isinstance(found, list)
    return [str(name) for name in found]


def bulls(page: Page) -> list[str]:
    """Where the bulls stand, as "bull-3-5"."""
    return sorted(page.evaluate("[...document.querySelectorAll('[data-layer^=bull-]')].map(b => b.dataset.layer)"))


def rolled(page: Page) -> tuple[int, ...]:
    """The numbers that the dice show."""
    return tuple(int(digit) for digit in re.findall(r"\d", thing(page, "dice").get_attribute("aria-label") or ""))


def command(page: Page, name: str) -> None:
    """Press a button of the menu."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name).click()


def start(page: Page, **choices: str) -> None:
    """Start a new game by the dialog: `way`, `seed`, `perimeter`."""
    page.get_by_role("button", name="New game").click()
    if "way" in choices:
        page.locator(f'#new-game [name="way"][value="{choices["way"]}"]').check()
    if "perimeter" in choices:
        page.locator(f'#new-game [name="option.perimeter"][value="{choices["perimeter"]}"]').check()
    page.locator("#seed").fill(choices.get("seed", ""))
    page.locator("#new-game").get_by_role("button", name="Start").click()


def type_in(page: Page, *moves: str) -> None:
    """Type moves into the box, one after the other."""
    for move in moves:
        page.locator("#typed-text").fill(move)
        page.locator("#typed-text").press("Enter")


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return "The game is over" in status(page)
