"""What a position is made of: how far a turn has come, what each player has, and what lies on the board."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, TypeAlias, TypeVar

from engine.game import CHANCE, TERMINAL, Seat
from engine.games.taurus.board import POINTS, POSTS, Colour, Field, Fields, Hole, Pair, Pairs, Stock
from engine.games.taurus.net import Net
from engine.games.taurus.options import Options

Caught: TypeAlias = tuple[int, int, int, int]
"""Bulls by colour."""


class Phase(IntEnum):
    """How far a match and a turn have come."""

    BULLS = 0
    """Chance places the bulls."""
    START = 1
    """Every player's first fence."""
    PLAY = 2
    POSTED = 3
    """A new post waits for its wire."""
    WIRED = 4
    """The new post has its wire; a grey one may close."""
    SIDE = 5
    """A bull under the new wire is to be moved."""
    AREA = 6
    """Which of two fences gives the order of picks."""
    TAKE = 7
    OVER = 8


class Player(NamedTuple):
    """What one seat has."""

    stock: Stock
    caught: Caught = (0, 0, 0, 0)

    @property
    def score(self) -> int:
        """Each colour by itself (rules, Scoring)."""
        return sum(POINTS[number] for number in self.caught)


class Position(NamedTuple):
    """The data of a position, and what can be read off it alone."""

    options: Options
    players: tuple[Player, ...]
    pool: Stock
    """Grey wires that are left."""
    colours: tuple[Pairs, ...]
    """By seat: its wires on the board, live and dead."""
    waiting: Fields
    """Fields that are still to get a bull."""
    bulls: tuple[Fields, ...] = (0, 0, 0, 0)
    """By colour: the fields with an unowned bull."""
    grey: Pairs = 0
    """Grey wires on the board."""
    dead: Pairs = 0
    """Wires that lie across another, and so close nothing."""
    lowered: Fields = 0
    """Fields whose bull was moved below the wire over it."""
    posts_left: int = POSTS
    seat: Seat = 0
    """Whose turn it is."""
    phase: Phase = Phase.BULLS
    fresh: Hole | None = None
    """This turn's new post."""
    wire: Pair | None = None
    """The wire just attached, while something about it is to be settled."""
    inside: Fields = 0
    """Fields with bulls that are to be taken."""
    picks: tuple[Seat, ...] = ()
    """Who takes them, in order."""
    passes: int = 0
    """Turns passed in a row."""
    net: Net = Net()

    @property
    def current_player(self) -> Seat:
        """The seat to act, which is not the seat whose turn it is while others take bulls; CHANCE; TERMINAL."""
        phase = self.phase
        if phase == Phase.TAKE:
            return self.picks[0]
        if phase == Phase.BULLS:
            return CHANCE
        return TERMINAL if phase == Phase.OVER else self.seat

    @property
    def free(self) -> Fields:
        """Fields with an unowned bull."""
        return self.bulls[0] | self.bulls[1] | self.bulls[2] | self.bulls[3]


P = TypeVar("P", bound=Position)
"""A position of whatever class: a function that takes one gives back the same."""


def colour_in(position: Position, field: Field) -> Colour | None:
    """The colour of the unowned bull in a field."""
    return next((colour for colour, fields in enumerate(position.bulls) if fields >> field & 1), None)
