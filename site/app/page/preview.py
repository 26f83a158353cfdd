"""What is drawn over the board: what touching a thing or pressing a button would do, or the best hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.browser import js
from app.page import dom
from app.page.current import Current
from engine.game import Touch
from generator.drawing.scene import Item

FORETELLING: Final = "[data-play], [data-propose]"
"""Buttons that show on the board what they would do, while they have the pointer or the focus."""


class Preview:
    """Brings the board's overlay up to what is looked at. `hinted` gives the notation of the best hint shown, or ""."""

    def __init__(self, now: Current, overlay: Callable[[tuple[Item, ...]], None], hinted: Callable[[], str]) -> None:
        self.now = now
        self.overlay = overlay
        self.hinted = hinted
        dom.on(js.document, "pointerover focusin", self._looked_at_button)
        dom.on(js.document, "pointerout focusout", self._looked_away)

    def look_at(self, name: Touch, pressed: Touch = "") -> None:
        """A thing has the pointer or the focus: show what touching it would do. An empty name is no thing."""
        self.overlay(self.now.table.preview(name, pressed) if name else self._at_rest())

    def look_away(self) -> None:
        """Nothing is pointed at: show what is asked about or chosen, or else the first hint."""
        self.look_at("")

    def _at_rest(self) -> tuple[Item, ...]:
        return self.now.table.at_rest() or self._foretold(self.hinted())

    def _foretold(self, notation: str) -> tuple[Item, ...]:
        table = self.now.table
        action = table.readable(notation) if notation else None
        return table.preview_of(action) if action else ()

    def _looked_at_button(self, event: Any) -> None:
        button = dom.closest(event, FORETELLING)
        if button is None:
            return
        if button.hasAttribute("data-propose"):
            proposal = self.now.table.offer.proposals[int(button.dataset.propose)]
            self.overlay(self.now.table.preview_of(*proposal.actions))
        else:
            self.overlay(self._foretold(str(button.dataset.play)))

    def _looked_away(self, event: Any) -> None:
        if dom.closest(event, FORETELLING) is not None:
            self.look_away()
