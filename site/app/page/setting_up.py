"""The form of a new game: it offers what goes together, and says what keeps a game from being begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from js import FormData

from app.page import dom
from app.table.fitting import fitting
from engine import GAMES
from engine.game import BadOption

if TYPE_CHECKING:
    from app.page.play import Play

OPTION: Final = "option."


class SettingUp:
    """The form `new-game-form` of the play page."""

    def __init__(self, page: Play) -> None:
        self.page = page
        self.form = dom.by_id("new-game-form")
        dom.on(self.form, "input", lambda _event: self._settle())
        dom.on(self.form, "submit", self._start)

    def begin(self) -> None:
        """The form as it is at first."""
        self.form.reset()
        self._settle()

    def _sent(self) -> dict[str, str]:
        values = FormData.new(self.form)
        return {str(name): str(values.get(name)) for name in values.keys()}  # noqa: SIM118 - a JavaScript object

    def _settle(self) -> None:
        """Offer only what goes with what is chosen further up, and say why the rest is not offered."""
        self._refuse("")
        wanted = {name.removeprefix(OPTION): value for name, value in self._sent().items() if name.startswith(OPTION)}
        found = fitting(GAMES[self.page.slug], wanted)
        for name, barred in found.barred.items():
            for button in self.form.querySelectorAll(f'[name="{OPTION}{name}"]'):
                button.disabled = str(button.value) in barred
                button.checked = str(button.value) == found.chosen[name]
            _say(f"barred-{name}", " ".join(dict.fromkeys(barred.values())))

    def _start(self, event: Any) -> None:
        """Begin the game, or leave the form as it is filled in and say why not: what lies on the table stays."""
        event.preventDefault()
        try:
            match = self.page.opening.made(self._sent())
        except BadOption as error:
            self._refuse(str(error))
            return
        self.page.dialogs.close()
        self.page.opening.start_anew(match)

    def _refuse(self, reason: str) -> None:
        _say("refused", reason)


def _say(name: str, text: str) -> None:
    dom.put_text(name, text)
    dom.by_id(name).hidden = not text
