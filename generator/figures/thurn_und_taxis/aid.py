"""The player aid: the rules of a whole game on one card, every number of them from the game's tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from engine.thurn_und_taxis.board import OFFICIAL_NAMES
from engine.thurn_und_taxis.land import CARRIAGES, Land, Prize, Stack
from generator.figures.thurn_und_taxis import pieces
from generator.figures.thurn_und_taxis.aid_words import CLOSING, END, OFFICIALS, PATTERNS, TILES, TURN, said
from generator.figures.thurn_und_taxis.fit import fitted
from generator.figures.thurn_und_taxis.places import PLACES
from generator.figures.thurn_und_taxis.wrap import paragraph
from generator.i18n import gettext as _
from generator.scene import Anchor, Circle, Group, Item, Line, Millimetres, Rect, Scene, Text

WIDE, HIGH = 94.0, 122.0
"""In units. Four of them go on a page when a unit is a millimetre."""
EDGE: Final = 3.0
SIZE: Final = 2.45
STEP: Final = 2.85
SAMPLES: Final[Mapping[str, Sequence[str]]] = {"south": ("München", "Salzburg", "Linz", "Budweis", "Pilsen")}
"""By map: a route that shows the two patterns of houses."""
CHOSEN: Final = (("München", "Salzburg", "Pilsen"), ("Salzburg", "Linz"))
"""By pattern: the cities of the sample that get a house."""


class Pen:
    """Draws in units, line by line; `y` is the baseline of the next."""

    def __init__(self, unit: Millimetres) -> None:
        self.unit = unit
        self.y = 0.0
        self.items: list[Item] = []

    def text(self, x: float, words: str, style: str = "text", anchor: Anchor = "start", size: float = SIZE) -> None:
        """A line that leaves the pen where it is."""
        self.items.append(Text((x * self.unit, self.y * self.unit), words, size * self.unit, style, anchor))

    def words(self, x: float, words: str) -> None:
        """A sentence from `x` to the right edge."""
        room = (WIDE - EDGE - x) * self.unit
        lines = paragraph(words, (x * self.unit, self.y * self.unit), room, SIZE * self.unit, STEP * self.unit)
        self.items.extend(lines)
        self.y += STEP * len(lines)

    def heading(self, words: str) -> None:
        """The name of a part, under a thin line."""
        self.y += 1.1
        rule = (self.y - STEP * 0.8) * self.unit
        self.items.append(Line((EDGE * self.unit, rule), ((WIDE - EDGE) * self.unit, rule), "rule"))
        self.y += 0.9
        self.text(EDGE, words, "heading", size=3.3)
        self.y += STEP + 0.3

    def group(self, item: Item, x: float, y: float) -> None:
        """Something drawn round its own middle, there."""
        self.items.append(Group((item,), shift=(x * self.unit, y * self.unit)))


def player_aid(land: Land, unit: Millimetres = 1.0) -> Scene:
    """The aid for a map, `WIDE` by `HIGH` units of `unit` mm."""
    pen = Pen(unit)
    _title(pen)
    _turn(pen)
    _officials(pen)
    _closing(pen, land)
    _tiles(pen, land)
    _end(pen)
    return Scene(WIDE * unit, HIGH * unit, tuple(pen.items), _("Player aid"))


def _title(pen: Pen) -> None:
    pen.items.append(Rect((0.0, 0.0), WIDE * pen.unit, HIGH * pen.unit, "card", 2.0 * pen.unit))
    pen.y = 6.2
    pen.text(EDGE, _("Thurn und Taxis"), "heading", size=5.2)
    pen.text(WIDE - EDGE, _("player aid"), "text-italic", "end", 3.0)
    pen.y += 3.4


def _turn(pen: Pen) -> None:
    pen.heading(_("Your turn"))
    _numbered(pen, TURN)


def _numbered(pen: Pen, sentences: Sequence[str]) -> None:
    for number, msg in enumerate(sentences, start=1):
        pen.text(EDGE + 1.8, str(number), "number-accent", "middle")
        pen.words(EDGE + 4.6, said(msg))


def _officials(pen: Pen) -> None:
    pen.heading(_("One official may help you in a turn"))
    for official, msg in OFFICIALS.items():
        pen.group(pieces.official(official, 3.0 * pen.unit), EDGE + 1.8, pen.y - 0.9)
        pen.text(EDGE + 4.6, _(OFFICIAL_NAMES[official]), "text-strong")
        pen.words(EDGE + 18.5, said(msg))


def _closing(pen: Pen, land: Land) -> None:
    pen.heading(_("Closing a route, in this order"))
    _numbered(pen, CLOSING)
    pen.y += 5.0
    middle = WIDE / 2
    for left, msg, chosen in zip((EDGE + 4.6, middle + 1.5), PATTERNS, CHOSEN, strict=True):
        pen.group(Group(_route(land, chosen, pen.unit)), left, pen.y - 3.6)
        pen.y += 1.8
        pen.text(left, said(msg), "text-italic")
        pen.y -= 1.8
    pen.y += STEP + 1.6


def _route(land: Land, chosen: Sequence[str], unit: Millimetres) -> tuple[Item, ...]:
    """The sample route as a row of towns on their countries' colours, the chosen ones with a house."""
    cities = SAMPLES[land.name]
    realms = PLACES[land.name].realms
    step, high = 7.6 * unit, 5.6 * unit
    items: list[Item] = []
    for place, city in enumerate(cities):
        country = land.country_names[land.card_of[city]]
        items.append(Rect((place * step, -high / 2), step, high, f"land-{realms[country].look}"))
    spots = [((place + 0.5) * step, 0.0) for place in range(len(cities))]
    items += [Line(a, b, "line") for a, b in pairwise(spots)]
    for city, spot in zip(cities, spots, strict=True):
        items.append(Circle(spot, 2.2 * unit, "town"))
        items.append(pieces.house(0, 2.9 * unit, spot) if city in chosen else Circle(spot, 0.4 * unit, "pip"))
    return tuple(items)


def _tiles(pen: Pen, land: Land) -> None:
    pen.heading(_("Tiles and carriages"))
    by_country = [stack for stack in land.stacks if stack.prize is Prize.COUNTRIES]
    others = [stack for stack in land.stacks if stack.prize is not Prize.COUNTRIES]
    top = pen.y
    for left, right, stacks in ((EDGE, 56.0, by_country), (60.0, WIDE - EDGE, others)):
        pen.y = top
        for stack in stacks:
            _stack(pen, stack, left, right)
    pen.y = top + STEP * max(len(by_country), len(others))
    pen.words(EDGE, " ".join(said(msg) for msg in TILES))
    _carriages(pen)


def _stack(pen: Pen, stack: Stack, left: float, right: float) -> None:
    values = "  ".join(map(str, stack.values))
    words = _(stack.title)
    room = right - left - 2.2 * len(stack.values) - 1.0
    pen.text(left, words, size=fitted(words, room, SIZE))
    pen.text(right, values, "number", "end")
    pen.y += STEP


def _carriages(pen: Pen) -> None:
    """Every carriage with its points."""
    pen.y += 2.4
    step = (WIDE - 2 * EDGE - 14.0) / len(CARRIAGES)
    pen.text(EDGE, _("Carriages"), "text-strong")
    for place, (size, points) in enumerate(CARRIAGES.items()):
        x = EDGE + 14.0 + step * place
        pen.group(pieces.carriage(size, 7.0 * pen.unit), x + 4.5, pen.y - 0.8)
        pen.text(x + 9.0, _("= {points}").format(points=points), "number")
    pen.y += STEP + 1.8


def _end(pen: Pen) -> None:
    pen.heading(_("End and score"))
    for msg in END:
        pen.words(EDGE, said(msg))
