"""The seats that nobody sits on: asks the worker for their moves, and plays them after a moment."""

from __future__ import annotations

import asyncio

from app.browser import ffi
from app.page import dom, worker
from app.page.current import Current
from app.table.pace import least_seconds
from engine.match import PERSON, Match
from generator.language import gettext as _


class Opponents:
    """Plays for the bots of the match on the table, one move at a time."""

    def __init__(self, now: Current) -> None:
        self.now = now
        self.thinking = False

    async def play(self) -> None:
        """Play until a person is to move or the game is over; a match that leaves the table is left for the next."""
        if self.thinking:
            return
        self.thinking = True
        try:
            while self.now.table.match.on_turn not in (None, PERSON):
                if not await self._move():
                    return
        finally:
            self.thinking = False

    async def _move(self) -> bool:
        """One move, unless the match has left the table or something was taken back; False if the worker has none."""
        table = self.now.table
        ply = len(table.match.plies)
        try:
            notation, _pause = await asyncio.gather(
                self._choice(table.match), asyncio.sleep(least_seconds(table.match))
            )
        except ffi.JsException as error:
            dom.warn(_("The other player could not be asked: {reason}").format(reason=error))
            return self.now.table is not table
        if self.now.table is not table or len(table.match.plies) != ply:
            return True
        action = table.state.parse(notation)
        table.play(action)
        if action.transient:
            self.now.show_passing()
        else:
            self.now.show(moved=True)
        return True

    async def _choice(self, match: Match) -> str:
        """What the bot to move does: the worker thinks about it, unless there is nothing to think about."""
        actions = match.state.legal_actions()
        if len(actions) == 1:
            return str(actions[0])
        level = str(match.on_turn).partition(":")[2]
        return await worker.ask_about("choose", self.now.id, match, level)
