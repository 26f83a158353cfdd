"""Fingers and small screens: what can be pressed is large enough, and what can be done now is in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from engine import GAMES
from tests.site.pages import PARTS, page_name, page_paths, visit
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
PHONES: list[Size] = [(320, 568), (390, 844)]
SCREENS: list[Size] = [(320, 568), (390, 844), (568, 320), (768, 1024), (844, 390), (1280, 800)]


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("part", PARTS)
def test_targets_are_large_enough_for_a_finger(page: Page, site_url: str, site_dir: Path, part: str) -> None:
    found = []
    for path in page_paths(site_dir, part):
        visit(page, site_url + path)
        for size in PHONES:
            resize(page, size)
            name = f"{page_name(path)} on {size}"
            found += [f"{name}: {line}" for line in page.evaluate(TOO_SMALL, LEAST)]
            if page.evaluate(OVERFLOW) > 0:
                found.append(f"{name}: wider than the screen")
            if page.locator(".top").evaluate("head => head.offsetHeight") > 1.5 * LEAST:
                found.append(f"{name}: the head has two lines")
    assert found == []


@pytest.mark.parametrize("slug", GAMES)
def test_what_can_be_done_is_in_sight_beside_the_whole_board(page: Page, site_url: str, slug: str) -> None:
    visit(page, f"{site_url}{slug}/")
    # What is done on the board alone has no button of its own; the tools are there in any case.
    page.locator("#actions button, .tools button").first.wait_for()
    for size in SCREENS:
        resize(page, size)
        button, board = page.evaluate(BOXES, ["#actions button, .tools button", "#board > svg"])
        assert button["y"] + button["height"] <= size[1], size
        assert board["y"] + board["height"] <= size[1], size
        apart = button["y"] >= board["y"] + board["height"] or button["x"] >= board["x"] + board["width"]
        assert apart, (size, button, board)


@pytest.mark.parametrize("slug", GAMES)
def test_a_finger_draws_on_things_and_moves_the_page_elsewhere(page: Page, site_url: str, slug: str) -> None:
    resize(page, (390, 844))
    visit(page, f"{site_url}{slug}/")
    action = "e => getComputedStyle(e).touchAction"
    assert page.locator("#board").evaluate(action) == "manipulation"
    things = page.locator("#board .touch")
    # Inline things do not obey `touch-action`.
    kinds = things.evaluate_all("all => all.map(e => [getComputedStyle(e).touchAction, getComputedStyle(e).display])")
    assert kinds
    assert all(kind == ["pinch-zoom", "block"] for kind in kinds)
