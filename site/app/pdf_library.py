"""The PDF library: fetched when the first sheet is printed, for it is large and only the worker needs it."""

from __future__ import annotations

import sys
from typing import Final

PLACE: Final = "/lib/pdf.zip"


async def load() -> None:
    """Fetch the library and put it on the import path; does nothing when it is there. Raises OSError when it can't."""
    if PLACE in sys.path:
        return
    from js import paddock
    from pyodide.http import pyfetch

    response = await pyfetch(str(paddock.pdf))
    if not response.ok:
        raise OSError(response.status_text)
    with open(PLACE, "wb") as file:
        file.write(await response.bytes())
    sys.path.append(PLACE)
