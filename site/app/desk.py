"""The worker `desk`: long work away from the page. The page calls it through `app.worker.call`."""

from __future__ import annotations

import sys
from typing import Any

from app import pdf_library

__export__ = ["make_pdf_ready", "ping"]
"""What the page may call; PyScript reads it."""


def ping(*words: str) -> str:
    """Say who answers: proves that the worker runs. Returns the words and the Python version."""
    return " ".join((*words, sys.version.partition(" ")[0]))


async def make_pdf_ready() -> str:
    """Load the PDF library, once. Returns its version."""
    await pdf_library.load()
    import reportlab

    version: Any = reportlab.Version
    return str(version)
