"""The three games there are: the South, the North by the standard rules, and the North with horses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {
    "": {"map": "south", "horses": "off"},
    "north": {"map": "north", "horses": "off", "countries": "all"},
    "horses": {"map": "north", "horses": "on", "countries": "all"},
}
ORDER: Final = ("map", "countries", "tearing", "first", "horses")
"""So that the random matches of the South are those from before there was a North."""
