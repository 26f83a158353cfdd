"""A game to try searches on: take one of two bets, then a coin falls. Which bet is better is known exactly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots.playout import Playout
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Outcomes, Seat, State
from engine.message import Message

SAFE, BOLD, MAD = Action("safe"), Action("bold"), Action("mad")
STAKES = {"safe": (5, 5), "bold": (2, 10), "mad": (-100, 100)}
"""By bet: the points on tails and on heads; their means are 5, 6 and 0."""
TAILS, HEADS = Action("tails"), Action("heads")


class _Bet(NamedTuple):
    bet: str = ""
    coin: str = ""


class Bet(_Bet, State):
    """Before the bet, before the coin, or at the end."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        if not self.bet:
            return 0
        return TERMINAL if self.coin else CHANCE

    def legal_actions(self) -> Sequence[Action]:
        return () if self.bet else (BOLD, MAD, SAFE)

    def chance_outcomes(self) -> Outcomes:
        return [(HEADS, 0.5), (TAILS, 0.5)] if self.current_player == CHANCE else []

    def refusal(self, action: Action) -> IllegalAction | None:
        return None

    def after(self, action: Action) -> State:
        return self._replace(coin=str(action)) if self.bet else Bet(str(action))

    def read(self, text: str) -> Action:
        return Action(text)

    def scores(self) -> tuple[int, ...]:
        return (STAKES[self.bet][self.coin == "heads"] if self.coin else 0,)

    def winners(self) -> tuple[Seat, ...]:
        return (0,) if self.coin else ()

    def to_text(self) -> str:
        return f"{self.bet} {self.coin}"

    def status(self) -> Message:
        return Message("")


class Hidden(Bet):
    """The same, where the coin is already under the table: only `determinize` may be believed."""

    __slots__ = ()

    def determinize(self, seat: Seat, rng: Random) -> State:
        rng.random()
        return Bet(self.bet, self.coin)

    def after(self, action: Action) -> State:
        raise AssertionError("a search looked at what the seat cannot see")


class Onward(Playout):
    """No decision follows the bet."""

    def policy(self, state: State, rng: Random) -> Action:
        raise AssertionError("nobody decides after the bet")
