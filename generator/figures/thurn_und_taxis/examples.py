"""The drawn examples of the rules page: pieces of the map with a route on it, and what lies in the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.message import unchanged as msgid
from engine.thurn_und_taxis.board import Official, Player
from engine.thurn_und_taxis.land import WAGNER, Size, next_size
from engine.thurn_und_taxis.maps import MAPS
from generator.figures import Example
from generator.figures.thurn_und_taxis import map as drawing
from generator.figures.thurn_und_taxis import pieces
from generator.figures.thurn_und_taxis.card import card
from generator.figures.thurn_und_taxis.crop import Window, around, cropped, reach
from generator.figures.thurn_und_taxis.places import TOWN
from generator.i18n import gettext as _
from generator.scene import Circle, Group, Item, Rect, Scene, Text


class Drawn(NamedTuple):
    """What is shown, names of cities parted by blanks.

    A route from front to back, cards in the hand, houses that stood there before, those that the closing brings, and
    the carriage before a closing with the Wagner.
    """

    caption: str
    route: str = ""
    hand: str = ""
    houses: str = ""
    placed: str = ""
    carriage: Size = 0


LAND: Final = MAPS["south"]
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
}
MAP: Final = "map"
CHART: Final = drawing.Chart(LAND, 140.0)
WIDTH: Final = 90.0
HEIGHT: Final = 58.0
"""Of the piece of the map that is shown."""
BELOW: Final = 32.0
"""Height of what lies below it."""
CARD: Final = (22.0, 28.0)
SIGN: Final = 3.8
"""The size of the word beside a card."""


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    caption = _("The map of southern Germany: nine countries, each in its colour and pattern, and the roads.")
    chart = drawing.Chart(LAND, 190.0)
    whole = Scene(chart.width, chart.height, (drawing.land_map(LAND, chart.width),), caption)
    pieces_of_it = {name: Example(_scene(row), _(row.caption)) for name, row in EXAMPLES.items()}
    return {MAP: Example(whole, caption), **pieces_of_it}


def fitting(row: Drawn) -> dict[str, bool]:
    """By card of the hand: whether it fits an end of the route."""
    route = row.route.split()
    ends = LAND.neighbours[LAND.card_of[route[0]]] | LAND.neighbours[LAND.card_of[route[-1]]]
    free = ends & ~LAND.among(route)
    return {name: bool(LAND.card_of[name] & free) for name in row.hand.split()}


def _scene(row: Drawn) -> Scene:
    below = (*_hand(row), *_sum(row))
    piece = cropped(_map_items(row), window_of(row))
    edge = Rect((0.0, 0.0), WIDTH, HEIGHT, "frame")
    return Scene(WIDTH, HEIGHT + (BELOW if below else 0.0), (piece, edge, *below), _(row.caption))


def window_of(row: Drawn) -> Window:
    """The piece of the map that has the example in its middle, with the cities of the hand if they are near."""
    shown = _extent((*row.route.split(), *row.hand.split(), *row.houses.split()))
    if shown.right - shown.left > WIDTH:
        shown = _extent(row.route.split())
    left = min(max((shown.left + shown.right - WIDTH) / 2, 0.0), CHART.width - WIDTH)
    top = min(max((shown.top + shown.bottom - HEIGHT) / 2, 0.0), CHART.height - HEIGHT)
    return Window(left, top, left + WIDTH, top + HEIGHT)


def _extent(names: Sequence[str]) -> Window:
    """Where these cities are, with their names."""
    places = {CHART.town(name) for name in names}
    boxes = [reach(town) for town in drawing.towns(CHART, ()) if town.shift in places]
    return around(corner for box in boxes for corner in ((box.left, box.top), (box.right, box.bottom)))


def _map_items(row: Drawn) -> tuple[Item, ...]:
    placed = row.placed.split()
    blue = Player(houses=LAND.among((*row.houses.split(), *placed)))
    return (
        *drawing.ground(LAND, CHART.width),
        *(drawing.road(CHART, one, other, "road-lit", 14.0) for one, other in pairwise(row.route.split())),
        *drawing.towns(CHART, (blue, Player())),
        *(Circle(CHART.town(name), CHART.mm(TOWN + 8.0), "line-accent") for name in placed),
        *drawing.stacks(CHART, [len(stack.values) for stack in LAND.stacks]),
    )


def _hand(row: Drawn) -> tuple[Item, ...]:
    """The cards of the hand, each with a word beside it."""
    fits = fitting(row) if row.hand else {}
    step = WIDTH / max(len(fits), 1)
    return tuple(
        Group(_card(name, fit), shift=((place + 0.5) * step - CARD[0], HEIGHT + BELOW - CARD[1]))
        for place, (name, fit) in enumerate(fits.items())
    )


def _card(name: str, fits: bool) -> tuple[Item, ...]:
    words, style = (_("fits"), "text-ok") if fits else (_("does not fit"), "text-danger")
    return (*card(LAND, LAND.card_of[name], *CARD), Text((CARD[0] + 1.5, CARD[1] / 2), words, SIGN, style))


def _sum(row: Drawn) -> tuple[Item, ...]:
    """The carriage before and after a closing with the Wagner, and what the route counts for it."""
    if not row.carriage:
        return ()
    cards, middle = len(row.route.split()), HEIGHT + BELOW / 2 + 2.0
    words = _("{cards} + {more} = {sum}").format(cards=cards, more=WAGNER, sum=cards + WAGNER)
    return (
        pieces.carriage(row.carriage, 20.0, (12.0, middle)),
        pieces.official(Official.WAGNER, 12.0, (WIDTH / 2, middle - 5.0)),
        Text((WIDTH / 2, middle + 9.0), words, 5.5, "number", "middle"),
        pieces.carriage(next_size(row.carriage), 20.0, (WIDTH - 12.0, middle)),
    )
