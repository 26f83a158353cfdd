"""The drawn examples of the rules page. What is right and what is wrong is asked of the rules, not drawn by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.games.turi_tour import GAME, words
from engine.games.turi_tour.actions import DROPS
from engine.games.turi_tour.animals import ANIMALS, FARMER, KINDS, NAMES, Kind
from engine.games.turi_tour.board import Standing, arranged, settled
from engine.games.turi_tour.cards import START_CARDS, Card
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.sea import ISLANDS, LAND, STRIP, TOO_NEAR, Island, Spot, squared
from engine.games.turi_tour.state import Phase
from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.drawing.scene import (
    Circle,
    Group,
    Item,
    Line,
    Millimetres,
    Point,
    Polygon,
    Polyline,
    Rect,
    Scene,
    Text,
)
from generator.games.turi_tour.figures import board, cards, day
from generator.games.turi_tour.figures.aid import MARKED, TOLD, felt, shown
from generator.games.turi_tour.figures.animals import BASE, drawing, standing
from generator.games.turi_tour.figures.plan import WIDE, at
from generator.games.turi_tour.figures.printed import Lines
from generator.language import gettext as _

SIDE: Final[Millimetres] = 44.0
"""Of the picture of an island."""
CORNER: Final[Millimetres] = 5.0
FIGURE: Final = (22.0, 30.0)
COLUMNS: Final = 3


class Drop(NamedTuple):
    """A figure put down: on which island (1..6), whose resort that is, what and where, and what stands there already.

    Places are cells right and down of the island's middle.
    """

    island: int
    resort: str
    figure: str
    place: Spot
    caption: str
    others: tuple[tuple[str, Spot], ...] = ()


DROPPED: Final[Mapping[str, Drop]] = {
    "on-resort": Drop(
        2, "rabbit", "rabbit", (2, 1), msgid("Correct: the rabbit stands on its resort."), (("rabbit", (-4, -2)),)
    ),
    "half-in-water": Drop(
        2, "rabbit", "rabbit", (7, 1), msgid("Correct: half in the sea, but on its island."), (("rabbit", (-4, -2)),)
    ),
    "in-water": Drop(2, "rabbit", "rabbit", (1, -8), msgid("Not correct: it stands in the water altogether.")),
    "wrong-resort": Drop(
        5, "cow", "rabbit", (0, 2), msgid("Not correct: this is the resort of the cows."), (("cow", (-4, -1)),)
    ),
    "falls": Drop(
        2,
        "rabbit",
        "rabbit",
        (0, 1),
        msgid("Not correct: too near, and another figure falls."),
        (("rabbit", (-3, -1)),),
    ),
    "farmer": Drop(
        6,
        "sheep",
        "farmer",
        (1, 0),
        msgid("Correct: nowhere are more animals. All three go home with the farmer."),
        (("sheep", (-2, -4)), ("sheep", (-5, 0)), ("sheep", (0, 5))),
    ),
}
FELT: Final = (
    5,
    "horse",
    ((-9, 3), (-6, 3), (-3, 2), (1, 2)),
    msgid("A fingertip comes from the sea. It feels: {what}."),
)
"""An island, whose figure stands in its middle, and where a fingertip goes one after the other."""


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    drops = {name: Example(_drop(row), _(row.caption)) for name, row in DROPPED.items()}
    return {
        "board": _board(),
        "figures": _figures(),
        **drops,
        "felt": _felt(),
        **{f"card-{task}": _card(task) for task in TOLD},
    }


def position(row: Drop) -> TuriTourState:
    """The position before the figure is put down."""
    island = row.island - 1
    resort, figure = KINDS.index(row.resort), KINDS.index(row.figure)
    kinds = [kind for kind in ANIMALS if kind != resort]
    kinds.insert(island, resort)
    figures = [Standing(KINDS.index(kind), spot_on(island, place)) for kind, place in row.others]
    card = Card("farmer") if figure == FARMER else Card("holiday", figure)
    return _fresh()._replace(
        phase=Phase.ACT, chips=tuple(kinds), figures=arranged(figures), card=card, hand=figure, said=figure, owed=True
    )


def _fresh() -> TuriTourState:
    state = GAME.new_initial_state(2)
    assert isinstance(state, TuriTourState)
    return state


def spot_on(island: Island, place: Spot) -> Spot:
    """A cell of the board."""
    x, y = ISLANDS[island].middle
    return x + place[0], y + place[1]


def is_right(row: Drop) -> bool:
    """Whether the card would be won."""
    state = position(row)
    action = DROPS[spot_on(row.island - 1, row.place)]
    return state.after(action).won[0] == 1


def _drop(row: Drop) -> Scene:
    state, island = position(row), row.island - 1
    here = spot_on(island, row.place)
    stands = [_figure(figure, here) for figure in state.figures]
    items = (
        *_around(island, KINDS.index(row.resort)),
        Group((*stands, standing(KINDS.index(row.figure), at(here), new=True)), shift=_shift(island)),
        *_verdict(is_right(row)),
    )
    return Scene(SIDE, SIDE, items, _(row.caption))


def _figure(figure: Standing, here: Spot) -> Group:
    """A figure; it lies on its side if the one put down there makes it fall."""
    if squared(figure.spot, here) > TOO_NEAR:
        return standing(figure.kind, at(figure.spot))
    return Group(
        (Circle((0.0, 0.0), BASE, "trace"), Group(drawing(figure.kind, 0.86), turn=-90.0)), shift=at(figure.spot)
    )


def _shift(island: Island) -> Point:
    """What brings the island's middle to that of the picture."""
    x, y = board.middle(island, 0)
    return SIDE / 2 - x, SIDE / 2 - y


def _around(island: Island, resort: Kind) -> Iterator[Item]:
    """An island in its sea, with the chip of its animal."""
    yield Rect((0.0, 0.0), SIDE, SIDE, "sea", 3.0)
    land = board.outline(LAND[island]), board.outline(LAND[island] - STRIP)
    yield Group((Polygon(land[0], "strand"), Polygon(land[1], "isle")), shift=_shift(island))
    chip = (Circle((0.0, 0.0), board.CHIP, "chip"), Group(drawing(resort, 0.72)))
    yield Group(chip, title=_("Resort of the {kind}").format(kind=_(NAMES[resort])), shift=(CORNER, CORNER))


def _verdict(right: bool) -> tuple[Item, ...]:
    """A tick, or a cross."""
    x = y = SIDE - CORNER
    disc = Circle((x, y), 3.6, "plate")
    if right:
        return disc, Polyline(((x - 2.0, y), (x - 0.6, y + 1.6), (x + 2.2, y - 2.0)), "line-strong")
    return (
        disc,
        Line((x - 1.8, y - 1.8), (x + 1.8, y + 1.8), "trace-cross"),
        Line((x - 1.8, y + 1.8), (x + 1.8, y - 1.8), "trace-cross"),
    )


def felt_on_the_way() -> tuple[str, ...]:
    """What the fingertip feels, one after the other."""
    number, figure, places, _caption = FELT
    state = position(Drop(number, figure, figure, (0, 0), "", ((figure, (0, 0)),)))
    return tuple(str(words.felt(state, spot_on(number - 1, place))) for place in places)


def _felt() -> Example:
    number, figure, places, caption = FELT
    island, kind = number - 1, KINDS.index(figure)
    caption = _(caption).format(what=", ".join(felt_on_the_way()))
    way = tuple(at(spot_on(island, place)) for place in places)
    steps = tuple(item for place, spot in enumerate(way, start=1) for item in _numbered(place, spot))
    above = Group((standing(kind, at(spot_on(island, (0, 0)))), Polyline(way, "trace"), *steps), shift=_shift(island))
    return Example(Scene(SIDE, SIDE, (*_around(island, kind), above), caption), caption)


def _numbered(number: int, spot: Point) -> tuple[Item, ...]:
    return (
        Circle(spot, 1.7, "plate"),
        Text((spot[0], spot[1] + 0.95), str(number), 2.8, "number", "middle"),
    )


def _board() -> Example:
    """The board after a start card."""
    figures: tuple[Standing, ...] = ()
    for kind in START_CARDS["double"][0].kinds:
        figures = settled(figures, kind, kind, 0, None)
    state = _fresh()._replace(chips=tuple(ANIMALS), figures=figures)
    caption = _("Six islands, each with a border strip and the chip of the animal whose resort it is.")
    items = (*board.bare(0), *board.chips(state.chips, 0), *day.figures(state))
    return Example(Scene(WIDE, WIDE, items, caption), caption)


def _figures() -> Example:
    """All figures in rows of three, each with what a hand feels of it; the farmer by himself."""
    wide, high = FIGURE
    items: list[Item] = []
    for kind, name in enumerate(KINDS):
        row, column = divmod(kind, COLUMNS)
        x, y = (column + 0.5 if kind != FARMER else COLUMNS / 2) * wide, row * high
        items.append(Group(drawing(kind, 1.5), shift=(x, y + 8.6)))
        items.append(Text((x, y + 16.8), _(NAMES[kind]), 4.0, "text-strong", "middle"))
        lines = Lines(13, 3.2, 3.5).set(felt(kind, MARKED[name]), (0.0, y + 20.6))
        items += [Text((x, line.at[1]), line.text, line.size, line.style, "middle") for line in lines]
    caption = _("Six animals, four of each, and the farmer: what a hand feels of them.")
    return Example(Scene(COLUMNS * wide, 3 * high, tuple(items), caption), caption)


def _card(task: str) -> Example:
    """The card of a task, as it is printed."""
    title = _(TOLD[task].title)
    items = (Rect((0.3, 0.3), cards.SIDE - 0.6, cards.SIDE - 0.6, "card", 3.0), *cards.cut(shown(task)))
    return Example(Scene(cards.SIDE, cards.SIDE, items, title), title)
