"""The browser's own modules, looked up at the moment one of their names is used.

Modules that name them can therefore be imported anywhere: in plain Python by tests, and while the build makes the
memory snapshot, where there is no `js` yet. Use them inside functions only.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final


class _Late:
    """Stands for a module that only a page or a worker has."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)


js: Final[Any] = _Late("js")
"""The globals of the page or worker."""
ffi: Final[Any] = _Late("pyodide.ffi")
"""Proxies, conversions, and JsException."""
http: Final[Any] = _Late("pyodide.http")
pyscript: Final[Any] = _Late("pyscript")
