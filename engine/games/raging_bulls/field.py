"""One field of the sheet: which bulls are isolated, what it scores, and which fences a roll allows."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.bits import bits
from engine.games.raging_bulls.board import (
    ALL_ARCS,
    BULLS,
    JOINING,
    LETTERS,
    NUMBERED,
    OVER,
    POSTS,
    TOUCHING,
    ArcMask,
    Cell,
    CellMask,
    Dice,
    Fence,
    FenceMask,
    PostMask,
    column_row,
)


@cache
def _pair(dice: Dice) -> tuple[int, int]:
    """The number rolled twice and the third die; (0, 0) if no number came exactly twice."""
    a, b, c = dice
    if a == b != c:
        return a, c
    return (b, a) if a != b == c else (0, 0)


@cache
def _rolled(dice: Dice) -> FenceMask:
    """The fences that join two of three numbers rolled, used posts aside."""
    a, b, c = dice
    return JOINING[a, b] | JOINING[a, c] | JOINING[b, c]


class Field(NamedTuple):
    """One field of the sheet: an immutable value that knows its isolated bulls."""

    place: int
    """0..3 for fields A-D."""
    bulls: tuple[Cell, ...] = ()
    fences: tuple[Fence, ...] = ()
    passes: int = 0
    used: PostMask = 0
    full: PostMask = 0
    """Posts used twice."""
    barred: FenceMask = 0
    """Fences that are over a bull, drawn already, or end at a full post."""
    touched: FenceMask = 0
    """Fences that end at a used post."""
    arcs: tuple[ArcMask, ...] = ()
    """By bull: the arcs of the perimeter it can still reach; 0 when it is enclosed."""
    company: tuple[CellMask, ...] = ()
    """By bull: the bulls, itself included, that no fence has parted from it."""

    @property
    def letter(self) -> str:
        """A, B, C or D."""
        return LETTERS[self.place]

    @property
    def size(self) -> int:
        """How many bulls belong in the field, and what an isolated one scores."""
        return BULLS[self.place]

    @property
    def isolated(self) -> tuple[bool, ...]:
        """By bull: enclosed by fences and parted from every other bull."""
        return tuple(
            not arcs and company == 1 << bull
            for bull, arcs, company in zip(self.bulls, self.arcs, self.company, strict=True)
        )

    @property
    def completed(self) -> bool:
        """Whether every bull of a full field is isolated."""
        if any(self.arcs) or len(self.bulls) != self.size:
            return False
        return all(company == 1 << bull for bull, company in zip(self.bulls, self.company, strict=True))

    @property
    def unused(self) -> int:
        """Posts at which no fence ends."""
        return len(POSTS) - self.used.bit_count()

    @property
    def score(self) -> int:
        """Points as it stands: isolated bulls, and unused posts once completed."""
        return self.size * sum(self.isolated) + (self.unused if self.completed else 0)

    def to_text(self) -> str:
        """Bulls, fences in the order built, and passes: "35.12.66;N3-E5.N1-S2;0"."""
        bulls = ".".join("{}{}".format(*column_row(bull)) for bull in self.bulls)
        return f"{bulls};{'.'.join(map(str, self.fences))};{self.passes}"

    def with_bull(self, cell: Cell, perimeter: bool) -> Field:
        """The field, still without fences, with one bull more; `perimeter` counts the edge as a fence."""
        bulls = (*self.bulls, cell)
        together = sum(1 << bull for bull in bulls)
        return self._replace(
            bulls=bulls,
            barred=self.barred | OVER[cell],
            arcs=(0 if perimeter else ALL_ARCS,) * len(bulls),
            company=(together,) * len(bulls),
        )

    def with_fence(self, fence: Fence) -> Field:
        """The field with one fence more, which runs over no bull."""
        left, arcs = fence.left, fence.arcs
        beyond, right = ALL_ARCS ^ arcs, ~left
        again = self.used & fence.posts
        barred = self.barred | 1 << fence.index
        if again:
            for post in bits(again):
                barred |= TOUCHING[post]
        return Field(
            self.place,
            self.bulls,
            (*self.fences, fence),
            self.passes,
            self.used | fence.posts,
            self.full | again,
            barred,
            self.touched | TOUCHING[fence.a] | TOUCHING[fence.b],
            tuple(
                [
                    mine & (arcs if left >> bull & 1 else beyond)
                    for mine, bull in zip(self.arcs, self.bulls, strict=True)
                ]
            ),
            tuple(
                [
                    mine & (left if left >> bull & 1 else right)
                    for mine, bull in zip(self.company, self.bulls, strict=True)
                ]
            ),
        )

    def with_pass(self) -> Field:
        """The field after one pass more in it."""
        return self._replace(passes=self.passes + 1)

    def buildable(self, dice: Dice) -> FenceMask:
        """The fences that a roll allows (rules, "Build Fences", "Rolling a Pair", "Rolling 3 of a Kind")."""
        if dice[0] == dice[2]:
            return _rolled(dice) & ~self.barred
        twice, third = _pair(dice)
        if not twice:
            return _rolled(dice) & ~(self.barred | self.touched)
        mixed = JOINING[min(twice, third), max(twice, third)]
        for post in bits(self.used & NUMBERED[third]):
            mixed &= ~TOUCHING[post]
        return (mixed | JOINING[twice, twice] & ~self.touched) & ~self.barred
