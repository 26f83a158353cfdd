"""What bulls are worth, and how those of a closed area are shared out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.game import Seat
from engine.games.taurus.board import Colour
from engine.games.taurus.fence import Owners
from engine.games.taurus.state import Caught, Position

Gains: TypeAlias = "tuple[float, ...]"
"""Points by seat."""
HOPE: Final = 0.25
"""The part of the bulls of a colour still unowned that a player may hope to get: each makes every other one worth
more."""


def gain(have: int, left: int) -> float:
    """What one more bull of a colour is worth to a player who has some, with so many unowned (this one included)."""
    return have + 1 + HOPE * (left - 1)


class Tally:
    """The bulls caught by each seat and those unowned, by colour."""

    def __init__(self, caught: Sequence[Caught], left: Sequence[int]) -> None:
        self.caught = [list(each) for each in caught]
        self.left = list(left)

    def copy(self) -> Tally:
        """Another, to be changed by itself."""
        other = Tally((), self.left)
        other.caught = [each[:] for each in self.caught]
        return other

    def wish(self, seat: Seat, colour: Colour) -> float:
        """What a seat gains and the others are denied, on the average, by a bull of a colour."""
        left, caught = self.left[colour], self.caught
        gains = [gain(each[colour], left) for each in caught]
        return gains[seat] + (sum(gains) - gains[seat]) / (len(gains) - 1)

    def take(self, seat: Seat, colour: Colour) -> float:
        """Give one bull to a seat; returns what it gains."""
        gained = gain(self.caught[seat][colour], self.left[colour])
        self.caught[seat][colour] += 1
        self.left[colour] -= 1
        return gained

    def allot(self, order: Owners, bulls: Sequence[int]) -> Gains:
        """Share out bulls, given by colour; each seat takes what it wishes most. Returns what each gains."""
        inside, gains = list(bulls), [0.0] * len(self.caught)
        for pick in range(sum(inside)):
            seat = order[pick % len(order)]
            colour = self.favourite(seat, inside)
            inside[colour] -= 1
            gains[seat] += self.take(seat, colour)
        return tuple(gains)

    def favourite(self, seat: Seat, inside: Sequence[int]) -> Colour:
        """The colour that a seat takes of those inside, of which there must be one."""
        there = [colour for colour, number in enumerate(inside) if number]
        return max(there, key=lambda colour: self.wish(seat, colour))


def tally_of(position: Position) -> Tally:
    """The bulls of a position."""
    caught = [player.caught for player in position.players]
    return Tally(caught, [fields.bit_count() for fields in position.bulls])


def margin(gains: Gains, seat: Seat) -> float:
    """What a seat gains beyond the others' average."""
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)
