"""Pictures of fields against real geometry, and the rules page against the game it explains."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import combinations_with_replacement, pairwise
from typing import Any, Final

import pytest

from app.page.templates import pages
from engine import GAMES
from engine.games.raging_bulls.board import BULLS, LETTERS, POSTS, Fence, cell_at
from engine.games.raging_bulls.notation import fence_named
from engine.games.raging_bulls.state import Field
from generator.build.bootstrap import ROOT
from generator.drawing.scene import Group, Item, Polygon, Polyline, Scene
from generator.games.raging_bulls.figures import board as drawing
from generator.games.raging_bulls.figures import foresight
from generator.games.raging_bulls.figures.examples import EXAMPLES, Drawn, drawn
from tests.engine.games.raging_bulls import oracle

GAME: Final = GAMES["raging-bulls"]
GRID: Final = drawing.Plan(unit=1.0, rim=0.0)
"""Millimetres are grid units, so that points can be compared with the oracle's."""
ROLLS: Final = tuple(combinations_with_replacement(range(1, 7), 3))
every_example = pytest.mark.parametrize("name", EXAMPLES)


def bulls_of(row: Drawn) -> list[oracle.Bull]:
    return [(int(name[0]), int(name[1])) for name in row.bulls.split()]


def built(place: int, bulls: list[oracle.Bull], fences: list[str], *, perimeter: bool = False) -> Field:
    field = Field(place)
    for column, row in bulls:
        field = field.with_bull(cell_at(column, row), perimeter=perimeter)
    for name in fences:
        field = field.with_fence(fence(name))
    return field


def fence(name: str) -> Fence:
    return fence_named(name.casefold(), name)


def random_fields(count: int, seed: str) -> Iterator[tuple[int, list[oracle.Bull], list[str]]]:
    """Fields as play makes them: bulls anywhere, each fence legal for the dice just rolled."""
    rng = random.Random(seed)
    places = [(column, row) for column in range(1, 7) for row in range(1, 7)]
    for _case in range(count):
        place = rng.randrange(4)
        bulls, fences = rng.sample(places, BULLS[place]), list[str]()
        for _turn in range(rng.randrange(14)):
            dice = tuple(sorted(rng.choices(range(1, 7), k=3)))
            legal = sorted(oracle.legal_fences(dice, bulls, fences))
            fences += legal and [rng.choice(legal)]
        yield place, bulls, fences


def area(points: Any) -> float:
    ends = zip(points, [*points[1:], points[0]], strict=True)
    return abs(float(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends))) / 2


def styles(items: tuple[Item, ...] | Scene) -> list[str]:
    shapes = items.items if isinstance(items, Scene) else items
    return [item.style for item in shapes if not isinstance(item, Group)]


def layers(items: tuple[Item, ...]) -> set[str]:
    return {item.layer for item in items if isinstance(item, Group)}


@pytest.mark.oracle
def test_regions_are_the_polygons_in_which_bulls_stand() -> None:
    isolated = 0
    for place, bulls, fences in random_fields(150, "regions"):
        field = built(place, bulls, fences)
        for cell, bull in zip(field.bulls, bulls, strict=True):
            expected = oracle.cell_of(bull, fences)
            found = drawing.region(GRID, field.fences, cell)
            assert area(found) == pytest.approx(area(expected), abs=1e-9), (bull, fences)
            for x, y in found:
                near = min(abs(float(cx) - x) + abs(float(cy) - y) for cx, cy in expected)
                assert near < 1e-9, (bull, fences)
        alone = oracle.isolated(bulls, fences)
        areas = sorted(area(item.points) for item in drawing.regions(GRID, field) if isinstance(item, Polygon))
        assert areas == pytest.approx(sorted(area(oracle.cell_of(bull, fences)) for bull in alone))
        isolated += len(alone)
    assert isolated > 30


def reachable(bulls: list[oracle.Bull], fences: list[str], x: float, y: float) -> bool:
    """Whether an edge of some bull's polygon runs along the rim through this point of the rim."""
    for bull in bulls:
        cell = oracle.cell_of(bull, fences)
        for (ax, ay), (bx, by) in zip(cell, cell[1:] + cell[:1], strict=True):
            upright, level = ax == bx == x, ay == by == y
            if (upright and min(ay, by) <= y <= max(ay, by)) or (level and min(ax, bx) <= x <= max(ax, bx)):
                return True
    return False


@pytest.mark.oracle
def test_dots_mark_the_stretches_of_the_rim_that_bulls_can_reach() -> None:
    seen: set[bool] = set()
    for place, bulls, fences in random_fields(50, "rim"):
        stretches = drawing.perimeter(GRID, built(place, bulls, fences))
        assert len(stretches) == len(POSTS)
        for item in stretches:
            assert isinstance(item, Polyline)
            for (ax, ay), (bx, by) in pairwise(item.points):
                reached = bool(fences) and reachable(bulls, fences, (ax + bx) / 2, (ay + by) / 2)
                assert (item.style == "edge-open") == reached, (bulls, fences, item.points)
                seen.add(reached)
    assert seen == {True, False}


def test_the_rim_runs_once_round_the_field() -> None:
    stretches = [item.points for item in drawing.perimeter(GRID, Field(0)) if isinstance(item, Polyline)]
    for points, following in zip(stretches, [*stretches[1:], stretches[0]], strict=True):
        assert points[-1] == following[0]
    steps = [step for points in stretches for step in pairwise(points)]
    assert sum(abs(bx - ax) + abs(by - ay) for (ax, ay), (bx, by) in steps) == 28.0
    posts = {(float(x), float(y)) for x, y in map(oracle.post_point, oracle.POSTS)}
    assert {points[0] for points in stretches} == posts


def test_where_the_rim_is_a_fence_nothing_leaks() -> None:
    for place, bulls, fences in random_fields(10, "easy"):
        field = built(place, bulls, fences, perimeter=True)
        assert set(styles(drawing.perimeter(GRID, field))) == {"edge"}


@pytest.mark.oracle
def test_a_preview_shows_the_bulls_newly_isolated_and_no_others() -> None:
    won = 0
    for place, bulls, fences in random_fields(300, "preview"):
        if not fences:
            continue
        before, last = fences[:-1], fences[-1]
        (group,) = foresight.fence(built(place, bulls, before), fence(last))
        assert isinstance(group, Group)
        gained = oracle.isolated(bulls, fences) - oracle.isolated(bulls, before)
        assert layers(group.items) == {f"bull-{column}-{row}" for column, row in gained}
        assert styles(group.items).count("area-preview") == len(gained)
        assert styles(group.items).count("bar-preview") == 1
        won += len(gained)
    assert won > 20


def test_every_bull_and_post_is_named_as_it_is() -> None:
    for place, bulls, fences in random_fields(40, "names"):
        field = built(place, bulls, fences)
        alone = {f"Bull at column {column} row {row}, isolated" for column, row in oracle.isolated(bulls, fences)}
        titles = {item.title for item in drawing.bulls(GRID, field) if isinstance(item, Group)}
        assert {title for title in titles if title.endswith("isolated")} == alone
        words = {}
        for name in POSTS:
            there = [fence for fence in fences if name in fence.split("-")]
            kind = ("unused", "fence {}, used once", "fences {}, used twice")[len(there)]
            words[name] = f"Post {name}, {kind.format(', '.join(there))}"
        posts = [item for item in drawing.posts(GRID, field) if isinstance(item, Group)]
        assert {item.touch.removeprefix("post:"): item.title for item in posts} == words


# ---- the examples


@every_example
def test_an_example_can_be_built_in_its_order(name: str) -> None:
    row = EXAMPLES[name]
    before: list[str] = []
    for one in row.fences.split():
        assert one == oracle.canonical(*oracle.ends(one))
        assert any(one in oracle.legal_fences(dice, bulls_of(row), before) for dice in ROLLS), one
        before.append(one)


@every_example
def test_what_an_example_refuses_no_dice_allow(name: str) -> None:
    row = EXAMPLES[name]
    for one in row.refused.split():
        assert not any(one in oracle.legal_fences(dice, bulls_of(row), row.fences.split()) for dice in ROLLS), one


@every_example
def test_an_example_shows_all_it_names(name: str) -> None:
    row, (scene, caption) = EXAMPLES[name], drawn()[name]
    assert len(bulls_of(row)) == BULLS[row.place]
    assert layers(scene.items) >= {f"bull-{column}-{line}" for column, line in bulls_of(row)}
    assert styles(scene).count("bar") == len(row.fences.split())
    assert styles(scene).count("bar-wrong") == len(row.refused.split())
    assert styles(scene).count("area-won") == len(oracle.isolated(bulls_of(row), row.fences.split()))
    assert scene.title == caption == row.caption
    shown = {*row.fences.split(), *row.refused.split()}
    assert {*re.findall(r"[NESW]\d-[NESW]\d", caption)} <= shown
    places = {(int(column), int(line)) for column, line in re.findall(r"column (\d) row (\d)", caption)}
    assert places <= {*bulls_of(row)}


def test_captions_are_true() -> None:
    def facts(name: str) -> tuple[list[oracle.Bull], list[str], set[oracle.Bull]]:
        bulls, fences = bulls_of(EXAMPLES[name]), EXAMPLES[name].fences.split()
        return bulls, fences, oracle.isolated(bulls, fences)

    assert re.findall(r"column (\d) row (\d)", EXAMPLES["field"].caption) == [("2", "2"), ("5", "3"), ("3", "5")]
    bulls, fences, _alone = facts("first-fence")
    assert len(oracle.legal_fences((2, 4, 6), bulls, []) - {*fences}) > 20
    assert {*fences} <= oracle.legal_fences((2, 4, 6), bulls, [])
    assert oracle.runs_over("N3-S3", (3, 5))
    bulls, fences, _alone = facts("second-use")
    assert [roll for roll in ROLLS if fences[-1] in oracle.legal_fences(roll, bulls, fences[:-1])] == [(3, 3, 5)]
    assert oracle.uses(fences)["N3"] == 2
    bulls, fences, alone = facts("one-pen")
    assert len(alone) == 1
    assert len(fences) == len(oracle.cell_of(*alone, fences)) == 4
    bulls, fences, alone = facts("open-corner")
    assert not alone
    assert all(oracle.touches_perimeter(oracle.cell_of(bull, fences)) for bull in bulls)
    bulls, fences, alone = facts("shared-pen")
    pens = [oracle.cell_of(bull, fences) for bull in bulls]
    assert sorted(pens.count(pen) for pen in pens if not oracle.touches_perimeter(pen)) == [2, 2]
    assert not alone
    bulls, fences, alone = facts("closed-at-post")
    corners = {*oracle.cell_of(*alone, fences)}
    assert {post for post in POSTS if oracle.post_point(post) in corners} == {"N6", "E6", "W4"}
    bulls, fences, alone = facts("complete")
    assert (len(alone), len(oracle.unused_posts(fences))) == (3, 12)
    assert oracle.field_score("A", bulls, fences) == 3 * 3 + 12


# ---- the rules page


class Tables(HTMLParser):
    """The cells of every table body of a page, row by row."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.open: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.add("cell" if tag in ("td", "th") else tag)
        if tag == "tbody":
            self.tables.append([])
        elif tag == "tr" and "tbody" in self.open:
            self.tables[-1].append([])

    def handle_endtag(self, tag: str) -> None:
        self.open.discard("cell" if tag in ("td", "th") else tag)

    def handle_data(self, data: str) -> None:
        if {"tbody", "cell"} <= self.open:
            self.tables[-1][-1].append(data)


@pytest.fixture(scope="module")
def rules() -> tuple[str, list[str]]:
    """The rules page's text, and the names of the examples that it shows."""
    shown: list[str] = []

    def example(name: str) -> str:
        shown.append(name)
        return ""

    template = pages(ROOT / "templates").get_template("rules/raging-bulls.html")
    return template.render(example=example, game=GAME), shown


def tables(rules: tuple[str, list[str]]) -> list[list[list[str]]]:
    parser = Tables()
    parser.feed(rules[0])
    return parser.tables


def test_the_rules_show_every_example_once(rules: tuple[str, list[str]]) -> None:
    assert sorted(rules[1]) == sorted(drawn())


def test_the_rules_score_as_the_game_does(rules: tuple[str, list[str]]) -> None:
    expected = [[letter, str(size), str(size), "1"] for letter, size in zip(LETTERS, BULLS, strict=True)]
    assert tables(rules)[0] == expected
    for letter, _bulls, points, _post in expected:
        assert int(points) == oracle.POINTS_PER_BULL[letter]


def test_the_rules_rate_as_the_game_does(rules: tuple[str, list[str]]) -> None:
    least = [row.minimum for row in GAME.ratings]
    spans = [*(f"{low}–{high - 1}" for low, high in pairwise(least)), f"{least[-1]}+"]
    assert tables(rules)[1] == [[span, row.title] for span, row in zip(spans, GAME.ratings, strict=True)]
    assert len(tables(rules)) == 2
