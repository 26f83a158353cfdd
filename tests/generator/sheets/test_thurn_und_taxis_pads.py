"""The score pads of Thurn und Taxis: what is on them, that a pen can tick it, and where they are cut apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from engine.saving import open_share_code
from generator.figures.thurn_und_taxis.pad import TIE
from generator.paper import PAPERS, Page, body_area, live_area, paginate
from generator.pdf import register_fonts
from generator.qr import qr_modules
from generator.scene import Group, Item, Line, Point, Rect, Text
from generator.sheets import SheetJob, parse_options, sheet_named
from generator.sheets.thurn_und_taxis import pads
from generator.styles import FontRole
from tests.engine.thurn_und_taxis.oracle_map import STACKS
from tests.generator.extent import boxes, outside

SLUG: Final = "thurn-und-taxis"
BLOCKS: Final = ("1", "2", "4")
LEAST_TICK: Final = 4.0
LEAST_MODULE: Final = 0.4
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_grid = pytest.mark.parametrize("blocks", BLOCKS)
every_number = pytest.mark.parametrize("players", ["2", "3", "4"])


def made(**given: str) -> Page:
    sheet = sheet_named(SLUG, "score-pads")
    (page,) = sheet.pages(SheetJob(parse_options(sheet, given)))
    return page


def placed(items: Sequence[Item], at: Point = (0.0, 0.0)) -> Iterator[tuple[Item, Point]]:
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, (at[0] + item.shift[0], at[1] + item.shift[1]))
        else:
            yield item, at


def ticks(page: Page) -> list[tuple[float, float, float, str]]:
    """Every box to tick: where, how large, and what is in it."""
    found = []
    for scene_group in page.scene.groups():
        if [type(item) for item in scene_group.items] == [Rect, Text]:
            box, word = scene_group.items
            assert isinstance(box, Rect)
            assert isinstance(word, Text)
            if box.width == box.height:
                found.append((box.width, *_corner(page, scene_group), word.text))
    return found


def _corner(page: Page, wanted: Group) -> Point:
    def search(items: Sequence[Item], at: Point) -> Iterator[Point]:
        for item in items:
            if isinstance(item, Group):
                inner = (at[0] + item.shift[0], at[1] + item.shift[1])
                if item is wanted:
                    yield inner
                yield from search(item.items, inner)

    return next(search(page.scene.items, (0.0, 0.0)))


@every_paper
@every_grid
@every_number
def test_nothing_is_clipped(paper: str, blocks: str, players: str, fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    page = made(paper=paper, blocks=blocks, players=players)
    assert outside(page, body_area(PAPERS[paper]), names) == []
    (numbered,) = paginate([page], PAPERS[paper])
    assert outside(numbered, live_area(PAPERS[paper]), names) == []


@every_grid
@every_number
def test_each_pad_has_every_carriage_and_tile_of_every_player(blocks: str, players: str) -> None:
    found = Counter(word for _size, _x, _y, word in ticks(made(blocks=blocks, players=players)))
    values = [3, 4, 5, 6, 7, *(points for stack in STACKS.values() for points in stack)]
    times = int(blocks) * int(players)
    assert found == Counter({"": times}) + Counter({str(value): times * values.count(value) for value in values})


@every_paper
@every_grid
@every_number
def test_boxes_can_be_ticked_with_a_pen(paper: str, blocks: str, players: str) -> None:
    found = sorted(ticks(made(paper=paper, blocks=blocks, players=players)), key=lambda tick: (tick[2], tick[1]))
    assert min(size for size, *_rest in found) >= LEAST_TICK
    for number, (size, x, y, _word) in enumerate(found):
        for _size, left, top, _other in found[number + 1 : number + 80]:
            assert left >= x + size + 0.2 or x >= left + size + 0.2 or top >= y + size + 0.2


@every_paper
@every_grid
def test_names_totals_and_houses_can_be_written(paper: str, blocks: str) -> None:
    page = made(paper=paper, blocks=blocks, players="4")
    totals = [item for item, _at in placed(page.scene.items) if isinstance(item, Rect) and item.style == "box-total"]
    assert len(totals) == 4 * int(blocks)
    assert all(item.height >= 4.0 and item.width >= 12.0 for item in totals)
    words = [item.text for item, _at in placed(page.scene.items) if isinstance(item, Text)]
    for word in ("Total", "Winner", "Date", *TIE):
        assert words.count(word) == int(blocks)


@every_paper
@every_grid
@every_number
def test_words_stay_in_their_own_pad(paper: str, blocks: str, players: str, fonts: Mapping[FontRole, Path]) -> None:
    """Nothing of a pad comes nearer to a cut than the gutter lets it."""
    names = register_fonts(fonts)
    page = made(paper=paper, blocks=blocks, players=players)
    found = list(boxes(page.scene.items, names))
    cuts = [box for item, box in found if isinstance(item, Line) and item.style == "line-dashed"]
    assert len(cuts) == {"1": 0, "2": 1, "4": 2}[blocks]
    for item, box in found:
        if isinstance(item, Text | Rect):
            for cut in cuts:
                if cut.height > cut.width:
                    beside = box.right <= cut.x - 1.0 or box.x >= cut.right + 1.0
                    assert beside or box.bottom <= cut.y, item
                else:
                    assert box.bottom <= cut.y - 1.0 or box.y >= cut.bottom + 1.0, item


@every_paper
@every_grid
@every_number
def test_no_word_lies_over_another(paper: str, blocks: str, players: str, fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    page = made(paper=paper, blocks=blocks, players=players)
    words = [(item, box) for item, box in boxes(page.scene.items, names) if isinstance(item, Text)]
    assert len(words) > 50
    for number, (one, box) in enumerate(words):
        for other, there in words[number + 1 :]:
            beside = box.right <= there.x + 0.1 or there.right <= box.x + 0.1
            assert beside or box.bottom <= there.y + 0.8 or there.bottom <= box.y + 0.8, (one, other)


@every_number
def test_the_code_opens_the_calculator_for_so_many(players: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def caught(text: str, at: Point, size: float, title: str = "") -> Group:
        said.append(text)
        assert size / qr_modules(text) >= LEAST_MODULE
        return Group(())

    monkeypatch.setattr(pads, "qr_code", caught)
    made(players=players, link="https://example.org/paddock/")
    (address,) = said
    page, _hash, code = address.partition("#g=")
    assert page == f"https://example.org/paddock/{SLUG}/"
    match = open_share_code(code)
    assert match.game is GAMES[SLUG].tools["score"]
    assert match.setup.players == int(players)
    assert {*match.setup.seats} == {"person"}


def test_without_the_code_the_pads_are_larger() -> None:
    with_code, without = (
        max(size for size, *_rest in ticks(made(blocks="4", players="2", qr=qr))) for qr in ("yes", "no")
    )
    assert without > with_code
