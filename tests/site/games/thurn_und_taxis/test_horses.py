"""The North with horses, by touch on a phone: harnessing, a closing that lacks horses, free cities, and the end."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.games.thurn_und_taxis.actions import Close, Harness, House
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.cards import listed
from engine.match import PERSON, Match
from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.clerk import choose, decisions, played, position
from tests.site.games.thurn_und_taxis.table import DOUBLE_PRESS, PHONE, Desk, open_match, stored, tap, thing, things

HORSES: Final = "horses"
SEED: Final = "horses 11"
LAST: Final = 12
"""Decisions played on the page, of about 270."""
on_a_phone = pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def match() -> Match:
    """Blue has Münster – Bremen – Hamburg – Lübeck before it, nothing harnessed, and cards of Cassel and Fulda."""
    found = played("late 81", 31, (PERSON, "bot:easy"), HORSES, shunned=(Harness,))
    state = position(found)
    route = [state.land.name_of[state.land.city_of[card]] for card in state.player.route]
    assert route == ["Münster", "Bremen", "Hamburg", "Lübeck"]
    assert (state.seat, state.drawn, state.player.harnessed, state.player.houses) == (0, 1, 0, 0)
    return found


def assert_refused(page: Page, touch: str, reason: str) -> None:
    """Touching it does nothing and says why."""
    page.wait_for_timeout(DOUBLE_PRESS)
    before = stored(page)
    tap(page, touch)
    expect(page.locator("#status")).to_have_text(reason)
    assert stored(page) == before


@on_a_phone
def test_a_closing_that_lacks_horses_until_a_card_is_harnessed(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    desk = Desk(page, match, tap)
    desk.do(match.state.parse("lay Cassel 3 front"))
    expect(page.locator("#remarks")).to_contain_text("Blue has 2 horses, and the route needs 5: 3 more.")
    assert_refused(page, "close", "A route of 5 needs as many horses; your carriage has 2: 3 more.")
    desk.do(match.state.parse("harness Fulda 3"))
    expect(page.locator("#remarks")).to_contain_text("Blue has 5 horses, and the route needs 5.")
    for step in ("close", "house Lübeck"):
        desk.do(match.state.parse(step))
    only_one = "One house in a free city at each closing, and Lübeck has it already."
    assert_refused(page, "city:Hamburg", only_one)
    desk.do(match.state.parse("house Cassel"))
    desk.do(match.state.parse("house Münster"))
    expect(page.locator("#status")).to_contain_text("Free city Lübeck, 1.")
    expect(page.locator("#status")).to_contain_text("Route of 5, 2.")
    assert position(match).players[0].harnessed == 0
    desk.wait_for_bots()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@on_a_phone
def test_a_game_of_two_people_to_its_end(page: Page, site_url: str) -> None:
    match = played(SEED, decisions(played(SEED, variant=HORSES)) - LAST, variant=HORSES)
    open_match(page, site_url, match)
    desk, here, done = Desk(page, match, tap), -1, []
    while not match.over:
        state = position(match)
        if state.seat != here:
            desk.come()
            here = state.seat
        assert {*things(page, "hand:")} == {f"hand:{state.land.card_names[card]}" for card in listed(state.player.hand)}
        action = choose(state)
        desk.do(action)
        done.append(action)
        if isinstance(action, Close):
            expect(page.locator("#status")).to_contain_text(COLOURS[here])
    assert any(isinstance(action, Harness) for action in done)
    assert any(isinstance(action, House) and action.city & position(match).land.free_cities for action in done)
    points = match.state.scores()[match.state.winners()[0]]
    expect(page.locator("#status")).to_contain_text(f"{COLOURS[match.state.winners()[0]]} wins with {points} points.")
    assert position(match).player.carriage == 0
    assert things(page, "hand:") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_a_card_that_is_chosen_waits_for_where_it_goes_and_can_be_let_go(
    page: Page, site_url: str, match: Match
) -> None:
    open_match(page, site_url, match)
    thing(page, "hand:Fulda 3").click()
    expect(page.locator("#status")).to_have_text("Chosen: Fulda 3. Choose what goes with it.")
    page.keyboard.press("Escape")
    expect(thing(page, "hand:Fulda 3")).not_to_have_attribute("aria-pressed", "true")
    before = stored(page)
    thing(page, "amtmann").click()
    expect(page.locator("#status")).to_have_text("The Amtmann exchanges the open cards before a card is taken.")
    assert stored(page) == before
