"""The map: countries in colour and pattern, roads, towns with their names and houses, and the stacks of tiles."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS, Player
from engine.games.thurn_und_taxis.cards import Card, City
from engine.games.thurn_und_taxis.land import Land, Points, Prize, Stack
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Polygon, Polyline, Rect, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.borders import Borders, borders
from generator.games.thurn_und_taxis.figures.places import NAME, PLACES, TOWN, WALL, WIDTH, Mille, Places
from generator.language import gettext as _
from generator.language import ngettext

ROAD: Final[Mille] = 9.0
"""How wide a road is drawn."""
DOT: Final[Mille] = 7.0
"""The radius of the dot in an empty town."""
REACH: Final[Mille] = 59.5
"""How far a touch may be from the middle of a town, each way."""
STACK: Final[Mille] = 82.0
"""How wide a tile is."""
COIN: Final[Mille] = 48.0
"""How wide a tile is that lies in a free city."""
SLOTS: Final[Mapping[int, tuple[Point, ...]]] = {
    2: ((-17.0, 1.0), (17.0, 1.0)),
    4: ((-16.0, -15.0), (16.0, -15.0), (-16.0, 18.0), (16.0, 18.0)),
}
"""By the most players: where their houses stand in a town."""
HOUSES: Final[Mapping[int, Mille]] = {2: 38.0, 4: 31.0}
"""How high they are then."""


class Chart(NamedTuple):
    """A map drawn `width` millimetres wide."""

    land: Land
    width: Millimetres

    @property
    def places(self) -> Places:
        """Where everything is."""
        return PLACES[self.land.name]

    @property
    def height(self) -> Millimetres:
        """Of the map."""
        return self.mm(self.places.height)

    def mm(self, mille: Mille) -> Millimetres:
        """A length."""
        return mille * self.width / WIDTH

    def at(self, point: Point) -> Point:
        """A point of `places` in millimetres."""
        return self.mm(point[0]), self.mm(point[1])

    def called(self, card: Card) -> str:
        """The city of a card."""
        return self.land.name_of[self.land.city_of[card]]

    def town(self, name: str) -> Point:
        """The middle of a city."""
        return self.at(self.places.spots[name].at)

    def tile(self, stack: Stack) -> tuple[Point, Millimetres]:
        """The middle of a stack's tiles, and how wide they are."""
        if stack.prize is Prize.FREE_CITY:
            return self.town(stack.city), self.mm(COIN)
        return self.at(self.places.stacks[stack.name]), self.mm(STACK)


def land_map(
    land: Land,
    width: Millimetres = 100.0,
    *,
    players: Sequence[Player] = (),
    left: Sequence[int] | None = None,
    touchable: bool = False,
) -> Group:
    """The whole map, `width` millimetres wide and `Chart(land, width).height` high, its corner at the origin.

    `players` gives the houses; `left` how many tiles each stack has left, all when None. On the screen each city can
    be touched as `city:NAME`.
    """
    chart = Chart(land, width)
    left = [len(stack.values) for stack in land.stacks] if left is None else left
    return Group((*ground(land, width), *towns(chart, players, left, touchable=touchable), *stacks(chart, left)))


@cache
def ground(land: Land, width: Millimetres) -> tuple[Item, ...]:
    """What never changes: countries with their names, roads, the frame."""
    chart = Chart(land, width)
    realms = chart.places.realms
    outlines, lines = country_borders(land)
    areas = [
        Polygon(tuple(map(chart.at, loop)), f"land-{realms[name].look}")
        for name, loops in sorted(outlines.items(), key=lambda item: -max(map(len, item[1])))
        for loop in loops
    ]
    names = [
        Text(chart.at(at), _(name), chart.mm(realm.size), "text-land", "middle")
        for name, realm in realms.items()
        for at in (realm.name, *realm.again)
    ]
    return (
        *areas,
        *(Polyline(tuple(map(chart.at, line)), "frontier") for line in lines),
        *names,
        *(road(chart, a, b, "road") for a, b in land.roads),
        *(
            Rect(chart.at(corner), chart.mm(wide), chart.mm(high), "plate")
            for corner, wide, high in chart.places.plates
        ),
        *_frame(chart),
    )


@cache
def country_borders(land: Land) -> Borders:
    """The countries of a map, in thousandths of its width."""
    places = PLACES[land.name]
    seeds = {
        country.name: (*(places.spots[city].at for city in country.cities), *places.realms[country.name].more)
        for country in land.countries
    }
    return borders(WIDTH, places.height, seeds)


def _frame(chart: Chart) -> tuple[Item, ...]:
    inset = chart.mm(6.0)
    return (
        Rect((0.0, 0.0), chart.width, chart.height, "frame"),
        Rect((inset, inset), chart.width - 2 * inset, chart.height - 2 * inset, "frame-fine"),
    )


def road(chart: Chart, one: str, other: str, style: str, wide: Mille = ROAD, short: Mille = 0.0) -> Polygon:
    """The road between two cities, `wide` thousandths of the map's width and `short` of the towns' middles."""
    (ax, ay), (bx, by) = chart.town(one), chart.town(other)
    long = math.hypot(bx - ax, by - ay)
    right, down = (bx - ax) / long, (by - ay) / long
    half, cut = chart.mm(wide) / 2, chart.mm(short)
    dx, dy = -down * half, right * half
    ax, ay, bx, by = ax + right * cut, ay + down * cut, bx - right * cut, by - down * cut
    return Polygon(((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)), style)


def towns(
    chart: Chart, players: Sequence[Player], left: Sequence[int] = (), *, touchable: bool = False
) -> tuple[Group, ...]:
    """Every city with what lies in it, from north to south, so that keys go through them like lines of text."""
    spots = chart.places.spots
    order = sorted(chart.land.name_of.items(), key=lambda item: spots[item[1]].at[1])
    coins = _coins(chart.land, left)
    return tuple(
        _town(chart, city, _owners(city, players), len(players), coins.get(name, 0), touchable=touchable)
        for city, name in order
    )


def _coins(land: Land, left: Sequence[int]) -> dict[str, Points]:
    """By free city whose tile has not been won: its points."""
    pairs = zip(land.stacks, left, strict=False)
    return {stack.city: stack.values[-there] for stack, there in pairs if stack.city and there}


def _owners(city: City, players: Sequence[Player]) -> tuple[Seat, ...]:
    """Who has a house there."""
    return tuple(seat for seat, player in enumerate(players) if player.houses & city)


@cache
def _town(chart: Chart, city: City, seats: tuple[Seat, ...], players: int, coin: Points, *, touchable: bool) -> Group:
    name = chart.land.name_of[city]
    wall = (pieces.bastions(chart.mm(WALL)),) if city & chart.land.free_cities else ()
    items = (*wall, *_sign(chart, seats, players, coin), *_name(chart, name))
    title = city_title(chart.land, city, seats, coin)
    if not touchable:
        return Group(items, title=title, shift=chart.town(name))
    hit = Circle((0.0, 0.0), chart.mm(REACH), "hit")
    halo = Circle((0.0, 0.0), chart.mm(TOWN + 5.0), "halo")
    return Group((hit, *items, halo), f"city:{name}", title, shift=chart.town(name))


def _sign(chart: Chart, seats: Sequence[Seat], players: int, coin: Points) -> tuple[Item, ...]:
    """A round town with its houses, or the tile for the first one; an empty one has a dot."""
    disc = Circle((0.0, 0.0), chart.mm(TOWN), "town")
    if seats:
        return (disc, *(house_at(chart, seat, players) for seat in seats))
    return (disc, pieces.coin(coin, chart.mm(COIN)) if coin else Circle((0.0, 0.0), chart.mm(DOT), "pip"))


def _name(chart: Chart, name: str) -> tuple[Item, ...]:
    spot = chart.places.spots[name]
    return (Text(chart.at(spot.name), name, chart.mm(NAME), "text-strong", "middle"),)


def house_at(chart: Chart, seat: Seat, players: int) -> Group:
    """A seat's house, seen from the middle of its town; each seat has its own corner."""
    size, corner = _slot(seat, players)
    return pieces.house(seat, chart.mm(size), chart.at(corner))


def ghost_in(chart: Chart, city: City, seat: Seat, players: Sequence[Player], *, lettered: bool = True) -> Group:
    """A house that the seat may have in a city, on the map; it takes the place of an empty town's dot or tile."""
    size, corner = _slot(seat, len(players))
    empty = not any(player.houses & city for player in players)
    cover = (Circle((0.0, 0.0), chart.mm(TOWN - 2.0), "sheet"),) if empty else ()
    outline = pieces.ghost(chart.mm(size), chart.at(corner), pieces.letter(seat) if lettered else "")
    return Group((*cover, outline), shift=chart.town(chart.land.name_of[city]))


def _slot(seat: Seat, players: int) -> tuple[Mille, Point]:
    rows = 2 if players <= 2 else 4
    return HOUSES[rows], SLOTS[rows][seat]


def city_title(land: Land, city: City, seats: Sequence[Seat], coin: Points = 0) -> str:
    """A city of the map in words: its country and who has houses there, or what the first house would win."""
    country = _(land.country_names[city])
    place = _("{city}, in {country}") if country else _("{city}, a free city")
    if seats:
        there = _("houses of {players}").format(players=", ".join(_(COLOURS[seat]) for seat in seats))
    elif coin:
        won = ngettext("one point", "{count} points", coin).format(count=coin)
        there = _("no houses; the first wins a tile of {points}").format(points=won)
    else:
        there = _("no houses")
    return _("{place}: {houses}").format(place=place.format(city=land.name_of[city], country=country), houses=there)


def stacks(chart: Chart, left: Sequence[int]) -> tuple[Group, ...]:
    """The stacks of tiles in their countries, on the borders of two, or along the edge of the map.

    The tiles of free cities lie in their towns.
    """
    width = chart.mm(STACK)
    return tuple(
        pieces.tile_stack(chart.land, place, left[place], width, chart.tile(stack)[0])
        for place, stack in enumerate(chart.land.stacks)
        if stack.prize is not Prize.FREE_CITY
    )


def route_on(chart: Chart, route: Sequence[Card], style: str = "road-lit", wide: Mille = 2 * ROAD) -> tuple[Item, ...]:
    """The roads of a route, to be drawn over the others and under the towns."""
    names = [chart.called(card) for card in route]
    return tuple(road(chart, a, b, style, wide) for a, b in pairwise(names))


def lit(chart: Chart, one: Card, other: Card) -> Polygon:
    """A road shown over everything else."""
    return road(chart, chart.called(one), chart.called(other), "road-lit", 1.6 * ROAD, TOWN)


def ring(chart: Chart, card: Card) -> Circle:
    """A ring round a town."""
    return Circle(chart.town(chart.called(card)), chart.mm(TOWN + 7.0), "line-accent")
