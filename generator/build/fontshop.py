"""Makes our font files from the ones npm brought: subset, with figures and small capitals put in place.

The same input gives the same bytes. Part of the build; nothing here is needed in the browser.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped,unused-ignore]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped,unused-ignore]

from generator.drawing.fonts import FACES, LICENCE_FILE, LICENCES, Face, font_file, web_font_file
from generator.drawing.styles import FontRole

# Latin with what European languages need, punctuation, currency, figures, arrows, the signs of arithmetic, bullets.
RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x2010, 0x2014),
    (0x2018, 0x201E),
    (0x2020, 0x2026),
    (0x2030, 0x203A),
    (0x2190, 0x2199),
)
SIGNS = "€№™−×÷≈≠≤≥½¼¾⁄■□▲▶▼◀◆◊"
_FONT_OUTPUT_ONLY = ("GSUB", "GPOS", "GDEF")


def characters() -> frozenset[int]:
    """The code points that a font file should have, as far as its typeface draws them."""
    ranged = (code for first, last in RANGES for code in range(first, last + 1))
    return frozenset((*ranged, *map(ord, SIGNS)))


def _single_substitutions(font: TTFont, feature: str) -> Iterator[tuple[str, str]]:
    """Glyph name -> glyph name of an OpenType feature that swaps one for one."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature:
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                yield from getattr(getattr(part, "ExtSubTable", part), "mapping", {}).items()


def _remap(font: TTFont, face: Face) -> None:
    """Put the wanted glyphs straight behind the characters: a PDF knows no OpenType features."""
    swaps: dict[str, str] = {}
    if face.small_caps:
        swaps.update(_single_substitutions(font, "smcp"))
    if face.figures:
        names = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
        swaps.update((name, name + face.figures) for name in names)
    for table in font["cmap"].tables:
        if table.isUnicode() and hasattr(table, "cmap"):
            table.cmap = {code: swaps.get(name, name) for code, name in table.cmap.items()}


def _rename(font: TTFont, role: FontRole, face: Face) -> None:
    full = f"Paddock {role.capitalize()}"
    names = {1: face.family, 3: full, 4: full, 6: full.replace(" ", "-")}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def _subset(font: TTFont) -> None:
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "liga", "locl", "mark", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "MVAR", "STAT"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=characters())
    worker.subset(font)


def _bytes(font: TTFont, flavor: str | None) -> bytes:
    font.flavor = flavor
    out = io.BytesIO()
    font.save(out, reorderTables=False)
    return out.getvalue()


def make(node_modules: Path, role: FontRole) -> tuple[bytes, bytes]:
    """The TrueType file for PDFs and the WOFF2 file for pages.

    Raises FileNotFoundError when npm has not installed the face.
    """
    face = FACES[role]
    # A fixed time stamp keeps the bytes the same.
    with TTFont(node_modules / face.source, recalcTimestamp=False) as font:
        _remap(font, face)
        _rename(font, role, face)
        _subset(font)
        web = _bytes(font, "woff2")
        for tag in _FONT_OUTPUT_ONLY:
            if tag in font:
                del font[tag]
        return _bytes(font, None), web


def licence_text(node_modules: Path) -> str:
    """The licences of the typefaces, one after the other, to be shipped with the files."""
    return "\n\n".join((node_modules / name).read_text(encoding="utf-8").strip() for name in LICENCES) + "\n"


def write_fonts(node_modules: Path, folder: Path) -> tuple[Path, ...]:
    """Write every font file and the licence text into `folder`, and return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for role in FACES:
        for name, content in zip((font_file(role), web_font_file(role)), make(node_modules, role), strict=True):
            (folder / name).write_bytes(content)
            written.append(folder / name)
    licence = folder / LICENCE_FILE
    licence.write_text(licence_text(node_modules), encoding="utf-8")
    return (*written, licence)
