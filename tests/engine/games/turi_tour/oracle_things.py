"""What lies on the oracle's table, and the stack with its chances."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from copy import copy
from fractions import Fraction
from typing import Self

from tests.engine.games.turi_tour import oracle_lattice as lattice
from tests.engine.games.turi_tour.oracle_lattice import Cell

KINDS = ("chicken", "cow", "horse", "pig", "rabbit", "sheep")
FIGURES_OF_A_KIND = 4
PARTS = ("back", "coat", "ears", "legs", "neck", "tail")
COPIES = {
    "full": {"holiday": 4, "count": 1, "homesick": 1},
    "lighter": {"holiday": 3, "count": 2, "homesick": 1},
}
"""Of each animal; of farmer, sourpuss and turn cards there are six."""
PLAIN = ("farmer", "sourpuss", "turn")

Figure = tuple[str, Cell]
"""A kind, and the middle of its base."""


def deck(name: str) -> Counter[str]:
    """All 54 cards."""
    cards = Counter({f"{task} {kind}": copies for task, copies in COPIES[name].items() for kind in KINDS})
    cards.update(dict.fromkeys(PLAIN, 6))
    return cards


def pictured(option: str, number: int) -> list[str]:
    """The five animals of a start card (1..)."""
    if option == "five":
        return [kind for place, kind in enumerate(KINDS, 1) if place != number]
    ring = KINDS[number - 1 :] + KINDS[: number - 1]
    return [ring[0], *ring[:4]]


class Things:
    """The pieces, and what is asked about them."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.players = players
        self.won = [0] * players
        self.unseen = deck(self.options["deck"])
        self.mixed_in = 6 if self.options["turning"] == "on" else 0
        self.drawable = int(self.options["cards"]) * players + self.mixed_in
        self.under: deque[str] = deque()
        self.rejected = 0
        self.on = 0
        self.phase = "chips"
        self.resorts: list[str] = []
        self.land = lattice.AS_LAID
        self.turns = 0
        self.figures: list[Figure] = []
        self.card = ""
        self.clear_the_dark()

    def clear_the_dark(self) -> None:
        """What is known only with the sunglasses on."""
        self.hand: str | None = None
        self.said: str | None = None
        self.finger: Cell | None = None
        self.felt: set[Cell] = set()
        self.stroked: set[str] = set()

    def copied(self) -> Self:
        """Another table on which the same lies."""
        other = copy(self)
        for name in ("won", "unseen", "under", "resorts", "figures", "felt", "stroked"):
            setattr(other, name, copy(getattr(self, name)))
        return other

    # ---- what stands where

    def number(self, kind: str) -> int:
        """How many of these animals are on holiday."""
        return sum(one == kind for one, _cell in self.figures)

    def spots(self) -> list[Cell]:
        """Where figures stand."""
        return [cell for _kind, cell in self.figures]

    def on_island(self, island: int) -> list[Figure]:
        """The figures that stand on it."""
        return [one for one in self.figures if lattice.wholly_on(self.land, one[1]) == island]

    def most_animals(self) -> list[int]:
        """The islands with the largest group; ties count."""
        sizes = [len(self.on_island(island)) for island in range(len(KINDS))]
        return [island for island, size in enumerate(sizes) if size == max(sizes)]

    def sourpusses(self) -> list[str]:
        """The kinds least represented; ties count."""
        return [kind for kind in KINDS if all(self.number(kind) <= self.number(other) for other in KINDS)]

    def met(self) -> list[Figure]:
        """The figures that the fingertip has touched."""
        return [one for one in self.figures if lattice.base(one[1]) & self.felt]

    # ---- chance

    @property
    def mover(self) -> int | None:
        """Who is on; None at chance and at the end."""
        return self.on if self.phase in ("look", "name", "act") else None

    def chances(self) -> dict[str, Fraction]:
        """Every outcome of chance with its probability; none when a player is to move."""
        if self.phase == "chips":
            left = [kind for kind in KINDS if kind not in self.resorts]
            return {f"chip {kind} {len(self.resorts) + 1}": Fraction(1, len(left)) for kind in left}
        if self.phase == "start":
            return {f"start {number}": Fraction(1, 6) for number in range(1, 7)}
        if self.phase != "card":
            return {}
        if not self.drawable:
            return {f"card {self.under[0]}": Fraction(1)}
        return {f"card {name}": chance for name, chance in self.fresh_chances().items() if chance}

    def fresh_chances(self) -> dict[str, Fraction]:
        """The turn cards not yet seen lie anywhere among the drawable ones; all others are any of the unseen."""
        turning = self.unseen["turn"] if self.mixed_in else 0
        chances = {"turn": Fraction(turning, self.drawable)}
        others = Counter({name: number for name, number in self.unseen.items() if name != "turn"})
        for name, number in others.items():
            if number:
                chances[name] = (1 - chances["turn"]) * Fraction(number, others.total())
        return chances

    def can_be_played(self, name: str) -> bool:
        """The pictured animal must be handed over; the sourpuss wants any."""
        task, _space, kind = name.partition(" ")
        if kind:
            return self.number(kind) < FIGURES_OF_A_KIND
        return task != "sourpuss" or len(self.figures) < FIGURES_OF_A_KIND * len(KINDS)

    def draw(self, name: str) -> None:
        """A card from the stack."""
        if self.drawable:
            self.drawable -= 1
            self.unseen[name] -= 1
        else:
            assert self.under.popleft() == name
        if name == "turn":
            self.turn_the_board()
        elif self.can_be_played(name):
            self.card, self.phase, self.rejected = name, "name", 0
            task, _space, kind = name.partition(" ")
            self.hand = "farmer" if task == "farmer" else kind or None
        else:
            self.under.append(name)
            self.rejected += 1
            if not self.drawable and self.rejected >= len(self.under):
                self.phase = "over"

    def turn_the_board(self) -> None:
        """By a quarter, with all that stands on it; the same player looks again."""
        self.land = lattice.quartered(self.land)
        self.figures = [(kind, lattice.quarter(cell)) for kind, cell in self.figures]
        self.turns += 1
        self.rejected = 0
        self.light_up()

    def light_up(self) -> None:
        """The sunglasses come off; the game ends when there is no card left to draw."""
        self.card = ""
        self.clear_the_dark()
        self.phase = "look" if self.drawable or self.under else "over"
