"""Pages a second through our renderer, against reportlab drawing the same shapes directly."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from generator.bench.sheet import sheet_pages
from generator.drawing.fonts import pdf_fonts
from generator.drawing.hatch import hatch_lines
from generator.drawing.page import Page
from generator.drawing.pdf import POINTS_PER_MM, new_canvas, register_fonts, write
from generator.drawing.scene import Circle, Group, Item, Line, Polygon, Rect, Text
from generator.drawing.shared import SHARED
from generator.drawing.themes import ThemeName, rgb

if TYPE_CHECKING:
    from generator.bench import Request, Row

TARGET: Final = 0.8
PAGES: Final = 8
ROUNDS: Final = 9
THEME: Final[ThemeName] = "paper"


def measure(request: Request) -> list[Row]:
    """One row: pages a second, ours and direct."""
    from generator.bench import at_least

    request.say("Pages to PDF")
    ours, theirs, ratio = pdf_rates(pdf_fonts(request.site / "fonts"))
    return [at_least("PDF pages", f"{ours:,.1f}/s", f"reportlab {theirs:,.1f}/s", ratio, TARGET)]


def pdf_ratio(fonts: Mapping[Any, bytes | Path | str]) -> float:
    """Our pages a second divided by direct reportlab's, the median of alternating rounds."""
    return pdf_rates(fonts)[2]


def pdf_rates(fonts: Mapping[Any, bytes | Path | str]) -> tuple[float, float, float]:
    """Pages a second through the renderer, pages a second directly, and the median ratio of the rounds."""
    pages = sheet_pages(PAGES)
    loaded = {
        role: source if isinstance(source, bytes) else Path(source).read_bytes() for role, source in fonts.items()
    }
    direct = _hard_coded(pages, register_fonts(loaded))

    def ours() -> bytes:
        return write(pages, SHARED, title="t", author="a", lang="en", theme=THEME, fonts=loaded)

    pairs = [(_rate(ours), _rate(direct)) for _round in range(ROUNDS + 1)][1:]
    mine, theirs = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(theirs), statistics.median(a / b for a, b in pairs)


def _rate(make: Callable[[], bytes]) -> float:
    began = time.perf_counter()
    make()
    return PAGES / (time.perf_counter() - began)


def _hard_coded(pages: tuple[Page, ...], names: Mapping[str, str]) -> Callable[[], bytes]:
    """The pages as a person would write them for reportlab: one call after the other, all numbers in points."""
    lines = ["def draw(c):"]
    for page in pages:
        lines.append(f"  c.setPageSize({(page.scene.width * POINTS_PER_MM, page.scene.height * POINTS_PER_MM)})")
        lines.extend(f"  {call}" for call in _calls(page, names))
        lines.append("  c.showPage()")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)

    def make() -> bytes:
        out = io.BytesIO()
        canvas = new_canvas(out, names["text"], "en", title="t", author="a", subject="")
        scope["draw"](canvas)
        canvas.save()
        return out.getvalue()

    return make


def _calls(page: Page, names: Mapping[str, str]) -> Iterator[str]:
    style, font = "", ("", 0.0)
    for item, dx, dy in _flat(page.scene.items, 0.0, 0.0):
        if item.style != style:
            style = item.style
            yield from _settings(style)
        if isinstance(item, Text) and font != (wanted := (names[SHARED.paint(style, THEME).look.font], item.size)):
            font = wanted
            yield f"c.setFont({font[0]!r},{font[1] * POINTS_PER_MM})"
        yield from _DIRECT[type(item)](_Placed(page.scene.height, dx, dy), item)


def _flat(items: tuple[Item, ...], dx: float, dy: float) -> Iterator[tuple[Any, float, float]]:
    for item in items:
        if isinstance(item, Group):
            yield from _flat(item.items, dx + item.shift[0], dy + item.shift[1])
        else:
            yield item, dx, dy


def _settings(style: str) -> Iterator[str]:
    paints = SHARED.paint(style, THEME)
    if paints.fill:
        yield f"c.setFillColorRGB{rgb(paints.fill)}"
    if paints.stroke:
        yield f"c.setStrokeColorRGB{rgb(paints.stroke)}"
        yield f"c.setLineWidth({paints.look.weight * POINTS_PER_MM})"
        yield f"c.setLineCap({int(paints.look.cap == 'round')})"
        yield f"c.setDash({[length * POINTS_PER_MM for length in paints.look.dash]})"


class _Placed:
    """Turns millimetres from the top left into points from the bottom left."""

    def __init__(self, height: float, dx: float, dy: float) -> None:
        self.height, self.dx, self.dy = height, dx, dy

    def point(self, x: float, y: float) -> str:
        return f"{(x + self.dx) * POINTS_PER_MM:.4f},{(self.height - y - self.dy) * POINTS_PER_MM:.4f}"


def _how(style: str) -> str:
    paints = SHARED.paint(style, THEME)
    return f"stroke={int(bool(paints.stroke))},fill={int(bool(paints.fill))}"


def _line(to: _Placed, item: Line) -> Iterator[str]:
    yield f"c.line({to.point(*item.a)},{to.point(*item.b)})"


def _circle(to: _Placed, item: Circle) -> Iterator[str]:
    yield f"c.circle({to.point(*item.centre)},{item.radius * POINTS_PER_MM},{_how(item.style)})"


def _rect(to: _Placed, item: Rect) -> Iterator[str]:
    corner = to.point(item.corner[0], item.corner[1] + item.height)
    yield f"c.rect({corner},{item.width * POINTS_PER_MM},{item.height * POINTS_PER_MM},{_how(item.style)})"


def _polygon(to: _Placed, item: Polygon) -> Iterator[str]:
    paints = SHARED.paint(item.style, THEME)
    yield "p = c.beginPath()"
    yield f"p.moveTo({to.point(*item.points[0])})"
    for point in item.points[1:]:
        yield f"p.lineTo({to.point(*point)})"
    yield "p.close()"
    yield f"c.setFillAlpha({paints.look.fade})"
    yield "c.drawPath(p,stroke=0,fill=1)"
    yield "c.setFillAlpha(1)"
    hatch = paints.look.hatch
    assert hatch
    yield "c.saveState()"
    yield "c.clipPath(p,stroke=0,fill=0)"
    yield f"c.setLineWidth({hatch.weight * POINTS_PER_MM})"
    for x1, y1, x2, y2 in hatch_lines(hatch, item.points):
        yield f"c.line({to.point(x1, y1)},{to.point(x2, y2)})"
    yield "c.restoreState()"
    yield "c.drawPath(p,stroke=1,fill=0)"


_TEXT_CALLS: Final = {"start": "drawString", "middle": "drawCentredString", "end": "drawRightString"}


def _text(to: _Placed, item: Text) -> Iterator[str]:
    yield f"c.{_TEXT_CALLS[item.anchor]}({to.point(*item.at)},{item.text!r})"


_DIRECT: Final[Mapping[type, Callable[[_Placed, Any], Iterator[str]]]] = {
    Line: _line,
    Circle: _circle,
    Rect: _rect,
    Polygon: _polygon,
    Text: _text,
}
