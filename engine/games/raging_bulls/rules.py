"""Raging Bulls, position by position: bulls are drawn, then turns of roll, dice, fence or pass.

Decisions are `roll` or `leave` before the dice, then a fence or `pass`; chance is `bull 3 5` and `dice 2 5 5`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Outcomes, Seat, State, Touch
from engine.games.raging_bulls import actions, why
from engine.games.raging_bulls.actions import BULLS_SORTED, LEAVE, PASS, ROLL, ROLL_OUTCOMES, Phase
from engine.games.raging_bulls.board import LETTERS, MALLETS, Bull, Dice, Fence, Roll
from engine.games.raging_bulls.field import Field
from engine.message import Message

MALLET_BONUS: Final = 3
"""Points for each mallet left (rules, "End of Game")."""
CHANCE_PLIES: Final = 100
"""More than the plies of one field, so that each field has its own numbers to draw chance under."""


ON_TURN: Final[tuple[Seat, ...]] = (CHANCE, 0, CHANCE, 0, TERMINAL)
PHASE_SIGNS: Final = ("bulls", "ready", "dice", "build", "over")
READY_ACTIONS: Final = (LEAVE, ROLL)


class _Position(NamedTuple):
    phase: Phase
    field: Field
    done: tuple[Field, ...] = ()
    passes: int = 0
    dice: Dice | None = None
    perimeter: bool = False


class RagingBullsState(_Position, State):
    """A position: the fields done, the field in play, the passes made, and the dice if they are rolled."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Seat 0, CHANCE while bulls or dice fall, or TERMINAL."""
        return ON_TURN[self.phase]

    @property
    def mallets(self) -> int:
        """Mallet boxes not yet marked off."""
        return max(0, MALLETS - self.passes)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields done and the one in play."""
        return (*self.done, self.field)

    def legal_actions(self) -> Sequence[Action]:
        """`leave` and `roll`, or the fences that the roll allows and `pass`."""
        if self.phase == Phase.BUILD:
            assert self.dice is not None
            fences: list[Action] = [*actions.fences_of(self.field.buildable(self.dice))]
            fences.append(PASS)
            return fences
        return READY_ACTIONS if self.phase == Phase.READY else ()

    def chance_outcomes(self) -> Outcomes:
        """A bull at any free crossing alike (re-rolling occupied ones), or three dice."""
        if self.phase == Phase.DICE:
            return list(ROLL_OUTCOMES)
        if self.phase != Phase.BULLS:
            return []
        free = [bull for bull in BULLS_SORTED if bull.cell not in self.field.bulls]
        return [(bull, 1 / len(free)) for bull in free]

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        if self.phase == Phase.BUILD and isinstance(action, Fence):
            assert self.dice is not None
            if self.field.buildable(self.dice) >> action.index & 1:
                return None
            return why.no_fence(self.field, self.dice, action)
        return why.not_now(self, action)

    def after(self, action: Action) -> RagingBullsState:
        """The state after a legal action."""
        if isinstance(action, Fence):
            return self._with(self.field.with_fence(action))
        if isinstance(action, Roll):
            return RagingBullsState(Phase.BUILD, self.field, self.done, self.passes, action.dice, self.perimeter)
        if isinstance(action, Bull):
            field = self.field.with_bull(action.cell, self.perimeter)
            phase = Phase.READY if len(field.bulls) == field.size else Phase.BULLS
            return self._replace(phase=phase, field=field)
        if action == ROLL:
            return RagingBullsState(Phase.DICE, self.field, self.done, self.passes, None, self.perimeter)
        return self._next_field(self.field) if action == LEAVE else self._passed()

    def _with(self, field: Field) -> RagingBullsState:
        if field.completed:
            return self._next_field(field)
        return RagingBullsState(Phase.READY, field, self.done, self.passes, None, self.perimeter)

    def _next_field(self, field: Field) -> RagingBullsState:
        if field.place == len(LETTERS) - 1:
            return self._replace(phase=Phase.OVER, field=field, dice=None)
        return self._replace(phase=Phase.BULLS, field=Field(field.place + 1), done=(*self.done, field), dice=None)

    def _passed(self) -> RagingBullsState:
        """A pass beyond the third mallet ends the game (rules, "Passing")."""
        phase = Phase.OVER if self.passes == MALLETS else Phase.READY
        return self._replace(phase=phase, field=self.field.with_pass(), passes=self.passes + 1, dice=None)

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return actions.read(text)

    def mallet_bonus(self) -> int:
        """Points for the mallets left, counted once the game is over."""
        return MALLET_BONUS * self.mallets if self.phase == Phase.OVER else 0

    def scores(self) -> tuple[int, ...]:
        """The fields' points so far; the mallets left count at the end."""
        return (sum(field.score for field in self.fields) + self.mallet_bonus(),)

    def winners(self) -> tuple[Seat, ...]:
        """The one player, at the end."""
        return (0,) if self.phase == Phase.OVER else ()

    def to_text(self) -> str:
        """Fields, dice and perimeter: "35.12.66;N3-E5.N1-S2;0/44;;1 - off" (`position` reads it)."""
        fields = "/".join(field.to_text() for field in self.fields)
        turn = "".join(map(str, self.dice)) if self.dice else PHASE_SIGNS[self.phase]
        return f"{fields} {turn} {'on' if self.perimeter else 'off'}"

    def chance_index(self, ply: int) -> int:
        """The field and the plies in it, so that no field's bulls and dice depend on the fields before.

        In field A this is the ply itself. It makes a seed name one set-up, on paper and for everybody.
        """
        field = self.field
        plies = len(field.bulls) + 3 * (len(field.fences) + field.passes) + (self.phase == Phase.DICE)
        return CHANCE_PLIES * field.place + plies

    def consequence(self, action: Action) -> Message | None:
        """That a field is complete, or what leaving it brings."""
        return why.consequence(self, action)

    def status(self) -> Message:
        """What may be done now."""
        return why.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these posts, dice or mallets does nothing."""
        return why.explain(self, touches)
