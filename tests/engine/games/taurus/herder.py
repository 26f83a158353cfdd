"""Matches of Taurus to look at: played by the random player who likes to close fences."""

from __future__ import annotations

from random import Random
from typing import Final

from engine import GAMES
from engine.games.taurus.rules import TaurusState
from engine.match import PERSON, Match, Player, setup
from tests.engine.games.taurus import player

GAME: Final = GAMES["taurus"]
PAIR: Final = (PERSON, PERSON)


def position(match: Match) -> TaurusState:
    """The position of a match of this game."""
    assert isinstance(match.state, TaurusState)
    return match.state


def begun(number: int, seats: tuple[Player, ...] = PAIR) -> Match:
    """A match of which nothing but the bulls is there."""
    return Match(setup(GAME, f"bull {number}", seats=seats))


def played(number: int, decisions: int, seats: tuple[Player, ...] = PAIR) -> Match:
    """A match of random herders after so many decisions, or at its end."""
    match, herder = begun(number, seats), player.Player(Random(f"herd {number}"))
    while decisions and not match.over:
        match.play(herder.choose(match.state))
        decisions -= 1
    return match


def moves(number: int, first: int, last: int) -> list[str]:
    """The decisions of such a match, from one to before another, in notation."""
    match = played(number, last)
    decided = [str(action) for action in match.plies if not str(action).startswith("bull")]
    return decided[first:]
