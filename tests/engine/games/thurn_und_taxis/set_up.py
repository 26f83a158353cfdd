"""The oracle's table at a position text of the engine."""

from __future__ import annotations

import re
from collections import Counter

from tests.engine.games.thurn_und_taxis.dealer import stack_name
from tests.engine.games.thurn_und_taxis.oracle import Table
from tests.engine.games.thurn_und_taxis.oracle_map import HOUSES
from tests.engine.games.thurn_und_taxis.oracle_rules import city_of
from tests.engine.games.thurn_und_taxis.oracle_things import BOARDS, deck

PHASES = {"start": "lot", "play": "turn", "houses": "house", "discard": "discard", "over": "over"}
STACK_OF = {stack_name(name): name for board in BOARDS.values() for name in board.stacks}


def names(text: str) -> list[str]:
    """A list in a position text; the horses stand apart in the oracle."""
    return [] if text == "-" else [re.sub(r"(\d)$", r" \1", name) for name in text.split(",")]


def set_up(text: str) -> Table:
    """The table that the text describes."""
    agreed, phase, mover, progress, round_of, slots, discards, placed, *players = text.split()
    board, countries, tearing, *horses = agreed.split(".")
    options = {"map": board, "countries": countries, "tearing": tearing, "horses": "on" if horses else "off"}
    table = Table(len(players), options)
    table.slots = [None if name == "-" else names(name)[0] for name in slots.split(",")]
    table.discards = Counter(names(discards))
    for seat, player in enumerate(players):
        _set_up_player(table, seat, player)
    table.phase, table.on = PHASES[phase], int(mover) - 1
    start, ended = round_of.split(".")
    table.start = None if phase == "start" else int(start) - 1
    table.owner_of_the_end = None if ended == "-" else int(ended) - 1
    _set_up_turn(table, progress, {*names(placed)})
    table.pile = deck(table.board, options["horses"]) - Counter(_cards_elsewhere(table))
    return table


def _set_up_player(table: Table, seat: int, text: str) -> None:
    hand, _known, route, houses, carriage, tiles, *harnessed = text.split("/")
    table.hands[seat], table.routes[seat], table.houses[seat] = names(hand), names(route), {*names(houses)}
    table.carriages[seat] = int(carriage)
    table.harnessed[seat] = [card for cards in harnessed for card in names(cards)]
    for tile in [] if tiles == "-" else tiles.split(","):
        name, value = tile.split(":")
        table.tiles[seat].append((STACK_OF[name], int(value)))
        table.stacks[STACK_OF[name]].remove(int(value))


def _set_up_turn(table: Table, text: str, placed: set[str]) -> None:
    drawn, laid, official, to_hand = text.split(".")
    table.drawn, table.laid = int(drawn), int(laid)
    table.official = official != "nobody"
    table.forced, table.helped = official == "postmeister", official == "wagner"
    if to_hand == "hand":
        table.phase = "pile card"
    own = table.houses[table.on]
    table.chosen, table.free = placed, {city_of(card) for card in table.routes[table.on]} - (own - placed)
    table.most = HOUSES - len(own - placed)


def _cards_elsewhere(table: Table) -> list[str]:
    held = [*table.hands, *table.routes, *table.harnessed]
    lists = [*held, [card for card in table.slots if card], [*table.discards.elements()]]
    return [card for cards in lists for card in cards]
