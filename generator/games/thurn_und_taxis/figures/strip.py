"""All players in a line: cards in the hand, houses left, carriage, tiles, and whose turn it is."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.scene import Circle, Group, Item, Millimetres, Polygon, Rect, Text
from generator.games.thurn_und_taxis.figures import horses, pieces, words
from generator.games.thurn_und_taxis.figures.layout import STRIP, WIDTH
from generator.language import gettext as _

NAMED: Final[Millimetres] = 40.0
"""A place as wide as this has room for the name of the colour."""


def strip(state: ThurnUndTaxisState, viewer: Seat) -> tuple[Group, ...]:
    """Each player's place; the viewer's own has a second line round it."""
    wide = WIDTH / len(state.players)
    return tuple(_player(state, seat, wide, seat == viewer) for seat in range(len(state.players)))


def _player(state: ThurnUndTaxisState, seat: Seat, wide: Millimetres, own: bool) -> Group:
    on = state.current_player == seat
    player = state.players[seat]
    middle = STRIP.height / 2
    box = Rect((0.4, 0.4), wide - 0.8, STRIP.height - 0.8, "card-chosen" if on else "box-muted", 1.2)
    items: list[Item] = [box, pieces.house(seat, 5.6, (4.4, middle))]
    if own:
        items.append(Rect((1.1, 1.1), wide - 2.2, STRIP.height - 2.2, "frame-fine", 0.8))
    left = 7.6
    if wide >= NAMED:
        items.append(Text((8.2, middle + 1.3), _(COLOURS[seat]), 3.8, "text-strong"))
        left = 19.0
    step = (wide - left - 0.8) / 4
    land = state.land
    drawn_by = horses_of(land, player) if land.horses else player.carriage or "–"
    values = (player.held, player.houses_left, drawn_by, len(player.tiles))
    for place, (sign, value) in enumerate(zip(_signs(land), values, strict=True)):
        items.append(
            Group(
                (sign, Text((0.0, 7.2), str(value), 3.7, "number", "middle")), shift=(left + (place + 0.5) * step, 0.0)
            )
        )
    return Group(tuple(items), title=words.player_title(state, seat), shift=(seat * wide, 0.0))


def _signs(land: Land) -> tuple[Group, ...]:
    """A card, a house, a carriage or its horses, and a tile, small."""
    card = Group((Rect((-0.9, -1.25), 1.8, 2.5, "card", 0.3),))
    house = Group((Polygon(pieces.house_points(2.6), "card"),))
    coach = Group(
        (
            Polygon(((-1.7, -1.2), (1.7, -1.2), (1.4, 0.5), (-1.4, 0.5)), "card"),
            Circle((-1.0, 0.8), 0.6, "pip"),
            Circle((1.0, 0.8), 0.6, "pip"),
        )
    )
    shoe = Group((horses.shoe(2.4),))
    tile = Group((Rect((-1.4, -1.1), 2.8, 2.2, "tile", 0.4),))
    return tuple(Group(sign.items, shift=(0.0, 2.4)) for sign in (card, house, shoe if land.horses else coach, tile))
