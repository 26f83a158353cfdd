"""Validity: whether a position read from a text could be played on. What passes here never fails later."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.game import BadPosition
from engine.games.turi_tour.animals import ANIMALS, EACH, KINDS
from engine.games.turi_tour.board import is_wholly_on, numbers, standing_at
from engine.games.turi_tour.cards import CARD_OF, CARDS, DECKS, TURN, is_left, playable
from engine.games.turi_tour.sea import apart
from engine.games.turi_tour.state import Phase, Position

NEVER_UNDER: Final = ("farmer", "turn")
"""Tasks that can always be done."""


def check(position: Position) -> None:
    """Raise BadPosition unless the position is possible, as far as can be told from it alone."""
    if not 2 <= len(position.won) <= 4 or not 0 <= position.seat < len(position.won) or position.quarters > 3:
        raise BadPosition("There are two to four players, one of them is on, and the board has four sides.")
    _board(position)
    _stack(position)
    _beginning(position)
    _turn(position)


def _board(position: Position) -> None:
    if len({*position.chips}) != len(position.chips) or not {*position.chips} <= {*ANIMALS}:
        raise BadPosition("Every resort has an animal of its own.")
    whole = len(position.chips) == len(ANIMALS)
    if whole == (position.phase == Phase.CHIPS) or (not whole and position.figures):
        raise BadPosition("Chips come first, figures after them.")
    if list(position.figures) != sorted(position.figures):
        raise BadPosition("Figures are named in order.")
    for one, other in combinations(position.figures, 2):
        if not apart([one.spot], other.spot):
            raise BadPosition("Two figures stand where only one can.")
    for figure in position.figures:
        if not is_wholly_on(figure.spot, position.chips.index(figure.kind), position.quarters):
            raise BadPosition("Every animal stands wholly on its own resort.")
    if max(numbers(position.figures).values(), default=0) > EACH:
        raise BadPosition(f"There are {EACH} animals of a kind.")


def _stack(position: Position) -> None:
    deck = DECKS[position.options.deck]
    if len(position.unseen) != len(deck) or any(
        number > all_ for number, all_ in zip(position.unseen, deck, strict=True)
    ):
        raise BadPosition("More cards are unseen than there are.")
    if position.turns != (deck[TURN] if position.options.turning == "on" else 0) or (
        not position.turns and position.unseen[TURN] != deck[TURN]
    ):
        raise BadPosition("Turn cards are shuffled in, or left out.")
    for card, unseen, all_ in zip(CARDS, position.unseen, deck, strict=True):
        if unseen + position.under.count(card) + (card == position.card and not position.owed) > all_:
            raise BadPosition("More cards are in the stack and in play than there are.")
    if any(card.task in NEVER_UNDER for card in position.under):
        raise BadPosition("Only cards that may want for animals lie under the stack.")
    if sum(position.won) > sum(deck) - sum(position.unseen) - len(position.under):
        raise BadPosition("More cards are won than were played.")
    turning = position.unseen[TURN] if position.turns else 0
    others = sum(position.unseen) - position.unseen[TURN]
    if not turning <= position.fresh <= turning + others - position.owed:
        raise BadPosition("The stack has more cards, or fewer, than are unseen.")
    if position.rejected > len(position.under):
        raise BadPosition("More cards were put under the stack than lie there.")
    if position.owed and (position.card is None or not position.unseen[CARD_OF[position.card]]):
        raise BadPosition("The card in play is counted as seen already.")


def _beginning(position: Position) -> None:
    if position.phase > Phase.START_CARD:
        return
    if position.figures or position.quarters or position.seat or any(position.won) or position.under:
        raise BadPosition("Before the start card nothing is played.")


def _turn(position: Position) -> None:
    dark = position.phase in (Phase.FEEL, Phase.ACT)
    if dark != (position.card is not None) or (position.card and position.card.task == "turn"):
        raise BadPosition("A card is in play in the dark, and at no other time.")
    if not dark and (position.felt or position.met or position.stroked or position.finger or position.said is not None):
        raise BadPosition("Things are felt in the dark.")
    if (position.said is not None) != (position.phase == Phase.ACT):
        raise BadPosition("First the figure is named, then the task is done.")
    if position.card and not playable(position.card, numbers(position.figures)):
        raise BadPosition("The card in play wants an animal that cannot be handed over.")
    asked = position.said if position.task == "sourpuss" else None
    if asked is not None and (asked not in ANIMALS or not is_left(asked, numbers(position.figures))):
        raise BadPosition(f"No {KINDS[asked]} is left to be handed over.")
    met = {figure for cell in position.felt if (figure := standing_at(position.figures, cell))}
    if sorted(met) != [*position.met] or (position.finger is not None and position.finger not in position.felt):
        raise BadPosition("What was met is what stands where the finger was.")
    _ending(position)


def _ending(position: Position) -> None:
    if position.phase == Phase.OVER and not position.is_spent:
        raise BadPosition("The game is over when no card can be played.")
    if position.card is None and position.phase != Phase.OVER and position.is_spent:
        raise BadPosition("The game is over.")
    if position.rejected and position.phase not in (Phase.CARD, Phase.OVER):
        raise BadPosition("Cards are put under the stack while one is drawn.")
