"""The score calculator: a game with the real box is entered by finger, and totals and tie-break are told."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.table import DOUBLE_PRESS, GAME_PAGE, PHONE, tap, thing
from tests.site.pages import visit

BLUE = ("carriage:7", "tile:baden:3", "tile:end:1", "left:2")
ORANGE = ("player:2", "carriage:6", "tile:baiern:5", "left:0")


def enter(page: Page, names: Iterable[str]) -> None:
    for name in names:
        tap(page, name)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_game_with_the_real_box_by_touch(page: Page, site_url: str) -> None:
    visit(page, f"{site_url}{GAME_PAGE}#way=tool:score")
    enter(page, BLUE)
    expect(page.locator("#status")).to_contain_text("Blue has 12")
    expect(page.locator("#remarks")).to_contain_text("Nothing is written yet for Orange.")
    enter(page, ORANGE)
    expect(page.locator("#remarks")).to_have_text("Blue and Orange have 12: Blue has the end tile and wins.")
    tap(page, "tile:baden:3")
    expect(page.locator("#status")).to_contain_text("Blue has the tile Baden, 3, and it is there once")
    page.wait_for_timeout(DOUBLE_PRESS)
    tap(page, "left:1")
    expect(page.locator("#remarks")).to_have_text("Blue wins with 12.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.reload()
    expect(page.locator("#remarks")).to_have_text("Blue wins with 12.")


def test_the_rules_page_leads_to_the_calculator(page: Page, site_url: str) -> None:
    visit(page, f"{site_url}{GAME_PAGE}rules.html")
    page.get_by_role("link", name="Add up the score of a game played with the box").click()
    expect(thing(page, "carriage:7")).to_be_visible(timeout=60_000)
    expect(page.locator("#status")).to_contain_text("Blue has -20")
