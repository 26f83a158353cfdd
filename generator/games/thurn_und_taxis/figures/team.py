"""The carriage of a player where horses draw it: the cards harnessed, the horses there and those that are needed."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS, Player
from engine.games.thurn_und_taxis.cards import Card, count, each
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import MOST_HARNESSED, SHORTEST, START_HORSES, Land
from generator.drawing.scene import Group, Item, Millimetres, Point, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures import horses, layout, pieces
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.layout import OFFICIALS
from generator.language import gettext as _
from generator.language import ngettext

COACH: Final[Millimetres] = 6.6
"""How wide the coach is."""
SLOT: Final = (2.75, 5.8)
"""Width and height of the place of a harnessed card."""
TOP: Final[Millimetres] = 5.2
"""How far down those places begin."""


def counted(land: Land, player: Player) -> str:
    """The horses there, and those that the route needs if there is one: "5 of 6 horses"; "8 horses, 6 needed"."""
    there, needed = horses_of(land, player), len(player.route)
    if not needed:
        return ngettext("one horse", "{count} horses", there).format(count=there)
    words = _("{there} of {needed} horses") if there <= needed else _("{there} horses, {needed} needed")
    return words.format(there=there, needed=needed)


def listed(land: Land, player: Player) -> str:
    """The names of the cards harnessed; "" if none is."""
    return ", ".join(land.card_names[card] for card in each(player.harnessed))


def told(land: Land, player: Player) -> str:
    """The horses and where they come from, in words."""
    there, needed = horses_of(land, player), len(player.route)
    words = ngettext("one horse", "{count} horses", there).format(count=there)
    if needed:
        words = _("{horses}, the route needs {needed}").format(horses=words, needed=needed)
    names = listed(land, player) or _("no card")
    return _("{horses}; harnessed: {cards}").format(horses=words, cards=names)


def title(land: Land, seat: Seat, player: Player) -> str:
    """The carriage in words, with the room that is left."""
    room = MOST_HARNESSED - count(player.harnessed)
    left = ngettext("room for one more card", "room for {count} more cards", room).format(count=room)
    words = _("Carriage of {player}: {horses}; {room}")
    return words.format(player=_(COLOURS[seat]), horses=told(land, player), room=left if room else _("no more room"))


def carriage(land: Land, seat: Seat, player: Player, left: Millimetres, width: Millimetres) -> Group:
    """The place in the row of officials where cards are harnessed, to be touched as `carriage`."""
    hit, frame, halo = layout.button(width, OFFICIALS.height, "card")
    inner = drawn(land, player, width)
    return Group((hit, frame, *inner, halo), "carriage", title(land, seat, player), shift=(left, OFFICIALS.top))


def drawn(land: Land, player: Player, width: Millimetres) -> tuple[Item, ...]:
    """What the carriage shows, within a cell: how many horses, the coach, and six places for cards."""
    words = counted(land, player)
    enough = SHORTEST <= len(player.route) <= horses_of(land, player)
    tick = (Polyline(((1.5, 2.9), (2.4, 4.0), (4.0, 1.6)), "line-accent"),) if enough else ()
    begin = 4.8 if enough else 1.6
    line = Text((begin, 4.1), words, fitted(words, width - begin - 1.0, 3.3), "text-strong")
    coach = pieces.carriage(START_HORSES, COACH, (1.4 + COACH / 2, TOP + 3.2))
    return (*tick, line, coach, *_slots(land, player, width))


def slot(place: int, width: Millimetres) -> Point:
    """The corner of a place for a card, in a cell of this width."""
    step = (width - COACH - 3.0) / MOST_HARNESSED
    return COACH + 2.0 + place * step, TOP


def place_of(player: Player, card: Card) -> int:
    """Which place a harnessed card has."""
    return [*each(player.harnessed)].index(card)


def _slots(land: Land, player: Player, width: Millimetres) -> tuple[Item, ...]:
    cards = [*each(player.harnessed)]
    return tuple(
        item
        for place in range(MOST_HARNESSED)
        for item in _slot(land.horses_of[cards[place]] if place < len(cards) else 0, slot(place, width))
    )


def _slot(number: int, at: Point) -> tuple[Item, ...]:
    wide, high = SLOT
    if not number:
        return (Rect(at, wide, high, "chip-used", 0.5),)
    middle = at[0] + wide / 2
    return (
        Rect(at, wide, high, "card", 0.5),
        horses.shoe(1.6, (middle, at[1] + 1.6)),
        Text((middle, at[1] + 5.2), str(number), 3.2, "number", "middle"),
    )
