"""The North by keyboard, and what becomes of its options: the form, the line, a link, a file, the past, the printer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.thurn_und_taxis.options import SOUTH_WITH_HORSES
from engine.match import PERSON
from engine.saving import open_save
from tests.site.arrows import walk_to
from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.clerk import GAME, choose, played, position
from tests.site.games.thurn_und_taxis.table import DOUBLE_PRESS, GAME_PAGE, PHONE, Desk, open_match, stored, thing
from tests.site.page.test_print import printed_here, printed_there
from tests.site.pages import PYTHON_IS_READY, visit

LINE: Final = "Map: North Germany, own layout"
WITH_HORSES: Final = f"{LINE} · Horses"
SEATS: Final = (PERSON, "bot:easy")
on_a_phone = pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)


def press_key(page: Page, name: str) -> None:
    """Go to the thing by arrows and touch it by Enter."""
    walk_to(page, name)
    page.keyboard.press("Enter")


def test_a_few_turns_by_keyboard(page: Page, site_url: str) -> None:
    match = played("key", 22, SEATS, "north")
    open_match(page, site_url, match)
    expect(page.locator("#playing")).to_contain_text(LINE)
    desk, turns = Desk(page, match, press_key), 0
    desk.wait_for_bots()
    while turns < 3:
        ply = len(desk.match.plies)
        desk.do(choose(position(desk.match)))
        turns += any(state.current_player == 1 for state in desk.match.states[ply:])
        desk.wait_for_bots()
    assert violations(page) == []


def form(page: Page) -> Locator:
    """The form of a new game, opened."""
    page.get_by_role("button", name="New game").click()
    return page.locator("#new-game-form")


def option(form: Locator, name: str, value: str) -> Locator:
    """A choice."""
    return form.locator(f'[name="option.{name}"][value="{value}"]')


@on_a_phone
def test_horses_on_the_south_are_refused_with_the_reason_in_the_form(page: Page, site_url: str) -> None:
    match = played("form", 9, SEATS)
    open_match(page, site_url, match)
    Desk(page, match).wait_for_bots()
    before, asked = stored(page), form(page)
    horses = option(asked, "horses", "on")
    expect(horses).to_be_disabled()
    expect(asked.get_by_text(SOUTH_WITH_HORSES)).to_be_visible()
    expect(asked.get_by_role("group", name="Horses")).to_have_accessible_description(SOUTH_WITH_HORSES)
    assert violations(page, "#new-game") == []
    option(asked, "map", "north").check()
    expect(asked.get_by_text(SOUTH_WITH_HORSES)).to_have_count(0)
    horses.check()
    option(asked, "map", "south").check()
    expect(horses).to_be_disabled()
    expect(option(asked, "horses", "off")).to_be_checked()
    expect(asked.get_by_text(SOUTH_WITH_HORSES)).to_be_visible()
    asked.get_by_role("button", name="Cancel").tap()
    assert stored(page) == before


def test_what_cannot_be_begun_leaves_the_form_and_the_game_as_they_are(page: Page, site_url: str) -> None:
    match = played("form", 9, SEATS)
    open_match(page, site_url, match)
    Desk(page, match).wait_for_bots()
    before, asked = stored(page), form(page)
    option(asked, "map", "north").check()
    asked.locator('[name="seat.0"]').select_option("bot:easy")
    asked.get_by_role("button", name="Start").click()
    expect(asked.get_by_role("alert")).to_have_text("At least one person must play.")
    expect(option(asked, "map", "north")).to_be_checked()
    assert violations(page, "#new-game") == []
    assert stored(page) == before
    asked.locator('[name="seat.0"]').select_option(PERSON)
    expect(asked.get_by_role("alert")).to_have_count(0)
    asked.get_by_role("button", name="Start").click()
    expect(page.locator("#playing")).to_contain_text(LINE)


def begin_with_horses(page: Page) -> None:
    """A new game of the North with horses, by the form."""
    asked = form(page)
    option(asked, "map", "north").check()
    option(asked, "horses", "on").check()
    asked.locator("#seed").fill("kept")
    asked.get_by_role("button", name="Start").click()
    expect(page.locator("#playing")).to_contain_text(WITH_HORSES)


def take_two(page: Page) -> None:
    """The first two cards of the first turn, from the pile."""
    for _card in range(2):
        thing(page, "pile").click()
        page.wait_for_timeout(DOUBLE_PRESS)


def test_reloading_a_link_a_file_and_the_past_keep_the_options(
    page: Page, site_url: str, fresh_page: Page, tmp_path: Path
) -> None:
    visit(page, f"{site_url}{GAME_PAGE}")
    begin_with_horses(page)
    Desk(page, open_save(stored(page))).wait_for_bots()
    take_two(page)
    before = stored(page)
    assert json.loads(before)["options"] | {"map": "north", "horses": "on"} == json.loads(before)["options"]
    page.reload()
    page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    assert stored(page) == before
    expect(page.locator("#playing")).to_contain_text(WITH_HORSES)
    expect(thing(page, "city:Berlin")).to_be_visible()
    page.locator('[data-do="first"]').click()
    expect(thing(page, "city:Berlin")).to_be_visible()
    page.locator('[data-do="last"]').click()
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    download.value.save_as(tmp_path / "match.json")
    assert (tmp_path / "match.json").read_text("utf-8") == before
    page.get_by_role("button", name="Share a link").click()
    link = page.locator("#share-link").input_value()
    visit(fresh_page, link)
    expect(fresh_page.locator("#playing")).to_contain_text(WITH_HORSES)
    assert stored(fresh_page) == before


@pytest.mark.parametrize("sheet", ["score-pads"])
def test_the_browser_prints_the_north_as_the_build_does(page: Page, site_url: str, tmp_path: Path, sheet: str) -> None:
    visit(page, f"{site_url}{GAME_PAGE}print.html")
    filled = page.locator(f'form[data-sheet="{sheet}"]')
    filled.locator('[name="map"]').select_option("north")
    given = {"link": site_url, "map": "north"}
    assert printed_there(page, filled, tmp_path) == printed_here(GAME.slug, sheet, given)


@on_a_phone
def test_a_clash_of_map_and_horses_is_told_at_the_sheet_until_it_is_mended(page: Page, site_url: str) -> None:
    visit(page, f"{site_url}{GAME_PAGE}print.html")
    pads = page.locator('form[data-sheet="score-pads"]')
    pads.locator('[name="map"]').select_option("south")
    pads.locator('[name="horses"]').select_option("on")
    pads.get_by_role("button", name="Make the PDF").click()
    refusal = pads.get_by_role("alert")
    expect(refusal).to_have_text(SOUTH_WITH_HORSES)
    expect(refusal).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    pads.locator('[name="map"]').select_option("north")
    expect(refusal).to_be_hidden()
