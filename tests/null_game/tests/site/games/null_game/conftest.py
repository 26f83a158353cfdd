"""These tests play with the server running, so they do without the service worker, which would fetch the whole site."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """What every browser context of these tests is made with."""
    return {**browser_context_args, "service_workers": "block"}
