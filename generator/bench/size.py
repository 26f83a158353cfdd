"""Compressed bytes: of the whole site, of what a first visit loads before one can play, and of what one game adds."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from engine import GAMES
from generator.build.bootstrap import ROOT
from generator.build.folder import MARKER

if TYPE_CHECKING:
    from generator.bench import Request, Row

MEGABYTE: Final = 1_000_000
FIRST_VISIT_TARGET: Final = 12 * MEGABYTE
PACKED: Final = frozenset({".gz", ".pdf", ".png", ".whl", ".woff2", ".zip"})
SETTLE_MS: Final = 3000
"""How long the network must have been quiet beyond Playwright's half second: Python asks for files while it starts."""


def measure(request: Request) -> list[Row]:
    """A row for the site, and two for every game."""
    from generator.bench import Row

    request.say("Sizes")
    rows = [Row("size: whole site", megabytes(sum(map(travelling, site_files(request.site)))))]
    for slug in GAMES:
        visited = sum(map(travelling, first_visit(request.site, slug)))
        target = f"at most {megabytes(FIRST_VISIT_TARGET)}"
        name = f"size: home and {slug}, first visit"
        rows.append(Row(name, megabytes(visited), target=target, met=visited <= FIRST_VISIT_TARGET))
        rows.append(Row(f"size: {slug} adds", megabytes(sum(map(travelling, rooms(request.site, slug))))))
    return rows


def megabytes(size: int) -> str:
    """Bytes for people."""
    return f"{size / MEGABYTE:.2f} MB"


def travelling(path: Path) -> int:
    """Bytes on the wire: compressed as a static host does it, unless the file is packed already."""
    content = path.read_bytes()
    return len(content) if path.suffix in PACKED else len(gzip.compress(content, mtime=0))


def site_files(site: Path) -> list[Path]:
    """Every file that a visitor could be sent."""
    return [path for path in sorted(site.rglob("*")) if path.is_file() and path.name != MARKER]


def rooms(site: Path, slug: str) -> list[Path]:
    """The game's own pages and files in the site, and its own sources, which are in the bundle."""
    name = slug.replace("-", "_")
    sources: Iterable[Path] = (
        *(ROOT / "engine" / name).rglob("*.py"),
        ROOT / "generator" / "figures" / f"{name}.py",
        ROOT / "generator" / "sheets" / f"{name}.py",
    )
    pages = [path for path in site_files(site) if slug in path.relative_to(site).as_posix()]
    return [*pages, *(path for path in sources if path.is_file())]


def first_visit(site: Path, slug: str) -> list[Path]:
    """The files that a browser with an empty cache asks for to show the home page and start the game."""
    from playwright.sync_api import sync_playwright

    from generator.build import browsers
    from generator.build.server import serving

    asked: set[str] = set()
    with serving(site) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.launch_options())
        page = browser.new_context(service_workers="block").new_page()
        page.on("request", lambda request: asked.add(request.url))
        for address in (home, f"{home}{slug}/"):
            page.goto(address, wait_until="networkidle")
            page.wait_for_timeout(SETTLE_MS)
            page.wait_for_load_state("networkidle")
        browser.close()
    return [path for url in sorted(asked) if url.startswith(home) and (path := file_of(site, url)).is_file()]


def file_of(site: Path, url: str) -> Path:
    """The file that the server sends for an address."""
    path = site / unquote(urlsplit(url).path).lstrip("/")
    return path / "index.html" if path.is_dir() else path
