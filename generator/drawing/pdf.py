"""Pages -> PDF bytes. The only place that imports reportlab.

The same pages give the same bytes on every machine, in the browser too. Nothing is read but the fonts handed in.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped,unused-ignore]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped,unused-ignore]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped,unused-ignore]

from generator.drawing.hatch import Hatch, hatch_lines
from generator.drawing.page import BLEED, Box, Page, Window
from generator.drawing.scene import Circle, Group, Item, Line, Pad, Point, Polygon, Polyline, Rect, Scene, Text
from generator.drawing.styles import Looks
from generator.drawing.themes import Colour, ThemeName, rgb

FontSource: TypeAlias = bytes | Path | str
Path_: TypeAlias = Any  # reportlab has no types

POINTS_PER_MM = 72 / 25.4


@lru_cache(maxsize=32)
def _registered(content: bytes) -> str:
    """Teach reportlab a font once and return the name it goes by."""
    name = f"paddock-{zlib.crc32(content):08x}"
    pdfmetrics.registerFont(TTFont(name, io.BytesIO(content), asciiReadable=0, shapable=False))
    return name


def register_fonts(fonts: Mapping[Any, FontSource]) -> dict[str, str]:
    """Font role -> the name reportlab knows the font by."""
    return {
        role: _registered(source if isinstance(source, bytes) else Path(source).read_bytes())
        for role, source in fonts.items()
    }


@dataclass(frozen=True, slots=True)
class _Brush:
    """A style of one theme as PDF operators."""

    setup: str
    fill: bool
    stroke: bool
    alpha: float
    hatch: Hatch | None
    ruling: str
    font: str


def _colour(colour: Colour, operator: str) -> str:
    red, green, blue = rgb(colour)
    return f"{red:.4g} {green:.4g} {blue:.4g} {operator}"


def _brush(looks: Looks, style: str, theme: ThemeName, fonts: Mapping[str, str]) -> _Brush:
    paints = looks.paint(style, theme)
    row = paints.look
    setup = []
    if paints.fill:
        setup.append(_colour(paints.fill, "rg"))
    if paints.stroke:
        # Cap, join and dash of the brush before must not stay.
        bend = 1 if row.cap == "round" else 0
        dash = " ".join(f"{length:g}" for length in row.dash)
        setup.append(f"{_colour(paints.stroke, 'RG')} {row.weight:g} w {bend} J {bend} j [{dash}] 0 d")
    hatch = row.hatch if paints.ruling else None
    ruling = f"{_colour(paints.ruling, 'RG')} {hatch.weight:g} w 0 J [] 0 d" if hatch else ""
    fill, stroke = bool(paints.fill), bool(paints.stroke)
    return _Brush(" ".join(setup), fill, stroke, row.fade, hatch, ruling, fonts[row.font])


class _Painter:
    """Draws scenes on a canvas whose unit is the millimetre, y down."""

    def __init__(self, canvas: Any, looks: Looks, theme: ThemeName, fonts: Mapping[str, str]) -> None:
        self.canvas = canvas
        self.looks = looks
        self.theme = theme
        self.fonts = fonts
        self.brushes: dict[str, _Brush] = {}
        self.current = ""

    def brush(self, style: str) -> _Brush:
        """The brush for `style`, dipped: its colours are set when this returns."""
        found = self.brushes.get(style)
        if found is None:
            found = self.brushes[style] = _brush(self.looks, style, self.theme, self.fonts)
        if style != self.current and found.setup:
            self.canvas.addLiteral(found.setup)
            self.current = style
        return found

    def items(self, items: Sequence[Item]) -> None:
        for item in items:
            _DRAW[type(item)](self, item)

    def line(self, item: Line) -> None:
        if self.brush(item.style).stroke:
            self.canvas.line(*item.a, *item.b)

    def circle(self, item: Circle) -> None:
        brush = self.brush(item.style)
        (x, y), r = item.centre, item.radius
        if _is_plain(brush):
            if brush.fill or brush.stroke:
                self.canvas.circle(x, y, r, stroke=brush.stroke, fill=brush.fill)
            return
        path = self.canvas.beginPath()
        path.circle(x, y, r)
        self.shape(path, brush, ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)))

    def rect(self, item: Rect) -> None:
        brush = self.brush(item.style)
        (x, y), width, height = item.corner, item.width, item.height
        if _is_plain(brush):
            if not (brush.fill or brush.stroke):
                return
            if item.rounded:
                self.canvas.roundRect(x, y, width, height, item.rounded, stroke=brush.stroke, fill=brush.fill)
            else:
                self.canvas.rect(x, y, width, height, stroke=brush.stroke, fill=brush.fill)
            return
        path = self.canvas.beginPath()
        if item.rounded:
            path.roundRect(x, y, width, height, item.rounded)
        else:
            path.rect(x, y, width, height)
        self.shape(path, brush, ((x, y), (x + width, y), (x + width, y + height), (x, y + height)))

    def polygon(self, item: Polygon) -> None:
        path = self.trail(item.points)
        path.close()
        self.shape(path, self.brush(item.style), item.points)

    def polyline(self, item: Polyline) -> None:
        if self.brush(item.style).stroke:
            self.canvas.drawPath(self.trail(item.points), stroke=1, fill=0)

    def trail(self, points: Sequence[Point]) -> Path_:
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        for x, y in points[1:]:
            path.lineTo(x, y)
        return path

    def shape(self, path: Path_, brush: _Brush, hull: Sequence[Point]) -> None:
        """Paint a closed path: tint, hatching and outline, in this order."""
        canvas = self.canvas
        if _is_plain(brush):
            if brush.fill or brush.stroke:
                canvas.drawPath(path, stroke=brush.stroke, fill=brush.fill)
            return
        if brush.fill:
            canvas.setFillAlpha(brush.alpha)
            canvas.drawPath(path, stroke=0, fill=1)
            canvas.setFillAlpha(1)
        if brush.hatch:
            canvas.addLiteral("q")
            canvas.clipPath(path, stroke=0, fill=0)
            canvas.addLiteral(brush.ruling)
            canvas.lines(hatch_lines(brush.hatch, hull))
            canvas.addLiteral("Q")
        if brush.stroke:
            canvas.drawPath(path, stroke=1, fill=0)

    def text(self, item: Text) -> None:
        brush = self.brush(item.style)
        if not brush.fill:
            return
        x, y = item.at
        if item.anchor != "start":
            width = pdfmetrics.stringWidth(item.text, brush.font, item.size)
            x -= width if item.anchor == "end" else width / 2
        words = self.canvas.beginText()
        words.setFont(brush.font, item.size)
        # The page's y runs down; letters must not.
        words.setTextTransform(1, 0, 0, -1, x, y)
        words.textOut(item.text)
        self.canvas.drawText(words)

    def group(self, item: Group) -> None:
        if item.shift == (0.0, 0.0) and not item.turn:
            self.items(item.items)
            return
        before = self.current
        self.canvas.addLiteral("q")
        self.canvas.translate(*item.shift)
        if item.turn:
            self.canvas.rotate(item.turn)
        self.items(item.items)
        self.canvas.addLiteral("Q")
        self.current = before

    def pad(self, item: Pad) -> None:
        """Nothing: a pad is for fingers."""

    def window(self, item: Window) -> None:
        self.canvas.addLiteral("q")
        path = self.canvas.beginPath()
        path.rect(item.box.x, item.box.y, item.box.width, item.box.height)
        self.canvas.clipPath(path, stroke=0, fill=0)
        self.group(item.scene.placed(item.at))
        self.canvas.addLiteral("Q")
        self.current = ""


def _is_plain(brush: _Brush) -> bool:
    return brush.hatch is None and brush.alpha == 1.0


_DRAW: Mapping[type, Callable[[_Painter, Any], None]] = {
    Line: _Painter.line,
    Circle: _Painter.circle,
    Rect: _Painter.rect,
    Polygon: _Painter.polygon,
    Polyline: _Painter.polyline,
    Text: _Painter.text,
    Group: _Painter.group,
    Pad: _Painter.pad,
}


def _points(box: Box, height: float) -> list[float]:
    """A box in PDF's own terms: points, y up, lower left and upper right corner."""
    edges = (box.x, height - box.bottom, box.right, height - box.y)
    return [round(edge * POINTS_PER_MM, 4) for edge in edges]


def new_canvas(out: io.BytesIO, font: str, lang: str, *, title: str, author: str, subject: str) -> Any:
    """An empty reportlab canvas with the document's facts set."""
    # A font of ours from the start, or every page would name Helvetica, which is not embedded.
    canvas = Canvas(out, invariant=1, pageCompression=1, pdfVersion=(1, 4), lang=lang, initialFontName=font)
    canvas.setTitle(title)
    canvas.setAuthor(author)
    canvas.setSubject(subject)
    canvas.setCreator("Paddock")
    # True to size: the viewer must not fit the page to the printer.
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    return canvas


def _draw(page: Page, canvas: Any, looks: Looks, theme: ThemeName, fonts: Mapping[str, str]) -> None:
    scene: Scene = page.scene
    canvas.setPageSize((round(scene.width * POINTS_PER_MM, 4), round(scene.height * POINTS_PER_MM, 4)))
    whole = Box(0.0, 0.0, scene.width, scene.height)
    canvas.setTrimBox(_points(page.trim or whole, scene.height))
    canvas.setBleedBox(_points(page.trim.grown(BLEED) if page.trim else whole, scene.height))
    canvas.transform(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, scene.height * POINTS_PER_MM)
    painter = _Painter(canvas, looks, theme, fonts)
    for window in page.windows:
        painter.window(window)
    painter.items(scene.items)
    canvas.showPage()


def write(
    pages: Sequence[Page],
    looks: Looks,
    *,
    title: str,
    author: str,
    lang: str,
    theme: ThemeName,
    fonts: Mapping[Any, FontSource],
    subject: str = "",
) -> bytes:
    """One PDF of all `pages`, each of its own size; `looks` must have all their styles.

    `lang` is a BCP 47 tag; `fonts` gives for every font role of `generator.drawing.styles` a TrueType file as bytes or
    path. Raises ValueError when there is no page, KeyError for
    an unknown theme, style or a font role left out.
    """
    if not pages:
        raise ValueError("a PDF needs at least one page")
    out = io.BytesIO()
    names = register_fonts(fonts)
    canvas = new_canvas(out, names["text"], lang, title=title, author=author, subject=subject)
    for page in pages:
        _draw(page, canvas, looks, theme, names)
    canvas.save()
    return out.getvalue()
