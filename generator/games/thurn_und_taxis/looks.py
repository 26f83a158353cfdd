"""The looks of Thurn und Taxis: countries, roads, towns, houses and what is drawn over a map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import CROSSED, DENSE, FALLING, LEVEL, RISING, UPRIGHT, Hatch
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Colour, Role, Shades


def _ground(light: Colour, dark: Colour) -> Shades:
    """A watercolour; where contrast counts, the patterns alone tell countries apart."""
    return Shades(light, dark, contrast="#ffffff", dark_contrast="#000000", low_ink="")


def _line(light: Colour, dark: Colour) -> Shades:
    """A darker tone for the pattern over it."""
    return Shades(light, dark, contrast="#b4b4b4", dark_contrast="#5c5c5c", low_ink="#9a9a9a")


LANDS: Final[Mapping[Role, Shades]] = {
    "land-violet": _ground("#e6d2e2", "#3c2b3a"),
    "land-sky": _ground("#d0e8ec", "#1f3a40"),
    "land-royal": _ground("#d3d9f2", "#262d4d"),
    "land-forest": _ground("#cbe3cb", "#1f3a26"),
    "land-leaf": _ground("#e4ecc0", "#353b1a"),
    "land-stone": _ground("#efe9da", "#35322a"),
    "land-brick": _ground("#f3d3c9", "#47271f"),
    "land-amber": _ground("#f8e2bd", "#46351b"),
    "land-slate": _ground("#d9d7d4", "#333130"),
    "land-free": _ground("#f8e388", "#5c4c0c"),
    "land-violet-line": _line("#b98bb0", "#704f6a"),
    "land-sky-line": _line("#7dbac6", "#3a6c77"),
    "land-royal-line": _line("#8d9bd6", "#48558f"),
    "land-forest-line": _line("#78b380", "#3c6b48"),
    "land-leaf-line": _line("#adc060", "#636f31"),
    "land-brick-line": _line("#d48f7d", "#83493a"),
    "land-amber-line": _line("#dca861", "#806131"),
    "land-slate-line": _line("#a29d98", "#5d5957"),
}
LAND_HATCHES: Final[Mapping[str, Hatch | None]] = {
    "violet": RISING,
    "sky": LEVEL,
    "royal": UPRIGHT,
    "forest": Hatch(2.2, 0.0, crossed=True),
    "leaf": FALLING,
    "stone": None,
    "brick": CROSSED,
    "amber": Hatch(2.2, -72.0),
    "slate": DENSE,
}


def _land(name: str, hatch: Hatch | None) -> Look:
    return hatched(f"land-{name}", hatch, f"land-{name}-line") if hatch else Look(fill=f"land-{name}")


STYLES: Final[Mapping[str, Look]] = {
    # the map
    **{f"land-{name}": _land(name, hatch) for name, hatch in LAND_HATCHES.items()},
    "land-free": Look(fill="land-free", stroke="ink", weight=0.25),
    "frontier": stroke("muted", 0.3, 1.5, 0.7, 0.3, 0.7, cap="butt"),
    "text-land": words("muted", "caps"),
    "heading-land": words("ink", "caps"),
    "town": Look(fill="paper", stroke="ink", weight=0.3),
    "frame": Look(stroke="ink", weight=0.5),
    "sheet": Look(fill="paper"),
    # roads and houses
    "road": Look(fill="paper", stroke="ink", weight=0.2),
    "road-lit": Look(fill="accent", stroke="ink", weight=0.2),
    **{f"road-p{seat}": Look(fill=f"player{seat}", stroke="ink", weight=0.25) for seat in range(1, 5)},
    **{f"house-p{seat}": Look(fill=f"player{seat}", stroke="ink", weight=0.2) for seat in range(1, 5)},
    "house-ghost": Look(fill="paper", stroke="accent", weight=0.4, dash=(0.8, 0.5)),
    # carriages and tiles
    "wheel": Look(fill="paper", stroke="ink", weight=0.5),
    "tile": Look(fill="wood-soft", stroke="wood-edge", weight=0.3),
    # what helps and what does not
    "text-ok": words("ok", "strong"),
    "text-danger": words("danger", "strong"),
    "arrow-muted": Look(fill="muted"),
}
COLOURS: Final[Mapping[Role, Shades]] = {
    "ok": Shades("#1d6638", dark="#8ed3a0", contrast="#004d1f", dark_contrast="#9de9b2", low_ink="#000000"),
    **LANDS,
}
LOOKS: Final = Looks(STYLES, COLOURS, forced={"ok": "CanvasText"})
