"""A fingertip on the page: pointer, finger and keys on the dark, and what it is told by."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.games.turi_tour.animals import KINDS
from engine.games.turi_tour.sea import ISLANDS, turned
from tests.site.axe import violations
from tests.site.desk import PHONE
from tests.site.games.turi_tour.dark_page import (
    MILLISECONDS,
    PAD,
    TIMED,
    actions,
    expect_steps,
    into_the_dark,
    open_match,
    point,
)
from tests.site.games.turi_tour.dark_table import answer, match_of, position
from tests.site.pages import PYTHON_IS_READY


def test_the_mouse_feels_wherever_it_is_over_the_dark(page: Page, site_url: str) -> None:
    match = open_match(page, site_url)
    into_the_dark(page)
    for x in range(30, 36):
        page.mouse.move(*point(page, (x, 36)))
        page.wait_for_timeout(40)
    expect(page.locator("#felt")).to_have_text("You feel water.")
    x, y = next(figure.spot for figure in position(match).figures)
    page.mouse.move(*point(page, (x, y)))
    expect(page.locator("#felt")).to_contain_text("You feel something")
    expect_steps(page, f"feel {x} {y}")
    assert actions(page).count("feel 33 36") == 1


@pytest.mark.browser_context_args(has_touch=True, viewport=PHONE)
def test_a_finger_feels_what_it_taps_and_where_it_moves(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    session = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", 30), ("touchMove", 32), ("touchMove", 34), ("touchEnd", 34)):
        right, down = point(page, (x, 36))
        points = [] if kind == "touchEnd" else [{"x": right, "y": down}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(60)
    expect_steps(page, "feel 30 36", "feel 32 36", "feel 34 36")
    assert page.evaluate("() => scrollY") == 0


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport=PHONE)
@pytest.mark.parametrize("way", [(1, 0), (0, -1), (0, 1)], ids=["across", "up", "down"])
def test_a_finger_that_is_dragged_over_the_dark_feels_and_does_not_scroll(
    page: Page, site_url: str, way: tuple[int, int]
) -> None:
    match = open_match(page, site_url)
    into_the_dark(page)
    match.play_text("glasses")
    # So that there is something to scroll to, whatever the phone.
    page.evaluate("() => { document.body.style.paddingBottom = '60rem'; scrollTo(0, 60); }")
    page.evaluate(
        "() => { window.heard = []; for (const kind of ['pointermove', 'pointercancel'])"
        " document.addEventListener(kind, event => heard.push(event.type)); }"
    )
    start = page.evaluate("() => scrollY")
    assert start > 0
    session = page.context.new_cdp_session(page)
    cells = [(36 + way[0] * far, 36 + way[1] * far) for far in range(0, 20, 2)]
    for cell in cells:
        x, y = point(page, cell)
        kind = "touchMove" if cell != cells[0] else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(60)
        match.play_text(f"feel {cell[0]} {cell[1]}")
        expect(page.locator("#felt")).to_have_text(str(match.states[-2].consequence(match.plies[-1])))
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_steps(page, *(f"feel {x} {y}" for x, y in cells))
    assert page.evaluate("() => scrollY") == start
    assert page.evaluate("() => heard.filter(kind => kind === 'pointercancel')") == []


def test_arrow_keys_go_one_cell_and_with_shift_five_to_the_edge(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    page.locator(PAD).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Shift+ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    for _key in range(9):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.locator("#felt")).to_have_text("You have come to the edge.")
    expect_steps(page, "feel 33 11")
    steps = actions(page)
    walked = ["feel 37 37", "feel 38 37", "feel 38 38", "feel 33 38", "feel 33 37", "feel 33 32"]
    assert steps[steps.index("feel 37 37") :][:6] == walked


def test_a_picture_in_the_dark_is_not_drawn_anew_for_a_feel_and_a_feel_is_quick(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    page.evaluate("() => { document.querySelector('#board > svg').dataset.same = 'yes'; }")
    keys = (["ArrowRight"] * 6 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 6 + ["ArrowUp"] * 6) * 2
    taken = page.evaluate(TIMED, [keys])
    assert page.locator("#board > svg").get_attribute("data-same") == "yes"
    assert sorted(taken)[len(taken) // 2] < MILLISECONDS, taken


def test_the_store_is_not_written_at_every_cell_but_when_the_page_is_left(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    before = actions(page)
    page.evaluate(
        "() => { window.puts = 0; const put = Storage.prototype.setItem;"
        " Storage.prototype.setItem = function (...all) { window.puts += 1; return put.apply(this, all); }; }"
    )
    page.evaluate(TIMED, [["ArrowRight"] * 10 + ["ArrowDown"] * 10])
    assert page.evaluate("() => window.puts") <= 1
    page.reload()
    page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    after = actions(page)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 20
    # And the dark is there again, with the finger where it was.
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    expect(page.locator("#fingertip")).to_be_visible()
    x, y = after[-1].split()[1:]
    page.locator(PAD).focus()
    page.keyboard.press("ArrowUp")
    expect_steps(page, f"feel {x} {int(y) - 1}")


def test_what_is_felt_is_said_once_to_screen_readers(page: Page, site_url: str) -> None:
    open_match(page, site_url)
    into_the_dark(page)
    page.evaluate(
        "() => { window.said = []; const line = document.getElementById('felt-aloud');"
        " new MutationObserver(() => said.push(line.textContent)).observe(line, {childList: true, subtree: true}); }"
    )
    page.evaluate(TIMED, [["ArrowRight"] * 8])
    page.wait_for_timeout(900)
    assert page.evaluate("() => said") == ["You feel water."]
    page.evaluate(TIMED, [["ArrowLeft"] * 3])
    page.wait_for_timeout(900)
    assert page.evaluate("() => said") == ["You feel water."]
    assert page.locator("#felt-aloud").get_attribute("aria-live") == "polite"
    assert violations(page) == []


def test_sounds_speech_and_vibration_are_off_until_switched_on_and_stay_so(fresh_page: Page, site_url: str) -> None:
    fresh_page.add_init_script(
        "window.told = []; window.speechSynthesis.speak = words => told.push(words.text);"
        "window.speechSynthesis.cancel = () => {};"
        "Navigator.prototype.vibrate = pattern => { told.push(pattern.join('-')); return true; };"
        "window.AudioContext = class extends AudioContext { createOscillator() { told.push('tone');"
        " return super.createOscillator(); } createBufferSource() { told.push('noise');"
        " return super.createBufferSource(); } };"
    )
    open_match(fresh_page, site_url)
    into_the_dark(fresh_page)
    fresh_page.locator(PAD).focus()
    fresh_page.keyboard.press("ArrowRight")
    fresh_page.wait_for_timeout(500)
    assert fresh_page.evaluate("() => told") == []
    fresh_page.get_by_role("button", name="More", exact=True).click()
    for name in ("Read aloud", "Sounds", "Vibration"):
        fresh_page.get_by_label(name).check()
    fresh_page.keyboard.press("Escape")
    assert len(fresh_page.evaluate("() => told")) == 1
    fresh_page.locator(PAD).focus()
    fresh_page.keyboard.press("ArrowRight")
    for _key in range(3):
        fresh_page.keyboard.press("Shift+ArrowUp")
    fresh_page.wait_for_timeout(1200)
    told = fresh_page.evaluate("() => told")
    assert {"noise", "6"} <= {*told}
    assert [words.startswith("You feel") for words in told[1:] if " " in words] == [True]
    fresh_page.reload()
    fresh_page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    fresh_page.locator(PAD).focus()
    fresh_page.keyboard.press("ArrowRight")
    fresh_page.wait_for_timeout(300)
    assert {"tone", "28"} <= {*fresh_page.evaluate("() => told")}


def turns_before(task: str) -> int:
    """How many turns of the match come before the first card with this task."""
    match, turns = match_of(("person", "person"), "pad"), 0
    while True:
        match.play_text("glasses")
        if position(match).task == task:
            return turns
        for step in answer(position(match)):
            match.play_text(step)
        turns += 1


def expect_possible(page: Page, name: str, *, possible: bool) -> None:
    """Whether it is marked so on the board, for eyes and for screen readers."""
    button = page.locator(f'#board [data-touch="{name}"]')
    expect(button).to_have_class(re.compile(r"\bis-allowed\b") if possible else re.compile(r"^(?!.*is-allowed)"))
    if possible:
        expect(button).to_have_attribute("aria-description", "possible now")
    else:
        expect(button).not_to_have_attribute("aria-description", re.compile(""))


def test_what_a_feel_makes_possible_is_marked_on_the_board(page: Page, site_url: str) -> None:
    match = open_match(page, site_url, turns=turns_before("homesick"))
    into_the_dark(page)
    match.play_text("glasses")
    hand = position(match).hand
    assert isinstance(hand, int)
    page.locator(f'#board [data-touch="say:{KINDS[hand]}"]').click()
    expect_possible(page, "none", possible=True)
    for cell, there in (((36, 36), False), (position(match).figures[0].spot, True), ((36, 36), False)):
        page.mouse.move(*point(page, cell))
        expect_possible(page, "take", possible=there)


def test_a_place_that_was_felt_can_be_put_down_on_and_is_marked_so(page: Page, site_url: str) -> None:
    match = open_match(page, site_url, turns=turns_before("holiday"))
    into_the_dark(page)
    match.play_text("glasses")
    hand = position(match).hand
    assert isinstance(hand, int)
    page.locator(f'#board [data-touch="say:{KINDS[hand]}"]').click()
    expect_possible(page, "drop", possible=False)
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    expect_possible(page, "drop", possible=True)


def test_a_cell_is_chosen_where_the_board_must_not_be_touched(page: Page, site_url: str) -> None:
    match = open_match(page, site_url, turns=0, board="untouched")
    into_the_dark(page)
    match.play_text("glasses")
    hand = position(match).hand
    assert isinstance(hand, int)
    page.locator(f'[data-touch="say:{KINDS[hand]}"]').click()
    page.wait_for_timeout(450)
    middle = turned(ISLANDS[2].middle, 0)
    for cell in ((36, 36), middle):
        page.mouse.click(*point(page, cell))
        expect(page.locator("#status")).to_contain_text(f"Chosen: {cell[0]}:{cell[1]}.")
    page.locator('#board [data-touch="drop"]').click()
    expect(page.locator("#table")).not_to_have_attribute("data-dark", "")
    expect_steps(page, f"drop {middle[0]} {middle[1]}")
