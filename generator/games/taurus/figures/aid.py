"""The rules on one page: a picture and a few sentences for each."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.message import unchanged as msgid
from generator.drawing.scene import Group, Item, Millimetres, Text
from generator.games.taurus.figures import examples, side
from generator.games.taurus.figures.lines import Lines
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 188.0
COLUMN: Final[Millimetres] = 95.5
PICTURE: Final[Millimetres] = 42.0
TEXT: Final[Millimetres] = PICTURE + 3.2
BESIDE: Final = Lines(34)
"""Beside a picture."""
ACROSS: Final = Lines(150)


class Topic(NamedTuple):
    """A heading, what is to be said, and the drawn example that shows it."""

    title: str
    words: str
    picture: str


class Row(NamedTuple):
    """Two topics beside each other; their pictures are `high`."""

    high: Millimetres
    left: Topic
    right: Topic


SET_UP: Final = msgid(
    "For four a bull goes into every field, for three not into those along the right and the lower edge, for two not "
    "into those with a bull’s head; the colours mixed. Everybody has 20 wires, 8 short, 8 medium and 4 long. 48 posts "
    "and 20 grey wires are for all."
)
ROWS: Final = (
    Row(
        28.4,
        Topic(
            msgid("First fences"),
            msgid(
                "In your first turn set two posts into empty holes close together, anywhere on the board, and join "
                "them by a short wire of your own."
            ),
            "first-fences",
        ),
        Topic(
            msgid("Neighbouring posts"),
            msgid(
                "A wire joins two posts in one field, or in two fields that share an edge; C and D do not. Two posts "
                "are joined once at most. No wire runs over a third post, and no post goes under a wire."
            ),
            "neighbours",
        ),
    ),
    Row(
        28.4,
        Topic(
            msgid("Your turn"),
            msgid(
                "Attach one wire of your own, to old posts or to one that you set before. From a new post a grey wire "
                "may then close a fence. Or close one between old posts, by a grey wire alone. Pass only if you must."
            ),
            "extend-new",
        ),
        Topic(
            msgid("Three lengths"),
            msgid(
                "Short (blue): up to a field’s diagonal from hole to hole. Medium (orange): about the side of a field. "
                "Long (green): about one and a half. Each distance takes its own length, as long as you have one."
            ),
            "lengths",
        ),
    ),
    Row(
        42.0,
        Topic(
            msgid("Closing a fence"),
            msgid(
                "Only a grey wire closes, and it does nothing else. The area must hold three bulls or more without an "
                "owner. Here Blue sets A, joins it to B by a blue wire and to C by a grey one. A wire of your own "
                "never joins posts that other wires join already. Posts and wires stay."
            ),
            "close-three",
        ),
        Topic(
            msgid("Who gets the bulls"),
            msgid(
                "Clockwise from behind the grey wire: each owner of a wire takes a bull of the area, round and round "
                "until none is left. Grey wires are skipped. Here it is Blue, Green, Blue. If an emptied area adjoins, "
                "the closer chooses between the fence round the new one and that round both."
            ),
            "allotted",
        ),
    ),
    Row(
        28.4,
        Topic(
            msgid("Wires across wires"),
            msgid(
                "Your wire may cross another. It is dead then and part of no closed fence, now or later; the one "
                "below stays good. A grey wire crosses nothing."
            ),
            "crossing",
        ),
        Topic(
            msgid("Bulls under wires"),
            msgid(
                "A wire between opposite corners of a field runs between the horns of its bull. Whoever attaches it "
                "says to which side the bull goes."
            ),
            "under",
        ),
    ),
)
END: Final = msgid(
    "The game ends when fewer than three bulls are left, when all have passed in a row, or when you all agree that "
    "nothing more can be closed. Each colour counts by itself. Most points win; among equals the most bulls of one "
    "colour; then the win is shared."
)


def player_aid(gap: Millimetres) -> tuple[Item, ...]:
    """The page's items from its upper left corner, `WIDTH` mm wide, `gap` mm between rows."""
    items: list[Item] = [Text((0.0, 7.0), _("Taurus"), 8.6, "heading"), *ACROSS.set(_(SET_UP), (0.0, 13.4))]
    pictures, top = examples.drawn(), 21.4 + gap
    for row in ROWS:
        for topic, left in ((row.left, 0.0), (row.right, COLUMN)):
            picture = pictures[topic.picture].scene
            items.append(Text((left, top + 4.0), _(topic.title), 4.2, "heading"))
            items.append(Group((picture.placed((0.0, 0.0)),), layer=f"aid-{topic.picture}", shift=(left, top + 6.0)))
            items.extend(BESIDE.set(_(topic.words), (left + TEXT, top + 8.6)))
        top += 6.0 + row.high + gap
    items.append(Text((0.0, top + 4.0), _("End and score"), 4.2, "heading"))
    items.extend(ACROSS.set(_(END), (0.0, top + 9.4)))
    items.append(Group(side.scale(), shift=((WIDTH - side.WIDTH) / 2, top + 15.6)))
    return tuple(items)


HEIGHT: Final[Millimetres] = 21.4 + sum(6.0 + row.high for row in ROWS) + 27.0
"""Of the page without the gaps, of which there are as many as rows and one more."""
