"""In the dark a page tells what was felt and nothing else: matches that differ in all else make the same page."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from engine.game import State
from engine.games.turi_tour.legal import strokes as strokes_of
from engine.games.turi_tour.rules import TuriTourState
from engine.match import Match
from tests.site.axe import violations
from tests.site.games.turi_tour.dark_table import SLUG, position
from tests.site.games.turi_tour.table import MIDDLE, PAD, Desk, click, open_match, put_down, toured, walk
from tests.site.pages import visit

SEEDS: Final = (
    ("holiday and farmer", ("blind 85", "blind 84"), "say rabbit"),
    ("count", ("blind 71", "blind 88"), "say cow"),
    ("homesick", ("blind 22", "blind 32"), "say pig"),
    ("sourpuss", ("blind 23", "blind 29"), "ask rabbit"),
)
"""What the cards ask for, two matches in the dark of their third turn, and what is said of either."""
FEWEST: Final = 3
"""Cells felt."""
MARKUP: Final = """() => {
  const body = document.body.cloneNode(true);
  body.querySelectorAll("script").forEach(script => script.remove());
  body.querySelector("#fingertip[hidden]")?.removeAttribute("style");
  return body.innerHTML;
}"""
"""Without what starts Python, and without where the mark of the fingertip was before it was hidden."""


class Known(NamedTuple):
    """All that is on a page: its markup, what screen readers find in it, what the console was told."""

    markup: str
    tree: str
    heard: tuple[str, ...]


OFFLINE = ("Service Worker registration blocked", "Not available offline")
"""What the console is told at some time while a page starts: tests block the service worker."""


def alike(one: State, other: State, steps: list[str]) -> list[str]:
    """Those steps of which in both positions the same is felt."""
    return [step for step in steps if str(told(one, step)) == str(told(other, step))]


def told(state: State, step: str) -> str:
    return str(state.consequence(state.parse(step)))


def way(one: State, other: State) -> list[str]:
    """From the middle of the board outward, the longest way on which nothing differs, one of the four."""
    found: list[list[str]] = []
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        steps = [f"feel {MIDDLE[0] + right * far} {MIDDLE[1] + down * far}" for far in range(8)]
        same = alike(one, other, steps)
        found.append(next((steps[:far] for far, step in enumerate(steps) if step not in same), steps))
    return max(found, key=len)


@pytest.mark.parametrize(("seeds", "said"), [row[1:] for row in SEEDS], ids=[row[0] for row in SEEDS])
def test_what_was_not_felt_is_nowhere(page: Page, site_url: str, seeds: tuple[str, str], said: str) -> None:
    one, other = (in_the_dark(seed) for seed in seeds)
    assert_differ(one, other)
    felt = way(one, other)
    assert len(felt) > FEWEST
    strokes = [str(stroke) for stroke in strokes_of(one)]
    same = alike(one, other, strokes)
    unlike = [stroke for stroke in strokes if stroke not in same]
    assert bool(same) == bool(unlike) == (one.hand is not None)
    steps = ["glasses", *same[:1], *felt, said, *unlike[:1]]
    visit(page, f"{site_url}{SLUG}/")
    page.get_by_text("What has been done").click()
    first, second = (knowledge(page, toured(seed, 2), steps) for seed in seeds)
    if unlike:
        # What was felt last is not the same in the hand, and is found by this way of looking.
        assert first.pop() != second.pop()
    assert first == second
    assert first


def in_the_dark(seed: str) -> TuriTourState:
    match = toured(seed, 2)
    match.play_text("glasses")
    assert position(match).dark
    return position(match)


def assert_differ(one: TuriTourState, other: TuriTourState) -> None:
    """In all that a page could tell too much of, and in nothing that all may know."""
    assert one.chips != other.chips
    assert not {*one.figures} & {*other.figures}
    assert (one.hand is other.hand is None) or one.hand != other.hand
    assert one.won == other.won


def knowledge(page: Page, match: Match, steps: list[str]) -> list[Known]:
    """What the page knows after each kind of step in the dark; the seed, which it names, is left out."""
    heard: list[str] = []
    page.on("console", lambda message: None if message.text.startswith(OFFLINE) else heard.append(message.text))
    put_down(page, match)
    desk, known = Desk(page, match, walk, click), []
    for step, following in zip(steps, [*steps[1:], ""], strict=True):
        desk.do(match.state.parse(step))
        if step.split()[0] != following.split(" ")[0]:
            page.mouse.move(2, 2)
            expect(page.locator("#felt-aloud")).to_have_text(page.locator("#felt").text_content() or "", timeout=10_000)
            markup, tree = str(page.evaluate(MARKUP)), page.locator("body").aria_snapshot()
            seed = match.setup.seed
            known.append(Known(markup.replace(seed, ""), tree.replace(seed, ""), tuple(heard)))
    expect(page.locator("#table")).to_have_attribute("data-dark", "")
    return known


def test_axe_finds_nothing_in_the_dark(page: Page, site_url: str) -> None:
    match = toured("blind 9", 2)
    open_match(page, site_url, match)
    desk = Desk(page, match, walk, click)
    assert violations(page) == []
    for step in ("glasses", "stroke neck", "feel 37 37", "say rabbit"):
        desk.do(match.state.parse(step))
        assert violations(page) == []
    expect(page.locator(PAD)).to_be_visible()
