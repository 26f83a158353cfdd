"""Position texts: a position as one line, and read back.

Options come in the order of `Options`, unseen cards by face as in CARDS, chips by island. The stack is its fresh cards
and its turn cards; a card in play comes with what was said, and with "owed" while it does not yet count as seen.
"""

from __future__ import annotations

from typing import Final

from engine.games.turi_tour import validity
from engine.games.turi_tour.animals import ANIMALS, KINDS, PARTS, Kind, Part, feels_like
from engine.games.turi_tour.board import Standing
from engine.games.turi_tour.cards import CARDS, Card
from engine.games.turi_tour.options import OPTIONS, Options, chosen
from engine.games.turi_tour.sea import ON_BOARD, Spot
from engine.games.turi_tour.state import Phase, Position
from engine.position_text import (
    NONE,
    BadPosition,
    Codec,
    Field,
    Line,
    choices,
    in_a_row,
    number,
    one_of,
    optional,
    refuse,
    side_by_side,
)

LONGEST: Final = 20_000
"""Every cell of the board may have been felt."""
HIDDEN: Final = "?"
"""Written where something is hidden; a text with it cannot be read."""


def _read_animal(name: str) -> Kind:
    kind = KIND.read(name)
    if kind not in ANIMALS:
        raise BadPosition("Only animals stand on the board between turns.")
    return kind


def _read_cell(text: str) -> Spot:
    spot = (int(text[:2]), int(text[2:])) if len(text) == 4 and text.isascii() and text.isdigit() else (0, 0)
    if spot not in ON_BOARD:
        refuse(text, "cell of the board")
    return spot


def _read_figure(text: str) -> Standing:
    return Standing(*PLACED.read(text))


KIND: Final = one_of({name: kind for kind, name in enumerate(KINDS)})
CELL: Final = Codec[Spot](lambda spot: f"{spot[0]}{spot[1]}", _read_cell)
PLACED: Final = side_by_side(":", Codec[Kind](KIND.write, _read_animal), CELL)
FIGURES: Final = in_a_row(Codec[Standing](PLACED.write, _read_figure))
CHIPS: Final = in_a_row(KIND)
CARD: Final = Codec[Card](
    lambda card: card.name.replace(" ", ":"), one_of({card.name.replace(" ", ":"): card for card in CARDS}).read
)
"""A card as it is read out in the dark, without its animal, is written too; it cannot be read."""
COUNT: Final = number(most=999)
CHOICES: Final = {option.name: option.values for option in OPTIONS}


def _shown_chips(position: Position) -> str:
    return HIDDEN if position.is_veiled else CHIPS.write(position.chips)


def _shown_figures(position: Position) -> str:
    return (HIDDEN if position.is_veiled else "") + FIGURES.write(position.figures)


LINE: Final = Line(
    Field(
        "the options",
        choices(*(CHOICES[name] for name in Options._fields)),
        lambda position: tuple(map(str, position.options)),
    ),
    Field("the phase", one_of({phase.name.lower(): phase for phase in Phase}), lambda position: position.phase),
    Field("whose turn it is", number(most=9), lambda position: position.seat + 1),
    Field("the cards won", in_a_row(COUNT, "."), lambda position: position.won),
    Field("the unseen cards", in_a_row(COUNT, ".", count=len(CARDS)), lambda position: position.unseen),
    Field(
        "the stack",
        side_by_side(".", COUNT, COUNT),
        lambda position: (position.fresh, position.turns),
    ),
    Field("the cards under it", in_a_row(CARD), lambda position: position.under),
    Field("how many of them in a row", COUNT, lambda position: position.rejected),
    Field("the chips", Codec(_shown_chips, CHIPS.read), lambda position: position),
    Field("the figures", Codec(_shown_figures, FIGURES.read), lambda position: position),
    Field("the quarter turns", number(most=9), lambda position: position.quarters),
    Field(
        "the card in play",
        side_by_side("/", optional(CARD), optional(KIND), one_of({NONE: False, "owed": True})),
        lambda position: (position.card, position.said, position.owed),
    ),
    Field("the fingertip", optional(CELL), lambda position: position.finger),
    Field("the cells felt", in_a_row(CELL), lambda position: sorted(position.felt)),
    Field("the figures met", FIGURES, lambda position: position.met),
    Field(
        "the parts felt of the figure in the hand",
        in_a_row(one_of({part: part for part in PARTS})),
        lambda position: sorted(part for part, _like in position.stroked),
    ),
    longest=LONGEST,
)


def write(position: Position) -> str:
    """The text of a position; of one seen in the dark, with "?" where something is hidden."""
    return LINE.write(position)


def read(text: str) -> Position:
    """The position that a text names. Raises BadPosition."""
    values = LINE.read(text)
    options, phase, mover, won, unseen, (fresh, turns), under, rejected = values[:8]
    chips, figures, quarters, (card, said, owed), finger, felt, met, parts = values[8:]
    hand = card.in_hand if card and card.task != "sourpuss" else said
    position = Position(
        options=chosen(dict(zip(Options._fields, options, strict=True))),
        won=won,
        unseen=unseen,
        fresh=fresh,
        turns=turns,
        under=under,
        rejected=rejected,
        seat=mover - 1,
        phase=phase,
        chips=chips,
        figures=figures,
        quarters=quarters,
        card=card,
        hand=hand,
        said=said,
        owed=owed,
        finger=finger,
        felt=frozenset(felt),
        met=met,
        stroked=_stroked(parts, hand),
    )
    validity.check(position)
    return position


def _stroked(parts: tuple[Part, ...], hand: Kind | None) -> frozenset[tuple[Part, str]]:
    if parts and hand is None:
        raise BadPosition("Nothing is in the hand to be felt.")
    return frozenset((part, feels_like(hand or 0, part)) for part in parts)
