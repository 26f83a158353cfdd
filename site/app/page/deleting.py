"""Deleting a stored game: the button asks once more, and the focus goes on to the next row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.browser import ffi, js
from app.page import focus, storage
from app.page.double_press import DOUBLE_PRESS

BUTTONS: Final = "[data-forget]"


def pressed(button: Any, show: Callable[[], None], otherwise: str) -> None:
    """A delete button was pressed: ask, or delete, `show` what is left and go to the next row, or else elsewhere."""
    if not button.hasAttribute("data-sure"):
        _ask(button)
        return
    if js.performance.now() - float(button.dataset.sure) < DOUBLE_PRESS:
        # A second press in quick succession is no answer to what the first one asked.
        return
    place = next(
        (place for place, other in enumerate(js.document.querySelectorAll(BUTTONS)) if other.isSameNode(button)), 0
    )
    storage.forget_game(str(button.dataset.forget))
    show()
    focus.among(BUTTONS, place, otherwise)


def _ask(button: Any) -> None:
    """Change the button's words until it is left."""
    text, label = button.textContent, button.getAttribute("aria-label")
    button.setAttribute("data-sure", str(js.performance.now()))
    button.textContent = button.dataset.really
    button.setAttribute("aria-label", button.dataset.reallyLabel)

    def back(_event: Any) -> None:
        button.removeAttribute("data-sure")
        button.textContent = text
        button.setAttribute("aria-label", label)

    # Not every browser gives the focus to a button that is clicked, and without it nothing tells when it is left.
    button.focus()
    button.onblur = ffi.create_proxy(back)
