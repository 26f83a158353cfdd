"""The six kinds of animal and the farmer, and what a hand feels of each."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.message import unchanged as _

Kind: TypeAlias = int
"""A place in KINDS: 0..5 an animal, FARMER."""
Part: TypeAlias = str
"""A place on a figure that a finger may stroke: one of PARTS."""

KINDS: Final = ("chicken", "cow", "horse", "pig", "rabbit", "sheep", "farmer")
"""In the order of their names, the farmer last."""
FARMER: Final[Kind] = 6
ANIMALS: Final = range(6)
EACH: Final = 4
"""Figures of a kind (rules, Contents: 24 animals)."""
NAMES: Final = (_("chicken"), _("cow"), _("horse"), _("pig"), _("rabbit"), _("sheep"), _("farmer"))
PARTS: Final = ("back", "coat", "ears", "legs", "neck", "tail")
PART_NAMES: Final = {
    "back": _("the back"),
    "coat": _("the coat"),
    "ears": _("the ears"),
    "legs": _("the legs"),
    "neck": _("the neck"),
    "tail": _("the tail"),
}
USUAL: Final = {
    "back": _("a short, rounded back"),
    "coat": _("a smooth coat"),
    "ears": _("small ears"),
    "legs": _("legs neither long nor short"),
    "neck": _("a short neck"),
    "tail": _("a thin tail"),
}
SPECIAL: Final = {
    (KINDS.index("sheep"), "coat"): _("a woolly coat"),
    (KINDS.index("pig"), "legs"): _("short legs, for it is small"),
    (KINDS.index("pig"), "tail"): _("a curly tail"),
    (KINDS.index("rabbit"), "ears"): _("long ears"),
    (KINDS.index("rabbit"), "tail"): _("a round scut"),
    (KINDS.index("chicken"), "tail"): _("a bushy tail of feathers"),
    (KINDS.index("chicken"), "legs"): _("two thin legs"),
    (KINDS.index("chicken"), "ears"): _("no ears, but a comb"),
    (KINDS.index("horse"), "legs"): _("long legs"),
    (KINDS.index("horse"), "neck"): _("a long neck"),
    (KINDS.index("cow"), "back"): _("a long, straight back"),
    (FARMER, "back"): _("an upright back"),
    (FARMER, "coat"): _("a coat with buttons"),
    (FARMER, "ears"): _("a hat above the ears"),
    (FARMER, "legs"): _("two legs in boots"),
    (FARMER, "tail"): _("no tail at all"),
}
"""What tells a figure apart: for the animals as the rules say (General rules); the rest is our own."""


def feels_like(kind: Kind, part: Part) -> str:
    """What a part of a figure feels like; a msgid."""
    return SPECIAL.get((kind, part), USUAL[part])


SHAPES: Final = (
    _("something with a bushy tail of feathers"),
    _("something with a long, straight back"),
    _("something with long legs and a long neck"),
    _("something small with short legs"),
    _("something with long ears"),
    _("something woolly"),
    _("something upright with a hat"),
)
"""By kind: what a fingertip tells of a standing figure."""
