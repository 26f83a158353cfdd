"""The few things that pages need from the document. Text goes in as text; markup comes from our own templates only."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from app.browser import ffi, js
from generator.language import gettext as _

Element: TypeAlias = Any
Event: TypeAlias = Any

_tasks: set[asyncio.Future[Any]] = set()


def by_id(name: str) -> Element:
    """The element with this id. Raises KeyError, for a page without it is a mistake of ours."""
    element = found(js.document.getElementById(name))
    if element is None:
        raise KeyError(name)
    return element


def found(element: Any) -> Element | None:
    """What JavaScript found, with None for its null."""
    return None if element is ffi.jsnull else element


def on(target: Any, kinds: str, handler: Callable[[Event], object]) -> None:
    """Call the handler on these events, for as long as the page lives."""
    proxy = ffi.create_proxy(handler)
    for kind in kinds.split():
        target.addEventListener(kind, proxy)


def later(work: Awaitable[Any]) -> None:
    """Start work that nobody waits for; it is kept from being collected while it runs."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_finished)


def _finished(task: asyncio.Future[Any]) -> None:
    """Report what went wrong in a task that nobody awaits: in the console, and on the page if it has a place for it."""
    _tasks.discard(task)
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    js.console.error("".join(traceback.format_exception(error)))
    if found(js.document.getElementById("warning")) is not None:
        warn(_("Something went wrong: {reason}. The game is kept; reload the page.").format(reason=error))


def warn(text: str) -> None:
    """Say on the play page something that is wrong and does not stop the game; an empty text takes it away."""
    put_text("warning-text", text)
    by_id("warning").hidden = not text


def say_ready() -> None:
    """Mark the page as one whose Python has started."""
    js.document.documentElement.dataset.python = "ready"


def sent_by(form: Element) -> dict[str, str]:
    """What the form would send now; fields that are disabled send nothing."""
    values = js.FormData.new(form)
    return {str(name): str(values.get(name)) for name in values.keys()}  # noqa: SIM118 - a JavaScript object


def put(name: str, markup: str) -> None:
    """Fill an element with markup from our templates or pictures, which escape what came from outside."""
    element = by_id(name)
    element.innerHTML = markup
    element.hidden = not markup.strip()


def put_text(name: str, text: str) -> None:
    """Fill an element with text."""
    by_id(name).textContent = text


def closest(event: Event, selector: str) -> Element | None:
    """The element round the event's target that matches."""
    target = event.target
    return found(target.closest(selector)) if hasattr(target, "closest") else None


def is_typing(event: Event) -> bool:
    """Whether keys belong to a box where something is written or chosen."""
    return closest(event, "input, select, textarea, dialog, [popover]") is not None
