"""A slow, plain second implementation of Tau, to test the engine against.

It shares no code and no idea with the engine: the board is a dictionary of holes by column and row, a line is looked
for anew among all triples of consecutive holes and all colours, and every position there ever was is kept as a whole.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from itertools import permutations, product
from typing import NamedTuple

Place = tuple[int, int]
"""Column 1..5 from the left (A-E), row 1..5 from below."""

SIX_COLOURS = ("yellow", "orange", "red", "violet", "blue", "green")
LETTER = {colour: colour[0].upper() for colour in (*SIX_COLOURS, "white")} | {"black": "K"}
STICKS = [*zip(SIX_COLOURS, (*SIX_COLOURS[1:], SIX_COLOURS[0]), strict=True), ("white", "black")]
"""The six neighbours on the circle of colours, and the seventh stick."""
WILD_STICK = "WK"
NAMES = ["".join(LETTER[colour] for colour in stick) for stick in STICKS]
DEFAULTS = {"gate": "own", "wild": "free", "line": "any", "hidden": "memory", "cap": "100"}


class Peg(NamedTuple):
    """A stick in a hole: whose, its name, and the letters of the cap that shows and of the one that does not."""

    seat: int
    name: str
    up: str
    down: str


Board = Mapping[Place, Peg]


def all_places() -> list[Place]:
    """Five by five without the corners."""
    return [(x, y) for x, y in product(range(1, 6), repeat=2) if not (x in (1, 5) and y in (1, 5))]


PLACES = all_places()


def name(place: Place) -> str:
    """A place as players write it: C3."""
    return "ABCDE"[place[0] - 1] + str(place[1])


def place(text: str) -> Place:
    """The place that players write so."""
    return "ABCDE".index(text[0]) + 1, int(text[1])


def in_a_row(triple: tuple[Place, ...]) -> bool:
    """Whether three places follow each other across, upright or aslant, in this order."""
    (ax, ay), (bx, by), (cx, cy) = triple
    step = (bx - ax, by - ay)
    return step == (cx - bx, cy - by) and max(map(abs, step)) == 1


def all_triples() -> list[frozenset[Place]]:
    """Every set of three consecutive holes, found among all ordered triples of holes."""
    return sorted({frozenset(triple) for triple in permutations(PLACES, 3) if in_a_row(triple)}, key=sorted)


TRIPLES = all_triples()


def makes_colour(caps: list[str], colour: str, most_white: int) -> bool:
    """Whether three visible caps are all this colour, white standing for it."""
    return all(cap in (colour, "W") for cap in caps) and colour in caps and caps.count("W") <= most_white


def lines(board: Board, most_white: int) -> list[frozenset[Place]]:
    """Every triple of one colour that lies on the board."""
    full = [triple for triple in TRIPLES if all(spot in board for spot in triple)]
    return [
        triple
        for triple in full
        if any(makes_colour([board[spot].up for spot in triple], colour, most_white) for colour in "YORVBG")
    ]


class Table:
    """A game as it stands; `take` changes it. Steps are given and listed in notation."""

    def __init__(self, mover: int | None = None, options: Mapping[str, str] = DEFAULTS) -> None:
        self.options = {**DEFAULTS, **options}
        self.mover = mover
        self.board: dict[Place, Peg] = {}
        self.past: list[tuple[int | None, frozenset[tuple[Place, Peg]]]] = []
        self.since_placing = 0
        self.winner: int | None = None
        self.drawn = False
        self.may_ask = True
        self.asked = [0, 0]
        self.told: dict[Place, int] = {}
        self.steps_taken = 0 if mover is None else 1

    # ---- what may be done

    def steps(self) -> set[str]:
        """Everything the mover may do; the two outcomes of the lot; nothing at the end."""
        if self.winner is not None or self.drawn:
            return set()
        if self.mover is None:
            return {"start 1", "start 2"}
        return {*self.placings(), *self.turnings(), *self.movings(), *self.askings()}

    def on_board(self, seat: int) -> set[str]:
        """The names of a player's sticks that are on the board."""
        return {peg.name for peg in self.board.values() if peg.seat == seat}

    def placings(self) -> Iterator[str]:
        """A stick that is not on the board, either end up, into any free hole."""
        assert self.mover is not None
        for stick in set(NAMES) - self.on_board(self.mover):
            if stick == WILD_STICK and not self.gate_is_open():
                continue
            for cap, spot in product(stick, set(PLACES) - set(self.board)):
                yield f"place {stick}:{cap} {name(spot)}"

    def gate_is_open(self) -> bool:
        """Whether the six others (of both players, if so agreed) have been placed."""
        assert self.mover is not None
        seats = {"own": [self.mover], "all": [0, 1]}[self.options["gate"]]
        return all(len(self.on_board(seat) - {WILD_STICK}) == 6 for seat in seats)

    def own(self) -> list[Place]:
        """Where the sticks are that the mover may turn over or move."""
        return [
            spot
            for spot, peg in self.board.items()
            if peg.seat == self.mover and not (peg.name == WILD_STICK and self.options["wild"] == "fixed")
        ]

    def turnings(self) -> Iterator[str]:
        """One of the own sticks on the board, in its hole."""
        for spot in self.own():
            yield f"flip {name(spot)}"

    def movings(self) -> Iterator[str]:
        """One of the own sticks on the board, to any free hole however far."""
        for spot, target in product(self.own(), set(PLACES) - set(self.board)):
            yield f"move {name(spot)} {name(target)}"

    def askings(self) -> Iterator[str]:
        """Any stick on the board, once a turn, where that is agreed."""
        if self.options["hidden"] == "ask" and self.may_ask:
            for spot in self.board:
                yield f"recall {name(spot)}"

    # ---- doing it

    def take(self, step: str) -> None:
        """Do a legal step."""
        verb, *rest = re.findall(r"[^ :]+", step)
        {"start": self.begin, "place": self.put, "flip": self.turn, "move": self.shift, "recall": self.ask}[verb](*rest)
        self.steps_taken += 1

    def begin(self, number: str) -> None:
        """The lot."""
        self.mover = int(number) - 1

    def put(self, stick: str, cap: str, hole: str) -> None:
        """Place."""
        assert self.mover is not None
        self.board[place(hole)] = Peg(self.mover, stick, cap, stick.replace(cap, ""))
        self.told[place(hole)] = self.steps_taken
        self.since_placing = -1
        self.finish()

    def turn(self, hole: str) -> None:
        """Turn over: what was up is down."""
        peg = self.board[place(hole)]
        self.board[place(hole)] = peg._replace(up=peg.down, down=peg.up)
        self.told[place(hole)] = self.steps_taken
        self.finish()

    def shift(self, hole: str, target: str) -> None:
        """Move, the same end up; nothing is said, so what was last said of the stick goes with it."""
        self.board[place(target)] = self.board.pop(place(hole))
        self.told[place(target)] = self.told.pop(place(hole))
        self.finish()

    def ask(self, hole: str) -> None:
        """Have the hidden cap told again: no turn."""
        assert self.mover is not None
        self.asked[self.mover] += 1
        self.may_ask = False
        self.told[place(hole)] = self.steps_taken

    def finish(self) -> None:
        """The end of a turn: won, drawn, or the other's turn."""
        assert self.mover is not None
        self.since_placing += 1
        self.may_ask = True
        if lines(self.board, self.most_white()):
            self.winner = self.mover
        self.mover = 1 - self.mover
        self.past.append((self.mover, frozenset(self.board.items())))
        third = Counter(self.past)[self.past[-1]] >= 3
        self.drawn = self.winner is None and (third or self.since_placing >= int(self.options["cap"]))

    def most_white(self) -> int:
        """White caps that may stand in one line."""
        return {"any": 2, "one": 1}[self.options["line"]]

    # ---- what is seen and heard

    def shown(self) -> dict[str, tuple[int, str]]:
        """By hole: whose stick stands there, and the cap that shows."""
        return {name(spot): (peg.seat, peg.up) for spot, peg in self.board.items()}

    def heard(self, step: str) -> str:
        """The letter of the colour said aloud with this step; "" for silence."""
        verb, *rest = re.findall(r"[^ :]+", step)
        if self.options["hidden"] == "open" or verb in ("start", "move"):
            return ""
        if verb == "place":
            return rest[0].replace(rest[1], "")
        peg = self.board[place(rest[0])]
        return peg.up if verb == "flip" else peg.down

    def after(self, step: str) -> Table:
        """A new table after a step."""
        new = copy(self)
        new.board, new.past, new.asked, new.told = {**self.board}, [*self.past], [*self.asked], {**self.told}
        new.take(step)
        return new


def ways(table: Table) -> set[frozenset[tuple[str, Peg]]]:
    """Every way the hidden caps may lie for one who sees the board and both reserves and remembers nothing."""
    both = [list(_ways_of(table, seat)) for seat in (0, 1)]
    return {one | other for one, other in product(*both)}


def _ways_of(table: Table, seat: int) -> Iterator[frozenset[tuple[str, Peg]]]:
    """One player's sticks that are not in the reserve, laid out in every order that shows the same caps."""
    spots = [(name(spot), peg.up) for spot, peg in table.board.items() if peg.seat == seat]
    for order in _orders([up for _spot, up in spots], sorted(table.on_board(seat))):
        yield frozenset(
            (spot, Peg(seat, stick, up, stick.replace(up, ""))) for (spot, up), stick in zip(spots, order, strict=True)
        )


def _orders(ups: list[str], sticks: list[str]) -> Iterator[list[str]]:
    """Every order of the sticks in which each has the cap that shows."""
    if not ups:
        yield []
    for stick in sticks:
        if ups and ups[0] in stick:
            rest = [other for other in sticks if other != stick]
            yield from ([stick, *order] for order in _orders(ups[1:], rest))
