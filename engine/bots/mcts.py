"""Information-set Monte Carlo tree search, for any game through the contract, through `Playout`.

Each iteration guesses anew what the mover cannot see (`State.determinize`), so one tree over what the mover sees stands
for all guesses (single-observer ISMCTS: Cowling, Powley, Whitehouse 2012). Its places are the mover's own decisions;
chance and the other seats are played on the way. A choice that is open only under some guesses is measured by how often
it was open, not by how often its place was visited. The tree ends where the game says that it is `settled`.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from engine.bots.bot import Stop, Value
from engine.bots.chance import draw
from engine.bots.monte_carlo import Ranked
from engine.bots.playout import Playout
from engine.game import CHANCE, Action, Seat, State

CURIOSITY: Final = 0.7
"""How much a choice seldom tried is favoured, in parts of the span of all values seen."""
ENOUGH: Final = 20_000
"""Iterations after which more would change nothing that a person could see."""


class _Choice:
    """An action at a place of the tree: how often it was open and tried, and the sum of what came of it."""

    __slots__ = ("action", "open", "total", "tried")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.open = self.tried = 0
        self.total = 0.0

    def promise(self, curiosity: float) -> float:
        """Upper confidence bound."""
        return self.total / self.tried + curiosity * math.sqrt(math.log(self.open) / self.tried)


class _Place(dict[Action, _Choice]):
    """What the mover may see at a decision, with every choice that was open there so far."""

    def opened(self, actions: Sequence[Action]) -> list[_Choice]:
        """The choices for these actions, counted as open once more."""
        choices = [self.get(action) or self.setdefault(action, _Choice(action)) for action in actions]
        for choice in choices:
            choice.open += 1
        return choices


def search(state: State, playout: Playout, rng: Random, stop: Stop, actions: Sequence[Action]) -> list[Ranked]:
    """The actions (not none, best guess first) by how often they were tried, the most promising first.

    Every action is tried once, whatever `stop` says; it is asked once before each further iteration. Values are those
    of the playout for the mover.
    """
    tree = _Tree(state, playout, rng, actions)
    for _action in actions:
        tree.grow()
    while len(actions) > 1 and tree.iterations < ENOUGH and not stop():
        tree.grow()
    return tree.ranking()


class _Tree:
    def __init__(self, state: State, playout: Playout, rng: Random, actions: Sequence[Action]) -> None:
        self.state, self.playout, self.rng, self.actions = state, playout, rng, actions
        self.seat: Seat = state.current_player
        self.places: dict[Hashable, _Place] = {}
        self.root = _Place()
        self.iterations = 0
        self.least, self.most = math.inf, -math.inf

    def grow(self) -> None:
        """One iteration: down the tree to a choice not tried yet, on by a playout, and the result to all on the way."""
        world = self.state.determinize(self.seat, self.rng)
        choice = self.chosen(self.root.opened(self.actions))
        path = [choice]
        world = world.after(choice.action)
        while choice.tried:
            world = self.to_decision(world)
            if self.playout.settled(world):
                break
            choice = self.chosen(self.opened(world))
            path.append(choice)
            world = world.after(choice.action)
        self.learn(path, self.playout.start(world, self.seat)(self.rng))

    def to_decision(self, world: State) -> State:
        """Past chance, and past the other seats, to what the mover decides next or to where all is settled."""
        while not self.playout.settled(world) and world.current_player != self.seat:
            on_chance = world.current_player == CHANCE
            world = world.after(draw(world, self.rng) if on_chance else self.playout.policy(world, self.rng))
        return world

    def opened(self, world: State) -> list[_Choice]:
        seen = self.playout.seen(world, self.seat)
        place = self.places.get(seen)
        if place is None:
            place = self.places[seen] = _Place()
        return place.opened(self.playout.candidates(world))

    def chosen(self, choices: list[_Choice]) -> _Choice:
        """The first that was never tried, else the one with the highest bound."""
        for choice in choices:
            if not choice.tried:
                return choice
        curiosity = CURIOSITY * (self.most - self.least)
        return max(choices, key=lambda choice: choice.promise(curiosity))

    def learn(self, path: list[_Choice], value: Value) -> None:
        self.iterations += 1
        self.least, self.most = min(self.least, value), max(self.most, value)
        for choice in path:
            choice.tried += 1
            choice.total += value

    def ranking(self) -> list[Ranked]:
        found = [Ranked(choice.action, choice.total / choice.tried, choice.tried) for choice in self.root.values()]
        return sorted(found, key=lambda ranked: (-ranked.playouts, -ranked.value))
