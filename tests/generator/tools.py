"""Programs that look at a PDF from outside. A missing one fails the test: a check that is skipped proves nothing."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGES = {"qpdf": "qpdf", "pdffonts": "poppler-utils", "pdftotext": "poppler-utils", "pdftoppm": "poppler-utils"}


def run(program: str, *arguments: str | Path) -> str:
    """What `program` prints. Fails the test when it is not installed or finds fault."""
    if shutil.which(program) is None:
        pytest.fail(f"{program} is needed for this test; install the package {PACKAGES[program]}")
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
    return done.stdout
