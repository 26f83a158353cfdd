"""The board on the page: the picture, what is marked on it, the preview over it, and moving about by keys."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, Protocol

from app.browser import js
from app.page import dom
from app.page.pad import ARROWS, Fingertip
from engine.game import Touch
from generator.drawing.scene import Cell, Item, Pad, Scene
from generator.drawing.svg import render
from generator.games import LOOKS
from generator.language import gettext as _

PAD: Final = "[data-pad]"
ASIDE: Final = 1e6
"""What lies more to the side than ahead of an arrow key comes after everything that lies ahead."""


class Feeler(Protocol):
    """Whoever feels with the fingertip on a pad."""

    def feel(self, pad: Pad, cell: Cell) -> None:
        """The fingertip has come to a cell."""

    def choose(self, pad: Pad, cell: Cell) -> None:
        """A cell of a pad that is not felt was pressed."""

    def edge(self) -> None:
        """There is nothing further that way."""

    def here(self) -> None:
        """The key that says "here" was pressed."""


class Board:
    """The element `board` of the page.

    `touched` is called with the name of a thing, `drawn` with the two ends of a stroke, `looked_at` with the thing that
    has the pointer or the focus and the one that is held pressed meanwhile; "" is no thing.
    """

    def __init__(
        self,
        touched: Callable[[Touch], None],
        drawn: Callable[[Touch, Touch], None],
        looked_at: Callable[[Touch, Touch], None],
        feeler: Feeler,
    ) -> None:
        self.element = dom.by_id("board")
        self.touched = touched
        self.drawn = drawn
        self.looked_at = looked_at
        self.scene: Scene | None = None
        self.names: list[Touch] = []
        self.marks: list[tuple[bool, bool, bool]] = []
        """By place in `names`: whether it may be touched, is chosen, has moved."""
        self.focus: Touch = ""
        self.pressed: Touch = ""
        self.over: Touch = ""
        self.stroke_done = False
        self.fingertip = Fingertip(self.element, feeler.feel, feeler.choose, feeler.edge, feeler.here)
        dom.on(self.element, "click", self._clicked)
        dom.on(self.element, "pointerdown", self._pressed)
        dom.on(self.element, "pointermove", self._moved)
        dom.on(js.document, "pointerup", self._released)
        dom.on(js.document, "pointercancel", self._cancelled)
        dom.on(self.element, "pointerover focusin", self._looked)
        dom.on(self.element, "pointerleave focusout", lambda _event: self.looked_at("", ""))
        dom.on(self.element, "keydown", self._key)

    def draw(self, scene: Scene, finger: Callable[[Pad], Cell | None]) -> None:
        """Show a picture; what had the focus has it again if it is still there. `finger` is where it is on a pad."""
        pad = next(iter(scene.pads()), None)
        self.fingertip.at = finger(pad) if pad else None
        if scene == self.scene:
            self.fingertip.lay(pad, self.fingertip.at)
            return
        had_focus = self.element.contains(js.document.activeElement)
        on_pad = had_focus and js.document.activeElement.hasAttribute("data-pad")
        self.scene = scene
        self.element.innerHTML = render(scene, LOOKS, ident="board")
        self.names, self.marks = [group.touch for group in scene.groups() if group.touch], []
        if self.focus not in self.names:
            self.focus = self.names[0] if self.names else ""
        self._rove()
        self.fingertip.lay(pad, self.fingertip.at)
        if had_focus:
            self.take_focus(on_pad=on_pad)

    def mark(self, allowed: Collection[Touch], chosen: Collection[Touch], moved: Collection[Touch]) -> None:
        """Show what may be touched, what is chosen, and what has just moved; quick if nothing of it is new."""
        marks = [(name in allowed, name in chosen, name in moved) for name in self.names]
        if marks == self.marks:
            return
        self.marks = marks
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
            dom.by_id("overlay").innerHTML = render(shown, LOOKS, ident="overlay") if shown else ""

    def tell_at(self, name: Touch, text: str) -> None:
        """Show a refusal next to a thing; an empty text, or a thing that is not there, takes it away."""
        bubble = dom.by_id("bubble")
        group = self._group(name) if text and name else None
        bubble.textContent = text
        bubble.hidden = group is None
        if group is None:
            return
        thing, frame = group.getBoundingClientRect(), self.element.getBoundingClientRect()
        middle = (thing.left + thing.right) / 2 - frame.left
        half = bubble.offsetWidth / 2
        bubble.style.left = f"{min(max(middle, half), frame.width - half):.0f}px"
        below = thing.bottom - frame.top + 6
        fits = below + bubble.offsetHeight <= frame.height
        bubble.style.top = f"{below if fits else thing.top - frame.top - bubble.offsetHeight - 6:.0f}px"

    def take_focus(self, *, on_pad: bool = False) -> None:
        """Give the focus to the thing on the board that had it last, or to the pad if there is one."""
        pad = dom.found(self.element.querySelector(PAD)) if on_pad else None
        group = self._group(self.focus) if pad is None else pad
        if group is not None:
            group.focus()

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

    def _name_at(self, event: Any) -> Touch:
        target = dom.found(js.document.elementFromPoint(event.clientX, event.clientY))
        group = dom.found(target.closest("#board [data-touch]")) if target is not None else None
        return str(group.dataset.touch) if group is not None else ""

    def _clicked(self, event: Any) -> None:
        if self.stroke_done:
            # The click that ends a stroke has said all it had to say.
            self.stroke_done = False
            return
        if self.fingertip.is_on(event):
            self.fingertip.clicked(event)
            return
        name = self._name(event)
        if name:
            self.focus = name
            self._rove()
        self.touched(name)

    def _pressed(self, event: Any) -> None:
        self.pressed = self.over = self._name(event)
        self.stroke_done = False
        self.looked_at(self.pressed, "")

    def _moved(self, event: Any) -> None:
        """While something is pressed: events of a finger go to what it pressed first, wherever it is now."""
        if not self.pressed:
            return
        name = self._name_at(event)
        if name != self.over:
            self.over = name
            self.looked_at(name, self.pressed)

    def _released(self, event: Any) -> None:
        """A stroke from one thing to another touches both."""
        first, name = self.pressed, self._name_at(event) if self.pressed else ""
        self.pressed = ""
        if first and name and name != first:
            self.stroke_done = True
            self.drawn(first, name)

    def _cancelled(self, _event: Any) -> None:
        self.pressed = ""
        self.looked_at("", "")

    def _looked(self, event: Any) -> None:
        if self.pressed and event.type == "pointerover":
            return
        name = self._name(event)
        if event.type == "focusin" and name:
            self.focus = name
            self._rove()
        self.looked_at(name, "")

    def _key(self, event: Any) -> None:
        if self.fingertip.is_on(event):
            self.fingertip.key(event)
        elif event.key in ARROWS:
            event.preventDefault()
            self._step(*ARROWS[event.key])
        elif event.key in ("Enter", " "):
            event.preventDefault()
            if not event.repeat:
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
    """Where a thing is; one in several parts is where its first one is, for another may lie between them."""
    part = dom.found(group.querySelector(":scope > .s-hit"))
    box = (group if part is None else part).getBoundingClientRect()
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2
