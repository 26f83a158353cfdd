"""A game made for tests in which every seat holds cards that the others may not see: leaves of trees, each once.

At first seat 1 holds ash, seat 2 beech, seat 3 cedar. `draw` takes a leaf that chance deals unseen, `show elm` puts one
on the table, `burn elm` throws one away (a way out, and asked about), `pass` hands the turn on, `stop` ends the game.
Whatever is written of a position names the leaves that may be seen in it, and "?" for the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.game import (
    CHANCE,
    TERMINAL,
    UNKNOWN,
    Action,
    BadPosition,
    Game,
    Hides,
    IllegalAction,
    Outcomes,
    Proposal,
    Seat,
    State,
    Touch,
    Unknown,
    notation_key,
)
from engine.message import Message
from tests.engine.toy_bots import give_bots

LEAVES = ("ash", "beech", "cedar", "elm", "fir", "gum", "hazel", "ivy")
Leaf: TypeAlias = "str | Unknown"
Hand: TypeAlias = tuple[Leaf, ...]

DRAW = Action("draw", ("pile",), Message("Draw a leaf"))
PASS = Action("pass", ("pass",), Message("Pass the turn on"))
STOP = Action("stop", ("stop",), Message("Stop the game"))
DEAL = {leaf: Action(f"deal {leaf}", (), Message("{leaf} is dealt", {"leaf": leaf})) for leaf in LEAVES}
SHOW = {leaf: Action(f"show {leaf}", (f"hand:{leaf}",), Message("Show {leaf}", {"leaf": leaf})) for leaf in LEAVES}
BURN = {
    leaf: Action(f"burn {leaf}", ("stove", f"hand:{leaf}"), Message("Burn {leaf}", {"leaf": leaf}), gives_up=True)
    for leaf in LEAVES
}
ALL = {
    notation_key(str(action)): action
    for action in (DRAW, PASS, STOP, *DEAL.values(), *SHOW.values(), *BURN.values())
}  # fmt: skip


class _Hands(NamedTuple):
    hands: tuple[Hand, ...]
    seat: Seat = 0
    shown: tuple[str, ...] = ()
    burnt: tuple[str, ...] = ()
    dealing: bool = False
    over: bool = False


class HandsState(_Hands, State):
    """Who holds what, and what lies on the table."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        return TERMINAL if self.over else CHANCE if self.dealing else self.seat

    @property
    def pile(self) -> list[str]:
        held = {leaf for hand in self.hands for leaf in hand}
        return [leaf for leaf in LEAVES if leaf not in held and leaf not in (*self.shown, *self.burnt)]

    def legal_actions(self) -> list[Action]:
        if self.current_player < 0:
            return []
        own = [leaf for leaf in self.hands[self.seat] if isinstance(leaf, str)]
        draw = [DRAW] if self.pile else []
        return sorted([*draw, PASS, STOP, *(SHOW[leaf] for leaf in own), *(BURN[leaf] for leaf in own)])

    def chance_outcomes(self) -> Outcomes:
        return [(DEAL[leaf], 1 / len(self.pile)) for leaf in self.pile] if self.current_player == CHANCE else []

    def refusal(self, action: Action) -> IllegalAction | None:
        possible = [deal for deal, _odds in self.chance_outcomes()] or self.legal_actions()
        return None if action in possible else IllegalAction("not-your-turn", {"action": str(action)})

    def after(self, action: Action) -> HandsState:
        verb, _space, leaf = str(action).partition(" ")
        if verb == "deal":
            return self._holding((*self.hands[self.seat], leaf))._replace(dealing=False)
        if verb in ("show", "burn"):
            left = self._holding(tuple(held for held in self.hands[self.seat] if held != leaf))
            if verb == "show":
                return left._replace(shown=(*self.shown, leaf))
            return left._replace(burnt=(*self.burnt, leaf))
        if verb == "pass":
            return self._replace(seat=(self.seat + 1) % len(self.hands))
        return self._replace(dealing=verb == "draw", over=verb == "stop")

    def _holding(self, hand: Hand) -> HandsState:
        return self._replace(hands=(*self.hands[: self.seat], hand, *self.hands[self.seat + 1 :]))

    def read(self, text: str) -> Action:
        try:
            return ALL[notation_key(text)]
        except KeyError:
            raise IllegalAction("not-understood", {"text": text, "example": "draw"}) from None

    def scores(self) -> tuple[int, ...]:
        return tuple(map(len, self.hands))

    def winners(self) -> tuple[Seat, ...]:
        return (0,) if self.over else ()

    def observe(self, seat: Seat) -> HandsState:
        return self._replace(
            hands=tuple(
                hand if place == seat else (UNKNOWN,) * len(hand) for place, hand in enumerate(self.hands)
            )
        )  # fmt: skip

    def reveals(self, action: Action) -> bool:
        return str(action).startswith("deal")

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        seen = viewer == self.seat or not str(action).startswith(("deal", "burn"))
        return action.message if seen else Message(f"Something to {str(action).partition(' ')[0]}")

    def consequence(self, action: Action) -> Message | None:
        leaf = str(action).removeprefix("show ")
        return Message("The {leaf} rustles.", {"leaf": leaf}) if leaf in ("beech", "elm") else None

    def caution(self, action: Action) -> Message | None:
        return Message("It burns for good.") if str(action).startswith("burn") else None

    def proposals(self) -> Sequence[Proposal]:
        own = [leaf for leaf in self.hands[self.seat] if isinstance(leaf, str)]
        return [Proposal((*(SHOW[leaf] for leaf in own), PASS))] if len(own) > 1 else []

    def to_text(self) -> str:
        hands = "/".join(" ".join(leaf if isinstance(leaf, str) else "?" for leaf in hand) for hand in self.hands)
        return f"{self.seat}:{hands}:{' '.join(self.shown)}"

    def status(self) -> Message:
        hand = self.to_text().split(":")[1].split("/")[self.seat]
        return Message("Seat {seat} has {hand}.", {"seat": self.seat + 1, "hand": hand or "nothing"})

    def remarks(self) -> list[Message]:
        return [Message("Hands: {hands}", {"hands": self.to_text()})]

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        return IllegalAction("not-held", msgid=f"Only what is held can be touched: {self.to_text()}")


class Hands(Game):
    slug = "hands"
    title = "Hands"
    tagline = "A game made for tests."
    players = range(2, 4)
    hides = Hides.HANDS
    link_reveals = "The link holds the cards of every hand, and it is not encrypted."
    example = "draw"

    def __init__(self, *, titles: tuple[str, ...] = ()) -> None:
        self.seat_titles = titles  # type: ignore[misc]

    def initial(self, players: int, options: Mapping[str, str]) -> HandsState:
        return HandsState(tuple((leaf,) for leaf in LEAVES[:players]))

    def from_text(self, text: str) -> HandsState:
        raise BadPosition("Nobody has written this down.")


HANDS = Hands()
give_bots("hands")
