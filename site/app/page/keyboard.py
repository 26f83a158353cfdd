"""The keys of the play page, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.browser import js
from app.page import dom
from app.table.keys import COMMANDS, TYPE

PRESSABLE: Final = "a, button, summary, [tabindex='0'], [data-touch]"
"""What the space bar has a meaning of its own for."""


class Keyboard:
    """Listens to the whole page; `commands` are what keys do, by name, and Escape lets go."""

    def __init__(self, commands: Mapping[str, Callable[[], Any]], let_go: Callable[[], None]) -> None:
        self.commands = commands
        self.let_go = let_go
        dom.on(js.document, "keydown", self._key)

    def _key(self, event: Any) -> None:
        if event.key == "Escape":
            self.let_go()
        if event.repeat and event.key in ("Enter", " ") and dom.closest(event, "button") is not None:
            # Held down, a key presses one button once, not what comes to have the focus after it.
            event.preventDefault()
        if dom.is_typing(event) or event.altKey or event.repeat:
            return
        if event.key == " " and dom.closest(event, PRESSABLE) is not None:
            return
        name = COMMANDS.get(("ctrl+" if event.ctrlKey or event.metaKey else "") + str(event.key).lower())
        if name == TYPE:
            event.preventDefault()
            dom.by_id("typed-text").focus()
        elif name:
            event.preventDefault()
            self.commands[name]()
