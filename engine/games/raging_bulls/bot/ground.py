"""A field in whole numbers, made for playing it to its end thousands of times a second.

A `Rest` is what still has to be done, in one int: by bull the 24 arcs of the perimeter it reaches, then `PAIR` equal
bits for each pair of bulls not yet parted. A fence is an `&` with what it leaves, and the fewer bits are left, the
better the fence: so `PAIR` says how many arcs parting two bulls is worth. Completed is a field with nothing left.

`Spent` holds the used posts in its lower 24 bits and the posts used twice above. A fence needs certain bits to be free.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from engine.bits import bits
from engine.games.raging_bulls.actions import ROLL_OF, ROLLS
from engine.games.raging_bulls.board import (
    ALL_ARCS,
    FENCES,
    JOINING,
    POSTS,
    SIZE,
    Cell,
    Dice,
    Fence,
    Post,
    PostMask,
    number_of,
)
from engine.games.raging_bulls.state import Field

Rest: TypeAlias = int
Spent: TypeAlias = int

NUMBERS: Final = range(1, SIZE + 1)
ARCS: Final = len(POSTS)
PAIR: Final = 6
"""Arcs that parting two bulls is worth; found by trying 4, 6, 8 and 12."""
TWICE: Final = ARCS
"""Where the bits of posts used twice begin in `Spent`."""


class Choice(NamedTuple):
    """A fence on a certain roll: the bits of `Spent` that must be free, what it leaves to do, its posts and itself."""

    needs: Spent
    leaves: Rest
    posts: PostMask
    fence: Fence


Move: TypeAlias = tuple[Spent, Rest, PostMask]
"""The first three of a `Choice`: a bare tuple, which CPython takes apart faster than a named one."""


def spent(field: Field) -> Spent:
    """The posts used in a field."""
    return field.used | field.full << TWICE


def _needs_at(dice: Dice, post: Post, numbers: tuple[int, int]) -> Spent:
    """A post may have been used once if the dice show its number once more than the fence has ends of it."""
    number = number_of(post)
    again = dice.count(number) > numbers.count(number)
    return 1 << post + TWICE if again else 1 << post


def _choices(dice: Dice) -> tuple[tuple[Spent, Fence], ...]:
    a, b, c = dice
    fences = [FENCES[index] for index in bits(JOINING[a, b] | JOINING[a, c] | JOINING[b, c])]
    return tuple(
        (_needs_at(dice, fence.a, fence.numbers) | _needs_at(dice, fence.b, fence.numbers), fence) for fence in fences
    )


CHOICES: Final[dict[Dice, tuple[tuple[Spent, Fence], ...]]] = {roll.dice: _choices(roll.dice) for roll in ROLLS}
"""By dice: the fences between the numbers rolled, with what each needs free."""
THROWS: Final[tuple[Dice, ...]] = tuple(ROLL_OF[a, b, c].dice for a, b, c in map(sorted, product(NUMBERS, repeat=3)))
"""The 216 throws of three dice, alike in probability."""


class Ground:
    """The bulls of one field, and what every fence on every throw does to them."""

    def __init__(self, bulls: tuple[Cell, ...]) -> None:
        self.bulls = bulls
        self.pairs = tuple(combinations(range(len(bulls)), 2))
        self.alone = tuple(self._block(i) | self._together(i) for i in range(len(bulls)))
        """By bull: what must be done until it is isolated."""
        over = sum(1 << bull for bull in bulls)
        leaves = {fence.place: self.leaves(fence) for fence in FENCES if not fence.on & over}
        self.by_dice = {dice: _on_ground(choices, leaves) for dice, choices in CHOICES.items()}
        self._moves: dict[Dice, tuple[Move, ...]] = {
            dice: tuple((choice.needs, choice.leaves, choice.posts) for choice in choices)
            for dice, choices in self.by_dice.items()
        }

    def by_throw(self, used: Spent) -> tuple[tuple[Move, ...], ...]:
        """By throw: the fences it allows when these posts are used. More used posts only make them fewer."""
        allowed = {dice: tuple([move for move in moves if not move[0] & used]) for dice, moves in self._moves.items()}
        return tuple([allowed[dice] for dice in THROWS])

    def rest(self, field: Field) -> Rest:
        """What is left to do in a field with these bulls."""
        rest = sum(arcs << ARCS * i for i, arcs in enumerate(field.arcs))
        together = (field.company[i] >> self.bulls[j] & 1 for i, j in self.pairs)
        return rest | sum(self._pair(k) for k, yes in enumerate(together) if yes)

    def leaves(self, fence: Fence) -> Rest:
        """What a fence that runs over no bull leaves to do."""
        sides = [fence.left >> bull & 1 for bull in self.bulls]
        rest = sum(fence.arcs_beside(bull) << ARCS * i for i, bull in enumerate(self.bulls))
        return rest | sum(self._pair(k) for k, (i, j) in enumerate(self.pairs) if sides[i] == sides[j])

    def isolated(self, rest: Rest) -> int:
        """How many bulls are isolated."""
        return sum(not rest & mask for mask in self.alone)

    def _block(self, bull: int) -> Rest:
        return ALL_ARCS << ARCS * bull

    def _pair(self, k: int) -> Rest:
        return (1 << PAIR) - 1 << ARCS * len(self.bulls) + PAIR * k

    def _together(self, bull: int) -> Rest:
        return sum(self._pair(k) for k, pair in enumerate(self.pairs) if bull in pair)


def _on_ground(choices: tuple[tuple[Spent, Fence], ...], leaves: dict[int, Rest]) -> tuple[Choice, ...]:
    """Those of the fences that run over no bull."""
    return tuple(
        Choice(needs, leaves[fence.place], fence.posts, fence) for needs, fence in choices if fence.place in leaves
    )


@lru_cache(maxsize=8)
def ground_of(bulls: tuple[Cell, ...]) -> Ground:
    """The tables for these bulls; some milliseconds when new."""
    return Ground(bulls)
