"""How the play page behaves round the moves: double presses, focus, keys, notes, what is kept and what is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.site.games.raging_bulls.table import bulls, command, open_table, rolled, start, status, thing, type_in
from tests.site.pages import visit

OWN = ("bull 2 2", "bull 5 3", "bull 3 5", "roll", "dice 3 3 5")
STORED = "Object.keys(localStorage).filter(name => name.startsWith('paddock:game:')).length"
FOCUSED = "document.activeElement.id || document.activeElement.dataset.touch || document.activeElement.textContent"


@pytest.fixture
def table(page: Page, site_url: str) -> Page:
    """The page with a game by hand on it, the dice on 3 3 5."""
    open_table(page, site_url)
    start(page, way="by-hand")
    type_in(page, *OWN)
    return page


def test_a_double_click_on_roll_does_not_pass(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    box = page.get_by_role("button", name="Roll the dice").bounding_box()
    assert box
    page.mouse.dblclick(box["x"] + 5, box["y"] + 5)
    expect(page.locator("#status")).to_contain_text("mallets left: 3")
    page.wait_for_timeout(500)
    page.locator("#actions .ways-out").get_by_role("button", name="Pass").click()
    expect(page.locator("#status")).to_contain_text("Pass: mark off a mallet.")


def test_a_double_click_on_the_gate_leaves_one_field(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    thing(page, "gate").dblclick()
    expect(page.locator("#status")).to_contain_text("Field B")
    assert len(bulls(page)) == 4


def test_while_a_post_is_pressed_the_fence_is_previewed(table: Page) -> None:
    thing(table, "post:N3").hover()
    table.mouse.down()
    thing(table, "post:W5").hover()
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(1)
    thing(table, "post:N5").hover()
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(0)
    table.mouse.up()
    expect(table.locator("#status")).to_contain_text("are on the same side")
    expect(table.locator("#board .is-chosen")).to_have_count(0)


@pytest.mark.browser_context_args(has_touch=True)
def test_a_finger_draws_a_fence(table: Page) -> None:
    """A finger's events all go to what it pressed first."""
    table.evaluate(
        """() => {
          const thing = (name) => document.querySelector(`#board [data-touch="${name}"]`);
          const middle = (name) => {
            const box = thing(name).getBoundingClientRect();
            return { clientX: (box.left + box.right) / 2, clientY: (box.top + box.bottom) / 2 };
          };
          const say = (kind, name) => thing("post:N3").dispatchEvent(
            new PointerEvent(kind, { bubbles: true, pointerType: "touch", pointerId: 7, ...middle(name) }));
          say("pointerdown", "post:N3");
          say("pointermove", "post:W5");
          window.seen = document.querySelectorAll("#overlay .s-bar-preview").length;
          say("pointerup", "post:W5");
        }"""
    )
    assert table.evaluate("window.seen") == 1
    expect(table.locator("#status")).to_contain_text("Fence N3-W5.")


def test_the_form_of_a_new_game_is_always_as_at_first(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    start(page, way="by-hand", perimeter="on", seed="an ox")
    expect(page.locator("#playing")).to_have_text("Own dice · The perimeter counts as a fence")
    page.get_by_role("button", name="New game").click()
    expect(page.locator("#seed")).to_have_value("")
    expect(page.locator('#new-game [name="way"]:checked')).to_have_value("normal")
    expect(page.locator('#new-game [name="option.perimeter"]:checked')).to_have_value("off")


def test_what_is_played_is_said(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    expect(page.locator("#playing")).to_be_hidden()
    start(page, seed="<b>an ox</b>")
    expect(page.locator("#playing")).to_have_text("Seed <b>an ox</b>")
    start(page, way="daily")
    expect(page.locator("#playing")).to_have_text(re.compile(r"Daily \d{4}-\d\d-\d\d"))


def test_the_end_offers_another_game(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    start(page, seed="an ox", perimeter="on")
    type_in(page, *["leave"] * 4)
    expect(page.locator("#status")).to_contain_text("Not rated: The perimeter counts as a fence.")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#board [aria-description]")).to_have_count(0)
    page.locator("#actions").get_by_role("button", name="Play again").click()
    expect(page.locator("#status")).to_contain_text("Field A")
    assert len(bulls(page)) == 3


def test_the_help_explains_the_marks(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    page.keyboard.press("?")
    marks = page.locator("#help .marks div")
    assert marks.count() >= 7
    for mark in marks.all():
        box = mark.locator("svg").bounding_box()
        assert box
        assert 20 < box["width"] < 80
    expect(page.locator("#help-title")).to_be_in_viewport()


def test_a_game_is_kept_from_the_first_decision_on(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    before = bulls(page)
    assert page.evaluate(STORED) == 0
    page.reload()
    page.locator("html[data-python=ready]").wait_for(state="attached")
    assert bulls(page) == before
    page.keyboard.press("d")
    assert page.evaluate(STORED) == 1
    page.keyboard.press("u")
    page.reload()
    page.locator("html[data-python=ready]").wait_for(state="attached")
    expect(page.locator("#status")).to_contain_text("roll the dice")


def test_the_days_game_goes_on_where_it_was_left(page: Page, site_url: str) -> None:
    open_table(page, site_url, "#way=daily")
    page.keyboard.press("d")
    dice = rolled(page)
    start(page)
    visit(page, "about:blank")
    open_table(page, site_url, "#way=daily")
    assert rolled(page) == dice
    assert page.evaluate(STORED) == 1


@pytest.mark.parametrize("way", ["tool:zzz", "moon", ""])
def test_an_unknown_way_is_said_and_the_last_game_stays(table: Page, site_url: str, way: str) -> None:
    visit(table, "about:blank")
    open_table(table, site_url, f"#way={way}")
    expect(table.locator("#warning")).to_contain_text("is no way to play Raging Bulls")
    assert bulls(table) == ["bull-2-2", "bull-3-5", "bull-5-3"]


def test_a_note_can_be_closed_and_goes_with_the_next_move(table: Page) -> None:
    bad: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": b"{"}
    table.locator("#file").set_input_files(bad)
    expect(table.locator("#warning")).to_be_visible()
    table.locator("#warning button").click()
    expect(table.locator("#warning")).to_be_hidden()
    table.locator("#file").set_input_files(bad)
    expect(table.locator("#warning")).to_be_visible()
    type_in(table, "N9-E5")
    expect(table.locator("#warning")).to_be_visible()
    type_in(table, "N3-W5")
    expect(table.locator("#warning")).to_be_hidden()


def test_deleting_asks_once_more_and_goes_on_to_the_next_row(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    for _game in range(3):
        start(page)
        page.keyboard.press("d")
        expect(page.locator("#status")).to_contain_text("The dice show")
    command(page, "My games")
    expect(page.locator("#games-list li")).to_have_count(3)
    expect(page.locator("#games-list li").first).to_contain_text("0 points so far")
    first = page.locator("#games-list [data-forget]").first
    first.click()
    expect(first).to_have_text("Really delete")
    first.blur()
    expect(first).to_have_text("Delete")
    first.click()
    page.wait_for_timeout(500)
    first.click()
    expect(page.locator("#games-list li")).to_have_count(2)
    expect(page.locator("#games-list [data-forget]").first).to_be_focused()
    for left in (1, 0):
        page.locator("#games-list [data-forget]").last.press("Enter")
        page.wait_for_timeout(500)
        page.keyboard.press("Enter")
        expect(page.locator("#games-list li")).to_have_count(left)
    expect(page.locator("#games [data-do=close]")).to_be_focused()


def test_home_shows_what_is_played_in_the_readers_time(page: Page, site_url: str) -> None:
    open_table(page, site_url, "#way=daily")
    page.keyboard.press("d")
    expect(page.locator("#status")).to_contain_text("The dice show")
    visit(page, site_url)
    row = page.locator("#games-list li")
    expect(row).to_contain_text("Daily 2")
    expect(row).to_contain_text("0 points so far")
    local = page.evaluate("new Date(document.querySelector('#games-list time').dateTime).toLocaleString('sv')")
    expect(row.locator("time")).to_have_text(local[:16])


def test_the_focus_goes_on_to_what_can_be_done_next(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    page.get_by_role("button", name="Roll the dice").press("Enter")
    expect(page.locator("#status")).to_contain_text("The dice show")
    assert page.evaluate("document.activeElement.closest('#board') !== null"), page.evaluate(FOCUSED)
    page.wait_for_timeout(500)
    page.locator("#actions .gives-up").press("Enter")
    expect(page.get_by_role("button", name="Roll the dice")).to_be_focused()
    page.locator("#undo").press("Enter")
    expect(page.locator("#undo")).to_be_focused()
    page.locator("#undo").press("Enter")
    expect(page.locator("#undo")).to_be_disabled()
    assert page.evaluate("document.activeElement.closest('#board') !== null"), page.evaluate(FOCUSED)


def test_a_dialog_of_the_menu_gives_the_focus_back_to_it(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    command(page, "Statistics")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="More")).to_be_focused()


def test_keys_for_the_main_thing_and_the_way_out(page: Page, site_url: str) -> None:
    open_table(page, site_url)
    page.keyboard.press("Space")
    expect(page.locator("#status")).to_contain_text("The dice show")
    page.keyboard.press("d")
    assert "The dice show" in status(page)
    page.wait_for_timeout(500)
    page.keyboard.press("x")
    page.keyboard.press("x")
    expect(page.locator("#status")).to_contain_text("Pass: mark off a mallet.")
    page.wait_for_timeout(500)
    assert "Pass: mark off a mallet." in status(page), "a double press left the field"
    page.keyboard.press("d")
    expect(page.locator("#status")).to_contain_text("The dice show")


def test_the_worker_starts_by_itself_and_hints_are_previewed(table: Page) -> None:
    table.wait_for_timeout(2500)
    assert len(table.workers) >= 1
    table.locator("#hint").click()
    region = table.get_by_role("region", name="Hints")
    expect(region).to_contain_text("3 hints", timeout=30_000)
    expect(region).to_have_attribute("aria-live", "polite")
    expect(region).to_contain_text("points at the end")
    if "-" in (table.locator("#hints button").first.get_attribute("data-play") or ""):
        expect(table.locator("#overlay .s-bar-preview")).to_have_count(1)
    else:
        expect(table.locator("#overlay .s-bar-preview")).to_have_count(0)
    second = table.locator("#hints button").nth(1)
    second.hover()
    fences = 1 if "-" in (second.get_attribute("data-play") or "") else 0
    expect(table.locator("#overlay .s-bar-preview")).to_have_count(fences)
