"""The print page: a form from the sheet's table of options, and the PDF made in the worker."""

from __future__ import annotations

import json
from typing import Any

from app.browser import ffi, js
from app.page import dom, worker
from app.page.files import download
from app.table.forms import file_name, form_values, idle_options
from app.worker.messages import PROGRESS
from generator.games import sheet_named
from generator.language import gettext as _
from generator.paper.sheet import BadSheetOption, Sheet, parse_options


class Printing:
    """The page."""

    def __init__(self) -> None:
        self.slug = str(js.document.body.dataset.game)
        self.channel = js.BroadcastChannel.new(PROGRESS)
        dom.on(self.channel, "message", self._progress)
        for form in js.document.querySelectorAll("form[data-sheet]"):
            dom.on(form, "submit", self._submit)
            dom.on(form, "input", self._changed)
            form.querySelector("button").disabled = False
            self._allow(form)

    def _changed(self, event: Any) -> None:
        form = event.currentTarget
        refuse(form, "")
        self._allow(form)

    def _allow(self, form: Any) -> None:
        """Only what has an effect can be filled in."""
        sheet = self._sheet(form)
        idle = idle_options(sheet, dom.sent_by(form))
        for option in sheet.all_options:
            if option.form:
                form.elements.namedItem(option.name).disabled = option.name in idle

    def _sheet(self, form: Any) -> Sheet:
        return sheet_named(self.slug, str(form.dataset.sheet))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        form = event.target
        sheet = self._sheet(form)
        given = {**form_values(sheet, dom.sent_by(form)), "link": str(js.URL.new("../", js.document.baseURI).href)}
        try:
            name = file_name(self.slug, sheet, parse_options(sheet, given))
        except BadSheetOption as error:
            self._say("")
            refuse(form, str(error))
            return
        refuse(form, "")
        dom.later(self._print(form, sheet, given, name))

    async def _print(self, form: Any, sheet: Sheet, given: dict[str, str], name: str) -> None:
        button, bar = form.querySelector("button"), dom.by_id("print-progress")
        button.disabled, bar.hidden = True, False
        bar.removeAttribute("value")
        self._say(_("Making the PDF…"))
        try:
            content = await worker.call("make_pdf", self.slug, sheet.slug, json.dumps(given))
        except ffi.JsException as error:
            self._say("")
            refuse(form, _("The PDF could not be made: {reason}").format(reason=error))
        else:
            assert isinstance(content, bytes)
            download(name, "application/pdf", content)
            self._say(_("Done: {size} kB. Print it at 100 %.").format(size=max(1, len(content) // 1000)))
        finally:
            button.disabled, bar.hidden = False, True

    def _progress(self, event: Any) -> None:
        done, _slash, total = str(event.data).partition("/")
        bar = dom.by_id("print-progress")
        bar.max, bar.value = int(total), int(done)

    def _say(self, text: str) -> None:
        dom.put_text("print-status", text)


def refuse(form: Any, reason: str) -> None:
    """Say why not at the form itself, for the foot of the page may be far below; without a reason, the note goes."""
    note = form.querySelector("[data-refusal]")
    note.textContent = reason
    note.hidden = not reason
    if reason:
        note.scrollIntoView(block="nearest")


def main() -> None:
    """Start the page."""
    Printing()
    dom.say_ready()
