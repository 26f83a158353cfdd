"""What is said of a position to those who do not see every hand: there is something to say at every moment."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.game import CHANCE, SPECTATOR
from tests.engine.games.thurn_und_taxis.player import Player
from tests.engine.games.thurn_und_taxis.table import GAME, horses, north, play, taken
from tests.engine.games.thurn_und_taxis.variants import VARIANTS

FULL = "Bremen1 Bremen2 Bremen3 Hamburg1 Hamburg2 Hamburg3"


@pytest.mark.parametrize("options", VARIANTS.values(), ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_is_told_what_the_one_on_turn_may_do(players: int, options: Mapping[str, str]) -> None:
    rng = Random(f"told {players}")
    state, player = GAME.new_initial_state(players, **options), Player(rng)
    while state.current_player >= CHANCE:
        for seat in (*range(players), SPECTATOR):
            seen = state.observe(seat)
            assert str(seen.status())
            assert all(map(str, seen.remarks()))
        if state.current_player == CHANCE:
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _p in outcomes], [p for _a, p in outcomes])[0]
        else:
            action = player.choose(state)
        state = state.after(action)


def told(state: Any) -> set[str]:
    """What is said to the one on turn, to the other and to those who look on, without the name at its beginning."""
    return {str(state.observe(seat).status()).partition(": ")[2] for seat in (0, 1, SPECTATOR)}


def test_a_turn_that_goes_on_is_told_alike_to_those_who_do_not_see_what_fits() -> None:
    state = GAME.from_text(
        "south.all.free play 1 1.1.nobody.- 1.- Lodz,Lodz,Lodz,Mannheim,Mannheim,Mannheim - - "
        "Augsburg/-/Ulm/-/0/- Basel/-/-/-/0/-"
    )
    assert [str(action) for action in state.legal_actions()] == ["end", "lay Augsburg back", "lay Augsburg front"]
    assert told(state) == {"lay a second card with the Postillion, or end the turn."}


def test_the_north_by_the_standard_rules_is_told_as_the_south() -> None:
    state = play(north("Dresden Leipzig", "Weimar"), *taken("Berlin"))
    assert told(state) == {"lay a card, or take a second one with the Postmeister."}
    assert told(play(state, "lay Leipzig back")) == {"lay a second card with the Postillion, or end the turn."}


# ---- With horses: that a card may be harnessed is told to those who do not see the hand, too

BEFORE = "lay or harness a card, or take a second one with the Postmeister."
AFTER = "lay or harness a second card with the Postillion, or end the turn."
CLOSING = "close the route, lay or harness a second card with the Postillion, or end the turn."


@pytest.mark.parametrize(
    ("route", "attached", "steps", "said"),
    [
        ("Weimar1 Leipzig1", "", [], BEFORE),
        ("", "", [], BEFORE),
        ("Weimar1 Leipzig1", "", taken("Berlin2"), "lay a card at an end of your route, or harness one."),
        ("", "", taken("Berlin2"), "begin a route with a card, or harness one."),
        ("Weimar1 Leipzig1", "", ["harness Bremen 3"], AFTER),
        ("Weimar1 Leipzig1", "", ["lay Dresden 3 back"], AFTER),
        ("Weimar1 Leipzig1", "Hamburg1", ["lay Dresden 3 back"], CLOSING),
        ("Weimar1 Leipzig1 Dresden2", "", ["harness Bremen 3"], CLOSING),
        (
            "Weimar1 Leipzig1",
            "Hamburg1",
            ["lay Dresden 3 back", "harness Bremen 3"],
            "close the route, or end the turn.",
        ),
    ],
)
def test_laying_and_harnessing_are_told_to_all(route: str, attached: str, steps: list[str], said: str) -> None:
    """Bremen fits no end."""
    assert told(play(horses("Bremen3 Dresden3", route, attached), *taken("Stendal3"), *steps)) == {said}


def test_who_sees_that_nothing_fits_is_told_what_is_left() -> None:
    state = play(horses("Bremen3", "Weimar1 Leipzig1"), *taken("Stendal3", "Hamburg3"))
    mover = str(state.observe(state.seat).status())
    assert mover == "Blue: no card fits your route: harness one, or tear the route down."
    assert str(state.observe(SPECTATOR).status()).endswith("lay a card at an end of your route, or harness one.")


def test_what_is_touched_too_soon_is_told_what_comes_first() -> None:
    state = horses("Bremen3 Dresden3", "Weimar1 Leipzig1")
    for touches in (["tear-down"], ["end:front"], ["close"]):
        assert state.explain(touches).code == "draw-first"
    begun = play(horses("Bremen3 Dresden3", ""), *taken("Stendal3"))
    assert begun.explain(["hand:Bremen 3", "end:front"]).code == "no-route"


def test_of_a_full_carriage_nobody_is_told_to_harness() -> None:
    full = FULL.replace("Bremen3", "Lübeck3")
    state = play(horses("Bremen3 Dresden3 Leipzig2", "Weimar1", full), *taken("Stendal3"))
    assert told(state) == {"lay a card, or take a second one with the Postmeister."}
    assert told(play(state, "lay Leipzig 2 back")) == {"lay a second card with the Postillion, or end the turn."}
    assert told(play(state, *taken("Stendal2"))) == {"lay a card at an end of your route."}


def test_an_empty_hand_has_nothing_to_harness() -> None:
    """The last card was laid."""
    state = play(horses("Leipzig3 Dresden2", "Weimar1", "Bremen3"), *taken("Wittenberg3", "Berlin3"))
    assert told(state) == {"lay a card at an end of your route, or harness one."}
    state = GAME.from_text(
        "north.all.free.horses play 1 0.1.nobody.- 1.- -,-,-,-,-,- - - "
        "-/-/Weimar1,Leipzig1,Dresden1/-/0/-/Bremen1 "
        + ",".join(
            f"{city}{number}"
            for city in horses().land.names
            for number in (1, 2, 3)
            if f"{city}{number}" not in ("Weimar1", "Leipzig1", "Dresden1", "Bremen1")
        )
        + "/-/-/-/0/-/-"
    )
    assert told(state) == {"close the route, or end the turn."}


def test_the_horses_that_a_route_needs_and_has_are_told_to_all() -> None:
    state = play(horses("Bremen3", "Weimar1 Leipzig1 Dresden2"), *taken("Stendal3"))
    for seat in (0, 1, SPECTATOR):
        assert str(state.observe(seat).remarks()[0]) == "Blue has 2 horses, and the route needs 3: 1 more."
    state = play(state, "harness Bremen 3")
    for seat in (0, 1, SPECTATOR):
        assert str(state.observe(seat).remarks()[0]) == "Blue has 5 horses, and the route needs 3."
