"""The row of what is done by name: the four officials, tearing down, closing, and leaving the rest of the turn."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from engine.game import TERMINAL, Touch
from engine.thurn_und_taxis.board import OFFICIAL_NAMES, Official, Phase
from engine.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.figures.thurn_und_taxis import layout, pieces, words
from generator.figures.thurn_und_taxis.fit import fitted
from generator.figures.thurn_und_taxis.layout import CELL, DESK
from generator.i18n import gettext as _
from generator.scene import Group, Item, Line, Polygon, Polyline, Rect, Text

TOUCHES: Final = {Official.AMTMANN: "amtmann", Official.WAGNER: "wagner"}
"""The others are never called by name: they help when a second card is taken or laid."""
STYLES: Final = {"helps": "card-chosen", "free": "card", "rests": "chip-used"}


def desk(state: ThurnUndTaxisState) -> tuple[Item, ...]:
    """The whole row."""
    named = layout.label(DESK, _("help"))
    officials = tuple(_official(which, _standing(state, which), place) for place, which in enumerate(words.HELPS))
    possible = {touch for action in state.legal_actions() for touch in action.touches}
    return (named, *officials, _tear_down(possible), _close(possible), _leave(state, possible))


def _standing(state: ThurnUndTaxisState, which: Official) -> str:
    """What the official can do in this turn: one of `words.NOW`."""
    if state.current_player == TERMINAL or state.phase == Phase.START:
        return "rests"
    if state.official == which:
        return "helps"
    playing = state.phase == Phase.PLAY and state.official == Official.NOBODY
    free = {
        Official.AMTMANN: state.may_swap(),
        Official.POSTMEISTER: playing and not state.laid and state.drawn < 2,
        Official.POSTILLION: playing and state.laid < 2,
        Official.WAGNER: playing,
    }
    return "free" if free[which] else "rests"


@cache
def _official(which: Official, standing: str, place: int) -> Group:
    name = _(OFFICIAL_NAMES[which])
    size = fitted(name, CELL - 1.6, 2.9)
    word = Text(
        (CELL / 2, DESK.height - 1.6), name, size, "text-muted" if standing == "rests" else "text-strong", "middle"
    )
    sign = pieces.official(which, 6.4, (CELL / 2, 4.6))
    title = _(words.NOW[standing]).format(official=_(words.HELPS[which]))
    tick = _tick() if standing == "helps" else ()
    touch = TOUCHES.get(which, "")
    frame = layout.button(CELL, DESK.height, STYLES[standing])
    shown = frame if touch else frame[1:2]
    return Group((*shown, sign, word, *tick), touch, title, shift=(layout.left_of(place), DESK.top))


def _tick() -> tuple[Item, ...]:
    """Beside the colour, for the official who helps."""
    return (Polyline(((1.5, 2.8), (2.4, 3.8), (4.2, 1.5)), "line-accent"),)


def _word(
    touch: Touch, said: str, title: str, place: int, sign: tuple[Item, ...], possible: Collection[Touch]
) -> Group:
    """A thing that is done by its name; drawn as a piece of wood while it may be done."""
    may = touch in possible
    size = fitted(said, CELL - 1.6, 3.2)
    word = Text((CELL / 2, DESK.height - 1.6), said, size, "text-strong" if may else "text-muted", "middle")
    frame = layout.button(CELL, DESK.height, "chip" if may else "chip-used")
    shown = Group(sign, shift=(CELL / 2, 4.6))
    return Group((*frame, shown, word), touch, title, shift=(layout.left_of(place), DESK.top))


def _tear_down(possible: Collection[Touch]) -> Group:
    broken = (
        Polyline(((-3.6, 0.6), (-0.9, 0.6), (-0.3, -1.2)), "line-strong"),
        Polyline(((3.6, -0.6), (0.9, -0.6), (0.3, 1.2)), "line-strong"),
    )
    return _word("tear-down", _("tear down"), _("Tear down the route"), 4, broken, possible)


def _close(possible: Collection[Touch]) -> Group:
    sealed = (
        Rect((-3.4, -2.2), 6.8, 4.4, "card", 0.4),
        Polyline(((-3.4, -2.2), (0.0, 0.6), (3.4, -2.2)), "line"),
    )
    return _word("close", _("close"), _("Close the route"), 5, sealed, possible)


def _leave(state: ThurnUndTaxisState, possible: Collection[Touch]) -> Group:
    arrow = (
        Line((-3.4, 0.0), (1.2, 0.0), "line-strong"),
        Polygon(((3.4, 0.0), (0.8, -2.0), (0.8, 2.0)), "arrow"),
    )
    if state.phase == Phase.HOUSES:
        return _word("done", _("done"), _("No more houses"), 6, arrow, possible)
    return _word("end", _("end turn"), _("End the turn"), 6, arrow, possible)
