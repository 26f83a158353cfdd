"""The play page of Turi-Tour as people use it, and the match that lies on it beside it in Python."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from playwright.sync_api import FilePayload, Locator, Page, Position, expect

from engine.game import Action
from engine.games.turi_tour.actions import Draw, Feel
from engine.games.turi_tour.sea import FIRST, ON_BOARD, SIZE, Spot
from engine.match import PERSON, Match
from engine.saving import open_save, save
from tests.site.desk import wait_since
from tests.site.games.turi_tour.dark_table import SLUG, answer, match_of, position
from tests.site.pages import visit

Move: TypeAlias = Callable[["Desk", Spot], None]
"""Brings the fingertip to a cell, in one way or another."""
Press: TypeAlias = Callable[[Page, str], None]
"""Touches the thing of this name, in one way or another."""

PEOPLE: Final = (PERSON, PERSON)
PHONE: Final = {"width": 390, "height": 844}
PAD: Final = "[data-pad]"
STRIDE: Final = 5
MIDDLE: Final = (FIRST + SIZE // 2, FIRST + SIZE // 2)
"""Where the first arrow key brings the fingertip."""
STORED_SECONDS: Final = 20.0
BOTS_SECONDS: Final = 60.0
WATER: Final = ("feel 36 36", "drop 36 36")
"""The sea in the middle, where nothing stands."""
_STORED: Final = """slug => {
  const untouched = localStorage["paddock:untouched:" + slug] || "";
  const kept = localStorage["paddock:game:" + localStorage["paddock:current:" + slug]];
  return kept || untouched.slice(untouched.indexOf(" ") + 1);
}"""


def toured(seed: str, turns: int | None, seats: Sequence[str] = PEOPLE, **options: str) -> Match:
    """A short game in which every task is done rightly: after so many looks at the board, or the last so many before it
    ends if negative; a turn has one look, and one more for each time that the board is turned."""
    match = match_of(seats, seed, {"cards": "4", **options})
    if turns is not None and turns < 0:
        turns += looks(toured(seed, None, seats, **options))
    while not match.over and (turns is None or looks(match) < turns):
        match.play_text("glasses")
        for step in answer(position(match)) if position(match).dark else ():
            match.play_text(step)
    return match


def looks(match: Match) -> int:
    """How often the sunglasses were put on."""
    return sum(str(action) == "glasses" for action in match.plies)


def drawn(match: Match, since: int = 0) -> list[str]:
    """The tasks of the cards drawn since there were so many plies."""
    return [action.card.task for action in match.plies[since:] if isinstance(action, Draw)]


def open_match(page: Page, site_url: str, match: Match) -> None:
    """Open the page, and on it a file with this match."""
    visit(page, f"{site_url}{SLUG}/")
    put_down(page, match)


def put_down(page: Page, match: Match) -> None:
    """Open a file with this match on the page."""
    file = FilePayload(name="tour.json", mimeType="application/json", buffer=save(match).encode())
    page.locator("#file").set_input_files(file)
    wait_until(page, lambda: lies_there(page, match), "the file was not opened")


def lies_there(page: Page, match: Match) -> bool:
    """Whether the page stores this match, or what has come of it."""
    found = json.loads(stored(page))
    return found["seed"] == match.setup.seed and len(found["actions"]) >= len(match.plies)


def wait_until(page: Page, what: Callable[[], bool], otherwise: str, seconds: float = STORED_SECONDS) -> None:
    """Until it is so."""
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, otherwise
        page.wait_for_timeout(50)


def stored(page: Page) -> str:
    """The save of the match on the table, as the browser keeps it."""
    return str(json.loads(page.evaluate(_STORED, SLUG))["save"])


def thing(page: Page, name: str) -> Locator:
    """Something on the board that can be touched."""
    return page.locator(f'#board [data-touch="{name}"]').first


def status(page: Page) -> str:
    """The one line that says what happened and what may be done."""
    return page.locator("#status").inner_text()


def click(page: Page, name: str) -> None:
    """Touch it with the mouse."""
    thing(page, name).click()


def tap(page: Page, name: str) -> None:
    """Touch it with a finger."""
    thing(page, name).tap()


def walk(desk: Desk, spot: Spot) -> None:
    """By arrow keys, five cells at once as long as that is not too far."""
    desk.page.locator(PAD).focus()
    for key, cell in way(position(desk.match).finger, spot):
        desk.page.keyboard.press(key)
        desk.match.play_on(desk.match.state.parse(f"feel {cell[0]} {cell[1]}"))


def way(here: Spot | None, there: Spot) -> list[tuple[str, Spot]]:
    """The keys, and where each of them brings the fingertip."""
    keys = [] if here else [("ArrowUp", MIDDLE)]
    x, y = here or MIDDLE
    straight = (there[0], y) in ON_BOARD
    for across in (straight, not straight):
        while (x != there[0]) if across else (y != there[1]):
            far = there[0] - x if across else there[1] - y
            step = max(-STRIDE, min(STRIDE, far)) if abs(far) >= STRIDE else (1 if far > 0 else -1)
            arrow = ("ArrowRight" if far > 0 else "ArrowLeft") if across else ("ArrowDown" if far > 0 else "ArrowUp")
            x, y = (x + step, y) if across else (x, y + step)
            keys.append((f"Shift+{arrow}" if abs(step) == STRIDE else arrow, (x, y)))
    return keys


def finger_to(desk: Desk, spot: Spot) -> None:
    """With a finger on the screen."""
    pad = desk.page.locator(PAD)
    pad.tap(position=place_of(pad, spot))
    desk.match.play_on(desk.match.state.parse(f"feel {spot[0]} {spot[1]}"))


def mouse_to(desk: Desk, spot: Spot) -> None:
    """With the mouse, which feels wherever it is."""
    pad = desk.page.locator(PAD)
    pad.hover(position=place_of(pad, spot))
    desk.match.play_on(desk.match.state.parse(f"feel {spot[0]} {spot[1]}"))


def place_of(pad: Locator, spot: Spot) -> Position:
    """The middle of a cell within the pad."""
    box = pad.bounding_box()
    assert box
    x, y = ((place - FIRST + 0.5) / SIZE for place in spot)
    return Position(x=x * box["width"], y=y * box["height"])


class Desk:
    """A page and the match on it, played in step."""

    def __init__(self, page: Page, match: Match, move: Move, press: Press) -> None:
        self.page = page
        self.match = match
        self.move = move
        self.press = press
        self.pressed = time.monotonic()

    def do(self, action: Action) -> None:
        """Do it on the page and here; what is felt is told at once, all else is stored at once."""
        if isinstance(action, Feel):
            self.move(self, action.spot)
            told = self.match.states[-2].consequence(self.match.plies[-1])
            expect(self.page.locator("#felt")).to_have_text(str(told))
            return
        wait_since(self.page, self.pressed)
        self.press(self.page, action.touches[-1])
        self.pressed = time.monotonic()
        self.match.play(action)
        if not action.transient:
            self.agree()

    def agree(self) -> None:
        """The page's match is this one, but for cells that a finger went over on its way."""
        mine = done([str(action) for action in self.match.plies])
        wait_until(
            self.page,
            lambda: done(json.loads(stored(self.page))["actions"])[: len(mine)] == mine,
            f"the page: {done(json.loads(stored(self.page))['actions'])[-4:]}, here: {mine[-4:]}",
        )

    def wait_for_bots(self) -> None:
        """Until a person is to move or the game is over; what the bots did is done here too."""

        def settled() -> bool:
            self.match = open_save(stored(self.page))
            return self.match.on_turn in (PERSON, None)

        wait_until(self.page, settled, "a bot is still thinking", BOTS_SECONDS)


def done(steps: Sequence[str]) -> list[str]:
    """The steps without those that only feel."""
    return [step for step in steps if not step.startswith(("feel", "stroke"))]


def wrongly(match: Match) -> list[str]:
    """Steps that name the figure and then do nothing of what the card asks for: for who is to place one, the water."""
    state = position(match)
    named, *_rightly, last = answer(state)
    if last.startswith("count"):
        return [named, f"count {(int(last.split()[1]) + 1) % 5}"]
    if last == "none":
        x, y = state.figures[0].spot
        return [named, f"feel {x} {y}", f"take {x} {y}"]
    return [named, "none"] if last.startswith("take") else [named, *WATER]
