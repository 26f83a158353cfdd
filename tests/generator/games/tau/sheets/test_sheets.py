"""The sheets of Tau: what is on their pages, where, how large, and whether the game agrees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader

from engine import GAMES
from engine.games.tau.board import HOLES, STICKS
from generator.drawing.page import Page
from generator.drawing.scene import Circle, Group, Item, Line, Point, Polygon, Rect, Text
from generator.drawing.styles import FontRole
from generator.games import LOOKS, make_pdf, sheet_named, sheets_of
from generator.games.tau.sheets import board, record, sticks
from generator.paper.layout import PAPERS
from generator.paper.sheet import SheetJob, parse_options
from tests.generator.ink import inked

GAME: Final = GAMES["tau"]
NAMES: Final = ("board", "sticks", "record")
HALF_INCH: Final = 12.7
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_sheet = pytest.mark.parametrize("name", NAMES)


def made(name: str, **given: str) -> Sequence[Page]:
    sheet = sheet_named(GAME.slug, name)
    return sheet.pages(SheetJob(options(name, **given)))


def options(name: str, **given: str) -> dict[str, str | int | bool]:
    return parse_options(sheet_named(GAME.slug, name), {key.replace("_", "-"): value for key, value in given.items()})


def placed(items: Sequence[Item], at: Point = (0.0, 0.0)) -> Iterator[tuple[Item, Point]]:
    """Every shape with the shift of the groups it is in; turned groups are left out."""
    for item in items:
        if isinstance(item, Group):
            if item.turn == 0.0:
                yield from placed(item.items, (at[0] + item.shift[0], at[1] + item.shift[1]))
        else:
            yield item, at


def circles(items: Sequence[Item], style: str) -> list[tuple[float, float, float]]:
    return [
        (at[0] + item.centre[0], at[1] + item.centre[1], item.radius)
        for item, at in placed(items)
        if isinstance(item, Circle) and item.style == style
    ]


def test_there_are_a_board_sticks_and_a_record_sheet() -> None:
    assert tuple(sheet.slug for sheet in sheets_of(GAME.slug)) == NAMES


@every_paper
@every_sheet
def test_each_is_one_page_of_the_paper_and_has_its_title(name: str, paper: str) -> None:
    (page,) = made(name, paper=paper)
    assert (page.scene.width, page.scene.height) == (PAPERS[paper].width, PAPERS[paper].height)
    assert page.title == f"Tau: {name}"


# ---- the board


@every_paper
def test_the_holes_measure_half_an_inch_and_are_where_they_are_named(paper: str) -> None:
    (page,) = made("board", paper=paper)
    holes = circles(page.scene.items, "hole")
    assert len(holes) == len(HOLES) == 21
    assert {2 * radius for _x, _y, radius in holes} == {HALF_INCH}
    across, down = sorted({round(x, 3) for x, _y, _r in holes}), sorted({round(y, 3) for _x, y, _r in holes})
    assert len(across) == len(down) == 5
    found = {f"{'ABCDE'[across.index(round(x, 3))]}{5 - down.index(round(y, 3))}" for x, y, _radius in holes}
    assert found == {*HOLES}


def test_a_paper_stick_stands_on_its_hole_without_touching_its_neighbours() -> None:
    assert board.PLAN.step > sticks.TOP * 2**0.5
    assert sticks.TOP > HALF_INCH


# ---- the sticks


def strips(page: Page) -> list[Group]:
    """The strips with their tabs: the outermost groups that hold a polygon."""
    (whole,) = [item for item in page.scene.items if isinstance(item, Group)]
    groups = [item for item in whole.items if isinstance(item, Group)]
    return [group for group in groups if any(isinstance(item, Polygon) for item in group.items)]


def letters(group: Group) -> list[tuple[float, str]]:
    """The letters on a strip with where they are along it."""
    return [(at[0], item.text) for item, at in placed(group.items) if isinstance(item, Text)]


@every_paper
def test_every_player_has_the_seven_sticks(paper: str) -> None:
    (page,) = made("sticks", paper=paper)
    found = [("".join(text for _x, text in letters(strip)), shaft(strip)) for strip in strips(page)]
    assert sorted(found) == sorted((stick, kind) for stick in STICKS for kind in ("dark", "light"))


def shaft(strip: Group) -> str:
    styles = {getattr(item, "style", "") for item, _at in placed(strip.items)}
    (kind,) = {style.removeprefix("shaft-") for style in styles if style.startswith("shaft-")}
    return kind


def test_sides_do_not_tell_what_is_below() -> None:
    """Letters and caps are on the two ends alone, and each within its own."""
    ends = ((0.0, sticks.TOP), (sticks.TOP + sticks.SIDE, 2 * sticks.TOP + sticks.SIDE))
    for strip in strips(made("sticks")[0]):
        caps = [(x, r) for style in CAP_STYLES for x, _y, r in circles(strip.items, style)]
        middles = [x for x, _r in caps]
        assert sorted(middles) == sorted(x for x, _letter in letters(strip)) == [sum(end) / 2 for end in ends]
        left, right = 0.0, sticks.TOP
        assert all(left <= (x - r) % (sticks.TOP + sticks.SIDE) <= right for x, r in caps)
        assert all(left <= (x + r) % (sticks.TOP + sticks.SIDE) <= right for x, r in caps)


CAP_STYLES: Final = tuple(
    f"cap-{name}" for name in ("yellow", "orange", "red", "violet", "blue", "green", "white", "black")
)


def test_the_strips_close_to_a_block_and_say_where_to_fold() -> None:
    top, side = sticks.TOP, sticks.SIDE
    for strip in strips(made("sticks")[0]):
        folds = [item.a[0] for item in strip.items if isinstance(item, Line) and item.style.startswith("fold")]
        assert folds == [top, top + side, 2 * top + side]
        (outline,) = [item for item in strip.items if isinstance(item, Rect) and item.style == "line"]
        assert (outline.width, outline.height) == (2 * (top + side), top)
        (tab,) = [item for item in strip.items if isinstance(item, Polygon)]
        assert min(x for x, _y in tab.points) == outline.width
        assert max(x for x, _y in tab.points) - outline.width < top


@every_paper
def test_strips_do_not_overlap(paper: str) -> None:
    boxes = [strip.shift for strip in strips(made("sticks", paper=paper)[0])]
    for number, (x, y) in enumerate(boxes):
        for left, top in boxes[number + 1 :]:
            assert abs(x - left) >= sticks.STRIP or abs(y - top) >= sticks.TOP + 2.4


# ---- the record


@every_paper
def test_there_is_room_for_a_long_game(paper: str) -> None:
    """A game between players who look one turn ahead takes about 71 turns; every row has two."""
    texts = [item.text for item, _at in placed(made("record", paper=paper)[0].scene.items) if isinstance(item, Text)]
    rows = sorted(int(text) for text in texts if text.isdigit())[record.GAMES :]
    assert 2 * max(rows) >= 100
    assert texts.count("Dark") == 3
    assert texts.count("Light") == 3


def test_the_notation_explained_is_the_game_s() -> None:
    state = GAME.new_initial_state(first="dark", hidden="ask")
    for sample, _words in record.NOTATION:
        assert str(state.read(sample)) == sample


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("board", ["Tau", "Philip Shoptaugh", *board.REMINDER]),
        ("sticks", ["Tau", "glue", *sticks.HOW_TO]),
        ("record", ["Notation", "Results", "Winning line", "violet", *(words for _sample, words in record.NOTATION)]),
    ],
)
def test_the_words_can_be_taken_from_the_pdf(name: str, expected: list[str], fonts: Mapping[FontRole, Path]) -> None:
    content = make_pdf(GAME.slug, name, options(name), fonts)
    text = " ".join(PdfReader(BytesIO(content)).pages[0].extract_text().split())
    wanted = [*expected, "page 1 of 1", "100 mm"]
    assert [words for words in wanted if " ".join(words.split()) not in text] == []


# ---- ink


@every_sheet
def test_what_is_coloured_is_coloured(name: str) -> None:
    assert name == "record" or max(inked(made(name), "paper")) > 1000.0


def test_without_colour_dark_shafts_are_hatched_and_light_ones_are_not() -> None:
    assert LOOKS.look("shaft-dark").hatch
    assert not LOOKS.look("shaft-light").hatch
    assert {LOOKS.paint(f"shaft-{kind}", "low-ink").fill for kind in ("dark", "light")} == {"#ffffff"}
