"""Work for later, when the page has nothing else to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.browser import ffi, js

SETTLED: Final = 2000
"""Milliseconds: the page is shown, and the service worker has been registered."""


def when_settled(work: Callable[[], None]) -> None:
    """Call once the page has settled and the browser is idle, where it can tell."""

    def settled() -> None:
        if hasattr(js.window, "requestIdleCallback"):
            js.window.requestIdleCallback(ffi.create_once_callable(lambda _deadline: work()))
        else:
            work()

    js.setTimeout(ffi.create_once_callable(settled), SETTLED)
