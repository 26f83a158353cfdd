"""What the page and the worker say to each other about a match. Pure: no page needed.

A match is sent whole once; after that a message holds only what has been played since. The worker that does not know
the match, or not with so many plies, answers UNKNOWN_MATCH, and the page sends the whole.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

PROGRESS: Final = "paddock-progress"
"""The channel on which the page hears how far a sheet is: "done/total"."""
UNKNOWN_MATCH: Final = "unknown match"
"""The answer instead of any other: send the match whole."""


class MatchMessage(NamedTuple):
    """A match as the page sends it."""

    id: str
    setup: str
    """The set-up as a share code; "" when only `plies` are new."""
    known: int
    """The number of plies that the worker has been sent before; 0 with a set-up."""
    plies: Sequence[str]
    """The notations of the plies after those."""


def write(message: MatchMessage) -> str:
    """A message as text."""
    return json.dumps(message, ensure_ascii=False)


def read(text: str) -> MatchMessage:
    """The message that `write` wrote."""
    return MatchMessage._make(json.loads(text))
