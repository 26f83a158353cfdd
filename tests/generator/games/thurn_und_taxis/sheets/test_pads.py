"""The score pads of Thurn und Taxis: what is on them, that a pen can tick it, and where they are cut apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from engine.games.thurn_und_taxis.options import SOUTH_WITH_HORSES
from engine.saving import open_share_code
from generator.drawing.page import Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Item, Line, Point, Rect, Text
from generator.drawing.styles import FontRole
from generator.games import sheet_named
from generator.games.thurn_und_taxis.figures.score_pad.pad import TIE
from generator.games.thurn_und_taxis.sheets import pads
from generator.paper.layout import PAPERS, body_area, live_area, paginate
from generator.paper.qr import qr_modules
from generator.paper.sheet import BadSheetOption, SheetJob, parse_options
from tests.engine.games.thurn_und_taxis.oracle_map import STACKS
from tests.generator.extent import boxes, outside

SLUG: Final = "thurn-und-taxis"
BLOCKS: Final = ("1", "2", "4")
LEAST_TICK: Final = 4.0
LEAST_MODULE: Final = 0.4
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_grid = pytest.mark.parametrize("blocks", BLOCKS)
NUMBERS: Final = ("2", "3", "4")
every_number = pytest.mark.parametrize("players", NUMBERS)
GAMES_PLAYED: Final[Mapping[str, Mapping[str, str]]] = {
    "south": {},
    "north": {"map": "north"},
    "horses": {"map": "north", "horses": "on"},
}
every_game = pytest.mark.parametrize("game", GAMES_PLAYED)
every_pad = pytest.mark.parametrize(
    "given",
    [
        {"paper": paper, "blocks": blocks, "players": players, **options}
        for game, options in GAMES_PLAYED.items()
        for paper in PAPERS
        for blocks in (BLOCKS if game == "south" else BLOCKS[-1:])
        for players in NUMBERS
    ],
    ids=lambda given: "-".join(given.values()),
)
"""Those of the North where it is narrowest."""


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


@every_pad
def test_nothing_is_clipped(given: Mapping[str, str], fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    page, paper = made(**given), PAPERS[given["paper"]]
    assert outside(page, body_area(paper), names) == []
    (numbered,) = paginate([page], paper)
    assert outside(numbered, live_area(paper), names) == []


@every_grid
@every_number
def test_each_pad_has_every_carriage_and_tile_of_every_player(blocks: str, players: str) -> None:
    found = Counter(word for _size, _x, _y, word in ticks(made(blocks=blocks, players=players)))
    values = [3, 4, 5, 6, 7, *(points for stack in STACKS.values() for points in stack)]
    times = int(blocks) * int(players)
    assert found == Counter({"": times}) + Counter({str(value): times * values.count(value) for value in values})


@every_pad
def test_boxes_can_be_ticked_with_a_pen(given: Mapping[str, str]) -> None:
    found = sorted(ticks(made(**given)), key=lambda tick: (tick[2], tick[1]))
    assert min(size for size, *_rest in found) >= LEAST_TICK
    for number, (size, x, y, _word) in enumerate(found):
        for _size, left, top, _other in found[number + 1 : number + 80]:
            assert left >= x + size + 0.2 or x >= left + size + 0.2 or top >= y + size + 0.2


@every_number
@pytest.mark.parametrize("game", ["north", "horses"])
def test_each_pad_of_the_north_has_its_tiles_and_no_carriages_with_horses(players: str, game: str) -> None:
    found = Counter(word for _size, _x, _y, word in ticks(made(players=players, blocks="1", **GAMES_PLAYED[game])))
    carriages = [3, 4, 5, 6, 7] if game == "north" else []
    values = [*carriages, 5, 4, 3, 2, *(3, 2, 1) * 4, 2, 1, 3, 2, 1, 4, 3, 2, 1, 5, 4, 3, 2, 1, 6, 5, 4, 3, 1]
    assert found == {word: int(players) * count for word, count in Counter(["", *"BFHL", *map(str, values)]).items()}


@every_game
def test_a_pad_says_what_it_is_for(game: str) -> None:
    for blocks in BLOCKS:
        page = made(blocks=blocks, **GAMES_PLAYED[game])
        words = " ".join(item.text for item, _at in placed(page.scene.items) if isinstance(item, Text))
        assert words.count("North Germany, own layout") == (0 if game == "south" else int(blocks))
        assert words.count("with horses") == (int(blocks) if game == "horses" else 0)
        assert words.count("arriage") == (0 if game == "horses" else 2 * int(blocks) + 1)


def test_horses_on_the_south_are_refused_with_the_reason() -> None:
    with pytest.raises(BadSheetOption) as refused:
        made(horses="on")
    assert str(refused.value) == SOUTH_WITH_HORSES


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


@every_pad
def test_words_stay_in_their_own_pad(given: Mapping[str, str], fonts: Mapping[FontRole, Path]) -> None:
    """Nothing of a pad comes nearer to a cut than the gutter lets it."""
    names = register_fonts(fonts)
    page = made(**given)
    found = list(boxes(page.scene.items, names))
    cuts = [box for item, box in found if isinstance(item, Line) and item.style == "line-dashed"]
    assert len(cuts) == {"1": 0, "2": 1, "4": 2}[given["blocks"]]
    for item, box in found:
        if isinstance(item, Text | Rect):
            for cut in cuts:
                if cut.height > cut.width:
                    beside = box.right <= cut.x - 1.0 or box.x >= cut.right + 1.0
                    assert beside or box.bottom <= cut.y, item
                else:
                    assert box.bottom <= cut.y - 1.0 or box.y >= cut.bottom + 1.0, item


@every_pad
def test_no_word_lies_over_another(given: Mapping[str, str], fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    page = made(**given)
    words = [(item, box) for item, box in boxes(page.scene.items, names) if isinstance(item, Text)]
    assert len(words) > 50
    for number, (one, box) in enumerate(words):
        for other, there in words[number + 1 :]:
            beside = box.right <= there.x + 0.1 or there.right <= box.x + 0.1
            assert beside or box.bottom <= there.y + 0.8 or there.bottom <= box.y + 0.8, (one, other)


@every_number
@every_game
def test_the_code_opens_the_calculator_for_so_many(players: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def caught(text: str, at: Point, size: float, title: str = "") -> Group:
        said.append(text)
        assert size / qr_modules(text) >= LEAST_MODULE
        return Group(())

    monkeypatch.setattr(pads, "qr_code", caught)
    made(players=players, link="https://example.org/paddock/", **GAMES_PLAYED[game])
    (address,) = said
    page, _hash, code = address.partition("#g=")
    assert page == f"https://example.org/paddock/{SLUG}/"
    match = open_share_code(code)
    assert match.game is GAMES[SLUG].tools["score"]
    assert match.setup.players == int(players)
    assert {*match.setup.seats} == {"person"}
    assert match.setup.options == {"map": "south", "horses": "off", **GAMES_PLAYED[game]}


def test_without_the_code_the_pads_are_larger() -> None:
    with_code, without = (
        max(size for size, *_rest in ticks(made(blocks="4", players="2", qr=qr))) for qr in ("yes", "no")
    )
    assert without > with_code
