"""Looking back: the slider and the step keys, from the first position to the one on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.page import dom
from app.page.current import Current
from generator.language import gettext as _


class Replay:
    """The element `replay` of the page. Looking back changes nothing in the match."""

    def __init__(self, now: Current) -> None:
        self.now = now
        self.slider = dom.by_id("replay-slider")
        self.commands: dict[str, Callable[[], Any]] = {
            "first": lambda: self.look(0),
            "back": lambda: self.look(self._at() - 1),
            "forward": lambda: self.look(self._at() + 1),
            "last": lambda: self.look(self._last()),
        }
        dom.on(self.slider, "input", lambda _event: self.look(int(self.slider.value)))

    def look(self, ply: int) -> None:
        """Show the position before this ply; the last one is the table itself."""
        table = self.now.table
        if not table.sight.may_look_back():
            return
        ply = min(max(ply, 0), self._last())
        table.look_at(None if ply == self._last() else ply)
        self.now.show()

    def show(self) -> None:
        """Bring slider and words up to the table."""
        dom.by_id("replay").hidden = not self.now.table.sight.may_look_back()
        self.slider.max, self.slider.value = self._last(), self._at()
        text = _("Move {number} of {total}").format(number=self._at(), total=self._last())
        self.slider.setAttribute("aria-valuetext", text)
        dom.put_text("replay-at", text)

    def _at(self) -> int:
        looking = self.now.table.sight.looking
        return self._last() if looking is None else looking

    def _last(self) -> int:
        return len(self.now.table.match.plies)
