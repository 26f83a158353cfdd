"""What a theme is, what a colour role is in each theme, and how far apart two colours are to the eye.

A role is a meaning ("ink", "danger"), a theme says what it looks like. An empty colour is not painted at all: that
is how the ink-saving theme drops its fills. On the screen every role is a CSS custom property of the same name
(`--ink`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Role: TypeAlias = str
Colour: TypeAlias = str
Theme: TypeAlias = Mapping[Role, Colour]
ThemeName: TypeAlias = Literal["light", "dark", "contrast", "dark-contrast", "paper", "low-ink"]

SCREEN_THEMES: Final[tuple[ThemeName, ...]] = ("light", "dark", "contrast", "dark-contrast")
PAPER_THEMES: Final[tuple[ThemeName, ...]] = ("paper", "low-ink")


@dataclass(frozen=True, slots=True)
class Shades:
    """One colour role in every theme: `#rrggbb`, or "" for nothing.

    What is not given is as in `light`; `dark_contrast` as in `contrast`, and `low_ink` as on `paper`.
    """

    light: Colour
    dark: Colour | None = None
    contrast: Colour | None = None
    dark_contrast: Colour | None = None
    paper: Colour | None = None
    low_ink: Colour | None = None

    def in_theme(self, theme: ThemeName) -> Colour:
        """The colour in a theme. Raises KeyError for a theme that there is not."""
        contrast, paper = _given(self.contrast, self.light), _given(self.paper, self.light)
        return {
            "light": self.light,
            "dark": _given(self.dark, self.light),
            "contrast": contrast,
            "dark-contrast": _given(self.dark_contrast, contrast),
            "paper": paper,
            "low-ink": _given(self.low_ink, paper),
        }[theme]


def _given(colour: Colour | None, otherwise: Colour) -> Colour:
    return otherwise if colour is None else colour


def rgb(colour: Colour) -> tuple[float, float, float]:
    """Red, green and blue of `#rrggbb`, each from 0 to 1. Raises ValueError for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"not a colour of the form #rrggbb: {colour!r}")
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:], 16) / 255


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: Colour, other: Colour) -> float:
    """The WCAG 2.2 contrast ratio, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
