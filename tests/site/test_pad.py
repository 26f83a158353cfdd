"""A fingertip on the page: pointer and keys on the dark, what it is told, and what is nowhere on the page meanwhile."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.match import Match
from engine.saving import LONGEST_CODE, save, share_code
from engine.turi_tour.animals import KINDS
from engine.turi_tour.sea import ISLANDS, Spot, turned
from tests.site.axe import violations
from tests.site.dark_table import SLUG, answer, match_of, position
from tests.site.pages import PYTHON_IS_READY, visit
from tests.site.screens import Size
from tests.site.test_reach import LEAST, OVERFLOW, SCREENS

PAD: Final = "[data-pad]"
CELLS: Final = 52
FIRST: Final = 11
MILLISECONDS: Final = 60.0
WHOLE_TABLE: Final = """() => {
    const table = document.getElementById("table"), all = [...table.querySelectorAll("*")];
    const told = e => [...e.attributes].map(a => `${a.name}=${a.value}`).join(" ");
    return all.map(told).join("\\n") + "\\n" + table.textContent;
}"""
BOXES: Final = """all => all.map(e => [e.getBoundingClientRect(), e])
    .map(([box, e]) => [e.dataset.touch || e.textContent, box.width, box.height])"""
TIMED: Final = """async ([keys]) => {
    const pad = () => document.querySelector("[data-pad]"), taken = [];
    for (const key of keys) {
        const began = performance.now();
        pad().dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
        taken.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
    }
    return taken;
}"""


def open_match(
    page: Page, site_url: str, seats: tuple[str, ...] = ("person", "person"), turns: int = 2, **options: str
) -> Match:
    """A match on the page, lit, after some turns; the same match here."""
    match = match_of(seats, "pad", options)
    for _turn in range(turns):
        match.play_text("glasses")
        for step in answer(position(match)):
            match.play_text(step)
    visit(page, f"{site_url}{SLUG}/#g={share_code(match)}")
    return match


def into_the_dark(page: Page) -> None:
    page.locator('#board [data-touch="glasses"]').click()
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    page.wait_for_timeout(450)


def point(page: Page, cell: Spot) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = page.locator(PAD).bounding_box()
    assert box
    x, y = (place - FIRST + 0.5 for place in cell)
    return box["x"] + x * box["width"] / CELLS, box["y"] + y * box["height"] / CELLS


def actions(page: Page) -> list[str]:
    """The steps of the match that this browser stores."""
    name = page.evaluate(f"() => localStorage.getItem('paddock:current:{SLUG}')")
    entry = json.loads(page.evaluate(f"() => localStorage.getItem('paddock:game:{name}')"))
    found: list[str] = json.loads(entry["save"])["actions"]
    return found


def expect_steps(page: Page, *steps: str) -> None:
    """These are the last steps of the match in this browser, once it has been stored."""
    for _wait in range(40):
        if actions(page)[-len(steps) :] == [*steps]:
            return
        page.wait_for_timeout(100)
    assert actions(page)[-len(steps) :] == [*steps]


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


def test_a_finger_feels_what_it_taps_and_where_it_moves(browser: Browser, site_url: str) -> None:
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
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
    context.close()


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


def test_in_the_dark_nothing_that_was_not_felt_is_on_the_page(page: Page, site_url: str) -> None:
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    match = open_match(page, site_url, turns=4)
    page.get_by_text("What has been done").click()
    into_the_dark(page)
    page.mouse.move(*point(page, (36, 36)))
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    whole = page.evaluate(WHOLE_TABLE) + page.locator("body").aria_snapshot() + "\n".join(heard)
    for figure in position(match).figures:
        x, y = figure.spot
        for spelt in (f"{x} {y}", f"{x}:{y}", f"{x}, {y}"):
            assert spelt not in whole, spelt
    assert "Resort of" not in whole
    assert "#g=" not in whole
    # A kind is named once in what is drawn, once for screen readers, and in what can be said.
    for kind in KINDS:
        lines = [line for line in whole.splitlines() if re.search(rf"\b{kind}\b", line, re.IGNORECASE)]
        assert all(is_a_choice(line, kind) for line in lines), lines
    assert page.locator("#log li").all_text_contents()[0].startswith(("“", "Place", "How", "I’m", "Who"))


def is_a_choice(line: str, kind: str) -> bool:
    """Whether a line names a kind as one of those that can be said, or holds all of them alike."""
    return (
        f"say:{kind}" in line or f'"{kind}"' in line or all(other in line for other in KINDS[:-1]) or kind in line[:12]
    )


@pytest.mark.parametrize("key", ["u", "h", "l", ",", "r"])
def test_keys_that_lead_back_do_nothing_in_the_dark(page: Page, site_url: str, key: str) -> None:
    open_match(page, site_url, turns=3)
    into_the_dark(page)
    page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.locator("dialog[open]").count() == 0
    assert page.locator("#share-link").input_value() == ""
    expect(page.locator("#hints")).to_be_hidden()
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    expect(page.locator("#replay")).to_be_hidden()


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_in_the_dark_everything_is_large_enough_for_a_finger(page: Page, site_url: str, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_match(page, site_url)
    into_the_dark(page)
    boxes = page.locator("#board [data-touch], .now button:visible").evaluate_all(BOXES)
    assert len(boxes) > 6
    assert [box for box in boxes if min(box[1:]) < LEAST] == []
    pad = page.locator(PAD).bounding_box()
    assert pad
    assert pad["height"] <= size[1]
    assert page.evaluate(OVERFLOW) == 0


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


def test_sounds_speech_and_vibration_are_off_until_switched_on_and_stay_so(page: Page, site_url: str) -> None:
    page.add_init_script(
        "window.told = []; window.speechSynthesis.speak = words => told.push(words.text);"
        "window.speechSynthesis.cancel = () => {};"
        "Navigator.prototype.vibrate = pattern => { told.push(pattern.join('-')); return true; };"
        "window.AudioContext = class extends AudioContext { createOscillator() { told.push('tone');"
        " return super.createOscillator(); } createBufferSource() { told.push('noise');"
        " return super.createBufferSource(); } };"
    )
    open_match(page, site_url)
    into_the_dark(page)
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)
    assert page.evaluate("() => told") == []
    page.get_by_role("button", name="More", exact=True).click()
    for name in ("Read aloud", "Sounds", "Vibration"):
        page.get_by_label(name).check()
    page.keyboard.press("Escape")
    assert len(page.evaluate("() => told")) == 1
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    for _key in range(3):
        page.keyboard.press("Shift+ArrowUp")
    page.wait_for_timeout(1200)
    told = page.evaluate("() => told")
    assert {"noise", "6"} <= {*told}
    assert [words.startswith("You feel") for words in told[1:] if " " in words] == [True]
    page.reload()
    page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=60_000)
    page.locator(PAD).focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    assert {"tone", "28"} <= {*page.evaluate("() => told")}


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


def test_a_game_that_is_too_long_for_a_link_says_so_and_can_be_saved(page: Page, site_url: str) -> None:
    match = match_of(("person", "person"), "long")
    match.play_text("glasses")
    rng = Random("long")
    while len(share_code(match)) <= LONGEST_CODE:
        for _step in range(500):
            match.play_text(f"feel {20 + int(rng.random() * 31)} {20 + int(rng.random() * 31)}")
    for step in answer(position(match)):
        match.play_text(step)
    visit(page, f"{site_url}{SLUG}/")
    page.set_input_files("#file", {"name": "long.json", "mimeType": "application/json", "buffer": save(match).encode()})
    expect(page.locator("#board [data-touch=glasses]")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("#warning")).to_contain_text("too long for a link")
    assert page.locator("dialog[open]").count() == 0
