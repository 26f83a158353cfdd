"""Filling a folder in one step: whole, or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from generator.build.errors import BuildError

MARKER: Final = ".paddock-build.json"
"""Lies in every folder that was filled here; without it a folder that is not empty is somebody else's."""


def fill_folder(out: Path, fill: Callable[[Path], None], marker: str) -> None:
    """Replace `out` by a folder that `fill` has filled; whatever happens, `out` is the old one or the new one.

    `marker` is the text of the marker file. Raises BuildError if `out` is not ours to replace or can't be written.
    """
    out = out.absolute()
    check_replaceable(out)
    fresh = make_sibling(out, "new")
    try:
        fill(fresh)
        (fresh / MARKER).write_text(marker, encoding="utf-8")
        swap(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def check_replaceable(out: Path) -> None:
    """Raises BuildError, with the reason, if the folder may not or cannot be replaced."""
    if not out.parent.is_dir():
        raise BuildError(f"The output folder {out} cannot be made: {out.parent} is not a folder.")
    if not os.access(out.parent, os.W_OK | os.X_OK):
        raise BuildError(f"The output folder {out} cannot be written: {out.parent} is not writable.")
    if not os.path.lexists(out):
        return
    if out.is_symlink() or not out.is_dir():
        raise BuildError(f"The output folder {out} is not a folder.")
    if not os.access(out, os.R_OK | os.W_OK | os.X_OK):
        raise BuildError(f"The output folder {out} is not writable.")
    if any(out.iterdir()) and not (out / MARKER).is_file():
        raise BuildError(f"The folder {out} holds something other than an earlier build, so it is left alone.")


def make_sibling(out: Path, purpose: str) -> Path:
    """An empty folder beside `out`, thus on the same file system. Raises BuildError."""
    try:
        made = Path(tempfile.mkdtemp(prefix=f".{out.name}-{purpose}-", dir=out.parent))
        made.chmod(0o755)
    except OSError as error:
        raise BuildError(f"The output folder {out} cannot be written: {error.strerror}.") from error
    return made


def swap(fresh: Path, out: Path) -> None:
    """Put `fresh` in the place of `out`. Raises BuildError, and then `out` is as it was."""
    if not out.exists():
        rename(fresh, out)
        return
    aside = make_sibling(out, "old")
    try:
        rename(out, aside / out.name)
        try:
            rename(fresh, out)
        except BaseException:
            rename(aside / out.name, out)
            raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def rename(source: Path, target: Path) -> None:
    """Rename within one file system. Raises BuildError."""
    try:
        source.rename(target)
    except OSError as error:
        raise BuildError(f"{target} cannot be replaced: {error.strerror}.") from error
