"""Two people at one screen: a bull under a wire, a closing looked at before it is done, the picks, an agreed end."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.games.taurus.actions import Wire
from engine.saving import open_share_code
from tests.engine.games.taurus.herder import begun, moves, played, position
from tests.site.arrows import walk_to
from tests.site.axe import violations
from tests.site.desk import DOUBLE_PRESS, PHONE, Desk, choice, open_match, put_down, status, stored, thing
from tests.site.games.taurus.table import click

NUMBER: Final = 31
POSTED: Final = 18
"""Decisions of that match before Orange, who has just set a post, can close in two ways."""
TAKEN: Final = 23
"""Decisions before all its bulls are taken."""
WAYS: Final = (
    "Own wire to d2nw, grey to e3nw: picks Orange, Orange, Blue",
    "Own wire to e3nw, grey to d2nw: picks Orange, Blue, Orange",
)
ASKED: Final = "This closes 3 bulls: picks Orange, Blue, Orange."


def test_two_people_close_a_fence_and_end_by_agreement(page: Page, site_url: str) -> None:
    open_match(page, site_url, begun(NUMBER))
    desk = Desk(page, begun(NUMBER), click)
    for move in moves(NUMBER, 0, POSTED):
        if move.startswith("side"):
            assert_side_is_asked(page)
        desk.do(desk.match.state.parse(move))
    close_the_other_way(page, desk)
    for move in ("take d3", "take d2", "take e2"):
        expect(page.locator("#status")).to_contain_text("take a bull out of the closed area")
        desk.do(desk.match.state.parse(move))
    assert violations(page) == []
    end_by_agreement(page, desk)


def assert_side_is_asked(page: Page) -> None:
    expect(page.locator("#status")).to_contain_text("the wire runs over a bull; to which side is it moved?")
    for words in ("Bull to the upper left of the wire", "Bull to the lower right of the wire"):
        expect(choice(page, words)).to_be_visible()
    assert violations(page) == []


def close_the_other_way(page: Page, desk: Desk) -> None:
    """By the second of the two buttons; looked at, declined, and looked at again."""
    before = stored(page)
    for answer in ("Leave it", "Do it"):
        page.wait_for_timeout(DOUBLE_PRESS)
        for words in WAYS:
            expect(choice(page, words)).to_be_visible()
        choice(page, WAYS[1]).click()
        expect(page.locator("#status")).to_have_text(ASKED)
        assert_area_is_shown(page, "3", "O B O")
        assert stored(page) == before
        page.wait_for_timeout(DOUBLE_PRESS)
        choice(page, answer).click()
        expect(page.locator("#status")).not_to_have_text(ASKED)
    for step in ("wire d3sw e3nw", "grey d2nw d3sw"):
        desk.match.play_text(step)
    desk.agree()
    desk.last = ""


def assert_area_is_shown(page: Page, bulls: str, picks: str) -> None:
    """Shaded, with the number of bulls and the order of picks on a plate."""
    expect(page.locator("#overlay .s-area-closed").first).to_be_attached()
    plate = page.locator("#overlay [data-layer=picks], #overlay .l-picks").first
    assert plate.locator("text").all_text_contents() == [bulls, *picks.split()]


def end_by_agreement(page: Page, desk: Desk) -> None:
    page.wait_for_timeout(DOUBLE_PRESS)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="End by agreement").click()
    expect(page.locator("#status")).to_have_text(
        "Do all players agree to end the match here? The points count as they stand."
    )
    expect(page.locator("#more")).to_be_hidden()
    expect(choice(page, "Leave it")).to_be_focused()
    page.wait_for_timeout(DOUBLE_PRESS)
    choice(page, "Do it").click()
    desk.match.play_text("agreed end")
    desk.agree()
    assert position(desk.match).scores() == (1, 3)
    expect(page.locator("#status")).to_have_text("All agree to end the match here. Orange wins with 3 points.")
    expect(page.locator("#side svg")).to_contain_text("points")
    for row in ("Blue", "Orange"):
        expect(page.locator("#side svg")).to_contain_text(row)
    expect(choice(page, "Play again")).to_be_visible()
    assert violations(page) == []
    assert_the_end_can_be_shared_and_taken_back(page)


def assert_the_end_can_be_shared_and_taken_back(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Share a link").click()
    link = page.locator("#share-link").input_value()
    assert open_share_code(link.partition("#g=")[2]).over
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#status")).to_contain_text("Taken back.")
    expect(page.locator("#status")).to_contain_text("Blue: set a post or join two posts")


def press_key(page: Page, name: str) -> None:
    """Go to the thing by arrows and touch it by Enter."""
    walk_to(page, name)
    page.keyboard.press("Enter")


def test_a_closing_by_keyboard_alone(page: Page, site_url: str) -> None:
    open_match(page, site_url, played(NUMBER, POSTED - 1))
    desk = Desk(page, played(NUMBER, POSTED - 1), press_key)
    for move in moves(NUMBER, POSTED - 1, TAKEN):
        desk.do(desk.match.state.parse(move))
    expect(page.locator("#status")).to_contain_text("Blue: set a post or join two posts")
    desk.do(desk.match.state.parse("post g2nw"))


def test_the_questions_are_answered_by_keys(page: Page, site_url: str) -> None:
    open_match(page, site_url, played(NUMBER, POSTED))
    before = stored(page)
    choice(page, WAYS[1]).focus()
    assert_area_is_shown(page, "3", "O B O")
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_have_text(ASKED)
    expect(choice(page, "Leave it")).to_be_focused()
    page.keyboard.press("x")
    expect(choice(page, WAYS[0])).to_be_visible()
    assert stored(page) == before
    page.wait_for_timeout(DOUBLE_PRESS)
    choice(page, WAYS[0]).focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(DOUBLE_PRESS)
    page.keyboard.press("d")
    expect(page.locator("#status")).to_contain_text("the picks: Orange, Orange, Blue.")


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_what_is_asked_about_comes_into_sight(page: Page, site_url: str) -> None:
    open_match(page, site_url, played(NUMBER, POSTED + 1))
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    board = page.locator("#board > svg")
    hidden = board.bounding_box()
    assert hidden
    assert hidden["y"] < 0
    page.keyboard.press("d")
    expect(page.locator("#status")).to_have_text("This closes 3 bulls: picks Orange, Orange, Blue.")
    shown = board.bounding_box()
    assert shown
    assert shown["y"] >= 0


def test_what_is_chosen_shows_what_it_could_be_joined_to(page: Page, site_url: str) -> None:
    match = played(NUMBER, 61)
    open_match(page, site_url, match)
    ends = Counter(end for wire in match.state.legal_actions() if isinstance(wire, Wire) for end in wire.touches)
    hole, partners = ends.most_common(1)[0]
    assert partners > 2
    click(page, hole)
    expect(page.locator("#status")).to_contain_text("Choose what goes with it.")
    page.mouse.move(2, 2)
    ghosts = page.locator(f"#overlay .s-wire-ghost-{'p4' if position(match).seat == 0 else 'p1'}")
    assert ghosts.count() == partners
    expect(page.locator("#actions button")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(ghosts).to_have_count(0)


def test_whose_wires_give_the_picks_is_a_choice_of_two_buttons(page: Page, site_url: str) -> None:
    match = played(25, 69)
    open_match(page, site_url, match)
    page.wait_for_timeout(DOUBLE_PRESS)
    expect(choice(page, "Wires round all areas: picks Orange, Blue, Orange")).to_be_visible()
    choice(page, "Wires round this area: picks Orange, Blue, Blue").click()
    match.play_text("area inner")
    expect(page.locator("#status")).to_contain_text("Orange: take a bull out of the closed area.")
    Desk(page, match).agree()


NO_NEIGHBOURS: Final = "are no neighbours: a wire joins posts in one field or two that share an edge."
REFUSED: Final = (
    (31, 2, "hole:e2ne", "A first fence stands in two empty holes, and e2ne has a post."),
    (31, 3, "hole:a7sw", "A new post is joined to one in its field or the next; a7sw has no such neighbour."),
    (31, 18, "hole:g3se", f"d3sw and g3se {NO_NEIGHBOURS}"),
    (31, 20, "field:b1", "The bull in b1 is not in the closed area."),
)


def test_a_refusal_says_why_beside_the_thing(page: Page, site_url: str) -> None:
    open_match(page, site_url, begun(NUMBER))
    for number, decisions, touch, reason in REFUSED:
        put_down(page, played(number, decisions))
        click(page, touch)
        expect(page.locator("#bubble")).to_have_text(reason)
        assert status(page) == reason
        page.keyboard.press("Escape")
        expect(page.locator("#bubble")).to_be_hidden()


def test_a_second_wire_between_joined_posts_is_refused(page: Page, site_url: str) -> None:
    open_match(page, site_url, played(NUMBER, 31))
    click(page, "hole:e2ne")
    click(page, "hole:d2nw")
    expect(page.locator("#bubble")).to_have_text(
        "d2nw and e2ne are joined already, and two posts are joined only once."
    )
    expect(thing(page, "hole:e2ne")).to_have_attribute("aria-pressed", "true")
    put_down(page, begun(NUMBER))
    expect(page.locator("#bubble")).to_be_hidden()
