"""Every action there is, made once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.action import action_class
from engine.game import Action
from engine.games.taurus.board import BULL_NAMES, BULLS, FIELDS, HOLES, PAIRS, Colour, Field, Hole, Pair
from engine.games.taurus.geometry import SIDES
from engine.message import Message
from engine.message import unchanged as _

EXAMPLES: Final = "post c4ne · wire c4ne d4nw · grey c4ne c3se · take c4"
"""Of notation, for those whose move was not understood."""


@action_class
class Bull(Action):
    """Chance: a bull into a field."""

    colour: Colour = 0
    field: Field = 0


@action_class
class Start(Action):
    """A first fence: two posts and the wire between them."""

    pair: Pair = 0


@action_class
class Post(Action):
    """A new post."""

    hole: Hole = 0


@action_class
class Wire(Action):
    """A wire of the mover's colour."""

    pair: Pair = 0


@action_class
class Grey(Action):
    """A grey wire, which closes a fence."""

    pair: Pair = 0


@action_class
class Side(Action):
    """The bull under the new wire is moved to one side of it."""

    side: str = ""


@action_class
class Area(Action):
    """The fence whose wires give the order of picks."""

    outer: bool = False


@action_class
class Take(Action):
    """A bull out of the closed area."""

    field: Field = 0


@action_class
class Done(Action):
    """The fence that a grey wire could close is left open."""


@action_class
class Pass(Action):
    """A turn in which no wire can be attached."""


def _ends(pair: Pair) -> tuple[str, str]:
    a, b = PAIRS[pair]
    return HOLES[a], HOLES[b]


def _between(words: str, pair: Pair) -> Message:
    a, b = _ends(pair)
    return Message(words, {"a": a, "b": b})


def _holes(pair: Pair) -> tuple[str, str]:
    a, b = _ends(pair)
    return f"hole:{a}", f"hole:{b}"


def _all(kind: type, word: str, words: str, pair: Pair) -> Action:
    notation = f"{word} {' '.join(_ends(pair))}"
    made = kind(notation, _holes(pair), _between(words, pair), pair=pair)
    assert isinstance(made, Action)
    return made


EVERY: Final = range(len(PAIRS))
BULL: Final = tuple(
    tuple(
        Bull(
            f"bull {BULLS[colour]} {name}",
            (f"field:{name}",),
            Message(_("A {colour} bull in {field}"), {"colour": Message(BULL_NAMES[colour]), "field": name}),
            colour=colour,
            field=field,
        )
        for field, name in enumerate(FIELDS)
    )
    for colour in range(len(BULLS))
)
"""By colour and field."""
START: Final = tuple(_all(Start, "start", _("First fence from {a} to {b}"), pair) for pair in EVERY)
WIRE: Final = tuple(_all(Wire, "wire", _("Own wire from {a} to {b}"), pair) for pair in EVERY)
GREY: Final = tuple(_all(Grey, "grey", _("Grey wire from {a} to {b}, closing the fence"), pair) for pair in EVERY)
"""By pair."""


class FromPost(dict[tuple[Hole, Pair], Action]):
    """The wires of a table from one of their holes, by hole and pair: touching the other hole is enough."""

    def __init__(self, table: Sequence[Action]) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, key: tuple[Hole, Pair]) -> Action:
        hole, pair = key
        a, b = PAIRS[pair]
        wire = replace(self.table[pair], touches=(f"hole:{HOLES[a + b - hole]}",))
        self[key] = wire
        return wire


WIRE_FROM: Final = FromPost(WIRE)
GREY_FROM: Final = FromPost(GREY)
POST: Final = tuple(
    Post(f"post {name}", (f"hole:{name}",), Message(_("New post in {hole}"), {"hole": name}), hole=hole)
    for hole, name in enumerate(HOLES)
)
TAKE: Final = tuple(
    Take(f"take {name}", (f"field:{name}",), Message(_("Take the bull in {field}"), {"field": name}), field=field)
    for field, name in enumerate(FIELDS)
)
SIDE_WORDS: Final = {
    "ne": _("Bull to the upper right of the wire"),
    "nw": _("Bull to the upper left of the wire"),
    "se": _("Bull to the lower right of the wire"),
    "sw": _("Bull to the lower left of the wire"),
}
SIDE: Final = {side: Side(f"side {side}", (f"side:{side}",), Message(SIDE_WORDS[side]), side=side) for side in SIDES}
INNER: Final = Area("area inner", ("area:inner",), Message(_("Picks by the wires round this area")))
OUTER: Final = Area("area outer", ("area:outer",), Message(_("Picks by the wires round all areas")), outer=True)
AREA: Final = (INNER, OUTER)
DONE: Final = Done("done", ("done",), Message(_("Leave the fence open")), gives_up=True)
PASS: Final = Pass("pass", ("pass",), Message(_("Pass: no wire can be attached")))
