"""Random moves a second of every game, against python-chess, in CPython and in Pyodide.

Both are played by the same seeded random player, in alternating slices of one run, so that a busy machine slows both.
"""

from __future__ import annotations

import statistics
from random import Random
from typing import TYPE_CHECKING, Final

from engine import GAMES
from engine.game import CHANCE, TERMINAL, Game
from generator.bench.clock import Work, alternate

if TYPE_CHECKING:
    from generator.bench import Request, Row

SLICES: Final = 9
SLICE_SECONDS: Final = 0.4


def measure(request: Request) -> list[Row]:
    """A row for each game in CPython, and one in Pyodide."""
    from generator.bench import at_least
    from generator.bench.pyodide import run_in_pyodide
    from generator.bench.targets import targets_of

    rows = []
    for place, rates in (("CPython", play_all), ("Pyodide", run_in_pyodide)):
        request.say(f"Random moves in {place}")
        for slug, (ours, theirs, ratio) in rates().items():
            name = f"plies: {slug}, {place}"
            target = targets_of(slug).plies_to_chess
            rows.append(at_least(name, f"{ours:,.0f}/s", f"chess {theirs:,.0f}/s", ratio, target))
    return rows


def play_all() -> dict[str, tuple[float, float, float]]:
    """For each game: its moves a second, python-chess's, and the median ratio of the slices."""
    return {slug: play(game) for slug, game in GAMES.items()}


def play(game: Game) -> tuple[float, float, float]:
    """Moves a second of the game and of python-chess, and the median ratio of the slices."""
    rates = alternate(RandomGame(game), RandomChess(), SLICES, SLICE_SECONDS)
    ours, theirs = zip(*rates, strict=True)
    return statistics.median(ours), statistics.median(theirs), statistics.median(a / b for a, b in rates)


class RandomGame(Work):
    """Random play of one game; one unit of work is one ply, chance included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        game.warm()
        self.rng = Random("plies")
        self.state = game.new_initial_state()

    def step(self) -> None:
        """One ply; a new game after the last."""
        state = self.state
        player = state.current_player
        if player == TERMINAL:
            self.state = self.game.new_initial_state()
            return
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            action = outcomes[int(self.rng.random() * len(outcomes))][0]
        else:
            actions = state.legal_actions()
            action = actions[int(self.rng.random() * len(actions))]
        self.state = state.apply(action)


class RandomChess(Work):
    """Random play of chess; one unit of work is one ply."""

    def __init__(self) -> None:
        import chess

        self.new_board = chess.Board
        self.rng = Random("plies")
        self.board = chess.Board()

    def step(self) -> None:
        """One ply; a new game when there is no move, or after chess's 200th."""
        moves = list(self.board.legal_moves)
        if not moves or self.board.ply() >= 200:
            self.board = self.new_board()
            return
        self.board.push(moves[int(self.rng.random() * len(moves))])
