"""Who begins, and the draws: the rule text says little, the rulings the rest."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from engine.game import CHANCE, TERMINAL
from engine.games.tau.lines import won_by
from tests.engine.games.tau.table import DARK, GAME, LIGHT, actions, laid, new, placed, play, refusal

PAIR = ("RV:V C3", "YO:Y E4")


def over(state: Any) -> bool:
    """Whether the game has ended."""
    return bool(state.current_player == TERMINAL)


# ---- Who begins


def test_the_first_game_is_begun_by_lot() -> None:
    state = GAME.new_initial_state()
    assert state.current_player == CHANCE
    assert list(state.legal_actions()) == []
    assert [(str(start), chance) for start, chance in state.chance_outcomes()] == [("start 1", 0.5), ("start 2", 0.5)]
    assert play(state, "start 1").current_player == DARK
    assert play(state, "start 2").current_player == LIGHT


@pytest.mark.parametrize(("first", "seat"), [("dark", DARK), ("light", LIGHT)])
def test_it_may_be_settled_who_begins(first: str, seat: int) -> None:
    state = new(first=first)
    assert state.current_player == seat
    assert state.chance_outcomes() == []


@pytest.mark.parametrize("starter", [DARK, LIGHT])
def test_the_last_loser_begins(starter: int) -> None:
    for winner, first in ((DARK, "light"), (LIGHT, "dark")):
        assert rematch((winner,), starter)["first"] == first


def test_after_a_draw_the_one_who_did_not_begins() -> None:
    """Our reading."""
    assert [rematch((), starter)["first"] for starter in (DARK, LIGHT)] == ["light", "dark"]


def test_the_other_options_are_kept() -> None:
    agreed = GAME.checked_options({"gate": "all", "cap": "50"})
    assert {**rematch((DARK,), DARK, gate="all", cap="50"), "first": "lot"} == agreed


def rematch(winners: tuple[int, ...], starter: int, **options: str) -> dict[str, str]:
    """The options of the next game."""
    game: Any = GAME
    return dict(game.rematch(GAME.checked_options(options), winners, starter))


# ---- The third time


def test_a_position_that_comes_a_third_time_is_a_draw() -> None:
    state = placed(*PAIR)
    for _turn in range(4):
        assert not over(state)
        state = play(state, "flip C3")
        assert not over(state)
        state = play(state, "flip E4")
    assert over(state)
    assert (state.winners(), state.scores(), won_by(state)) == ((), (0, 0), ())


def test_the_position_after_the_last_placing_is_the_first_time() -> None:
    """Four turnings bring it back, eight a third time; nothing that came before the placing counts."""
    state = play(placed(*PAIR), *["flip C3", "flip E4"] * 3, "place BG:B A2", "flip E4", *["flip C3", "flip E4"] * 3)
    assert not over(state)


def test_it_is_another_position_when_another_is_on() -> None:
    """Dark takes three moves round while light turns over and back, then they change parts: five plies each."""
    dark_round = ["move C3 A2", "flip E4", "move A2 A3", "flip E4", "move A3 C3"]
    light_round = ["move E4 E2", "flip C3", "move E2 E3", "flip C3", "move E3 E4"]
    state = placed(*PAIR)
    for ply, step in enumerate([*dark_round, *light_round] * 2):
        assert not over(state), ply
        state = play(state, step)
    assert over(state)


def test_it_is_another_position_when_hidden_caps_have_changed_places() -> None:
    """Two of dark's sticks show violet. After three moves they have changed places, and all looks as before."""
    state = placed("RV:V C3", "YO:Y E4", "VB:V A2", "GY:G B1")
    swap = ["move C3 D1", "move E4 E2", "move A2 C3", "move E2 E3", "move D1 A2", "move E3 E4"]
    start = state.observe(LIGHT)
    for times in range(4):
        assert not over(state), times
        looks = state.observe(LIGHT)
        assert (looks.holes, looks.current_player) == (start.holes, start.current_player)
        for step in swap:
            assert not over(state), times
            state = play(state, step)
    assert over(state)


# ---- Nothing placed for long

DARK_HOLES = ("A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5")
LIGHT_HOLES = ("D1", "D2", "D3", "D4", "D5", "E2", "E3", "E4", "C5")


def wandering() -> Any:
    """Moves of one stick each for ever; a position comes back after 144 plies, a third time after 288."""
    here = [DARK_HOLES[0], LIGHT_HOLES[0]]
    rounds = [cycle((*holes[1:], holes[0])) for holes in (DARK_HOLES, LIGHT_HOLES)]
    for seat in cycle((0, 1)):
        target = next(rounds[seat])
        yield f"move {here[seat]} {target}"
        here[seat] = target


def wander(state: Any, most: int) -> Any:
    """The state after so many moves, or at the end if that is before."""
    for step, _count in zip(wandering(), range(most), strict=False):
        if over(state):
            break
        state = play(state, step)
    return state


@pytest.mark.parametrize("cap", [50, 100, 200])
def test_after_so_many_plies_without_a_placing_it_is_a_draw(cap: int) -> None:
    state = wander(placed("RV:V A2", "YO:Y D1", cap=str(cap)), cap - 1)
    assert not over(state)
    assert over(wander(placed("RV:V A2", "YO:Y D1", cap=str(cap)), cap))
    assert wander(placed("RV:V A2", "YO:Y D1", cap=str(cap)), cap).winners() == ()


def test_a_hundred_if_nothing_is_said() -> None:
    assert over(wander(placed("RV:V A2", "YO:Y D1"), 100))
    assert not over(wander(placed("RV:V A2", "YO:Y D1"), 99))


def test_a_placing_starts_the_count_anew() -> None:
    state = wander(placed("RV:V A2", "YO:Y D1", cap="50"), 48)
    state = play(state, "place BG:B C1", "flip " + place_of_light(state))
    for step in ["flip C1", "flip " + place_of_light(state)] * 3:
        state = play(state, step)
    assert not over(state)


def place_of_light(state: Any) -> str:
    """Where light's one stick stands."""
    (step,) = [text for text in actions(play(state, "place OR:O C2")) if text.startswith("flip")]
    return step.split()[1]


def test_a_row_made_in_the_last_ply_wins() -> None:
    """The cap looks at what has not ended by a row."""
    text = laid("RV:V C1", "VB:V C2, RV:V E4", mover="light", cap="50").to_text()
    late = GAME.from_text(text.replace("- 30 0", "- 80 49"))
    assert play(late, "move E4 C3").winners() == (LIGHT,)
    drawn = play(late, "move E4 E3")
    assert over(drawn)
    assert drawn.winners() == ()


def test_a_question_is_no_ply_of_the_count() -> None:
    state = placed("RV:V A2", "YO:Y D1", cap="50", hidden="ask")
    for step, _count in zip(wandering(), range(49), strict=False):
        state = play(state, "recall " + step.split()[1], step)
    assert not over(state)
    assert not over(play(state, "recall " + sorted(actions(state))[0].split()[1]))


def test_after_the_end_nothing_is_done() -> None:
    state = play(placed(*PAIR), *["flip C3", "flip E4"] * 4)
    assert list(state.legal_actions()) == []
    assert refusal(state, "flip C3").code == "game-over"
