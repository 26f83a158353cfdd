"""How the play page of Taurus is touched."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.site.desk import thing


def click(page: Page, name: str) -> None:
    """Touch it with the mouse."""
    _middle(page, name).click()


def tap(page: Page, name: str) -> None:
    """Touch it with a finger."""
    _middle(page, name).tap()


def _middle(page: Page, name: str) -> Locator:
    """Where to touch it: a side of a wire at the bull that stands there, for the middle of its box is the wire."""
    whole = thing(page, name)
    return whole.locator(":scope > g").first if name.startswith("side:") else whole
