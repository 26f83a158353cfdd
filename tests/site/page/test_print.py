"""The print pages: every sheet of every game has its form, and the browser prints the bytes that the build prints."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from engine import GAMES
from generator.build.bootstrap import ROOT
from generator.build.fontcache import font_folder
from generator.build.progress import quiet
from generator.drawing.fonts import pdf_fonts
from generator.games import make_pdf, sheet_named, sheets_of
from generator.paper.layout import PAPERS
from generator.paper.options import SheetOption
from generator.paper.sheet import parse_options
from tests.site.pages import visit


def printed_here(slug: str, name: str, given: Mapping[str, str]) -> bytes:
    """The sheet from CPython."""
    sheet = sheet_named(slug, name)
    return make_pdf(slug, name, parse_options(sheet, given), pdf_fonts(font_folder(ROOT, quiet)))


def printed_there(page: Page, form: Locator, folder: Path) -> bytes:
    """What the form makes as it is filled in now."""
    with page.expect_download(timeout=90_000) as download:
        form.get_by_role("button", name="Make the PDF").click()
    download.value.save_as(folder / "sheet.pdf")
    return (folder / "sheet.pdf").read_bytes()


@pytest.mark.parametrize("slug", GAMES)
def test_the_browser_prints_what_the_build_prints(slug: str, page: Page, site_url: str, tmp_path: Path) -> None:
    visit(page, f"{site_url}{slug}/print.html")
    for sheet in sheets_of(slug):
        form = page.locator(f'form[data-sheet="{sheet.slug}"]')
        assert printed_there(page, form, tmp_path) == printed_here(slug, sheet.slug, {"link": site_url}), sheet.slug


@pytest.mark.parametrize("slug", GAMES)
def test_and_so_it_does_with_every_choice_made_otherwise(slug: str, page: Page, site_url: str, tmp_path: Path) -> None:
    visit(page, f"{site_url}{slug}/print.html")
    for sheet in sheets_of(slug):
        form = page.locator(f'form[data-sheet="{sheet.slug}"]')
        given = {"link": site_url}
        for option in sheet.all_options:
            field = form.locator(f'[name="{option.name}"]')
            if option.form and option.kind == "choice" and field.is_enabled():
                given[option.name] = other(option)
                field.select_option(other(option))
        assert printed_there(page, form, tmp_path) == printed_here(slug, sheet.slug, given), sheet.slug


def other(option: SheetOption) -> str:
    """A choice that is not the usual one."""
    return next(choice for choice in option.choices if choice != option.default)


@pytest.mark.parametrize("slug", GAMES)
def test_a_refusal_is_seen_at_the_form_that_was_sent(slug: str, page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 560})
    visit(page, f"{site_url}{slug}/print.html")
    for sheet in sheets_of(slug):
        form = page.locator(f'form[data-sheet="{sheet.slug}"]')
        copies = form.get_by_label("Copies")
        copies.evaluate("field => field.removeAttribute('max')")
        copies.fill("51")
        form.get_by_role("button", name="Make the PDF").click()
        refusal = form.get_by_role("alert")
        expect(refusal).to_contain_text("“51” is not possible for “copies”")
        expect(refusal).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("alert")).to_have_count(1)
        expect(page.locator("#print-status")).to_be_empty()
        copies.fill("1")
        expect(refusal).to_be_hidden()


@pytest.mark.parametrize("slug", GAMES)
def test_every_sheet_is_described_and_ready_made_on_every_paper(
    slug: str, page: Page, site_url: str, site_dir: Path
) -> None:
    page.goto(f"{site_url}{slug}/print.html")
    for sheet in sheets_of(slug):
        section = page.locator("section").filter(has=page.locator(f'form[data-sheet="{sheet.slug}"]'))
        expect(section.get_by_role("heading", name=sheet.title, exact=True)).to_be_visible()
        expect(section.get_by_text(sheet.about, exact=True)).to_be_visible()
        for paper in PAPERS:
            link = section.get_by_role("link", name=PAPERS[paper].name, exact=True)
            address = str(link.get_attribute("href"))
            assert address.endswith(f"print/{slug}-{sheet.slug}-{paper}.pdf")
            ready = site_dir / "print" / f"{slug}-{sheet.slug}-{paper}.pdf"
            assert ready.read_bytes() == printed_here(slug, sheet.slug, {"paper": paper}), sheet.slug
