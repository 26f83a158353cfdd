"""Names that the page and the worker must agree on."""

from typing import Final

PROGRESS: Final = "paddock-progress"
"""The channel on which the page hears how far a sheet is: "done/total"."""
