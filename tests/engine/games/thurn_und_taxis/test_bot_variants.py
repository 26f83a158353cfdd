"""The bots in the North and with horses: legal, blind to what is hidden, and done in time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.bots import Bot, Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL, Action
from generator.bench.games.thurn_und_taxis import HORSES, NORTH, TARGETS
from generator.bench.games.thurn_und_taxis.greedy import GreedyPlayer
from tests.engine.games.thurn_und_taxis.table import GAME
from tests.engine.tables import OnlyRandom

BOT = bot_of("thurn-und-taxis")
GREEDY = GreedyPlayer()
LEVELS = [level.name for level in BOT.levels]
PLAYERS = [*((BOT, level) for level in LEVELS), (GREEDY, "")]
NAMES = [*LEVELS, "greedy"]
VARIANTS = pytest.mark.parametrize("options", [NORTH, HORSES], ids=["north", "horses"])
ENDLESS = 1_000
"""Decisions of a game between two that will never end."""


def choice(state: Any, player: tuple[Bot, str] = (BOT, "hard"), seed: float = 1, budget: int = 6) -> Action:
    bot, level = player
    return bot.choose(state, OnlyRandom(seed), Playouts(budget), level)


def states(player: tuple[Bot, str], options: Mapping[str, str], players: int = 2, seed: int = 1) -> Iterator[Any]:
    """Every decision of a game with the player in all seats, without any search."""
    rng, state = Random(seed), GAME.new_initial_state(players, **options)
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        yield state
        state = state.after(choice(state, player, rng.random(), 0))


@cache
def game(variant: str) -> list[Any]:
    """Every decision of one quick game of three."""
    return [*states((BOT, "easy"), {"north": NORTH, "horses": HORSES}[variant], 3, 5)]


def some(options: Mapping[str, str], every: int) -> list[Any]:
    """Some of them."""
    return game("horses" if "horses" in options else "north")[::every]


@pytest.mark.slow("bots think about whole games")
@VARIANTS
@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
def test_choices_are_legal_and_the_same_each_time(player: tuple[Bot, str], options: Mapping[str, str]) -> None:
    for state in some(options, 23):
        chosen = choice(state, player, 2)
        assert chosen in state.legal_actions()
        assert chosen == choice(state, player, 2)


@pytest.mark.slow("bots think about whole games")
@VARIANTS
@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
def test_states_that_look_alike_get_the_same_choice(player: tuple[Bot, str], options: Mapping[str, str]) -> None:
    tried = 0
    for state in some(options, 29):
        other = state.determinize(state.current_player, Random(3))
        tried += other != state
        chosen = choice(state, player, 7)
        assert choice(other, player, 7) == choice(state.observe(state.current_player), player, 7) == chosen
    assert tried > 4


@pytest.mark.slow("bots think about whole games")
@VARIANTS
def test_hints_do_not_look_either_and_say_why(options: Mapping[str, str]) -> None:
    kinds = set()
    for state in some(options, 11):
        mover = state.current_player
        offered = BOT.hints(state, OnlyRandom(1), Playouts(4))
        assert BOT.hints(state.determinize(mover, Random(2)), OnlyRandom(1), Playouts(4)) == offered
        values = [hint.value for hint in offered]
        assert values == sorted(values, reverse=True)
        assert all(hint.action in state.legal_actions() and str(hint.reason) for hint in offered)
        kinds |= {type(hint.action).__name__ for hint in offered}
    assert {"Draw", "Lay", "House", *(["Harness"] if "horses" in options else [])} <= kinds


@VARIANTS
def test_every_legal_action_has_its_reason(options: Mapping[str, str]) -> None:
    from engine.games.thurn_und_taxis.bot.reasons import reason

    for state in some(options, 5):
        seen = state.observe(state.current_player)
        for action in seen.legal_actions():
            sentence = str(reason(seen, action))
            assert sentence.endswith(".")
            assert "{" not in sentence


@pytest.mark.slow("bots think about whole games")
@VARIANTS
@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
def test_whole_games_end(player: tuple[Bot, str], options: Mapping[str, str]) -> None:
    """By the last house where there is no other end; and no bot dawdles."""
    most = next(length.most for length in TARGETS.lengths if length.options == options)
    played = []
    for state in states(player, options):
        played.append(state)
        assert len(played) <= (most if player[1] in ("normal", "hard") else ENDLESS)
    last = played[-1]
    assert last.ended is not None or any(one.houses_left < 4 for one in last.players)


@pytest.mark.strength
@VARIANTS
def test_it_beats_the_yardstick(options: Mapping[str, str]) -> None:
    """One seat against three, with next to no time; a fair share would be a quarter."""
    won = 0
    for number in range(3):
        rng, state = Random(f"test/{number}"), GAME.new_initial_state(4, **options)
        while state.current_player != TERMINAL:
            mine = state.current_player == number
            player = (BOT, "hard") if mine else (GREEDY, "")
            on_chance = state.current_player == CHANCE
            state = state.after(draw(state, rng) if on_chance else choice(state, player, rng.random(), 0))
        won += state.winners() == (number,)
    assert won >= 2
