"""The board on the page: the picture, what is marked on it, the preview over it, and moving about by keys."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from js import document

from app import dom
from engine.game import Touch
from generator.i18n import gettext as _
from generator.scene import Item, Scene
from generator.svg import render

ARROWS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ASIDE: Final = 1e6
"""What lies more to the side than ahead of an arrow key comes after everything that lies ahead."""


class Board:
    """The element `board` of the page; `touched` and `looked_at` are called with names of things."""

    def __init__(self, touched: Callable[[Touch], None], looked_at: Callable[[Touch], None]) -> None:
        self.element = dom.by_id("board")
        self.touched = touched
        self.looked_at = looked_at
        self.scene: Scene | None = None
        self.focus: Touch = ""
        self.pressed: Touch = ""
        self.drawn = False
        dom.on(self.element, "click", self._clicked)
        dom.on(self.element, "pointerdown", self._pressed)
        dom.on(self.element, "pointerup", self._released)
        dom.on(self.element, "pointerover focusin", self._looked)
        dom.on(self.element, "pointerleave focusout", lambda _event: self.looked_at(""))
        dom.on(self.element, "keydown", self._key)

    def draw(self, scene: Scene) -> None:
        """Show a picture; what had the focus has it again if it is still there."""
        had_focus = self.element.contains(document.activeElement)
        self.scene = scene
        self.element.innerHTML = render(scene, ident="board")
        names = scene.touches()
        if self.focus not in names:
            self.focus = names[0] if names else ""
        self._rove()
        if had_focus and self.focus:
            self._group(self.focus).focus()

    def mark(self, allowed: Collection[Touch], chosen: Collection[Touch], moved: Collection[Touch]) -> None:
        """Show what may be touched, what is chosen, and what has just moved."""
        for group in self._groups():
            name = str(group.dataset.touch)
            group.classList.toggle("is-allowed", name in allowed)
            group.classList.toggle("is-chosen", name in chosen)
            group.classList.toggle("is-moved", name in moved)
            _say_of(group, "aria-description", _("possible now") if name in allowed else "")
            _say_of(group, "aria-pressed", "true" if name in chosen else "")

    def overlay(self, items: tuple[Item, ...]) -> None:
        """Lay items over the picture; none takes them away."""
        if self.scene is not None:
            shown = Scene(self.scene.width, self.scene.height, items) if items else None
            dom.by_id("overlay").innerHTML = render(shown, ident="overlay") if shown else ""

    def tell_at(self, name: Touch, text: str) -> None:
        """Show a refusal next to a thing; an empty text takes it away."""
        bubble = dom.by_id("bubble")
        bubble.textContent = text
        bubble.hidden = not text
        group = self._group(name) if text and name else None
        if group is None:
            return
        thing, frame = group.getBoundingClientRect(), self.element.getBoundingClientRect()
        middle = (thing.left + thing.right) / 2 - frame.left
        half = bubble.offsetWidth / 2
        bubble.style.left = f"{min(max(middle, half), frame.width - half):.0f}px"
        below = thing.bottom - frame.top + 6
        fits = below + bubble.offsetHeight <= frame.height
        bubble.style.top = f"{below if fits else thing.top - frame.top - bubble.offsetHeight - 6:.0f}px"

    def _groups(self) -> list[Any]:
        return list(self.element.querySelectorAll("[data-touch]"))

    def _group(self, name: Touch) -> Any:
        return next((group for group in self._groups() if group.dataset.touch == name), None)

    def _rove(self) -> None:
        """One thing is in the page's order of keys; arrows go from there."""
        for group in self._groups():
            group.setAttribute("tabindex", "0" if group.dataset.touch == self.focus else "-1")

    def _name(self, event: Any) -> Touch:
        group = dom.closest(event, "[data-touch]")
        return str(group.dataset.touch) if group is not None else ""

    def _clicked(self, event: Any) -> None:
        if self.drawn:
            # The click that ends a drawing has said all it had to say.
            self.drawn = False
            return
        name = self._name(event)
        if name:
            self.focus = name
            self._rove()
        self.touched(name)

    def _pressed(self, event: Any) -> None:
        self.pressed, self.drawn = self._name(event), False
        self.looked_at(self.pressed)
        # A finger keeps what it pressed first, so that without this nothing else is looked at while it moves.
        if hasattr(event.target, "releasePointerCapture") and event.target.hasPointerCapture(event.pointerId):
            event.target.releasePointerCapture(event.pointerId)

    def _released(self, event: Any) -> None:
        """Drawing from one thing to another touches both."""
        name, first = self._name(event), self.pressed
        self.pressed = ""
        if first and name and name != first:
            self.drawn = True
            self.touched(first)
            self.touched(name)

    def _looked(self, event: Any) -> None:
        name = self._name(event)
        if event.type == "focusin" and name:
            self.focus = name
            self._rove()
        self.looked_at(name)

    def _key(self, event: Any) -> None:
        if event.key in ARROWS:
            event.preventDefault()
            self._step(*ARROWS[event.key])
        elif event.key in ("Enter", " "):
            event.preventDefault()
            self.touched(self._name(event))

    def _step(self, right: int, down: int) -> None:
        """Give the focus to the nearest thing in a direction."""
        here = self._group(self.focus)
        if here is None:
            return
        x, y = _middle(here)
        best, name = None, ""
        for group in self._groups():
            gx, gy = _middle(group)
            along = (gx - x) * right + (gy - y) * down
            aside = abs((gx - x) * down) + abs((gy - y) * right)
            cost = along + aside + (0 if along > aside + 1 else ASIDE)
            if along > 1 and (best is None or cost < best):
                best, name = cost, str(group.dataset.touch)
        if name:
            self._group(name).focus()


def _say_of(group: Any, attribute: str, value: str) -> None:
    """Tell screen readers; what is not possible is not called disabled, for touching it says why."""
    if value:
        group.setAttribute(attribute, value)
    else:
        group.removeAttribute(attribute)


def _middle(group: Any) -> tuple[float, float]:
    box = group.getBoundingClientRect()
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2
