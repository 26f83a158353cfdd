"""The built site on a port of its own, which can go down and come back at the same address."""

from __future__ import annotations

import threading
from pathlib import Path

from generator.build.server import SiteServer


class Server:
    """`url` stays the same from the first start on; `start` and `stop` may be called in any order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self._running: SiteServer | None = None
        self._port = 0
        self.start()

    def start(self) -> None:
        """Serve, on the same port as before."""
        if self._running is None:
            self._running = SiteServer(self.folder, port=self._port)
            self._port, self.url = self._running.server_address[1], self._running.url
            threading.Thread(target=self._running.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Refuse connections, and end those that are open."""
        if self._running is not None:
            self._running.shutdown()
            self._running.cut()
            self._running = None
