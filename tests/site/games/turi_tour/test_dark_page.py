"""In the dark: what is nowhere on the page, what does nothing, and what is large enough to be pressed."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from engine.games.turi_tour.animals import KINDS
from engine.saving import LONGEST_CODE, save, share_code
from tests.site.games.turi_tour.dark_page import BOXES, PAD, WHOLE_TABLE, into_the_dark, open_match, point
from tests.site.games.turi_tour.dark_table import SLUG, answer, match_of, position
from tests.site.games.turi_tour.table import lies_there, wait_until
from tests.site.page.test_reach import LEAST, OVERFLOW, SCREENS, resize
from tests.site.pages import visit

LONG_OPENING = 60
"""Seconds in which a match of 6,000 steps is opened, on a machine that does something else as well."""


def test_in_the_dark_nothing_that_was_not_felt_is_on_the_page(page: Page, site_url: str) -> None:
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    match = open_match(page, site_url, turns=4)
    page.get_by_text("What has been done").click()
    into_the_dark(page)
    page.mouse.move(*point(page, (36, 36)))
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    whole = page.evaluate(WHOLE_TABLE) + page.locator("body").aria_snapshot() + "\n".join(heard)
    for figure in position(match).figures:
        x, y = figure.spot
        for spelt in (f"{x} {y}", f"{x}:{y}", f"{x}, {y}"):
            assert spelt not in whole, spelt
    assert "Resort of" not in whole
    assert "#g=" not in whole
    # A kind is named once in what is drawn, once for screen readers, and in what can be said.
    for kind in KINDS:
        lines = [line for line in whole.splitlines() if re.search(rf"\b{kind}\b", line, re.IGNORECASE)]
        assert all(is_a_choice(line, kind) for line in lines), lines
    assert page.locator("#log li").all_text_contents()[0].startswith(("“", "Place", "How", "I’m", "Who"))


def is_a_choice(line: str, kind: str) -> bool:
    """Whether a line names a kind as one of those that can be said."""
    return f"say:{kind}" in line or f'"{kind}"' in line


def test_keys_that_lead_back_do_nothing_in_the_dark(page: Page, site_url: str) -> None:
    open_match(page, site_url, turns=3)
    into_the_dark(page)
    for key in ("u", "h", "l", ",", "r"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        assert page.locator("dialog[open]").count() == 0, key
        assert page.locator("#share-link").input_value() == "", key
        expect(page.locator("#hints")).to_be_hidden()
        expect(page.locator("#table")).to_have_attribute("data-dark", "")
        expect(page.locator("#replay")).to_be_hidden()


def test_in_the_dark_everything_is_large_enough_for_a_finger(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    for size in SCREENS:
        resize(page, size)
        boxes = page.locator("#board [data-touch], .now button:visible").evaluate_all(BOXES)
        assert len(boxes) > 6, size
        assert [box for box in boxes if min(box[1:]) < LEAST] == [], size
        pad = page.locator(PAD).bounding_box()
        assert pad
        assert pad["height"] <= size[1], size
        assert page.evaluate(OVERFLOW) == 0, size


def test_a_game_that_is_too_long_for_a_link_says_so_and_can_be_saved(page: Page, site_url: str) -> None:
    match = match_of(("person", "person"), "long")
    match.play_text("glasses")
    rng = Random("long")
    while len(share_code(match)) <= LONGEST_CODE:
        for _step in range(500):
            match.play_text(f"feel {20 + int(rng.random() * 31)} {20 + int(rng.random() * 31)}")
    for step in answer(position(match)):
        match.play_text(step)
    visit(page, f"{site_url}{SLUG}/")
    page.set_input_files("#file", {"name": "long.json", "mimeType": "application/json", "buffer": save(match).encode()})
    wait_until(page, lambda: lies_there(page, match), "the file was not opened", LONG_OPENING)
    page.keyboard.press("l")
    expect(page.locator("#warning")).to_contain_text("too long for a link", timeout=LONG_OPENING * 1000)
    assert page.locator("dialog[open]").count() == 0
