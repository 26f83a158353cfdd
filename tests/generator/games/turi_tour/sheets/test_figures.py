"""The figures to fold: how many, on bases of the lattice's size, and each with what a finger tells it by."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import hypot
from typing import Final

import pytest

from engine.games.turi_tour.animals import EACH, KINDS
from engine.games.turi_tour.sea import FOOT, FOOTPRINT
from generator.drawing.scene import Circle, Group, Item, Line, Point, Polygon, Polyline
from generator.games.turi_tour.figures.animals import HORSE
from generator.games.turi_tour.figures.printed import CELL
from generator.games.turi_tour.figures.standups import MARKS, NETS, standup
from generator.paper.layout import PAPERS
from tests.generator.paper.printed import made, place, texts

SLUG: Final = "turi-tour"
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_kind = pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)


def cuts(kind: int) -> list[tuple[Point, ...]]:
    return [item.points for item in standup(kind).items if isinstance(item, Polyline) and item.style == "line"]


def folds(kind: int) -> list[Line]:
    return [item for item in standup(kind).items if isinstance(item, Line) and item.style == "line-dashed"]


def rounded(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple((round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in points)


def mirrored(points: Sequence[Point]) -> tuple[Point, ...]:
    return rounded([(x, -y) for x, y in points])


@every_paper
def test_there_are_four_of_each_animal_one_farmer_and_a_base_for_everybody(paper: str) -> None:
    pages = made(SLUG, "figures", paper=paper)
    found = [item for page in pages for item in page.scene.items if isinstance(item, Group)]
    figures = [item for item in found if item.layer == "figure"]
    for kind, name in enumerate(KINDS):
        assert len([item for item in figures if item.items == (standup(kind),)]) == (1 if name == "farmer" else EACH)
    assert len(figures) == 25
    assert len([item for item in found if item.layer == "base"]) == 25
    words = " ".join(word for page in pages for word in texts(page.scene.items))
    for name in KINDS:
        assert name.capitalize() in words
        assert MARKS[name].split(",")[0].split(":")[0] in words


@every_paper
def test_bases_are_as_large_as_on_the_lattice(paper: str) -> None:
    """Five cells of 6 mm across, and as much ground as 21 cells within a tenth."""
    pages = made(SLUG, "figures", paper=paper)
    bases = [item for item in pages[-1].scene.items if isinstance(item, Group) and item.layer == "base"]
    for base in bases:
        (disc,) = [item for item in base.items if isinstance(item, Circle)]
        assert 2 * disc.radius == 5 * CELL == 30.0
        assert 3.1416 * disc.radius**2 == pytest.approx(len(FOOTPRINT) * CELL**2, rel=0.1)
    assert max(x * x + y * y for x, y in FOOTPRINT) == FOOT
    middles = [place((0.0, 0.0), base) for base in bases]
    assert all(hypot(a[0] - b[0], a[1] - b[1]) > 30.5 for a, b in combinations(middles, 2))


@every_kind
def test_half_a_base_is_bent_out_on_either_side(kind: int) -> None:
    net = NETS[KINDS[kind]]
    for side in (1, -1):
        (arc,) = [way for way in cuts(kind) if len(way) > 20 and way[0][1] * side > 0]
        assert all(hypot(x, y - side * net.high) == pytest.approx(15.0) for x, y in arc)
        assert all(abs(y) >= net.high - 1e-9 for _x, y in arc)
        soles = [line for line in folds(kind) if line.a[1] == pytest.approx(side * net.high)]
        assert soles
        assert all(-15.0 <= line.a[0] < line.b[0] <= 15.0 for line in soles)
        # Enough paper at the foot to hold the figure.
        assert sum(line.b[0] - line.a[0] for line in soles) >= 10.0


@every_kind
def test_the_far_side_is_cut_as_the_near_one_but_for_tongues(kind: int) -> None:
    ways = [rounded(way) for way in cuts(kind)]
    alone = [way for way in ways if mirrored(way) not in ways]
    assert len(alone) == len(NETS[KINDS[kind]].tongues)
    assert all(y <= 0.0 for way in alone for _x, y in way)


@every_kind
def test_no_line_of_the_far_side_goes_through_a_tongue(kind: int) -> None:
    """A tongue lies over what is drawn of the far side, its cuts included."""
    items = standup(kind).items
    below = [place_ for place_, item in enumerate(items) if isinstance(item, Polyline) and mirrored_later(item, items)]
    tongues = [place_ for place_, item in enumerate(items) if isinstance(item, Polygon) and is_tongue(item, kind)]
    assert len(tongues) == len(NETS[KINDS[kind]].tongues)
    assert below
    assert all(place_ < tongue for place_ in below for tongue in tongues)


def mirrored_later(item: Polyline, items: Sequence[Item]) -> bool:
    """Whether it is a cut of the far side."""
    ways = [rounded(other.points) for other in items if isinstance(other, Polyline) and other.style == "line"]
    far = min(y for _x, y in item.points) < 0.0
    return item.style == "line" and far and mirrored(item.points) in ways


def is_tongue(item: Polygon, kind: int) -> bool:
    net = NETS[KINDS[kind]]
    ways = [rounded([(x * net.scale, (y - net.fold) * net.scale) for x, y in way]) for way in net.tongues]
    return item.style == "spotted" and rounded(item.points) in ways


def test_the_horse_keeps_its_tail() -> None:
    """Within the left outline, which below the tail goes in to the leg."""
    tail = next(item for item in HORSE if isinstance(item, Polygon))
    left = NETS["horse"].left
    assert min(x for x, _y in left) < min(x for x, _y in tail.points)
    assert max(y for x, y in left if x < -3.0) > max(y for _x, y in tail.points)
    (ax, ay), (bx, by) = left[2:4]
    assert all(x < ax + (y - ay) / (by - ay) * (bx - ax) for x, y in tail.points if y > by)


@every_kind
def test_everything_that_makes_a_figure_is_cut(kind: int) -> None:
    net = NETS[KINDS[kind]]
    ways = [rounded(way) for way in cuts(kind)]
    for way in (net.left, net.right, *net.gaps, *net.slits, *net.tongues):
        assert rounded([(x * net.scale, (y - net.fold) * net.scale) for x, y in way]) in ways
    # Between the legs the base has nothing to hang on: there it is cut from side to side.
    soles = [(line.a[0], line.b[0]) for line in folds(kind) if line.a[1] == pytest.approx(net.high)]
    level = [(way[0][0], way[1][0]) for way in cuts(kind) if len(way) == 2 and way[0][1] == way[1][1] == net.high]
    inner = [part for part in level if part[0] >= -15.0 and part[1] <= 15.0]
    stretches = sorted([*soles, *inner])
    assert stretches[0][0] == pytest.approx(-15.0)
    assert stretches[-1][1] == pytest.approx(15.0)
    assert all(one[1] == pytest.approx(other[0]) for one, other in pairwise(stretches))


@every_kind
def test_what_is_folded_hangs_together(kind: int) -> None:
    """The fold runs from side to side but for the tongues, which begin and end on it; cuts join at every corner."""
    net = NETS[KINDS[kind]]
    ridge = sorted((line.a[0], line.b[0]) for line in folds(kind) if line.a[1] == 0.0)
    roots = sorted((way[0][0] * net.scale, way[-1][0] * net.scale) for way in net.tongues)
    spans = sorted([*ridge, *roots])
    assert spans[0][0] == pytest.approx(net.left[0][0] * net.scale)
    assert spans[-1][1] == pytest.approx(net.right[0][0] * net.scale)
    assert all(one[1] == pytest.approx(other[0]) for one, other in pairwise(spans))
    assert sum(end - start for start, end in ridge) >= 8.0
    for way in (*net.tongues, net.left[:1], net.right[:1]):
        assert {way[0][1], way[-1][1]} == {net.fold}
    assert net.left[-1][1] == net.right[-1][1] == net.foot
    assert all({way[0][1], way[-1][1]} == {net.foot} for way in net.gaps)


def size(kind: str) -> tuple[float, float]:
    """How wide and high a figure is when folded, tongues included."""
    net = NETS[kind]
    xs = [x for way in (net.left, net.right) for x, _y in way]
    top = min([net.fold, *(y for way in net.tongues for _x, y in way)])
    return (max(xs) - min(xs)) * net.scale, (net.foot - top) * net.scale


def standing_up(kind: str) -> float:
    """How far the longest tongue stands up over the fold."""
    net = NETS[kind]
    return max((net.fold - y for way in net.tongues for _x, y in way), default=0.0) * net.scale


def test_every_kind_has_a_mark_of_its_own_for_a_finger() -> None:
    """What the rules say of each (General rules), as something that is cut, folded or glued."""
    assert list(NETS) == list(MARKS) == list(KINDS)
    # The rabbit has long ears: two narrow tongues, longer than anybody's but the horse's neck.
    ears = [max(x for x, _y in way) - min(x for x, _y in way) for way in NETS["rabbit"].tongues]
    assert len(ears) == 2
    assert max(ears) * NETS["rabbit"].scale < 7.0
    assert standing_up("rabbit") > 14.0
    # The horse has a long neck, one broad tongue, and long legs with a gap between them.
    assert [len(NETS[name].tongues) for name in KINDS] == [1, 0, 1, 0, 2, 0, 0]
    assert standing_up("horse") > 15.0
    assert standing_up("chicken") < 5.0
    (gap,) = NETS["horse"].gaps
    assert (NETS["horse"].foot - min(y for _x, y in gap)) * NETS["horse"].scale > 12.0
    assert all(not NETS[name].gaps for name in KINDS if name != "horse")
    # The pig is small and has short legs: the lowest of all.
    assert min(KINDS, key=lambda name: size(name)[1]) == "pig"
    # The cow has a long straight back: the longest fold from end to end, and nothing rises above it.
    backs = {
        name: NETS[name].right[0][0] * NETS[name].scale - NETS[name].left[0][0] * NETS[name].scale for name in KINDS
    }
    assert max((name for name in KINDS if not NETS[name].slits), key=lambda name: backs[name]) == "cow"
    assert standing_up("cow") == 0.0
    assert "match" in MARKS["cow"]
    # The chicken has a bushy tail: a fringe, which nobody else has.
    assert len(NETS["chicken"].slits) >= 6
    assert all(not NETS[name].slits for name in KINDS if name != "chicken")
    # The sheep is woolly: rings on both sides for cotton.
    rings = [item for item in standup(KINDS.index("sheep")).items if is_ring(item)]
    assert len({_side(ring) for ring in rings}) == 2
    assert "cotton" in MARKS["sheep"]
    assert all(not any(map(is_ring, standup(kind).items)) for kind, name in enumerate(KINDS) if name != "sheep")
    # The farmer is the tallest, and his hat's brim is broader than his head.
    assert max(KINDS, key=lambda name: NETS[name].high) == "farmer"
    brim = max(x for x, y in NETS["farmer"].right if y < -2.5)
    head = min(x for x, y in NETS["farmer"].right if -3.0 < y < -1.9)
    assert (brim - head) * NETS["farmer"].scale > 6.0


def is_ring(item: Item) -> bool:
    return isinstance(item, Circle) and item.style == "frame-fine"


def _side(item: Item) -> bool:
    assert isinstance(item, Circle)
    return item.centre[1] > 0.0


@every_kind
def test_a_fringe_is_cut_from_the_edge_and_not_through_the_figure(kind: int) -> None:
    net = NETS[KINDS[kind]]
    left = min(x for x, _y in net.left)
    for way in net.slits:
        assert way[0][0] == left
        assert way[-1][0] < -3.0
        assert net.fold < way[0][1] < net.foot
    assert all(other[0][1] - one[0][1] > 0.3 for one, other in pairwise(net.slits))
