"""Two people play a whole game by keyboard alone, and all that matters is told to a screen reader."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from engine.games.turi_tour.animals import KINDS, NAMES, feels_like
from engine.games.turi_tour.cards import TASKS
from engine.games.turi_tour.words import OTHER_PLAYERS
from tests.site.arrows import walk_to
from tests.site.axe import violations
from tests.site.games.turi_tour.dark_table import answer, position
from tests.site.games.turi_tour.table import PAD, Desk, drawn, open_match, stored, thing, toured, walk, wrongly

SEED: Final = "tour 1"
"""A game of eight tasks, of every kind, and six turns of the board."""


def press_key(page: Page, name: str) -> None:
    """Go to the thing by Tab and arrows, and touch it by Enter; on the pad arrows move the fingertip."""
    if page.evaluate("document.activeElement.closest('[data-pad]') !== null"):
        page.keyboard.press("Tab")
    walk_to(page, name)
    expect(thing(page, name)).to_be_focused()
    page.keyboard.press("Enter")


def test_a_game_by_keyboard(page: Page, site_url: str) -> None:
    match = toured(SEED, 0, turning="on")
    open_match(page, site_url, match)
    desk = Desk(page, match, walk, press_key)
    expect(page.locator("#status")).to_have_attribute("aria-live", "polite")
    turns = 0
    while not match.over:
        assert_lit(desk)
        desk.do(match.state.parse("glasses"))
        if position(match).dark:
            play_in_the_dark(desk, wrong=turns == 1)
            turns += 1
    assert {*drawn(match)} == {*TASKS}
    assert_ended(desk)


def assert_lit(desk: Desk) -> None:
    """Who is on is to look well; every figure has a name."""
    state = position(desk.match)
    expect(desk.page.locator("#table")).not_to_have_attribute("data-dark", "")
    expect(desk.page.locator("#status")).to_contain_text(
        f"{OTHER_PLAYERS[state.seat]}: look well, then put the sunglasses on."
    )
    expect(thing(desk.page, "glasses")).to_have_accessible_name("Put the sunglasses on")
    board = desk.page.locator("#board > svg")
    expect(board).to_have_accessible_name(f"The board with {len(state.figures)} figures on it")
    named = board.aria_snapshot()
    for kind, (x, y) in state.figures:
        assert f'"{NAMES[kind]} at {x} {y}"' in named


def play_in_the_dark(desk: Desk, wrong: bool) -> None:
    """A turn; what the status line says before and after it comes from the rules, what is felt from the figures."""
    page, state = desk.page, position(desk.match)
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    expect(page.locator("#status")).to_contain_text(str(state.status()))
    if state.hand is not None:
        assert_stroked(desk)
    for step in wrongly(desk.match) if wrong else answer(state):
        before = desk.match.state
        action = before.parse(step)
        desk.do(action)
        told = before.consequence(action)
        if action.transient:
            expect(page.locator("#felt-aloud")).to_have_text(str(told), timeout=10_000)
        else:
            assert_told(desk, str(told or ""))
    assert str(told).startswith("What a shame." if wrong else "Well done!")


def assert_told(desk: Desk, told: str) -> None:
    expect(desk.page.locator("#status")).to_contain_text(told)
    expect(desk.page.locator("#status")).to_contain_text(str(desk.match.state.status()))


def assert_stroked(desk: Desk) -> None:
    """A part of the figure in the hand tells what it is like, to the ear and on the button."""
    page, hand = desk.page, position(desk.match).hand
    assert isinstance(hand, int)
    desk.do(desk.match.state.parse("stroke tail"))
    like = feels_like(hand, "tail")
    expect(page.locator("#felt-aloud")).to_have_text(f"the tail: {like}.", timeout=10_000)
    expect(thing(page, "part:tail")).to_have_accessible_name(f"the tail: {like}")


def assert_ended(desk: Desk) -> None:
    page, match = desk.page, desk.match
    assert match.state.scores() in ((4, 3), (3, 4))
    winner = OTHER_PLAYERS[match.state.winners()[0]]
    expect(page.locator("#status")).to_contain_text(f"{winner} wins with 4 cards.")
    expect(page.locator("#table")).not_to_have_attribute("data-dark", "")
    expect(page.locator(PAD)).to_have_count(0)
    expect(page.locator("#actions").get_by_role("button", name="Play again")).to_be_visible()
    assert violations(page) == []


def test_keys_are_told_why_nothing_is_done(page: Page, site_url: str) -> None:
    """In the dark a refusal speaks of what is known alone: it is the same whatever is in the hand."""
    match = toured("blind 0", 2)
    open_match(page, site_url, match)
    desk = Desk(page, match, walk, press_key)
    desk.do(match.state.parse("glasses"))
    before = stored(page)
    for text in ("drop 36 36", "count 3", "take 36 36", "none"):
        page.locator("#typed-text").fill(text)
        page.locator("#typed-text").press("Enter")
        expect(page.locator("#status")).to_have_text("First feel the figure in your hand and say what it is.")
    assert stored(page) == before
    for kind, name in zip(KINDS, NAMES, strict=True):
        expect(thing(page, f"say:{kind}")).to_have_accessible_name(name)
    assert violations(page) == []
