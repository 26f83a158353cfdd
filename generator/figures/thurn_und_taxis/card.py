"""City cards, for the screen and for paper alike: in millimetres, at any size."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from engine.thurn_und_taxis.cards import City, each
from engine.thurn_und_taxis.land import Land
from generator.figures.thurn_und_taxis.fit import fitted
from generator.figures.thurn_und_taxis.pieces import horn
from generator.figures.thurn_und_taxis.places import PLACES
from generator.i18n import gettext as _
from generator.scene import Circle, Group, Item, Millimetres, Point, Polyline, Rect, Text

BAND: Final = 0.3
"""The height of the band of the country, in widths of the card."""
NAME: Final = 0.24
"""The size of the city's name, if it is short enough, in widths of the card."""
DOT: Final = 0.13
"""The radius of the dot at the end of a road, in lengths of the road."""


@cache
def card(land: Land, city: City, width: Millimetres, height: Millimetres) -> tuple[Item, ...]:
    """The face of a city's card, its top left corner at the origin.

    A band in the country's colour and pattern with its name, the city's name, and its roads as they leave it.
    """
    name, country = land.name_of[city], land.country_names[city]
    inset = width * 0.05
    band, room = width * BAND, width - 2 * inset
    look = PLACES[land.name].realms[country].look
    words = _(country)
    small = fitted(words, room * 0.86, width * 0.17)
    large = fitted(name, room, width * NAME)
    base = band + width * 0.285
    middle = width / 2, (base + width * 0.05 + height) / 2
    return (
        Rect((0.0, 0.0), width, height, "card", width * 0.08),
        Rect((inset, inset), room, band - inset, f"land-{look}"),
        Rect((inset, inset), room, band - inset, "frame-fine"),
        Text((width / 2, inset + (band - inset) / 2 + small * 0.24), words, small, "heading-land", "middle"),
        Text((width / 2, base), name, large, "text-strong", "middle"),
        *_roads(land, city, middle, min(room / 2, (height - base) / 2 - width * 0.075) / (1.0 + DOT)),
    )


def _roads(land: Land, city: City, middle: Point, reach: Millimetres) -> tuple[Item, ...]:
    """The town with its roads, in the directions that they have on the map."""
    spots = PLACES[land.name].spots
    here = spots[land.name_of[city]].at
    run: list[Point] = []
    ends: list[Point] = []
    for other in each(land.neighbours[city]):
        there = spots[land.name_of[other]].at
        long = math.dist(here, there)
        end = middle[0] + reach * (there[0] - here[0]) / long, middle[1] + reach * (there[1] - here[1]) / long
        run += [middle, end]
        ends.append(end)
    dots = tuple(Circle(end, reach * DOT, "pip") for end in ends)
    return (Polyline(tuple(run), "line"), *dots, Circle(middle, reach * 0.3, "town"))


def back(width: Millimetres, height: Millimetres) -> tuple[Item, ...]:
    """The back of every card: a post horn on a plain field."""
    inset = width * 0.08
    field = Rect((inset, inset), width - 2 * inset, height - 2 * inset, "card", width * 0.05)
    sign = Group(horn(width * 0.075), shift=(width / 2, height / 2))
    return (Rect((0.0, 0.0), width, height, "card-back", width * 0.08), field, sign)


@cache
def card_title(land: Land, city: City) -> str:
    """A card in words: "Ulm, in Württemberg; roads to Augsburg, Ingolstadt"."""
    roads = ", ".join(land.listing(land.neighbours[city]))
    words = _("{city}, in {country}; roads to {cities}")
    return words.format(city=land.name_of[city], country=_(land.country_names[city]), cities=roads)
