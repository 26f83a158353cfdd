"""What pictures of Tau must not give away before the end, and what they show after it."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from engine.games.tau.actions import FLIPS, RECALLS, Flip, Move, Place
from engine.games.tau.board import CAPS, COLOURS, EACH, HOLE_OF, HOLES
from engine.games.tau.rules import TauState
from engine.games.tau.state import Veiled
from generator.drawing.scene import Scene
from generator.drawing.svg import render
from generator.games import LOOKS
from generator.games.tau.figures.side import check
from tests.engine.games.tau import oracle
from tests.generator.games.tau.figures.table import FIGURE, at, picture, styles, walk

NAMES: Final = {letter: colour for colour, letter in oracle.LETTER.items()}


def other_lowers(state: TauState, rng: Random) -> TauState:
    """The same table with other sticks in the holes where that is possible: only lower caps differ."""
    changed = state.observe(0).determinize(0, rng)
    assert isinstance(changed, TauState)
    return changed


@pytest.mark.slow("it draws every position of some matches four times")
@pytest.mark.parametrize("hidden", ["memory", "ask"])
def test_no_picture_gives_a_hidden_cap_away(hidden: str) -> None:
    differed = 0
    for number in range(3):
        rng = Random(f"lowers {number}")
        for state, last in walk(f"secret {number}", hidden=hidden):
            if state.end is not None:
                continue
            expected = render(picture(state, last), LOOKS)
            for other in (other_lowers(state, rng), state.observe(0), state.observe(1)):
                assert isinstance(other, TauState)
                differed += other.holes != state.holes
                assert render(picture(other, last), LOOKS) == expected
                assert FIGURE.side(other) == FIGURE.side(state)
    assert differed > 100


@pytest.mark.parametrize("hidden", ["memory", "ask"])
def test_no_preview_gives_a_hidden_cap_away(hidden: str) -> None:
    flips = 0
    for state, _last in walk("foresight", hidden=hidden):
        other = other_lowers(state, Random("other")) if state.current_player >= 0 else state
        for action in state.legal_actions():
            flips += isinstance(action, Flip) and other.holes != state.holes
            expected = FIGURE.preview(state, action)
            assert FIGURE.preview(other, action) == expected
            assert FIGURE.preview(state.observe(0), action) == expected
    assert flips > 50


def test_only_played_open_a_flip_is_shown_before() -> None:
    steps = "place RV:V C3, place RV:V D2"
    assert not {style for style in styles(FIGURE.preview(at(steps), FLIPS[HOLE_OF["C3"]])) if style.startswith("cap-r")}
    assert "cap-red" in styles(FIGURE.preview(at(steps, hidden="open"), FLIPS[HOLE_OF["C3"]]))


@pytest.mark.slow("it draws every action of some matches")
def test_a_preview_draws_the_line_that_the_action_would_make() -> None:
    seen = set[tuple[type, bool]]()
    for number in range(12):
        for state, _last in walk(f"lines {number}", hidden="open"):
            for action in state.legal_actions():
                drawn_line = any(group.layer == "line" for group in Scene(1, 1, FIGURE.preview(state, action)).groups())
                after = state.after(action)
                assert isinstance(after, TauState)
                assert drawn_line == (after.end in (0, 1)), (state.to_text(), action)
                seen.add((type(action), drawn_line))
    assert {(kind, line) for kind in (Place, Flip, Move) for line in (True, False)} <= seen


def test_asking_is_foreseen_as_a_question() -> None:
    state = at("place RV:V C3", hidden="ask")
    assert FIGURE.preview(state, RECALLS[HOLE_OF["C3"]])
    assert not {style for style in styles(FIGURE.preview(state, RECALLS[HOLE_OF["C3"]])) if style == "cap-red"}


def test_before_the_end_nothing_lies_beside_the_board_but_the_count_of_questions() -> None:
    assert FIGURE.side(at("place RV:V C3")) is None
    assert FIGURE.side(at("place RV:V C3", hidden="open")) is None
    side = FIGURE.side(at("place RV:V C3, recall C3", hidden="ask"))
    assert side is not None
    assert side.title == "Dark has asked 0 times. Light has asked 1 times."


def test_after_the_game_every_hidden_cap_is_shown() -> None:
    ended = 0
    for number in range(6):
        *_before, (state, _last) = walk(f"ends {number}")
        if state.end is None:
            continue
        ended += 1
        side = FIGURE.side(state)
        assert side is not None
        for hole, end in enumerate(state.holes):
            if isinstance(end, int):
                up, down = (NAMES[COLOURS[CAPS[end >> 1][which]]] for which in (end & 1, 1 - (end & 1)))
                shaft = "dark" if end >> 1 < EACH else "light"
                assert f"{HOLES[hole]}: {shaft} stick, {up} up, {down} below" in side.title
        veiled = FIGURE.side(state.observe(0))
        assert veiled is not None
        assert " below" not in veiled.title
        assert any(isinstance(standing, Veiled) for standing in state.observe(0).holes)
        assert check(state).height == veiled.height
    assert ended > 2
