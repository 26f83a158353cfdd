"""Whether a position read from a text could be played on: what passes here never fails later."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.game import BadPosition
from engine.games.turi_tour.animals import ANIMALS, EACH, KINDS
from engine.games.turi_tour.board import Phase, is_wholly_on, numbers, standing_at
from engine.games.turi_tour.cards import CARD_OF, CARDS, TURN, playable
from engine.games.turi_tour.sea import apart

if TYPE_CHECKING:
    from engine.games.turi_tour.rules import TuriTourState as State

NEVER_UNDER: Final = ("farmer", "turn")
"""Tasks that can always be done."""


def check(state: State, deck: Sequence[int]) -> None:
    """Raise BadPosition unless the state is possible."""
    if not 2 <= len(state.won) <= 4 or not 0 <= state.seat < len(state.won) or state.quarters > 3:
        raise BadPosition("There are two to four players, one of them is on, and the board has four sides.")
    _board(state)
    _stack(state, deck)
    _beginning(state)
    _turn(state)


def _board(state: State) -> None:
    if len({*state.chips}) != len(state.chips) or not {*state.chips} <= {*ANIMALS}:
        raise BadPosition("Every resort has an animal of its own.")
    whole = len(state.chips) == len(ANIMALS)
    if whole == (state.phase == Phase.CHIPS) or (not whole and state.figures):
        raise BadPosition("Chips come first, figures after them.")
    if list(state.figures) != sorted(state.figures):
        raise BadPosition("Figures are named in order.")
    for one, other in combinations(state.figures, 2):
        if not apart([one.spot], other.spot):
            raise BadPosition("Two figures stand where only one can.")
    for figure in state.figures:
        if not is_wholly_on(figure.spot, state.chips.index(figure.kind), state.quarters):
            raise BadPosition("Every animal stands wholly on its own resort.")
    if max(numbers(state.figures).values(), default=0) > EACH:
        raise BadPosition(f"There are {EACH} animals of a kind.")


def _stack(state: State, deck: Sequence[int]) -> None:
    if len(state.unseen) != len(deck) or any(number > all_ for number, all_ in zip(state.unseen, deck, strict=True)):
        raise BadPosition("More cards are unseen than there are.")
    if state.turns != (deck[TURN] if state.options.turning == "on" else 0) or (
        not state.turns and state.unseen[TURN] != deck[TURN]
    ):
        raise BadPosition("Turn cards are shuffled in, or left out.")
    for card, unseen, all_ in zip(CARDS, state.unseen, deck, strict=True):
        if unseen + state.under.count(card) + (card == state.card and not state.owed) > all_:
            raise BadPosition("More cards are in the stack and in play than there are.")
    if any(card.task in NEVER_UNDER for card in state.under):
        raise BadPosition("Only cards that may want for animals lie under the stack.")
    if sum(state.won) > sum(deck) - sum(state.unseen) - len(state.under):
        raise BadPosition("More cards are won than were played.")
    turning = state.unseen[TURN] if state.turns else 0
    others = sum(state.unseen) - state.unseen[TURN]
    if not turning <= state.fresh <= turning + others - state.owed:
        raise BadPosition("The stack has more cards, or fewer, than are unseen.")
    if state.rejected > len(state.under):
        raise BadPosition("More cards were put under the stack than lie there.")
    if state.owed and (state.card is None or not state.unseen[CARD_OF[state.card]]):
        raise BadPosition("The card in play is counted as seen already.")


def _beginning(state: State) -> None:
    if state.phase > Phase.START_CARD:
        return
    if state.figures or state.quarters or state.seat or any(state.won) or state.under:
        raise BadPosition("Before the start card nothing is played.")


def _turn(state: State) -> None:
    dark = state.phase in (Phase.FEEL, Phase.ACT)
    if dark != (state.card is not None) or (state.card and state.card.task == "turn"):
        raise BadPosition("A card is in play in the dark, and at no other time.")
    if not dark and (state.felt or state.found or state.stroked or state.finger or state.said is not None):
        raise BadPosition("Things are felt in the dark.")
    if (state.said is not None) != (state.phase == Phase.ACT):
        raise BadPosition("First the figure is named, then the task is done.")
    if state.card and not playable(state.card, numbers(state.figures)):
        raise BadPosition("The card in play wants an animal that cannot be handed over.")
    asked = state.said if state.task == "sourpuss" else None
    if asked is not None and (asked not in ANIMALS or numbers(state.figures)[asked] >= EACH):
        raise BadPosition(f"No {KINDS[asked]} is left to be handed over.")
    met = {figure for cell in state.felt if (figure := standing_at(state.figures, cell))}
    if sorted(met) != [*state.found] or (state.finger is not None and state.finger not in state.felt):
        raise BadPosition("What was met is what stands where the finger was.")
    _ending(state)


def _ending(state: State) -> None:
    ended = not state.fresh and state.rejected >= len(state.under)
    if state.phase == Phase.OVER and not ended:
        raise BadPosition("The game is over when no card can be played.")
    if state.card is None and state.phase != Phase.OVER and ended:
        raise BadPosition("The game is over.")
    if state.rejected and state.phase not in (Phase.CARD, Phase.OVER):
        raise BadPosition("Cards are put under the stack while one is drawn.")
