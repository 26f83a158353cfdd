"""A position as one line of text, read back.

`south.all.free play 2 1.0.nobody.- 1.- Ulm,Linz,-,Lodz,Ulm,Passau - -` and a part for each player: options (map,
countries, tearing); phase; whose turn; cards taken and laid in it, who helps, and "hand" while a card is drawn from the
pile; start player and owner of the end tile; open cards; discards; this closing's houses. A player is
`hand/known/route/houses/carriage/tiles`. The pile is all the other cards. Where horses draw, the options end with
`.horses`, a card is written with its number, `Ulm2`, and a player ends with the cards harnessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.entries import NONE, listed, one_of
from engine.game import BadPosition, Seat
from engine.games.thurn_und_taxis import valid
from engine.games.thurn_und_taxis.board import Official, Phase, Player, Tile
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, Cards, Cities, copies, each, gathered, kinds
from engine.games.thurn_und_taxis.land import CARRIAGES, Land
from engine.games.thurn_und_taxis.maps import MAPS, clash
from engine.games.thurn_und_taxis.options import Options
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

HIDDEN: Final = "?"
LONGEST: Final = 4000
PARTS: Final = 8
PHASES: Final[Mapping[str, Phase]] = {phase.name.lower(): phase for phase in Phase}
OFFICIALS: Final[Mapping[str, Official]] = {official.name.lower(): official for official in Official}
SIZES: Final[Mapping[str, int]] = {str(size): size for size in (0, *CARRIAGES)}
COUNTS: Final[Mapping[str, int]] = {"0": 0, "1": 1, "2": 2}
TO_HAND: Final[Mapping[str, bool]] = {NONE: False, "hand": True}
SEATS: Final[Mapping[str, Seat]] = {str(seat + 1): seat for seat in range(4)}


def write(state: ThurnUndTaxisState) -> str:
    """The text of a position; of an observed one, with "?" for each card that is not seen."""
    land, options = state.land, state.options
    parts = (
        ".".join((land.name, options.countries, options.tearing, *(["horses"] if land.horses else []))),
        state.phase.name.lower(),
        str(state.seat + 1),
        f"{state.drawn}.{state.laid}.{state.official.name.lower()}.{'hand' if state.to_hand else NONE}",
        f"{state.starter + 1}.{NONE if state.ended is None else state.ended + 1}",
        ",".join(_token(land, card) if card else NONE for card in state.open),
        _cards(land, state.discards),
        _cities(land, state.placed),
    )
    return " ".join((*parts, *(_player(land, player) for player in state.players)))


def _token(land: Land, card: Card) -> str:
    """A card in one word."""
    return land.card_names[card].replace(" ", "")


def _cities(land: Land, cities: Cities) -> str:
    return ",".join(land.listing(cities)) or NONE


def _cards(land: Land, cards: Cards, hidden: int = 0) -> str:
    names = [_token(land, card) for card in each(kinds(cards)) for _copy in range(copies(cards, card))]
    return ",".join([*names, *[HIDDEN] * hidden]) or NONE


def _player(land: Land, player: Player) -> str:
    return "/".join(
        (
            _cards(land, player.hand, len(player.veiled)),
            _cards(land, player.known),
            ",".join(_token(land, card) for card in player.route) or NONE,
            _cities(land, player.houses),
            str(player.carriage),
            ",".join(f"{land.stacks[tile.stack].name}:{tile.points}" for tile in player.tiles) or NONE,
            *([_cards(land, player.harnessed)] if land.horses else []),
        )
    )


def read(text: str) -> ThurnUndTaxisState:
    """The position that a text names. Raises BadPosition."""
    parts = text.split() if len(text) <= LONGEST else []
    if not PARTS + 2 <= len(parts) <= PARTS + 4:
        raise BadPosition(f"A position has {PARTS} parts and one for each of two to four players.")
    land, options = _agreed(parts[0])
    players = tuple(_read_player(land, part) for part in parts[PARTS:])
    drawn, laid, official, to_hand = _fields(parts[3], ".", 4, "a turn's progress")
    starter, ended = _fields(parts[4], ".", 2, "start player and end")
    slots = _fields(parts[5], ",", 6, "the open cards")
    open_cards = tuple(NO_CITY if name == NONE else _card(land, name) for name in slots)
    discards = _read_cards(land, parts[6])
    outside = [*open_cards, discards, *(player.hand + gathered(player.route) + player.harnessed for player in players)]
    state = ThurnUndTaxisState(
        land,
        options,
        players,
        open_cards,
        land.deck - gathered(outside),
        tuple(
            len(stack.values) - sum(tile.stack == place for player in players for tile in player.tiles)
            for place, stack in enumerate(land.stacks)
        ),
        one_of(SEATS, parts[2], "whose turn it is"),
        one_of(PHASES, parts[1], "the phase"),
        one_of(OFFICIALS, official, "who helps"),
        one_of(COUNTS, drawn, "cards taken"),
        one_of(COUNTS, laid, "cards laid"),
        one_of(TO_HAND, to_hand, "where the next card goes"),
        _read_cities(land, parts[7]),
        discards,
        one_of(SEATS, starter, "the start player"),
        None if ended == NONE else one_of(SEATS, ended, "the owner of the end tile"),
    )
    valid.check(state)
    return state


def _agreed(text: str) -> tuple[Land, Options]:
    plain, _dot, drawn = text.partition(".horses")
    name, countries, tearing = _fields(plain, ".", 3, "the options")
    land, horses = MAPS.get(name), "on" if _dot else "off"
    if drawn or land is None or countries not in land.everywhere or tearing not in ("free", "forced"):
        raise BadPosition("The options are a map, countries (all, outer), tearing (free, forced), and perhaps horses.")
    together = clash({"map": name, "countries": countries, "horses": horses})
    if together:
        raise BadPosition(together)
    return land.with_horses if _dot else land, Options(countries, tearing, horses)


def _fields(text: str, mark: str, number: int, what: str) -> list[str]:
    fields = text.split(mark)
    if len(fields) != number:
        raise BadPosition(f"There must be {number} entries for {what}.")
    return fields


def _card(land: Land, name: str) -> Card:
    cards = {_token(land, card): card for card in land.card_names}
    if name not in cards:
        raise BadPosition(f"“{name[:20]}” is no card of this map.")
    return cards[name]


def _read_cards(land: Land, text: str) -> Cards:
    found = listed(text, lambda name: _card(land, name))
    if any(found.count(card) > land.copies for card in found):
        raise BadPosition(f"There are more cards of a kind than {land.copies}.")
    return gathered(found)


def _read_cities(land: Land, text: str) -> Cities:
    found = listed(text, lambda name: one_of(land.card_of, name, "a city"))
    if len({*found}) < len(found):
        raise BadPosition("A city is named twice where it can be only once.")
    return gathered(found)


def _read_player(land: Land, text: str) -> Player:
    fields = _fields(text, "/", 7 if land.horses else 6, "a player")
    hand, known, on_route, houses, carriage, tiles = fields[:6]
    route = tuple(listed(on_route, lambda name: _card(land, name)))
    through = [land.city_of[card] for card in route]
    if len({*through}) < len(through):
        raise BadPosition("A city is twice on a route.")
    return Player(
        _read_cards(land, hand),
        _read_cards(land, known),
        route,
        gathered(through),
        _read_cities(land, houses),
        one_of(SIZES, carriage, "the carriage"),
        tuple(listed(tiles, lambda name: _tile(land, name))),
        _read_cards(land, fields[6]) if land.horses else 0,
    )


def _tile(land: Land, text: str) -> Tile:
    name, _colon, points = text.partition(":")
    for place, stack in enumerate(land.stacks):
        if stack.name == name and points in map(str, stack.values):
            return Tile(place, int(points))
    raise BadPosition(f"“{text[:40]}” is no bonus tile of this map.")
