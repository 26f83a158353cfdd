"""The worker `desk`: long work away from the page. The page calls it through `app.page.worker.call`."""

from __future__ import annotations

import json
import random
import sys
import time

from js import BroadcastChannel

from app.worker import pdf_library
from app.worker.channels import PROGRESS
from app.worker.lately import Lately
from engine.bots import bot_of, seat_view
from generator.games import make_pdf as print_pdf
from generator.games import sheet_named
from generator.language import gettext as _
from generator.language import say
from generator.paper.sheet import parse_options

__export__ = ["choose", "hints", "make_pdf", "ping"]
"""What the page may call; PyScript reads it."""

_lately = Lately()


def ping(*words: str) -> str:
    """Say who answers: proves that the worker runs. Returns the words and the Python version."""
    return " ".join((*words, sys.version.partition(" ")[0]))


def hints(save: str, seconds: str) -> str:
    """The best decisions in the position of a saved match, worked out for so long, as JSON."""
    match = _lately.open(save)
    until = time.monotonic() + float(seconds)
    view = seat_view(match.state, match.state.current_player)
    found = bot_of(match.game.slug).hints(view, random.Random(), lambda: time.monotonic() > until)
    rows = [
        {
            "notation": str(hint.action),
            "text": say(hint.action.message),
            "value": worth(hint.value, len(match.setup.seats)),
            "reason": say(hint.reason),
        }
        for hint in found
    ]
    return json.dumps(rows)


def worth(value: float, seats: int) -> str:
    """What a decision is worth, in words: points for one player, the chance to win for more."""
    if seats == 1:
        return _("about {score} points at the end").format(score=round(value))
    return _("wins about {percent} of 100").format(percent=round(100 * value))


def choose(save: str, level: str) -> str:
    """The move of the bot on whose turn a saved match is, at that level, within the level's time."""
    match = _lately.open(save)
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
    channel = BroadcastChannel.new(PROGRESS)
    options = parse_options(sheet_named(slug, sheet), json.loads(form))
    try:
        return print_pdf(slug, sheet, options, fonts, lambda done, total: channel.postMessage(f"{done}/{total}"))
    finally:
        channel.close()
