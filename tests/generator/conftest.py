"""What tests of pictures and paper may ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.build.bootstrap import ROOT
from generator.build.fontcache import font_folder
from generator.build.progress import quiet
from generator.drawing.fonts import pdf_fonts
from generator.drawing.styles import FontRole


@pytest.fixture(scope="session")
def font_files() -> Path:
    """The folder of the made fonts."""
    return font_folder(ROOT, quiet)


@pytest.fixture(scope="session")
def fonts(font_files: Path) -> dict[FontRole, Path]:
    """Font role -> TrueType file."""
    return pdf_fonts(font_files)
