"""The drawn examples of the rules page: pieces of the map with a route on it, and what lies in the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.board import Official, Player
from engine.games.thurn_und_taxis.land import START_HORSES, WAGNER, Size, next_size
from engine.games.thurn_und_taxis.maps import MAPS
from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import board as drawing
from generator.games.thurn_und_taxis.figures import horses, pieces
from generator.games.thurn_und_taxis.figures.card import card
from generator.games.thurn_und_taxis.figures.crop import Window, around, cropped, reach
from generator.games.thurn_und_taxis.figures.places import TOWN
from generator.language import gettext as _


class Drawn(NamedTuple):
    """What is shown, names of cities parted by blanks.

    A route from front to back, cards in the hand, houses that stood there before, those that the closing brings, the
    carriage before a closing with the Wagner, the horses on each card that is harnessed, the map, and how wide all of
    it would be.
    """

    caption: str
    route: str = ""
    hand: str = ""
    houses: str = ""
    placed: str = ""
    carriage: Size = 0
    harnessed: tuple[int, ...] = ()
    map: str = "south"
    wide: Millimetres = 140.0

    @property
    def chart(self) -> drawing.Chart:
        """The map of which a piece is shown."""
        return drawing.Chart(MAPS[self.map], self.wide)

    @property
    def height(self) -> Millimetres:
        """Of the piece: the whole map where that is as wide as the picture."""
        return HEIGHT if self.wide > WIDTH else self.chart.height


WIDTH: Final = 90.0
HEIGHT: Final = 58.0
"""Of the piece of the map that is shown."""
EXAMPLES: Final[Mapping[str, Drawn]] = {
    "joins": Drawn(
        msgid("München – Salzburg – Linz: Innsbruck has a road to München and fits; Kempten has none to either end."),
        route="München Salzburg Linz",
        hand="Innsbruck Kempten",
    ),
    "second-card": Drawn(
        msgid("Once Innsbruck is laid, Kempten fits at its side. The Postillion lets you lay it in the same turn."),
        route="Innsbruck München Salzburg Linz",
        hand="Kempten",
    ),
    "torn": Drawn(
        msgid("Carlsruhe – Mannheim – Würzburg: neither Linz nor Salzburg fits, so the route has to be torn down."),
        route="Carlsruhe Mannheim Würzburg",
        hand="Linz Salzburg",
    ),
    "one-in-each": Drawn(
        msgid("One in each country: Innsbruck for Tyrol, München for Baiern, Salzburg for Salzburg. Linz must wait."),
        route="Kempten Innsbruck München Salzburg Linz",
        houses="Kempten",
        placed="Innsbruck München Salzburg",
    ),
    "all-in-one": Drawn(
        msgid("All in one country: Salzburg and Linz. Then Innsbruck and München get none."),
        route="Kempten Innsbruck München Salzburg Linz",
        houses="Kempten",
        placed="Salzburg Linz",
    ),
    "wagner": Drawn(
        msgid("Blue has the carriage of 5 and closes a route of four. With the Wagner it brings the carriage of 6."),
        route="Stuttgart Ulm Augsburg München",
        carriage=5,
    ),
    "country-tile": Drawn(
        msgid(
            "Stuttgart and Ulm are all of Württemberg, Sigmaringen is all of Hohenzollern: together they earn a tile."
        ),
        houses="Sigmaringen Stuttgart Ulm",
    ),
    "preussen": Drawn(
        msgid(
            "Three cities in the west and four in the east: with a house in all seven Blue takes the tile of Preussen."
        ),
        houses="Münster Cölln Coblenz Berlin Magdeburg Stendal Wittenberg",
        map="north",
        wide=WIDTH,
    ),
    "free-one-in-each": Drawn(
        msgid(
            "One in each country: Göttingen for Hannover, Schwerin for Mecklenburg, and Hamburg beside them. Lübeck, "
            "free as well, must wait."
        ),
        route="Göttingen Hannover Hamburg Lübeck Schwerin",
        placed="Göttingen Hamburg Schwerin",
        map="north",
        wide=118.0,
    ),
    "free-all-in-one": Drawn(
        msgid("All in one country: Göttingen and Hannover, and Hamburg beside them. Then Schwerin gets none."),
        route="Göttingen Hannover Hamburg Lübeck Schwerin",
        placed="Göttingen Hannover Hamburg",
        map="north",
        wide=118.0,
    ),
    "eight": Drawn(
        msgid(
            "A route of eight. Two cards with three horses each are harnessed, and the carriage has two of its own: "
            "just enough to close it."
        ),
        route="Hannover Göttingen Cassel Fulda Weimar Leipzig Wittenberg Berlin",
        harnessed=(3, 3),
        map="north",
        wide=120.0,
    ),
}
WHOLE: Final[Mapping[str, str]] = {
    "map": msgid("The map of southern Germany: nine countries, each in its colour and pattern, and the roads."),
    "north-map": msgid(
        "The map of northern Germany in our own layout: nine countries, each in its colour and pattern, four free "
        "cities, and the roads."
    ),
}
"""Pictures of a whole map."""
SHOWN: Final = {"map": MAPS["south"], "north-map": MAPS["north"]}
BELOW: Final = 32.0
"""Height of what lies below it."""
CARD: Final = (22.0, 28.0)
SIGN: Final = 3.8
"""The size of the word beside a card."""


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    maps = {name: Example(_whole(name), _(caption)) for name, caption in WHOLE.items()}
    return maps | {name: Example(_scene(row), _(row.caption)) for name, row in EXAMPLES.items()}


def _whole(name: str) -> Scene:
    chart = drawing.Chart(SHOWN[name], 190.0)
    return Scene(chart.width, chart.height, (drawing.land_map(chart.land, chart.width),), _(WHOLE[name]))


def fitting(row: Drawn) -> dict[str, bool]:
    """By card of the hand: whether it fits an end of the route."""
    land, route = MAPS[row.map], row.route.split()
    ends = land.neighbours[land.card_of[route[0]]] | land.neighbours[land.card_of[route[-1]]]
    free = ends & ~land.among(route)
    return {name: bool(land.card_of[name] & free) for name in row.hand.split()}


def _scene(row: Drawn) -> Scene:
    below = (*_hand(row), *_sum(row), *_team(row))
    piece = cropped(_map_items(row), window_of(row))
    edge = Rect((0.0, 0.0), WIDTH, row.height, "frame")
    return Scene(WIDTH, row.height + (BELOW if below else 0.0), (piece, edge, *below), _(row.caption))


def window_of(row: Drawn) -> Window:
    """The piece of the map that has the example in its middle, with the cities of the hand if they are near."""
    chart, height = row.chart, row.height
    shown = _extent(chart, (*row.route.split(), *row.hand.split(), *row.houses.split()))
    if shown.right - shown.left > WIDTH:
        shown = _extent(chart, row.route.split() or row.houses.split())
    left = min(max((shown.left + shown.right - WIDTH) / 2, 0.0), chart.width - WIDTH)
    top = min(max((shown.top + shown.bottom - height) / 2, 0.0), chart.height - height)
    return Window(left, top, left + WIDTH, top + height)


def _extent(chart: drawing.Chart, names: Sequence[str]) -> Window:
    """Where these cities are, with their names."""
    places = {chart.town(name) for name in names}
    boxes = [reach(town) for town in drawing.towns(chart, ()) if town.shift in places]
    return around(corner for box in boxes for corner in ((box.left, box.top), (box.right, box.bottom)))


def _map_items(row: Drawn) -> tuple[Item, ...]:
    chart, placed = row.chart, row.placed.split()
    land = chart.land
    blue = Player(houses=land.among((*row.houses.split(), *placed)))
    left = [
        0 if blue.houses & land.among((stack.city,) * bool(stack.city)) else len(stack.values) for stack in land.stacks
    ]
    return (
        *drawing.ground(land, chart.width),
        *(drawing.road(chart, one, other, "road-lit", 14.0) for one, other in pairwise(row.route.split())),
        *drawing.towns(chart, (blue, Player()), left),
        *(Circle(chart.town(name), chart.mm(TOWN + 8.0), "line-accent") for name in placed),
        *drawing.stacks(chart, left),
    )


def _hand(row: Drawn) -> tuple[Item, ...]:
    """The cards of the hand, each with a word beside it."""
    fits = fitting(row) if row.hand else {}
    step = WIDTH / max(len(fits), 1)
    return tuple(
        Group(_card(row, name, fit), shift=((place + 0.5) * step - CARD[0], row.height + BELOW - CARD[1]))
        for place, (name, fit) in enumerate(fits.items())
    )


def _card(row: Drawn, name: str, fits: bool) -> tuple[Item, ...]:
    words, style = (_("fits"), "text-ok") if fits else (_("does not fit"), "text-danger")
    land = MAPS[row.map]
    return (*card(land, land.card_of[name], *CARD), Text((CARD[0] + 1.5, CARD[1] / 2), words, SIGN, style))


def _sum(row: Drawn) -> tuple[Item, ...]:
    """The carriage before and after a closing with the Wagner, and what the route counts for it."""
    if not row.carriage:
        return ()
    cards, middle = len(row.route.split()), row.height + BELOW / 2 + 2.0
    words = _("{cards} + {more} = {sum}").format(cards=cards, more=WAGNER, sum=cards + WAGNER)
    return (
        pieces.carriage(row.carriage, 20.0, (12.0, middle)),
        pieces.official(Official.WAGNER, 12.0, (WIDTH / 2, middle - 5.0)),
        Text((WIDTH / 2, middle + 9.0), words, 5.5, "number", "middle"),
        pieces.carriage(next_size(row.carriage), 20.0, (WIDTH - 12.0, middle)),
    )


def _team(row: Drawn) -> tuple[Item, ...]:
    """The cards that are harnessed and the carriage, each with its horses, and what they come to."""
    if not row.harnessed:
        return ()
    numbers = (*row.harnessed, START_HORSES)
    step, middle = WIDTH / (len(numbers) + 1), row.height + BELOW / 2 + 2.0
    at = [((place + 0.5) * step, middle) for place in range(len(numbers) + 1)]
    signs = (*("+" for _number in row.harnessed), "=")
    return (
        *(_harnessed(number, spot) for number, spot in zip(row.harnessed, at, strict=False)),
        horses.shoes(START_HORSES, 4.0, (at[-2][0], middle - 9.0)),
        pieces.carriage(START_HORSES, 16.0, (at[-2][0], middle + 3.0)),
        *(
            Text((x + step / 2, middle + 3.0), sign, 6.0, "number", "middle")
            for (x, _y), sign in zip(at, signs, strict=False)
        ),
        Text((at[-1][0], middle + 3.0), str(sum(numbers)), 9.0, "number", "middle"),
    )


def _harnessed(number: int, at: Point) -> Group:
    """A card as it lies before the carriage."""
    wide, high = CARD[0] * 0.8, CARD[1] * 0.8
    field = Rect((-wide / 2, -high / 2), wide, high, "card", 1.6)
    return Group((field, *horses.shown(number, wide * 0.8, high * 0.6, (0.0, 0.0))), shift=at)
