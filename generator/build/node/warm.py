"""Runs inside Pyodide at build time: import everything that shall already be there when a page opens."""

import gc
import importlib
import json
import sys
import zipimport


def warm(plan: str) -> str:
    """Import ``plan["modules"]`` (JSON); call ``plan["calls"]``; return the names in ``sys.modules`` as JSON."""
    todo = json.loads(plan)
    for name in todo["modules"]:
        importlib.import_module(name)
    for call in todo["calls"]:
        module, _, function = call.partition(":")
        getattr(importlib.import_module(module), function)()
    return json.dumps(sorted(sys.modules))


def cool(scope: dict[str, object]) -> None:
    """Leave nothing behind that belongs to the build: caches of the zip it read, this module's names, garbage."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
    for name in ("warm", "cool", "gc", "importlib", "json", "sys", "zipimport", "annotations"):
        scope.pop(name, None)
