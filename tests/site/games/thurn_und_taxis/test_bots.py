"""A person against two bots, by touch on a phone, and what the person may see and take back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.cards import listed
from engine.match import PERSON
from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.clerk import choose, decisions, played, position
from tests.site.games.thurn_und_taxis.table import PHONE, Desk, open_match, put_down, stored, tap, things

SEATS: Final = (PERSON, "bot:easy", "bot:easy")
SEED: Final = "post 6"
LAST: Final = 16


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_game_against_two_bots(page: Page, site_url: str) -> None:
    match = played(SEED, decisions(played(SEED, seats=SEATS)) - LAST, SEATS)
    open_match(page, site_url, match)
    desk = Desk(page, match, tap)
    desk.wait_for_bots()
    while not desk.match.over:
        state = position(desk.match)
        hand = {f"hand:{state.land.name_of[city]}" for city in listed(state.player.hand)}
        assert set(things(page, "hand:")) == hand
        expect(page.locator("#curtain")).to_be_hidden()
        desk.do(choose(state))
        desk.wait_for_bots()
    scores, winner = desk.match.state.scores(), desk.match.state.winners()[0]
    expect(page.locator("#status")).to_contain_text(f"{COLOURS[winner]} wins with {scores[winner]} points.")
    expect(page.locator("#side svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Statistics").tap()
    expect(page.locator("#statistics-body")).to_contain_text("Against bots")


def test_against_bots_everything_can_be_taken_back(page: Page, site_url: str) -> None:
    match = played(SEED, 90, SEATS)
    open_match(page, site_url, match)
    desk = Desk(page, match)
    desk.wait_for_bots()
    before = stored(page)
    desk.do(choose(position(desk.match)))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#status")).to_contain_text("Taken back.")
    assert stored(page).replace('"undo": true', '"undo": false') == before


def test_a_bot_of_the_next_match_is_asked_while_one_still_thinks(page: Page, site_url: str) -> None:
    first, second = played(SEED, 93, SEATS), played("post 2", 95, SEATS)
    assert PERSON not in (first.on_turn, second.on_turn)
    open_match(page, site_url, first)
    put_down(page, second)
    desk = Desk(page, second)
    desk.wait_for_bots()
    assert desk.match.on_turn == PERSON
