"""The play page of Tau as people use it, in pytest-playwright's browser; nothing here asks the engine."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.site.pages import visit

GAME = "tau/"


def open_board(page: Page, site_url: str) -> None:
    """Open the page and wait until the game can be played."""
    visit(page, site_url + GAME)


def thing(page: Page, name: str) -> Locator:
    """Something on the board that can be touched."""
    return page.locator(f'#board [data-touch="{name}"]')


def start(page: Page, *, dark: str = "person", light: str = "person", **options: str) -> None:
    """Start a new game by the dialog: who sits where, and what is not as usual."""
    page.get_by_role("button", name="New game").click()
    dialog = page.locator("#new-game")
    dialog.locator('[name="seat.0"]').select_option(dark)
    dialog.locator('[name="seat.1"]').select_option(light)
    if options:
        dialog.locator("summary").click()
    for name, value in options.items():
        dialog.locator(f'[name="option.{name}"][value="{value}"]').check()
    dialog.get_by_role("button", name="Start").click()


def type_in(page: Page, *moves: str) -> None:
    """Type moves into the box, one after the other."""
    for move in moves:
        page.locator("#typed-text").fill(move)
        page.locator("#typed-text").press("Enter")
        expect(page.locator("#typed-text")).to_have_value("")


def status(page: Page) -> str:
    """The one line that says what happened and what may be done."""
    return page.locator("#status").inner_text()


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return "wins." in status(page) or "A draw" in status(page)


def allowed(page: Page, kind: str) -> list[str]:
    """The things of a kind that may be touched now."""
    found = page.evaluate("[...document.querySelectorAll('#board .is-allowed')].map(thing => thing.dataset.touch)")
    assert isinstance(found, list)
    return [str(name) for name in found if str(name).startswith(kind)]
