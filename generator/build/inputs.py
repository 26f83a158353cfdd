"""Whether a build is up to date: a hash over everything that it is made from."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from generator.build.folder import MARKER

SOURCES: Final = ("engine", "generator", "site", "templates", "pyproject.toml")
LEFT_OUT: Final = frozenset({"__pycache__", "node_modules", "bench", "commands"})
"""Folder names whose content no file of the site depends on."""


def digest_of_inputs(root: Path) -> str:
    """Changes when any source of the site changes. Only names and bytes count, no times."""
    digest = hashlib.sha256()
    for path in sorted(input_files(root)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(root).as_posix()}\0{content}\n".encode())
    return digest.hexdigest()


def input_files(root: Path) -> Iterator[Path]:
    """Every source file of the site, in no order."""
    for name in SOURCES:
        if (root / name).is_file():
            yield root / name
        for folder, folders, files in os.walk(root / name):
            folders[:] = [inner for inner in folders if inner not in LEFT_OUT and not inner.startswith(".")]
            yield from (Path(folder, file) for file in files if not file.startswith("."))


def marker_of(digest: str) -> str:
    """The text of the marker file of a build from these inputs."""
    return json.dumps({"inputs": digest}) + "\n"


def is_fresh(out: Path, digest: str) -> bool:
    """Whether `out` holds a build from exactly these inputs."""
    try:
        return (out / MARKER).read_text(encoding="utf-8") == marker_of(digest)
    except (OSError, UnicodeDecodeError):
        return False
