"""The bots: legal, repeatable, in time; they close where it pays, and leave little to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots import Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from generator.bench.games.taurus import TARGETS
from tests.engine.games.taurus.closings import all_ways, most
from tests.engine.games.taurus.table import GAME, at, play
from tests.engine.games.taurus.test_rule_text_closing import BLUE_FENCE, RED_FENCE, before_a

MOST_DECISIONS = {length.players: length.most for length in TARGETS.lengths if not length.options}

BOT = bot_of("taurus")
LEVELS = [level.name for level in BOT.levels]
OPTIONS = ({}, {"lengths": "one", "crossing": "both"}, {"first": "any", "crossing": "none", "areas": "inner"})


def choice(state: Any, level: str = "hard", seed: int = 1, budget: int = 3) -> Any:
    return BOT.choose(state, Random(seed), Playouts(budget), level)


def positions(seed: int, players: int = 2, every: int = 7, level: str = "easy", **options: str) -> Iterator[Any]:
    """Every seventh decision of a game, with the bot in all seats."""
    rng, state, decisions = Random(seed), GAME.new_initial_state(players, **options), 0
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        decisions += 1
        if decisions % every == 0:
            yield state
        state = state.after(choice(state, level, decisions, 0))


def turn(state: Any, level: str = "hard") -> Any:
    """The position after a whole turn of the bot, or when the first bull is to be taken."""
    seat = state.seat
    while state.seat == seat and state.phase.name != "TAKE":
        state = state.after(choice(state, level))
    return state


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("options", OPTIONS)
def test_choices_are_legal_and_the_same_each_time(options: dict[str, str]) -> None:
    for state in positions(5, 3, 41, **options):
        for level in LEVELS:
            chosen = choice(state, level, 2)
            assert chosen in state.legal_actions()
            assert chosen == choice(state, level, 2)


@pytest.mark.slow("bots think about whole games")
def test_hints_come_best_first_with_chances_and_reasons() -> None:
    told: Counter[str] = Counter()
    for state in positions(6, 4, 6):
        offered = BOT.hints(state, Random(1), Playouts(2))
        assert 1 <= len(offered) <= 3
        assert [hint.value for hint in offered] == sorted((hint.value for hint in offered), reverse=True)
        assert len({str(hint.reason) for hint in offered}) == len(offered)
        assert all(0 <= hint.value <= 1 and hint.action in state.legal_actions() for hint in offered)
        told.update(hint.reason.msgid for hint in offered)
    assert len(told) > 5


def lead(picks: tuple[int, ...]) -> int:
    return picks.count(0) - picks.count(3)


def test_it_closes_where_it_gets_most() -> None:
    """The picture of the rule text: of ten ways to close, two bring Blue three of four bulls."""
    ways = [way.picks for way in all_ways(before_a())]
    assert sorted(map(lead, ways)) == [1] * 8 + [2] * 2
    assert lead(turn(before_a()).picks) == 2


def test_hints_name_the_picks() -> None:
    best = BOT.hints(before_a(), Random(1), Playouts(20))[0]
    assert str(best.action) == "post g5ne"
    assert str(best.reason) == "Closes 4 bulls; your picks: 1, 3, 4."


ORANGE = "a1nw-b1nw b1nw-c1ne c1ne-c2ne c2ne-c2se c2se-b2se"


def test_it_does_not_leave_a_fence_to_the_one_who_built_it() -> None:
    """Orange would get six bulls on its next turn; Blue can take its part, or be in the way."""
    state = at("", ORANGE, mover=1)
    assert most(state._replace(seat=1), 1) == 6
    after = turn(state)
    left = after.picks.count(1) if after.phase.name == "TAKE" else most(after, 1)
    assert left <= 3


def test_it_opens_no_fence_of_another_if_it_can_build_elsewhere() -> None:
    """Two more posts would close the fence, the one who sets the first leaves it to Orange."""
    state = at("", "a1nw-b1nw b1nw-c1ne c1ne-d1se", players=2, mover=1)
    giving = 0
    for post in state.legal_actions():
        wire = state.after(post).legal_actions()[0] if str(post).startswith("post") else None
        after = state.after(post).after(wire) if wire is not None else state.after(post)
        giving += after.phase.name == "PLAY" and most(after, 1) > 1
    assert giving > 3
    assert most(turn(state), 1) == 0


def test_who_is_on_takes_the_bull_that_counts_most() -> None:
    """Three black ones already: a fourth brings four points."""
    bulls = {"f5": "grey", "f6": "red", "g5": "brown", "g6": "black", "a1": "red", "a2": "grey", "b3": "brown"}
    start = at(BLUE_FENCE, "", "", RED_FENCE, bulls=bulls, caught={1: {"black": 3}})
    state = play(start, "post g5ne", "wire g5ne g6se", "grey f5nw g5ne")
    assert str(choice(state)) == "take g6"


@pytest.mark.slow("bots think about whole games")
def test_when_time_is_up_it_decides() -> None:
    asked = []

    def stop() -> bool:
        asked.append(None)
        return True

    for state in positions(3, every=17):
        for level in LEVELS:
            asked.clear()
            assert BOT.choose(state, Random(1), stop, level) in state.legal_actions()
            assert len(asked) <= 1


def test_the_only_decision_is_taken_at_once() -> None:
    def asked() -> bool:
        raise AssertionError("there was nothing to think about")

    last = play(before_a(), "post g5ne", "wire f5sw g5ne", "grey g5ne g6se", "take f6", "take g5")
    assert str(BOT.choose(last, Random(1), asked)) == "take g6"


def margin(strong: str, weak: str, games: int) -> int:
    """By how many points one level leads another in games for two, in both seats."""
    lead = 0
    for number in range(games):
        rng, state, seat = Random(f"match/{number // 2}"), GAME.new_initial_state(2), number % 2
        while state.current_player != TERMINAL:
            if state.current_player == CHANCE:
                state = state.after(draw(state, rng))
            else:
                level = strong if state.current_player == seat else weak
                state = state.after(BOT.choose(state, rng, Playouts(2), level))
        lead += state.scores()[seat] - state.scores()[1 - seat]
    return lead


@pytest.mark.strength
@pytest.mark.parametrize(("strong", "weak"), [("normal", "easy"), ("hard", "normal")])
def test_each_level_is_stronger_than_the_one_below(strong: str, weak: str) -> None:
    assert margin(strong, weak, 2) > 0


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end(players: int) -> None:
    assert sum(1 for _state in positions(8, players, 1)) < MOST_DECISIONS[players]
