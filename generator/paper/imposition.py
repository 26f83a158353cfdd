"""Many cards on few sheets, with their backs behind them: for a printer that prints both sides, or to fold and glue.

A card is two pictures, each drawn from the corner of the finished card and reaching `BLEED` beyond its edges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from generator.drawing.page import BLEED, Box, Page
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Text
from generator.language import gettext as _
from generator.paper.layout import Edge, Paper, backs, blank, body_area, crop_marks, n_up, upends

Backs: TypeAlias = Literal["duplex", "fold", "none"]
Picture: TypeAlias = tuple[Item, ...]


class Card(NamedTuple):
    """Both sides of a card."""

    front: Picture
    back: Picture = ()


class Way(NamedTuple):
    """How the backs get behind the fronts; `over` and `offset` (right, down) matter to duplex alone."""

    backs: Backs = "duplex"
    over: Edge = "long"
    offset: Point = (0.0, 0.0)


class Spread(NamedTuple):
    """A sheet, lying or upright, and the places for fronts on it."""

    paper: Paper
    cells: tuple[Box, ...]


def impose(
    cards: Sequence[Card], paper: Paper, width: Millimetres, height: Millimetres, way: Way, title: str
) -> tuple[Page, ...]:
    """The cards, each `width` by `height` mm when cut, on as few pages as their fronts need.

    Duplex pages follow each other front, back. Raises ValueError when not one card fits on a page.
    """
    spread = best_spread(len(cards), paper, width, height, fold=way.backs == "fold")
    step = len(spread.cells)
    pages: list[Page] = []
    for start in range(0, len(cards), step):
        pages.extend(MAKERS[way.backs](cards[start : start + step], spread, way, title))
    return tuple(pages)


def best_spread(count: int, paper: Paper, width: Millimetres, height: Millimetres, *, fold: bool = False) -> Spread:
    """The way to lay the paper that needs the fewest pages for `count` cards, upright if both are as good.

    With `fold` fronts fill the left half alone. Raises ValueError when not one card fits.
    """
    found = []
    refusal = ValueError()
    for sheet in (paper, paper.turned()):
        try:
            found.append(Spread(sheet, n_up(_area(sheet, fold), width, height, bleed=BLEED)))
        except ValueError as error:
            refusal = error
    if not found:
        raise refusal
    return min(found, key=lambda spread: -(-count // len(spread.cells)))


def _area(paper: Paper, fold: bool) -> Box:
    body = body_area(paper)
    return replace(body, width=paper.width / 2 - body.x) if fold else body


def _front_page(cards: Sequence[Card], spread: Spread, _way: Way, title: str) -> tuple[Page, ...]:
    boxes = spread.cells[: len(cards)]
    return (_cut_page(spread.paper, boxes, [card.front for card in cards], title),)


def _both_sides(cards: Sequence[Card], spread: Spread, way: Way, title: str) -> tuple[Page, ...]:
    behind = backs(spread.cells[: len(cards)], spread.paper, way.offset, way.over)
    turned = upends(spread.paper, way.over)
    words = _("{title}, backs").format(title=title)
    rear = _cut_page(spread.paper, behind, [card.back for card in cards], words, 180.0 if turned else 0.0)
    return (*_front_page(cards, spread, way, title), replace(rear, headed=turned))


def _side_by_side(cards: Sequence[Card], spread: Spread, _way: Way, title: str) -> tuple[Page, ...]:
    """Fronts on the left, backs on the right, as far from the fold: folded away, they lie behind their fronts."""
    fronts, paper = spread.cells[: len(cards)], spread.paper
    behind = backs(fronts, paper, over="short" if paper.lying else "long")
    items = (
        *_pictures(fronts, [card.front for card in cards]),
        *_pictures(behind, [card.back for card in cards]),
        *crop_marks(fronts),
        *crop_marks(behind),
        *_fold(paper, fronts[0]),
    )
    return (blank(paper, items, title),)


MAKERS: Final = {"none": _front_page, "duplex": _both_sides, "fold": _side_by_side}


def _cut_page(paper: Paper, boxes: Sequence[Box], pictures: Sequence[Picture], title: str, turn: float = 0.0) -> Page:
    """A page of cards; what remains when all round them is cut off is its trim."""
    page = blank(paper, (*_pictures(boxes, pictures, turn), *crop_marks(boxes)), title)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return replace(page, trim=Box(left, top, right - left, bottom - top))


def _pictures(boxes: Sequence[Box], pictures: Sequence[Picture], turn: float = 0.0) -> tuple[Group, ...]:
    return tuple(
        Group(picture, layer="card", shift=(box.right, box.bottom) if turn else (box.x, box.y), turn=turn)
        for box, picture in zip(boxes, pictures, strict=True)
    )


def _fold(paper: Paper, beside: Box) -> tuple[Item, ...]:
    """The line to fold at; its words stand beside a card, clear of the marks at its corners."""
    body = body_area(paper)
    middle = paper.width / 2
    words = Text((0.0, 0.0), _("fold here, away from you, and glue before cutting"), 2.7, "text-muted", "middle")
    return (
        Line((middle, body.y), (middle, body.bottom), "fold"),
        Group((words,), shift=(middle + 3.2, beside.y + beside.height / 2), turn=-90.0),
    )
