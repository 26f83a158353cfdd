"""What the marks on the table mean, for the help of the page."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.board import Official
from engine.games.thurn_und_taxis.south import SOUTH
from engine.message import unchanged as msgid
from generator.drawing.figure import Mark
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Rect, Scene
from generator.games.thurn_und_taxis.figures import horses, pieces, rows
from generator.language import gettext as _

SIDE: Final[Millimetres] = 10.0
MIDDLE: Final[Point] = (5.0, 5.0)
FRONT, BACK = (True, False), (False, True)


def legend() -> tuple[Mark, ...]:
    """The marks and their meanings."""
    town = Circle(MIDDLE, 3.6, "town")
    marks: tuple[tuple[tuple[Item, ...], str], ...] = (
        ((town, pieces.house(0, 4.0, MIDDLE)), msgid("a house: its colour and letter say whose it is")),
        ((town, pieces.ghost(4.0, MIDDLE, pieces.letter(0))), msgid("a house that is proposed, not placed yet")),
        ((town, pieces.ghost(4.0, MIDDLE)), msgid("a house might be placed here instead")),
        ((town, Circle(MIDDLE, 4.3, "line-accent")), msgid("a ring: done last, or it may be touched now")),
        (_card(FRONT), msgid("this card fits the front of the route")),
        (_card(BACK), msgid("this card fits the back of the route")),
        ((pieces.tile_stack(SOUTH, 0, 3, 8.6, (4.7, 4.6)),), msgid("tiles: the topmost, and what lies below it")),
        (
            (pieces.bastions(4.8, MIDDLE), Circle(MIDDLE, 3.6, "town"), Group((pieces.coin(1, 5.0),), shift=MIDDLE)),
            msgid("a free city, and the tile for the first house there"),
        ),
        (horses.shown(2, 7.0, 7.6, MIDDLE), msgid("the horses that a card brings when it is harnessed")),
        *(((pieces.official(which, 9.0, MIDDLE),), words) for which, words in OFFICIALS.items()),
    )
    return tuple((Scene(SIDE, SIDE, items, _(words)), words) for items, words in marks)


OFFICIALS: Final = {
    Official.AMTMANN: msgid("the Amtmann exchanges the six open cards"),
    Official.POSTMEISTER: msgid("the Postmeister lets you take a second card"),
    Official.POSTILLION: msgid("the Postillion lets you lay a second card"),
    Official.WAGNER: msgid("the Wagner adds two cards when it comes to the carriage"),
}


def _card(fit: tuple[bool, bool]) -> tuple[Item, ...]:
    width, height = 8.0, 9.4
    face = (
        Rect((0.0, 0.0), width, height, "card", 0.8),
        Rect((0.6, 0.6), width - 1.2, 2.0, "land-leaf"),
        *rows.marks(fit, width, height),
    )
    return (Group(face, shift=(1.0, 0.3)),)
