"""The whole table on the screen, put together from its rows."""

from __future__ import annotations

from engine.game import SPECTATOR, Action, Seat
from engine.games.thurn_und_taxis.actions import Harness, House, Lay
from engine.games.thurn_und_taxis.board import COLOURS, Phase
from engine.games.thurn_und_taxis.cards import each
from engine.games.thurn_und_taxis.closing import next_houses
from engine.games.thurn_und_taxis.legal import proposed_houses
from engine.games.thurn_und_taxis.options import MAP_OPTION
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.figure import View
from generator.drawing.scene import Group, Item, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import board, layout, officials, route, rows, strip, team
from generator.games.thurn_und_taxis.figures.layout import LAND, OFFICIALS, WIDTH
from generator.games.thurn_und_taxis.figures.pieces import SEAT_ROLES
from generator.games.thurn_und_taxis.figures.places import NOTE
from generator.language import gettext as _


def whose(state: ThurnUndTaxisState, viewer: Seat) -> Seat:
    """Whose route lies nearest: the viewer's, or that of the one on turn where nobody's eyes are looked through."""
    return state.seat if viewer == SPECTATOR else viewer


def table(state: ThurnUndTaxisState, view: View) -> Scene:
    """The picture of a position as the viewer sees it."""
    seat = whose(state, view.viewer)
    player = state.players[seat]
    own = view.viewer != SPECTATOR and not player.veiled
    items = (
        *strip.strip(state, view.viewer),
        Group(land(state, seat, view.last), shift=(0.0, LAND.top)),
        *rows.open_row(state, player),
        *officials.officials(state, seat),
        *route.route_row(state.land, seat, player),
        *rows.hand_row(state, player, own=own),
        *_harnessed(state, seat, view.last),
    )
    return Scene(WIDTH, layout.HEIGHT, items, _title(state))


def land(state: ThurnUndTaxisState, seat: Seat, last: Action | None) -> tuple[Item, ...]:
    """The map: ground, the route of the seat, towns, tiles, houses that may be placed, the last thing done."""
    chart = board.Chart(state.land, WIDTH)
    return (
        *board.ground(state.land, WIDTH),
        *_note(chart),
        *board.route_on(chart, state.players[seat].route, f"road-p{SEAT_ROLES[seat]}"),
        *board.stacks(chart, state.left),
        *board.towns(chart, state.players, state.left, touchable=True),
        *_house_marks(state, chart),
        *_last(chart, last),
    )


def _note(chart: board.Chart) -> tuple[Item, ...]:
    """What the map is, if it says so."""
    note = chart.places.note
    if note is None:
        return ()
    title = next(choice.title for choice in MAP_OPTION.choices if choice.value == chart.land.name)
    return (Text(chart.at(note), _(title), chart.mm(NOTE), "text-italic", "end"),)


def _house_marks(state: ThurnUndTaxisState, chart: board.Chart) -> tuple[Item, ...]:
    """Empty outlines where a house may be placed, those of the proposal with the seat's letter."""
    if state.phase != Phase.HOUSES:
        return ()
    proposed = {action.city for action in proposed_houses(state)}
    return tuple(
        board.ghost_in(chart, city, state.seat, state.players, lettered=city in proposed)
        for city in each(next_houses(state.land, state.player, state.placed))
    )


def _last(chart: board.Chart, last: Action | None) -> tuple[Item, ...]:
    """A ring round the city where something was just done."""
    if not isinstance(last, House | Lay):
        return ()
    return (Group((board.ring(chart, last.city),), layer="last"),)


def _harnessed(state: ThurnUndTaxisState, seat: Seat, last: Action | None) -> tuple[Item, ...]:
    """A frame round the card that was just harnessed, if it is on the carriage that is shown."""
    player = state.players[seat]
    if not isinstance(last, Harness) or not player.harnessed & last.card:
        return ()
    cell = officials.cells(state.land)["carriage"]
    x, y = team.slot(team.place_of(player, last.card), cell.width)
    wide, high = team.SLOT
    frame = Rect((x - 0.5, y - 0.5), wide + 1.0, high + 1.0, "line-accent", 0.8)
    return (Group((frame,), layer="last", shift=(cell.left, OFFICIALS.top)),)


def _title(state: ThurnUndTaxisState) -> str:
    if state.phase == Phase.OVER:
        return _("Table of Thurn und Taxis after the game")
    return _("Table of Thurn und Taxis; turn of {player}").format(player=_(COLOURS[state.seat]))
