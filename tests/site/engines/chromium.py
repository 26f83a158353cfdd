"""Chromium through Playwright."""

from __future__ import annotations

import os
from collections.abc import Sequence

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from generator.build import browsers
from tests.site.engines.protocol import (
    CLICK_SECONDS,
    PAGE_SECONDS,
    JavaScriptError,
    Json,
    NothingToClick,
    as_json,
    from_json,
    poll_until,
)


def flags() -> list[str]:
    """Command line flags: nothing in the background talks to anybody, and root may run it."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*browsers.LAUNCH_ARGUMENTS, *(["--no-sandbox"] if as_root else [])]


class Chromium:
    """`Engine` on Playwright. A test session that already runs Playwright must lend it: a thread has room for one."""

    name = "chromium"

    def __init__(self, playwright: Playwright | None = None, extra_flags: Sequence[str] = ()) -> None:
        self._own = None if playwright else sync_playwright().start()
        driver = playwright or self._own
        assert driver is not None
        try:
            self._browser: Browser = driver.chromium.launch(
                executable_path=browsers.find(), args=[*flags(), *extra_flags]
            )
        except BaseException:
            self._stop()
            raise
        self._errors: list[str] = []
        self.context: BrowserContext = self._browser.new_context()
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self._errors.append(str(error)))
        self.page.on("console", lambda line: self._errors.append(line.text) if line.type == "error" else None)

    @staticmethod
    def missing() -> str:
        """Why this engine cannot run here; "" if it can."""
        return "" if browsers.find() else f"no Chrome or Chromium found; set {browsers.VARIABLE} to its path"

    def open(self, url: str) -> None:
        self.page.goto(url, timeout=PAGE_SECONDS * 1000)

    def reload(self) -> None:
        self.page.reload(timeout=PAGE_SECONDS * 1000)

    def evaluate(self, js: str) -> Json:
        try:
            return from_json(self.page.evaluate(as_json(js)))
        except Error as error:
            raise JavaScriptError(error.message) from None

    def wait_until(self, js: str, seconds: float) -> None:
        # Not Playwright's wait_for_function: it needs eval in the page, which a content security policy may forbid.
        poll_until(self, js, seconds)

    def click(self, selector: str) -> None:
        try:
            self.page.locator(selector).first.click(timeout=CLICK_SECONDS * 1000)
        except PlaywrightTimeout as error:
            raise NothingToClick(f"{self.name}: {selector}: {error.message}") from None

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def console_errors(self) -> list[str]:
        self.page.evaluate("0")
        return list(self._errors)

    def close(self) -> None:
        self._browser.close()
        self._stop()

    def _stop(self) -> None:
        if self._own:
            self._own.stop()
