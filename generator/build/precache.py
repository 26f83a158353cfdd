"""The service worker of the built site: Workbox's precaching, and the list of all files with their hashes."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Final

SCRIPT: Final = "service-worker.js"
LIST: Final = '"__FILES__"'
WORKBOX: Final = ("core", "routing", "strategies", "precaching")
NOT_CACHED: Final = (SCRIPT, ".nojekyll", "404.html", "robots.txt")
_HASHED: Final = re.compile(r"-[0-9a-f]{12}[./]")
"""Names that contain their content's hash: such a file never changes, so a browser may take it from its own cache."""
_SOURCE_MAP: Final = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def write_service_worker(out: Path, version: str) -> None:
    """Write `out/service-worker.js`, which keeps every file below `out` for use without a network.

    Call it last, when everything else is in `out`. `version` is put into the script, so that a browser sees a new one
    even when only that changed. Needs `install_packages` to have run. Raises OSError when `out` can't be written.
    """
    root = Path(__file__).resolve().parents[2]
    modules = root / ".cache" / "npm" / "node_modules"
    parts = [_workbox(modules, name) for name in WORKBOX]
    own = (root / "site" / "static" / SCRIPT).read_text(encoding="utf-8")
    listed = json.dumps(precache_list(out), separators=(",", ":"))
    parts += [f"// version {version}", own.replace(LIST, listed)]
    (out / SCRIPT).write_text("\n".join(parts), encoding="utf-8")


def precache_list(out: Path) -> list[dict[str, str | None]]:
    """`{"url": path relative to the site, "revision": hash or None}` for each file, as Workbox wants it."""
    found = (path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if path.is_file())
    return [{"url": name, "revision": _revision(out, name)} for name in found if is_cached(name)]


def is_cached(name: str) -> bool:
    """Whether the file of this path below the site goes into the cache; hidden files don't."""
    return name not in NOT_CACHED and not any(part.startswith(".") for part in name.split("/"))


def _revision(out: Path, name: str) -> str | None:
    if _HASHED.search(name):
        return None
    return hashlib.sha256((out / name).read_bytes()).hexdigest()[:16]


def _workbox(modules: Path, name: str) -> str:
    path = modules / f"workbox-{name}" / "build" / f"workbox-{name}.prod.js"
    return _SOURCE_MAP.sub("", path.read_text(encoding="utf-8"))
