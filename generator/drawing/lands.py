"""The colours of the countries on a map, for the themes: by role, as `generator.drawing.themes` has them."""

from __future__ import annotations

from collections.abc import Mapping

# The countries of a map, as watercolours under a pattern of lines in a darker tone.
LANDS: Mapping[str, str] = {
    "land-violet": "#e6d2e2",
    "land-sky": "#d0e8ec",
    "land-royal": "#d3d9f2",
    "land-forest": "#cbe3cb",
    "land-leaf": "#e4ecc0",
    "land-stone": "#efe9da",
    "land-brick": "#f3d3c9",
    "land-amber": "#f8e2bd",
    "land-slate": "#d9d7d4",
    "land-free": "#f8e388",
}
LAND_LINES: Mapping[str, str] = {
    "land-violet-line": "#b98bb0",
    "land-sky-line": "#7dbac6",
    "land-royal-line": "#8d9bd6",
    "land-forest-line": "#78b380",
    "land-leaf-line": "#adc060",
    "land-stone-line": "#c9bc9c",
    "land-brick-line": "#d48f7d",
    "land-amber-line": "#dca861",
    "land-slate-line": "#a29d98",
}
DARK_LANDS: Mapping[str, str] = {
    "land-violet": "#3c2b3a",
    "land-sky": "#1f3a40",
    "land-royal": "#262d4d",
    "land-forest": "#1f3a26",
    "land-leaf": "#353b1a",
    "land-stone": "#35322a",
    "land-brick": "#47271f",
    "land-amber": "#46351b",
    "land-slate": "#333130",
    "land-free": "#5c4c0c",
    "land-violet-line": "#704f6a",
    "land-sky-line": "#3a6c77",
    "land-royal-line": "#48558f",
    "land-forest-line": "#3c6b48",
    "land-leaf-line": "#636f31",
    "land-stone-line": "#5b5546",
    "land-brick-line": "#83493a",
    "land-amber-line": "#806131",
    "land-slate-line": "#5d5957",
}
# Where contrast counts, the patterns alone tell them apart.
CONTRAST_LANDS: Mapping[str, str] = {
    **dict.fromkeys(LANDS, "#ffffff"),
    **dict.fromkeys(LAND_LINES, "#b4b4b4"),
}
DARK_CONTRAST_LANDS: Mapping[str, str] = {
    **dict.fromkeys(LANDS, "#000000"),
    **dict.fromkeys(LAND_LINES, "#5c5c5c"),
}
