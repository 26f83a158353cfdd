"""Scene -> SVG text. The only place that imports svgwrite.

The picture carries class names only, no colours and no inline styles (the pages' content security policy forbids them);
`generator.drawing.stylesheet` paints it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import svgwrite  # type: ignore[import-untyped,unused-ignore]

from generator.drawing.hatch import Hatch
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Point, Polygon, Polyline, Rect, Scene, Text
from generator.drawing.styles import Looks

Element: TypeAlias = Any  # svgwrite has no types
Attributes: TypeAlias = dict[str, str | float]

# XML 1.0, 2.2: characters that no document may hold, not even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("\ufffd", text)


def _number(value: float) -> float:
    return round(value, 3)


def _point(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


class _Painter:
    """Draws the items of one scene and remembers which hatches they need."""

    def __init__(self, looks: Looks, ident: str) -> None:
        self.looks = looks
        self.ident = ident
        self.hatched: dict[str, Hatch] = {}
        self.make = svgwrite.Drawing(debug=False)
        self._attributes: dict[str, Attributes] = {}

    def pattern_id(self, style: str) -> str:
        return f"{self.ident}-{style}" if self.ident else style

    def attributes(self, style: str) -> Attributes:
        known = self._attributes.get(style)
        if known is None:
            row = self.looks.look(style)
            known = {"class_": f"s-{style}"}
            if row.hatch:
                self.hatched[style] = row.hatch
                known["fill"] = f"url(#{self.pattern_id(style)})"
            self._attributes[style] = known
        return known

    def line(self, item: Line) -> Element:
        return self.make.line(_point(item.a), _point(item.b), **self.attributes(item.style))

    def circle(self, item: Circle) -> Element:
        return self.make.circle(_point(item.centre), _number(item.radius), **self.attributes(item.style))

    def rect(self, item: Rect) -> Element:
        size = (_number(item.width), _number(item.height))
        rounded = (_number(item.rounded), None) if item.rounded else (None, None)
        return self.make.rect(_point(item.corner), size, *rounded, **self.attributes(item.style))

    def polygon(self, item: Polygon) -> Element:
        return self.make.polygon([_point(p) for p in item.points], **self.attributes(item.style))

    def polyline(self, item: Polyline) -> Element:
        # An open run is never filled, whatever its style fills elsewhere.
        return self.make.polyline([_point(p) for p in item.points], **{**self.attributes(item.style), "fill": "none"})

    def text(self, item: Text) -> Element:
        words = self.make.text(_clean(item.text), _point(item.at), **self.attributes(item.style))
        words.attribs["font-size"] = _number(item.size)
        if item.anchor != "start":
            words.attribs["text-anchor"] = item.anchor
        return words

    def group(self, item: Group) -> Element:
        element = self.make.g()
        element.attribs.update(_group_attributes(item))
        self.fill(element, item.items)
        placed = _placing(item)
        if not (placed and item.touch):
            element.attribs.update(placed)
            return element
        # What is animated turns about its own middle only where nothing else moves the same element.
        outer = self.make.g()
        outer.attribs.update(placed)
        outer.elements.append(element)
        return outer

    def pad(self, item: Pad) -> Element:
        """One thing with keys of its own: a screen reader passes them on and leaves the cells to the page."""
        size = (_number(item.width), _number(item.height))
        rounded = (_number(item.rounded), None) if item.rounded else (None, None)
        element = self.make.rect(_point(item.corner), size, *rounded, class_="pad")
        described = {"data-pad": item.prefix, "role": "application", "tabindex": "0", "aria-label": item.title}
        element.attribs.update({name: _clean(value) for name, value in described.items()})
        return element

    def fill(self, element: Element, items: Iterable[Item]) -> Element:
        """Draw `items` into `element`."""
        elements = element.elements
        for item in items:
            elements.append(_DRAW[type(item)](self, item))
        return element

    def definitions(self) -> Iterable[Element]:
        for style, hatch in self.hatched.items():
            step = hatch.spacing
            pattern = self.make.pattern(
                size=(step, step), patternUnits="userSpaceOnUse", patternTransform=f"rotate({hatch.angle:g})"
            )
            pattern.attribs["id"] = self.pattern_id(style)
            pattern.add(self.make.rect((0, 0), (step, step), class_=f"t-{style}"))
            half = step / 2
            strokes = f"M0 {half:g}H{step:g}" + (f"M{half:g} 0V{step:g}" if hatch.crossed else "")
            pattern.add(self.make.path(strokes, class_=f"h-{style}"))
            yield pattern


_DRAW: Mapping[type, Callable[[_Painter, Any], Element]] = {
    Line: _Painter.line,
    Circle: _Painter.circle,
    Rect: _Painter.rect,
    Polygon: _Painter.polygon,
    Polyline: _Painter.polyline,
    Text: _Painter.text,
    Group: _Painter.group,
    Pad: _Painter.pad,
}


def _placing(group: Group) -> Attributes:
    moves = []
    if group.shift != (0.0, 0.0):
        moves.append("translate({:g},{:g})".format(*_point(group.shift)))
    if group.turn:
        moves.append(f"rotate({_number(group.turn):g})")
    return {"transform": " ".join(moves)} if moves else {}


def _group_attributes(group: Group) -> Attributes:
    found: Attributes = {}
    if group.layer:
        found["data-layer"] = _clean(group.layer)
    if group.touch:
        bare = all(getattr(item, "style", "") not in ("halo", "halo-fine") for item in group.items)
        found["class"] = "touch bare" if bare else "touch"
        found["data-touch"] = _clean(group.touch)
        found["role"] = "button"
        found["tabindex"] = "-1"
    if group.title:
        found["aria-label"] = _clean(group.title)
        found.setdefault("role", "group")
    return found


def render(scene: Scene, looks: Looks, *, ident: str = "") -> str:
    """`scene` as one `<svg>` element whose units are millimetres; `looks` must have all its styles.

    `ident` begins the ids of the hatch patterns: give each picture of a page another one. A touch becomes a group with
    `data-touch`, `role="button"`, `tabindex="-1"` and its title as `aria-label`; a layer gets `data-layer`; a pad
    becomes one element with `data-pad`, `role="application"` and its title, however many cells it has. A picture
    without touches is one image to a screen reader, one with touches a group of buttons.
    Raises KeyError for a style that `looks` lacks.
    """
    painter = _Painter(looks, ident)
    width, height = _number(scene.width), _number(scene.height)
    drawing = svgwrite.Drawing(
        size=(f"{width:g}mm", f"{height:g}mm"), viewBox=f"0 0 {width:g} {height:g}", class_="scene", debug=False
    )
    # An image hides its parts from screen readers, so a picture with buttons in it must not be one.
    drawing.attribs["role"] = "group" if scene.touches() else "img"
    if scene.title:
        drawing.attribs["aria-label"] = _clean(scene.title)
    painter.fill(drawing, scene.items)
    for pattern in painter.definitions():
        drawing.defs.add(pattern)
    return str(drawing.tostring())
