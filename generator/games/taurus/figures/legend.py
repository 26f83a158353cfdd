"""What the marks on the board mean, for the help of the page."""

from __future__ import annotations

from typing import Final

from engine.message import unchanged as msgid
from generator.drawing.figure import Mark
from generator.drawing.scene import Circle, Item, Line, Polygon, Rect, Scene, Text
from generator.games.taurus.figures import board, bulls
from generator.games.taurus.figures.wires import POST, name_of
from generator.language import gettext as _

SIDE: Final = 10.0
MIDDLE: Final = (5.0, 5.0)
BULL_WORDS: Final = (msgid("a black bull"), msgid("a brown bull"), msgid("a grey bull"), msgid("a red bull"))
WIRE_WORDS: Final = (msgid("Blue’s wire"), msgid("Orange’s wire"), msgid("Green’s wire"), msgid("Purple’s wire"))
"""By colour and by seat."""


def legend() -> tuple[Mark, ...]:
    """Bulls, wires, and the marks of what may be done."""
    ghost = (*_line("wire-ghost-case", "wire-ghost-grey"), *_number("3"))
    return (
        *(_mark((bulls.bull(colour, 1.25, (5.0, 5.7)),), words) for colour, words in enumerate(BULL_WORDS)),
        *(_mark(_wire(seat), words) for seat, words in enumerate(WIRE_WORDS)),
        _mark(_line("wire-case", "wire-grey"), msgid("a grey wire: it has closed a fence and is nobody’s")),
        _mark(_line("wire-dead-case", "wire-dead-p4"), msgid("a wire across another: it closes nothing")),
        _mark((*_wood(), *_post(5.0)), msgid("a post")),
        _mark((*_wood(), Circle(MIDDLE, board.BORE, "bore")), msgid("a hole")),
        _mark(
            (*_wood(), Circle(MIDDLE, 2.6, "peg-allowed"), Circle(MIDDLE, board.BORE, "bore")),
            msgid("a light ring: it may be touched now"),
        ),
        _mark(ghost, msgid("a grey wire that would close, and how many bulls it would surround")),
        _mark(_area(), msgid("a closed area")),
    )


def _mark(items: tuple[Item, ...], what: str) -> Mark:
    return Scene(SIDE, SIDE, items, _(what)), what


def _line(*styles: str) -> tuple[Item, ...]:
    return tuple(Line((1.2, 5.0), (8.8, 5.0), style) for style in styles)


def _wire(seat: int) -> tuple[Item, ...]:
    name = name_of(seat)
    core = _line(f"wire-core-{name}") if seat else ()
    return (*_line("wire-case", f"wire-{name}"), *core, *_post(1.4), *_post(8.6))


def _post(across: float) -> tuple[Item, ...]:
    return (Circle((across, 5.0), POST, "dowel"), Circle((across, 5.0), POST * 0.32, "dowel-top"))


def _wood() -> tuple[Item, ...]:
    return (Rect((0.5, 0.5), SIDE - 1.0, SIDE - 1.0, "field-light", 1.0),)


def _number(text: str) -> tuple[Item, ...]:
    return (Circle(MIDDLE, 1.8, "plate-count"), Text((5.0, 6.05), text, 3.0, "number", "middle"))


def _area() -> tuple[Item, ...]:
    corners = ((1.5, 2.0), (8.6, 1.4), (8.2, 8.6), (2.0, 8.0))
    return (Polygon(corners, "area-closed"),)
