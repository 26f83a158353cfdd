"""What a missing engine means for a test."""

from __future__ import annotations

import os

import pytest


def demand(name: str, missing: str) -> None:
    """Go on if nothing is `missing`; else skip the test with the reason, or fail it where CI is set: there all are."""
    if missing and os.environ.get("CI"):
        pytest.fail(f"{name}: {missing}")
    if missing:
        pytest.skip(f"{name}: {missing}")
