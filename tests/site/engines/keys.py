"""Key names of the DOM as the characters that WebDriver and WebDriver BiDi send for them."""

from __future__ import annotations

from typing import Final

MODIFIERS: Final = {"Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Meta": "\ue03d"}
"""https://www.w3.org/TR/webdriver2/#keyboard-actions, like `NAMED`."""

NAMED: Final = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Insert": "\ue016",
    "Delete": "\ue017",
}


def strokes(key: str) -> list[tuple[str, str]]:
    """`Shift+Tab` as the ("keyDown" or "keyUp", character) pairs to send. Raises ValueError for an unknown name."""
    *held, last = [key] if key == "+" else key.split("+")
    characters = [MODIFIERS[name] for name in held] + [_character(last)]
    down = [("keyDown", character) for character in characters]
    return down + [("keyUp", character) for character in reversed(characters)]


def _character(name: str) -> str:
    if name in NAMED:
        return NAMED[name]
    if len(name) == 1:
        return name
    raise ValueError(f"unknown key {name!r}; known are single characters and {', '.join(NAMED)}")
