"""What can be said about the bulls of a printed board, and what that makes of it."""

from __future__ import annotations

from typing import Final

from engine.games.taurus import GAME
from engine.games.taurus.board import KINDS
from engine.games.taurus.rules import TaurusState
from engine.match import PERSON, Match, Setup, setup
from engine.message import unchanged as msgid
from generator.paper.sheet import SheetJob, SheetOption

HEADS: Final = SheetOption(
    "heads",
    "choice",
    msgid("Fields with a bull’s head"),
    "thirds",
    choices=tuple(KINDS),
    help=msgid("thirds: every third diagonal; rings: round the middle. Two players leave them empty"),
)
PLAYERS: Final = SheetOption(
    "players",
    "choice",
    msgid("Players"),
    "4",
    choices=tuple(str(count) for count in GAME.players),
    help=msgid("with fewer than four some fields stay without a bull"),
)


def setup_of(job: SheetJob, seed: str) -> Setup:
    """The match that has this board."""
    seats = (PERSON,) * int(job.options["players"])
    return setup(GAME, seed, seats=seats, options={"heads": str(job.options["heads"])})


def dealt(job: SheetJob, seed: str) -> TaurusState:
    """That match as its first player finds it."""
    state = Match(setup_of(job, seed)).state
    assert isinstance(state, TaurusState)
    return state
