"""What the worker does for the page, which calls it through `app.page.worker`: bots, hints, and PDFs."""

from __future__ import annotations

import json
import random
import sys
import time

from app.browser import js
from app.worker import pdf_library
from app.worker.messages import PROGRESS, UNKNOWN_MATCH
from app.worker.open_match import OpenMatch
from engine.bots import bot_of, seat_view
from generator.games import make_pdf as print_pdf
from generator.games import sheet_named
from generator.language import gettext as _
from generator.language import say
from generator.paper.sheet import parse_options

__export__ = ["choose", "hints", "make_pdf", "ping"]
"""What the page may call; PyScript reads it."""

_open = OpenMatch()


def ping(*words: str) -> str:
    """Say who answers: proves that the worker runs. Returns the words and the Python version."""
    return " ".join((*words, sys.version.partition(" ")[0]))


def hints(message: str, seconds: str) -> str:
    """The best decisions in the position of a match, worked out for so long, as JSON; or UNKNOWN_MATCH."""
    match = _open.open(message)
    if match is None:
        return UNKNOWN_MATCH
    until = time.monotonic() + float(seconds)
    view = seat_view(match.state, match.state.current_player)
    best = bot_of(match.game.slug).hints(view, random.Random(), lambda: time.monotonic() > until)
    rows = [
        {
            "notation": str(hint.action),
            "text": say(hint.action.message),
            "value": worth(hint.value, len(match.setup.seats)),
            "reason": say(hint.reason),
        }
        for hint in best
    ]
    return json.dumps(rows)


def worth(value: float, seats: int) -> str:
    """What a decision is worth, in words: points for one player, the chance to win for more."""
    if seats == 1:
        return _("about {score} points at the end").format(score=round(value))
    return _("wins about {percent} of 100").format(percent=round(100 * value))


def choose(message: str, level: str) -> str:
    """The action of the bot to move in a match, at that level, within the level's time; or UNKNOWN_MATCH."""
    match = _open.open(message)
    if match is None:
        return UNKNOWN_MATCH
    bot = bot_of(match.game.slug)
    seconds = next(row.seconds for row in bot.levels if row.name == level)
    until = time.monotonic() + seconds
    rng = random.Random(f"{match.setup.seed}/bot/{len(match.plies)}")
    view = seat_view(match.state, match.state.current_player)
    return str(bot.choose(view, rng, lambda: time.monotonic() > until, level))


async def make_pdf(slug: str, sheet: str, form: str) -> bytes:
    """A sheet as PDF, the same bytes as the build's. `form` is JSON, option name -> text. Raises BadSheetOption."""
    await pdf_library.load()
    fonts = await pdf_library.fonts()
    channel = js.BroadcastChannel.new(PROGRESS)
    options = parse_options(sheet_named(slug, sheet), json.loads(form))
    try:
        return print_pdf(slug, sheet, options, fonts, lambda done, total: channel.postMessage(f"{done}/{total}"))
    finally:
        channel.close()
