"""Turi-Tour, position by position: look, put the sunglasses on, and do in the dark what the card asks for.

In the dark the mover knows what was felt with the fingertip, on the board and on the figure in the hand, and nothing
else; `observe` shows that seat no more than this.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.game import CHANCE, TERMINAL, UNKNOWN, Action, IllegalAction, Outcomes, Seat, State, Touch, Unknown
from engine.games.turi_tour import hidden, turn, why, words
from engine.games.turi_tour.actions import (
    ALL_DROPS,
    ALL_FEELS,
    ALL_SAYS,
    ASKS,
    CHIPS,
    COUNTS,
    DRAWS,
    DROP_HERE,
    GLASSES,
    NOBODY,
    STARTS,
    STROKES,
    TAKE_HERE,
    Say,
)
from engine.games.turi_tour.animals import PARTS, Kind, Part
from engine.games.turi_tour.board import Phase, Standing, standing_at
from engine.games.turi_tour.cards import CARD_OF, CARDS, TURN, Card
from engine.games.turi_tour.options import Options
from engine.games.turi_tour.sea import Quarters, Spot
from engine.message import Message

PLACING = ("farmer", "holiday", "sourpuss")
"""Tasks in which a figure is put on the board."""


class _Position(NamedTuple):
    options: Options
    won: tuple[int, ...]
    """By seat: task cards won."""
    unseen: tuple[int, ...]
    """By card: those of the 54 that nobody has seen yet."""
    fresh: int
    """Cards of the stack not yet drawn."""
    turns: int
    """How many turn cards the stack began with."""
    under: tuple[Card, ...] = ()
    """Cards put under the stack because animals were missing, in order."""
    rejected: int = 0
    """Cards put under in a row."""
    seat: Seat = 0
    phase: Phase = Phase.CHIPS
    chips: tuple[Kind, ...] = ()
    """By island: whose resort it is."""
    figures: tuple[Standing, ...] = ()
    quarters: Quarters = 0
    """How far the board is turned."""
    card: Card | None = None
    hand: Kind | Unknown | None = None
    said: Kind | None = None
    """What the figure in the hand was called, or which animal was asked for."""
    owed: bool = False
    """Whether the card in play is still to be counted as seen."""
    finger: Spot | None = None
    felt: frozenset[Spot] = frozenset()
    found: tuple[Standing, ...] = ()
    """The figures that the fingertip has met."""
    stroked: frozenset[tuple[Part, str]] = frozenset()
    """The parts of the figure in the hand that were felt, and what they are like."""
    veil: Unknown | None = None
    """In an observed state UNKNOWN: figures, chips and the figure in the hand are not shown."""


class TuriTourState(_Position, State):
    """A position."""

    __slots__ = ()

    def __repr__(self) -> str:
        """The same for equal states: sets in one order, however they were made."""
        values = (sorted(value) if isinstance(value, frozenset) else value for value in self)
        return (
            f"TuriTourState({', '.join(f'{name}={value!r}' for name, value in zip(self._fields, values, strict=True))})"
        )

    @property
    def current_player(self) -> Seat:
        """The seat to act, CHANCE for chips and cards, TERMINAL."""
        if self.phase == Phase.OVER:
            return TERMINAL
        return CHANCE if self.phase in (Phase.CHIPS, Phase.START_CARD, Phase.CARD) else self.seat

    @property
    def dark(self) -> bool:
        """Whether the mover wears the sunglasses."""
        return self.phase in (Phase.CARD, Phase.FEEL, Phase.ACT)

    @property
    def task(self) -> str:
        """The task of the card in play; "" if there is none."""
        return self.card.task if self.card else ""

    def asked_card(self, kind: Kind) -> Card:
        """A card that wants an animal of this kind: whether one can be handed over."""
        return Card("holiday", kind)

    def may_feel(self) -> bool:
        """Whether the board may be touched: while placing not at every table."""
        return self.options.board == "free" or self.phase == Phase.FEEL or self.task not in PLACING

    def strokes(self) -> Sequence[Action]:
        """The parts of the figure in the hand that may be felt: with one hand each once, and before it is named."""
        if self.hand is None or (self.phase == Phase.ACT and self.options.hand == "one"):
            return ()
        once = {part for part, _felt in self.stroked} if self.options.hand == "one" else ()
        return [STROKES[part] for part in PARTS if part not in once]

    def legal_actions(self) -> Sequence[Action]:
        """What the mover may do, sorted."""
        if self.phase == Phase.LOOK:
            return [GLASSES]
        if self.phase == Phase.FEEL:
            names: Sequence[Action] = ALL_SAYS if self.task != "sourpuss" else ()
            asks: Sequence[Action] = ASKS if self.task == "sourpuss" else ()
            return [*asks, *ALL_FEELS, *names, *self.strokes()]
        return self._acts() if self.phase == Phase.ACT else []

    def _acts(self) -> list[Action]:
        feels = ALL_FEELS if self.may_feel() else ()
        if self.task == "count":
            return [*COUNTS, *feels, *self.strokes()]
        if self.task == "homesick":
            lifted = [TAKE_HERE[self.finger]] if self.finger and standing_at(self.found, self.finger) else []
            return [*feels, NOBODY, *self.strokes(), *lifted]
        here: Sequence[Action] = [DROP_HERE[self.finger]] if self.finger else []
        return [*(here if self.may_feel() else ALL_DROPS), *feels, *self.strokes()]

    def chance_outcomes(self) -> Outcomes:
        """Chips and the start card alike for all; of the stack as many as nobody has seen."""
        if self.phase == Phase.CHIPS:
            left = [kind for kind in range(len(CHIPS)) if kind not in self.chips]
            return [(CHIPS[kind][len(self.chips)], 1 / len(left)) for kind in left]
        if self.phase == Phase.START_CARD:
            return [(start, 1 / len(STARTS)) for start in STARTS]
        return self._cards() if self.phase == Phase.CARD else []

    def _cards(self) -> Outcomes:
        if not self.fresh:
            return [(DRAWS[CARD_OF[self.under[0]]], 1.0)]
        turning = self.unseen[TURN] if self.turns else 0
        tasks = self.fresh - turning
        others = sum(self.unseen) - self.unseen[TURN] or 1
        numbers = [turning * others if place == TURN else tasks * self.unseen[place] for place in range(len(CARDS))]
        return [(DRAWS[place], number / (self.fresh * others)) for place, number in enumerate(numbers) if number]

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return why.refusal(self, action)

    def after(self, action: Action) -> TuriTourState:
        """The state after a legal action."""
        found = turn.STEPS[type(action)](self, action)
        assert isinstance(found, TuriTourState)
        return found

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return why.read(self, text)

    def scores(self) -> tuple[int, ...]:
        """Task cards won."""
        return self.won

    def winners(self) -> tuple[Seat, ...]:
        """All with most task cards (rules, End of the game)."""
        if self.phase != Phase.OVER:
            return ()
        return tuple(seat for seat, cards in enumerate(self.won) if cards == max(self.won))

    def to_text(self) -> str:
        """Everything on one line; `position` describes it."""
        from engine.games.turi_tour import text as position

        return position.write(self)

    def observe(self, seat: Seat) -> TuriTourState:
        """In the dark the mover, and whoever looks over that shoulder, sees nothing but what was felt."""
        return hidden.observed(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> TuriTourState:
        """A board that agrees with what the mover has felt."""
        return hidden.guessed(self, seat, rng)

    def reveals(self, action: Action) -> bool:
        """Feeling and looking tell something; naming does not."""
        return not isinstance(action, Say)

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What was done; a card as it is read out, which does not tell the figure."""
        return words.logged(self, action, viewer)

    def consequence(self, action: Action) -> Message | None:
        """Whether the task was fulfilled, and why."""
        return words.consequence(self, action)

    def status(self) -> Message:
        """Who is on, and what is to be done."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return why.explain(self, touches)


def is_veiled(state: TuriTourState) -> bool:
    """Whether this is what somebody in the dark knows."""
    return state.veil is UNKNOWN
