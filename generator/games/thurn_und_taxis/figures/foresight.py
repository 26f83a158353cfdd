"""What a step would do, and where the roads of a city lead: drawn over the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from engine.game import Action, Touch
from engine.games.thurn_und_taxis.actions import FRONT, NEW, Close, Discard, Done, Draw, Harness, House, Lay, Swap
from engine.games.thurn_und_taxis.board import Official, replaced
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, each, gathered
from engine.games.thurn_und_taxis.closing import Awards, largest_choice
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.games.thurn_und_taxis.turn import won
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Rect
from generator.games.thurn_und_taxis.figures import board, layout, officials, pieces, route, rows, team
from generator.games.thurn_und_taxis.figures.layout import CELL, HAND, LAND, OFFICIALS, OPEN, ROUTE, WIDTH

CLOSE_CELL: Final = "close"
WAGNER_CELL: Final = "wagner"
LEAVE_CELL: Final = "leave"


def preview(state: ThurnUndTaxisState, action: Action) -> tuple[Item, ...]:
    """What a legal action of the one on turn would do."""
    drawn = _DRAWN.get(type(action))
    return drawn(state, action) if drawn else ()


def glance(state: ThurnUndTaxisState, touch: Touch) -> tuple[Item, ...]:
    """The roads that leave the city of a card or of the map, while it has the pointer or the focus."""
    _kind, _colon, name = touch.partition(":")
    card = _named(state.land).get(name)
    return () if card is None else _on_map(state, *_roads(state, card))


@cache
def _named(land: Land) -> Mapping[str, Card]:
    """The cards by their names, and the cities by theirs."""
    return {**{name: card for card, name in land.card_names.items()}, **land.card_of}


def _on_map(state: ThurnUndTaxisState, *items: Item) -> tuple[Item, ...]:
    return (Group(items, shift=(0.0, LAND.top)),)


def _chart(state: ThurnUndTaxisState) -> board.Chart:
    return board.Chart(state.land, WIDTH)


def _roads(state: ThurnUndTaxisState, card: Card) -> tuple[Item, ...]:
    chart = _chart(state)
    return (
        *(board.lit(chart, card, other) for other in each(state.land.neighbours[card])),
        board.ring(chart, card),
    )


def _draw(state: ThurnUndTaxisState, action: Draw) -> tuple[Item, ...]:
    """The city of an open card with its roads; of the pile's nobody knows."""
    return () if action.card == NO_CITY else _on_map(state, *_roads(state, action.card))


def _lay(state: ThurnUndTaxisState, action: Lay) -> tuple[Item, ...]:
    """The new piece of the route on the map, and the card at its place in the row."""
    way = state.player.route
    chart = _chart(state)
    new = board.ring(chart, action.city)
    if action.end == NEW:
        torn = _struck(layout.LABEL + route.END, ROUTE.top, route.ROOM, ROUTE.height) if way else ()
        left = layout.LABEL + route.END + (route.ROOM - route.CHIP) / 2
        begun = () if way else _laid(state, action.card, left, route.CHIP)
        return (*torn, *begun, *_on_map(state, new))
    joint, left = (way[0], layout.LABEL) if action.end == FRONT else (way[-1], WIDTH - route.END)
    return (*_laid(state, action.card, left, route.END), *_on_map(state, board.lit(chart, joint, action.city), new))


def _laid(state: ThurnUndTaxisState, card: Card, left: Millimetres, wide: Millimetres) -> tuple[Item, ...]:
    """A card where it would lie in the row of the route."""
    place = Group(route.chip(state.land, card, wide), shift=(left, ROUTE.top))
    return (place, Rect((left + 0.2, ROUTE.top + 0.2), wide - 0.4, ROUTE.height - 0.4, "bar-preview", 1.0))


def _harness(state: ThurnUndTaxisState, action: Harness) -> tuple[Item, ...]:
    """The carriage with the card and its horses."""
    player = state.player._replace(harnessed=state.player.harnessed + action.card)
    left, width = officials.cells(state.land)["carriage"]
    x, y = team.slot(team.place_of(player, action.card), width)
    wide, high = team.SLOT
    cover = Rect((0.6, 0.6), width - 1.2, OFFICIALS.height - 1.2, "sheet", 1.0)
    new = Rect((x - 0.4, y - 0.4), wide + 0.8, high + 0.8, "line-accent", 0.8)
    return (Group((cover, *team.drawn(state.land, player, width), new), shift=(left, OFFICIALS.top)),)


def _house(state: ThurnUndTaxisState, action: House) -> tuple[Item, ...]:
    chart, name = _chart(state), state.land.name_of[action.city]
    piece = board.house_at(chart, state.seat, len(state.players))
    return _on_map(state, Group((piece,), shift=chart.town(name)), board.ring(chart, action.city))


def _close(state: ThurnUndTaxisState, action: Close) -> tuple[Item, ...]:
    """The houses of the largest choice, and what would be won with them."""
    cities = largest_choice(state.land, state.player, 0)
    player = state.player._replace(houses=state.player.houses | gathered(cities))
    official = Official.WAGNER if action.wagner else state.official
    found = won(state._replace(players=replaced(state.players, state.seat, player), official=official))
    chart = _chart(state)
    ghosts = [board.ghost_in(chart, city, state.seat, state.players) for city in cities]
    cell = WAGNER_CELL if action.wagner else CLOSE_CELL
    return (*_on_map(state, *ghosts, *_tiles(chart, found)), *_carriage(state, found, cell))


def _done(state: ThurnUndTaxisState, action: Done) -> tuple[Item, ...]:
    found = won(state)
    return (*_on_map(state, *_tiles(_chart(state), found)), *_carriage(state, found, LEAVE_CELL))


def _tiles(chart: board.Chart, found: Awards) -> tuple[Item, ...]:
    """A frame round every tile that is won."""
    return tuple(_framed(*chart.tile(chart.land.stacks[tile.stack])) for tile in found.tiles)


def _framed(middle: Point, tile: Millimetres) -> Rect:
    wide, high = tile + 1.0, tile * pieces.TILE[1] / pieces.TILE[0] + 1.0
    return Rect((middle[0] - wide / 2, middle[1] - high / 2), wide, high, "line-accent", 1.2)


def _carriage(state: ThurnUndTaxisState, found: Awards, cell: str) -> tuple[Item, ...]:
    """The carriage that is won, over the sign of what is touched for it."""
    if found.carriage == state.player.carriage:
        return ()
    left, width = officials.cells(state.land)[cell]
    cover = Rect((left + 1.6, OFFICIALS.top + 1.0), width - 3.2, 7.4, "card", 0.8)
    return (cover, pieces.carriage(found.carriage, 8.4, (left + width / 2, OFFICIALS.top + 4.6)))


def _discard(state: ThurnUndTaxisState, action: Discard) -> tuple[Item, ...]:
    x, _y = rows.hand_places(state.player)[action.card]
    return _struck(x, HAND.top, CELL, HAND.height)


def _swap(state: ThurnUndTaxisState, action: Swap) -> tuple[Item, ...]:
    return tuple(
        line for place in range(len(state.open)) for line in _struck(layout.left_of(place), OPEN.top, CELL, OPEN.height)
    )


def _struck(left: Millimetres, top: Millimetres, wide: Millimetres, high: Millimetres) -> tuple[Item, ...]:
    """Crossed out."""
    inset = 1.5
    right, foot, left, top = left + wide - inset, top + high - inset, left + inset, top + inset
    return (Line((left, top), (right, foot), "bar-wrong"), Line((left, foot), (right, top), "bar-wrong"))


_DRAWN: Final[Mapping[type, Callable[[ThurnUndTaxisState, Any], tuple[Item, ...]]]] = {
    Draw: _draw,
    Lay: _lay,
    Harness: _harness,
    House: _house,
    Close: _close,
    Done: _done,
    Discard: _discard,
    Swap: _swap,
}
"""By class of action; the end of a turn shows nothing."""
