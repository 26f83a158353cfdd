"""The map: everything is there, nothing covers a name, and countries differ by more than colour."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.land import Stack
from engine.games.thurn_und_taxis.maps import MAPS
from generator.drawing.geometry import side
from generator.drawing.page import Box
from generator.drawing.scene import Point, Scene, Text
from generator.drawing.svg import render
from generator.drawing.themes import PAPER_THEMES, SCREEN_THEMES, ThemeName, contrast_ratio
from generator.games import LOOKS
from generator.games.thurn_und_taxis.figures import board, pieces
from generator.games.thurn_und_taxis.figures.borders import Loop, borders
from generator.games.thurn_und_taxis.figures.card import card
from generator.games.thurn_und_taxis.figures.fit import span
from generator.games.thurn_und_taxis.figures.places import NAME, PLACES, TOWN, WALL, WIDTH
from generator.games.thurn_und_taxis.looks import LAND_HATCHES
from tests.generator.games.thurn_und_taxis.figures.table import texts

every_map = pytest.mark.parametrize("name", PLACES)
CLEAR: Final = 1.0
"""Thousandths of the map between a name and what is next to it."""


@pytest.fixture(scope="module")
def widths(font_files: Path) -> None:
    pdfmetrics.registerFont(TTFont("names", str(font_files / "strong.ttf")))
    pdfmetrics.registerFont(TTFont("countries", str(font_files / "caps.ttf")))


def name_box(name: str, city: str) -> Box:
    """The letters of a city's name on the map, from cap height to baseline."""
    spot = PLACES[name].spots[city]
    wide = pdfmetrics.stringWidth(city, "names", NAME)
    x, y = spot.at[0] + spot.name[0], spot.at[1] + spot.name[1]
    return Box(x - wide / 2, y - 0.68 * NAME, wide, 0.68 * NAME)


def crosses(box: Box, a: Point, b: Point, margin: float) -> bool:
    """Whether a stroke comes nearer to the box than `margin`; looked at every half unit of its way."""
    steps = int(math.dist(a, b) * 2)
    for step in range(steps + 1):
        x, y = a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps
        if box.x - margin < x < box.right + margin and box.y - margin < y < box.bottom + margin:
            return True
    return False


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@every_map
def test_every_city_country_and_stack_has_its_place(name: str) -> None:
    land, places = MAPS[name], PLACES[name]
    assert set(places.spots) == set(land.card_of)
    assert set(places.realms) == {country.name for country in land.countries}
    assert set(places.stacks) == {stack.name for stack in land.stacks if not stack.city}


@every_map
def test_no_roads_cross_and_no_town_lies_on_one(name: str) -> None:
    land, spots = MAPS[name], PLACES[name].spots
    for (a, b), (c, d) in combinations(land.roads, 2):
        if not {a, b} & {c, d}:
            p, q, r, s = (spots[city].at for city in (a, b, c, d))
            assert side(p, q, r) * side(p, q, s) > 0 or side(r, s, p) * side(r, s, q) > 0, (a, b, c, d)
    for a, b in land.roads:
        for city in set(spots) - {a, b}:
            x, y = spots[city].at
            disc = Box(x - TOWN * 0.9, y - TOWN * 0.9, TOWN * 1.8, TOWN * 1.8)
            assert not crosses(disc, spots[a].at, spots[b].at, 0.0), (a, b, city)


@every_map
def test_no_name_touches_a_road_a_town_a_tile_or_another_name(name: str, widths: None) -> None:
    land, places = MAPS[name], PLACES[name]
    boxes = {city: name_box(name, city) for city in places.spots}
    for city, box in boxes.items():
        for a, b in land.roads:
            at = places.spots[a].at, places.spots[b].at
            assert not crosses(box, *at, board.ROAD / 2 + CLEAR), f"{city} on {a} - {b}"
        for town, spot in places.spots.items():
            right, low = max(box.x, min(spot.at[0], box.right)), max(box.y, min(spot.at[1], box.bottom))
            assert math.dist(spot.at, (right, low)) > reach(name, town) + CLEAR, f"{city} on the town of {town}"
        for stack in on_the_ground(name):
            assert not overlap(box, stack_box(name, stack.name)), f"{city} under {stack.name}"
        assert box.x > 8.0
        assert box.right < WIDTH - 8.0
        assert box.y > 8.0
        assert box.bottom < places.height - 8.0
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not overlap(first, second.grown(CLEAR)), f"{one} and {other}"


def reach(name: str, town: str) -> float:
    """How far a town's sign goes from its middle."""
    return WALL if town in MAPS[name].free else TOWN


def on_the_ground(name: str) -> list[Stack]:
    """The stacks that do not lie in a town."""
    return [stack for stack in MAPS[name].stacks if not stack.city]


@every_map
def test_no_country_is_named_on_a_road_a_town_a_tile_or_a_citys_name(name: str, widths: None) -> None:
    land, places = MAPS[name], PLACES[name]
    cities = {city: name_box(name, city) for city in places.spots}
    for country, realm in places.realms.items():
        for x, y in (realm.name, *realm.again):
            wide = pdfmetrics.stringWidth(country, "countries", realm.size)
            box = Box(x - wide / 2, y - 0.68 * realm.size, wide, 0.68 * realm.size)
            for a, b in land.roads:
                assert not crosses(box, places.spots[a].at, places.spots[b].at, board.ROAD / 2), f"{country}: {a} - {b}"
            for town, spot in places.spots.items():
                nearest = max(box.x, min(spot.at[0], box.right)), max(box.y, min(spot.at[1], box.bottom))
                assert math.dist(spot.at, nearest) > reach(name, town), f"{country} on {town}"
            for city, other in cities.items():
                assert not overlap(box, other), f"{country} and {city}"
            for stack in on_the_ground(name):
                assert not overlap(box, stack_box(name, stack.name)), f"{country} under {stack.name}"


def stack_box(name: str, stack: str) -> Box:
    x, y = PLACES[name].stacks[stack]
    high = board.STACK * pieces.TILE[1] / pieces.TILE[0]
    return Box(x - board.STACK / 2, y - high / 2, board.STACK, high)


@every_map
def test_no_tile_lies_on_a_road_or_a_town(name: str) -> None:
    land, spots = MAPS[name], PLACES[name].spots
    for stack in on_the_ground(name):
        box = stack_box(name, stack.name)
        for a, b in land.roads:
            assert not crosses(box, spots[a].at, spots[b].at, board.ROAD / 2), (stack.name, a, b)
        for town, spot in spots.items():
            nearest = max(box.x, min(spot.at[0], box.right)), max(box.y, min(spot.at[1], box.bottom))
            assert math.dist(spot.at, nearest) > reach(name, town)


@every_map
def test_every_town_lies_in_its_country_and_tiles_in_theirs(name: str) -> None:
    land, places = MAPS[name], PLACES[name]
    outlines = board.country_borders(land).outlines
    for country in land.countries:
        for city in country.cities:
            at = places.spots[city].at
            assert [other for other in outlines if inside(at, outlines[other])] == [country.name]
    for stack in land.stacks:
        if stack.countries:
            box = stack_box(name, stack.name)
            spots = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
            touched = {other for spot in spots for other in outlines if inside(spot, outlines[other])}
            assert set(stack.countries) & touched, stack.name


def inside(point: Point, loops: tuple[Loop, ...]) -> bool:
    """By the number of edges that a ray to the right meets."""
    x, y = point
    crossings = 0
    for loop in loops:
        for (ax, ay), (bx, by) in pairwise((*loop, loop[0])):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


def area(loop: tuple[Point, ...]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*loop, loop[0]))) / 2


@every_map
def test_countries_fill_the_frame_without_gap_or_overlap(name: str) -> None:
    outlines = board.country_borders(MAPS[name]).outlines
    total = sum(area(loop) for loops in outlines.values() for loop in loops)
    assert abs(total) == pytest.approx(WIDTH * PLACES[name].height, rel=1e-3)


def test_two_seeds_share_a_square_evenly() -> None:
    found = borders(100.0, 100.0, {"west": [(25.0, 50.0)], "east": [(75.0, 50.0)]})
    (line,) = found.lines
    assert {line[0], line[-1]} == {(50.0, 0.0), (50.0, 100.0)}
    assert {abs(area(loop)) > 4000 for loops in found.outlines.values() for loop in loops} == {True}
    assert len(found.outlines["west"]) == 1


def test_a_country_within_another_is_drawn_after_it() -> None:
    ring = [(50 + 40 * math.cos(step), 50 + 40 * math.sin(step)) for step in range(6)]
    found = borders(100.0, 100.0, {"inner": [(50.0, 50.0)], "outer": ring})
    assert len(found.outlines["outer"]) == 2
    assert abs(area(found.outlines["outer"][0])) > abs(area(found.outlines["outer"][1]))


def test_each_country_has_a_pattern_of_its_own() -> None:
    assert len(set(LAND_HATCHES.values())) == len(LAND_HATCHES)
    for places in PLACES.values():
        used = [realm.look for realm in places.realms.values()]
        assert len(set(used)) == len(used)


@pytest.mark.parametrize("theme", [*SCREEN_THEMES, *PAPER_THEMES])
def test_names_can_be_read_on_every_country(theme: ThemeName) -> None:
    colours = LOOKS.theme(theme)
    for colour in LAND_HATCHES:
        ground = colours[LOOKS.look(f"land-{colour}").fill] or "#ffffff"
        assert contrast_ratio(colours["ink"], ground) >= (7.0 if "contrast" in theme else 4.5)
        assert contrast_ratio(colours["muted"], ground) >= 4.5


@every_map
def test_the_map_can_have_any_size(name: str) -> None:
    for width in (60.0, 100.0, 400.0):
        chart = board.Chart(MAPS[name], width)
        assert chart.height == pytest.approx(width * PLACES[name].height / WIDTH)
        group = board.land_map(MAPS[name], width)
        assert "<svg" in render(Scene(width, chart.height, (group,)), LOOKS)
        assert set(texts(group.items)) >= set(MAPS[name].card_of)


@every_map
def test_houses_of_all_players_have_room_in_a_town(name: str) -> None:
    land = MAPS[name]
    chart = board.Chart(land, 100.0)
    city = next(iter(land.name_of))
    for seats in (2, 3, 4):
        town = next(
            group for group in board.towns(chart, [Player(houses=city)] * seats) if land.name_of[city] in group.title
        )
        assert [text for text in texts(town.items) if len(text) == 1] == ["B", "O", "G", "P"][:seats]
        assert town.title.endswith(", ".join(["Blue", "Orange", "Green", "Purple"][:seats]))


@every_map
def test_a_card_says_city_and_country_and_they_fit(name: str) -> None:
    land = MAPS[name]
    for city, called in land.name_of.items():
        for width, height in ((12.8, 14.8), (44.0, 63.0)):
            words = [item for item in card(land, city, width, height) if isinstance(item, Text)]
            assert {word.text for word in words} == {called, land.country_names[city] or "Free city"}
            assert all(span(word.text, word.size) <= width for word in words)


def test_the_width_of_words_is_rather_guessed_too_large(widths: None) -> None:
    for land in MAPS.values():
        for city in land.card_of:
            assert 1.0 <= span(city, 1.0) / pdfmetrics.stringWidth(city, "names", 1.0) < 1.25
