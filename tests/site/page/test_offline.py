"""Once the site has been seen, it needs no server any more."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page

from generator.build.precache import write_service_worker
from tests.browsing import Watch
from tests.server import Server
from tests.site.pages import page_paths, visit

OFFLINE_SECONDS = 60.0
FOR_SERVERS = {"404.html", "robots.txt", "service-worker.js"}
"""Of no use without a server."""

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def wait_until_offline(page: Page, state: str = "ready") -> None:
    """Until the page says that it works without a server (or another `state`: "update", "unavailable")."""
    page.locator(f"html[data-offline={state}]").wait_for(state="attached", timeout=OFFLINE_SECONDS * 1000)


@pytest.fixture
def unplugged(fresh_page: Page, server: Server) -> Page:
    """A page of a site that was seen once and whose server has been stopped since."""
    visit(fresh_page, server.url)
    wait_until_offline(fresh_page)
    server.stop()
    return fresh_page


def test_every_page_opens_without_a_server(unplugged: Page, server: Server, site_dir: Path) -> None:
    for path in (path for path in page_paths(site_dir) if path not in FOR_SERVERS):
        visit(unplugged, server.url + path)
        assert unplugged.locator("h1").count() == 1, path or "home"
        wait_until_offline(unplugged)


def test_every_file_is_there_without_a_server(unplugged: Page, server: Server, site_dir: Path) -> None:
    files = sorted(path.relative_to(site_dir).as_posix() for path in site_dir.rglob("*") if path.is_file())
    wanted = [file for file in files if not file.startswith(".") and file not in FOR_SERVERS]
    got = unplugged.evaluate(
        "([home, files]) => Promise.all(files.map(file => fetch(home + file).then(r => r.ok, () => false)))",
        [server.url, wanted],
    )
    assert [file for file, well in zip(wanted, got, strict=True) if not well] == []


def test_a_server_that_comes_back_changes_nothing(unplugged: Page, server: Server) -> None:
    server.start()
    visit(unplugged, server.url)
    wait_until_offline(unplugged)


def test_a_new_build_waits_until_it_is_wanted(fresh_page: Page, watch: Watch, site_dir: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site_dir, copy)
    server = Server(copy)
    watch.home = server.url
    visit(fresh_page, server.url)
    wait_until_offline(fresh_page)
    home = copy / "index.html"
    home.write_text(home.read_text(encoding="utf-8").replace("<title>", "<title>Newer: ", 1), encoding="utf-8")
    write_service_worker(copy, "newer")
    fresh_page.reload()
    wait_until_offline(fresh_page, "update")
    assert not fresh_page.title().startswith("Newer")
    with fresh_page.expect_event("load"):
        fresh_page.evaluate("dispatchEvent(new CustomEvent('paddock:update')) && undefined")
    assert fresh_page.title().startswith("Newer")
    server.stop()
