"""The row above the field: dice, the gate to the next field, mallets."""

from __future__ import annotations

from typing import Final

from engine.games.raging_bulls.board import LETTERS, MALLETS, SIZE, Dice
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Phase
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Polygon, Rect, Text
from generator.games.raging_bulls.figures.dice import face
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
HEIGHT: Final[Millimetres] = 15.0
DIE: Final[Millimetres] = 11.0
STEP: Final[Millimetres] = 12.0
TOP: Final[Millimetres] = 1.5
"""Each thing to touch is at least 12 mm of 100: 44 px where the picture is 370 px wide."""


def row(state: RagingBullsState) -> tuple[Item, ...]:
    """Everything in the row; while dice are entered by hand, the six faces to choose from."""
    if state.phase == Phase.DICE:
        return (*palette(), mallets(state, at=(6 * STEP + 3.0, TOP), step=8.0))
    return (dice(state), gate(state), mallets(state, at=(WIDTH - MALLETS * STEP, TOP), step=STEP))


def palette() -> tuple[Item, ...]:
    """Six faces to touch, three times in all."""
    return tuple(
        Group(
            (*_frame(STEP), face(number, DIE, at=(0.5, TOP + 0.5))),
            f"die:{number}",
            _("A die that shows {number}").format(number=number),
            shift=((number - 1) * (STEP + 0.4), 0.0),
        )
        for number in range(1, SIZE + 1)
    )


def dice(state: RagingBullsState) -> Group:
    """Three dice, blank until they are rolled."""
    shown: Dice | tuple[int, int, int] = state.dice or (0, 0, 0)
    style = "die" if state.dice else "die-used"
    faces = tuple(
        face(number, DIE, at=(0.5 + place * STEP, TOP + 0.5), style=style) for place, number in enumerate(shown)
    )
    rolled = " ".join(map(str, shown))
    title = _("The dice show {dice}").format(dice=rolled) if state.dice else _("Dice, not rolled yet")
    return Group((*_frame(3 * STEP), *faces), "dice", title, shift=(2.0, 0.0))


def gate(state: RagingBullsState) -> Group:
    """The way from this field to the next, or out after the last."""
    here = state.field.letter
    last = state.field.place == len(LETTERS) - 1
    there = _("end") if last else LETTERS[state.field.place + 1]
    middle, base = 10.0, TOP + 8.2
    items = (
        *_frame(20.0),
        Text((middle - 3.6, base), here, 6.0, "heading", "end"),
        _arrow((middle, base - 2.1)),
        Text((middle + 3.6, base), there, 4.4 if last else 6.0, "number-muted"),
    )
    title = _("Leave field {field} and end the game") if last else _("Leave field {field} and go on to field {next}")
    return Group(items, "gate", title.format(field=here, next=there), shift=(40.5, 0.0))


def mallets(state: RagingBullsState, *, at: Point, step: Millimetres) -> Group:
    """The three mallet boxes, those used marked off."""
    size = step - 1.0
    boxes = tuple(
        mallet_box(size, at=(0.5 + place * step, 0.5), used=place < min(state.passes, MALLETS))
        for place in range(MALLETS)
    )
    left = state.mallets
    title = _("Mallets left: {count}. Pass").format(count=left)
    frame = _frame(MALLETS * step, height=step, top=0.0)
    return Group((*frame, *boxes), "mallets", title, shift=(at[0], at[1] + (STEP - step) / 2))


def mallet_box(size: Millimetres, *, at: Point, used: bool = False) -> Group:
    """A box with a mallet in it, crossed out when used."""
    part = size / 10
    items: list[Item] = [
        Rect((0.0, 0.0), size, size, "chip-used" if used else "chip", size * 0.12),
        Line((3.0 * part, 7.6 * part), (6.0 * part, 4.6 * part), "line-strong"),
        Polygon(
            tuple((x * part, y * part) for x, y in ((4.4, 3.6), (6.0, 2.0), (8.4, 4.4), (6.8, 6.0))),
            "chip-used" if used else "chip-dark",
        ),
    ]
    if used:
        items.append(Line((1.2 * part, 1.2 * part), (8.8 * part, 8.8 * part), "strike"))
        items.append(Line((8.8 * part, 1.2 * part), (1.2 * part, 8.8 * part), "strike"))
    return Group(tuple(items), shift=at)


def _arrow(middle: Point) -> Item:
    x, y = middle
    return Polygon(((x - 2.0, y - 2.0), (x + 2.2, y), (x - 2.0, y + 2.0)), "arrow-accent")


def _frame(width: Millimetres, *, height: Millimetres = STEP, top: Millimetres = TOP) -> tuple[Item, ...]:
    """Where a touch counts, and the ring that shows its state."""
    return (Rect((0.0, top), width, height, "hit", 2.0), Rect((0.0, top), width, height, "halo", 2.0))
