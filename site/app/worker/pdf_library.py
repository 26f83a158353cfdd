"""The PDF library: fetched when the first sheet is printed, for it is large and only the worker needs it."""

from __future__ import annotations

import sys
from typing import Final

from app.browser import http, js
from generator.drawing.fonts import FACES, font_file
from generator.drawing.styles import FontRole

PLACE: Final = "/lib/pdf.zip"


_fonts: dict[FontRole, bytes] = {}


async def load() -> None:
    """Fetch the library and put it on the import path; does nothing when it is there. Raises OSError when it can't."""
    if PLACE in sys.path:
        return
    content = await _fetch(str(js.paddock.pdf))
    with open(PLACE, "wb") as file:
        file.write(content)
    sys.path.append(PLACE)


async def fonts() -> dict[FontRole, bytes]:
    """The typefaces that sheets are set in, fetched once: the very files that the build prints with."""
    for role in FACES:
        if role not in _fonts:
            _fonts[role] = await _fetch(f"{str(js.paddock.pdf).rpartition('/')[0]}/../fonts/{font_file(role)}")
    return _fonts


async def _fetch(address: str) -> bytes:
    response = await http.pyfetch(address)
    if not response.ok:
        raise OSError(response.status_text)
    return bytes(await response.bytes())
