"""What a test may ask of a browser, and the JavaScript that every driver asks it with."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Point: TypeAlias = tuple[int, int]
"""x, y in CSS pixels from the top left of the viewport."""

CLICK_SECONDS = 10.0
POLL_SECONDS = 0.05
PAGE_SECONDS = 60.0


class JavaScriptError(Exception):
    """The page threw while an expression was evaluated; the text is the engine's."""


class NothingToClick(Exception):
    """The selector matches nothing that a pointer could reach: absent, empty, disabled, moving or covered."""


class Engine(Protocol):
    """One browser with one page. `wait_until` raises `TimeoutError`, `click` raises `NothingToClick`."""

    name: str

    def open(self, url: str) -> None:
        """Go to `url` and wait for its load event."""

    def reload(self) -> None:
        """Load the same page again and wait for its load event."""

    def evaluate(self, js: str) -> Json:
        """The value of a JavaScript expression, a promise awaited, `undefined` as None."""

    def wait_until(self, js: str, seconds: float) -> None:
        """Return as soon as the expression is true."""

    def click(self, selector: str) -> None:
        """Press the main pointer button in the middle of the first match, once it can be reached."""

    def press(self, key: str) -> None:
        """Press a key by its DOM name (`Enter`, `a`, `ArrowLeft`), with modifiers as in `Shift+Tab`."""

    def console_errors(self) -> list[str]:
        """Errors written to the console and uncaught exceptions since the engine started.

        Chromium tells most (policy violations and failed requests too), WebKit least (nothing before the page is
        reachable), so a page without errors is proved in Chromium and looked at in the others.
        """

    def close(self) -> None:
        """End the browser and everything that was started for it."""


def as_json(js: str) -> str:
    """An expression for a promise of the JSON text of `js`: the one form all engines hand back alike."""
    return f"(async () => JSON.stringify((await ({js})) ?? null))()"


def from_json(text: object) -> Json:
    """What `as_json` promised."""
    value: Json = json.loads(str(text))
    return value


def poll_until(engine: Engine, js: str, seconds: float) -> None:
    """`Engine.wait_until` for engines without one of their own; a page in the middle of loading is not an error."""
    end = time.monotonic() + seconds
    trouble = ""
    while time.monotonic() < end:
        try:
            if engine.evaluate(f"Boolean({js})"):
                return
            trouble = ""
        except JavaScriptError as error:
            trouble = f" ({error})"
        time.sleep(POLL_SECONDS)
    shown = js if len(js) < 200 else f"{js[:200]}..."
    raise TimeoutError(f"{engine.name}: not within {seconds} s: {shown}{trouble}; console: {engine.console_errors()}")


_REACHABLE = """(selector => {
    const element = document.querySelector(selector);
    if (!element || element.disabled || element.getAttribute("aria-disabled") === "true") return null;
    element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) return null;
    const point = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const hit = document.elementFromPoint(...point);
    return hit && element.contains(hit) ? point : null;
})"""


def point_to_click(engine: Engine, selector: str) -> Point:
    """The middle of the first match as soon as it rests and nothing lies over it, as Playwright would wait for it."""
    end = time.monotonic() + CLICK_SECONDS
    before: Json = None
    while time.monotonic() < end:
        point = engine.evaluate(f"{_REACHABLE}({json.dumps(selector)})")
        if isinstance(point, list) and point == before:
            x, y = (int(str(part)) for part in point)
            return x, y
        before = point
        time.sleep(POLL_SECONDS)
    raise NothingToClick(f"{engine.name}: {selector}")


def wait_for(ready: Callable[[], bool], seconds: float, what: str) -> None:
    """Wait for something outside the page; `what` is the sentence of the `TimeoutError`."""
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(POLL_SECONDS)
