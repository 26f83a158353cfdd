"""Text -> a QR code as shapes. Error correction M, the quiet zone included (ISO/IEC 18004)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import segno

from generator.drawing.scene import Group, Item, Millimetres, Point, Rect

QUIET_ZONE = 4  # modules, as the standard asks


def _runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """(start, length) of each run of dark modules: one shape a run keeps pages small and free of hairline gaps."""
    start: int | None = None
    end = 0
    for end, dark in enumerate((*row, 0)):
        if dark and start is None:
            start = end
        elif not dark and start is not None:
            yield start, end - start
            start = None


def _matrix(text: str) -> Sequence[Sequence[int]]:
    # The level stays M: a higher one in the same size would only make old sheets differ from new ones.
    return segno.make(text, error="m", micro=False, boost_error=False).matrix


def qr_modules(text: str) -> int:
    """How many modules wide the code for `text` is, its quiet zone included."""
    return len(_matrix(text)) + 2 * QUIET_ZONE


def qr_code(text: str, at: Point, size: Millimetres, title: str = "") -> Group:
    """A QR code of `size` by `size` mm, quiet zone included, its top left corner at `at`.

    Print modules of at least 0.4 mm (`size / qr_modules(text)`) for phones to read them well. Raises ValueError when
    `text` is longer than a QR code can hold.
    """
    matrix = _matrix(text)
    unit = size / (len(matrix) + 2 * QUIET_ZONE)
    items: list[Item] = [Rect((0.0, 0.0), size, size, "module-ground")]
    for y, row in enumerate(matrix):
        for x, length in _runs(row):
            items.append(Rect(((x + QUIET_ZONE) * unit, (y + QUIET_ZONE) * unit), length * unit, unit, "module"))
    return Group(tuple(items), title=title, layer="qr", shift=at)
