"""WebKitGTK, a relative of Safari, through its WebDriver, on a display that only it can see."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from glob import glob
from typing import Any, Final

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.site.engines.keys import strokes
from tests.site.engines.protocol import (
    PAGE_SECONDS,
    JavaScriptError,
    Json,
    as_json,
    from_json,
    point_to_click,
    poll_until,
)

DRIVER: Final = "WebKitWebDriver"
BROWSERS: Final = (
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
    "/usr/lib*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib*/webkitgtk-6.0/MiniBrowser",
    "/usr/libexec/webkit*/MiniBrowser",
)
LISTEN: Final = """(() => {
    if (window.paddockErrors) return false;
    const errors = window.paddockErrors = [];
    const written = console.error;
    console.error = (...parts) => { errors.push(parts.map(String).join(" ")); written.apply(console, parts); };
    const listen = (type, text) => addEventListener(type, event => errors.push(text(event)), true);
    listen("error", event => event.message || `not loaded: ${event.target.src || event.target.href}`);
    listen("unhandledrejection", event => `unhandled rejection: ${event.reason}`);
    listen("securitypolicyviolation", event => `policy ${event.violatedDirective}: ${event.blockedURI}`);
    return true;
})()"""
"""This WebDriver has no log command, and a browser under automation keeps its console to itself. So the page is
listened to from the moment it can be reached; what it throws before, while its head is parsed, is missed."""


def browser() -> str:
    """Path of WebKitGTK's MiniBrowser: PADDOCK_WEBKIT, else the system's; "" if none."""
    found = [path for pattern in BROWSERS for path in glob(pattern)]
    return os.environ.get("PADDOCK_WEBKIT", "") or next(iter(found), "")


class _Display:
    """An X server without a screen, on a display number it picks itself."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, pass_fds=[writing], stdin=quiet, stdout=quiet, stderr=quiet)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = f":{number.readline().strip()}"
        if self.name == ":":
            self.close()
            raise RuntimeError("Xvfb did not start")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


def _environment(display: str, home: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("WAYLAND_", "XDG_", "DBUS_"))}
    # Neither a graphics card nor an accessibility bus is to be expected on a test machine.
    without = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
    return {**kept, **without, "DISPLAY": display, "GDK_BACKEND": "x11", "HOME": home, "XDG_RUNTIME_DIR": home}


class WebKit:
    """`Engine` on selenium's WebKitGTK class."""

    name = "webkit"

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="paddock-webkit-", ignore_cleanup_errors=True)
        self._display = _Display()
        self._errors: list[str] = []
        options = Options()
        options.binary_location = browser()
        options.add_argument("--automation")
        options.page_load_strategy = "none"
        service = Service(
            shutil.which(DRIVER),
            log_output=subprocess.DEVNULL,
            env=_environment(self._display.name, self._folder.name),
        )
        try:
            self._driver = webdriver.WebKitGTK(options=options, service=service)
            self._driver.set_script_timeout(PAGE_SECONDS)
        except BaseException:
            self._clear_away()
            raise

    @staticmethod
    def missing() -> str:
        """Why this engine cannot run here; "" if it can."""
        lacking = [name for name in (DRIVER, "Xvfb") if not shutil.which(name)] + ([] if browser() else ["MiniBrowser"])
        return f"not installed: {', '.join(lacking)} (webkit2gtk-driver, xvfb)" if lacking else ""

    def open(self, url: str) -> None:
        here = str(self.evaluate("location.href"))
        within = "#" in url and here != url and here.split("#")[0] == url.split("#")[0]
        self._leave()
        self._driver.get(url)
        if not within:
            self._arrive()

    def reload(self) -> None:
        self._leave()
        self._driver.refresh()
        self._arrive()

    def evaluate(self, js: str) -> Json:
        script = (
            "const done = arguments[0];"
            f"{as_json(js)}.then(text => done([true, text]), error => done([false, String(error)]))"
        )
        try:
            well, text = self._driver.execute_async_script(script)
        except WebDriverException as error:
            raise JavaScriptError(error.msg or str(error)) from None
        if not well:
            raise JavaScriptError(text)
        return from_json(text)

    def wait_until(self, js: str, seconds: float) -> None:
        poll_until(self, js, seconds)

    def click(self, selector: str) -> None:
        x, y = point_to_click(self, selector)
        actions = ActionBuilder(self._driver)
        pointer: Any = actions.pointer_action
        pointer.move_to_location(x, y)
        pointer.pointer_down()
        pointer.pointer_up()
        actions.perform()

    def press(self, key: str) -> None:
        actions = ActionBuilder(self._driver)
        for kind, character in strokes(key):
            send = actions.key_action.key_down if kind == "keyDown" else actions.key_action.key_up
            send(character)
        actions.perform()

    def console_errors(self) -> list[str]:
        return self._errors + self._page_errors()

    def close(self) -> None:
        try:
            self._driver.quit()
        finally:
            self._clear_away()

    def _leave(self) -> None:
        """Keep what this page said, and mark it, so that the next one can be told from it."""
        self.evaluate(LISTEN)
        self._errors += self._page_errors()
        self.evaluate("window.paddockErrors.splice(0)")

    def _arrive(self) -> None:
        poll_until(self, LISTEN, PAGE_SECONDS)
        poll_until(self, "document.readyState === 'complete'", PAGE_SECONDS)

    def _page_errors(self) -> list[str]:
        found = self.evaluate("window.paddockErrors || []")
        return [str(line) for line in found] if isinstance(found, list) else []

    def _clear_away(self) -> None:
        self._display.close()
        self._folder.cleanup()
