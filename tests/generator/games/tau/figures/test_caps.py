"""The caps of Tau can be told apart, by everybody and in every theme."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.tau.board import COLOURS
from generator.drawing.hatch import Hatch
from generator.drawing.scene import Circle
from generator.drawing.themes import PAPER_THEMES, SCREEN_THEMES, ThemeName, contrast_ratio, rgb
from generator.games.tau.figures import caps
from generator.games.tau.looks import CAPS, LOOKS


def matrix(kind: str) -> tuple[tuple[float, float, float], ...]:
    # Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
    return {
        "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
        "no long": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
        "no middle": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
        "no short": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    }[kind]


def lab(colour: str, kind: str) -> tuple[float, float, float]:
    """CIELAB (D65) of a colour as somebody with these cones sees it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in matrix(kind))
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("kind", ["all cones", "no long", "no middle", "no short"])
def test_caps_are_told_apart_whatever_cones_one_has(kind: str) -> None:
    for one, other in combinations((shades.light for shades in CAPS.values()), 2):
        far = sum((a - b) ** 2 for a, b in zip(lab(one, kind), lab(other, kind), strict=True)) ** 0.5
        assert far >= 20.0, (one, other, far)


@pytest.mark.parametrize("theme", [*SCREEN_THEMES, *PAPER_THEMES])
def test_letters_on_caps_can_be_read(theme: ThemeName) -> None:
    colours = LOOKS.theme(theme)
    ratios = {name: contrast_ratio(colours[f"on-cap-{name}"], colours[f"cap-{name}"]) for name in caps.NAMES}
    assert {name: ratio for name, ratio in ratios.items() if ratio < 4.5} == {}


def test_caps_differ_without_colour_and_letter() -> None:
    patterns = set()
    for colour in range(len(COLOURS)):
        cap = caps.cap(colour, 4.0)
        dots = sum(isinstance(item, Circle) and item.style.startswith("speck") for item in cap.items)
        (disc,) = [item for item in cap.items if isinstance(item, Circle) and item.style.startswith("cap-")]
        patterns.add((look_of(disc.style), dots))
    assert len(patterns) == len(COLOURS)


def look_of(style: str) -> Hatch | None:
    return LOOKS.look(style).hatch


def test_shafts_differ_without_colour() -> None:
    dark, light = (caps.ring(shaft, 4.0) for shaft in ("dark", "light"))
    assert look_of("shaft-dark") != look_of("shaft-light")
    assert len(light.items) > len(dark.items)
