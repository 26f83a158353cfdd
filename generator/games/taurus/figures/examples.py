"""The drawn examples of the rules page."""

from __future__ import annotations

from typing import Final

from engine.bits import bits
from engine.games.taurus.board import BULLS, FIELD_OF, HOLE_OF, column_row, pastures
from engine.games.taurus.options import Options
from engine.games.taurus.rules import TaurusState
from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.drawing.scene import Circle, Item, Line, Millimetres, Rect, Scene, Text
from generator.games.taurus.figures import board, bulls, foresight, position, wires
from generator.games.taurus.figures.plan import SCREEN, SIZE, Plan
from generator.games.taurus.figures.samples import SAMPLES, Sample, pair_named, state_of
from generator.language import gettext as _

EDGE: Final[Millimetres] = 0.6
SETUPS: Final = {
    4: msgid("Four players: a bull in each of the 48 fields."),
    3: msgid("Three players: the fields along the right and the lower edge stay empty, and 36 bulls take part."),
    2: msgid("Two players: the 16 fields with a bull’s head stay empty, and 32 bulls take part."),
}


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    setups = {f"setup-{players}": Example(_setup(players), _(caption)) for players, caption in SETUPS.items()}
    return {**setups, **{name: Example(_scene(sample), _(sample.caption)) for name, sample in SAMPLES.items()}}


def _setup(players: int) -> Scene:
    """The whole board with a bull in each field that gets one: the same number of every colour, mixed."""
    fields = pastures(players, Options().heads)
    heads = tuple(bulls.bull(place % len(BULLS), 1.0, SCREEN.field(field)) for place, field in enumerate(bits(fields)))
    return Scene(SIZE, SIZE, (*board.slab(Options().heads), *heads), _(SETUPS[players]))


def _scene(sample: Sample) -> Scene:
    first, last = (column_row(FIELD_OF[name]) for name in sample.window.split("-"))
    wide, high = ((last[axis] - first[axis] + 1) * SCREEN.side + 2 * EDGE for axis in (0, 1))
    plan = Plan(SCREEN.quarter, EDGE, EDGE, *first, wide, high)
    within = [
        field
        for field in FIELD_OF.values()
        if all(first[axis] <= column_row(field)[axis] <= last[axis] for axis in (0, 1))
    ]
    state = state_of(sample)
    items = (
        Rect((0.0, 0.0), wide, high, "slab", 1.0),
        *board.fields(plan, Options().heads, within),
        *_board(plan, state, sample),
    )
    return Scene(wide, high, items, _(sample.caption))


def _board(plan: Plan, state: TaurusState, sample: Sample) -> tuple[Item, ...]:
    steps = tuple(item for text in sample.steps.split(", ") if text for item in _step(plan, state, text))
    return (
        *wires.wires(plan, state),
        *(_wrong(plan, name) for name in sample.wrong.split()),
        *position.herd(plan, state, state.free),
        *wires.posts(plan, state),
        *steps,
        *(item for text in sample.letters.split() for item in _letter(plan, text)),
    )


def _wrong(plan: Plan, name: str) -> Line:
    a, b = (plan.hole(HOLE_OF[hole]) for hole in name.split("-"))
    return Line(a, b, "bar-wrong")


def _step(plan: Plan, state: TaurusState, text: str) -> tuple[Item, ...]:
    """A step as if done; "maybe" before two holes draws a wire that is only possible."""
    word, _space, rest = text.partition(" ")
    if word == "maybe":
        return wires.ghost(plan, pair_named(rest.replace(" ", "-")), state.seat)
    return foresight.drawn(plan, state, state.read(text))


def _letter(plan: Plan, text: str) -> tuple[Item, ...]:
    """A letter beside a post: "A:g5ne:nw" has it to the upper left."""
    letter, hole, way = text.split(":")
    (x, y), (right, down) = plan.hole(HOLE_OF[hole]), position.AWAY[way]
    far, size = (2.15, 2.7) if len(letter) == 1 else (1.75, 2.0)
    at = (x + far * right, y + far * down)
    return (Circle(at, 1.6, "plate-count"), Text((at[0], at[1] + size * 0.35), letter, size, "number", "middle"))
