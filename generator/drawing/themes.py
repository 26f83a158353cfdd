"""What each colour role is in each theme, and how far apart two colours are to the eye.

A role is a meaning ("ink", "danger"), a theme says what it looks like. An empty colour is not painted at all: that
is how the ink-saving theme drops its fills. On the screen every role is a CSS custom property of the same name
(`--ink`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from generator.drawing import things
from generator.drawing.lands import CONTRAST_LANDS, DARK_CONTRAST_LANDS, DARK_LANDS, LAND_LINES, LANDS

Role: TypeAlias = str
Colour: TypeAlias = str
Theme: TypeAlias = Mapping[Role, Colour]

# Okabe and Ito, "Color Universal Design" (2008): orange, bluish green, reddish purple, blue. Blue comes last because
# the accent is a blue too.
PLAYERS: Mapping[Role, Colour] = {
    "player1": "#e69f00",
    "player2": "#009e73",
    "player3": "#cc79a7",
    "player4": "#0072b2",
}
PLAYER_TINTS: Mapping[Role, Colour] = {f"{role}-tint": colour for role, colour in PLAYERS.items()}
ON_PLAYERS: Mapping[Role, Colour] = {f"on-{role}": "#ffffff" if role == "player4" else "#000000" for role in PLAYERS}
# A machine reads these: dark on light whatever the theme.
CODE: Mapping[Role, Colour] = {"code": "#000000", "code-ground": "#ffffff"}

# The caps and shafts of sticks are things, not paper: the same on every screen. People who lack one kind of cone can
# tell the caps apart too: no two are nearer than 20 in CIELAB then (tested).
CAPS: Mapping[Role, Colour] = {
    "cap-yellow": "#f5e04a",
    "cap-orange": "#e4800f",
    "cap-red": "#a91b17",
    "cap-violet": "#b48ad8",
    "cap-blue": "#1457a8",
    "cap-green": "#3dab76",
    "cap-white": "#ffffff",
    "cap-black": "#17181a",
}
DARK_CAPS = ("cap-red", "cap-blue", "cap-black")
ON_CAPS: Mapping[Role, Colour] = {f"on-{role}": "#ffffff" if role in DARK_CAPS else "#000000" for role in CAPS}
CAP_LINES: Mapping[Role, Colour] = {
    "cap-yellow-line": "#8a7a00",
    "cap-orange-line": "#8a4700",
    "cap-red-line": "#f0a39c",
    "cap-violet-line": "#5a2f80",
    "cap-blue-line": "#a9cdf5",
    "cap-green-line": "#0d5532",
    "cap-white-line": "#6b6b6b",
    "cap-black-line": "#9a9da0",
}
SHAFTS: Mapping[Role, Colour] = {
    "shaft-dark": "#2f1c0e",
    "shaft-dark-line": "#150b05",
    "shaft-dark-seam": "#8a6b4c",
    "shaft-light": "#f7e6c4",
    "shaft-light-seam": "#553a1e",
}
STICKS: Mapping[Role, Colour] = {**CAPS, **ON_CAPS, **CAP_LINES, **SHAFTS}
_PLAIN_STICKS: Mapping[Role, Colour] = {
    **dict.fromkeys((*CAPS, "shaft-dark", "shaft-light"), "#ffffff"),
    **dict.fromkeys((*ON_CAPS, *CAP_LINES, "shaft-dark-line", "shaft-dark-seam", "shaft-light-seam"), "#000000"),
}

LIGHT: Theme = {
    "table": "#dfe1de",
    "paper": "#fcfcf9",
    "raised": "#ffffff",
    "ink": "#1b2026",
    "muted": "#535a61",
    "rule": "#b9beb9",
    "grid": "#c3cbbb",
    "ground": "#edf2e4",
    "wood": "#8f6338",
    "wood-fill": "#8f6338",
    "wood-edge": "#553a1e",
    "wood-soft": "#ecdcc3",
    "on-wood": "#ffffff",
    "accent": "#1d4f8c",
    "on-accent": "#ffffff",
    "accent-soft": "#dce7f4",
    "accent-tint": "#dce7f4",
    "danger": "#a8231b",
    "danger-soft": "#f8e1de",
    "danger-tint": "#f8e1de",
    "ok": "#1d6638",
    "ok-soft": "#dceede",
    "ok-tint": "#dceede",
    "focus": "#1b2026",
    **things.THINGS,
    **PLAYERS,
    **PLAYER_TINTS,
    **ON_PLAYERS,
    **CODE,
    **STICKS,
    **LANDS,
    **LAND_LINES,
}

DARK: Theme = {
    "table": "#121313",
    "paper": "#1d1e1e",
    "raised": "#272828",
    "ink": "#ebe7dd",
    "muted": "#aaa79e",
    "rule": "#4b4c4a",
    "grid": "#414940",
    "ground": "#222822",
    "wood": "#b5834f",
    "wood-fill": "#b5834f",
    "wood-edge": "#e3c59e",
    "wood-soft": "#463421",
    "on-wood": "#000000",
    "accent": "#8fbcf2",
    "on-accent": "#0d1520",
    "accent-soft": "#24364d",
    "accent-tint": "#24364d",
    "danger": "#ff9d90",
    "danger-soft": "#4b2522",
    "danger-tint": "#4b2522",
    "ok": "#8ed3a0",
    "ok-soft": "#1f3a29",
    "ok-tint": "#1f3a29",
    "focus": "#ffffff",
    **things.DARK_THINGS,
    **PLAYERS,
    **PLAYER_TINTS,
    **ON_PLAYERS,
    **CODE,
    **STICKS,
    **DARK_LANDS,
}

CONTRAST: Theme = {
    "table": "#ffffff",
    "paper": "#ffffff",
    "raised": "#ffffff",
    "ink": "#000000",
    "muted": "#2b2b2b",
    "rule": "#000000",
    "grid": "#767676",
    "ground": "#ffffff",
    "wood": "#3d2407",
    "wood-fill": "#3d2407",
    "wood-edge": "#000000",
    "wood-soft": "#ffffff",
    "on-wood": "#ffffff",
    "accent": "#00318f",
    "on-accent": "#ffffff",
    "accent-soft": "#dfe9ff",
    "accent-tint": "#dfe9ff",
    "danger": "#8f0000",
    "danger-soft": "#ffe5e2",
    "danger-tint": "#ffe5e2",
    "ok": "#004d1f",
    "ok-soft": "#dff5e4",
    "ok-tint": "#dff5e4",
    "focus": "#000000",
    **things.CONTRAST_THINGS,
    **PLAYERS,
    **PLAYER_TINTS,
    **ON_PLAYERS,
    **CODE,
    **STICKS,
    **CONTRAST_LANDS,
}

DARK_CONTRAST: Theme = {
    "table": "#000000",
    "paper": "#000000",
    "raised": "#000000",
    "ink": "#ffffff",
    "muted": "#dcdcdc",
    "rule": "#ffffff",
    "grid": "#7c7c7c",
    "ground": "#000000",
    "wood": "#ffcf96",
    "wood-fill": "#ffcf96",
    "wood-edge": "#ffffff",
    "wood-soft": "#000000",
    "on-wood": "#000000",
    "accent": "#a6d0ff",
    "on-accent": "#000000",
    "accent-soft": "#0f2747",
    "accent-tint": "#0f2747",
    "danger": "#ffb6ab",
    "danger-soft": "#420d08",
    "danger-tint": "#420d08",
    "ok": "#9de9b2",
    "ok-soft": "#06301a",
    "ok-tint": "#06301a",
    "focus": "#ffffff",
    **things.DARK_CONTRAST_THINGS,
    **PLAYERS,
    **PLAYER_TINTS,
    **ON_PLAYERS,
    **CODE,
    **STICKS,
    **DARK_CONTRAST_LANDS,
}

PAPER: Theme = {
    **LIGHT,
    "table": "#ffffff",
    "paper": "#ffffff",
    "ink": "#000000",
    "muted": "#474c52",
    "grid": "#aab3a2",
    "ground": "#f3f6ed",
    "focus": "#000000",
}

# White stays: it costs nothing and keeps what lies below from showing through.
_WHITENED = ("wood-soft", "accent-soft", "danger-soft", "ok-soft")
_UNINKED = ("ground", "accent-tint", "danger-tint", "ok-tint", *PLAYER_TINTS)
LOW_INK: Theme = {
    **PAPER,
    **dict.fromkeys(_WHITENED, "#ffffff"),
    **dict.fromkeys(_UNINKED, ""),
    **things.PLAIN_THINGS,
    "muted": "#3c3c3c",
    "rule": "#8c8c8c",
    "grid": "#9a9a9a",
    "wood": "#000000",
    "wood-fill": "#ffffff",
    "on-wood": "#000000",
    "wood-edge": "#000000",
    "accent": "#000000",
    "danger": "#000000",
    "ok": "#000000",
    **_PLAIN_STICKS,
    **dict.fromkeys(LANDS, ""),
    **dict.fromkeys(LAND_LINES, "#9a9a9a"),
}

THEMES: Mapping[str, Theme] = {
    "light": LIGHT,
    "dark": DARK,
    "contrast": CONTRAST,
    "dark-contrast": DARK_CONTRAST,
    "paper": PAPER,
    "low-ink": LOW_INK,
}
SCREEN_THEMES = ("light", "dark", "contrast", "dark-contrast")
PAPER_THEMES = ("paper", "low-ink")

# The user's own colours (Windows high contrast) replace ours; only roles with a system colour are listed.
SYSTEM_COLOURS: Theme = {
    "table": "Canvas",
    "paper": "Canvas",
    "raised": "Canvas",
    "ground": "Canvas",
    "wood-soft": "Canvas",
    "accent-soft": "Canvas",
    "accent-tint": "Canvas",
    "danger-soft": "Canvas",
    "danger-tint": "Canvas",
    "ok-soft": "Canvas",
    "ok-tint": "Canvas",
    "ink": "CanvasText",
    "muted": "CanvasText",
    "rule": "CanvasText",
    "grid": "GrayText",
    "wood": "CanvasText",
    "wood-fill": "CanvasText",
    "wood-edge": "CanvasText",
    "on-wood": "Canvas",
    "accent": "Highlight",
    "on-accent": "HighlightText",
    "danger": "LinkText",
    "ok": "CanvasText",
    "focus": "Highlight",
}


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
