"""The player aid: the rules of a whole game on one card, every number of them from the game's tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES
from engine.games.thurn_und_taxis.land import CARRIAGES, Land
from engine.games.thurn_und_taxis.tools.marks import sizes_of
from generator.drawing.scene import Anchor, Circle, Group, Item, Line, Millimetres, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.aid_words import PATTERNS, Words, said, words_of
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.places import field
from generator.games.thurn_und_taxis.figures.score_pad.blocks import Block, blocks_of
from generator.games.thurn_und_taxis.figures.wrap import paragraph
from generator.language import gettext as _

WIDE, HIGH = 94.0, 122.0
"""In units. Four of them go on a page when a unit is a millimetre."""
EDGE: Final = 3.0
SIZE: Final = 2.45
STEP: Final = 2.85
CLOSER: Final = (1.0, 0.98, 0.96, 0.94, 0.93, 0.92, 0.91, 0.9)
"""How much smaller letters and steps may be for rules that take more words."""


class Sample(NamedTuple):
    """A route that shows the two patterns, and by pattern the cities of it that get a house."""

    route: tuple[str, ...]
    chosen: tuple[tuple[str, ...], tuple[str, ...]]


SAMPLES: Final[Mapping[str, Sample]] = {
    "south": Sample(
        ("München", "Salzburg", "Linz", "Budweis", "Pilsen"), (("München", "Salzburg", "Pilsen"), ("Salzburg", "Linz"))
    ),
    "north": Sample(
        ("Bremen", "Hannover", "Göttingen", "Weimar", "Leipzig"),
        (("Bremen", "Hannover", "Weimar", "Leipzig"), ("Bremen", "Hannover", "Göttingen")),
    ),
}
"""By map."""


class Pen:
    """Draws in units, line by line; `y` is the baseline of the next."""

    def __init__(self, unit: Millimetres, closer: float = 1.0) -> None:
        self.unit = unit
        self.size, self.step = SIZE * closer, STEP * closer
        self.y = 0.0
        self.items: list[Item] = []

    def text(self, x: float, words: str, style: str = "text", anchor: Anchor = "start", size: float = 0.0) -> None:
        """A line that leaves the pen where it is."""
        size = (size or self.size) * self.unit
        self.items.append(Text((x * self.unit, self.y * self.unit), words, size, style, anchor))

    def words(self, x: float, words: str) -> None:
        """A sentence from `x` to the right edge."""
        unit = self.unit
        room = (WIDE - EDGE - x) * unit
        lines = paragraph(words, (x * unit, self.y * unit), room, self.size * unit, self.step * unit)
        self.items.extend(lines)
        self.y += self.step * len(lines)

    def heading(self, words: str) -> None:
        """The name of a part, under a thin line."""
        self.y += 1.1
        rule = (self.y - self.step * 0.8) * self.unit
        self.items.append(Line((EDGE * self.unit, rule), ((WIDE - EDGE) * self.unit, rule), "rule"))
        self.y += 0.9
        self.text(EDGE, words, "heading", size=3.3)
        self.y += self.step + 0.3

    def group(self, item: Item, x: float, y: float) -> None:
        """Something drawn round its own middle, there."""
        self.items.append(Group((item,), shift=(x * self.unit, y * self.unit)))


def player_aid(land: Land, unit: Millimetres = 1.0, notice: str = "") -> Scene:
    """The aid for a map, `WIDE` by `HIGH` units of `unit` mm, with a notice in its head."""
    ways = (_written(land, Pen(unit, closer), notice) for closer in CLOSER)
    pen = next(pen for pen in ways if pen.y - pen.step <= HIGH - EDGE)
    return Scene(WIDE * unit, HIGH * unit, tuple(pen.items), _("Player aid"))


def _written(land: Land, pen: Pen, notice: str) -> Pen:
    """All the rules, with the same pen."""
    words = words_of(land)
    _title(pen, notice)
    pen.heading(_("Your turn"))
    _numbered(pen, words.turn)
    _officials(pen, words)
    _closing(pen, land, words)
    _tiles(pen, land, words)
    pen.heading(_("End and score"))
    for msg in words.end:
        pen.words(EDGE, said(msg))
    return pen


def _title(pen: Pen, notice: str) -> None:
    pen.items.append(Rect((0.0, 0.0), WIDE * pen.unit, HIGH * pen.unit, "card", 2.0 * pen.unit))
    pen.y = 6.2
    pen.text(EDGE, _("Thurn und Taxis"), "heading", size=5.2)
    lines = (_("player aid"), notice) if notice else (_("player aid"),)
    for y, line in zip((4.7, 7.4) if notice else (6.2,), lines, strict=True):
        pen.y = y
        pen.text(WIDE - EDGE, line, "text-italic", "end", 2.6 if notice else 3.0)
    pen.y = 6.2 + 3.4


def _numbered(pen: Pen, sentences: Sequence[str]) -> None:
    for number, msg in enumerate(sentences, start=1):
        pen.text(EDGE + 1.8, str(number), "number-accent", "middle")
        pen.words(EDGE + 4.6, said(msg))


def _officials(pen: Pen, words: Words) -> None:
    pen.heading(_("One official may help you in a turn"))
    for official, msg in words.officials.items():
        pen.group(pieces.official(official, 3.0 * pen.unit), EDGE + 1.8, pen.y - 0.9)
        pen.text(EDGE + 4.6, _(OFFICIAL_NAMES[official]), "text-strong")
        pen.words(EDGE + 18.5, said(msg))


def _closing(pen: Pen, land: Land, words: Words) -> None:
    pen.heading(_("Closing a route, in this order"))
    _numbered(pen, words.closing)
    pen.y += 5.0
    middle = WIDE / 2
    for left, msg, chosen in zip((EDGE + 4.6, middle + 1.5), PATTERNS, SAMPLES[land.name].chosen, strict=True):
        pen.group(Group(_route(land, chosen, pen.unit)), left, pen.y - 3.6)
        pen.y += 1.8
        pen.text(left, said(msg), "text-italic")
        pen.y -= 1.8
    pen.y += pen.step + 1.6


def _route(land: Land, chosen: Sequence[str], unit: Millimetres) -> tuple[Item, ...]:
    """The sample route as a row of towns on their countries' colours, the chosen ones with a house."""
    cities = SAMPLES[land.name].route
    step, high = 7.6 * unit, 5.6 * unit
    items: list[Item] = []
    for place, city in enumerate(cities):
        items.append(Rect((place * step, -high / 2), step, high, field(land, land.card_of[city])))
    spots = [((place + 0.5) * step, 0.0) for place in range(len(cities))]
    items += [Line(a, b, "line") for a, b in pairwise(spots)]
    for city, spot in zip(cities, spots, strict=True):
        items.append(Circle(spot, 2.2 * unit, "town"))
        items.append(pieces.house(0, 2.9 * unit, spot) if city in chosen else Circle(spot, 0.4 * unit, "pip"))
    return tuple(items)


def _tiles(pen: Pen, land: Land, words: Words) -> None:
    carriages = bool(sizes_of(land))
    pen.heading(_("Tiles and carriages") if carriages else _("Tiles"))
    blocks = blocks_of(land)
    half = -(-len(blocks) // 2)
    top = pen.y
    for left, right, column in ((EDGE, 56.0, blocks[:half]), (60.0, WIDE - EDGE, blocks[half:])):
        pen.y = top
        for block in column:
            _block(pen, block, left, right)
    pen.y = top + pen.step * half
    pen.words(EDGE, " ".join(said(msg) for msg in words.tiles))
    if carriages:
        _carriages(pen)


def _block(pen: Pen, block: Block, left: float, right: float) -> None:
    values = "  ".join(words for _tile, words in block.tiles)
    room = right - left - 2.2 * len(block.tiles) - 1.0
    pen.text(left, block.title, size=fitted(block.title, room, pen.size))
    pen.text(right, values, "number", "end")
    pen.y += pen.step


def _carriages(pen: Pen) -> None:
    """Every carriage with its points."""
    pen.y += 2.4
    step = (WIDE - 2 * EDGE - 14.0) / len(CARRIAGES)
    pen.text(EDGE, _("Carriages"), "text-strong")
    for place, (size, points) in enumerate(CARRIAGES.items()):
        x = EDGE + 14.0 + step * place
        pen.group(pieces.carriage(size, 7.0 * pen.unit), x + 4.5, pen.y - 0.8)
        pen.text(x + 9.0, _("= {points}").format(points=points), "number")
    pen.y += pen.step + 1.8
