"""One small step of a game, by its notation, and several of them in a row that are offered as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, TypeVar, dataclass_transform

from engine.message import Message

Touch: TypeAlias = str
NO_MESSAGE: Final = Message("")


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One small step. `str(action)` is its notation; actions are equal, and sorted, by notation.

    `touches` names the things a player touches to do it, in any order, as the figure labels them.
    `message` is what the button and the log say. `gives_up` marks what gives up rather than goes on, such as a pass:
    it is offered last and less loudly. `transient` marks a step that leaves nothing behind and is done many times over,
    such as feeling one's way: it is not told afterwards. Subclasses (see `action_class`) add what their rules need.
    """

    notation: str
    touches: tuple[Touch, ...] = ()
    message: Message = NO_MESSAGE
    gives_up: bool = False
    transient: bool = False

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.notation == other.notation)

    def __lt__(self, other: Action) -> bool:
        return self.notation < other.notation

    def __hash__(self) -> int:
        return hash(self.notation)


A = TypeVar("A", bound=Action)


@dataclass_transform(frozen_default=True, eq_default=False)
def action_class(cls: type[A]) -> type[A]:
    """Decorate a kind of action with fields of its own: frozen, and equal, sorted and shown by its notation alone.

    >>> @action_class
    ... class Take(Action):
    ...     stones: int = 0
    >>> Take("take 2", ("heap",), stones=2)
    <take 2>
    """
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)


class Proposal(NamedTuple):
    """Actions in a row, each possible after those before it, that one button offers; without words it names them."""

    actions: tuple[Action, ...]
    message: Message = NO_MESSAGE


def notation_key(text: str) -> str:
    """What is left of a typed move once case and spaces are ignored."""
    return "".join(text.split()).casefold()
