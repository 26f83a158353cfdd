"""Reading aloud with the browser's own voice."""

from __future__ import annotations

from app.browser import ffi, js


def can_speak() -> bool:
    """Whether this browser has a voice."""
    return hasattr(js.window, "speechSynthesis") and hasattr(js.window, "SpeechSynthesisUtterance")


def speak(text: str) -> None:
    """Say a text in place of whatever is still being said."""
    if not can_speak():
        return
    try:
        js.window.speechSynthesis.cancel()
        if text:
            words = js.window.SpeechSynthesisUtterance.new(text)
            words.lang = "en"
            js.window.speechSynthesis.speak(words)
    except ffi.JsException:
        # A browser may have the words for it and no voice.
        return
