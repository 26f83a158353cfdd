"""A page: a picture of the size of a sheet, with what is cut off round it. All lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from generator.drawing.scene import Millimetres, Point, Scene

BLEED: Millimetres = 3.0


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle on the sheet."""

    x: Millimetres
    y: Millimetres
    width: Millimetres
    height: Millimetres

    @property
    def right(self) -> Millimetres:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> Millimetres:
        """The y of the bottom edge."""
        return self.y + self.height

    def grown(self, by: Millimetres) -> Box:
        """The box with every edge moved outwards by `by` (inwards if negative)."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class Window:
    """Part of a large picture: `scene` with its corner at `at` of the sheet, of which only `box` shows."""

    scene: Scene
    at: Point
    box: Box


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet: a picture of exactly the paper's size, over the windows (if any).

    `trim` is what remains when the page as a whole is cut, with `BLEED` round it; None is the whole sheet. A page that
    is `headed` has its footer at the head: behind that of its front, when the sheet is turned head over foot.
    """

    scene: Scene
    title: str = ""
    windows: tuple[Window, ...] = ()
    trim: Box | None = None
    headed: bool = False
