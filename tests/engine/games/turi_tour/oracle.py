"""A slow, plain second implementation of Turi-Tour from the rule text, to test the engine against.

It shares no code with the engine: kinds and cards are names, the board is turned by turning its islands, and whoever
stands where is looked for anew at every question. Where exactly a figure is moved "completely onto the holiday resort"
the rules leave open; there the engine's choice is checked to be a right one, and taken over.
"""

from __future__ import annotations

from collections import Counter

from tests.engine.games.turi_tour import oracle_lattice as lattice
from tests.engine.games.turi_tour.oracle_lattice import CELLS, Cell
from tests.engine.games.turi_tour.oracle_things import FIGURES_OF_A_KIND, KINDS, PARTS, Figure, Things, pictured

NAMED = {"task": ("count", "farmer"), "strict": ("count", "farmer", "holiday", "homesick"), "never": ()}
"""By the option: the tasks that are lost by a wrong name."""
FEELS = tuple(f"feel {x} {y}" for x, y in CELLS)
DROPS = tuple(f"drop {x} {y}" for x, y in CELLS)


class Table(Things):
    """A game as it stands; `take` changes it. Steps are given and listed in notation."""

    # ---- what may be done

    @property
    def task(self) -> str:
        """Of the card in play."""
        return self.card.split()[0] if self.card else ""

    def may_touch_the_board(self) -> bool:
        """Always, but for one variant while placing."""
        placing = self.phase == "act" and self.task in ("holiday", "farmer", "sourpuss")
        return not (placing and self.options["board"] == "untouched")

    def steps(self) -> list[str]:
        """Everything the mover may do, sorted; empty at chance and at the end."""
        if self.mover is None:
            return []
        if self.phase == "look":
            return ["glasses"]
        found = [*FEELS] if self.may_touch_the_board() else []
        found += self.strokes()
        found += self.names() if self.phase == "name" else self.deeds()
        return sorted(found)

    def strokes(self) -> list[str]:
        """The figure in the hand; with one hand each part once, and not once it is named."""
        one_hand = self.options["hand"] == "one"
        if self.hand is None or (one_hand and self.phase == "act"):
            return []
        return [f"stroke {part}" for part in PARTS if not (one_hand and part in self.stroked)]

    def names(self) -> list[str]:
        """Naming what is in the hand, or asking for an animal."""
        if self.task == "sourpuss":
            return [f"ask {kind}" for kind in KINDS]
        return [f"say {kind}" for kind in (*KINDS, "farmer")]

    def deeds(self) -> list[str]:
        """What the task asks for."""
        if self.task == "count":
            return [f"count {number}" for number in range(FIGURES_OF_A_KIND + 1)]
        if self.task == "homesick":
            here = any(self.finger in lattice.base(cell) for _kind, cell in self.figures)
            return ["none", *([f"take {self.finger[0]} {self.finger[1]}"] if self.finger and here else [])]
        if not self.may_touch_the_board():
            return [*DROPS]
        return [f"drop {self.finger[0]} {self.finger[1]}"] if self.finger else []

    # ---- doing it

    def take(self, step: str, figures: list[Figure]) -> None:
        """Do a step; `figures` is where the engine has them after it."""
        verb, *rest = step.split()
        if verb == "card":
            self.draw(" ".join(rest))
        elif verb == "glasses":
            self.phase = "card"
        elif verb == "start":
            self.set_out(pictured(self.options["start"], int(rest[0])), figures)
        elif verb == "none":
            self.end_turn(self.named() and self.number(self.in_hand) == 0)
        elif len(rest) == 2 and verb != "chip":
            self.at_cell(verb, (int(rest[0]), int(rest[1])), figures)
        else:
            {"chip": self.chip, "stroke": self.stroke, "say": self.say, "ask": self.ask, "count": self.count}[verb](
                rest[0]
            )

    def at_cell(self, verb: str, cell: Cell, figures: list[Figure]) -> None:
        """With the fingertip."""
        if verb == "feel":
            self.finger = cell
            self.felt.add(cell)
        elif verb == "take":
            self.lift(cell)
        else:
            self.drop(cell, figures)

    def chip(self, kind: str) -> None:
        """The next island's animal."""
        self.resorts.append(kind)
        self.phase = "start" if len(self.resorts) == len(KINDS) else "chips"

    def set_out(self, kinds: list[str], figures: list[Figure]) -> None:
        """The animals of the start card, each on its own resort."""
        assert Counter(kind for kind, _cell in figures) == Counter(kinds)
        self.adopt(figures)
        self.phase = "look"

    def adopt(self, figures: list[Figure]) -> None:
        """Where the engine has put them is right: wholly on their own resorts, none on another's base."""
        for place, (kind, cell) in enumerate(figures):
            assert lattice.wholly_on(self.land, cell) == self.resorts.index(kind), (kind, cell)
            assert not lattice.falls([spot for _kind, spot in figures[:place]], cell), (kind, cell)
        self.figures = [*figures]

    def stroke(self, part: str) -> None:
        """A part of the figure in the hand."""
        self.stroked.add(part)

    def say(self, kind: str) -> None:
        """What the figure is."""
        self.said, self.phase = kind, "act"

    def ask(self, kind: str) -> None:
        """The others hand one over, if one is left; else it was no sourpuss."""
        if self.number(kind) == FIGURES_OF_A_KIND:
            self.end_turn(False)
        else:
            self.said = self.hand = kind
            self.phase = "act"

    @property
    def in_hand(self) -> str:
        """The figure in the hand."""
        assert self.hand is not None
        return self.hand

    def named(self) -> bool:
        """Whether the name given does not lose the task."""
        return self.task not in NAMED[self.options["naming"]] or self.said == self.hand

    def end_turn(self, right: bool) -> None:
        """The card is won or not; the next player's turn."""
        self.won[self.on] += right
        self.on = (self.on + 1) % self.players
        self.light_up()

    def count(self, number: str) -> None:
        """How many are on holiday; the figure in the hand was never one of them."""
        self.end_turn(self.named() and int(number) == self.number(self.in_hand))

    def take_off(self, gone: list[Figure]) -> None:
        """Put beside the board."""
        self.figures = [one for one in self.figures if one not in gone]

    def drop(self, cell: Cell, figures: list[Figure]) -> None:
        """Put the figure in the hand there."""
        fallen = lattice.falls(self.spots(), cell)
        resorts = lattice.touched(self.land, cell)
        if self.hand == "farmer":
            largest = [island for island in resorts if island in self.most_animals()]
            right = not fallen and self.named() and bool(largest)
            if right:
                self.take_off(self.on_island(largest[0]))
            self.end_turn(right)
            return
        at_home = self.resorts.index(self.in_hand) in resorts
        rare = self.task != "sourpuss" or self.in_hand in self.sourpusses()
        right = not fallen and self.named() and at_home and rare
        self.bring_home(cell if at_home and not fallen else None, figures)
        self.end_turn(right)

    def bring_home(self, near: Cell | None, figures: list[Figure]) -> None:
        """One more on its own resort: the nearest free place to where it was put, the others moved only if need be."""
        before, after = Counter(self.figures), Counter(figures)
        island = self.resorts.index(self.in_hand)
        free = lattice.room(self.land, island, self.spots())
        if free:
            assert before < after
            ((kind, spot),) = after - before
            assert kind == self.in_hand
            if near is not None:
                shortest = min(lattice.distance(one, near) for one in free)
                assert lattice.distance(spot, near) == shortest, (near, spot)
        kinds = Counter(kind for kind, _cell in self.figures) + Counter([self.in_hand])
        assert Counter(kind for kind, _cell in figures) == kinds
        elsewhere = [one for one in self.figures if one not in self.on_island(island)]
        assert {*elsewhere} <= {*figures}
        self.adopt(figures)

    def lift(self, cell: Cell) -> None:
        """Homesick: whatever stands under the fingertip."""
        ((kind, spot),) = [one for one in self.figures if cell in lattice.base(one[1])]
        right = kind == self.hand
        if right or self.options["lifted"] == "off":
            self.take_off([(kind, spot)])
        self.end_turn(right and self.named())

    # ---- the end

    def winners(self) -> tuple[int, ...]:
        """All with most task cards."""
        if self.phase != "over":
            return ()
        return tuple(seat for seat in range(self.players) if all(self.won[seat] >= other for other in self.won))
