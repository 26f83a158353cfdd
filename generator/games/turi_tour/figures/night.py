"""In the dark: the board's rim, and below it the bag with the figure in it, and what can be said and done.

The picture depends on nothing that a fingertip finds on the board, so it stays the same from one touch to the next.
"""

from __future__ import annotations

import textwrap
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.turi_tour.actions import ASKS, COUNTS, NOBODY, SAYS
from engine.games.turi_tour.animals import KINDS, NAMES, PARTS
from engine.games.turi_tour.cards import PLACING
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.state import Phase
from generator.drawing.scene import Circle, Group, Item, Rect, Scene, Text
from generator.games.turi_tour.figures import words
from generator.games.turi_tour.figures.animals import standing
from generator.games.turi_tour.figures.plan import HIGH, MIDDLE, WIDE, Box, box, pad, put
from generator.language import gettext as _

TO_A_LINE: Final = 13
"""Letters of what a part feels like."""
IN_A_ROW: Final = 4


class Night(NamedTuple):
    """All that the picture depends on."""

    phase: Phase
    task: str
    may_feel: bool
    bag: bool
    """Whether a figure is in the hand."""
    stroked: frozenset[tuple[str, str]]


def picture(state: TuriTourState) -> Scene:
    """The picture of a position in the dark."""
    return _picture(Night(state.phase, state.task, state.may_feel(), state.hand is not None, state.stroked))


@lru_cache(maxsize=64)
def _picture(night: Night) -> Scene:
    does = "feel" if night.may_feel else ""
    bag = bagged(dict(night.stroked)) if night.bag else ()
    items: tuple[Item, ...] = (Circle(MIDDLE, MIDDLE[0] - 0.6, "night"), pad(does), *bag, *_said(night))
    return Scene(WIDE, HIGH, items, _("In the dark"))


def bagged(stroked: dict[str, str]) -> tuple[Group, ...]:
    """The dark bag: a field for each part of the figure in it."""
    return tuple(_part(box(0, place, len(PARTS)), part, stroked.get(part, "")) for place, part in enumerate(PARTS))


def _part(field: Box, part: str, felt: str) -> Group:
    middle = field.wide / 2
    lines = textwrap.wrap(_(felt), TO_A_LINE)[:3] if felt else []
    items: list[Item] = [
        Rect((0.2, 0.2), field.wide - 0.4, field.high - 0.4, "night-box-lit" if felt else "night-box", 2.0),
        Text((middle, 5.0 if lines else 8.6), _(words.PARTS[part]), 4.0, "mark-on-night", "middle"),
    ]
    items += [Text((middle, 8.2 + 2.5 * row), line, 2.15, "mark-lit", "middle") for row, line in enumerate(lines)]
    return put(field, *items, _hit(field), touch=f"part:{part}", title=words.part(part, felt))


def _said(night: Night) -> tuple[Group, ...]:
    if night.phase == Phase.FEEL:
        return kinds(len(ASKS if night.task == "sourpuss" else SAYS))
    if night.task == "count":
        return tuple(_number(number) for number in range(len(COUNTS)))
    if night.task == "homesick":
        return (
            _large(box(1, 0, 2, 2), "take", _("Lift it off")),
            _large(box(1, 1, 2, 2), "none", str(NOBODY.message)),
        )
    return (_large(box(1, 0, 1, 2), "drop", _("Put it down here")),) if night.task in PLACING else ()


def kinds(number: int) -> tuple[Group, ...]:
    """So many of the figures, with picture and name."""
    fields = [box(1 + kind // IN_A_ROW, kind % IN_A_ROW, IN_A_ROW) for kind in range(number)]
    return tuple(_kind(field, kind) for kind, field in enumerate(fields))


def _kind(field: Box, kind: int) -> Group:
    name = _(NAMES[kind])
    items = (
        Rect((0.2, 0.2), field.wide - 0.4, field.high - 0.4, "night-box", 2.0),
        standing(kind, (field.wide / 2, 5.3), scale=0.95),
        Text((field.wide / 2, 12.3), name, 3.4, "mark-on-night", "middle"),
    )
    return put(field, *items, _hit(field), touch=f"say:{KINDS[kind]}", title=name)


def _number(number: int) -> Group:
    field = box(1, number, len(COUNTS), 2)
    text = Text((field.wide / 2, field.high / 2 + 5.0), str(number), 14.0, "mark-on-night", "middle")
    return put(field, _box(field), text, _hit(field), touch=f"count:{number}", title=str(number))


def _large(field: Box, touch: str, label: str) -> Group:
    text = Text((field.wide / 2, field.high / 2 + 1.8), label, 5.0, "mark-on-night", "middle")
    return put(field, _box(field), text, _hit(field), touch=touch, title=label)


def _box(field: Box) -> Rect:
    return Rect((0.2, 0.2), field.wide - 0.4, field.high - 0.4, "night-box", 2.0)


def _hit(field: Box) -> Rect:
    return Rect((0.2, 0.2), field.wide - 0.4, field.high - 0.4, "hit", 2.0)
