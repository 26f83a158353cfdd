"""A person against two bots, by touch on a phone, to the end; and an end that bots are asked about."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.games.taurus.board import PLAYERS
from engine.match import PERSON
from tests.engine.games.taurus.herder import played, position
from tests.engine.games.taurus.player import Player
from tests.site.axe import violations
from tests.site.desk import DOUBLE_PRESS, PHONE, Desk, open_match, stored
from tests.site.games.taurus.table import tap

SEATS: Final = (PERSON, "bot:easy", "bot:easy")
NUMBER: Final = 1
LAST: Final = 14
"""Decisions played on the page."""
WHOLE: Final = 1000


def decisions(number: int) -> int:
    """How many decisions a whole match has."""
    return sum(state.current_player >= 0 for state in played(number, WHOLE, SEATS).states)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_game_against_two_bots(page: Page, site_url: str) -> None:
    match = played(NUMBER, decisions(NUMBER) - LAST, SEATS)
    open_match(page, site_url, match)
    desk, herder = Desk(page, match, tap), Player(Random(NUMBER))
    desk.wait_for_bots()
    while not desk.match.over:
        desk.do(herder.choose(desk.match.state))
        desk.wait_for_bots()
    scores, winner = desk.match.state.scores(), desk.match.state.winners()[0]
    expect(page.locator("#status")).to_contain_text(f"{PLAYERS[winner]}")
    expect(page.locator("#status")).to_contain_text(f"with {scores[winner]} points")
    expect(page.locator("#side svg")).to_contain_text("of one colour")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Statistics").tap()
    expect(page.locator("#statistics-body")).to_contain_text("Against bots")


@pytest.mark.parametrize(
    ("seats", "made", "answer"),
    [
        ((PERSON, "bot:easy"), 23, "Do all players agree to end the match here? The points count as they stand."),
        (("bot:easy", PERSON), 25, "Blue does not agree to end the match here."),
    ],
)
def test_bots_are_asked_whether_they_agree(
    page: Page, site_url: str, seats: tuple[str, ...], made: int, answer: str
) -> None:
    """Orange leads, and the person is to move: Blue first, Orange then."""
    match = played(31, made, seats)
    assert (position(match).scores(), match.on_turn) == ((1, 2), PERSON)
    open_match(page, site_url, match)
    before = stored(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="End by agreement").click()
    expect(page.locator("#status")).to_have_text(answer)
    assert stored(page) == before
    if answer.endswith("stand."):
        page.wait_for_timeout(DOUBLE_PRESS)
        page.keyboard.press("d")
        expect(page.locator("#status")).to_contain_text("All agree to end the match here. Orange wins with 2 points.")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("#status")).to_contain_text("Taken back.")
