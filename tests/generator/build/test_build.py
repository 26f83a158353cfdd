"""`build.py` on a bare Python: one sentence and exit code 2 for whatever is missing, and no half-made `.venv`."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import build
from generator.build import bootstrap
from generator.build.bootstrap import ROOT, Wanted, ensure_venv, read_stamp, write_stamp
from generator.build.errors import BuildError

BASE = Wanted("base", ("jinja2==1",))
NEWER = Wanted("base", ("jinja2==2",))
TEST = Wanted("test", ("pytest==1",))
NOWHERE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_NO_CACHE_DIR": "1",
}


class FakePip:
    """Stands in for making and filling a virtual environment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.log: list[str] = []
        self.trouble: Callable[[], None] = lambda: None
        monkeypatch.setattr(bootstrap, "make_venv", self.make)
        monkeypatch.setattr(bootstrap, "install", self.install)

    def make(self, venv: Path) -> None:
        shutil.rmtree(venv, ignore_errors=True)
        python = bootstrap.python_of(venv)
        python.parent.mkdir(parents=True)
        python.touch()
        self.log.append("made")

    def install(self, venv: Path, tables: Sequence[Wanted]) -> None:
        assert not (venv / bootstrap.STAMP).exists(), "a stamp must not vouch for an unfinished install"
        self.trouble()
        self.log.extend(table.name for table in tables)


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> FakePip:
    return FakePip(monkeypatch)


def refuse() -> None:
    raise BuildError("no network")


def interrupt() -> None:
    raise KeyboardInterrupt


def test_an_old_python_can_read_the_file_and_is_told_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse((ROOT / "build.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    assert build.main() == 2
    assert capsys.readouterr().err == "Paddock needs Python 3.11 or newer; this is Python 3.10.\n"


def test_without_ensurepip_the_package_to_install_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name))
    with pytest.raises(BuildError, match=r"install the package python3\.\d+-venv\.$"):
        ensure_venv(tmp_path / "v", [BASE])
    assert list(tmp_path.iterdir()) == []


def test_made_once_then_left_alone(pip: FakePip, tmp_path: Path) -> None:
    assert not ensure_venv(tmp_path / "v", [BASE])
    assert ensure_venv(tmp_path / "v", [BASE])
    assert pip.log == ["made", "base"]


def test_an_extra_is_added_without_making_it_anew(pip: FakePip, tmp_path: Path) -> None:
    ensure_venv(tmp_path / "v", [BASE])
    ensure_venv(tmp_path / "v", [BASE, TEST])
    assert ensure_venv(tmp_path / "v", [BASE])
    assert pip.log == ["made", "base", "test"]


def test_changed_pins_are_installed(pip: FakePip, tmp_path: Path) -> None:
    ensure_venv(tmp_path / "v", [BASE])
    assert not ensure_venv(tmp_path / "v", [NEWER])
    assert pip.log == ["made", "base", "base"]


def test_the_digest_ignores_the_order_of_pins() -> None:
    assert Wanted("a", ("x==1", "y==2")).digest == Wanted("a", ("y==2", "x==1")).digest != Wanted("a", ("x==1",)).digest


@pytest.mark.parametrize("trouble", [refuse, interrupt])
def test_a_first_install_that_fails_leaves_nothing(pip: FakePip, tmp_path: Path, trouble: Callable[[], None]) -> None:
    pip.trouble = trouble
    with pytest.raises((BuildError, KeyboardInterrupt)):
        ensure_venv(tmp_path / "v", [BASE])
    assert list(tmp_path.iterdir()) == []


def test_an_update_that_pip_refuses_leaves_the_old_one_in_use(pip: FakePip, tmp_path: Path) -> None:
    ensure_venv(tmp_path / "v", [BASE])
    pip.trouble = refuse
    with pytest.raises(BuildError):
        ensure_venv(tmp_path / "v", [NEWER])
    assert ensure_venv(tmp_path / "v", [BASE])


def test_an_interrupted_update_is_made_anew(pip: FakePip, tmp_path: Path) -> None:
    ensure_venv(tmp_path / "v", [BASE])
    pip.trouble = interrupt
    with pytest.raises(KeyboardInterrupt):
        ensure_venv(tmp_path / "v", [NEWER])
    pip.trouble = lambda: None
    ensure_venv(tmp_path / "v", [NEWER])
    assert pip.log == ["made", "base", "made", "base"]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\xff"])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / bootstrap.STAMP).write_text(text, encoding="latin-1")
    assert read_stamp(tmp_path) == {}


def test_a_stamp_whose_python_has_gone_counts_as_none(tmp_path: Path) -> None:
    write_stamp(tmp_path, {"base": "1"})
    assert read_stamp(tmp_path) == {}


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not find a version that satisfies x==1 (from versions: none)", "needs a connection"),
        ("WARNING: Retrying ... NameResolutionError(...)\nERROR: nothing", "needs a connection"),
        ("ERROR: disk full\n", "could not be installed: disk full"),
        ("", "no reason was given."),
    ],
)
def test_pips_report_becomes_a_sentence(output: str, sentence: str) -> None:
    told = bootstrap.why_pip_failed(output)
    assert sentence in told
    assert "\n" not in told


def copy_of_project(target: Path) -> Path:
    """What is needed to get as far as installing."""
    for name in ("engine", "generator"):
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, target / name)
    return target


def run_build(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    base_python = getattr(sys, "_base_executable", sys.executable)
    environment = {**os.environ, **NOWHERE, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [base_python, "build.py", *arguments], cwd=project, env=environment, capture_output=True, text=True, timeout=120
    )


def test_a_first_build_without_network_is_one_sentence(tmp_path: Path) -> None:
    project = copy_of_project(tmp_path)
    before = sorted(path.name for path in project.iterdir())
    done = run_build(project)
    assert done.returncode == 2
    assert done.stderr == bootstrap.why_pip_failed("NewConnectionError") + "\n"
    assert sorted(path.name for path in project.iterdir()) == before


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"], ["test", "--help"], ["bench", "--help"]])
def test_help_needs_no_packages(tmp_path: Path, arguments: list[str]) -> None:
    done = run_build(copy_of_project(tmp_path), *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: build.py")
    assert not (tmp_path / ".venv").exists()


def test_a_wrong_option_is_refused_before_anything_is_installed(tmp_path: Path) -> None:
    done = run_build(copy_of_project(tmp_path), "serve", "--prot", "80")
    assert done.returncode == 2
    assert done.stderr == "Unrecognized arguments: --prot 80; see “build.py serve --help”.\n"
    assert not (tmp_path / ".venv").exists()
