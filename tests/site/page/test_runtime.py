"""The interpreter in a real browser: from the snapshot, and without it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from engine import GAMES

FACTS = """
import json, os, random, sys, time
from engine import GAMES
json.dumps({
    "random": random.random(),
    "python": sys.version_info[:2],
    "games": list(GAMES),
    "hour": time.localtime(0).tm_hour,
    "zone": (time.timezone, time.altzone, time.daylight),
    "urandom": os.urandom(8).hex(),
})
"""
START = """async ([interpreter, code]) => {
    const stages = [];
    addEventListener("paddock:progress", ({ detail }) => stages.push(detail));
    const { loadPyodide, version } = await import(interpreter);
    const python = await loadPyodide({});
    return { version, how: paddock.started, facts: python.runPython(code), stages };
}"""

NO_PYTHON = "about.html"
"""A page without Python of its own, so that nothing else starts."""

Start = Callable[..., dict[str, Any]]


@pytest.fixture
def start(browser: Browser, site_url: str) -> Iterator[Start]:
    """Start Python on a page that has none of its own, in a browser that has seen nothing yet."""
    contexts = []

    def go(change: Callable[[Route], None] | None = None, **options: Any) -> dict[str, Any]:
        context = browser.new_context(service_workers="block", **options)
        contexts.append(context)
        page: Page = context.new_page()
        if change is not None:
            page.route("**/snapshot-*", change)
        answer = page.goto(f"{site_url}{NO_PYTHON}")
        assert answer is not None
        assert answer.ok
        found: dict[str, Any] = page.evaluate(START, [f"{site_url}runtime/interpreter.mjs", FACTS])
        return {**found, **json.loads(found["facts"])}

    yield go
    for context in contexts:
        context.close()


def test_it_starts_from_the_snapshot(start: Start) -> None:
    found = start()
    assert found["how"] == "snapshot"
    assert found["python"] == [3, 14]
    assert found["games"] == [*GAMES]


def test_two_visitors_do_not_get_the_same_dice(start: Start) -> None:
    first, second = start(), start()
    assert first["random"] != second["random"]
    assert first["urandom"] != second["urandom"]


def test_the_time_zone_is_the_visitors(start: Start) -> None:
    found = start(timezone_id="America/New_York")
    assert (found["hour"], found["zone"]) == (19, [5 * 3600, 4 * 3600, 1])


def test_progress_only_grows_and_ends_ready(start: Start) -> None:
    stages = start()["stages"]
    assert stages[-1]["stage"] == "ready"
    assert stages[-1]["loaded"] == stages[-1]["total"] > 0
    assert [step["loaded"] for step in stages] == sorted(step["loaded"] for step in stages)


def missing(route: Route) -> None:
    route.fulfill(status=404, body="not here")


def cut_short(route: Route) -> None:
    route.fulfill(body=route.fetch().body()[:100_000])


def damaged(route: Route) -> None:
    body = bytearray(route.fetch().body())
    body[len(body) // 2] ^= 0xFF
    route.fulfill(body=bytes(body))


def something_else(route: Route) -> None:
    route.fulfill(body="<!doctype html><p>Please sign in to this network", content_type="text/html")


@pytest.mark.parametrize("change", [missing, cut_short, damaged, something_else])
def test_without_a_good_snapshot_it_starts_the_plain_way(start: Start, change: Callable[[Route], None]) -> None:
    found = start(change)
    assert found["how"] == "plain"
    assert found["games"] == [*GAMES]
    assert found["stages"][-1]["stage"] == "ready"


def test_a_server_that_unpacks_the_snapshot_is_no_harm(start: Start) -> None:
    import gzip

    found = start(lambda route: route.fulfill(body=gzip.decompress(route.fetch().body())))
    assert found["how"] == "snapshot"


PDF = """
import hashlib, io, sys
sys.path.append("/lib/pdf.zip") if sys.platform == "emscripten" else None
import generator.drawing.pdf
from reportlab.pdfgen.canvas import Canvas
target = io.BytesIO()
canvas = Canvas(target, pagesize=(200, 100), invariant=1)
canvas.drawString(10, 10, "Paddock")
canvas.circle(50, 50, 20)
canvas.save()
digest = hashlib.sha256(target.getvalue()).hexdigest()
"""
START_PDF = """async ([interpreter, code]) => {
    const { loadPyodide } = await import(interpreter);
    const python = await loadPyodide({});
    const library = await (await fetch(paddock.pdf)).arrayBuffer();
    python.FS.writeFile("/lib/pdf.zip", new Uint8Array(library));
    python.runPython(code);
    return python.globals.get("digest");
}"""


def test_the_pdf_library_writes_the_same_bytes_as_here(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}{NO_PYTHON}")
    here: dict[str, Any] = {}
    exec(PDF, here)
    assert page.evaluate(START_PDF, [f"{site_url}runtime/interpreter.mjs", PDF]) == here["digest"]
