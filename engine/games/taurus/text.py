"""A position as one line of text, read back.

Twelve parts and one for each player: options; phase; whose turn; posts; grey wires; dead wires; bulls, a letter for
each field from a1 on, "." for none and "?" for one still to come; lowered bulls; the new post; the wire to be settled;
fields with bulls to take and who takes them; turns passed. A player is `wires/bulls caught`. Wires are pairs of holes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.bits import bits
from engine.entries import NONE, listed, one_of
from engine.game import BadPosition
from engine.games.taurus import valid
from engine.games.taurus.board import Caught, Phase, Player
from engine.games.taurus.ground import (
    FIELD_OF,
    FIELDS,
    HOLE_OF,
    HOLES,
    PAIR_OF,
    PAIRS,
    Ends,
    Fields,
    Hole,
    Pair,
    Pairs,
)
from engine.games.taurus.net import Net
from engine.games.taurus.options import KITS, POSTS, Options, Stock
from engine.games.taurus.rules import TaurusState, colour_in
from engine.games.taurus.turn import rebuilt

BULL_LETTERS: Final = "kngr"
"""Black, brown, grey, red."""
PARTS: Final = 12
LONGEST: Final = 6000
CHOICES: Final = (
    ("three", "one"),
    ("short", "any"),
    ("later", "both", "none"),
    ("thirds", "rings"),
    ("choice", "inner"),
)
PHASES: Final[Mapping[str, Phase]] = {phase.name.lower(): phase for phase in Phase}
SEATS: Final = {str(seat + 1): seat for seat in range(4)}
MOST_PASSES: Final = 4


def write(state: TaurusState) -> str:
    """The text of a position."""
    parts = (
        ".".join(state.options),
        state.phase.name.lower(),
        str(state.seat + 1),
        _joined(HOLES[hole] for hole in bits(state.net.posts)),
        _wires(state.grey),
        _wires(state.dead),
        "".join(_sign(state, field) for field in range(len(FIELDS))),
        _fields(state.lowered),
        NONE if state.fresh is None else HOLES[state.fresh],
        NONE if state.wire is None else _wires(1 << state.wire),
        f"{_fields(state.inside)}/{_joined(str(seat + 1) for seat in state.picks)}",
        str(state.passes),
    )
    players = [
        f"{_wires(laid)}/{'.'.join(map(str, player.caught))}"
        for laid, player in zip(state.colours, state.players, strict=True)
    ]
    return " ".join((*parts, *players))


def _joined(names: object) -> str:
    assert hasattr(names, "__iter__")
    return ",".join(names) or NONE


def _wires(pairs: Pairs) -> str:
    return _joined(f"{HOLES[PAIRS[pair].a]}+{HOLES[PAIRS[pair].b]}" for pair in bits(pairs))


def _fields(fields: Fields) -> str:
    return _joined(FIELDS[field] for field in bits(fields))


def _sign(state: TaurusState, field: int) -> str:
    colour = colour_in(state, field)
    return BULL_LETTERS[colour] if colour is not None else "?" if state.waiting >> field & 1 else "."


def read(text: str) -> TaurusState:
    """The position that a text names. Raises BadPosition."""
    parts = text.split() if len(text) <= LONGEST else []
    if not PARTS + 2 <= len(parts) <= PARTS + 4:
        raise BadPosition(f"A position has {PARTS} parts and one for each of two to four players.")
    options = _options(parts[0])
    posts = _mask(listed(parts[3], _hole))
    grey, dead = _mask(listed(parts[4], _pair)), _mask(listed(parts[5], _pair))
    laid = [_read_player(part) for part in parts[PARTS:]]
    inside, picks = _two(parts[10])
    state = TaurusState(
        options,
        tuple(Player(_left(options, wires), caught) for wires, caught in laid),
        _left(options, grey),
        tuple(wires for wires, _caught in laid),
        _signs(parts[6], "?"),
        tuple(_signs(parts[6], letter) for letter in BULL_LETTERS),
        grey,
        dead,
        _mask(listed(parts[7], _field)),
        POSTS - posts.bit_count(),
        one_of(SEATS, parts[2], "whose turn it is"),
        one_of(PHASES, parts[1], "the phase"),
        None if parts[8] == NONE else _hole(parts[8]),
        None if parts[9] == NONE else _pair(parts[9]),
        _mask(listed(inside, _field)),
        tuple(listed(picks, lambda name: one_of(SEATS, name, "who takes a bull"))),
        one_of({str(number): number for number in range(MOST_PASSES + 1)}, parts[11], "turns passed"),
        Net(posts=posts),
    )
    return valid.checked(state, rebuilt)


def _left(options: Options, wires: Pairs) -> Stock:
    """What is left of a colour's wires."""
    kit = KITS[options.lengths]
    short, medium, long = (
        number - (wires & pairs).bit_count() for number, pairs in zip(kit.stock, kit.pairs, strict=True)
    )
    if min(short, medium, long) < 0:
        raise BadPosition("More wires of one colour and length are on the board than there are.")
    return short, medium, long


def _options(text: str) -> Options:
    values = text.split(".")
    if len(values) != len(CHOICES) or any(value not in row for value, row in zip(values, CHOICES, strict=True)):
        raise BadPosition("The options are lengths, first, crossing, heads and areas, each one of its choices.")
    return Options(*values)


def _mask(places: list[int]) -> int:
    if len({*places}) != len(places):
        raise BadPosition("Something is named twice that can be there only once.")
    return sum(1 << place for place in places)


def _hole(name: str) -> Hole:
    return one_of(HOLE_OF, name, "a hole") if name in HOLE_OF else _unknown(name, "hole")


def _field(name: str) -> int:
    return FIELD_OF[name] if name in FIELD_OF else _unknown(name, "field")


def _pair(text: str) -> Pair:
    one, _plus, other = text.partition("+")
    holes = sorted((_hole(one), _hole(other)))
    pair = PAIR_OF.get(Ends(*holes))
    return _unknown(text, "pair of neighbouring holes") if pair is None else pair


def _unknown(text: str, what: str) -> int:
    raise BadPosition(f"“{text[:20]}” is no {what}.")


def _two(text: str) -> tuple[str, str]:
    one, slash, other = text.partition("/")
    if not slash:
        raise BadPosition("Two entries parted by a slash are missing their slash.")
    return one, other


def _signs(text: str, letter: str) -> Fields:
    if len(text) != len(FIELDS) or any(sign not in f"{BULL_LETTERS}.?" for sign in text):
        raise BadPosition(f"The fields are {len(FIELDS)} signs: {', '.join(BULL_LETTERS)} for bulls, a dot for none.")
    return sum(1 << field for field, sign in enumerate(text) if sign == letter)


def _read_player(text: str) -> tuple[Pairs, Caught]:
    wires, caught = _two(text)
    numbers = caught.split(".")
    if len(numbers) != 4 or not all(number.isascii() and number.isdigit() and len(number) <= 2 for number in numbers):
        raise BadPosition("A player’s bulls are four numbers parted by dots.")
    black, brown, grey, red = map(int, numbers)
    return _mask(listed(wires, _pair)), (black, brown, grey, red)
