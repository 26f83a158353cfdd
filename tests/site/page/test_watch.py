"""The watch over the browser notices each kind of trouble, so that a quiet test means something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from generator.build.server import serving
from tests.browsing import Watch


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title><link rel=icon href='data:,'>")
    (tmp_path / "worker.js").write_text("fetch('http://127.0.0.1:9/from-worker').catch(() => 0)")
    with serving(tmp_path) as home:
        yield home


@pytest.fixture
def seen(home: str) -> Watch:
    return Watch(home)


@pytest.fixture
def watched(browser: Browser, home: str, seen: Watch) -> Iterator[Page]:
    context = browser.new_context()
    seen.follow(context)
    page = context.new_page()
    page.goto(home)
    yield page
    context.close()


def test_a_good_page_is_quiet(watched: Page, seen: Watch) -> None:
    watched.evaluate("fetch('index.html')")
    assert seen.problems == []


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("console.error('first')", "console: first"),
        ("setTimeout(() => { throw new Error('second') })", "uncaught: "),
        ("fetch('missing').catch(() => 0)", "console: Failed to load resource"),
        ("fetch('http://127.0.0.1:9/third').catch(() => 0)", "foreign request: http://127.0.0.1:9/third"),
        ("new Worker('worker.js') && 0", "foreign request: http://127.0.0.1:9/from-worker"),
    ],
)
def test_trouble_is_noticed(watched: Page, seen: Watch, script: str, trouble: str) -> None:
    watched.evaluate(script)
    watched.wait_for_timeout(500)
    assert [problem for problem in seen.problems if problem.startswith(trouble)]


def test_what_is_forgiven(watched: Page, seen: Watch) -> None:
    seen.forgive("first")
    watched.evaluate("console.error('first'); console.error('second')")
    watched.wait_for_timeout(200)
    assert [problem.partition(" (")[0] for problem in seen.problems] == ["console: second"]
