"""A position as one line of text, read back.

Options; phase; whose turn; cards won; unseen cards by face; fresh cards and turn cards of the stack; cards under the
stack and how many of them in a row; chips by island; figures; quarter turns; the card in play, what was said, and
"owed" while it does not count as seen; the finger; cells felt; figures met; parts felt of the figure in the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.entries import NONE, listed, one_of
from engine.game import BadPosition
from engine.games.turi_tour import valid
from engine.games.turi_tour.animals import ANIMALS, KINDS, PARTS, Kind, feels_like
from engine.games.turi_tour.board import Phase, Standing
from engine.games.turi_tour.cards import CARDS, DECKS, Card
from engine.games.turi_tour.options import Options
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.sea import ON_BOARD, Spot

PARTS_OF_TEXT: Final = 16
LONGEST: Final = 20_000
CHOICES: Final = (
    ("full", "lighter"),
    ("double", "five"),
    ("task", "strict", "never"),
    ("off", "back"),
    ("off", "on"),
    ("free", "one"),
    ("free", "untouched"),
    ("8", "4", "12"),
)
PHASES: Final[Mapping[str, Phase]] = {phase.name.lower(): phase for phase in Phase}
CARD_NAMES: Final[Mapping[str, Card]] = {card.name.replace(" ", ":"): card for card in CARDS}
HIDDEN: Final = "?"


def write(state: TuriTourState) -> str:
    """The text of a position; of one seen in the dark, with "?" where something is hidden."""
    card = state.card.name.replace(" ", ":") if state.card else NONE
    said = NONE if state.said is None else KINDS[state.said]
    hidden = HIDDEN if state.veil is not None else ""
    return " ".join(
        (
            ".".join(map(str, state.options)),
            state.phase.name.lower(),
            str(state.seat + 1),
            ".".join(map(str, state.won)),
            ".".join(map(str, state.unseen)),
            f"{state.fresh}.{state.turns}",
            _joined(card.name.replace(" ", ":") for card in state.under),
            str(state.rejected),
            hidden or _joined(KINDS[kind] for kind in state.chips),
            hidden + _figures(state.figures),
            str(state.quarters),
            f"{card}/{said}/{'owed' if state.owed else NONE}",
            NONE if state.finger is None else _spot(state.finger),
            _joined(_spot(spot) for spot in sorted(state.felt)),
            _figures(state.found),
            _joined(sorted(part for part, _felt in state.stroked)),
        )
    )


def _joined(names: object) -> str:
    assert hasattr(names, "__iter__")
    return ",".join(names) or NONE


def _spot(spot: Spot) -> str:
    return f"{spot[0]}{spot[1]}"


def _figures(figures: tuple[Standing, ...]) -> str:
    return _joined(f"{KINDS[figure.kind]}:{_spot(figure.spot)}" for figure in figures)


def read(text: str) -> TuriTourState:
    """The position that a text names. Raises BadPosition."""
    parts = text.split() if len(text) <= LONGEST else []
    if len(parts) != PARTS_OF_TEXT:
        raise BadPosition(f"A position has {PARTS_OF_TEXT} parts.")
    options = _options(parts[0])
    won = _numbers(parts[3], "cards won")
    card, said, owed = _fields(parts[11], "/", 3, "the card in play")
    found_card = None if card == NONE else one_of(CARD_NAMES, card, "the card in play")
    asked = None if said == NONE else _kind(said)
    hand = found_card.in_hand if found_card and found_card.task != "sourpuss" else asked
    state = TuriTourState(
        options,
        won,
        _numbers(parts[4], "unseen cards"),
        *_pair(parts[5]),
        tuple(listed(parts[6], lambda name: one_of(CARD_NAMES, name, "a card under the stack"))),
        _numbers(parts[7], "cards put under in a row")[0],
        _numbers(parts[2], "whose turn it is")[0] - 1,
        one_of(PHASES, parts[1], "the phase"),
        tuple(listed(parts[8], _kind)),
        tuple(listed(parts[9], _figure)),
        _numbers(parts[10], "quarter turns")[0],
        found_card,
        hand,
        asked,
        one_of({NONE: False, "owed": True}, owed, "whether the card is owed"),
        None if parts[12] == NONE else _cell(parts[12]),
        frozenset(listed(parts[13], _cell)),
        tuple(listed(parts[14], _figure)),
        frozenset(_stroked(parts[15], hand)),
    )
    valid.check(state, DECKS[options.deck])
    return state


def _stroked(text: str, hand: Kind | None) -> list[tuple[str, str]]:
    parts = listed(text, lambda name: one_of({part: part for part in PARTS}, name, "a part of a figure"))
    if parts and hand is None:
        raise BadPosition("Nothing is in the hand to be felt.")
    return [(part, feels_like(hand or 0, part)) for part in parts]


def _options(text: str) -> Options:
    values = text.split(".")
    if len(values) != len(CHOICES) or any(value not in row for value, row in zip(values, CHOICES, strict=True)):
        raise BadPosition("The options are deck, start, naming, lifted, turning, hand, board and cards.")
    deck, start, naming, lifted, turning, hand, board, cards = values
    return Options(deck, start, naming, lifted, turning, hand, board, int(cards))


def _numbers(text: str, what: str) -> tuple[int, ...]:
    texts = text.split(".")
    if len(texts) > 40 or not all(number.isascii() and number.isdigit() and len(number) <= 3 for number in texts):
        raise BadPosition(f"For {what} numbers are wanted, parted by dots.")
    return tuple(map(int, texts))


def _pair(text: str) -> tuple[int, int]:
    numbers = _numbers(text, "the stack")
    if len(numbers) != 2:
        raise BadPosition("For the stack two numbers are wanted.")
    return numbers[0], numbers[1]


def _fields(text: str, mark: str, number: int, what: str) -> list[str]:
    fields = text.split(mark)
    if len(fields) != number:
        raise BadPosition(f"There must be {number} entries for {what}.")
    return fields


def _kind(name: str) -> Kind:
    return one_of({kind: place for place, kind in enumerate(KINDS)}, name, "a figure")


def _cell(text: str) -> Spot:
    spot = (int(text[:2]), int(text[2:])) if len(text) == 4 and text.isascii() and text.isdigit() else (0, 0)
    if spot not in ON_BOARD:
        raise BadPosition(f"“{text[:10]}” is no cell of the board.")
    return spot


def _figure(text: str) -> Standing:
    name, _colon, cell = text.partition(":")
    kind = _kind(name)
    if kind not in ANIMALS:
        raise BadPosition("Only animals stand on the board between turns.")
    return Standing(kind, _cell(cell))
