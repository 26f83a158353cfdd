"""The browser that tests share: a page that is made as new between two of them, and a watch over what goes wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, WebError

VIEWPORT: Final = {"width": 1280, "height": 720}
"""Playwright's own, for contexts that ask for none."""
NOWHERE: Final = "about:blank"


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

    def leave(self, context: BrowserContext) -> None:
        """Listen no more."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._problems.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, "data:", "blob:", "about:")):
            self._problems.append(f"foreign request: {request.url}")


class Kept:
    """One page for each kind of context, which keeps its process, and with it the compiled interpreter.

    A start of Python in a new context takes nearly three times as long. What a test leaves behind is cleared away:
    documents, workers, storage, cookies, size and looks; not scripts that are added to every document, nor routes.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: dict[str, Page] = {}

    def page(self, args: Mapping[str, Any]) -> Page:
        """The page in a context with these arguments."""
        kind = repr(sorted(args.items()))
        if kind not in self._pages:
            self._pages[kind] = self._browser.new_context(**args).new_page()
        return self._pages[kind]

    def clear(self, page: Page, args: Mapping[str, Any], home: str) -> None:
        """Make it as new; a page that can't be is given up."""
        try:
            _clear(page, args, home)
        except Error:
            self.drop(page)

    def drop(self, page: Page) -> None:
        """Let the next test have another one."""
        self._pages = {kind: kept for kind, kept in self._pages.items() if kept is not page}
        page.context.close()

    def close(self) -> None:
        """Close all."""
        for page in self._pages.values():
            page.context.close()
        self._pages = {}


def _clear(page: Page, args: Mapping[str, Any], home: str) -> None:
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.goto(NOWHERE)
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": home.rstrip("/"), "storageTypes": "all"})
    session.detach()
    page.context.clear_cookies()
    page.set_viewport_size(args.get("viewport") or VIEWPORT)
    page.emulate_media(
        media="null",
        color_scheme=args.get("color_scheme", "light"),
        contrast="no-preference",
        forced_colors="none",
        reduced_motion=args.get("reduced_motion", "no-preference"),
    )
    page.mouse.move(0, 0)
