"""The form of a new game: it offers what goes together, and says what keeps a game from being begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.page import dom, opening
from app.page.dialogs import Dialogs
from app.page.opening import Opened
from app.table.compatible import settle
from engine import GAMES
from engine.game import BadOption

OPTION: Final = "option."


class NewGameForm:
    """The form `new-game-form` of the play page, in the dialog `new-game`."""

    def __init__(self, slug: str, dialogs: Dialogs, put_on_table: Callable[[Opened], None]) -> None:
        self.slug = slug
        self.dialogs = dialogs
        self.put_on_table = put_on_table
        self.form = dom.by_id("new-game-form")
        dom.on(self.form, "input", lambda _event: self._settle())
        dom.on(self.form, "submit", self._start)

    def open(self) -> None:
        """Show the form, always as it is at first."""
        self.form.reset()
        self._settle()
        self.dialogs.open("new-game")

    def _settle(self) -> None:
        """Offer only what goes with what is chosen further up, and say why the rest is not offered."""
        _say("refused", "")
        sent = dom.sent_by(self.form)
        wanted = {name.removeprefix(OPTION): value for name, value in sent.items() if name.startswith(OPTION)}
        settled = settle(GAMES[self.slug], wanted)
        for name, barred in settled.barred.items():
            for button in self.form.querySelectorAll(f'[name="{OPTION}{name}"]'):
                button.disabled = str(button.value) in barred
                button.checked = str(button.value) == settled.chosen[name]
            _say(f"barred-{name}", " ".join(dict.fromkeys(barred.values())))

    def _start(self, event: Any) -> None:
        """Begin the game, or leave the form as it is filled in and say why not: what lies on the table stays."""
        event.preventDefault()
        try:
            match = opening.made(self.slug, dom.sent_by(self.form))
        except BadOption as error:
            _say("refused", str(error))
            return
        self.dialogs.close()
        # What was wrong before is settled by a match that the person asked for.
        dom.warn("")
        self.put_on_table(Opened(match, opening.new_id()))


def _say(name: str, text: str) -> None:
    dom.put_text(name, text)
    dom.by_id(name).hidden = not text
