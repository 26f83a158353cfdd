"""The pages of a built site, whichever there are, and when one of them has settled."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from engine import GAMES

PYTHON_SECONDS = 60.0
USES_PYTHON = 'script[type="py"]'
PYTHON_IS_READY = 'html[data-python="ready"]'


PARTS: Final = ("site", *GAMES)
"""The site's own pages and each game's."""


def page_paths(site: Path, part: str = "") -> list[str]:
    """The addresses of all pages, or of a part of them, relative to the site; "" for the home page first."""
    found = (page.relative_to(site).as_posix() for page in site.rglob("*.html"))
    paths = sorted(path.removesuffix("index.html") for path in found)
    return [path for path in paths if part in ("", _part_of(path))]


def _part_of(path: str) -> str:
    return next((slug for slug in GAMES if path.startswith(f"{slug}/")), PARTS[0])


def page_name(path: str) -> str:
    """A page as a person would name it: `home`, `chess`, `chess-rules`."""
    return path.removesuffix(".html").strip("/").replace("/", "-") or "home"


def visit(page: Page, url: str) -> None:
    """Open a page and wait until it has loaded and, if it has any, until its Python can be used."""
    page.goto(url)
    if page.locator(USES_PYTHON).count():
        page.locator(PYTHON_IS_READY).wait_for(state="attached", timeout=PYTHON_SECONDS * 1000)
    page.evaluate("document.fonts.ready.then(() => true)")
