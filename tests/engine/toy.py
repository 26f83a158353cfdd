"""A game made for tests: two or three people pass a turn round, and every kind of step can happen at once.

`step` keeps the turn, `give` hands it on, `peek` shows something hidden, `toss` lets a coin fall, `stop` ends the game.
At the beginning of a turn the players may agree to end it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.game import CHANCE, TERMINAL, Action, BadPosition, Game, IllegalAction, Outcomes, Seat, State, notation_key
from engine.message import Message
from tests.engine.toy_bots import give_bots

WORDS = {
    name: Action(name, (f"button:{name}",), Message("Do {name}", {"name": name}))
    for name in ("give", "peek", "step", "stop", "toss", "heads", "tails")
}
DECISIONS = [WORDS[name] for name in ("give", "peek", "step", "stop", "toss")]
COIN = [WORDS["heads"], WORDS["tails"]]


class _Toy(NamedTuple):
    players: int
    done: tuple[str, ...] = ()


class ToyState(_Toy, State):
    """The words done so far; all else follows from them."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        if self.done and self.done[-1] in ("toss", "stop", "agreed"):
            return CHANCE if self.done[-1] == "toss" else TERMINAL
        return self.done.count("give") % self.players

    def legal_actions(self) -> list[Action]:
        return DECISIONS if self.current_player >= 0 else []

    def chance_outcomes(self) -> Outcomes:
        return [(side, 0.5) for side in COIN] if self.current_player == CHANCE else []

    def refusal(self, action: Action) -> IllegalAction | None:
        possible = COIN if self.current_player == CHANCE else self.legal_actions()
        return None if action in possible else IllegalAction("not-your-turn", {"action": str(action)})

    def after(self, action: Action) -> ToyState:
        return ToyState(self.players, (*self.done, str(action)))

    def read(self, text: str) -> Action:
        try:
            return WORDS[notation_key(text)]
        except KeyError:
            raise IllegalAction("not-understood", {"text": text, "example": "step"}) from None

    def scores(self) -> tuple[int, ...]:
        return (0,) * self.players

    def winners(self) -> tuple[Seat, ...]:
        return ()

    def agreed_end(self) -> ToyState | None:
        may = not self.done or self.done[-1] == "give"
        return ToyState(self.players, (*self.done, "agreed")) if may else None

    def to_text(self) -> str:
        return f"{self.players}:{','.join(self.done)}"

    def reveals(self, action: Action) -> bool:
        return action == WORDS["peek"]

    def status(self) -> Message:
        return Message("Do something.")


class Toy(Game):
    slug = "toy"
    title = "Toy"
    tagline = "A game made for tests."
    players = range(1, 4)
    example = "step"
    chance_by_hand = "own coin"
    by_hand_tagline = "you toss"

    def initial(self, players: int, options: Mapping[str, str]) -> ToyState:
        return ToyState(players)

    def from_text(self, text: str) -> ToyState:
        players, colon, done = text.partition(":")
        if not colon or players not in ("1", "2", "3"):
            raise BadPosition("A toy has players and words.")
        return ToyState(int(players), tuple(filter(None, done.split(","))))


TOY = Toy()
give_bots("toy")
