"""The font files, made once and kept until the typefaces' sources change."""

from __future__ import annotations

from pathlib import Path

from generator.build import fontshop
from generator.build.cache import cached, key_of
from generator.build.npm import install_packages
from generator.build.progress import Say
from generator.drawing import fonts


def font_folder(root: Path, say: Say) -> Path:
    """A folder with every font file and the licences, below `.cache` of the project. Raises BuildError."""
    modules = install_packages(root, say)
    sources = [modules / face.source for face in fonts.FACES.values()]
    makers = [Path(str(module.__file__)) for module in (fonts, fontshop)]
    return cached(root / ".cache", "fonts", key_of([*sources, *makers]), lambda fresh: make_fonts(modules, fresh, say))


def make_fonts(modules: Path, folder: Path, say: Say) -> None:
    """Fill the folder."""
    say("Cutting the typefaces down to what is used")
    fontshop.write_fonts(modules, folder)
