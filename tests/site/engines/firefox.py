"""Firefox through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): a web socket, no other program between."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final, TypeAlias

import websocket

from tests.site.engines.keys import strokes
from tests.site.engines.protocol import (
    PAGE_SECONDS,
    JavaScriptError,
    Json,
    as_json,
    from_json,
    point_to_click,
    poll_until,
    wait_for,
)

Fields: TypeAlias = dict[str, Any]

NAMES: Final = ("firefox-esr", "firefox")
START_SECONDS: Final = 60.0
PREFERENCES: Final[dict[str, bool | int | str]] = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.usage.uploadEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "network.http.speculative-parallel-limit": 0,
    "remote.active-protocols": 1,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}
"""A fresh profile that talks to nobody but the page under test."""


def executable() -> str:
    """Path of the Firefox to drive: PADDOCK_FIREFOX, else one of the system; "" if none."""
    return os.environ.get("PADDOCK_FIREFOX", "") or next((path for path in map(shutil.which, NAMES) if path), "")


def _write_profile(folder: Path) -> None:
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
    (folder / "user.js").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _bidi_address(profile: Path) -> str:
    """Firefox writes where it listens into its profile; "" until it does."""
    file = profile / "WebDriverBiDiServer.json"
    try:
        place = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return f"ws://{place['ws_host']}:{place['ws_port']}/session"


class Firefox:
    """`Engine` on WebDriver BiDi, with a new profile in a temporary folder."""

    name = "firefox"

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="paddock-firefox-", ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        _write_profile(profile)
        command = [executable(), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        quiet = subprocess.DEVNULL
        environment = {**os.environ, "HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment)
        self._socket: websocket.WebSocket | None = None
        self._errors: list[str] = []
        self._count = 0
        try:
            self._context = self._connect(profile)
        except BaseException:
            self.close()
            raise

    @staticmethod
    def missing() -> str:
        """Why this engine cannot run here; "" if it can."""
        return "" if executable() else "no Firefox found; set PADDOCK_FIREFOX to its path"

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, js: str) -> Json:
        target = {"context": self._context}
        answer = self._send("script.evaluate", expression=as_json(js), target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise JavaScriptError(answer["exceptionDetails"]["text"])
        return from_json(answer["result"]["value"])

    def wait_until(self, js: str, seconds: float) -> None:
        poll_until(self, js, seconds)

    def click(self, selector: str) -> None:
        x, y = point_to_click(self, selector)
        move = {"type": "pointerMove", "x": x, "y": y}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "actions": [move, *press]})

    def press(self, key: str) -> None:
        self._act({"type": "key", "id": "keys", "actions": [{"type": kind, "value": c} for kind, c in strokes(key)]})

    def console_errors(self) -> list[str]:
        self.evaluate("0")
        return list(self._errors)

    def close(self) -> None:
        if self._socket:
            self._socket.close()
        self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def _connect(self, profile: Path) -> str:
        """Start a session and listen to the console; the id of the page."""
        wait_for(lambda: bool(_bidi_address(profile)) or self._process.poll() is not None, START_SECONDS, "no Firefox")
        if self._process.poll() is not None:
            raise RuntimeError(f"{executable()} ended with code {self._process.returncode} at its start")
        self._socket = websocket.create_connection(
            _bidi_address(profile), timeout=PAGE_SECONDS, suppress_origin=True, http_no_proxy=["*"]
        )
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        return str(self._send("browsingContext.getTree")["contexts"][0]["context"])

    def _act(self, source: Fields) -> None:
        self._send("input.performActions", context=self._context, actions=[source])

    def _send(self, method: str, **parameters: Any) -> Fields:
        """One command and its result; events that come before it are noted. Raises JavaScriptError for a refusal."""
        assert self._socket is not None
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            message: Fields = json.loads(self._socket.recv())
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            if message.get("id") != self._count:
                continue
            if message["type"] == "error":
                raise JavaScriptError(f"{method}: {message['error']}: {message['message']}")
            result: Fields = message["result"]
            return result

    def _note(self, entry: Fields) -> None:
        if entry["level"] == "error":
            self._errors.append(str(entry["text"]))
