"""The looks that every game may draw with: ink and paper, pieces, boxes, lines, the print shop's marks.

Style names go by look, never by game: a figure maps its own things to them ("a fence is a `bar`"). A style or colour
that only one game uses is in that game's `looks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from generator.drawing.hatch import CROSSED, RISING
from generator.drawing.styles import Look, Looks, hatched, stroke, words
from generator.drawing.themes import Role, Shades

# Okabe and Ito, "Color Universal Design" (2008): orange, bluish green, reddish purple, blue. Blue comes last because
# the accent is a blue too.
PLAYERS: Final[Mapping[Role, Shades]] = {
    "player1": Shades("#e69f00"),
    "player2": Shades("#009e73"),
    "player3": Shades("#cc79a7"),
    "player4": Shades("#0072b2"),
}
ON_PLAYERS: Final[Mapping[Role, Shades]] = {
    "on-player1": Shades("#000000"),
    "on-player2": Shades("#000000"),
    "on-player3": Shades("#000000"),
    "on-player4": Shades("#ffffff"),
}
# A machine reads these: dark on light whatever the theme.
CODE: Final[Mapping[Role, Shades]] = {
    "code": Shades("#000000"),
    "code-ground": Shades("#ffffff"),
}
# Where the eyes of the player to move are covered: dark whatever the theme.
NIGHT: Final[Mapping[Role, Shades]] = {
    "night": Shades("#12162b", dark="#070914", contrast="#000000", low_ink=""),
    "night-soft": Shades("#252b4d", dark="#191e38", contrast="#101010", low_ink=""),
    "night-edge": Shades("#8f9ad0", contrast="#ffffff", low_ink="#000000"),
    "on-night": Shades("#f3f4ff", contrast="#ffffff", low_ink="#000000"),
    "night-lit": Shades("#ffd873", contrast="#ffe680", low_ink="#000000"),
}

# Low on ink, white stays below letters: it costs nothing and keeps what lies below from showing through.
COLOURS: Final[Mapping[Role, Shades]] = {
    "table": Shades("#dfe1de", dark="#121313", contrast="#ffffff", dark_contrast="#000000", paper="#ffffff"),
    "paper": Shades("#fcfcf9", dark="#1d1e1e", contrast="#ffffff", dark_contrast="#000000", paper="#ffffff"),
    "raised": Shades("#ffffff", dark="#272828", dark_contrast="#000000"),
    "ink": Shades("#1b2026", dark="#ebe7dd", contrast="#000000", dark_contrast="#ffffff", paper="#000000"),
    "muted": Shades(
        "#535a61", dark="#aaa79e", contrast="#2b2b2b", dark_contrast="#dcdcdc", paper="#474c52", low_ink="#3c3c3c"
    ),
    "rule": Shades("#b9beb9", dark="#4b4c4a", contrast="#000000", dark_contrast="#ffffff", low_ink="#8c8c8c"),
    "grid": Shades(
        "#c3cbbb", dark="#414940", contrast="#767676", dark_contrast="#7c7c7c", paper="#aab3a2", low_ink="#9a9a9a"
    ),
    "ground": Shades(
        "#edf2e4", dark="#222822", contrast="#ffffff", dark_contrast="#000000", paper="#f3f6ed", low_ink=""
    ),
    "wood": Shades("#8f6338", dark="#b5834f", contrast="#3d2407", dark_contrast="#ffcf96", low_ink="#000000"),
    "wood-edge": Shades("#553a1e", dark="#e3c59e", contrast="#000000", dark_contrast="#ffffff", low_ink="#000000"),
    "wood-soft": Shades("#ecdcc3", dark="#463421", contrast="#ffffff", dark_contrast="#000000", low_ink="#ffffff"),
    "accent": Shades("#1d4f8c", dark="#8fbcf2", contrast="#00318f", dark_contrast="#a6d0ff", low_ink="#000000"),
    "on-accent": Shades("#ffffff", dark="#0d1520", dark_contrast="#000000"),
    "accent-soft": Shades("#dce7f4", dark="#24364d", contrast="#dfe9ff", dark_contrast="#0f2747", low_ink="#ffffff"),
    "accent-tint": Shades("#dce7f4", dark="#24364d", contrast="#dfe9ff", dark_contrast="#0f2747", low_ink=""),
    "danger": Shades("#a8231b", dark="#ff9d90", contrast="#8f0000", dark_contrast="#ffb6ab", low_ink="#000000"),
    "danger-soft": Shades("#f8e1de", dark="#4b2522", contrast="#ffe5e2", dark_contrast="#420d08", low_ink="#ffffff"),
    "focus": Shades("#1b2026", dark="#ffffff", contrast="#000000", dark_contrast="#ffffff", paper="#000000"),
    **PLAYERS,
    **ON_PLAYERS,
    **CODE,
    **NIGHT,
}
FORCED: Final[Mapping[Role, str]] = {
    "table": "Canvas",
    "paper": "Canvas",
    "raised": "Canvas",
    "ground": "Canvas",
    "wood-soft": "Canvas",
    "accent-soft": "Canvas",
    "accent-tint": "Canvas",
    "danger-soft": "Canvas",
    "ink": "CanvasText",
    "muted": "CanvasText",
    "rule": "CanvasText",
    "grid": "GrayText",
    "wood": "CanvasText",
    "wood-edge": "CanvasText",
    "accent": "Highlight",
    "on-accent": "HighlightText",
    "danger": "LinkText",
    "focus": "Highlight",
}

STYLES: Final[Mapping[str, Look]] = {
    # words and figures
    "text": words("ink"),
    "text-muted": words("muted"),
    "text-strong": words("ink", "strong"),
    "text-italic": words("ink", "italic"),
    "text-accent": words("accent", "strong"),
    "heading": words("ink", "caps"),
    "heading-accent": words("accent", "caps"),
    "number": words("ink", "label"),
    "number-muted": words("muted", "label"),
    "number-accent": words("accent", "label"),
    "number-on-accent": words("on-accent", "label"),
    "number-written": words("accent", "italic"),
    # the board
    "ground": Look(fill="ground"),
    "grid": stroke("grid", 0.2, cap="butt"),
    "edge": stroke("wood-edge", 0.7),
    "cell": Look(fill="paper", stroke="grid", weight=0.2),
    # places on the board
    "peg": Look(fill="paper", stroke="wood-edge", weight=0.4),
    # bars: straight things laid across the board
    "bar": stroke("wood", 0.85),
    "bar-new": stroke("accent", 1.05),
    "bar-preview": stroke("accent", 0.8, 2.2, 1.7),
    "bar-wrong": stroke("danger", 1.0, 0.7, 1.7),
    # pieces
    "piece": Look(fill="ink", stroke="paper", weight=0.35),
    # areas
    "area-won": hatched("accent-tint", RISING, "accent", "accent", 0.3, 0.75),
    # pips, chips, cards
    "pip": Look(fill="ink"),
    "chip": Look(fill="wood-soft", stroke="wood-edge", weight=0.4),
    "chip-used": Look(fill="paper", stroke="muted", weight=0.3, dash=(0.9, 0.7)),
    "card": Look(fill="raised", stroke="ink", weight=0.3),
    "card-chosen": Look(fill="accent-soft", stroke="accent", weight=0.7),
    "card-back": hatched("wood-soft", CROSSED, "wood", "wood-edge", 0.3),
    # boxes to write in, labels
    "box": Look(fill="paper", stroke="ink", weight=0.25),
    "box-filled": Look(fill="accent-soft", stroke="ink", weight=0.25),
    "box-total": Look(fill="paper", stroke="ink", weight=0.6),
    "box-muted": Look(fill="paper", stroke="muted", weight=0.25, dash=(0.8, 0.6)),
    "plate": Look(fill="paper", stroke="ink", weight=0.15),
    "badge": Look(fill="accent", stroke="on-accent", weight=0.3),
    # lines
    "rule": stroke("rule", 0.2, cap="butt"),
    "line": stroke("ink", 0.3),
    "line-strong": stroke("ink", 0.7),
    "line-muted": stroke("muted", 0.25),
    "line-dashed": stroke("ink", 0.3, 1.2, 0.9),
    "line-accent": stroke("accent", 0.6),
    "frame-fine": Look(stroke="ink", weight=0.15),
    "arrow": Look(fill="ink"),
    "arrow-accent": Look(fill="accent"),
    # the print shop
    "crop": stroke("ink", 0.1, cap="butt"),
    "fold": stroke("muted", 0.15, 2.0, 2.0, cap="butt"),
    "ruler": stroke("ink", 0.2, cap="butt"),
    "module": Look(fill="code"),
    "module-ground": Look(fill="code-ground"),
    # unseen: where a touch counts, and the ring that shows its state (see `generator.drawing.stylesheet`)
    "hit": Look(),
    "halo": Look(),
    "halo-fine": Look(),  # below the thing itself: for things that are small and many
    # players: a letter on their colour
    **{f"mark-p{seat}": words(f"on-player{seat}", "label") for seat in range(1, 5)},
}

SHARED: Final = Looks(STYLES, COLOURS, FORCED)
"""What there is to draw with where no game is."""
