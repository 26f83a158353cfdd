"""The page's way to the worker: started at the first call, so that it never delays the page."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from app.browser import js, pyscript
from app.table.records import GameId
from app.worker.match_sender import MatchSender
from engine.match import Match

NAME: Final = "worker"

_started: asyncio.Task[Any] | None = None


async def call(name: str, *args: str) -> str | bytes:
    """Call a function that `app.worker.exports` exports, and wait for what it returns: text, or bytes.

    Raises JsException with the worker's own message when the function raises, or when the worker can't start.
    """
    worker = await start()
    answer = await getattr(worker, name)(*args)
    return answer if isinstance(answer, str) else bytes(answer.to_py())


_matches = MatchSender(call)


async def ask_about(name: str, game_id: GameId, match: Match, *args: str) -> str:
    """Call a function of the worker that is about a match, as the match is now. Raises JsException as `call` does."""
    return await _matches.ask(name, game_id, match, *args)


async def start() -> Any:
    """Start the worker if nobody has, and wait until it answers. For a page with nothing else to do."""
    global _started
    if _started is None:
        _started = asyncio.ensure_future(pyscript.create_named_worker(str(js.paddock.worker), NAME))
    try:
        return await asyncio.shield(_started)
    except Exception:
        # The next call tries again rather than repeat an old failure.
        _started = None
        raise


async def warm_up() -> None:
    """Start the worker before it is needed; whatever goes wrong is said when it is needed."""
    with contextlib.suppress(Exception):
        await start()
