"""The whole table on the screen, put together from its rows."""

from __future__ import annotations

from engine.game import SPECTATOR, Action, Seat
from engine.thurn_und_taxis.actions import House, Lay
from engine.thurn_und_taxis.board import COLOURS, Phase
from engine.thurn_und_taxis.cards import each
from engine.thurn_und_taxis.closing import next_houses
from engine.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.figures import View
from generator.figures.thurn_und_taxis import desk, layout, route, rows, strip
from generator.figures.thurn_und_taxis import map as maps
from generator.figures.thurn_und_taxis.layout import LAND, WIDTH
from generator.figures.thurn_und_taxis.pieces import SEAT_ROLES
from generator.i18n import gettext as _
from generator.scene import Group, Item, Scene


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
        *desk.desk(state),
        *route.route_row(state.land, seat, player),
        *rows.hand_row(state, player, own=own),
    )
    return Scene(WIDTH, layout.HEIGHT, items, _title(state))


def land(state: ThurnUndTaxisState, seat: Seat, last: Action | None) -> tuple[Item, ...]:
    """The map: ground, the route of the seat, towns, tiles, houses that may be placed, the last thing done."""
    chart = maps.Chart(state.land, WIDTH)
    return (
        *maps.ground(state.land, WIDTH),
        *maps.route_on(chart, state.players[seat].route, f"road-p{SEAT_ROLES[seat]}"),
        *maps.stacks(chart, state.left),
        *maps.towns(chart, state.players, state.left, touchable=True),
        *_house_marks(state, chart),
        *_last(chart, last),
    )


def _house_marks(state: ThurnUndTaxisState, chart: maps.Chart) -> tuple[Item, ...]:
    """Empty outlines where a house may be placed, those of the proposal with the seat's letter."""
    if state.phase != Phase.HOUSES:
        return ()
    proposed = {action.city for action in state.proposal() if isinstance(action, House)}
    return tuple(
        maps.ghost_in(chart, city, state.seat, state.players, lettered=city in proposed)
        for city in each(next_houses(state.land, state.player, state.placed))
    )


def _last(chart: maps.Chart, last: Action | None) -> tuple[Item, ...]:
    """A ring round the city where something was just done."""
    if not isinstance(last, House | Lay):
        return ()
    return (Group((maps.ring(chart, last.city),), layer="last"),)


def _title(state: ThurnUndTaxisState) -> str:
    if state.phase == Phase.OVER:
        return _("Table of Thurn und Taxis after the game")
    return _("Table of Thurn und Taxis; turn of {player}").format(player=_(COLOURS[state.seat]))
