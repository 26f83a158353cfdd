"""Results that are kept in `.cache/` under a hash of everything they were made from."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

_KEPT: Final = 4
"""How many results of each kind stay: going back and forth between two versions must not remake everything."""


def key_of(parts: Iterable[bytes | str | Path]) -> str:
    """A short hash over texts, bytes and the contents of files, in this order."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode() if isinstance(part, str) else part
        digest.update(hashlib.sha256(data).digest())
    return digest.hexdigest()[:16]


def cached(folder: Path, kind: str, key: str, make: Callable[[Path], None]) -> Path:
    """The folder `KIND-KEY` below `folder`; when it is not there, `make` fills it first. Never half filled."""
    target = folder / f"{kind}-{key}"
    if target.is_dir():
        return target
    folder.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix="new-", dir=folder))
    try:
        make(fresh)
        # Another build may have made the same meanwhile.
        if not target.is_dir():
            fresh.replace(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    _forget_old(folder, kind)
    return target


def _forget_old(folder: Path, kind: str) -> None:
    old = sorted(folder.glob(f"{kind}-*"), key=lambda path: path.stat().st_mtime)
    for path in old[:-_KEPT]:
        shutil.rmtree(path, ignore_errors=True)
