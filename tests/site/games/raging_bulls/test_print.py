"""The print page: what the browser prints is what the build prints, and its code opens the very set-up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES
from engine.match import setup
from engine.saving import setup_code
from generator.build.bootstrap import ROOT
from generator.build.fontcache import font_folder
from generator.build.progress import quiet
from generator.drawing.fonts import pdf_fonts
from generator.games import make_pdf, sheet_named
from generator.paper.sheet import parse_options
from tests.site.games.raging_bulls.table import bulls, thing
from tests.site.pages import visit

PRINT = "raging-bulls/print.html"
SLUG = "raging-bulls"


def printed_here(options: dict[str, str]) -> bytes:
    """The same sheet from CPython."""
    sheet = sheet_named(SLUG)
    return make_pdf(SLUG, sheet.slug, parse_options(sheet, options), pdf_fonts(font_folder(ROOT, quiet)))


def printed_there(page: Page, tmp_path: Path) -> bytes:
    """What the form makes as it is filled in now."""
    with page.expect_download(timeout=90_000) as download:
        page.get_by_role("button", name="Make the PDF").click()
    download.value.save_as(tmp_path / "sheet.pdf")
    return (tmp_path / "sheet.pdf").read_bytes()


@pytest.fixture
def form(page: Page, site_url: str) -> Page:
    visit(page, site_url + PRINT)
    return page


def test_a_blank_sheet_has_the_bytes_of_the_ready_made_one(form: Page, site_dir: Path, tmp_path: Path) -> None:
    ready = (site_dir / "print" / "raging-bulls-sheet-a4.pdf").read_bytes()
    assert printed_there(form, tmp_path) == ready


def test_a_seeded_sheet_with_its_answer_has_the_bytes_of_the_build(form: Page, site_url: str, tmp_path: Path) -> None:
    form.get_by_label("Seed").fill("ox 7")
    form.get_by_label("Paper size").select_option("letter")
    form.get_by_label("Answer page").check()
    form.get_by_label("Save ink").check()
    options = {"seed": "ox 7", "paper": "letter", "answer": "yes", "low-ink": "yes", "link": site_url}
    assert printed_there(form, tmp_path) == printed_here(options)
    expect(form.locator("#print-status")).to_contain_text("Done")


def test_only_what_has_an_effect_can_be_chosen(form: Page) -> None:
    answer = form.get_by_label("Answer page")
    expect(answer).to_be_disabled()
    form.get_by_label("Seed").fill("ox")
    expect(answer).to_be_enabled()
    form.get_by_label("Seed").fill("")
    expect(answer).to_be_disabled()


def test_the_file_is_named_after_what_was_chosen(form: Page) -> None:
    form.get_by_label("Seed").fill("ox 7")
    form.get_by_label("Paper size").select_option("letter")
    with form.expect_download(timeout=90_000) as download:
        form.get_by_role("button", name="Make the PDF").click()
    assert download.value.suggested_filename == "raging-bulls-sheet-ox-7-letter.pdf"


def test_a_refused_option_is_named(form: Page) -> None:
    copies = form.get_by_label("Copies")
    copies.evaluate("field => field.removeAttribute('max')")
    copies.fill("51")
    form.get_by_role("button", name="Make the PDF").click()
    expect(form.get_by_role("alert")).to_contain_text("“51” is not possible for “copies”")


def test_the_code_on_a_sheet_opens_its_set_up(page: Page, site_url: str) -> None:
    game = GAMES[SLUG]
    visit(page, f"{site_url}raging-bulls/#g={setup_code(setup(game, 'ox 7'))}")
    from generator.games.raging_bulls.sheets.sheet import dealt_fields

    first = dealt_fields("ox 7")[0]
    assert bulls(page) == sorted(f"bull-{cell % 6 + 1}-{cell // 6 + 1}" for cell in first.bulls)
    expect(thing(page, "dice")).to_have_attribute("aria-label", "Dice, not rolled yet")
    stored = page.evaluate(
        "Object.keys(localStorage).filter(k => k.startsWith('paddock:game:')).map(k => localStorage[k])"
    )
    assert json.loads(json.loads(stored[0])["save"])["seed"] == "ox 7"
