"""Closing a route and giving one up: by keyboard, by the button that proposes houses, and with what is refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from engine.games.thurn_und_taxis.legal import proposed_houses
from engine.match import PERSON, Match
from tests.site.arrows import walk_to
from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.clerk import played, position
from tests.site.games.thurn_und_taxis.table import DOUBLE_PRESS, Desk, click, open_match, stored, thing

SEATS = (PERSON, "bot:easy")


@pytest.fixture
def match() -> Match:
    """Blue has Freiburg – Basel before it, a card of Carlsruhe in a hand of five, and a house in none of the three."""
    found = played("post 7", 171, SEATS)
    state = position(found)
    assert [state.land.name_of[city] for city in state.player.route] == ["Freiburg", "Basel"]
    assert (state.seat, state.player.held, state.drawn) == (0, 5, 1)
    assert {"Carlsruhe", "Freiburg", "Basel"}.isdisjoint(state.land.listing(state.player.houses))
    return found


def press_key(page: Page, name: str) -> None:
    """Go to the thing by arrows and touch it by Enter."""
    walk_to(page, name)
    page.keyboard.press("Enter")


def type_in(page: Page, *moves: str) -> None:
    for move in moves:
        page.locator("#typed-text").fill(move)
        page.locator("#typed-text").press("Enter")
        expect(page.locator("#typed-text")).to_have_value("")


def test_a_closing_by_keyboard_alone(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    desk = Desk(page, match, press_key)
    for step in ("lay Carlsruhe front", "close", "house Carlsruhe", "house Basel"):
        desk.do(match.state.parse(step))
    expect(page.locator("#status")).to_contain_text("discard until you hold 3 cards")
    desk.do(match.state.parse("discard Pilsen"))
    expect(page.locator("#status")).not_to_contain_text("discard until")
    assert violations(page) == []


def test_no_more_houses_by_keyboard_alone(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    desk = Desk(page, match, press_key)
    for step in ("lay Carlsruhe front", "close", "house Freiburg"):
        desk.do(match.state.parse(step))
    page.wait_for_timeout(DOUBLE_PRESS)
    page.keyboard.press("x")
    match.play_text("done")
    desk.agree()


def test_the_most_houses_are_proposed(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    type_in(page, "lay Carlsruhe front", "close")
    match.play_text("lay Carlsruhe front")
    match.play_text("close")
    proposed = [str(action) for action in proposed_houses(position(match))]
    assert len(proposed) == 2
    page.wait_for_timeout(DOUBLE_PRESS)
    page.locator("[data-propose]").click()
    expect(page.locator("#status")).to_contain_text("discard until you hold 3 cards")
    assert f'"{proposed[0]}",\n  "{proposed[1]}"' in stored(page)


LAID = ("lay Carlsruhe front",)
PLACED = ("house Carlsruhe", "house Basel")
REFUSED = (
    ((), "city:Ulm", "Houses are placed when a route is closed."),
    ((), "hand:Pilsen", "Pilsen has no road to Freiburg or Basel: a card joins one end of the route."),
    ((), "amtmann", "The Amtmann exchanges the open cards before a card is taken."),
    ((), "close", "First lay a card: every turn has one."),
    (LAID, "pile", "Cards are taken before one is laid."),
    ((), "hand:Passau", "Passau has no road to Carlsruhe or Basel: a card joins one end of the route."),
    ((), "wagner", "Even with the Wagner’s two the route is too short for the carriage of 6."),
    (("close",), "hand:Passau", "First place houses, or say that there are no more."),
    ((), "city:Ulm", "Ulm is not on the route that is closed."),
    (PLACED, "pile", "First discard until you hold 3 cards."),
)
"""What is done first, what is touched then, and why that does nothing."""


def test_a_refusal_says_why_beside_the_thing(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    for before, touch, reason in REFUSED:
        type_in(page, *before)
        if before:
            page.wait_for_timeout(DOUBLE_PRESS)
        assert_refused(page, touch, reason)


def assert_refused(page: Page, touch: str, reason: str) -> None:
    click(page, touch)
    expect(page.locator("#bubble")).to_have_text(reason)
    expect(page.locator("#status")).to_have_text(reason)
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()


@pytest.mark.parametrize(
    ("seed", "decisions", "houses", "touch", "reason"),
    [
        ("post 63", 105, ("Basel", "Carlsruhe"), "Freiburg", "Baden has its house already."),
        ("post 80", 162, ("Carlsruhe", "Freiburg"), "Würzburg", "Würzburg is not in Baden."),
    ],
)
def test_a_refusal_says_which_pattern_of_houses_is_broken(
    page: Page, site_url: str, seed: str, decisions: int, houses: tuple[str, ...], touch: str, reason: str
) -> None:
    open_match(page, site_url, played(seed, decisions, SEATS))
    type_in(page, "close", *(f"house {city}" for city in houses))
    page.wait_for_timeout(DOUBLE_PRESS)
    assert_refused(page, f"city:{touch}", f"One house in each country, or all in one country: {reason}")


def test_giving_up_a_route_is_asked_about(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    before = stored(page)
    for answer in ("Escape", "Leave it", "Do it"):
        page.wait_for_timeout(DOUBLE_PRESS)
        click(page, "tear-down")
        click(page, "hand:Passau")
        question = "This gives up the route Freiburg – Basel: it will not be scored."
        expect(page.locator("#status")).to_contain_text(question)
        assert stored(page) == before
        page.wait_for_timeout(DOUBLE_PRESS)
        if answer == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("group", name="What can be done now").get_by_role("button", name=answer).click()
        expect(page.locator("#status")).not_to_contain_text(question)
    match.play_text("lay Passau new")
    Desk(page, match).agree()


def test_a_card_that_fits_both_ends_asks_for_the_end(page: Page, site_url: str) -> None:
    match = played("post 0", 28, SEATS)
    open_match(page, site_url, match)
    before = stored(page)
    click(page, "hand:Ulm")
    expect(thing(page, "hand:Ulm")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#status")).to_have_text("Chosen: Ulm. Choose what goes with it.")
    assert stored(page) == before
    click(page, "end:front")
    match.play_text("lay Ulm front")
    Desk(page, match).agree()


def test_the_wagner_brings_a_carriage_that_the_route_would_not(page: Page, site_url: str) -> None:
    match = played("post 7", 108, SEATS)
    open_match(page, site_url, match)
    desk = Desk(page, match)
    for step in ("close wagner", "house Zürich", "house Augsburg"):
        desk.do(match.state.parse(step))
    expect(page.locator("#status")).to_contain_text("Blue gets the carriage of 5, worth 5.")
