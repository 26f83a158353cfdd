"""The local web server: what a browser needs to be told, and nothing that is stale."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from generator.build.server import SiteServer, serving
from tests.server import Server

FILES = {
    "index.html": ("text/html; charset=utf-8", "no-cache"),
    "app.mjs": ("text/javascript; charset=utf-8", "no-cache"),
    "python.wasm": ("application/wasm", "no-cache"),
    "app.webmanifest": ("application/manifest+json", "no-cache"),
    "snapshot.bin.gz": ("application/octet-stream", "no-cache"),
    "snapshot-0123abcd.bin.gz": ("application/octet-stream", "public, max-age=31536000, immutable"),
    "core.0123456789abcdef.js": ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "text.woff2": ("font/woff2", "no-cache"),
    "no-suffix": ("application/octet-stream", "no-cache"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_text(name)
    (tmp_path / "empty").mkdir()
    return tmp_path


@pytest.fixture
def home(folder: Path) -> Iterator[str]:
    with serving(folder) as home:
        yield home


def get(home: str, path: str, method: str = "GET") -> tuple[HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(urlsplit(home).netloc, timeout=5)
    try:
        connection.request(method, path)
        response = connection.getresponse()
        return response, response.read()
    finally:
        connection.close()


@pytest.mark.parametrize("name", FILES)
def test_types_and_caching(home: str, name: str) -> None:
    response, content = get(home, f"/{name}")
    assert content.decode() == name
    assert (response.headers["Content-Type"], response.headers["Cache-Control"]) == FILES[name]
    assert response.headers["Content-Encoding"] is None


def test_the_home_page(home: str) -> None:
    assert get(home, "/")[1] == b"index.html"
    assert home.startswith("http://127.0.0.1:")


@pytest.mark.parametrize("path", ["/empty/", "/missing", "/../conftest.py", "/%2e%2e/%2e%2e/etc/passwd"])
def test_nothing_else_is_shown(home: str, path: str) -> None:
    assert get(home, path)[0].status == 404


def test_a_site_may_have_a_page_for_what_is_not_found(home: str, folder: Path) -> None:
    (folder / "404.html").write_text("Nothing here")
    response, content = get(home, "/missing")
    assert (response.status, content) == (404, b"Nothing here")
    assert get(home, "/missing", "HEAD")[1] == b""


def test_writing_is_not_offered(home: str) -> None:
    assert get(home, "/", "POST")[0].status == 501


def test_a_taken_port_is_an_error(folder: Path) -> None:
    with SiteServer(folder) as server, pytest.raises(OSError, match="in use"):
        SiteServer(folder, port=server.server_address[1])


def test_down_and_up_again_at_the_same_address(folder: Path) -> None:
    server = Server(folder)
    kept = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=5)
    kept.request("GET", "/")
    kept.getresponse().read()
    server.stop()
    server.stop()
    with pytest.raises(ConnectionRefusedError):
        get(server.url, "/")
    assert kept.sock is not None
    assert kept.sock.recv(1) == b"", "an open connection must end as well"
    server.start()
    assert get(server.url, "/")[1] == b"index.html"
    server.stop()
