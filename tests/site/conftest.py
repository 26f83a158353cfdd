"""Fixtures of the browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.site.engines import ENGINES, Chromium, Engine
from tests.site.engines.installed import demand


def _start(name: str, request: pytest.FixtureRequest) -> Engine:
    kind = ENGINES[name]
    demand(name, kind.missing())
    # Playwright runs once a thread, and pytest-playwright keeps its own running until the session ends.
    return Chromium(request.getfixturevalue("playwright")) if kind is Chromium else kind()


@pytest.fixture(scope="module", params=sorted(ENGINES))
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each browser engine in turn, one for a test file; not installed is a skip, with CI set a failure."""
    running = _start(request.param, request)
    yield running
    running.close()
