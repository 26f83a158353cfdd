"""Deleting a stored game: the button asks once more, and the focus goes on to the next row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, performance
from pyodide.ffi import create_proxy

from app.page import focus, storage

BUTTONS: Final = "[data-forget]"
DOUBLE_PRESS: Final = 400.0
"""Milliseconds in which a second press is no answer to a question asked by the first."""


def pressed(button: Any, show: Callable[[], None], otherwise: str) -> None:
    """A delete button was pressed: ask, or delete, `show` what is left and go to the next row, or else elsewhere."""
    if not button.hasAttribute("data-sure"):
        _ask(button)
        return
    if performance.now() - float(button.dataset.sure) < DOUBLE_PRESS:
        return
    place = next(
        (place for place, other in enumerate(document.querySelectorAll(BUTTONS)) if other.isSameNode(button)), 0
    )
    storage.forget_game(str(button.dataset.forget))
    show()
    focus.among(BUTTONS, place, otherwise)


def _ask(button: Any) -> None:
    """Change the button's words until it is left."""
    text, label = button.textContent, button.getAttribute("aria-label")
    button.setAttribute("data-sure", str(performance.now()))
    button.textContent = button.dataset.really
    button.setAttribute("aria-label", button.dataset.reallyLabel)

    def back(_event: Any) -> None:
        button.removeAttribute("data-sure")
        button.textContent = text
        button.setAttribute("aria-label", label)

    # Not every browser gives the focus to a button that is clicked, and without it nothing tells when it is left.
    button.focus()
    button.onblur = create_proxy(back)
