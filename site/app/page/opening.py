"""Which match lies on the table: what the address asks for, a stored game, a file, a new one."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from js import location, window

from app.page import storage
from app.table.records import Entry, GameId
from app.table.ways import TODAY, day_seed, is_daily, new_match, rematch
from engine.game import BadOption
from engine.match import Match
from engine.saving import BadSave, open_save, open_share_code
from generator.language import gettext as _

if TYPE_CHECKING:
    from app.page.play import Play


class Opening:
    """Puts matches on the page's table; what cannot be opened is said, and the table stays as it was."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.slug = page.slug
        self.openers: dict[str, Callable[[str], bool]] = {
            "#g=": self.open_link,
            "#id=": self.open_stored,
            "#way=": self.open_way,
        }

    def open_address(self) -> None:
        """What the address asks for: a shared game, a stored one, a way to play, or the last one of this page."""
        address, opened = str(location.hash), False
        for prefix, opener in self.openers.items():
            if address.startswith(prefix):
                # Reloading must not open the link once more over what was played since.
                window.history.replaceState(None, "", str(location.pathname))
                opened = opener(address.removeprefix(prefix))
        if not opened and self.page.table is None and not self.open_stored(storage.current(self.slug)):
            self.start({})

    def open_link(self, code: str) -> bool:
        """The match of a share code, to go on with in a copy; whether it could be opened."""
        try:
            match = open_share_code(code)
            if _page_of(match) != self.slug:
                raise BadSave(_("This link is of another game: {game}.").format(game=_(match.game.title)))
        except BadSave as error:
            self.page.warn(str(error))
            return False
        self.page.put_on_table(match, new_id(), keep=True)
        return True

    def open_way(self, way: str) -> bool:
        """A new match, but the day's game goes on where it was left; whether there is such a way."""
        return (way == TODAY and self._resume_daily()) or self.start({"way": way})

    def _resume_daily(self) -> bool:
        seed = day_seed(today())
        # Only saves that hold the seed are worth playing through.
        found = (entry for entry in storage.games() if seed in entry.save)
        entry = next((entry for entry in found if self._is_daily(entry)), None)
        return entry is not None and self.open_stored(entry.id)

    def _is_daily(self, entry: Entry) -> bool:
        try:
            return is_daily(open_save(entry.save), self.slug, today())
        except BadSave:
            return False

    def open_stored(self, game_id: GameId) -> bool:
        """A stored game, or the one that nobody has done anything in; False if there is none that can be opened."""
        kept = storage.game(game_id) if game_id else None
        entry = kept or (storage.untouched(self.slug, game_id) if game_id else None)
        if entry is None:
            return False
        try:
            match = open_save(entry.save)
        except BadSave as error:
            self.page.warn(_("A stored game cannot be opened. {reason}").format(reason=error))
            return False
        if _page_of(match) != self.slug:
            return False
        self.page.put_on_table(match, entry.id, keep=kept is not None)
        return True

    def open_text(self, text: str) -> None:
        """The game of a save file; refused, the page stays as it was."""
        try:
            match = open_save(text)
            if _page_of(match) != self.slug:
                raise BadSave(_("This is a game of {game}: open it on its own page.").format(game=_(match.game.title)))
        except BadSave as error:
            self.page.warn(str(error))
            return
        self.page.warn("")
        self.page.put_on_table(match, new_id(), keep=True)

    def start(self, form: dict[str, str]) -> bool:
        """Begin a new match as the form says; whether it could be begun."""
        try:
            match = self.made(form)
        except BadOption as error:
            self.page.warn(str(error))
            return False
        self.page.put_on_table(match, new_id())
        return True

    def made(self, form: dict[str, str]) -> Match:
        """A new match as the form says, not yet on the table. Raises BadOption."""
        return new_match(self.slug, form, today=today(), random_seed=new_id())

    def start_anew(self, match: Match) -> None:
        """Begin a match that a person asked for: what was wrong before is settled."""
        self.page.warn("")
        self.page.put_on_table(match, new_id())

    def again(self) -> None:
        """A new match set up like the one on the table, with a new seed."""
        if self.page.table is None:
            self.start({})
            return
        self.page.put_on_table(rematch(self.page.table.match, new_id()), new_id())


def _page_of(match: Match) -> str:
    """The game on whose page the match is played; a tool is on its game's."""
    return match.game.page_slug


def new_id() -> str:
    """A name or seed that nobody else has."""
    return os.urandom(6).hex()


def today() -> str:
    """The date where the person is: a day's game changes at midnight there."""
    return datetime.now().astimezone().date().isoformat()
