"""The sheet of Raging Bulls: what is on its pages, where, and whether the game agrees."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
import segno
from pypdf import PdfReader

from engine import GAMES
from engine.match import Match, setup
from engine.saving import open_share_code, save
from generator.drawing.page import Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Circle, Group, Item, Point, Rect, Text
from generator.drawing.styles import FontRole
from generator.games import make_pdf, sheet_named
from generator.games.raging_bulls.sheets import sheet as sheets
from generator.paper.layout import PAPERS, body_area, live_area, paginate
from generator.paper.qr import QUIET_ZONE
from generator.paper.sheet import SheetJob, parse_options
from tests.generator.extent import outside
from tests.generator.ink import inked

GAME: Final = GAMES["raging-bulls"]
SHEET: Final = sheet_named(GAME.slug)
LINK: Final = "https://example.org/paddock/"
SEEDS: Final = ("2026", "daily-2026-11-30", "Ürün 7")
every_paper = pytest.mark.parametrize("paper", PAPERS)


@pytest.fixture(autouse=True)
def _quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """A weaker hint player: par's strength is tested with the bot."""
    monkeypatch.setattr(sheets, "PAR_PLAYOUTS", 120)


def options(**given: str) -> dict[str, str | int | bool]:
    return parse_options(SHEET, {name.replace("_", "-"): value for name, value in given.items()})


def made(**given: str) -> Sequence[Page]:
    return SHEET.pages(SheetJob(options(link=LINK, **given)))


def texts(items: Sequence[Item]) -> list[str]:
    found = []
    for item in items:
        found.extend(texts(item.items) if isinstance(item, Group) else [item.text] if isinstance(item, Text) else [])
    return found


def placed(items: Sequence[Item], at: Point = (0.0, 0.0)) -> list[tuple[Item, Point]]:
    """Every shape with the shift of the groups it is in; nothing on the sheet is turned."""
    found: list[tuple[Item, Point]] = []
    for item in items:
        if isinstance(item, Group):
            assert item.turn == 0.0
            found.extend(placed(item.items, (at[0] + item.shift[0], at[1] + item.shift[1])))
        else:
            found.append((item, at))
    return found


def meadows(page: Page) -> dict[str, Group]:
    """The fields of a page by their letter."""
    fields = [group for group in page.scene.items if isinstance(group, Group) and len(layers([group], "bull-|$")) >= 24]
    return {next(text for text in texts(field.items) if text in "ABCD"): field for field in fields}


def layers(items: Sequence[Item], pattern: str) -> list[str]:
    """The layers of the groups inside that match."""
    groups = [item for item in items if isinstance(item, Group)]
    inner = [name for group in groups for name in layers(group.items, pattern)]
    return [group.layer for group in groups if re.match(pattern, group.layer)] + inner


def dealt(seed: str) -> dict[str, list[str]]:
    """The bulls of every field, by a match in which each is left at once."""
    match, found = Match(setup(GAME, seed)), dict[str, list[str]]()
    for letter in "ABCD":
        before = sum(map(len, found.values())) + len(found)
        found[letter] = sorted(str(ply).replace(" ", "-") for ply in match.plies[before:])
        match.play_text("leave")
    assert match.over
    return found


@every_paper
def test_one_page_without_an_answer_and_two_with(paper: str) -> None:
    pages = made(paper=paper, seed="5"), made(paper=paper, seed="5", answer="yes"), made(paper=paper)
    assert [[page.title for page in sheet] for sheet in pages] == [
        ["Raging Bulls"],
        ["Raging Bulls", "Raging Bulls: answer"],
        ["Raging Bulls"],
    ]
    size = PAPERS[paper].width, PAPERS[paper].height
    assert {(page.scene.width, page.scene.height) for sheet in pages for page in sheet} == {size}


@every_paper
@pytest.mark.parametrize("seed", ["", *SEEDS, "W" * 60])
def test_nothing_reaches_into_the_margins(paper: str, seed: str, fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    pages = made(paper=paper, seed=seed, answer="yes") if seed else made(paper=paper)
    for page, numbered in zip(pages, paginate(pages, PAPERS[paper]), strict=True):
        assert outside(page, body_area(PAPERS[paper]), names) == []
        assert outside(numbered, live_area(PAPERS[paper]), names) == []


def test_a_seed_too_long_to_show_is_cut_off_in_sight() -> None:
    shown = [text for text in texts(made(seed="abcdefghij" * 6)[0].scene.items) if text.startswith("Seed ")]
    assert shown == ["Seed abcdefghijabcdefghijabc…"]


@every_paper
def test_a_field_is_large_enough_to_draw_on(paper: str) -> None:
    (page,) = made(paper=paper)
    grounds = [(item, at) for item, at in placed(page.scene.items) if isinstance(item, Rect) and item.style == "ground"]
    assert len(grounds) == 4
    for ground, _at in grounds:
        assert ground.width >= 75.0
        assert ground.height == ground.width
    for letter, field in meadows(page).items():
        pegs = [item.centre for item, _at in placed(field.items) if isinstance(item, Circle) and "peg" in item.style]
        assert len(pegs) == 24, letter
        assert max(x for x, _y in pegs) - min(x for x, _y in pegs) >= 75.0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_bulls_are_those_that_a_match_of_the_seed_deals(seed: str) -> None:
    for page in made(seed=seed, answer="yes"):
        fields = meadows(page)
        assert {letter: sorted(layers(fields[letter].items, "bull")) for letter in "ABCD"} == dealt(seed)
    assert [len(bulls) for bulls in dealt(seed).values()] == [3, 4, 5, 6]


@pytest.mark.parametrize("given", [{}, {"blank": "yes"}, {"seed": ""}])
def test_without_a_seed_no_bull_is_drawn_and_no_code(given: dict[str, str]) -> None:
    (page,) = made(**given)
    assert list(meadows(page)) == list("ABCD")
    assert layers(page.scene.items, "bull|qr") == []
    assert not any("Seed" in text for text in texts(page.scene.items))


def test_the_words_can_be_taken_from_the_pdf(fonts: Mapping[FontRole, Path]) -> None:
    content = make_pdf(GAME.slug, SHEET.slug, options(seed="Ürün 7"), fonts)
    text = " ".join(PdfReader(BytesIO(content)).pages[0].extract_text().split())
    expected = ["Raging Bulls", "Seed Ürün 7", "Name", "Date", "Mallets", "How well did you do?", "Reminder", "total"]
    expected += [f"× {bulls} +" for bulls in (3, 4, 5, 6)] + ["× 3 =", "page 1 of 1", "100 mm"]
    expected += [rating.title.partition(" (")[0] for rating in GAME.ratings] + ["0–39", "140–159", "160+"]
    expected += [" ".join(line.split()) for line in sheets.REMINDER]
    assert [words for words in expected if words not in text] == []


# ---- the code


def matrix_of(group: Group) -> list[list[int]]:
    """The modules, quiet zone included, read off the shapes."""
    ground, *runs = (item for item in group.items if isinstance(item, Rect))
    unit = min(run.height for run in runs)
    size = round(ground.width / unit)
    dark = [[0] * size for _row in range(size)]
    for run in runs:
        first = round(run.corner[0] / unit)
        for column in range(first, first + round(run.width / unit)):
            dark[round(run.corner[1] / unit)][column] = 1
    return dark


@pytest.mark.parametrize("seed", SEEDS)
def test_the_code_opens_this_very_set_up(seed: str) -> None:
    (page,) = made(seed=seed)
    (group,) = [group for group in page.scene.groups() if group.layer == "qr"]
    match = Match(setup(GAME, seed))
    (address,) = [text for text in _addresses(seed) if _coded(text) == matrix_of(group)]
    start, _sign, code = address.partition("#g=")
    assert start == f"{LINK}raging-bulls/"
    opened = open_share_code(code)
    assert (opened.setup, opened.plies, save(opened)) == (match.setup, match.plies, save(match))


def _addresses(seed: str) -> list[str]:
    return [f"{LINK}raging-bulls/#g={sheets.setup_code(setup(GAME, other))}" for other in (seed, "other")]


def _coded(text: str) -> list[list[int]]:
    code = segno.make(text, error="m", micro=False, boost_error=False)
    return [list(row) for row in code.matrix_iter(border=QUIET_ZONE)]


def test_the_modules_are_large_enough_for_a_phone() -> None:
    for seed in (*SEEDS, "W" * 60):
        (group,) = [group for group in made(seed=seed)[0].scene.groups() if group.layer == "qr"]
        assert min(item.height for item in group.items if isinstance(item, Rect)) >= 0.35


def test_without_qr_there_is_none() -> None:
    assert [group.layer for group in made(seed="5", qr="no")[0].scene.groups() if group.layer == "qr"] == []


# ---- ink, bytes


def test_low_ink_fills_nothing_large() -> None:
    pages = made(seed="5", answer="yes", low_ink="yes")
    assert max(inked(pages, "paper")) > 1000.0
    assert max(inked(pages, "low-ink")) < 25.0


@pytest.mark.slow("the answer is played out by the adviser, twice")
def test_a_seed_and_its_answer_give_the_same_bytes_twice(fonts: Mapping[FontRole, Path]) -> None:
    first, again, other = (
        make_pdf(GAME.slug, SHEET.slug, options(seed=seed, answer="yes"), fonts) for seed in ("5", "5", "6")
    )
    assert again == first
    assert other != first
