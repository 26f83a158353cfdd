from __future__ import annotations

from engine.games.null_game import GAME
from engine.games.null_game.board import LONGEST
from generator.drawing.figure import View
from generator.games.null_game.figures import FIGURE, board
from generator.games.null_game.figures.table import WIDTH


def test_every_stone_can_be_touched() -> None:
    scene = FIGURE.board(GAME.from_text("1 5 12"), View())
    assert scene.touches() == tuple(f"stone:{place}" for place in (5, 4, 3, 2, 1))
    assert scene.title == "A row of 5 stones"


def test_the_longest_row_is_inside_the_picture() -> None:
    middles = [board.middle(LONGEST, place)[0] for place in (LONGEST, 1)]
    assert middles == [board.STEP, WIDTH - board.STEP]


def test_what_would_be_taken_is_struck_out() -> None:
    state = GAME.from_text("1 5 12")
    assert [len(FIGURE.preview(state, action)) for action in state.legal_actions()] == [1, 2]
