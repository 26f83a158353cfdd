"""How the play page of Thurn und Taxis is touched."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, Position

from engine.match import Match
from tests.site import desk
from tests.site.desk import DOUBLE_PRESS, PHONE, Press, open_match, put_down, status, stored, thing, things

__all__ = [
    "DOUBLE_PRESS",
    "GAME_PAGE",
    "PHONE",
    "Desk",
    "click",
    "open_match",
    "put_down",
    "status",
    "stored",
    "tap",
    "thing",
    "things",
]

GAME_PAGE: Final = "thurn-und-taxis/"


def click(page: Page, name: str) -> None:
    """Touch it with the mouse."""
    thing(page, name).click(position=_spot(name))


def tap(page: Page, name: str) -> None:
    """Touch it with a finger."""
    thing(page, name).tap(position=_spot(name))


def _spot(name: str) -> Position | None:
    """Where to touch it, if not in its middle: between two open cards of a city there may be another card."""
    return Position(x=12, y=20) if name.startswith("open:") else None


class Desk(desk.Desk):
    """A page and the match on it, touched as this game's cards want it."""

    def __init__(self, page: Page, match: Match, press: Press = click) -> None:
        super().__init__(page, match, press)
