"""Two people at one screen: neither ever finds the other's hand on the page."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.game import SPECTATOR, Seat
from engine.games.thurn_und_taxis.actions import Deal
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.cards import listed
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.match import Match
from engine.saving import share_code
from tests.site.arrows import walk_to
from tests.site.axe import violations
from tests.site.games.thurn_und_taxis.clerk import choose, decisions, played, position
from tests.site.games.thurn_und_taxis.table import GAME_PAGE, Desk, open_match, status, stored, thing, things
from tests.site.pages import PYTHON_IS_READY, visit

SEED: Final = "post 1"
LAST: Final = 19
"""Decisions played on the page, of about 250."""
DRAWN: Final = re.compile(r"([\w ]+) is drawn from the pile")


@pytest.fixture
def match() -> Match:
    """A game of two people that comes to its end soon, at the start of a turn."""
    found = played(SEED, decisions(played(SEED)) - LAST)
    assert position(found).drawn == 0
    return found


def test_two_people_play_a_game_to_its_end(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    desk, here, handed_on = Desk(page, match), SPECTATOR, 0
    while not match.over:
        seat = match.state.current_player
        if seat != here:
            assert_covered(page, match)
            desk.come()
            expect(page.locator("#undo")).to_be_disabled()
            here, handed_on = seat, handed_on + 1
        assert_seen_by(page, match, seat)
        desk.do(choose(position(match)))
    assert handed_on > 4
    points = match.state.scores()[match.state.winners()[0]]
    won = f"{COLOURS[match.state.winners()[0]]} wins with {points} points."
    expect(page.locator("#status")).to_contain_text(won)
    expect(page.locator("#curtain")).to_be_hidden()
    assert violations(page) == []


def assert_covered(page: Page, match: Match) -> None:
    """Nothing of any hand is there, nothing can be taken back, shared or seen of what is stored."""
    name = COLOURS[match.state.current_player]
    expect(page.locator("#curtain")).to_contain_text(f"{name} is on")
    assert status(page) == f"{name} is on: everybody else looks away."
    assert things(page, "hand:") == []
    assert_told_to(page, match, SPECTATOR)
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("[data-do=share]")).to_be_disabled()


def assert_seen_by(page: Page, match: Match, seat: Seat) -> None:
    """The seat's own cards are there, and no others."""
    state = position(match)
    held = {f"hand:{state.land.name_of[city]}" for city in listed(state.players[seat].hand)}
    assert set(things(page, "hand:")) == held
    assert_told_to(page, match, seat)


def assert_told_to(page: Page, match: Match, seat: Seat) -> None:
    """Of cards drawn from the pile only the seat's own are named; nothing of the store or of a link is shown."""
    words = page.locator("body").evaluate("body => body.textContent")
    named = [name.strip() for name in DRAWN.findall(words) if name.strip() != "A card"]
    drawn = [
        state.land.card_names[action.card]
        for state, action in zip(match.states, match.plies, strict=False)
        if isinstance(state, ThurnUndTaxisState) and isinstance(action, Deal) and state.to_hand and state.seat == seat
    ]
    assert {*named} <= {*drawn}
    source = page.content()
    assert "&quot;paddock&quot;" not in source
    assert '"paddock"' not in source
    assert page.locator("#share-link").input_value() == ""


def test_keys_do_nothing_behind_the_curtain(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    before = stored(page)
    for key in ("u", "r", "x", "l", "h", ",", "Escape"):
        page.keyboard.press(key)
        assert_covered(page, match)
    assert stored(page) == before
    assert violations(page) == []


def test_the_curtain_can_be_lifted_by_a_key(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    expect(page.locator("#curtain").get_by_role("button", name="I am here")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#curtain")).to_be_hidden()
    assert_seen_by(page, match, match.state.current_player)
    page.keyboard.press("u")
    expect(page.locator("#status")).to_contain_text(
        "Once the table was handed on, nothing before it can be taken back."
    )


def test_reloading_brings_the_curtain_down(page: Page, site_url: str, match: Match) -> None:
    open_match(page, site_url, match)
    desk = Desk(page, match)
    desk.come()
    desk.do(choose(position(match)))
    page.reload()
    page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    assert_covered(page, match)
    desk.come()
    assert_seen_by(page, match, match.state.current_player)


def test_a_link_opens_behind_the_curtain_and_is_called_what_it_is(
    page: Page, site_url: str, match: Match, fresh_page: Page
) -> None:
    open_match(page, site_url, match)
    Desk(page, match).come()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Share a link").click()
    expect(page.locator("#share")).to_contain_text("it is not encrypted")
    expect(page.locator("#share")).to_contain_text("It opens behind the curtain.")
    assert violations(page, "#share") == []
    link = page.locator("#share-link").input_value()
    assert link == f"{site_url}{GAME_PAGE}#g={share_code(match)}"
    page.keyboard.press("Escape")
    visit(fresh_page, link)
    assert_covered(fresh_page, match)
    assert "#" not in fresh_page.url


def test_an_open_card_between_two_of_another_city_is_within_reach_of_keys(page: Page, site_url: str) -> None:
    match = played("between 32", 0)
    row = [position(match).land.name_of[city] for city in position(match).open]
    assert row == ["Nürnberg", "Zürich", "Carlsruhe", "Zürich", "Ingolstadt", "Lodz"]
    open_match(page, site_url, match)
    Desk(page, match).come()
    walk_to(page, "open:Nürnberg")
    for city in ("Zürich", "Carlsruhe", "Ingolstadt", "Lodz"):
        page.keyboard.press("ArrowRight")
        expect(thing(page, f"open:{city}")).to_be_focused()
