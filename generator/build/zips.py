"""Zips whose bytes depend on their content alone."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def write_zip(target: Path, files: Mapping[str, bytes], compression: int = zipfile.ZIP_STORED) -> None:
    """Write the files in the order of their names, without times."""
    with zipfile.ZipFile(target, "w", compression, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], compression)


def merge_zips(target: Path, sources: Iterable[Path], keep: Callable[[str], bool]) -> None:
    """Write one compressed zip of those entries of the sources whose name is to be kept."""
    files: dict[str, bytes] = {}
    for source in sources:
        with zipfile.ZipFile(source) as archive:
            files.update({name: archive.read(name) for name in archive.namelist() if keep(name)})
    write_zip(target, files, zipfile.ZIP_DEFLATED)
