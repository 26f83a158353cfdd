"""Position texts: what each field is called, how it is written, and where its value stands.

`south.all.free play 2 1.0.nobody.- 1.- Ulm,Linz,-,Lodz,Ulm,Passau - -` and a field for each player: options (map,
countries, tearing); phase; whose turn; cards taken and laid in it, who helps, and "hand" while a card is drawn from the
pile; start player and owner of the end tile; open cards; discards; this closing's houses. A player is
`hand/known/route/houses/carriage/tiles`. The pile is all the other cards. Where horses draw, the options end with
`.horses`, a card is written with its number, `Ulm2`, and a player ends with the cards harnessed. In an observed
position a card of a hand that is not seen is "?"; such a text is not read.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from engine.game import Unknown
from engine.games.thurn_und_taxis.board import Official, Phase, Player, Tile
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, Cards, Cities, each, gathered, listed
from engine.games.thurn_und_taxis.land import CARRIAGES, SLOTS, Land
from engine.games.thurn_und_taxis.maps import MAPS
from engine.games.thurn_und_taxis.options import COUNTRIES_OPTION, TEARING_OPTION, Options, clash, land_of
from engine.games.thurn_und_taxis.south import SOUTH
from engine.games.thurn_und_taxis.state import Position
from engine.games.thurn_und_taxis.validity import check
from engine.position_text import (
    NONE,
    BadPosition,
    Codec,
    Field,
    Line,
    choices,
    in_a_row,
    named,
    number,
    one_of,
    optional,
    side_by_side,
)

V = TypeVar("V")

HIDDEN: Final = "?"
WITH_HORSES: Final = ".horses"
LONGEST: Final = 4000
"""Characters; no position of four players has as many."""
PLAYERS: Final = range(2, 5)
SEATS: Final = one_of({str(seat + 1): seat for seat in range(PLAYERS[-1])})
PHASES: Final = one_of({phase.name.lower(): phase for phase in Phase})
OFFICIALS: Final = one_of({official.name.lower(): official for official in Official})
TO_HAND: Final = one_of({NONE: False, "hand": True})
SIZES: Final = one_of({str(size): size for size in (0, *CARRIAGES)})
CHOICES: Final = choices(MAPS, *(option.values for option in (COUNTRIES_OPTION, TEARING_OPTION)))
"""Map, countries and tearing."""


def write(position: Position) -> str:
    """The text of a position."""
    return line_of(position.land).write(position)


def read(text: str) -> Position:
    """The position that a text names. Raises BadPosition."""
    options = next(iter(text[:LONGEST].split(maxsplit=1)), "")
    line = line_of(_land(options) or SOUTH)
    (land, chosen), phase, seat, turn, ends, slots, discards, placed, players = line.read(text)
    drawn, laid, official, to_hand = turn
    starter, ended = ends
    played = (player.hand + gathered(player.route) + player.harnessed for player in players)
    pile = land.deck - gathered([*slots, discards, *played])
    left = _tiles_left(land, players)
    position = Position(
        land,
        chosen,
        tuple(players),
        slots,
        pile,
        left,
        seat,
        phase,
        official,
        drawn,
        laid,
        to_hand,
        placed,
        discards,
        starter,
        ended,
    )
    check(position)
    return position


def _tiles_left(land: Land, players: Iterable[Player]) -> tuple[int, ...]:
    taken = [tile.stack for player in players for tile in player.tiles]
    return tuple(len(stack.values) - taken.count(place) for place, stack in enumerate(land.stacks))


@cache
def line_of(land: Land) -> Line:
    """The fields of a position on this map; the names of cards and tiles depend on it."""
    words = _words_of(land)
    return Line(
        Field("the options", Codec(_write_options, _read_options), lambda position: (position.land, position.options)),
        Field("the phase", PHASES, lambda position: position.phase),
        Field("whose turn it is", SEATS, lambda position: position.seat),
        Field(
            "the progress of the turn",
            side_by_side(".", number(most=2), number(most=2), OFFICIALS, TO_HAND),
            lambda position: (position.drawn, position.laid, position.official, position.to_hand),
        ),
        Field(
            "start player and end",
            side_by_side(".", SEATS, optional(SEATS)),
            lambda position: (position.starter, position.ended),
        ),
        Field("the open cards", words.slots, lambda position: position.open),
        Field("the discards", words.cards, lambda position: position.discards),
        Field("this closing’s houses", words.cities, lambda position: position.placed),
        each=Field("hand, route, houses and tiles", _player(land, words), lambda position: position.players),
        players=PLAYERS,
        longest=LONGEST,
    )


class Words(NamedTuple):
    """How the things of one map are written."""

    slots: Codec[tuple[Card, ...]]
    cards: Codec[Cards]
    hand: Codec[Any]
    """Its cards as `Cards`, and the cards that are not seen; only hands without these are read, as `Cards`."""
    route: Codec[tuple[Card, ...]]
    cities: Codec[Cities]
    tiles: Codec[tuple[Tile, ...]]


def _words_of(land: Land) -> Words:
    token_of = {card: name.replace(" ", "") for card, name in land.card_names.items()}
    cards = {token: card for card, token in token_of.items()}
    tiles = {
        f"{stack.name}:{points}": Tile(place, points)
        for place, stack in enumerate(land.stacks)
        for points in stack.values
    }
    card = named(cards, "card of this map")
    row = in_a_row(card)

    def write_hand(held: tuple[Cards, tuple[Unknown, ...]]) -> str:
        seen, veiled = held
        return ",".join([*(token_of[card] for card in listed(seen)), *[HIDDEN] * len(veiled)]) or NONE

    def read_cards(text: str) -> Cards:
        several = row.read(text)
        if any(several.count(card) > land.copies for card in several):
            raise BadPosition(f"There are more cards of a kind than {land.copies}.")
        return gathered(several)

    return Words(
        in_a_row(named({NONE: NO_CITY} | cards, "card of this map"), count=SLOTS),
        Codec(lambda several: row.write(tuple(listed(several))), read_cards),
        Codec(write_hand, read_cards),
        row,
        _set_of(named(land.card_of, "city of this map")),
        in_a_row(named(tiles, "bonus tile of this map")),
    )


def _set_of(city: Codec[Card]) -> Codec[Cities]:
    """Cities without repetition, in the map's order when written."""
    row = in_a_row(city)

    def read(text: str) -> Cities:
        several = row.read(text)
        if len({*several}) < len(several):
            raise BadPosition("A city is named twice where it can be only once.")
        return gathered(several)

    return Codec(lambda cities: row.write(tuple(each(cities))), read)


def _player(land: Land, words: Words) -> Codec[Player]:
    """What one player has; the cards harnessed are written only where horses are played with."""
    harnessed = [words.cards] if land.horses else []
    parts = side_by_side("/", words.hand, words.cards, words.route, words.cities, SIZES, words.tiles, *harnessed)

    def write(player: Player) -> str:
        values = (
            (player.hand, player.veiled),
            player.known,
            player.route,
            player.houses,
            player.carriage,
            player.tiles,
        )
        return parts.write((*values, player.harnessed) if harnessed else values)

    def read(text: str) -> Player:
        hand, known, route, houses, carriage, tiles, *attached = parts.read(text)
        through = [land.city_of[card] for card in route]
        if len({*through}) < len(through):
            raise BadPosition("A city is twice on a route.")
        return Player(hand, known, route, gathered(through), houses, carriage, tiles, sum(attached))

    return Codec(write, read)


def _land(text: str) -> Land | None:
    """The map that the text of the options names; None if there is no such map."""
    land = MAPS.get(text.partition(".")[0])
    return land.with_horses if land and text.endswith(WITH_HORSES) else land


def _write_options(chosen: tuple[Land, Options]) -> str:
    land, options = chosen
    return CHOICES.write((land.name, options.countries, options.tearing)) + (WITH_HORSES if land.horses else "")


def _read_options(text: str) -> tuple[Land, Options]:
    plain = text.removesuffix(WITH_HORSES)
    horses = "off" if plain == text else "on"
    name, countries, tearing = CHOICES.read(plain)
    together = {"map": name, "horses": horses, "countries": countries}
    refused = clash(together)
    if refused:
        raise BadPosition(refused)
    return land_of(together), Options(countries, tearing, horses)
