"""The browser that the tests drive: one of the system's, else Playwright's own, else the distribution's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from generator.build.errors import BuildError
from generator.build.progress import Say

VARIABLE: Final = "PADDOCK_CHROMIUM"
"""The environment variable that tells the tests where the browser is."""

NAMES: Final = ("google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome")
ON_MACOS: Final = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
)
ON_WINDOWS: Final = ("Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe")
WINDOWS_FOLDERS: Final = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
LAUNCH_ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)

DEBIAN_PACKAGES: Final[Mapping[str, str]] = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "qpdf": "qpdf",
    "pdftoppm": "poppler-utils",
}
"""The programs that the whole suite uses, and the package that each comes in."""

WHAT_TO_INSTALL: Final = "The browser tests need Chrome or Chromium: none was found or could be fetched."


def prepare(say: Say) -> Path:
    """The Chromium to test with, installed if there is none; in CI the other test programs too. Raises BuildError."""
    if os.environ.get("CI"):
        install_debian(missing_programs(), say)
    chromium = find() or from_playwright(say)
    if chromium is None:
        install_debian(["chromium"], say)
        chromium = find()
    if chromium is None:
        raise BuildError(WHAT_TO_INSTALL)
    return chromium


def find() -> Path | None:
    """A Chrome or Chromium that is already on this machine."""
    named = os.environ.get(VARIABLE)
    if named and Path(named).is_file():
        return Path(named)
    return next((path for path in usual_places() if path.is_file()), None)


def launch_options() -> dict[str, Any]:
    """What Playwright's `launch` is to be told: the browser, and no traffic of its own. Root can't use the sandbox."""
    chromium = find()
    found = {"executable_path": str(chromium)} if chromium else {}
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {**found, "args": [*LAUNCH_ARGUMENTS, *sandbox]}


def usual_places() -> Iterator[Path]:
    """Where Chrome and Chromium are on Linux, macOS and Windows."""
    yield from (Path(found) for name in NAMES if (found := shutil.which(name)))
    for applications in (Path("/Applications"), Path.home() / "Applications"):
        yield from (applications / inner for inner in ON_MACOS)
    for variable in WINDOWS_FOLDERS:
        if folder := os.environ.get(variable):
            yield from (Path(folder, inner) for inner in ON_WINDOWS)


def from_playwright(say: Say) -> Path | None:
    """Playwright's own Chromium, fetched if need be; None if it can't be."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = Path(playwright.chromium.executable_path)
    if not chromium.is_file():
        say("Fetching a browser for the tests (needed once)")
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=subprocess.DEVNULL)
    return chromium if chromium.is_file() else None


def missing_programs() -> list[str]:
    """The packages of the test programs that are not on this machine."""
    return [package for program, package in DEBIAN_PACKAGES.items() if shutil.which(program) is None]


def install_debian(packages: list[str], say: Say) -> None:
    """Install what the distribution has of these; does nothing except as root on Debian or Ubuntu."""
    if not packages or os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    say(f"Installing {', '.join(packages)}")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    subprocess.run([*apt, "update"], env=quietly, stdout=subprocess.DEVNULL)
    for package in packages:
        done = subprocess.run(
            [*apt, "install", "-y", "--no-install-recommends", package], env=quietly, stdout=subprocess.DEVNULL
        )
        if done.returncode != 0:
            say(f"{package} could not be installed; the tests that need it are skipped.")
