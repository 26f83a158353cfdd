"""What a position is made of: the fields of the sheet with their bulls and fences, and how far the play has come."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from engine.bits import bits
from engine.game import CHANCE, TERMINAL, Seat
from engine.games.raging_bulls.board import (
    ALL_ARCS,
    BULLS,
    LETTERS,
    MALLET_BONUS,
    MALLETS,
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
)
from engine.games.raging_bulls.options import Options


class Phase(IntEnum):
    """What happens next."""

    BULLS = 0
    """Chance places a bull."""
    READY = 1
    """The player rolls the dice or leaves the field."""
    DICE = 2
    """The dice fall."""
    BUILD = 3
    """The player builds a fence on the roll, or passes."""
    OVER = 4


MOVERS: Final[tuple[Seat, ...]] = (CHANCE, 0, CHANCE, 0, TERMINAL)
"""By phase: whose turn it is."""


class Field(NamedTuple):
    """One field of the sheet: an immutable value that knows its isolated bulls."""

    place: int
    """0..3 for fields A-D."""
    bulls: tuple[Cell, ...] = ()
    fences: tuple[Fence, ...] = ()
    """In the order built."""
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
    def is_last(self) -> bool:
        """Whether the game ends with this field."""
        return self.place == len(LETTERS) - 1

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
        barred = self.barred | 1 << fence.place
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


class Position(NamedTuple):
    """The data of a position: the fields done, the field in play, the passes made, and the dice if they are rolled."""

    phase: Phase
    field: Field
    done: tuple[Field, ...] = ()
    passes: int = 0
    """In all fields together."""
    dice: Dice | None = None
    options: Options = Options()

    @property
    def current_player(self) -> Seat:
        """Seat 0, CHANCE while bulls or dice fall, or TERMINAL."""
        return MOVERS[self.phase]

    @property
    def perimeter(self) -> bool:
        """Whether the edge of a field counts as a fence."""
        return self.options.perimeter == "on"

    @property
    def mallets(self) -> int:
        """Mallet boxes not yet marked off."""
        return max(0, MALLETS - self.passes)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields done and the one in play."""
        return (*self.done, self.field)

    @property
    def score(self) -> int:
        """The fields' points so far; once the game is over the mallets left count too."""
        bonus = MALLET_BONUS * self.mallets if self.phase == Phase.OVER else 0
        return sum(field.score for field in self.fields) + bonus
