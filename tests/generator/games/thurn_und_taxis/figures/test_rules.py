"""The rules page of Thurn und Taxis and its drawn examples against the oracle, which has a map and rules of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from app.page.templates import pages
from generator.build.bootstrap import ROOT
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Polygon, Polyline, Scene, Text
from generator.games import figure_of
from generator.games.thurn_und_taxis.figures.crop import Window, cropped, reach
from generator.games.thurn_und_taxis.figures.examples import EXAMPLES, drawn, fitting
from tests.engine.games.thurn_und_taxis import oracle_map, oracle_rules
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH
from tests.engine.games.thurn_und_taxis.table import GAME

SHOWN: list[str] = []
BOARDS = {"south": oracle_map.SOUTH, "north": NORTH}


def _example(name: str) -> str:
    SHOWN.append(name)
    return ""


PAGE = pages(ROOT / "templates").get_template(f"rules/{GAME.slug}.html").render(example=_example, game=GAME)


def section(name: str) -> str:
    """The source of a section."""
    return PAGE.partition(f'<h2 id="{name}">')[2].partition("<h2 ")[0]


def rows(name: str) -> dict[str, list[str]]:
    """The rows of the tables in a section: the head with the cells behind it."""
    found = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', section(name))
    return {unescape(head): re.findall(r"<td>(.*?)</td>", unescape(cells)) for head, cells in found}


def texts(items: Iterator[Item] | tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items)
        elif isinstance(item, Text):
            yield item.text


def styles(scene: Scene) -> list[str]:
    """The styles of all shapes of a picture."""
    groups = [scene.items, *(group.items for group in scene.groups())]
    return [item.style for items in groups for item in items if not isinstance(item, Group | Pad)]


@pytest.mark.parametrize("name", [name for name in EXAMPLES if EXAMPLES[name].route])
def test_the_routes_of_the_examples_are_routes(name: str) -> None:
    assert oracle_rules.is_route(EXAMPLES[name].route.split(), BOARDS[EXAMPLES[name].map])
    roads = len(EXAMPLES[name].route.split()) - 1
    assert styles(drawn()[name].scene).count("road-lit") == roads


@pytest.mark.parametrize("name", [name for name in EXAMPLES if EXAMPLES[name].hand])
def test_what_is_said_to_fit_does(name: str) -> None:
    row = EXAMPLES[name]
    joins = {card for card, _end in oracle_rules.fitting(row.route.split(), row.hand.split())}
    assert {card for card, fits in fitting(row).items() if fits} == joins
    said = [*texts(drawn()[name].scene.items)]
    assert said.count("fits") == len(joins)
    assert said.count("does not fit") == len(row.hand.split()) - len(joins)


def test_the_second_card_fits_because_of_the_first() -> None:
    first, second = EXAMPLES["joins"], EXAMPLES["second-card"]
    assert second.route.split() == ["Innsbruck", *first.route.split()]
    assert fitting(first) == {"Innsbruck": True, "Kempten": False}
    assert fitting(second) == {"Kempten": True}


def test_the_route_that_is_torn_down_has_no_way_on() -> None:
    assert not any(fitting(EXAMPLES["torn"]).values())


@pytest.mark.parametrize("name", [name for name in EXAMPLES if EXAMPLES[name].placed])
def test_the_houses_of_a_closing_fit_a_pattern_and_no_more_can_be_added(name: str) -> None:
    row = EXAMPLES[name]
    board = BOARDS[row.map]
    placed, free = row.placed.split(), {*row.route.split()} - {*row.houses.split()}
    assert {*placed} <= free
    assert oracle_rules.fits_a_pattern(placed, board)
    assert not oracle_rules.further_houses(placed, free, oracle_map.HOUSES, board)
    countries = [board.country_of[city] for city in placed if city not in board.free]
    assert len({*countries}) == (len(countries) if name.endswith("one-in-each") else 1)
    assert len(placed) - len(countries) == (1 if row.map == "north" else 0)
    scene = drawn()[name].scene
    assert styles(scene).count("line-accent") == len(placed)
    assert sum(style.startswith("house-p") for style in styles(scene)) == len(placed) + len(row.houses.split())


def test_the_wagner_brings_the_carriage_that_is_drawn() -> None:
    row = EXAMPLES["wagner"]
    cards = len(row.route.split())
    assert oracle_rules.wagner_helps(row.carriage, cards)
    after = oracle_rules.carriage_after(row.carriage, cards + 2)
    said = [*texts(drawn()["wagner"].scene.items)]
    assert {f"{cards} + 2 = {cards + 2}", str(row.carriage), str(after)} <= {*said}
    assert f"the carriage of {after}" in row.caption


def test_the_houses_of_the_country_tile_earn_it() -> None:
    houses = EXAMPLES["country-tile"].houses.split()
    assert oracle_rules.full_regions(houses) == ["Württemberg+Hohenzollern"]
    assert all(not oracle_rules.full_regions({*houses} - {city}) for city in houses)


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_every_city_of_an_example_that_is_near_is_on_its_picture(name: str) -> None:
    row = EXAMPLES[name]
    shown = {*texts(drawn()[name].scene.items)}
    far = {*row.hand.split()} if name == "torn" else set()
    assert {*row.route.split(), *row.hand.split(), *row.houses.split()} <= shown | far


def test_the_page_shows_every_example_once() -> None:
    assert sorted(SHOWN) == sorted(drawn()) == sorted(figure_of(GAME.slug).examples())


def test_the_numbers_on_the_page_are_those_of_the_game() -> None:
    assert list(rows("things").items()) == [(name, [", ".join(c)]) for name, c in oracle_map.COUNTRIES.items()]
    tiles = [cells[0] for cells in rows("tiles").values()]
    assert tiles == [" · ".join(map(str, values)) for values in oracle_map.STACKS.values()]
    carriages = rows("carriages")
    sizes = [size for size in oracle_map.CARRIAGE_POINTS if size]
    assert [*carriages] == [str(size) for size in sizes]
    for size, (cards, wagner, points) in zip(sizes, carriages.values(), strict=True):
        owned = max(smaller for smaller in oracle_map.CARRIAGE_POINTS if smaller < size)
        closable = range(oracle_map.SHORTEST_ROUTE, 9)
        assert cards == str(min(n for n in closable if oracle_rules.carriage_after(owned, n) == size))
        least = min(n for n in closable if oracle_rules.carriage_after(owned, n + 2) == size)
        assert wagner == (str(least) if oracle_rules.wagner_helps(owned, least) else "–")
        assert points == str(oracle_map.CARRIAGE_POINTS[size])
    said = {"22 cities in nine countries": len(oracle_map.CITIES) == 22 and len(oracle_map.COUNTRIES) == 9}
    said |= {"66 cards, three for each city": oracle_map.COPIES * len(oracle_map.CITIES) == 66}
    said |= {"Six lie open": oracle_map.OPEN_CARDS == 6, "For each player 20 houses": oracle_map.HOUSES == 20}
    said |= {"30 bonus tiles": sum(map(len, oracle_map.STACKS.values())) == 30}
    assert all(words in PAGE and right for words, right in said.items())


def test_the_notation_is_understood_and_the_options_are_all_there() -> None:
    samples = re.findall(r"<tr><td>(.*?)</td>", section("notation"))
    state = GAME.new_initial_state()
    assert [str(state.read(sample)) for sample in samples] == samples
    assert {sample.split()[0] for sample in samples} == {
        "draw", "swap", "lay", "close", "house", "done", "discard", "end",
    }  # fmt: skip
    for spelling in re.findall(r"Muenchen|Munchen|Munich(?= )", PAGE):
        assert str(state.read(f"house {spelling}")) == "house München"
    for option in GAME.options:
        assert f"<dt>{option.title}</dt>" in PAGE


def test_the_page_links_to_table_calculator_and_paper() -> None:
    links = re.findall(r'<a href="(.*?)">', PAGE)
    assert links == ["#north", "#horses", "index.html", "index.html#way=tool:score", "print.html"]
    assert all(f'<h2 id="{link[1:]}">' in PAGE for link in links if link.startswith("#"))
    assert "score" in GAME.tools
    assert "Karen and Andreas Seyfarth" in PAGE


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_nothing_reaches_out_of_a_picture(name: str) -> None:
    scene = drawn()[name].scene
    assert Window(-0.01, -0.01, scene.width + 0.01, scene.height + 0.01).covers(reach(Group(scene.items)))


def test_a_piece_of_a_picture_has_what_lies_within_it() -> None:
    area = Polygon(((-5.0, -5.0), (15.0, -5.0), (15.0, 4.0), (-5.0, 4.0)), "land-sky")
    line = Polyline(((1.0, 1.0), (2.0, 2.0), (30.0, 2.0), (3.0, 3.0)), "frontier")
    near, far = Circle((5.0, 5.0), 1.0, "pip"), Circle((9.5, 5.0), 1.0, "pip")
    town, cut_town = Group((near,), shift=(3.0, 3.0)), Group((near,), shift=(4.5, 0.0))
    words, cut_words = Text((0.5, 8.0), "Ulm", 3.0), Text((9.0, 8.0), "Ulm", 3.0)
    items = (area, line, near, far, town, cut_town, words, cut_words, Line((0.0, 0.0), (11.0, 1.0), "line"))
    piece = cropped(items, Window(0.0, 0.0, 10.0, 10.0))
    assert piece.shift == (0.0, 0.0)
    cut, run, *rest = piece.items
    assert isinstance(cut, Polygon)
    assert {*cut.points} == {(0.0, 0.0), (10.0, 0.0), (10.0, 4.0), (0.0, 4.0)}
    assert run == Polyline(((1.0, 1.0), (2.0, 2.0)), "frontier")
    assert rest == [near, town, words]
    assert cropped((area,), Window(20.0, 20.0, 30.0, 30.0)).items == ()
    assert cropped((near,), Window(2.0, 3.0, 8.0, 8.0)).shift == (-2.0, -3.0)
