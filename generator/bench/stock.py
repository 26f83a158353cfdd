"""The page that our start is measured against: PyScript and Pyodide exactly as npm delivers them, same imports."""

from __future__ import annotations

import importlib.metadata
import json
import shutil
import zipfile
from pathlib import Path
from typing import Final

from generator.build.zips import write_zip

LIBRARIES: Final = ("jinja2", "markupsafe", "svgwrite")
"""What a page of ours has imported when its first line runs, beyond the standard library."""

ARCHIVE: Final = "libraries.zip"
CONFIG: Final = {"interpreter": "./pyodide/pyodide.mjs", "files": {f"./{ARCHIVE}": "./*"}}
PYTHON: Final = """
import jinja2, svgwrite
from js import document, performance
performance.mark("python")
document.documentElement.dataset.python = "ready"
"""
PAGE: Final = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./core/core.css">
<script type="module" src="./core/core.js"></script>
<script type="py" config='{json.dumps(CONFIG)}'>{PYTHON}</script>
</html>
"""


def write_stock_page(folder: Path, node_modules: Path) -> None:
    """Fill the folder with the page and all it loads, the libraries as an archive that PyScript's `files` unpacks."""
    shutil.copytree(node_modules / "@pyscript" / "core" / "dist", folder / "core")
    shutil.copytree(node_modules / "pyodide", folder / "pyodide")
    write_zip(folder / ARCHIVE, _sources(), zipfile.ZIP_DEFLATED)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")


def _sources() -> dict[str, bytes]:
    """The Python files of the libraries, as installed here, by their path in `site-packages`."""
    listed = [file for name in LIBRARIES for file in importlib.metadata.files(name) or ()]
    return {file.as_posix(): file.read_binary() for file in listed if file.suffix == ".py"}
