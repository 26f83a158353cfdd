"""The table that lies on the page now, and the ways to bring the page up to it: what most parts of the page share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.page.opening import Opened
from app.table.records import GameId
from app.table.table import Table
from engine.game import Touch


class Show(Protocol):
    """Brings the whole page up to the table."""

    def __call__(self, *, moved: bool = False, at: Touch = "") -> None:
        """`moved`: the match went on; `at`: the thing touched, beside which a refusal is shown."""


class Current:
    """One match after the other lies on the page's table; there is always one."""

    def __init__(self, opened: Opened, show: Show, show_passing: Callable[[], None]) -> None:
        self.show = show
        self.show_passing = show_passing
        """Brings up only what a step that passes can change: neither the log nor what lies beside it."""
        self.table: Table
        self.id: GameId
        self.put(opened)

    def put(self, opened: Opened) -> None:
        """Lay another match on the table."""
        self.table, self.id = Table(opened.match), opened.id
