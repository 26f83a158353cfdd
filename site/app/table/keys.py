"""What the keys of the play page do, for the page's help."""

from typing import Final

from engine.message import unchanged as _
from generator.drawing.figure import Figure, Key

MOVING: Final[tuple[Key, ...]] = (("← ↑ → ↓", _("go from thing to thing on the board")),)
DOING: Final[tuple[Key, ...]] = (
    ("Enter", _("touch it")),
    ("Esc", _("let go")),
    ("/", _("type a move")),
    ("D", _("do the one thing that is offered, such as to roll; the space bar does so too")),
    ("X", _("the way out, such as to pass")),
    ("U", _("undo")),
    ("R", _("redo")),
    ("H", _("hint")),
    ("N", _("new game")),
    ("G", _("my games")),
    ("S", _("save to a file")),
    ("L", _("share a link")),
    (", .", _("look back and forward")),
    ("?", _("this list")),
)


def keys_shown(figure: Figure) -> tuple[Key, ...]:
    """The keys of every play page, and those that its figure has beside them."""
    return (*MOVING, *figure.keys, *DOING)
