"""The board for pens: its bulls are a match's, its code opens that match, and there is a box for everything."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from engine.bits import bits
from engine.games.taurus.board import BULLS, CENTRES, FIELD_OF, FIELDS, POINTS, SPOTS, pastures
from engine.games.taurus.rules import TaurusState
from engine.match import PERSON, Match, setup
from engine.saving import open_share_code, setup_code
from generator.drawing.page import Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Circle, Group, Rect, Text
from generator.drawing.styles import FontRole
from generator.paper.layout import PAPERS
from generator.paper.qr import QUIET_ZONE, qr_code, qr_modules
from generator.paper.sheet import BadSheetOption
from tests.generator.extent import boxes
from tests.generator.games.taurus.sheets.shapes import SLUG, distances, holes_of, placed, ticks
from tests.generator.paper.printed import made, texts

GAME: Final = GAMES[SLUG]
LINK: Final = "https://example.org/paddock/"
SEEDS: Final = ("2026", "daily-2026-11-30", "Ürün 7", "W" * 60)
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_table = pytest.mark.parametrize("players", ["2", "3", "4"])
every_pattern = pytest.mark.parametrize("heads", ["thirds", "rings"])


def board(**given: str) -> Page:
    (page,) = made(SLUG, "board", link=LINK, **given)
    return page


def match_of(seed: str, players: str, heads: str) -> Match:
    return Match(setup(GAME, seed, seats=(PERSON,) * int(players), options={"heads": heads}))


def holes(page: Page) -> list[tuple[float, float]]:
    ((group, at),) = placed(page.scene.items, "holes")
    return holes_of(group, at)


@every_table
@every_pattern
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_the_bulls_are_those_that_a_match_of_the_seed_deals(seed: str, players: str, heads: str) -> None:
    state = match_of(seed, players, heads).state
    assert isinstance(state, TaurusState)
    dealt = {
        f"bull-{letter}-{FIELDS[field]}"
        for letter, fields in zip("KNGR", state.bulls, strict=True)
        for field in bits(fields)
    }
    page = board(seed=seed, players=players, heads=heads)
    drawn = {group.layer: (group, at) for group, at in placed(page.scene.items, "bull-.*")}
    assert set(drawn) == dealt
    assert len(dealt) == {"2": 32, "3": 36, "4": 48}[players]
    spots = holes(page)
    for layer, (group, at) in drawn.items():
        field = FIELD_OF[layer[-2:]]
        corners = spots[4 * field : 4 * field + 4]
        middle = (sum(x for x, _y in corners) / 4, sum(y for _x, y in corners) / 4)
        assert at == (pytest.approx(middle[0]), pytest.approx(middle[1]))
        assert list(texts(group.items)) == [layer[5]]


@every_paper
def test_holes_lie_as_the_engine_has_them_and_far_enough_apart_for_a_pen(paper: str) -> None:
    spots = holes(board(paper=paper))
    scale = (spots[-1][0] - spots[0][0]) / (SPOTS[-1][0] - SPOTS[0][0])
    assert 4 * scale >= 23.0
    for (x, y), (right, down) in zip(spots, SPOTS, strict=True):
        assert x - spots[0][0] == pytest.approx(scale * (right - SPOTS[0][0]))
        assert y - spots[0][1] == pytest.approx(scale * (down - SPOTS[0][1]))


@every_paper
def test_the_ruler_below_the_board_measures_this_board(paper: str) -> None:
    page = board(paper=paper)
    ((ruler, _at),) = placed(page.scene.items, "wire-ruler")
    for marks, lengths in zip(ticks(ruler), distances(holes(page)), strict=True):
        assert marks == pytest.approx(lengths, abs=1e-3)


@every_table
@every_pattern
def test_a_blank_board_has_a_ring_in_every_field_that_gets_a_bull(players: str, heads: str) -> None:
    page = board(players=players, heads=heads)
    spots = holes(page)
    quarter = (spots[-1][0] - spots[0][0]) / (SPOTS[-1][0] - SPOTS[0][0])
    left, top = spots[0][0] - SPOTS[0][0] * quarter, spots[0][1] - SPOTS[0][1] * quarter
    groups = [page.scene.items[1]]
    shift = groups[0].shift if isinstance(groups[0], Group) else (0.0, 0.0)
    rings = {
        (round((item.centre[0] + shift[0] - left) / quarter), round((item.centre[1] + shift[1] - top) / quarter))
        for group in groups
        if isinstance(group, Group)
        for item in group.items
        if isinstance(item, Circle) and item.style == "box-muted"
    }
    assert rings == {CENTRES[field] for field in bits(pastures(int(players), heads))}


@pytest.mark.parametrize("given", [{}, {"blank": "yes"}, {"seed": ""}])
def test_without_a_seed_no_bull_is_drawn_and_no_code(given: dict[str, str]) -> None:
    page = board(**given)
    assert list(placed(page.scene.items, "bull-.*|qr")) == []
    assert not any("Seed" in text for text in texts(page.scene.items))


def test_a_seed_and_blank_exclude_each_other() -> None:
    with pytest.raises(BadSheetOption, match="exclude"):
        board(seed="5", blank="yes")


# ---- the code


@every_paper
@every_table
@every_pattern
@pytest.mark.parametrize("seed", SEEDS)
def test_the_code_opens_this_very_set_up(seed: str, players: str, heads: str, paper: str) -> None:
    page = board(seed=seed, players=players, heads=heads, paper=paper)
    ((group, _at),) = placed(page.scene.items, "qr")
    ground = group.items[0]
    assert isinstance(ground, Rect)
    agreed = match_of(seed, players, heads).setup
    address = f"{LINK}{SLUG}/#g={setup_code(agreed)}"
    assert qr_code(address, group.shift, ground.width, group.title) == group
    assert ground.width / qr_modules(address) >= 0.4
    opened = open_share_code(address.partition("#g=")[2])
    assert (opened.setup, opened.plies) == (agreed, match_of(seed, players, heads).plies)


@every_paper
def test_the_code_keeps_clear_of_everything(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    """Its white border may lie under nothing."""
    page = board(seed="2026", paper=paper)
    ((code, (left, top)),) = placed(page.scene.items, "qr")
    ground = code.items[0]
    assert isinstance(ground, Rect)
    unit = min(item.height for item in code.items if isinstance(item, Rect))
    assert QUIET_ZONE * unit > 1.5
    for item, box in boxes(page.scene.items, register_fonts(fonts)):
        if getattr(item, "style", "").startswith("module"):
            continue
        beside = box.right <= left or box.x >= left + ground.width
        assert beside or box.bottom <= top or box.y >= top + ground.width, item


def test_without_qr_there_is_none() -> None:
    assert list(placed(board(seed="5", qr="no").scene.items, "qr")) == []


def test_a_seed_too_long_to_show_is_cut_off_in_sight() -> None:
    shown = [text for text in texts(board(seed="abcdefghij" * 6).scene.items) if text.startswith("Seed ")]
    assert shown == ["Seed abcdefghijabcdefghijabc…"]


# ---- what is crossed off


@every_paper
@every_table
def test_there_is_a_box_for_every_wire_post_and_bull(players: str, paper: str) -> None:
    items = board(players=players, paper=paper).scene.items
    forms = [group for group, _at in placed(items, r"form-\d")]
    assert len(forms) == int(players)
    each = {"2": 8, "3": 9, "4": 12}[players]
    ((pool, _at),) = placed(items, "pool")
    for group in (*forms, pool):
        assert [boxes_in(tally) for tally, _at in placed(group.items, r"tally-\d")] == [8, 8, 4]
    ((posts, _at),) = placed(pool.items, "posts")
    assert len(posts.items) == 48
    for form in forms:
        rows = [row for row, _at in placed(form.items, "caught-.*")]
        assert [row.layer for row in rows] == [f"caught-{name}" for name in BULLS]
        for row in rows:
            assert boxes_in(row) == each
            assert list(texts(row.items)) == [str(points) for points in POINTS[1 : each + 1]]


def boxes_in(group: Group) -> int:
    return Counter(getattr(item, "style", "") for item in group.items)["box"]


def test_points_go_from_1_to_78() -> None:
    ((row, _at), *_others) = placed(board().scene.items, "caught-.*")
    assert " ".join(texts(row.items)) == "1 3 6 10 15 21 28 36 45 55 66 78"


@every_paper
@every_table
def test_no_box_lies_on_another(players: str, paper: str) -> None:
    items = board(players=players, paper=paper).scene.items
    found: list[tuple[float, float, float, float]] = []
    for group, (x, y) in placed(items, r"tally-\d|caught-.*|posts"):
        for item in group.items:
            if isinstance(item, Rect):
                left, top = x + item.corner[0], y + item.corner[1]
                found.append((left, top, left + item.width, top + item.height))
            elif isinstance(item, Circle):
                (a, b), r = item.centre, item.radius
                found.append((x + a - r, y + b - r, x + a + r, y + b + r))
    for place, one in enumerate(found):
        assert min(one[2] - one[0], one[3] - one[1]) >= 2.2
        assert all(apart(one, other) >= 0.3 for other in found[:place])


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3])


@every_paper
def test_numbers_fit_into_their_boxes(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    for row, _at in placed(board(paper=paper).scene.items, "caught-.*"):
        shapes = list(boxes(row.items, names))
        cells = [box for item, box in shapes if isinstance(item, Rect)]
        words = [box for item, box in shapes if isinstance(item, Text)]
        for cell, word in zip(cells, words, strict=True):
            assert cell.x < word.x
            assert word.right < cell.right


@every_paper
def test_the_bulls_leave_the_holes_in_sight(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    page = board(paper=paper, seed="2026")
    spots, names = holes(page), register_fonts(fonts)
    for group, at in placed(page.scene.items, "bull-.*"):
        for item, box in boxes(group.items, names):
            for x, y in spots:
                near = (
                    min(max(x, at[0] + box.x), at[0] + box.right),
                    min(max(y, at[1] + box.y), at[1] + box.bottom),
                )
                assert math.dist(near, (x, y)) > 1.4, item
