"""Where the focus goes when what had it is no longer there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from app.browser import js
from app.page import dom
from app.page.board import Board

ONWARD: Final = "#actions button:not(.gives-up)"
"""Not the ways out: a second press of the same key must not give up."""
LEAVE: Final = "#actions [data-do=leave]"
MENU: Final = "[popovertarget=more]"


@contextmanager
def followed(board: Board) -> Iterator[None]:
    """While the page is brought up to date: the focus goes from a button that is gone to what can be done next."""
    before = js.document.activeElement
    was_choice = dom.by_id("actions").contains(before) or dom.by_id("hints").contains(before)
    yield
    if was_choice and not before.isConnected:
        onward(board)
    elif getattr(before, "disabled", False) is True:
        board.take_focus()


def onward(board: Board) -> None:
    """To what can be done next: the first button that goes on, or else the board."""
    button = dom.found(js.document.querySelector(ONWARD))
    if button is not None:
        button.focus()
    else:
        board.take_focus()


def to_answer() -> None:
    """To the answer that changes nothing: pressing the same key once more must not give up the game."""
    js.document.querySelector(LEAVE).focus()


def to_menu() -> None:
    """A dialog opened from the menu cannot give the focus back to the button in it: the menu is closed by then."""
    js.document.querySelector(MENU).focus()


def among(selector: str, place: int, otherwise: str) -> None:
    """Focus the element at this place of those that match, the last one if there are fewer, or another if none."""
    elements = list(js.document.querySelectorAll(selector))
    element = elements[min(place, len(elements) - 1)] if elements else dom.found(js.document.querySelector(otherwise))
    if element is not None:
        element.focus()
