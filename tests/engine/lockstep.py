"""A random game in the engine and in an oracle side by side: what is the same whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Protocol

import pytest

from engine.game import CHANCE, TERMINAL, Game, Option, Seat


class Table(Protocol):
    """An oracle's game."""

    players: int
    phase: str

    @property
    def mover(self) -> int | None:
        """The seat to act, None while chance does and at the end."""

    def chances(self) -> Mapping[str, Fraction]:
        """What chance may do, by notation."""

    def winners(self) -> tuple[int, ...]:
        """As the contract has them."""


class Lockstep:
    """The name decides the options, every outcome and every step."""

    def __init__(
        self, name: str, game: Game, options: Sequence[Option], players: int, oracle: Callable[..., Any], **more: str
    ) -> None:
        """`more` are options that are not drawn."""
        self.name = name
        self.rng = Random(name)
        self.options = {option.name: self.rng.choice(option.choices).value for option in options} | more
        self.table = oracle(players, self.options)
        self.state: Any = game.new_initial_state(players, **self.options)
        self.record: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the oracle sees the end."""
        return bool(self.table.phase == "over")

    def take(self, step: str) -> None:
        """This step in both."""
        self.record.append(step)
        self.state = self.state.apply(self.state.parse(step))
        self.tell(step)

    def tell(self, step: str) -> None:
        """The step to the oracle."""
        self.table.take(step)

    def by_chance(self) -> str:
        """What chance does, by the oracle's odds; "" if it is not its turn."""
        chances = self.table.chances()
        return self.rng.choices([*chances], [float(chance) for chance in chances.values()])[0] if chances else ""

    def __repr__(self) -> str:
        return f"{self.name}, {self.table.players} players, {self.options}: {self.record}"


def compare_play(game: Lockstep, steps: Sequence[str]) -> None:
    """What both sides say of the play; `steps` are the oracle's."""
    state, table = game.state, game.table
    assert [str(action) for action in state.legal_actions()] == [*steps], game
    assert {str(outcome): chance for outcome, chance in state.chance_outcomes()} == pytest.approx(
        {outcome: float(chance) for outcome, chance in table.chances().items()}, abs=1e-12
    ), game
    assert state.current_player == expected_player(table), game
    assert state.winners() == table.winners(), game


def expected_player(table: Table) -> Seat:
    """Who is on, in the contract's terms."""
    if table.phase == "over":
        return TERMINAL
    return CHANCE if table.mover is None else table.mover
