"""Which match comes onto the page's table: what the address asks for, a stored game, a file, a new one.

What cannot be opened is said on the page, and nothing is returned for it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from app.browser import js
from app.page import dom, storage
from app.table.new_match import day_seed, is_daily, new_match
from app.table.records import Entry, GameId
from app.table.ways import DAILY
from engine.game import BadOption
from engine.match import Match
from engine.saving import BadSave, open_save, open_share_code
from generator.language import gettext as _


class Opened(NamedTuple):
    """A match for the table, the name it is stored under, and whether to store it before anything is done in it."""

    match: Match
    id: GameId
    keep: bool = False


def first(slug: str) -> Opened:
    """What lies on the table when the page opens: what the address asks for, the last match of this page, a new one."""
    return from_address(slug) or stored(slug, storage.current(slug)) or Opened(made(slug, {}), new_id())


def from_address(slug: str) -> Opened | None:
    """What the address asks for: a shared game, a stored one, or a way to play."""
    address = str(js.location.hash)
    for prefix, opener in OPENERS.items():
        if address.startswith(prefix):
            # Reloading must not open the link once more over what was played since.
            js.window.history.replaceState(None, "", str(js.location.pathname))
            return opener(slug, address.removeprefix(prefix))
    return None


def from_link(slug: str, code: str) -> Opened | None:
    """The match of a share code, to go on with in a copy."""
    try:
        match = open_share_code(code)
        if match.game.page_slug != slug:
            raise BadSave(_("This link is of another game: {game}.").format(game=_(match.game.title)))
    except BadSave as error:
        dom.warn(str(error))
        return None
    return Opened(match, new_id(), keep=True)


def from_way(slug: str, way: str) -> Opened | None:
    """A new match played this way; the day's game goes on where it was left."""
    resumed = _todays(slug) if way == DAILY.name else None
    if resumed is not None:
        return resumed
    try:
        return Opened(made(slug, {"way": way}), new_id())
    except BadOption as error:
        dom.warn(str(error))
        return None


def _todays(slug: str) -> Opened | None:
    seed = day_seed(today())
    # Only saves that hold the seed are worth playing through.
    candidates = (entry for entry in storage.games() if seed in entry.save)
    entry = next((entry for entry in candidates if _is_todays(slug, entry)), None)
    return stored(slug, entry.id) if entry is not None else None


def _is_todays(slug: str, entry: Entry) -> bool:
    try:
        return is_daily(open_save(entry.save), slug, today())
    except BadSave:
        return False


def stored(slug: str, game_id: GameId) -> Opened | None:
    """A stored game, or the one that nobody has done anything in; None if there is none that can be opened."""
    if not game_id:
        return None
    kept = storage.game(game_id)
    entry = kept or storage.untouched(slug, game_id)
    if entry is None:
        return None
    try:
        match = open_save(entry.save)
    except BadSave as error:
        dom.warn(_("A stored game cannot be opened. {reason}").format(reason=error))
        return None
    return Opened(match, entry.id, keep=kept is not None) if match.game.page_slug == slug else None


def from_text(slug: str, text: str) -> Opened | None:
    """The game of a save file."""
    try:
        match = open_save(text)
        if match.game.page_slug != slug:
            raise BadSave(_("This is a game of {game}: open it on its own page.").format(game=_(match.game.title)))
    except BadSave as error:
        dom.warn(str(error))
        return None
    dom.warn("")
    return Opened(match, new_id(), keep=True)


def made(slug: str, form: Mapping[str, str]) -> Match:
    """A new match as the form says, not yet on the table. Raises BadOption."""
    return new_match(slug, form, today=today(), random_seed=new_id())


def new_id() -> str:
    """A name or seed that nobody else has."""
    return os.urandom(6).hex()


def today() -> str:
    """The date where the person is: a day's game changes at midnight there."""
    return datetime.now().astimezone().date().isoformat()


OPENERS: Final[Mapping[str, Callable[[str, str], Opened | None]]] = {
    "#g=": from_link,
    "#id=": stored,
    "#way=": from_way,
}
"""By the beginning of the address's hash; each gets the page's game and the rest."""
