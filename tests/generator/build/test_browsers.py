"""Which browser the tests drive: the system's, else Playwright's, else the distribution's, else one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.build import browsers
from generator.build.errors import BuildError
from generator.build.progress import quiet


class Machine:
    """A machine on which nothing is installed, and what was asked of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.has: list[Path] = []
        self.playwright: Path | None = None
        self.packages: list[str] = []
        self.apt_gives: Path | None = None

    def usual_places(self) -> list[Path]:
        return self.has

    def from_playwright(self, _say: object) -> Path | None:
        return self.playwright

    def install_debian(self, packages: list[str], _say: object) -> None:
        self.packages += packages
        if self.apt_gives:
            self.has.append(self.apt_gives)

    def program(self, name: str) -> Path:
        path = self.folder / name
        path.touch()
        return path


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    for name in ("usual_places", "from_playwright", "install_debian"):
        monkeypatch.setattr(browsers, name, getattr(machine, name))
    for variable in ("CI", browsers.VARIABLE):
        monkeypatch.delenv(variable, raising=False)
    return machine


def test_the_systems_browser_comes_first(machine: Machine) -> None:
    machine.has = [machine.folder / "not-there", machine.program("chrome")]
    machine.playwright = machine.program("playwright")
    assert browsers.prepare(quiet) == machine.folder / "chrome"
    assert machine.packages == []


def test_one_that_is_named_comes_before_it(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.has = [machine.program("chrome")]
    monkeypatch.setenv(browsers.VARIABLE, str(machine.program("mine")))
    assert browsers.prepare(quiet) == machine.folder / "mine"


def test_playwrights_own_is_next(machine: Machine) -> None:
    machine.playwright = machine.program("playwright")
    assert browsers.prepare(quiet) == machine.folder / "playwright"
    assert machine.packages == []


def test_the_distributions_is_last(machine: Machine) -> None:
    machine.apt_gives = machine.program("chromium")
    assert browsers.prepare(quiet) == machine.folder / "chromium"
    assert machine.packages == ["chromium"]


def test_without_any_a_sentence_says_what_to_install(machine: Machine) -> None:
    with pytest.raises(BuildError, match=r"^The browser tests need Chrome or Chromium: .*\.$"):
        browsers.prepare(quiet)


def test_in_ci_all_that_is_missing_is_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("PATH", str(machine.folder))
    machine.has = [machine.program("chromium")]
    (machine.folder / "chromium").chmod(0o755)
    browsers.prepare(quiet)
    assert machine.packages == [package for package in browsers.DEBIAN_PACKAGES.values() if package != "chromium"]


@pytest.mark.skipif(os.name == "nt", reason="there are no user ids")
def test_only_root_installs_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_arguments: object, **_more: object) -> None:
        pytest.fail("a program was started")

    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(browsers.subprocess, "run", forbidden)
    browsers.install_debian(["chromium"], quiet)
    assert "--no-sandbox" not in browsers.launch_options()["args"]
