"""The score sheet: as printed, and filled in live beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.raging_bulls.actions import Phase
from engine.raging_bulls.board import BULLS, LETTERS, Field
from engine.raging_bulls.game import RagingBulls
from engine.raging_bulls.rules import MALLET_BONUS, RagingBullsState
from generator.i18n import gettext as _
from generator.scene import Group, Item, Line, Millimetres, Point, Rect, Scene, Text

WIDTH: Final[Millimetres] = 100.0
ROW: Final[Millimetres] = 8.0
SIZE: Final[Millimetres] = 4.2
BOXES: Final[tuple[Millimetres, ...]] = (28.0, 53.0, 84.0)
"""Where the boxes for isolated bulls, unused posts and the field's score begin."""
BOX: Final[Millimetres] = 14.0


def score_sheet(state: RagingBullsState | None) -> Scene:
    """Four rows of formulas, mallets and the total; blank boxes without a state."""
    fields: Sequence[Field | None] = _padded(state)
    rows = tuple(
        field_row(place, field, at=(0.0, ROW * place), current=state is not None and _in_play(state, place))
        for place, field in enumerate(fields)
    )
    base = ROW * len(LETTERS) + 1.0
    items = (*rows, *_mallet_row(state, base), *_total_row(state, base + ROW))
    return Scene(WIDTH, base + 2 * ROW + 2.0, items, _summary(state))


def _padded(state: RagingBullsState | None) -> list[Field | None]:
    fields: list[Field | None] = list(state.fields) if state else []
    return fields + [None] * (len(LETTERS) - len(fields))


def _in_play(state: RagingBullsState, place: int) -> bool:
    return state.field.place == place and state.phase != Phase.OVER


def field_row(place: int, field: Field | None, *, at: Point, current: bool) -> Group:
    """Isolated bulls times their worth, plus unused posts, makes the field's score."""
    base = ROW * 0.68
    done = field is not None and not current
    texts: list[Item] = [
        Text((2.0, base), LETTERS[place], SIZE * 1.2, "heading-accent" if current else "heading"),
        Text((BOXES[0] - 1.5, base), _("bulls"), SIZE * 0.82, "text-muted", "end"),
        Text((BOXES[0] + BOX + 1.5, base), f"× {BULLS[place]}  +", SIZE, "number"),
        Text((BOXES[1] + BOX + 1.5, base), _("posts") + "  =", SIZE * 0.82, "text-muted"),
    ]
    values = _values(field, done)
    boxes = tuple(box(x, values[index], total=index == 2, written=done) for index, x in enumerate(BOXES))
    return Group((*boxes, *texts), shift=at)


def _values(field: Field | None, done: bool) -> tuple[str, str, str]:
    if field is None:
        return "", "", ""
    unused = str(field.unused) if field.completed else ("–" if done else "")
    return str(sum(field.isolated)), unused, str(field.score)


def box(x: Millimetres, text: str, *, total: bool = False, written: bool = False, y: Millimetres = 0.6) -> Group:
    """A box to write in, and what is written."""
    height = ROW - 1.2
    style = "box-total" if total else "box"
    items: list[Item] = [Rect((x, y), BOX, height, style, 0.8)]
    if text:
        ink = "number-written" if written else "number-muted"
        items.append(Text((x + BOX / 2, y + height * 0.73), text, SIZE * 1.1, ink, "middle"))
    return Group(tuple(items))


def _mallet_row(state: RagingBullsState | None, y: Millimetres) -> tuple[Item, ...]:
    base = y + ROW * 0.68
    over = state is not None and state.phase == Phase.OVER
    left, bonus = (str(state.mallets), str(MALLET_BONUS * state.mallets)) if state else ("", "")
    return (
        Line((2.0, y - 0.4), (WIDTH - 2.0, y - 0.4), "rule"),
        Text((BOXES[1] - 1.5, base), _("mallets left"), SIZE * 0.82, "text-muted", "end"),
        box(BOXES[1], left, written=over, y=y + 0.6),
        Text((BOXES[1] + BOX + 1.5, base), f"× {MALLET_BONUS}  =", SIZE, "number"),
        box(BOXES[2], bonus, total=True, written=over, y=y + 0.6),
    )


def _total_row(state: RagingBullsState | None, y: Millimetres) -> tuple[Item, ...]:
    base = y + ROW * 0.68
    over = state is not None and state.phase == Phase.OVER
    rating = ""
    if state is not None and over and not state.perimeter:
        rating = _(RagingBulls().rating(state.scores()[0]))
    return (
        Text((2.0, base), rating, SIZE * 1.25, "text-accent"),
        Text((BOXES[2] - 1.5, base), _("total"), SIZE, "heading", "end"),
        box(BOXES[2], str(state.scores()[0]) if state else "", total=True, written=over, y=y + 0.6),
    )


def _summary(state: RagingBullsState | None) -> str:
    """The whole sheet in words, for those who do not see it."""
    if state is None:
        return _("Score sheet")
    parts = [
        _("Field {field}: {isolated} of {size} bulls isolated, {points} points").format(
            field=field.letter, isolated=sum(field.isolated), size=field.size, points=field.score
        )
        for field in state.fields
    ]
    parts.append(_("Mallets left: {count}").format(count=state.mallets))
    parts.append(_("Total: {score}").format(score=state.scores()[0]))
    return _("Score sheet") + ". " + ". ".join(parts) + "."
