"""City cards, for the screen and for paper alike: in millimetres, at any size."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from engine.games.thurn_und_taxis.cards import Card, each
from engine.games.thurn_und_taxis.land import Land
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures import horses
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.pieces import bastions, horn
from generator.games.thurn_und_taxis.figures.places import PLACES, country_words, field
from generator.language import gettext as _
from generator.language import ngettext

BAND: Final = 0.3
"""The height of the band of the country, in widths of the card."""
NAME: Final = 0.24
"""The size of the city's name, if it is short enough, in widths of the card."""
DOT: Final = 0.13
"""The radius of the dot at the end of a road, in lengths of the road."""


TEAM: Final = 0.3
"""The height of the horseshoes with their number where there are roads above them, in widths of the card."""
LEAST: Final = 0.4
"""The height that roads need, in widths of the card: on the screen there is none for roads beside horseshoes."""


@cache
def card(land: Land, card: Card, width: Millimetres, height: Millimetres) -> tuple[Item, ...]:
    """The face of a city's card, its top left corner at the origin.

    A band in the country's colour and pattern with its name, the city's name, its roads as they leave it, and the
    horses that draw a carriage, if the map's cards show any.
    """
    name = land.name_of[land.city_of[card]]
    inset = width * 0.05
    band, room = width * BAND, width - 2 * inset
    words = _(country_words(land, card))
    small = fitted(words, room * 0.86, width * 0.17)
    large = fitted(name, room, width * NAME)
    base = band + width * 0.285
    return (
        Rect((0.0, 0.0), width, height, "card", width * 0.08),
        Rect((inset, inset), room, band - inset, field(land, card)),
        Rect((inset, inset), room, band - inset, "frame-fine"),
        Text((width / 2, inset + (band - inset) / 2 + small * 0.24), words, small, "heading-land", "middle"),
        Text((width / 2, base), name, large, "text-strong", "middle"),
        *_below(land, card, (width, height), base),
    )


def _below(land: Land, card: Card, size: Point, base: Millimetres) -> tuple[Item, ...]:
    """What there is below the city's name: roads, horseshoes, or both."""
    width, height = size
    number = land.horses_of[card]
    room, foot = width * 0.9, height - width * 0.05
    top = base + width * 0.05
    if number and foot - top - width * TEAM < width * LEAST:
        return horses.shown(number, room, foot - top - width * 0.04, (width / 2, (top + foot) / 2))
    team = width * TEAM if number else 0.0
    below = height - team * 1.15
    middle = width / 2, (top + below) / 2
    roads = _roads(land, card, middle, min(room / 2, (below - base) / 2 - width * 0.075) / (1.0 + DOT))
    shoes = horses.shown(number, room, team, (width / 2, foot - team / 2 - width * 0.02)) if number else ()
    return (*roads, *shoes)


def _roads(land: Land, card: Card, middle: Point, reach: Millimetres) -> tuple[Item, ...]:
    """The town with its roads, in the directions that they have on the map."""
    spots = PLACES[land.name].spots
    here = spots[land.name_of[land.city_of[card]]].at
    run: list[Point] = []
    ends: list[Point] = []
    for other in each(land.neighbours[card]):
        there = spots[land.name_of[other]].at
        long = math.dist(here, there)
        end = middle[0] + reach * (there[0] - here[0]) / long, middle[1] + reach * (there[1] - here[1]) / long
        run += [middle, end]
        ends.append(end)
    dots = tuple(Circle(end, reach * DOT, "pip") for end in ends)
    wall = (bastions(reach * 0.42, middle),) if land.city_of[card] & land.free_cities else ()
    return (Polyline(tuple(run), "line"), *dots, *wall, Circle(middle, reach * 0.3, "town"))


def back(width: Millimetres, height: Millimetres) -> tuple[Item, ...]:
    """The back of every card: a post horn on a plain field."""
    inset = width * 0.08
    field = Rect((inset, inset), width - 2 * inset, height - 2 * inset, "card", width * 0.05)
    sign = Group(horn(width * 0.075), shift=(width / 2, height / 2))
    return (Rect((0.0, 0.0), width, height, "card-back", width * 0.08), field, sign)


@cache
def card_title(land: Land, card: Card) -> str:
    """A card in words: "Ulm, in Württemberg; roads to Augsburg, Ingolstadt"; before the roads its horses, if any."""
    city = land.city_of[card]
    country = _(land.country_names[city])
    place = _("{city}, in {country}") if country else _("{city}, a free city")
    said = [place.format(city=land.name_of[city], country=country)]
    number = land.horses_of[card]
    if number:
        said.append(ngettext("one horse", "{count} horses", number).format(count=number))
    roads = ", ".join(land.listing(land.neighbours[city]))
    return "; ".join((*said, _("roads to {cities}").format(cities=roads)))
