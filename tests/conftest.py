"""What every test may ask for: the built site, served; a browser; a page that fails its test on any error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from generator.build import browsers
from generator.build.progress import quiet
from generator.commands.build import SITE, bring_up_to_date
from tests.browsing import Kept, Watch
from tests.server import Server

pytest_plugins = ("tests.lanes",)


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


@pytest.fixture
def watch(site_url: str) -> Iterator[Watch]:
    """Fails the test at its end if anything went wrong in the browser."""
    watch = Watch(site_url)
    yield watch
    assert watch.problems == []


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker, which would fetch the whole site; tests of it ask for it."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def kept(browser: Browser) -> Iterator[Kept]:
    """The pages that tests use one after the other."""
    pages = Kept(browser)
    yield pages
    pages.close()


@pytest.fixture
def page(
    kept: Kept, watch: Watch, browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page as new, watched; a test that adds scripts or routes to it takes `fresh_page` instead."""
    marker = request.node.get_closest_marker("browser_context_args")
    args = {**browser_context_args, **(marker.kwargs if marker else {})}
    page = kept.page(args)
    watch.follow(page.context)
    yield page
    watch.leave(page.context)
    called = getattr(request.node, "rep_call", None)
    if called is not None and called.passed:
        kept.clear(page, args, watch.home)
    else:
        kept.drop(page)


@pytest.fixture
def context(watch: Watch, context: BrowserContext) -> BrowserContext:
    """pytest-playwright's context, watched, for this test alone."""
    watch.follow(context)
    return context


@pytest.fixture
def fresh_page(context: BrowserContext) -> Page:
    """A page of a browser that has seen nothing yet, for this test alone."""
    return context.new_page()
