"""The keys of the play page: what each does, and what the page's help says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.message import unchanged as _
from generator.drawing.figure import Figure
from generator.drawing.figure import Key as Shown

TYPE: Final = "type"
"""The command that goes to the box where moves are typed."""


class Key(NamedTuple):
    """A key, or several that are explained together."""

    shown: str
    """What the help shows."""
    help: str
    """A msgid."""
    commands: Mapping[str, str] = {}
    """Command by key as the browser names it, in small letters, after "ctrl+" with that; none for keys of the board."""


KEYS: Final = (
    Key("← ↑ → ↓", _("go from thing to thing on the board")),
    Key("Enter", _("touch it")),
    Key("Esc", _("let go")),
    Key("/", _("type a move"), {"/": TYPE}),
    Key("D", _("do the one thing that is offered; the space bar does so too"), {"d": "main", " ": "main"}),
    Key("X", _("the way out, such as to pass"), {"x": "give-up"}),
    Key("U", _("undo"), {"u": "undo", "ctrl+z": "undo"}),
    Key("R", _("redo"), {"r": "redo", "ctrl+y": "redo"}),
    Key("H", _("hint"), {"h": "hint"}),
    Key("N", _("new game"), {"n": "new"}),
    Key("G", _("my games"), {"g": "games"}),
    Key("S", _("save to a file"), {"s": "save"}),
    Key("L", _("share a link"), {"l": "share"}),
    Key(", .", _("look back and forward"), {",": "back", ".": "forward"}),
    Key("?", _("this list"), {"?": "help"}),
)
COMMANDS: Final[Mapping[str, str]] = {key: command for row in KEYS for key, command in row.commands.items()}
"""Command by key."""


def keys_shown(figure: Figure) -> list[Shown]:
    """The rows of the help: the keys of every play page, those of the figure behind the first."""
    first, *others = ((key.shown, key.help) for key in KEYS)
    return [first, *figure.keys, *others]
