"""A picture that uses every kind of shape, for the tests of the renderers."""

from __future__ import annotations

from generator.drawing.scene import Circle, Group, Item, Line, Polygon, Polyline, Rect, Scene, Text

HOSTILE = "<script>alert(\"x\")</script> & 'quotes' \x00\x0b"


def everything() -> Scene:
    items: tuple[Item, ...] = (
        Rect((5, 5), 80, 60, "ground"),
        Rect((6, 6), 20, 12, "card-back", 2),
        Polygon(((30, 10), (60, 12), (50, 40)), "area-won"),
        Polygon(((60, 40), (80, 42), (70, 60)), "plate"),
        Line((5, 30), (85, 30), "bar-preview"),
        Polyline(((5, 50), (20, 40), (40, 55)), "bar-wrong"),
        Group((Circle((0, 0), 4, "hit"), Circle((0, 0), 2, "chip")), touch="post:N1", title="Post N1", shift=(70, 20)),
        Group(
            (Circle((0, 0), 4, "hit"), Circle((0, 0), 3, "halo"), Circle((0, 0), 2, "peg")),
            touch="post:N2",
            shift=(80, 20),
        ),
        Group((Text((0, 0), "Turned", 4, "heading"),), layer="words", shift=(20, 60), turn=-30.0),
        Text((45, 50), "Straße 100 × 3 → Ürün", 4, "text", "middle"),
        Text((85, 62), "№ 7", 4, "number", "end"),
    )
    return Scene(90, 70, items, "Every kind of shape")
