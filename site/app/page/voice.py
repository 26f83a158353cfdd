"""Reading aloud with the browser's own voice."""

from __future__ import annotations

from js import window
from pyodide.ffi import JsException


def can_speak() -> bool:
    """Whether this browser has a voice."""
    return hasattr(window, "speechSynthesis") and hasattr(window, "SpeechSynthesisUtterance")


def speak(text: str) -> None:
    """Say a text in place of whatever is still being said."""
    if not can_speak():
        return
    try:
        window.speechSynthesis.cancel()
        if text:
            words = window.SpeechSynthesisUtterance.new(text)
            words.lang = "en"
            window.speechSynthesis.speak(words)
    except JsException:
        # A browser may have the words for it and no voice.
        return
