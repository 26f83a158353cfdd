"""The row of what is done by name: the four officials, tearing down, closing, and leaving the rest of the turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from engine.game import TERMINAL, Seat, Touch
from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES, Official, Phase
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.legal import may_swap
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.scene import Group, Item, Line, Polygon, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures import layout, pieces, team, words
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.layout import CELL, OFFICIALS, Cell
from generator.language import gettext as _

TOUCHES: Final = {Official.AMTMANN: "amtmann", Official.WAGNER: "wagner"}
"""The others are never called by name: they help when a second card is taken or laid."""
STYLES: Final = {"helps": "card-chosen", "free": "card", "rests": "chip-used"}


CARRIAGES: Final = layout.in_line(
    dict.fromkeys(("amtmann", "postmeister", "postillion", "wagner", "tear-down", "close", "leave"), CELL)
)
HORSES: Final = layout.in_line(
    {
        "amtmann": 12.2,
        "postmeister": 10.2,
        "postillion": 10.2,
        "carriage": 26.4,
        "tear-down": 12.0,
        "close": 12.0,
        "leave": 12.0,
    }
)
"""Where there is no Wagner, the carriage lies; the two who are never touched make room for it."""
NAMES: Final = {
    Official.AMTMANN: "amtmann",
    Official.POSTMEISTER: "postmeister",
    Official.POSTILLION: "postillion",
    Official.WAGNER: "wagner",
}


def cells(land: Land) -> Mapping[str, Cell]:
    """The parts of the row, by name."""
    return HORSES if land.horses else CARRIAGES


def officials(state: ThurnUndTaxisState, seat: Seat) -> tuple[Item, ...]:
    """The whole row, with the carriage of `seat` where horses draw it."""
    row = cells(state.land)
    officials = tuple(_official(which, _standing(state, which), row[NAMES[which]]) for which in _there(row))
    possible = {touch for action in state.legal_actions() for touch in action.touches}
    players = state.players
    coach = (team.carriage(state.land, seat, players[seat], *row["carriage"]),) if "carriage" in row else ()
    done = (_tear_down(row, possible), _close(row, possible), _leave(state, row, possible))
    return (layout.label(OFFICIALS, _("help")), *officials, *coach, *done)


def _there(row: Mapping[str, Cell]) -> list[Official]:
    return [which for which in words.HELPS if NAMES[which] in row]


def _standing(state: ThurnUndTaxisState, which: Official) -> str:
    """What the official can do in this turn: one of `words.NOW`."""
    if state.current_player == TERMINAL or state.phase == Phase.START:
        return "rests"
    if state.official == which:
        return "helps"
    playing = state.phase == Phase.PLAY and state.official == Official.NOBODY
    free = {
        Official.AMTMANN: may_swap(state),
        Official.POSTMEISTER: playing and not state.laid and state.drawn < 2,
        Official.POSTILLION: playing and state.laid < 2,
        Official.WAGNER: playing,
    }
    return "free" if free[which] else "rests"


@cache
def _official(which: Official, standing: str, cell: Cell) -> Group:
    name = _(OFFICIAL_NAMES[which])
    size = fitted(name, cell.width - 1.6, 2.9)
    style = "text-muted" if standing == "rests" else "text-strong"
    word = Text((cell.width / 2, OFFICIALS.height - 1.6), name, size, style, "middle")
    sign = pieces.official(which, 6.4, (cell.width / 2, 4.6))
    title = _(words.NOW[standing]).format(official=_(words.HELPS[which]))
    tick = _tick() if standing == "helps" else ()
    touch = TOUCHES.get(which, "")
    frame = layout.button(cell.width, OFFICIALS.height, STYLES[standing])
    shown = frame if touch else frame[1:2]
    return Group((*shown, sign, word, *tick), touch, title, shift=(cell.left, OFFICIALS.top))


def _tick() -> tuple[Item, ...]:
    """Beside the colour, for the official who helps."""
    return (Polyline(((1.5, 2.8), (2.4, 3.8), (4.2, 1.5)), "line-accent"),)


def _word(
    touch: Touch, said: str, title: str, cell: Cell, sign: tuple[Item, ...], possible: Collection[Touch]
) -> Group:
    """A thing that is done by its name; drawn as a piece of wood while it may be done."""
    may = touch in possible
    size = fitted(said, cell.width - 1.6, 3.2)
    word = Text((cell.width / 2, OFFICIALS.height - 1.6), said, size, "text-strong" if may else "text-muted", "middle")
    frame = layout.button(cell.width, OFFICIALS.height, "chip" if may else "chip-used")
    shown = Group(sign, shift=(cell.width / 2, 4.6))
    return Group((*frame, shown, word), touch, title, shift=(cell.left, OFFICIALS.top))


def _tear_down(row: Mapping[str, Cell], possible: Collection[Touch]) -> Group:
    broken = (
        Polyline(((-3.6, 0.6), (-0.9, 0.6), (-0.3, -1.2)), "line-strong"),
        Polyline(((3.6, -0.6), (0.9, -0.6), (0.3, 1.2)), "line-strong"),
    )
    return _word("tear-down", _("tear down"), _("Tear down the route"), row["tear-down"], broken, possible)


def _close(row: Mapping[str, Cell], possible: Collection[Touch]) -> Group:
    sealed = (
        Rect((-3.4, -2.2), 6.8, 4.4, "card", 0.4),
        Polyline(((-3.4, -2.2), (0.0, 0.6), (3.4, -2.2)), "line"),
    )
    return _word("close", _("close"), _("Close the route"), row["close"], sealed, possible)


def _leave(state: ThurnUndTaxisState, row: Mapping[str, Cell], possible: Collection[Touch]) -> Group:
    arrow = (
        Line((-3.4, 0.0), (1.2, 0.0), "line-strong"),
        Polygon(((3.4, 0.0), (0.8, -2.0), (0.8, 2.0)), "arrow"),
    )
    if state.phase == Phase.HOUSES:
        return _word("done", _("done"), _("No more houses"), row["leave"], arrow, possible)
    return _word("end", _("end turn"), _("End the turn"), row["leave"], arrow, possible)
