"""Three in line: which caps win."""

from __future__ import annotations

from engine.bits import bits
from engine.games.tau.board import BLOCKER, LINES, LINES_AT, WILD, Colour, Hole, HoleMask
from engine.games.tau.state import Position


def line_through(hole: Hole, cap: Colour, shown: tuple[HoleMask, ...], rule: str) -> bool:
    """Whether the cap just shown in a hole stands in a line of three of one colour."""
    if cap == BLOCKER:
        return False
    wild = shown[WILD]
    colours = range(WILD) if cap == WILD else (cap,)
    for line in LINES_AT[hole]:
        if rule == "one" and (line & wild).bit_count() > 1:
            continue
        if any((shown[colour] | wild) & line == line for colour in colours):
            return True
    return False


def winning_lines(shown: tuple[HoleMask, ...], rule: str) -> list[HoleMask]:
    """All lines of three of one colour, white standing for any."""
    wild = shown[WILD]
    return [
        line
        for line in LINES
        if (rule == "any" or (line & wild).bit_count() < 2)
        and any((shown[colour] | wild) & line == line for colour in range(WILD))
    ]


def won_by(position: Position) -> tuple[Hole, ...]:
    """The three holes of the winning line; () if nobody has won."""
    if position.end not in (0, 1):
        return ()
    return next((tuple(bits(line)) for line in winning_lines(position.shown, position.options.line)), ())
