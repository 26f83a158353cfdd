"""What every test may ask for: the built site, served; a browser; a page that fails its test on any error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

from generator.build import browsers
from generator.build.progress import quiet
from generator.commands.build import SITE, bring_up_to_date
from tests.server import Server


@pytest.fixture(scope="session")
def site_dir() -> Path:
    """The built site, brought up to date."""
    bring_up_to_date(SITE, quiet)
    return SITE


@pytest.fixture(scope="session")
def server_of_session(site_dir: Path) -> Iterator[Server]:
    server = Server(site_dir)
    yield server
    server.stop()


@pytest.fixture
def server(server_of_session: Server) -> Iterator[Server]:
    """The server of the site: running at the start of every test, whatever the one before did."""
    server_of_session.start()
    yield server_of_session
    server_of_session.start()


@pytest.fixture
def site_url(server: Server) -> str:
    """The address of the home page, with a slash at its end."""
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's browser, without traffic of its own."""
    return {**browser_type_launch_args, **browsers.launch_options()}


class Watch:
    """Everything that went wrong in the browser during one test."""

    def __init__(self, home: str) -> None:
        self.home = home
        self._problems: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    def forgive(self, pattern: str) -> None:
        """Expect messages that match the regular expression in this test."""
        self._forgiven.append(re.compile(pattern))

    @property
    def problems(self) -> list[str]:
        """Console errors, uncaught exceptions and requests to anywhere else, without the forgiven ones."""
        return [text for text in self._problems if not any(pattern.search(text) for pattern in self._forgiven)]

    def follow(self, context: BrowserContext) -> None:
        """Listen to all pages and workers of the context, those to come included."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._problems.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:", "about:")):
            self._problems.append(f"foreign request: {request.url}")


@pytest.fixture
def watch(site_url: str) -> Iterator[Watch]:
    """Fails the test at its end if anything went wrong in the browser."""
    watch = Watch(site_url)
    yield watch
    assert watch.problems == []


@pytest.fixture
def context(watch: Watch, context: BrowserContext) -> BrowserContext:
    """pytest-playwright's context, watched; `page` is made in it."""
    watch.follow(context)
    return context
