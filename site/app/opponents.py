"""The seats that nobody sits on: asks the worker for their moves, and plays them after a moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from pyodide.ffi import JsException

from app import worker
from engine.match import PERSON
from engine.saving import save
from generator.i18n import gettext as _

if TYPE_CHECKING:
    from app.play import Play

LEAST_SECONDS: Final = 0.5
"""A move that comes sooner is not seen as one."""


class Opponents:
    """Plays for the bots of the match on the table, one move at a time."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.thinking = False

    async def play(self) -> None:
        """Play until a person is on or the game is over; a match that leaves the table is left alone."""
        table = self.page.table
        if self.thinking or table is None:
            return
        self.thinking = True
        try:
            while self.page.table is table and table.match.on_turn not in (None, PERSON):
                if not await self._move():
                    return
        finally:
            self.thinking = False

    async def _move(self) -> bool:
        """One move; False if the worker has none, or if something was taken back meanwhile."""
        table = self.page.table
        assert table is not None
        ply = len(table.match.plies)
        level = str(table.match.on_turn).partition(":")[2]
        try:
            notation, _pause = await asyncio.gather(
                worker.call("choose", save(table.match), level), asyncio.sleep(LEAST_SECONDS)
            )
        except JsException as error:
            self.page.warn(_("The other player could not be asked: {reason}").format(reason=error))
            return False
        if self.page.table is not table or len(table.match.plies) != ply:
            return self.page.table is table
        table.play(table.state.parse(str(notation)))
        self.page.show(moved=True)
        return True
