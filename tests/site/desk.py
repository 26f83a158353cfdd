"""A play page of any game as people use it, and the match that lies on it beside it in Python."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import FilePayload, Locator, Page, expect

from app.page import double_press
from engine.game import Action
from engine.match import PERSON, Match
from engine.saving import open_save, save
from tests.site.pages import visit

Press: TypeAlias = Callable[[Page, str], None]
"""Touches the thing of this name, in one way or another."""

PHONE: Final = {"width": 390, "height": 844}
DOUBLE_PRESS: Final = double_press.DOUBLE_PRESS + 50
"""Milliseconds after which a second press of the same thing is meant."""
BOTS_SECONDS: Final = 60.0
_STORED: Final = """() => {
  const slug = document.body.dataset.game, untouched = localStorage["paddock:untouched:" + slug] || "";
  const kept = localStorage["paddock:game:" + localStorage["paddock:current:" + slug]];
  return kept || untouched.slice(untouched.indexOf(" ") + 1);
}"""


def open_match(page: Page, site_url: str, match: Match) -> None:
    """Open the page of its game, and on it a file with this match."""
    visit(page, f"{site_url}{match.game.slug}/")
    put_down(page, match)


def put_down(page: Page, match: Match) -> None:
    """Open a file with this match on the page."""
    file = FilePayload(name="match.json", mimeType="application/json", buffer=save(match).encode())
    page.locator("#file").set_input_files(file)
    until = time.monotonic() + 10
    while not _lies_there(page, match):
        assert time.monotonic() < until, "the file was not opened"
        page.wait_for_timeout(50)


def _lies_there(page: Page, match: Match) -> bool:
    """Whether the page stores this match, or what bots have made of it by now."""
    found = json.loads(stored(page))
    return found["seed"] == match.setup.seed and len(found["actions"]) >= len(match.plies)


def stored(page: Page) -> str:
    """The save of the match on the table, as the browser keeps it."""
    return str(json.loads(page.evaluate(_STORED))["save"])


def thing(page: Page, name: str) -> Locator:
    """Something on the board that can be touched; of several of one name the first."""
    return page.locator(f'#board [data-touch="{name}"]').first


def click(page: Page, name: str) -> None:
    """Touch it with the mouse."""
    thing(page, name).click()


def tap(page: Page, name: str) -> None:
    """Touch it with a finger."""
    thing(page, name).tap()


def status(page: Page) -> str:
    """The one line that says what happened and what may be done."""
    return page.locator("#status").inner_text()


def choice(page: Page, words: str) -> Locator:
    """A button of what can be done now."""
    return page.locator("#actions").get_by_role("button", name=words)


def type_in(page: Page, *moves: str) -> None:
    """Type moves into the box, one after the other; none of them is refused."""
    for move in moves:
        page.locator("#typed-text").fill(move)
        page.locator("#typed-text").press("Enter")
        expect(page.locator("#typed-text")).to_have_value("")


def things(page: Page, kind: str = "", within: str = "body") -> list[str]:
    """The names of all things on the page of a kind, such as "hand:", sorted."""
    names = page.locator(within).evaluate("all => [...all.querySelectorAll('[data-touch]')].map(e => e.dataset.touch)")
    return sorted(name for name in names if name.startswith(kind))


def wait_since(page: Page, pressed: float) -> None:
    """Until a press is no longer taken for the second half of the one at this time, as `time.monotonic` tells it."""
    page.wait_for_timeout(max(0.0, DOUBLE_PRESS - 1000 * (time.monotonic() - pressed)))


class Desk:
    """A page and the match on it, played in step."""

    def __init__(self, page: Page, match: Match, press: Press = click) -> None:
        self.page = page
        self.match = match
        self.press = press
        self.last = ""
        """What the last step touched in the end."""
        self.pressed = time.monotonic()

    def do(self, action: Action) -> None:
        """Touch what the action needs now, and say yes if asked; then the page has stored the match."""
        action = next(offered for offered in self.match.state.legal_actions() if offered == action)
        if self.last in action.touches:
            wait_since(self.page, self.pressed)
        for name in action.touches:
            self.press(self.page, name)
            self.pressed = time.monotonic()
        if self.match.state.caution(action) is not None:
            self.confirm()
        self.last = action.touches[-1]
        self.match.play(action)
        self.agree()

    def confirm(self) -> None:
        """Answer yes; at once a press would still be the one before."""
        wait_since(self.page, self.pressed)
        self.page.keyboard.press("d")
        self.pressed = time.monotonic()

    def come(self) -> None:
        """Say "I am here" behind the curtain; at once afterwards a press would still be one on the curtain."""
        self.page.locator("#curtain").get_by_role("button", name="I am here").click()
        expect(self.page.locator("#curtain")).to_be_hidden()
        self.page.wait_for_timeout(DOUBLE_PRESS)
        self.last = ""

    def agree(self) -> None:
        """The page's match is this one."""
        plies = json.loads(stored(self.page))["actions"]
        expected = [str(action) for action in self.match.plies]
        assert plies[: len(expected)] == expected, f"the page: {plies[len(expected) - 3 :]}, here: {expected[-3:]}"

    def wait_for_bots(self) -> None:
        """Until a person is to move or the game is over; what the bots did is done here too."""
        until = time.monotonic() + BOTS_SECONDS
        while self.match.on_turn not in (PERSON, None):
            assert time.monotonic() < until, f"a bot is still thinking: {status(self.page)}"
            self.page.wait_for_timeout(50)
            self.match = open_save(stored(self.page))
