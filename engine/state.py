"""One position of a game, and what positions have in common: the half of the contract that is played on.

`engine.game` has the other half, `Game`, and names everything here as well.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from engine.action import Action, Proposal, Touch
from engine.message import Message
from engine.refusal import IllegalAction

Seat: TypeAlias = int
Probability: TypeAlias = float
Outcomes: TypeAlias = "list[tuple[Action, Probability]]"

CHANCE: Final[Seat] = -1
SPECTATOR: Final[Seat] = -2
"""Nobody's seat: whoever looks on from there sees what all may see."""
TERMINAL: Final[Seat] = -4


class Unknown:
    """Stands in an observed state for a thing that the seat may not see."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = Unknown()


class State(ABC):
    """One position: an immutable, hashable value. Every method leaves it as it was.

    >>> from tests.engine.null_game import GAME  # a row of stones: take one or two, and the last one wins
    >>> state = GAME.new_initial_state()
    >>> state.current_player, state.legal_actions()
    (0, (<take 1>, <take 2>))
    >>> after = state.apply(state.parse("Take 2"))
    >>> print(after.status())
    Player 2: take one stone or two.
    >>> after.to_text(), state.to_text()
    ('2 10 12', '1 12 12')
    >>> last = GAME.from_text("2 1 12")
    >>> last.parse("take 2")
    Traceback (most recent call last):
    engine.refusal.IllegalAction: Only one stone is left: take that one.
    >>> end = last.apply(last.parse("take 1"))
    >>> end.current_player == TERMINAL, end.winners(), end.scores()
    (True, (1,), (0, 1))
    """

    __slots__ = ()

    @property
    @abstractmethod
    def current_player(self) -> Seat:
        """The seat to act (0..), CHANCE or TERMINAL."""

    @property
    def dark(self) -> bool:
        """Whether the player to move has their eyes covered: then the past is hidden with what `observe` hides now."""
        return False

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What the current player may do, sorted; empty only at chance and at the end."""

    def chance_outcomes(self) -> Outcomes:
        """Every outcome with its probability, sorted; empty unless the current player is CHANCE."""
        return []

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the action is refused here; None if it is legal (or a possible outcome, at chance)."""

    @abstractmethod
    def after(self, action: Action) -> State:
        """The state after an action known to be legal: `apply` without the check, for search."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """An action of this game by its notation, legal here or not. Raises IllegalAction("not-understood")."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points of each seat so far, or at the end."""

    @abstractmethod
    def winners(self) -> tuple[Seat, ...]:
        """At the end the winning seats, several when shared, () for a draw; () before the end."""

    @abstractmethod
    def to_text(self) -> str:
        """The whole position as one line; `Game.from_text` reads it back."""

    def apply(self, action: Action) -> State:
        """The state after the action. Raises IllegalAction."""
        refused = self.refusal(action)
        if refused is not None:
            raise refused
        return self.after(action)

    def parse(self, text: str) -> Action:
        """The legal action (at chance: the outcome) that the notation names. Raises IllegalAction with the reason."""
        action = self.read(text)
        refused = self.refusal(action)
        if refused is not None:
            raise refused
        return action

    def observe(self, seat: Seat) -> State:
        """The state as `seat`, or a SPECTATOR, may see it. A game that hides nothing shows itself."""
        return self

    def information_state(self, seat: Seat) -> State:
        """The state as far as `seat` can know it with a perfect memory of all that it saw, heard and did."""
        return self.observe(seat)

    def determinize(self, seat: Seat, rng: Random) -> State:
        """A random full state that agrees with all that `seat` knows; only `rng.random()` is drawn on."""
        return self

    def reveals(self, action: Action) -> bool:
        """Whether doing this shows a player something hidden, so that it can't be taken back between people."""
        return self.announcement(action) is not None

    def consequence(self, action: Action) -> Message | None:
        """What a possible action brings beside itself, told when it is done: "Round 2 is complete: 29 points."."""
        return None

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What the log says of an action to a seat, or to all (None): what the button said, unless that is secret."""
        return action.message

    def caution(self, action: Action) -> Message | None:
        """What to ask before a legal action that gives up a lot or has to be looked at; None if it is done at once.

        While it waits for the answer, the page shows what the action would do.
        """
        return None

    def proposals(self) -> Sequence[Proposal]:
        """What most players would do or choose between now, each offered by one button; the player may do others."""
        return ()

    def agreed_end(self) -> State | None:
        """The final position if all players agree to end the match here; None where they may not."""
        return None

    def announcement(self, action: Action) -> Message | None:
        """What is said aloud, once, when a possible action is done: shown for a moment and never kept in a log."""
        return None

    def chance_index(self, ply: int) -> int:
        """The number under which a seeded match draws this chance outcome; by default the ply.

        A game whose later set-ups should not depend on how long the earlier play took gives its own count.
        """
        return ply

    @abstractmethod
    def status(self) -> Message:
        """What the player to move may do now, in a sentence."""

    def remarks(self) -> Sequence[Message]:
        """What is worth saying about the position beside the board, such as all that is wrong with it."""
        return ()

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why no legal action is done by touching these things (by their names, in the order touched)."""
        return IllegalAction("nothing-there")
