"""A position as one line of text, read back.

Nine parts: who is on ("1", "2", "lot"); the holes, 21 signs, "." for an empty one and a letter for each end of each
stick; how the game ended ("-", "1", "2", "draw"); ply; plies without a placing; by hole the ply of the last
announcement; asked by each player and whether the mover may ask; the positions since the last placing; the options.
"""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE, BadPosition
from engine.games.tau.board import CAPS, EACH, HOLES, owner
from engine.games.tau.lines import winning_lines
from engine.games.tau.options import DRAW, Options
from engine.games.tau.rules import Holes, Sight, TauState

SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZab"
"""By end: the sticks of the first player in order, each with its first cap up, then its second; then the other's."""
MOVERS: Final = {"1": 0, "2": 1, "lot": CHANCE}
ENDS: Final = {"-": None, "1": 0, "2": 1, "draw": DRAW}
CHOICES: Final = (("own", "all"), ("free", "fixed"), ("any", "one"), ("memory", "open", "ask"), ("100", "50", "200"))
LONGEST: Final = 8000


def write(state: TauState) -> str:
    """The text of a position; of an observed one, with "?" for what is not seen."""
    mover = next(name for name, seat in MOVERS.items() if seat == state.mover)
    end = next(name for name, seat in ENDS.items() if seat == state.end)
    seen = ",".join(map(_sight, state.seen)) if isinstance(state.seen, tuple) else "?"
    told = ".".join(map(str, state.told))
    asked = f"{state.asked[0]}.{state.asked[1]}.{int(state.asking)}"
    options = ".".join(map(str, state.options))
    return f"{mover} {_signs(state.holes)} {end} {state.ply} {state.still} {told} {asked} {seen or '-'} {options}"


def _signs(holes: Holes) -> str:
    return "".join("." if end is None else SIGNS[end] if isinstance(end, int) else "?" for end in holes)


def _sight(sight: Sight) -> str:
    return f"{sight[0] + 1}{_signs(sight[1])}"


def read(text: str) -> TauState:
    """The position that a text names. Raises BadPosition."""
    parts = text.split() if len(text) <= LONGEST else []
    if len(parts) != 9:
        raise BadPosition("A position has nine parts.")
    if parts[0] not in MOVERS or parts[2] not in ENDS:
        raise BadPosition("The mover is 1, 2 or lot; the end is -, 1, 2 or draw.")
    options = _options(parts[8])
    holes = _holes(parts[1])
    numbers = [*_numbers(f"{parts[3]}.{parts[4]}", 2), *_numbers(parts[6], 3)]
    told = _numbers(parts[5], len(HOLES))
    seen = () if parts[7] == "-" else tuple(_read_sight(name) for name in parts[7].split(","))
    if max(told) >= max(1, numbers[0]) or numbers[4] > 1 or len(seen) > options.cap + 1:
        raise BadPosition("Announcements, questions or positions before do not fit.")
    state = TauState(
        MOVERS[parts[0]],
        holes,
        _reserves(holes),
        _shown(holes),
        _mine(holes),
        numbers[0],
        told,
        numbers[1],
        seen,
        (numbers[2], numbers[3]),
        bool(numbers[4]),
        ENDS[parts[2]],
        options,
    )
    _check(state)
    return state


def _options(text: str) -> Options:
    values = text.split(".")
    if len(values) != len(CHOICES) or any(value not in row for value, row in zip(values, CHOICES, strict=True)):
        raise BadPosition("The options are gate, wild, line, hidden and cap, each one of its choices.")
    gate, wild, line, unseen, cap = values
    return Options(gate, wild, line, unseen, int(cap))


def _numbers(text: str, count: int) -> tuple[int, ...]:
    texts = text.split(".")
    if len(texts) != count or not all(part.isascii() and part.isdigit() and len(part) <= 6 for part in texts):
        raise BadPosition(f"There must be {count} numbers parted by dots.")
    return tuple(map(int, texts))


def _holes(signs: str) -> Holes:
    if len(signs) != len(HOLES) or any(sign not in SIGNS and sign != "." for sign in signs):
        raise BadPosition(f"The board has {len(HOLES)} signs: a dot for an empty hole or a letter for a stick's end.")
    holes = tuple(None if sign == "." else SIGNS.index(sign) for sign in signs)
    sticks = [end >> 1 for end in holes if end is not None]
    if len(set(sticks)) != len(sticks):
        raise BadPosition("A stick is on the board twice.")
    return holes


def _read_sight(text: str) -> Sight:
    if text[:1] not in ("1", "2"):
        raise BadPosition("A position before begins with 1 or 2 for who was on.")
    return int(text[0]) - 1, _holes(text[1:])


def _reserves(holes: Holes) -> tuple[int, int]:
    full = 2**EACH - 1
    reserves = [full, full]
    for end in holes:
        if isinstance(end, int):
            reserves[owner(end >> 1)] &= ~(1 << (end >> 1) % EACH)
    return reserves[0], reserves[1]


def _shown(holes: Holes) -> tuple[int, ...]:
    shown = [0] * 8
    for hole, end in enumerate(holes):
        if isinstance(end, int):
            shown[CAPS[end >> 1][end & 1]] |= 1 << hole
    return tuple(shown)


def _mine(holes: Holes) -> tuple[int, int]:
    mine = [0, 0]
    for hole, end in enumerate(holes):
        if isinstance(end, int):
            mine[owner(end >> 1)] |= 1 << hole
    return mine[0], mine[1]


def _check(state: TauState) -> None:
    """Raise BadPosition unless the end fits the board."""
    lines = winning_lines(state.shown, state.options.line)
    if bool(lines) != (state.end in (0, 1)):
        raise BadPosition("Three caps in line end the game, and nothing else is won.")
    if state.end in (0, 1) and state.mover != 1 - int(state.end or 0):
        raise BadPosition("The winner acted last.")
    if state.mover == CHANCE and (any(state.mine) or state.ply or state.end is not None):
        raise BadPosition("The lot is drawn before anything else.")
