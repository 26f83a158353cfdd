"""The bots: how they feel about, and how strong they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import Playouts, play_out, seat_view
from engine.game import TERMINAL
from engine.games.turi_tour.actions import Ask, Drop, Feel, Nobody, Say, Stroke, Take
from engine.games.turi_tour.animals import KINDS
from engine.games.turi_tour.board import numbers
from engine.games.turi_tour.bot.finger import CARES, ROUND, touched
from engine.games.turi_tour.bot.memory import recalled
from engine.games.turi_tour.sea import FOOT, TOO_NEAR, Ground, base, ground, turned
from engine.games.turi_tour.state import Phase
from generator.bench.games.turi_tour import TARGETS
from tests.engine.games.turi_tour.machine import BOT, LEVELS, OPTIONS, act, choose, decisions, hints, steps
from tests.engine.games.turi_tour.table import GAME, at, play, spot, step

MOST_DECISIONS = {length.players: length.most for length in TARGETS.lengths if not length.options}


def test_a_ring_of_touches_meets_every_figure_that_would_fall() -> None:
    side = range(-4, 5)
    for figure in ((x, y) for x in side for y in side if x * x + y * y <= TOO_NEAR):
        assert any((x - figure[0]) ** 2 + (y - figure[1]) ** 2 <= FOOT for x, y in ((0, 0), *ROUND))


def test_the_ground_is_known_where_it_was_felt_and_under_a_figure_it_was_not() -> None:
    state: Any = at("holiday pig", quarters=1, rabbit=2)
    edge = next(
        cell
        for figure in state.figures
        for cell in sorted(base(figure.spot))
        if ground(turned(cell, -1)) == Ground.STRIP
    )
    water = play(state, "feel 36 36", step("feel", edge)).observe(0)
    assert touched(water, (36, 36)) == Ground.SEA
    assert touched(water, edge) == Ground.LAND
    assert touched(water, (36, 37)) is None
    assert touched(state, edge) is None


@pytest.mark.parametrize("kind", KINDS[:6])
def test_hard_strokes_until_it_is_sure(kind: str) -> None:
    state: Any = at(f"holiday {kind}")
    strokes = 0
    while not isinstance(choose(state), Say):
        assert isinstance(choose(state), Stroke)
        state, strokes = state.apply(choose(state)), strokes + 1
    assert choose(state) == state.parse(f"say {kind}")
    assert 1 <= strokes <= 3


def test_easy_guesses_after_a_stroke_or_two() -> None:
    guesses, right = set(), 0
    for number in range(40):
        state: Any = at("count cow", won=(number % 8, number // 8))
        _after, done = act(state, "easy")
        if state.parse("say cow") not in done:
            guesses.add(sum(isinstance(action, Stroke) for action in done))
        right += state.parse("say cow") in done
    assert guesses == {1, 2}
    assert 5 < right < 35


def test_hard_finds_a_place_between_figures_and_makes_none_fall() -> None:
    """Beside three others, on boards remembered with different errors, and on a turned one."""
    won = fallen = 0
    for number in range(24):
        state = at("holiday pig", won=(number % 6, number // 6), quarters=number % 4, pig=3, cow=2)
        after, done = act(state)
        said = str(play(state, *map(str, done[:-1])).consequence(done[-1]))
        won += after.won[0] > state.won[0]
        fallen += "fallen" in said
    assert won >= 18
    assert fallen <= 1


def test_a_figure_met_tells_whose_island_it_is_except_to_easy() -> None:
    """Whoever takes two resorts for each other and meets the wrong animal there looks elsewhere."""
    swapped = 0
    for number in range(60):
        state: Any = at("holiday pig", "pig", won=(number % 8, number // 8), cow=1, sheep=1, rabbit=1)
        mind = recalled(state, 0, "hard")
        believed = mind.chips.index(3)
        wrong = state.chips[believed]
        if wrong not in numbers(state.figures):
            continue
        met = play(state, step("feel", spot(KINDS[wrong])))
        _after, done = act(met)
        assert isinstance(done[-1], Drop)
        x, y = done[-1].spot
        home = mind.middles[mind.chips.index(wrong)]
        assert (x - home[0]) ** 2 + (y - home[1]) ** 2 < 120
        swapped += 1
    assert swapped >= 2


def test_homesick_takes_what_it_has_felt_to_be_right() -> None:
    taken = 0
    for number in range(16):
        state = at("homesick rabbit", won=(number % 8, number // 8), rabbit=2, pig=1)
        after, done = act(state)
        if isinstance(done[-1], Take):
            assert after.won[0] == state.won[0] + 1
            taken += 1
    assert taken >= 12
    _after, done = act(at("homesick rabbit", pig=1))
    assert isinstance(done[-1], Nobody)


def test_sourpuss_and_farmer_go_by_the_numbers_remembered() -> None:
    for number in range(8):
        state = at("sourpuss", won=(number, 0), pig=2, cow=2, sheep=2, rabbit=2, horse=2)
        mind = recalled(state, 0, "hard")
        asked = choose(state)
        assert isinstance(asked, Ask)
        assert asked.kind in mind.rarest()
    state = at("farmer", pig=3, cow=1)
    after, done = act(state)
    assert after.won == (1, 0)
    assert state.parse("say farmer") in done
    assert numbers(after.figures)[3] == 0


def test_what_the_finger_met_is_counted_too() -> None:
    for number in range(40):
        state: Any = at("count pig", "pig", won=(number % 8, number // 8), pig=2)
        if recalled(state, 0, "easy").counts[3] < 2:
            break
    met = play(state, step("feel", spot("pig", 1)), step("feel", spot("pig", 2)))
    assert choose(met, "easy") == state.parse("count 2")
    assert choose(state, "easy") != state.parse("count 2")


def test_an_untouched_board_is_not_touched_while_placing() -> None:
    for level in LEVELS:
        _after, done = act(at("holiday cow", options={"board": "untouched"}, pig=1), level)
        assert not any(isinstance(action, Feel) for action in done)
        assert isinstance(done[-1], Drop)


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_step_is_legal_and_the_game_ends(level: str, options: dict[str, str]) -> None:
    for players in (2, 4):
        made = 0
        for state, action in decisions((level,) * players, players, **options):
            assert action in state.legal_actions(), f"{action} in {state.to_text()}"
            assert choose(state, level) == action
            made += 1
        assert made <= MOST_DECISIONS[players]


@pytest.mark.slow("bots think about whole games")
def test_a_turn_never_takes_long() -> None:
    for level in LEVELS:
        made = 0
        for state, _action in decisions((level, level), 9):
            made = 0 if state.phase == Phase.LOOK else made + 1
            assert made <= 2 * CARES[level].patience + 8


def test_other_luck_other_games() -> None:
    assert [str(a) for _s, a in steps(("easy",) * 2, 1)] != [str(a) for _s, a in steps(("easy",) * 2, 2)]


def won(first: str, second: str, games: int) -> float:
    """The share of games that the first wins against the second, who begin in turn; a draw is half a win."""
    points = 0.0
    for number in range(games):
        seat = number % 2
        levels = (first, second) if seat == 0 else (second, first)
        *_others, (last, _action) = steps(levels, number)
        winners = last.winners()
        points += (seat in winners) / len(winners)
    return points / games


@pytest.mark.strength
@pytest.mark.parametrize(("level", "other", "least"), [("hard", "easy", 0.8), ("normal", "easy", 0.6)])
def test_each_level_beats_the_one_below(level: str, other: str, least: float) -> None:
    assert won(level, other, 30) >= least


@pytest.mark.strength
def test_hard_beats_normal() -> None:
    assert won("hard", "normal", 30) >= 0.55


def test_a_yardstick_is_a_level_whatever_it_is_asked_for() -> None:
    state = at("holiday pig", pig=2, cow=1)
    view = seat_view(state, 0)
    for level in ("easy", "normal"):
        asked = TARGETS.yardsticks[level].choose(view, Random(1), Playouts(0), "hard")
        assert asked == choose(state, level)
        assert TARGETS.yardsticks[level].hints(view, Random(1), Playouts(0)) == hints(state)


@pytest.mark.slow("bots think about whole games")
def test_a_bot_in_every_seat() -> None:
    last = [*play_out(BOT, GAME.new_initial_state(3), Random("three"), lambda: Playouts(0))][-1]
    assert last.state.current_player == TERMINAL
    assert max(last.state.scores()) >= 3
