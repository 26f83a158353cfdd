"""Bad links, files, moves and storage: one sentence, and what was on the table stays there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from engine import GAMES
from engine.match import Match, setup
from engine.saving import save, share_code
from tests.browsing import Watch
from tests.site.desk import stored
from tests.site.games.raging_bulls.table import GAME, bulls, open_table, start, status, thing, type_in
from tests.site.pages import PYTHON_IS_READY, visit

MATCH = Match(setup(GAMES["raging-bulls"], "ox"))
CODE = share_code(MATCH)
SAVE = save(MATCH)


@pytest.fixture
def table(page: Page, site_url: str) -> Page:
    """A game in progress that nothing bad may touch."""
    open_table(page, site_url)
    start(page, way="by-hand")
    type_in(page, "bull 2 2", "bull 5 3", "bull 3 5")
    return page


def reloaded(page: Page) -> Page:
    page.reload()
    page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    return page


def assert_untouched(page: Page, before: str) -> None:
    """Neither what is seen nor what is stored has changed."""
    assert bulls(page) == ["bull-2-2", "bull-3-5", "bull-5-3"]
    assert stored(page) == before


BAD_LINKS = (
    (CODE[:-20], "This link is"),
    ("%3Cimg%20src=x%20onerror=alert(1)%3E", "This link is damaged"),
    ("A" * 20_000, "This link is too long"),
)


def test_bad_links(table: Page, site_url: str) -> None:
    before = stored(table)
    for code, says in BAD_LINKS:
        visit(table, "about:blank")
        visit(table, f"{site_url}{GAME}#g={code}")
        expect(table.locator("#warning")).to_contain_text(says)
        assert table.locator("#warning img").count() == 0
        assert_untouched(table, before)
    assert_untouched(reloaded(table), before)


BAD_FILES = (
    (b"\xff\xfe\x00", "it is not UTF-8 text"),
    (SAVE[:60].encode(), "This is not a saved game: line"),
    (SAVE.replace('"raging-bulls"', '"<b>chess</b>"').encode(), "<b>chess</b>"),
    (SAVE.replace('"paddock": 1', '"paddock": 99').encode(), "another version"),
    (json.dumps({**json.loads(SAVE), "actions": ["bull 9 9"]}).encode(), "At line 1"),
    (b"[" * 200_000, "This is not a saved game"),
    (b" " * 1_000_001, "too large"),
)


def test_bad_files(table: Page) -> None:
    before = stored(table)
    for content, says in BAD_FILES:
        table.locator("#file").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": content})
        expect(table.locator("#warning")).to_contain_text(says)
        assert table.locator("#warning b").count() == 0
        assert_untouched(table, before)
    assert_untouched(reloaded(table), before)


BAD_MOVES = ("<img src=x onerror=alert(1)>", "N9-E5", "leave it", "dice 0 0 0", "🐂" * 30)


def test_bad_moves(table: Page) -> None:
    before = stored(table)
    for text in BAD_MOVES:
        said = status(table)
        type_in(table, text)
        expect(table.locator("#status")).not_to_have_text(said)
        expect(table.locator("#status")).not_to_be_empty()
        assert table.locator("#status img").count() == 0
        assert table.locator("#typed-text").input_value() == text
        assert_untouched(table, before)
    assert_untouched(reloaded(table), before)


def test_storage_that_holds_rubbish(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    page.evaluate(
        """() => {
          localStorage.clear();
          localStorage['paddock:game:x'] = '{"save": "<b>", "time": 7}';
          localStorage['paddock:game:y'] = '{"save": "{", "time": "2026-01-01"}';
          localStorage['paddock:current:raging-bulls'] = 'y';
          localStorage['paddock:results:raging-bulls'] = '[{"id": 1}, 7, null]';
        }"""
    )
    reloaded(page)
    expect(page.locator("#warning")).to_contain_text("A stored game cannot be opened.")
    assert len(bulls(page)) == 3


def test_storage_that_is_full(fresh_page: Page, site_url: str, watch: Watch) -> None:
    fresh_page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    open_table(fresh_page, site_url)
    expect(fresh_page.locator("#warning")).to_contain_text("save it to a file")
    thing(fresh_page, "dice").click()
    expect(fresh_page.locator("#status")).to_contain_text("The dice show")


def test_storage_that_is_forbidden(fresh_page: Page, site_url: str) -> None:
    fresh_page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    open_table(fresh_page, site_url)
    expect(fresh_page.locator("#warning")).to_contain_text("save it to a file")
    thing(fresh_page, "dice").click()
    expect(fresh_page.locator("#status")).to_contain_text("The dice show")


def test_no_service_worker(fresh_page: Page, site_url: str) -> None:
    fresh_page.add_init_script("delete Navigator.prototype.serviceWorker")
    open_table(fresh_page, site_url)
    fresh_page.locator("html[data-offline=unavailable]").wait_for(state="attached")
    fresh_page.get_by_role("button", name="More").click()
    expect(fresh_page.locator("#more .offline-state")).to_contain_text("Not available offline in this browser.")
