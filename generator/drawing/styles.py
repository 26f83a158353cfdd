"""What a look is, and how the looks of several owners become one table.

A style name says what a shape looks like on every screen and on paper. `generator.drawing.shared` holds the styles
and colours that all draw with; what only one game uses is in that game's `looks.py`. Nothing here knows a game:
whoever renders hands over the looks to render with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from generator.drawing.hatch import Hatch
from generator.drawing.themes import Colour, Role, Shades, Theme, ThemeName

FontRole: TypeAlias = Literal["text", "italic", "strong", "caps", "label"]
Cap: TypeAlias = Literal["butt", "round"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a shape is painted. No fill and no stroke means: there, but not to be seen.

    `fill` and `stroke` are colour roles; weights and dashes are millimetres. `hatch` draws lines in the colour of
    `ruling` over the fill; `fade` is the opacity of the fill alone, so that a tinted area lets the grid below it
    through.
    """

    fill: Role = ""
    stroke: Role = ""
    weight: float = 0.0
    dash: tuple[float, ...] = ()
    cap: Cap = "butt"
    hatch: Hatch | None = None
    ruling: Role = ""
    fade: float = 1.0
    font: FontRole = "text"


def words(role: Role, font: FontRole = "text") -> Look:
    """Letters in a colour."""
    return Look(fill=role, font=font)


def stroke(role: Role, weight: float, *dash: float, cap: Cap = "round") -> Look:
    """A line without a fill; `dash` are the lengths of dashes and gaps."""
    return Look(stroke=role, weight=weight, dash=dash, cap=cap)


def hatched(fill: Role, hatch: Hatch, ruling: Role, stroke: Role = "", weight: float = 0.0, fade: float = 1.0) -> Look:
    """An area under the lines of a hatching in the colour of `ruling`."""
    return Look(fill=fill, stroke=stroke, weight=weight, hatch=hatch, ruling=ruling, fade=fade)


@dataclass(frozen=True, slots=True)
class Paint:
    """A look in one theme: colours instead of roles, empty where nothing is painted."""

    fill: Colour
    stroke: Colour
    ruling: Colour
    look: Look


@dataclass(frozen=True, slots=True)
class Looks:
    """Styles by name, and the colour roles that they are painted in.

    `forced` are system colours, for where the user's own replace ours (Windows high contrast).
    """

    styles: Mapping[str, Look] = field(default_factory=dict)
    colours: Mapping[Role, Shades] = field(default_factory=dict)
    forced: Mapping[Role, str] = field(default_factory=dict)

    def look(self, style: str) -> Look:
        """The look called `style`. Raises KeyError, naming the style and what there is."""
        try:
            return self.styles[style]
        except KeyError:
            raise KeyError(f"no style {style!r}; there are: {', '.join(sorted(self.styles))}") from None

    def paint(self, style: str, theme: ThemeName) -> Paint:
        """`style` as it is in `theme`. Raises KeyError for an unknown style or theme."""
        row = self.look(style)
        fill, stroke, ruling = (self.colour(role, theme) for role in (row.fill, row.stroke, row.ruling))
        return Paint(fill, stroke, ruling, row)

    def colour(self, role: Role, theme: ThemeName) -> Colour:
        """What a role is in a theme; "" for no role. Raises KeyError for an unknown role or theme."""
        return self.colours[role].in_theme(theme) if role else ""

    def theme(self, name: ThemeName) -> Theme:
        """Every role with its colour in a theme. Raises KeyError for an unknown theme."""
        return {role: shades.in_theme(name) for role, shades in self.colours.items()}


def gathered(parts: Mapping[str, Looks]) -> Looks:
    """The looks of several owners as one table.

    Raises ValueError, with both owners, where two of them define the same style or colour role: what two use belongs
    to `generator.drawing.shared`.
    """
    styles: dict[str, Look] = {}
    colours: dict[Role, Shades] = {}
    forced: dict[Role, str] = {}
    owners: dict[tuple[str, str], str] = {}
    for owner, looks in parts.items():
        names = (*(("style", name) for name in looks.styles), *(("colour", role) for role in looks.colours))
        for kind, name in names:
            first = owners.setdefault((kind, name), owner)
            if first != owner:
                raise ValueError(f"the {kind} {name!r} is defined twice: by {first} and by {owner}")
        styles |= looks.styles
        colours |= looks.colours
        forced |= looks.forced
    return Looks(styles, colours, forced)
