"""From a bare Python to `.venv` with the pinned packages. Standard library only: it runs before any of them is there.

A stamp inside `.venv` is written last and says what is installed; without a fitting stamp `.venv` is made anew, so an
install that was interrupted half-way is never used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from generator.build.errors import BuildError
from generator.build.progress import say

ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / ".venv"
STAMP: Final = "paddock-installed.json"
OFFLINE_SIGNS: Final = (
    "from versions: none",
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ProxyError",
    "Network is unreachable",
    "Could not fetch URL",
)

Digests: TypeAlias = Mapping[str, str]


class Wanted(NamedTuple):
    """A table of pyproject.toml that is to be installed: its name and its pinned requirements."""

    name: str
    packages: tuple[str, ...]

    @property
    def digest(self) -> str:
        """Changes when a pin changes."""
        return hashlib.sha256("\n".join(sorted(self.packages)).encode()).hexdigest()


def wanted_tables(pyproject: Path, extras: Sequence[str] = ()) -> tuple[Wanted, ...]:
    """The dependency tables of the project file: the base and the named extras."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    base = Wanted("base", tuple(project["dependencies"]))
    return base, *(Wanted(extra, tuple(project["optional-dependencies"][extra])) for extra in extras)


def ensure_venv(venv: Path, wanted: Sequence[Wanted]) -> bool:
    """Make or complete `venv`; True if nothing had to be done. Raises BuildError, and then leaves no half-made one."""
    installed = read_stamp(venv)
    missing = [table for table in wanted if installed.get(table.name) != table.digest]
    if not missing:
        return True
    if installed:
        complete(venv, missing, installed)
    else:
        make_whole(venv, missing)
    write_stamp(venv, {**installed, **{table.name: table.digest for table in missing}})
    return False


def make_whole(venv: Path, tables: Sequence[Wanted]) -> None:
    """A new environment with these packages, or none at all. Raises BuildError."""
    try:
        make_venv(venv)
        install(venv, tables)
    except BaseException:
        shutil.rmtree(venv, ignore_errors=True)
        raise


def complete(venv: Path, tables: Sequence[Wanted], installed: Digests) -> None:
    """Add to a finished environment. Without its stamp while this goes on, so that an interrupted one is made anew.

    Raises BuildError; pip has then refused before it changed anything, so the old stamp holds.
    """
    (venv / STAMP).unlink()
    try:
        install(venv, tables)
    except BuildError:
        write_stamp(venv, installed)
        raise


def read_stamp(venv: Path) -> Digests:
    """What is installed, by table; nothing if the install was never finished or its Python is gone."""
    try:
        found = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict) or not python_of(venv).exists():
        return {}
    return {str(name): str(digest) for name, digest in found.items()}


def write_stamp(venv: Path, installed: Digests) -> None:
    """Say what is installed, in one step."""
    fresh = venv / (STAMP + ".new")
    fresh.write_text(json.dumps(dict(installed), indent=1), encoding="utf-8")
    fresh.replace(venv / STAMP)


def make_venv(venv: Path) -> None:
    """An empty virtual environment with pip, in place of whatever was there. Raises BuildError."""
    if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise BuildError(
            "This Python cannot make virtual environments; "
            f"on Debian or Ubuntu, install the package python{version}-venv."
        )
    say(f"Making {venv.name}")
    base_python = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run([base_python, "-m", "venv", "--clear", str(venv)], capture_output=True, text=True)
    if made.returncode != 0:
        raise BuildError(f"The virtual environment {venv} could not be made: {last_line(made.stdout + made.stderr)}")


def install(venv: Path, tables: Sequence[Wanted]) -> None:
    """Install the pinned packages with pip, telling each one. Raises BuildError."""
    packages = [package for table in tables for package in table.packages]
    say(f"Installing {len(packages)} packages and what they need into {venv.name} (needed once)")
    command = [str(python_of(venv)), "-m", "pip", "install", "--disable-pip-version-check", "--retries", "2", *packages]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        try:
            output = [told(line) for line in pip.stdout]
        except BaseException:
            pip.terminate()
            raise
    if pip.returncode != 0:
        raise BuildError(why_pip_failed("".join(output)))


def told(line: str) -> str:
    """The same line, after saying it if it shows how far pip is."""
    if line.startswith(("Collecting ", "Installing collected ")):
        say("  " + line.split(" (from")[0].split(":")[0].strip())
    return line


def why_pip_failed(output: str) -> str:
    """A sentence out of pip's report."""
    if any(sign in output for sign in OFFLINE_SIGNS):
        return "The packages could not be fetched: a first build needs a connection to the Python package index."
    return f"The packages could not be installed: {last_line(output)}"


def last_line(output: str) -> str:
    """The last line that says something, errors before others."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return (errors or lines or ["no reason was given."])[-1]


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def inside(venv: Path) -> bool:
    """Whether this process runs in that environment."""
    return Path(sys.prefix).resolve() == venv.resolve()


def run_inside(venv: Path, arguments: Sequence[str]) -> int:
    """Run a script with the environment's Python, in place of this process where the system can."""
    command = [str(python_of(venv)), *arguments]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)
