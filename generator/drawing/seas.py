"""The colours of a painted board with islands and of small figures on it, by day and by night, for the themes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Figures are things, not paper: the same on every screen, on a base of their own that sets them off any ground.
COATS: Final[Mapping[str, str]] = {
    "coat-1": "#f0a63c",
    "coat-2": "#8a5a34",
    "coat-3": "#c98b4b",
    "coat-4": "#f3a9b4",
    "coat-5": "#b9b4ae",
    "coat-6": "#f6f1e4",
    "coat-7": "#4f7fc4",
}
FIGURES: Mapping[str, str] = {
    **COATS,
    "coat-edge": "#1b1610",
    "base": "#fffdf6",
    "base-edge": "#1b1610",
    "on-base": "#000000",
}
SEAS: Mapping[str, str] = {
    **FIGURES,
    "sea": "#8ec3e0",
    "sea-line": "#7ab3d3",
    "strand": "#f2dfa6",
    "strand-line": "#b08d3a",
    "isle": "#a9cf86",
    "isle-edge": "#3d5b2a",
    "on-isle": "#16240c",
    "night": "#12162b",
    "night-rim": "#5d6694",
    "night-soft": "#252b4d",
    "night-edge": "#8f9ad0",
    "on-night": "#f3f4ff",
    "night-lit": "#ffd873",
}
DARK_SEAS: Mapping[str, str] = {
    **SEAS,
    "sea": "#3c7391",
    "sea-line": "#336783",
    "strand": "#c2a865",
    "strand-line": "#7a6428",
    "isle": "#6f9350",
    "isle-edge": "#17240e",
    "on-isle": "#000000",
    "night": "#070914",
    "night-soft": "#191e38",
}
CONTRAST_SEAS: Mapping[str, str] = {
    **SEAS,
    "base": "#ffffff",
    "sea": "#d5ecfb",
    "sea-line": "#5b93b5",
    "strand": "#fff3c9",
    "strand-line": "#6a4f00",
    "isle": "#ffffff",
    "isle-edge": "#000000",
    "on-isle": "#000000",
    "night": "#000000",
    "night-rim": "#ffffff",
    "night-soft": "#101010",
    "night-edge": "#ffffff",
    "on-night": "#ffffff",
    "night-lit": "#ffe680",
}
DARK_CONTRAST_SEAS: Mapping[str, str] = {
    **CONTRAST_SEAS,
    "sea": "#0d2b3d",
    "sea-line": "#4f86a6",
    "strand": "#4a3a08",
    "strand-line": "#ffe08a",
    "isle": "#000000",
    "isle-edge": "#ffffff",
    "on-isle": "#ffffff",
}
# White keeps what lies below from showing through figures and land; lines do the rest.
PLAIN_SEAS: Mapping[str, str] = {
    **dict.fromkeys(SEAS, "#000000"),
    **dict.fromkeys((*COATS, "base", "isle", "strand"), "#ffffff"),
    **dict.fromkeys(("sea", "night", "night-soft"), ""),
    "sea-line": "#9a9a9a",
    "strand-line": "#6a6a6a",
}
