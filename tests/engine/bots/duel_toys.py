"""Games for two to try searches on: a heap to be solved by hand, and any graph of positions, also with circles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.bots.minimax import Judge
from engine.game import TERMINAL, Action, IllegalAction, Seat, State
from engine.message import Message


class Toy(State):
    """What the contract wants and these games do not need."""

    __slots__ = ()

    def refusal(self, action: Action) -> IllegalAction | None:
        return None

    def read(self, text: str) -> Action:
        return Action(text)

    def scores(self) -> tuple[int, ...]:
        return tuple(int(seat in self.winners()) for seat in (0, 1))

    def to_text(self) -> str:
        return repr(self)

    def status(self) -> Message:
        return Message("")


class _Heap(NamedTuple):
    left: int
    on: Seat = 0


class Heap(_Heap, Toy):
    """Take one, two or three; who takes the last wins. With a multiple of four left, the player to move has lost."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        return self.on if self.left else TERMINAL

    def legal_actions(self) -> Sequence[Action]:
        return [Action(f"take {count}") for count in range(1, min(3, self.left) + 1)]

    def after(self, action: Action) -> Heap:
        return Heap(self.left - int(str(action)[-1]), 1 - self.on)

    def winners(self) -> tuple[Seat, ...]:
        return () if self.left else (1 - self.on,)


Graph = Mapping[str, tuple[int, tuple[str, ...]]]
"""By name: who is to move (at the end the winner, 2 for a draw), and what comes next."""


class _Place(NamedTuple):
    graph: Graph
    name: str


class Place(_Place, Toy):
    """A place in a graph; equal to itself however it was reached."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.name == other.name

    @property
    def current_player(self) -> Seat:
        on, nexts = self.graph[self.name]
        return on if nexts else TERMINAL

    def legal_actions(self) -> Sequence[Action]:
        return [Action(name) for name in self.graph[self.name][1]]

    def after(self, action: Action) -> Place:
        return Place(self.graph, str(action))

    def winners(self) -> tuple[Seat, ...]:
        on, nexts = self.graph[self.name]
        return () if nexts or on == 2 else (on,)


class Blind(Judge):
    """Every position is even."""

    def evaluate(self, state: State, seat: Seat) -> float:
        return 0.0


class ByName(Judge):
    """What a position is worth to seat 0 stands at the end of its name, after a colon."""

    def evaluate(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Place)
        value = float(state.name.partition(":")[2] or 0)
        return value if seat == 0 else -value


def random_tree(rng: Random, depth: int, on: Seat = 0, name: str = "r") -> dict[str, tuple[int, tuple[str, ...]]]:
    """A tree of this depth with up to four branches at each place; a fifth of its places end the game."""
    ends = not depth or (name != "r" and rng.random() < 0.2)
    if ends:
        return {name: (int(rng.random() * 3), ())}
    branches = range(1 + int(rng.random() * 4))
    nexts = tuple(f"{name.partition(':')[0]}{place}:{int(rng.random() * 99) - 49}" for place in branches)
    found = {name: (on, nexts)}
    for child in nexts:
        who = on if rng.random() < 0.2 else 1 - on
        found |= random_tree(rng, depth - 1, who, child)
    return found
