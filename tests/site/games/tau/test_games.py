"""Games against a bot, between two people, and by keyboard alone."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.site.arrows import walk_to
from tests.site.games.tau.board import allowed, is_over, open_board, start, status, thing, type_in

LONGEST = 60.0
"""Seconds for a whole game against a bot that wins soon."""
WON = ("place YO:Y A2", "place RV:R A4", "place GY:Y B2", "place VB:V E4", "place OR:O E2", "place YO:Y C2")
"""Dark and light by turns; with the last one light makes three yellows in row 2."""


def test_a_game_against_the_hard_bot(page: Page, site_url: str) -> None:
    open_board(page, site_url)
    start(page, light="bot:hard")
    expect(page.locator("#playing")).to_contain_text("Light: hard bot")
    until, step = time.monotonic() + LONGEST, 0
    while not is_over(page) and time.monotonic() < until:
        sticks = allowed(page, "stick:")
        if not sticks and not allowed(page, "hole:"):
            page.wait_for_timeout(100)
            continue
        _act(page, sticks, step)
        step += 1
    assert is_over(page)
    expect(page.locator("#side svg")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Statistics").click()
    expect(page.locator("#statistics-body")).to_contain_text("Against bots")


def _act(page: Page, sticks: list[str], step: int) -> None:
    """Place a stick, or turn one over when none is left to place."""
    first = sticks[step % len(sticks)] if sticks else allowed(page, "hole:")[0]
    thing(page, first).click()
    if sticks:
        holes = allowed(page, "hole:")
        thing(page, holes[(5 * step) % len(holes)]).click()
    else:
        thing(page, "turn").click()


def test_between_two_people_a_hidden_cap_is_told_once_and_gone(page: Page, site_url: str) -> None:
    open_board(page, site_url)
    start(page)
    type_in(page, "place BG:B C3")
    told = page.locator("#announcement")
    expect(told).to_have_text("Hidden: green")
    expect(told).to_have_attribute("role", "alert")
    assert "green" not in status(page)
    expect(told).to_be_hidden(timeout=6000)
    page.locator("summary", has_text="What has been done").click()
    expect(page.locator("#log")).to_contain_text("Place a stick in C3, blue up (the other end is announced)")
    source = page.evaluate("document.body.querySelector('main').outerHTML.toLowerCase()")
    log = page.locator("#log").inner_text()
    assert "green" not in log
    assert "hidden: green" not in source
    assert "bg:b" not in source.replace('data-touch="stick:light:bg:b"', "").replace('data-touch="stick:dark:bg:b"', "")
    expect(page.locator("#undo")).to_be_disabled()


def test_three_in_line_win_and_the_loser_begins_the_next_game(page: Page, site_url: str) -> None:
    open_board(page, site_url)
    start(page, first="dark")
    type_in(page, *WON)
    expect(page.locator("#status")).to_contain_text("Light has three in line and wins.")
    expect(page.locator("#side svg")).to_contain_text("What was hidden")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#status")).to_have_text("Dark: place a stick in an empty hole.")


def test_looking_back_after_the_game(page: Page, site_url: str) -> None:
    open_board(page, site_url)
    start(page)
    expect(page.locator("#replay")).to_be_hidden()
    lot_gave_dark = "Dark" in status(page)
    type_in(page, *WON)
    expect(page.locator("#replay")).to_be_visible()
    for _step in range(2):
        page.get_by_role("button", name="One step back").click()
    expect(page.locator("#replay-at")).to_have_text("Move 5 of 7")
    expect(page.locator("#status")).to_contain_text("Looking back.")
    expect(thing(page, "hole:C2")).to_have_attribute("aria-label", "Hole C2, empty")
    page.locator("#replay-slider").fill("1")
    expect(page.locator("#replay-at")).to_have_text("Move 1 of 7")
    page.locator("#replay-slider").press("ArrowRight")
    expect(page.locator("#replay-at")).to_have_text("Move 2 of 7")
    page.get_by_role("button", name="To the match as it stands").click()
    expect(page.locator("#status")).to_contain_text(f"{'Light' if lot_gave_dark else 'Dark'} has three in line")


def test_a_game_by_keyboard_alone(page: Page, site_url: str) -> None:
    open_board(page, site_url)
    start(page)
    for move in WON:
        verb, end, hole = move.split()
        assert verb == "place"
        walk_to(page, f"stick:{_mover(page).lower()}:{end}")
        page.keyboard.press("Enter")
        walk_to(page, f"hole:{hole}")
        page.keyboard.press("Space")
    expect(page.locator("#status")).to_contain_text("has three in line and wins.")


def _mover(page: Page) -> str:
    said = status(page)
    return "Dark" if said.rfind("Dark:") > said.rfind("Light:") else "Light"
