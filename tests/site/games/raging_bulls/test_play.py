"""What the play page does beside playing: refusals, previews, undo, keeping, sharing, opening, hints, statistics."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import Watch
from tests.site.games.raging_bulls.table import bulls, command, open_table, rolled, start, status, thing, type_in
from tests.site.pages import PYTHON_IS_READY, PYTHON_SECONDS, visit

OWN = ("bull 2 2", "bull 5 3", "bull 3 5", "roll", "dice 3 3 5")
"""Field A with chosen bulls, and a roll that allows the posts 3 and 5."""


@pytest.fixture
def table(page: Page, site_url: str) -> Page:
    """The page with a game by hand on it, the dice on 3 3 5."""
    open_table(page, site_url)
    start(page, way="by-hand")
    type_in(page, *OWN)
    return page


@pytest.mark.parametrize(
    ("touches", "reason"),
    [
        (["post:N1"], "N1 is not on the roll: the dice show 3 3 5."),
        (["post:N3", "post:N5"], "N3 and N5 are on the same side: a fence joins posts of different sides."),
        (["post:N3", "post:S3"], "N3-S3 would run through the bull at column 3 row 5."),
        (["post:N5", "post:E5"], "Two posts numbered 5 need two dice that show 5; only one does."),
        (["dice"], "The dice are rolled: build a fence or pass."),
    ],
)
def test_a_refusal_says_why_beside_the_thing(table: Page, touches: list[str], reason: str) -> None:
    for name in touches:
        thing(table, name).click()
    expect(table.locator("#bubble")).to_have_text(reason)
    expect(table.locator("#status")).to_have_text(reason)
    table.keyboard.press("Escape")
    expect(table.locator("#bubble")).to_be_hidden()


def test_a_used_post_needs_a_pair(table: Page) -> None:
    type_in(table, "N3-W5", "roll", "dice 2 3 6", "N3-E2")
    expect(table.locator("#status")).to_have_text("N3 has been used: only a pair of 3s allows a second fence there.")
    expect(table.locator("#bubble")).to_be_hidden()


def test_a_fence_is_previewed_before_it_is_built(table: Page) -> None:
    thing(table, "post:N3").click()
    thing(table, "post:W5").hover()
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(1)
    thing(table, "post:N1").hover()
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(0)
    thing(table, "post:W5").click()
    expect(table.locator("#board .s-bar-new")).to_have_count(1)


def test_a_fence_can_be_drawn_from_post_to_post(table: Page) -> None:
    thing(table, "post:N3").hover()
    table.mouse.down()
    thing(table, "post:W5").hover()
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(1)
    table.mouse.up()
    expect(table.locator("#status")).to_contain_text("Fence N3-W5.")


def test_undo_and_redo(table: Page) -> None:
    thing(table, "post:N3").click()
    thing(table, "post:W5").click()
    table.keyboard.press("u")
    expect(table.locator("#status")).to_contain_text("Taken back.")
    table.keyboard.press("r")
    expect(table.locator("#status")).to_contain_text("Fence N3-W5.")


def test_a_game_survives_reload_and_a_closed_tab(table: Page) -> None:
    type_in(table, "N3-W5")
    table.reload()
    table.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=PYTHON_SECONDS * 1000)
    expect(table.locator("#status")).to_contain_text("roll the dice")
    assert bulls(table) == ["bull-2-2", "bull-3-5", "bull-5-3"]
    expect(table.locator("#board .s-bar, #board .s-bar-new")).to_have_count(1)
    again = table.context.new_page()
    table.close()
    visit(again, table.url)
    expect(again.locator("#board .s-bar, #board .s-bar-new")).to_have_count(1)


def test_a_link_opens_the_same_position_elsewhere(table: Page, fresh_page: Page) -> None:
    type_in(table, "N3-W5")
    command(table, "Share a link")
    link = table.locator("#share-link").input_value()
    visit(fresh_page, link)
    assert bulls(fresh_page) == bulls(table)
    expect(fresh_page.locator("#board .s-bar, #board .s-bar-new")).to_have_count(1)
    assert "#" not in fresh_page.url


def test_the_days_game_is_everybodys(page: Page, site_url: str, fresh_page: Page) -> None:
    open_table(page, site_url, "#way=daily")
    open_table(fresh_page, site_url, "#way=daily")
    for one in (page, fresh_page):
        thing(one, "dice").click()
        expect(one.locator("#status")).to_contain_text("The dice show")
    assert (bulls(page), rolled(page)) == (bulls(fresh_page), rolled(fresh_page))


def test_save_to_a_file_and_open_it(table: Page, tmp_path: Path) -> None:
    type_in(table, "N3-W5")
    with table.expect_download() as download:
        command(table, "Save to a file")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["actions"][-1] == "N3-W5"
    start(table)
    expect(table.locator("#board .s-bar, #board .s-bar-new")).to_have_count(0)
    table.locator("#file").set_input_files(file)
    expect(table.locator("#board .s-bar, #board .s-bar-new")).to_have_count(1)


def test_hints_come_within_a_second_and_freeze_nothing(table: Page) -> None:
    table.locator("#hint").click()
    expect(table.locator("#hints li")).to_have_count(3, timeout=30_000)
    table.keyboard.press("Escape")
    began = time.monotonic()
    table.locator("#hint").click()
    thing(table, "post:N3").click(timeout=1000)
    expect(thing(table, "post:N3")).to_have_attribute("aria-pressed", "true", timeout=1000)
    expect(table.locator("#hints li")).to_have_count(3, timeout=10_000)
    assert time.monotonic() - began < 4
    for row in table.locator("#hints li").all():
        assert re.search(r"about -?\d+", row.inner_text())
        assert len(row.locator(".hint-reason").inner_text()) > 10
    table.locator("#hints button").first.click()
    expect(table.locator("#hints li")).to_have_count(0)


def test_statistics_and_stored_games(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    start(page, seed="an ox")
    type_in(page, *["leave"] * 4)
    expect(page.locator("#status")).to_contain_text("The game is over: 9 points. Terri-bull.")
    command(page, "Statistics")
    expect(page.locator("#statistics-body")).to_contain_text("Ratings of 1 rated games")
    page.locator("#statistics").get_by_role("button", name="Close").click()
    command(page, "My games")
    expect(page.locator("#games-list li")).to_have_count(1)
    expect(page.locator("#games-list li")).to_contain_text("finished: 9")
    page.locator("#games-list [data-forget]").dblclick()
    page.wait_for_timeout(500)
    expect(page.locator("#games-list [data-forget]")).to_have_text("Really delete")
    page.locator("#games-list [data-forget]").click()
    expect(page.locator("#games-list li")).to_have_count(0)


def test_the_easy_game_has_no_rating(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    start(page, perimeter="on", seed="an ox")
    type_in(page, *["leave"] * 4)
    expect(page.locator("#status")).to_contain_text("The game is over: 9 points.")
    assert "bull" not in status(page).partition("over:")[2]


def test_a_paper_sheet_is_checked(page: Page, site_url: str, watch: Watch) -> None:
    open_table(page, site_url)
    start(page, way="tool:check")
    type_in(page, "N6-W4", "N6-E6", "E6-W4", "bull 2 2", "bull 5 3", "bull 3 5")
    expect(page.locator("#remarks")).to_contain_text("Isolated bulls: 1 of 3, 3 points each.")
    type_in(page, "N3-S3", "N6-S1")
    expect(page.locator("#remarks")).to_contain_text("N3-S3 would run through the bull at column 3 row 5.")
    expect(page.locator("#remarks")).to_contain_text("N6-S1: N6 is used a third time.")
    thing(page, "cell:3,5").click()
    expect(page.locator("#remarks")).not_to_contain_text("N3-S3")
    thing(page, "field:B").click()
    expect(page.locator("#status")).to_contain_text("Field B: mark where the bulls stand (still missing: 2).")
