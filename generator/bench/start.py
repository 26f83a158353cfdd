"""From opening a page to its first line of Python: the game's page against stock PyScript, taken in turns.

A first visit has a new browser profile; the warm one is the second visit of that profile, once the first has settled
(service worker installed, compiled code put away). The browser notes the times itself, in seconds since navigation.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from generator.bench import Request, Row, at_most
from generator.bench.stock import write_stock_page
from generator.build import browsers
from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.build.npm import install_packages
from generator.build.server import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

Seconds: TypeAlias = float

ROUNDS: Final = 5
TARGETS: Final = {"first": 0.5, "warm": 0.4}
LIMIT: Final[Seconds] = 120.0
SETTLE: Final[Seconds] = 2.0
"""Some time after a page has started, it asks for its service worker, and Chromium puts compiled WebAssembly away."""

NOTE_READY: Final = """
new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.python !== "ready") return;
    observer.disconnect();
    performance.mark("paddock-ready");
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-python"]});
"""
READ: Final = "['python', 'paddock-ready'].map(name => performance.getEntriesByName(name)[0]?.startTime ?? null)"
INSTALLED: Final = """
navigator.serviceWorker.getRegistration().then(found => found && navigator.serviceWorker.ready).then(() => true)
"""


class Visit(NamedTuple):
    """When the first line of Python ran, and when the page said that it can be used."""

    line: Seconds
    ready: Seconds


class Pair(NamedTuple):
    """Both visits of one new profile."""

    first: Visit
    warm: Visit


def measure(request: Request) -> list[Row]:
    """Rows for the first and the warm visit. Raises BuildError if a browser, the site or Python in it is missing."""
    ours, stock = take_turns(request, ROUNDS)
    return [
        row
        for name in ("warm", "first")
        for row in rows_of(name, [getattr(pair, name) for pair in ours], [getattr(pair, name) for pair in stock])
    ]


def rows_of(name: str, ours: Sequence[Visit], stock: Sequence[Visit]) -> list[Row]:
    """Compare the first lines, and tell how long it is until the game can be played."""
    mine, theirs = median(visit.line for visit in ours), median(visit.line for visit in stock)
    ready = median(visit.ready for visit in ours)
    title = f"start, {name} visit" if name == "first" else "start, warm"
    return [
        at_most(f"{title}: first line of Python", shown(mine), shown(theirs), mine / theirs, TARGETS[name]),
        Row(f"{title}: ready to play", shown(ready)),
    ]


def shown(seconds: Seconds) -> str:
    """As in the table."""
    return f"{seconds:.2f} s"


def take_turns(request: Request, rounds: int) -> tuple[list[Pair], list[Pair]]:
    """Pairs of visits of ours and of the stock page. Each goes first every other time."""
    page = request.site / game_slug() / "index.html"
    if not page.is_file():
        raise BuildError("There is no built game page to measure; run build.py first.")
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-bench-")))
        write_stock_page(folder, install_packages(ROOT, request.say))
        addresses = [
            f"{stack.enter_context(serving(request.site))}{game_slug()}/",
            stack.enter_context(serving(folder)),
        ]
        playwright = stack.enter_context(driver())
        found: tuple[list[Pair], list[Pair]] = ([], [])
        for turn in range(rounds):
            request.say(f"Measuring starts, round {turn + 1} of {rounds}")
            for which in (0, 1) if turn % 2 == 0 else (1, 0):
                found[which].append(visit_twice(playwright, addresses[which]))
    return found


def game_slug() -> str:
    """The game whose page is measured: the first of the menu."""
    from engine import GAMES

    return next(iter(GAMES))


@contextlib.contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright, which is installed for the tests only."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise BuildError("Measuring starts needs Playwright: install the extra “test”.") from error
    with sync_playwright() as playwright:
        yield playwright


def visit_twice(playwright: Playwright, url: str) -> Pair:
    """Visit with a new profile, and again with the same. Raises BuildError if Python does not start."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with tempfile.TemporaryDirectory(prefix="paddock-profile-", ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=browsers.find(),
            args=[*browsers.LAUNCH_ARGUMENTS, *(["--no-sandbox"] if root else [])],
        )
        try:
            context.add_init_script(NOTE_READY)
            page = context.new_page()
            first = visit(page, url)
            page.wait_for_timeout(SETTLE * 1000)
            page.evaluate(INSTALLED)
            return Pair(first, visit(page, url))
        finally:
            context.close()


def visit(page: Page, url: str) -> Visit:
    """Open the page and wait for its Python. A page that marks no first line is taken to run it when it is ready."""
    from playwright.sync_api import TimeoutError as TooLong

    page.goto(url)
    try:
        page.locator("html[data-python=ready]").wait_for(state="attached", timeout=LIMIT * 1000)
    except TooLong as error:
        raise BuildError(f"Python did not start within {LIMIT:.0f} s on {url}.") from error
    line, ready = page.evaluate(READ)
    return Visit((ready if line is None else line) / 1000, ready / 1000)
