"""A small web server for a built site, on this machine only: right MIME types, nothing stale, no folder listings."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import socket
import threading
from collections.abc import Iterator
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

MIME_TYPES: Final = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".gz": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""By the last suffix; `.gz` files are data here, so they travel without a Content-Encoding."""

HASHED: Final = re.compile(r"[.-][0-9a-f]{8,64}\.[\w.]+$")
"""A file whose name holds a hash of its content never changes."""


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers GET and HEAD for one folder."""

    protocol_version = "HTTP/1.1"
    extensions_map = MIME_TYPES
    server_version = "Paddock"
    timeout = 60

    def end_headers(self) -> None:
        """Add what a browser may keep."""
        forever = HASHED.search(self.path.partition("?")[0])
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if forever else "no-cache")
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """A folder without an index page is not found, as on a static host."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page for what is not found, as a static host does."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", MIME_TYPES[".html"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Keep the terminal for what matters."""


class SiteServer(ThreadingHTTPServer):
    """Serves `folder`; port 0 chooses a free one. Raises OSError if the port is taken."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"

    def __init__(self, folder: Path, host: str = "127.0.0.1", port: int = 0) -> None:
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        super().__init__((host, port), functools.partial(SiteHandler, directory=str(folder)))

    @property
    def url(self) -> str:
        """The address of the home page."""
        host, port = self.server_address[:2]
        return f"http://{host if isinstance(host, str) else host.decode()}:{port}/"

    def process_request(self, request: Any, client_address: Any) -> None:
        """Remember the connection, so that closing the server can cut it."""
        with self._lock:
            self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Forget a connection that has ended."""
        with self._lock:
            self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away in the middle of an answer is no error."""

    def cut(self) -> None:
        """Stop listening and end the connections that browsers keep open."""
        self.server_close()
        with self._lock:
            connections = list(self._open)
        for connection in connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port in the background; gives its address."""
    server = SiteServer(folder)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield server.url
    finally:
        server.shutdown()
        server.cut()
