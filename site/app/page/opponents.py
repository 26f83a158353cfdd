"""The seats that nobody sits on: asks the worker for their moves, and plays them after a moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pyodide.ffi import JsException

from app.page import worker
from app.table.pace import least_seconds
from engine.match import PERSON, Match
from engine.saving import save
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play


class Opponents:
    """Plays for the bots of the match on the table, one move at a time."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.thinking = False

    async def play(self) -> None:
        """Play until a person is on or the game is over; a match that leaves the table is left alone for the next."""
        if self.thinking:
            return
        self.thinking = True
        try:
            while self._is_on():
                if not await self._move():
                    return
        finally:
            self.thinking = False

    def _is_on(self) -> bool:
        table = self.page.table
        return table is not None and table.match.on_turn not in (None, PERSON)

    async def _move(self) -> bool:
        """One move, unless the match has left the table or something was taken back; False if the worker has none."""
        table = self.page.table
        assert table is not None
        ply = len(table.match.plies)
        try:
            notation, _pause = await asyncio.gather(_choice(table.match), asyncio.sleep(least_seconds(table.match)))
        except JsException as error:
            self.page.warn(_("The other player could not be asked: {reason}").format(reason=error))
            return self.page.table is not table
        if self.page.table is not table or len(table.match.plies) != ply:
            return True
        action = table.state.parse(notation)
        table.play(action)
        if action.transient:
            self.page.show_transient(table)
        else:
            self.page.show(moved=True)
        return True


async def _choice(match: Match) -> str:
    """What the bot on turn does: the worker thinks about it, unless there is nothing to think about."""
    actions = match.state.legal_actions()
    if len(actions) == 1:
        return str(actions[0])
    level = str(match.on_turn).partition(":")[2]
    return str(await worker.call("choose", save(match), level))
