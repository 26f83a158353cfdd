"""What can be heard and felt: reading aloud, sounds, vibration, each off until it is switched on in the menu."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from app.browser import js
from app.page import dom, storage, tones, voice
from app.table.fingertip import Felt

SETTLED: Final = 0.35
"""Seconds that a fingertip rests before its words are said: somebody who moves on does not want to hear them all."""
AVAILABLE: Final[Mapping[str, Callable[[], bool]]] = {
    "speech": voice.can_speak,
    "sounds": lambda: True,
    "vibration": tones.can_shake,
}


class Senses:
    """The switches in the menu, and what they switch. The words of a fingertip are shown in any case."""

    def __init__(self) -> None:
        self.on = {name for name in AVAILABLE if name in storage.senses()}
        self.tones = tones.Tones()
        self.read = ""
        self.aloud = ""
        """The words of the fingertip that were said last."""
        self._shown = ""
        self._moves = 0
        self._resting = False
        for box in self._boxes():
            name = str(box.dataset.sense)
            box.checked = name in self.on
            box.closest("label").hidden = not AVAILABLE[name]()
            dom.on(box, "change", self._switched)

    def _boxes(self) -> list[Any]:
        return list(js.document.querySelectorAll("[data-sense]"))

    def _switched(self, event: Any) -> None:
        name = str(event.target.dataset.sense)
        self.on = self.on | {name} if event.target.checked else self.on - {name}
        storage.set_senses(self.on)
        if name == "speech":
            voice.speak(self.read if "speech" in self.on else "")

    def say(self, text: str) -> None:
        """What the status line says, if it is new."""
        if text == self.read:
            return
        self.read = text
        if "speech" in self.on:
            voice.speak(text.replace(" ·", ","))

    def feel(self, felt: Felt) -> None:
        """What a fingertip has come to."""
        self.show(felt.words)
        if "sounds" in self.on:
            self.tones.play(felt.texture)
        if "vibration" in self.on:
            tones.shake(felt.texture)

    def show(self, words: str) -> None:
        """The words of a fingertip, for the eyes at once, for ears when it rests; no words take them away."""
        dom.put_text("felt", words)
        self._shown, self._moves = words, self._moves + 1
        if not self._resting:
            self._resting = True
            dom.later(self._rest())

    async def _rest(self) -> None:
        """Wait until nothing new has come for a while, then say it, unless that is what was said last."""
        moves = -1
        while moves != self._moves:
            moves = self._moves
            await asyncio.sleep(SETTLED)
        self._resting = False
        if self._shown == self.aloud:
            return
        self.aloud = self._shown
        dom.put_text("felt-aloud", self.aloud)
        if self.aloud and "speech" in self.on:
            voice.speak(self.aloud)
