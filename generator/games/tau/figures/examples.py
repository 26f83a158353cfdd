"""The drawn examples of the rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.games.tau.actions import FLIPS, MOVES
from engine.games.tau.board import COLOURS, EACH, HOLE_OF, HOLES, Hole
from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.drawing.scene import Group, Item, Millimetres, Scene
from generator.games.tau.figures import board as drawing
from generator.games.tau.figures import caps
from generator.language import gettext as _


class Drawn(NamedTuple):
    """A board to draw: what shows in which hole ("d" or "l" and the cap's letter), what is done, and the caption.

    `line` are the holes to draw a band round; `turned` is a hole, `moved` two.
    """

    shown: str
    line: str
    caption: str
    turned: str = ""
    moved: str = ""


EXAMPLES: Final[Mapping[str, Drawn]] = {
    "holes": Drawn("", "", msgid("The 21 holes. Columns are A to E from the left, rows 1 to 5 from the bottom.")),
    "turned": Drawn(
        "C3:dR B2:lO D4:dV", "", msgid("Turned over in C3: red shows, violet is out of sight now."), turned="C3"
    ),
    "moved": Drawn(
        "D2:dV B4:lG C4:dB", "", msgid("Moved from B1 to D2: any empty hole will do, over others too."), moved="B1 D2"
    ),
    "won": Drawn(
        "B2:dV C3:lV D4:dV C2:lO D2:dY B4:lR",
        "B2 C3 D4",
        msgid("Three violet caps aslant. Whose sticks they are does not matter."),
    ),
    "gap": Drawn("A3:dB B3:lB D3:lB C4:dR", "", msgid("No line: the hole between them belongs to it and is empty.")),
    "corner": Drawn("B1:lG C1:dG A2:dG D3:lR", "", msgid("No line: this is a bend.")),
    "white": Drawn(
        "C2:dG C3:dW C4:dG B3:lY D2:lR", "C2 C3 C4", msgid("White stands in for green: dark needs no stick of light’s.")
    ),
    "two-whites": Drawn("B4:dW C4:lO D4:lW C2:dV", "B4 C4 D4", msgid("Two whites and any colour win as well.")),
    "black": Drawn("B3:dR C3:lK D3:lR C4:dY", "", msgid("Black belongs to no colour: it only stands in the way.")),
}
STICKS: Final = "sticks"
PLAN: Final = drawing.Plan(step=10.4, rim=3.8, cap=3.45, hole=3.6)


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    boards = {name: Example(_scene(row), _(row.caption)) for name, row in EXAMPLES.items()}
    caption = _("Each player has these seven sticks: dark shafts for one, light ones for the other.")
    return {STICKS: Example(_all_sticks(caption), caption), **boards}


def shown_in(row: Drawn) -> dict[Hole, drawing.Seen]:
    """By hole: the stick that is drawn."""
    found = {}
    for part in row.shown.split():
        hole, _colon, stick = part.partition(":")
        found[HOLE_OF[hole]] = drawing.Seen("dl".index(stick[0]), COLOURS.index(stick[1]))
    return found


def _scene(row: Drawn) -> Scene:
    there = shown_in(row)
    sticks = [there.get(hole) for hole in range(len(HOLES))]
    move = [HOLE_OF[name] for name in row.moved.split()]
    items = (
        *drawing.plank(PLAN),
        *drawing.lasso(PLAN, [HOLE_OF[name] for name in row.line.split()]),
        *drawing.sticks(PLAN, sticks, touchable=False),
        *(drawing.last_done(PLAN, FLIPS[HOLE_OF[row.turned]]) if row.turned else ()),
        *(drawing.last_done(PLAN, MOVES[move[0]][move[1]]) if move else ()),
    )
    return Scene(PLAN.size, PLAN.size, items, _(row.caption))


def _all_sticks(caption: str) -> Scene:
    """Two rows of seven sticks."""
    step, half, cap = 14.0, 11.0, 3.9
    items: list[Item] = []
    for seat in (0, 1):
        for place in range(EACH):
            stick = seat * EACH + place
            at = ((place + 0.5) * step, 1.0 + half + seat * (2 * half + 3.0))
            items.append(Group(lying(stick, half, cap), shift=at))
    return Scene(EACH * step, 4 * half + 5.0, tuple(items), caption)


def lying(stick: int, half: Millimetres, cap: Millimetres) -> tuple[Item, ...]:
    """A stick as it lies, `half` mm from its middle to either end."""
    shaft = caps.shaft_of(stick)
    ends = (
        caps.top(shaft, caps.shown(2 * stick + which), cap, (0.0, (half - cap * caps.RING) * (2 * which - 1)))
        for which in (0, 1)
    )
    return (Group(caps.rod(shaft, 3.6, half)), *ends)
