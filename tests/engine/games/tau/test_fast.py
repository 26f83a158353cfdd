"""The masks of the search against the rules, along random games under every option."""

from random import Random

import pytest

from engine.bots.chance import pick
from engine.bots.minimax import DRAWN, WON
from engine.games.tau.bot.fast import FastBoard
from engine.games.tau.state import DRAW
from generator.bench.careful import wins
from tests.engine.games.tau.table import GAME, play

SEEDS = range(24)


def start(rng):
    table = {option.name: pick(option.choices, rng).value for option in GAME.options}
    return GAME.new_initial_state(**table | {"first": "dark", "hidden": "memory", "cap": "50"})


def masks(board):
    return (
        (board.on, board.key(), board.code, board.free, board.still, tuple(board.shown), tuple(board.ends)),
        (tuple(board.reserves), *map(tuple, board.own), *map(tuple, board.under)),
    )


def checked(state):
    """What the expansion says against what the rules say, action by action."""
    afters = {action: state.after(action) for action in state.legal_actions()}
    winning = {action for action in afters if wins(state, action)}
    board = FastBoard(state)
    before = masks(board)
    options = board.options()
    assert masks(board) == before
    if winning:
        assert {option.move for option in options} == winning
        assert all(option == (WON - 1, option.move, True) for option in options)
        return winning
    drawn = {action for action, after in afters.items() if after.end == DRAW}
    assert {option.move for option in options if option.final and option.value == DRAWN} == drawn
    losing = {
        action
        for action, after in afters.items()
        if action not in drawn and any(wins(after, answer) for answer in after.legal_actions())
    }
    rest = set(afters) - losing
    assert {option.move for option in options} == (rest or losing)
    assert all((option.value == 2 - WON) == (not rest) for option in options)
    return winning


@pytest.mark.slow("it compares two implementations over whole games")
@pytest.mark.parametrize("seed", SEEDS)
def test_expansions_agree_with_the_rules(seed):
    rng = Random(seed)
    state = start(rng)
    for ply in range(40):
        if state.end is not None:
            break
        winning = checked(state) if ply % 4 == seed % 4 else set()
        actions = [action for action in state.legal_actions() if action not in winning and not wins(state, action)]
        state = state.after(pick(actions or state.legal_actions(), rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_making_a_move_and_taking_it_back(seed):
    rng = Random(seed)
    state = start(rng)
    board = FastBoard(state)
    path = []
    while state.end is None:
        path.append(masks(board))
        action = pick(state.legal_actions(), rng)
        state = state.after(action)
        board.push(action)
        assert masks(board) == masks(FastBoard(state))
    for before in reversed(path):
        board.pop()
        assert masks(board) == before


@pytest.mark.slow("it compares two implementations over whole games")
def test_the_third_occurrence_is_a_draw():
    state = play(GAME.new_initial_state(first="dark"), "place RV:V A2", "place BG:G E4")
    for _ in range(2):
        checked(state)
        state = play(state, "move A2 A3", "move E4 E3", "move A3 A2")
        state = play(state, "move E3 E4") if state.still < 4 else state
    finals = {str(option.move) for option in FastBoard(state).options() if option.final}
    assert finals == {"move E3 E4"}
    checked(state)


def test_so_is_the_last_ply_before_the_cap():
    state = play(GAME.new_initial_state(first="dark", cap="50"), "place RV:V A2", "place BG:G E4")
    late = state._replace(still=49)
    assert {str(option.move).split()[0] for option in FastBoard(late).options() if option.final} == {"flip", "move"}
    checked(late)


def test_threats_are_counted_by_colour_and_hole():
    """Violet in B2 and C3: D4 can be filled, and so can A-row ends only if they are in line."""
    state = play(GAME.new_initial_state(first="dark"), "place RV:V B2", "place BG:G E2", "place VB:V C3")
    board = FastBoard(state)
    assert board.threats(1) == 1
    assert {str(move) for move in board.winning()} == {"place RV:V D4", "place VB:V D4"}
