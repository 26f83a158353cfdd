"""The score sheet: as printed, and filled in live beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.raging_bulls.board import BULLS, LETTERS, MALLET_BONUS
from engine.games.raging_bulls.game import RagingBulls
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Rect, Scene, Text
from generator.language import gettext as _


class Form(NamedTuple):
    """The measures of a score sheet: `boxes` are where those for bulls, posts and points begin."""

    width: Millimetres
    row: Millimetres
    size: Millimetres
    boxes: tuple[Millimetres, Millimetres, Millimetres]
    box: Millimetres

    @property
    def base(self) -> Millimetres:
        """From the top of a row to the line its words stand on."""
        return self.row * 0.68

    def middle(self, box: int) -> Millimetres:
        """The middle of a column of boxes."""
        return self.boxes[box] + self.box / 2


SCREEN: Final = Form(100.0, 8.0, 4.2, (16.0, 50.0, 84.0), 14.0)
PAPER: Final = Form(88.0, 6.8, 3.6, (14.0, 44.0, 73.0), 13.0)
HEAD: Final = 0.75
"""The height of the line of headings, in rows."""


def score_sheet(state: RagingBullsState | None, form: Form = SCREEN) -> Scene:
    """Four rows of formulas, mallets and the total; blank boxes without a state."""
    fields: list[Field | None] = list(state.fields) if state else []
    fields += [None] * (len(LETTERS) - len(fields))
    top = form.row * HEAD
    rows = tuple(
        field_row(form, place, field, y=top + form.row * place, current=state is not None and _in_play(state, place))
        for place, field in enumerate(fields)
    )
    base = top + form.row * len(LETTERS) + 0.8
    items = (*_headings(form), *rows, *_mallet_row(form, state, base), *_total_row(form, state, base + form.row))
    return Scene(form.width, base + 2 * form.row + 0.5, items, summary(state))


def _in_play(state: RagingBullsState, place: int) -> bool:
    return state.field.place == place and state.phase != Phase.OVER


def _headings(form: Form) -> tuple[Item, ...]:
    words = (_("isolated bulls"), _("unused posts"), _("points"))
    return tuple(
        Text((form.middle(place), form.row * HEAD * 0.7), word, form.size * 0.86, "text-muted", "middle")
        for place, word in enumerate(words)
    )


def field_row(form: Form, place: int, field: Field | None, *, y: Millimetres, current: bool) -> Group:
    """Isolated bulls times their worth, plus unused posts, makes the field's score."""
    done = field is not None and not current
    between = (form.boxes[0] + form.box + form.boxes[1]) / 2, (form.boxes[1] + form.box + form.boxes[2]) / 2
    letter_style = "heading-accent" if current else "heading"
    texts: tuple[Item, ...] = (
        Text((2.0, form.base), LETTERS[place], form.size * 1.3, letter_style),
        Text((between[0], form.base), f"× {BULLS[place]}  +", form.size, "number", "middle"),
        Text((between[1], form.base), "=", form.size, "number", "middle"),
    )
    boxes = tuple(_box(form, column, text, done) for column, text in enumerate(_values(field, done)))
    return Group((*boxes, *texts), shift=(0.0, y))


def _values(field: Field | None, done: bool) -> tuple[str, str, str]:
    if field is None:
        return "", "", ""
    unused = str(field.unused) if field.completed else ("–" if done else "")
    return str(sum(field.isolated)), unused, str(field.score)


def _box(form: Form, column: int, text: str, written: bool, y: Millimetres = 0.0) -> Group:
    """A box to write in, and what is written; the last column is the one that counts."""
    height = form.row - 1.2
    style = "box-total" if column == len(form.boxes) - 1 else "box"
    items: list[Item] = [Rect((form.boxes[column], y + 0.6), form.box, height, style, 0.8)]
    if text:
        ink = "number-written" if written else "number-muted"
        at: Point = (form.middle(column), y + 0.6 + height * 0.74)
        items.append(Text(at, text, form.size * 1.1, ink, "middle"))
    return Group(tuple(items))


def _mallet_row(form: Form, state: RagingBullsState | None, y: Millimetres) -> tuple[Item, ...]:
    over = state is not None and state.phase == Phase.OVER
    left, bonus = (str(state.mallets), str(MALLET_BONUS * state.mallets) if over else "") if state else ("", "")
    between = (form.boxes[1] + form.box + form.boxes[2]) / 2
    return (
        Line((2.0, y - 0.2), (form.width - 2.0, y - 0.2), "rule"),
        Text((form.boxes[1] - 2.0, y + form.base), _("mallets left"), form.size, "text", "end"),
        _box(form, 1, left, over, y),
        Text((between, y + form.base), f"× {MALLET_BONUS} =", form.size, "number", "middle"),
        _box(form, 2, bonus, over, y),
    )


def _total_row(form: Form, state: RagingBullsState | None, y: Millimetres) -> tuple[Item, ...]:
    over = state is not None and state.phase == Phase.OVER
    rating = _(RagingBulls().rating(state.scores()[0])) if state and over and not state.perimeter else ""
    return (
        Text((2.0, y + form.base), rating, form.size * 1.25, "text-accent"),
        Text((form.boxes[2] - 2.0, y + form.base), _("total"), form.size, "text-strong", "end"),
        _box(form, 2, str(state.scores()[0]) if state else "", over, y),
    )


def summary(state: RagingBullsState | None) -> str:
    """The whole sheet in words, for those who do not see it."""
    if state is None:
        return _("Score sheet")
    parts: Sequence[str] = [
        _("Field {field}: {isolated} of {size} bulls isolated, {points} points").format(
            field=field.letter, isolated=sum(field.isolated), size=field.size, points=field.score
        )
        for field in state.fields
    ]
    left = _("Mallets left: {count}").format(count=state.mallets)
    total = _("Total: {score}").format(score=state.scores()[0])
    return ". ".join((_("Score sheet"), *parts, left, total)) + "."
