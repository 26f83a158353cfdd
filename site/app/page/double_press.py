"""Double presses: a press belongs to the one before if that has just changed what lies under the pointer."""

from __future__ import annotations

from typing import Final

from app.browser import js
from engine.game import Touch

DOUBLE_PRESS: Final = 400.0
"""Milliseconds after a change in which a press may still be meant for what was there before."""
ANYTHING: Final[Touch] = "*"
"""The change was everywhere, as when the curtain rises."""


class Presses:
    """Remembers the last press that changed something."""

    def __init__(self) -> None:
        self.at = -DOUBLE_PRESS
        self.on: Touch = ""

    def remember(self, on: Touch = "") -> None:
        """A press just now changed what can be pressed: on a thing on the board, ANYTHING, or elsewhere."""
        self.at, self.on = float(js.performance.now()), on

    def forget(self) -> None:
        """What comes now belongs to nothing before."""
        self.at, self.on = -DOUBLE_PRESS, ""

    def seconds_left(self) -> float:
        """How long presses still belong to the one before."""
        return max(0.0, self.at + DOUBLE_PRESS - float(js.performance.now())) / 1000

    def is_double(self) -> bool:
        """Whether a press on a button or a key belongs to the one before."""
        return self.seconds_left() > 0

    def is_double_on(self, name: Touch) -> bool:
        """Whether a press on a thing on the board does."""
        return self.on in (name, ANYTHING) and self.is_double()
