"""A table with a game on it in which the player to move has their eyes covered, for tests of the page's dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from app.table.table import Table
from engine import GAMES
from engine.games.turi_tour.animals import KINDS
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.sea import ON_BOARD, PLACES, Spot, turned
from engine.games.turi_tour.turn import falls
from engine.match import Match, setup

SLUG: Final = "turi-tour"
GAME: Final = GAMES[SLUG]


def match_of(seats: Sequence[str], seed: str = "dark", options: Mapping[str, str] | None = None) -> Match:
    """A match at its beginning: the board is lit."""
    return Match(setup(GAME, seed, seats=seats, options=options or {}))


def table_of(seats: Sequence[str] = ("person", "person"), seed: str = "dark", **options: str) -> Table:
    """A table with such a match."""
    return Table(match_of(seats, seed, options))


def position(match: Match) -> TuriTourState:
    """Where a match stands."""
    assert isinstance(match.state, TuriTourState)
    return match.state


def answer(state: TuriTourState) -> list[str]:
    """In the dark: steps that do rightly what the card asks for, for whoever sees all."""
    standing = [figure.kind for figure in state.figures]
    if state.task == "sourpuss":
        rarest = min(range(6), key=standing.count)
        return [f"ask {KINDS[rarest]}", *_put_down(state, rarest)]
    assert isinstance(state.hand, int)
    named = f"say {KINDS[state.hand]}"
    if state.task == "count":
        return [named, f"count {standing.count(state.hand)}"]
    if state.task == "homesick":
        spot = next((figure.spot for figure in state.figures if figure.kind == state.hand), None)
        return [named, *([f"feel {spot[0]} {spot[1]}", f"take {spot[0]} {spot[1]}"] if spot else ["none"])]
    return [named, *_put_down(state, state.hand)]


def _put_down(state: TuriTourState, kind: int) -> list[str]:
    x, y = place_for(state, kind)
    return [f"feel {x} {y}", f"drop {x} {y}"]


def place_for(state: TuriTourState, kind: int) -> Spot:
    """A cell of the resort where nothing falls; for the farmer, of the resort with most animals."""
    fullest = max(range(6), key=lambda one: sum(figure.kind == one for figure in state.figures))
    island = state.chips.index(kind if kind < 6 else fullest)
    places = [turned(spot, state.quarters) for spot in PLACES[island]]
    return next((spot for spot in places if spot in ON_BOARD and not falls(state, spot)), places[0])


def play_turn(table: Table) -> None:
    """A whole turn, done rightly."""
    assert table.type_in("glasses")
    for step in answer(position(table.match)):
        assert table.type_in(step), table.status()
