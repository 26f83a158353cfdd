"""Two people on a phone, a whole game by touch alone; and a person against a bot, by mouse, to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from engine.games.turi_tour.words import OTHER_PLAYERS
from engine.match import PERSON
from tests.site.axe import violations
from tests.site.games.turi_tour.dark_table import answer, position
from tests.site.games.turi_tour.table import (
    PHONE,
    Desk,
    click,
    drawn,
    finger_to,
    mouse_to,
    open_match,
    tap,
    toured,
    wrongly,
)


def play_turn(desk: Desk, wrong: bool = False) -> None:
    """Look, put the sunglasses on, do it; the status line tells how it went."""
    page = desk.page
    desk.do(desk.match.state.parse("glasses"))
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    expect(page.locator("#status")).to_contain_text(str(desk.match.state.status()))
    before = desk.match.state
    for step in wrongly(desk.match) if wrong else answer(position(desk.match)):
        before = desk.match.state
        desk.do(before.parse(step))
    told = str(before.consequence(desk.match.plies[-1]))
    assert told.startswith("What a shame." if wrong else "Well done!")
    expect(page.locator("#status")).to_contain_text(told)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_game_by_touch_on_a_phone(page: Page, site_url: str) -> None:
    match, turns = toured("tour 37", 0), 0
    open_match(page, site_url, match)
    desk = Desk(page, match, finger_to, tap)
    while not match.over:
        play_turn(desk, wrong=turns == 1)
        turns += 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert {*drawn(match)} == {"holiday", "sourpuss", "count", "farmer", "homesick"}
    assert turns == 8
    winner = OTHER_PLAYERS[match.state.winners()[0]]
    expect(page.locator("#status")).to_contain_text(f"{winner} wins with {max(match.state.scores())} cards.")
    expect(page.locator("#table")).not_to_have_attribute("data-dark", "")
    assert violations(page) == []


def test_a_game_against_a_bot(page: Page, site_url: str) -> None:
    match = toured("bots 4", -4, (PERSON, "bot:easy"))
    open_match(page, site_url, match)
    desk, turns = Desk(page, match, mouse_to, click), 0
    while not desk.match.over:
        play_turn(desk)
        desk.wait_for_bots()
        turns += 1
        expect(page.locator("#status")).to_contain_text(str(desk.match.state.status()))
    assert turns == 2
    expect(page.locator("#table")).not_to_have_attribute("data-dark", "")
    expect(page.locator("#actions").get_by_role("button", name="Play again")).to_be_visible()
    assert violations(page) == []
