"""Houses in the North on random routes: every choice that the two patterns and a free city allow, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.games.thurn_und_taxis.legal import proposed_houses
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.table import GAME, NORTH_OPEN, actions, houses, play

COUNTRY_OF = {city: country for country, cities in NORTH.countries.items() for city in cities}
CITIES = sorted([*COUNTRY_OF, *NORTH.free])
ROUTES = 60


def walk(rng: Random) -> list[str]:
    """A route of three cities or more."""
    found = [rng.choice(CITIES)]
    longest = 3 + int(rng.random() * 8)
    while len(found) < longest:
        on = [city for city in CITIES if {found[-1], city} in NORTH.roads and city not in found]
        if not on:
            break
        found.append(rng.choice(on))
    return found if len(found) >= 3 else walk(rng)


def closed(route: list[str], before: list[str]) -> Any:
    """Blue is about to place houses on the route, and has some from before."""
    blue = f"-/-/{','.join(route)}/{','.join(before) or '-'}/0/-"
    slots = ",".join(NORTH_OPEN.split())
    return GAME.from_text(f"north.all.free houses 1 1.1.nobody.- 1.- {slots} - - {blue} Berlin/-/-/-/0/-")


def random_closings(name: str) -> Iterator[tuple[list[str], list[str]]]:
    """Routes with a city without an own house on each, and the own houses."""
    rng = Random(name)
    while True:
        route, number = walk(rng), int(rng.random() ** 2 * 20)
        before = sorted(rng.sample(CITIES, number))
        if {*route} - {*before}:
            yield route, before


def allowed(chosen: tuple[str, ...]) -> bool:
    """One city in each country or all in one, and beside them at most one free city."""
    countries = [COUNTRY_OF[city] for city in chosen if city in COUNTRY_OF]
    one_each, all_of_one = len({*countries}) == len(countries), len({*countries}) < 2
    return (one_each or all_of_one) and len(chosen) - len(countries) < 2


def choices(route: list[str], before: list[str]) -> set[frozenset[str]]:
    """Every selection that the rule text allows, the empty one too."""
    free = sorted({*route} - {*before})
    most = min(len(free), 20 - len(before))
    return {frozenset(chosen) for number in range(most + 1) for chosen in combinations(free, number) if allowed(chosen)}


def reached(state: Any, before: list[str]) -> set[frozenset[str]]:
    """Every selection that can be played."""
    found: set[frozenset[str]] = set()
    rows = [state]
    while rows:
        row = rows.pop()
        chosen = frozenset(houses(row)) - {*before}
        if chosen in found:
            continue
        found.add(chosen)
        if row.current_player == 0:
            rows += [play(row, step) for step in actions(row, "house")]
    return found


@pytest.mark.parametrize("name", ["one", "two", "three"])
def test_exactly_the_choices_of_the_rule_text_can_be_played(name: str) -> None:
    for _number, (route, before) in zip(range(ROUTES), random_closings(name), strict=False):
        assert reached(closed(route, before), before) == choices(route, before), (route, before)


@pytest.mark.parametrize("name", ["one", "two", "three"])
def test_no_choice_has_more_houses_than_the_one_proposed(name: str) -> None:
    for _number, (route, before) in zip(range(ROUTES), random_closings(f"most {name}"), strict=False):
        state = closed(route, before)
        proposed = [str(action) for action in proposed_houses(state)]
        most = max(map(len, choices(route, before)))
        assert len(proposed) == most, (route, before)
        assert len(houses(play(state, *proposed))) == len(before) + most
        for step in actions(state, "house"):
            after = play(state, step)
            if after.current_player == 0:
                city = step.removeprefix("house ")
                beside = max(len(chosen) for chosen in choices(route, before) if city in chosen)
                assert len(proposed_houses(after)) == beside - 1, (route, before, city)
