"""The measurement of starts: what it compares, and that it tells a page whose Python does not start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from generator.bench import start, stock
from generator.bench.start import Visit
from generator.build import browsers
from generator.build.errors import BuildError

PAGE = """<!doctype html><link rel="icon" href="data:,"><script>
setTimeout(() => { %s; setTimeout(() => { document.documentElement.dataset.python = "ready" }, 150) }, 100);
</script>"""
MARK = "performance.mark('python')"


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text(request.param)
    with start.serving(tmp_path) as url:
        yield url


needs_chromium = pytest.mark.skipif(browsers.find() is None, reason="no Chromium")


@needs_chromium
@pytest.mark.parametrize("address", [PAGE % MARK], indirect=True)
def test_first_line_and_ready_are_told_apart(playwright: Playwright, address: str) -> None:
    for visit in start.visit_twice(playwright, address):
        assert 0.1 <= visit.line < visit.ready - 0.1


@needs_chromium
@pytest.mark.parametrize("address", [PAGE % "0"], indirect=True)
def test_a_page_without_the_mark_counts_until_it_is_ready(playwright: Playwright, address: str) -> None:
    for visit in start.visit_twice(playwright, address):
        assert visit.line == visit.ready >= 0.25


@needs_chromium
@pytest.mark.parametrize("address", ["<!doctype html>"], indirect=True)
def test_python_that_never_starts_is_an_error(
    playwright: Playwright, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "LIMIT", 0.3)
    with pytest.raises(BuildError, match="did not start"):
        start.visit_twice(playwright, address)


def test_rows_compare_medians() -> None:
    ours = [Visit(line, line + 1) for line in (0.5, 9.0, 0.4)]
    theirs = [Visit(2.0, 2.0), Visit(1.0, 1.0), Visit(7.0, 7.0)]
    line, ready = start.rows_of("warm", ours, theirs)
    assert (line.ours, line.theirs, line.ratio, line.met) == ("0.50 s", "2.00 s", 0.25, True)
    assert ready.ours == "1.50 s"
    assert not start.rows_of("first", theirs, theirs)[0].met


def test_the_stock_libraries_are_whole() -> None:
    names = set(stock._sources())
    assert {"jinja2/__init__.py", "markupsafe/__init__.py", "svgwrite/__init__.py"} <= names
    assert all(name.endswith(".py") for name in names)
