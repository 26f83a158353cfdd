"""What a game may teach a search by playouts: how to play on, when to stop, and what a position is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from engine.bots.bot import Value
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL, Action, Seat, State

Start: TypeAlias = Callable[[Random], Value]
"""Plays on from a certain position, with the luck of a generator, and says what came of it for a certain seat."""


class Playout(ABC):
    """Only `policy` is needed; each further answer makes playouts shorter or the search narrower."""

    @abstractmethod
    def policy(self, state: State, rng: Random) -> Action:
        """What the current player does in a playout: quick rather than deep."""

    def settled(self, state: State) -> bool:
        """Whether a playout need go no further."""
        return state.current_player == TERMINAL

    def value(self, state: State, seat: Seat) -> Value:
        """What a settled position is worth to the seat: by default its points."""
        return float(state.scores()[seat])

    def candidates(self, state: State) -> Sequence[Action]:
        """The decisions worth a search, not none; of equally good ones the first is taken."""
        return state.legal_actions()

    def seen(self, state: State, seat: Seat) -> Hashable:
        """What stands for all states that look alike to the seat; a game may leave out what hardly matters."""
        return state.observe(seat)

    def run(self, state: State, seat: Seat, rng: Random) -> Value:
        """Play on until settled, and say what came of it for the seat."""
        while not self.settled(state):
            on_chance = state.current_player == CHANCE
            state = state.after(draw(state, rng) if on_chance else self.policy(state, rng))
        return self.value(state, seat)

    def start(self, state: State, seat: Seat) -> Start:
        """`run` for one position, to be called many times: a game may prepare faster tables for it."""
        return partial(self.run, state, seat)
