"""Fingers and small screens: what can be pressed is large enough, and what can be done now is in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from engine import GAMES
from tests.site.pages import page_name, page_paths, visit
from tests.site.screens import Size

LEAST = 44
"""CSS pixels each way: WCAG 2.2, 2.5.5. Links within a sentence are exempt."""
TOO_SMALL = """least => [...document.querySelectorAll("a, button, select, input, summary")]
    .filter(e => !e.matches("[type=checkbox], .skip") && !e.closest("p:not(.links)"))
    .map(e => [e.textContent.trim() || e.id, e.getBoundingClientRect()])
    .filter(([_, box]) => box.width && Math.min(box.width, box.height) < least)
    .map(([name, box]) => `${name}: ${box.width} by ${box.height}`)"""
BOXES = "names => names.map(name => document.querySelector(name).getBoundingClientRect().toJSON())"
"""Measured at one moment, for the page may still be settling."""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SCREENS: list[Size] = [(320, 568), (390, 844), (568, 320), (768, 1024), (844, 390), (1280, 800)]


def show(page: Page, url: str, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, url)


@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=str)
def test_targets_are_large_enough_for_a_finger(page: Page, site_url: str, site_dir: Path, size: Size) -> None:
    found = []
    for path in page_paths(site_dir):
        show(page, site_url + path, size)
        found += [f"{page_name(path)}: {line}" for line in page.evaluate(TOO_SMALL, LEAST)]
        if page.evaluate(OVERFLOW) > 0:
            found.append(f"{page_name(path)}: wider than the screen")
        if page.locator(".top").evaluate("head => head.offsetHeight") > 1.5 * LEAST:
            found.append(f"{page_name(path)}: the head has two lines")
    assert found == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("slug", GAMES)
def test_what_can_be_done_is_in_sight_beside_the_whole_board(page: Page, site_url: str, slug: str, size: Size) -> None:
    show(page, f"{site_url}{slug}/", size)
    # What is done on the board alone has no button of its own; the tools are there in any case.
    action = page.locator("#actions button, .tools button").first
    action.wait_for()
    button, board = page.evaluate(BOXES, ["#actions button, .tools button", "#board > svg"])
    assert button["y"] + button["height"] <= size[1]
    assert board["y"] + board["height"] <= size[1]
    apart = button["y"] >= board["y"] + board["height"] or button["x"] >= board["x"] + board["width"]
    assert apart, (button, board)


@pytest.mark.parametrize("slug", GAMES)
def test_a_finger_draws_on_things_and_moves_the_page_elsewhere(page: Page, site_url: str, slug: str) -> None:
    show(page, f"{site_url}{slug}/", (390, 844))
    action = "e => getComputedStyle(e).touchAction"
    assert page.locator("#board").evaluate(action) == "manipulation"
    things = page.locator("#board .touch")
    # Inline things do not obey `touch-action`.
    kinds = things.evaluate_all("all => all.map(e => [getComputedStyle(e).touchAction, getComputedStyle(e).display])")
    assert kinds
    assert all(kind == ["pinch-zoom", "block"] for kind in kinds)
