"""What is said aloud: shown large for three seconds, read by screen readers, and gone from the page after that."""

from __future__ import annotations

import asyncio
from typing import Final

from app.page import dom

SECONDS: Final = 3.0


class Announcer:
    """The element `announcement` of the page."""

    def __init__(self) -> None:
        self.said = 0

    def say(self, text: str) -> None:
        """Show a text in place of the one before, if any."""
        self.said += 1
        dom.put_text("announcement", text)
        dom.by_id("announcement").hidden = False
        dom.later(self._fade(self.said))

    def hush(self) -> None:
        """Take away what is shown."""
        self.said += 1
        dom.put_text("announcement", "")
        dom.by_id("announcement").hidden = True

    async def _fade(self, said: int) -> None:
        await asyncio.sleep(SECONDS)
        if said == self.said:
            self.hush()
