"""Caps and sticks from above, and a stick lying in the reserve: for screen and paper alike."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from engine.games.tau.board import CAPS, COLOURS, SHAFTS, Colour, End, Stick, owner
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Rect, Text
from generator.games.tau.looks import CAP_HATCHES

Shaft: TypeAlias = str
"""One of SHAFTS."""

NAMES: Final = tuple(CAP_HATCHES)
"""By colour: what the styles of its cap are called."""
DOTTED: Final[Colour] = 0
DOTS: Final = 10
RING: Final = 1.35
"""The radius of a stick over that of its cap."""


def shaft_of(stick: Stick) -> Shaft:
    """The shaft of a stick's owner."""
    return SHAFTS[owner(stick)]


def shown(end: End) -> Colour:
    """The cap that is up."""
    return CAPS[end >> 1][end & 1]


def below(end: End) -> Colour:
    """The cap that is down."""
    return CAPS[end >> 1][1 - (end & 1)]


def cap(colour: Colour, radius: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """A disc in the cap's colour, hatched, with its letter on a plain core; the hatching moves with it."""
    name, core = NAMES[colour], radius * 0.62
    items: list[Item] = [Circle((0.0, 0.0), radius, f"cap-{name}")]
    if colour == DOTTED:
        items.extend(_dots(radius, (radius + core) / 2))
    items.append(Circle((0.0, 0.0), core, f"core-{name}"))
    items.append(Text((0.0, core * 0.53), COLOURS[colour], core * 1.62, f"mark-{name}", "middle"))
    return Group(tuple(items), shift=at)


def _dots(radius: Millimetres, way: Millimetres) -> tuple[Item, ...]:
    angles = [2 * math.pi * (place + 0.5) / DOTS for place in range(DOTS)]
    return tuple(
        Circle((way * math.cos(angle), way * math.sin(angle)), radius * 0.075, f"speck-{NAMES[DOTTED]}")
        for angle in angles
    )


def ring(shaft: Shaft, radius: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """The shaft round a cap of `radius`: dark ones are grained, light ones have a second line."""
    items: list[Item] = [Circle((0.0, 0.0), radius * RING, f"shaft-{shaft}")]
    if shaft == "light":
        items.append(Circle((0.0, 0.0), radius * (RING + 1) / 2, "seam-light"))
    return Group(tuple(items), shift=at)


def seam(shaft: Shaft, radius: Millimetres) -> Circle:
    """The line between shaft and cap."""
    return Circle((0.0, 0.0), radius, f"seam-{shaft}")


def top(shaft: Shaft, colour: Colour, radius: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """A stick seen from above: the cap that is up within the ring of its shaft."""
    return Group((ring(shaft, radius), cap(colour, radius), seam(shaft, radius)), shift=at)


def unknown(shaft: Shaft, radius: Millimetres, at: Point = (0.0, 0.0)) -> Group:
    """A stick whose upper cap nobody has seen yet."""
    question = Text((0.0, radius * 0.42), "?", radius * 1.3, "number-muted", "middle")
    return Group((ring(shaft, radius), Circle((0.0, 0.0), radius, "cap-unknown"), question), shift=at)


def rod(shaft: Shaft, width: Millimetres, length: Millimetres) -> tuple[Item, ...]:
    """An upright shaft from above the origin to below it."""
    lines: tuple[Item, ...] = ()
    if shaft == "light":
        inset = width / 2 - 0.7
        lines = (Rect((-inset, -length / 2), 2 * inset, length, "seam-light"),)
    return (Rect((-width / 2, -length / 2), width, length, f"shaft-{shaft}"), *lines)
