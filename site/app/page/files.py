"""Matches as files: handed to the person, and read from one they choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.browser import ffi, js
from app.page import dom, opening
from app.page.current import Current
from app.page.opening import Opened
from engine.saving import BadSave, save
from generator.language import gettext as _

LARGEST_FILE: Final = 1_000_000
"""In bytes."""


class Files:
    """Saving the match on the table, and opening another in its place."""

    def __init__(self, slug: str, now: Current, put_on_table: Callable[[Opened], None]) -> None:
        self.slug = slug
        self.now = now
        self.put_on_table = put_on_table
        self.commands: dict[str, Callable[[], Any]] = {
            "save": self.save,
            "open": lambda: dom.by_id("file").click(),
        }
        dom.on(dom.by_id("file"), "change", lambda _event: dom.later(self._read()))

    def save(self) -> None:
        """Hand the match to the person as a file."""
        match = self.now.table.match
        name = f"{match.game.slug.replace('/', '-')}-{self.now.id}.json"
        download(name, "application/json", save(match).encode())

    async def _read(self) -> None:
        box = dom.by_id("file")
        file = dom.found(box.files.item(0))
        if file is None:
            return
        try:
            if file.size > LARGEST_FILE:
                raise BadSave(_("This file is too large to be a saved game."))
            data = (await file.arrayBuffer()).to_bytes()
            opened = opening.from_text(self.slug, data.decode("utf-8-sig"))
            if opened is not None:
                self.put_on_table(opened)
        except UnicodeDecodeError:
            dom.warn(_("This file is not a saved game: it is not UTF-8 text."))
        except (BadSave, ffi.JsException) as error:
            dom.warn(str(error))
        box.value = ""


def download(name: str, kind: str, content: bytes) -> None:
    """Hand bytes to the person as a file."""
    blob = js.Blob.new(ffi.to_js([ffi.to_js(content)]), type=kind)
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(blob)
    link.download = name
    link.click()
