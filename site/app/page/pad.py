"""A pad on the page: the pointer, or the arrow keys, move a fingertip from cell to cell of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.browser import ffi, js
from app.page import dom
from generator.drawing.scene import Cell, Pad

SELECTOR: Final = "[data-pad]"
ARROWS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
STRIDE: Final = 5
"""Cells at once, with Shift."""


class Fingertip:
    """The fingertip on the pad of the board, if the picture has one.

    On a pad that is felt, `felt` is called for every cell that the fingertip comes to, at most once a frame; on
    another, `chosen` for the one that is pressed. `edge` is called when there is nothing further that way, `done` for
    the key that says "here".
    """

    def __init__(
        self,
        board: Any,
        felt: Callable[[Pad, Cell], None],
        chosen: Callable[[Pad, Cell], None],
        edge: Callable[[], None],
        done: Callable[[], None],
    ) -> None:
        self.board = board
        self.felt, self.chosen, self.edge, self.done = felt, chosen, edge, done
        self.pad: Pad | None = None
        self.at: Cell | None = None
        self._next: tuple[float, float] | None = None
        """Where the pointer is that the next frame is to follow; None if no frame is awaited."""
        self._frame = ffi.create_proxy(self._follow)
        dom.on(board, "pointerdown pointermove", self._moved)
        dom.on(js.window, "resize", lambda _event: self.show())

    def lay(self, pad: Pad | None, at: Cell | None) -> None:
        """The picture has this pad now, with the fingertip there."""
        self.pad, self.at = pad, at
        self.show()

    def is_on(self, event: Any) -> bool:
        """Whether an event is the pad's."""
        return dom.closest(event, SELECTOR) is not None

    def key(self, event: Any) -> None:
        """A key was pressed on the pad."""
        if event.key in ARROWS:
            event.preventDefault()
            self._step(*ARROWS[event.key], STRIDE if event.shiftKey else 1)
        elif event.key in ("Enter", " ") and not event.repeat:
            event.preventDefault()
            self._press()

    def clicked(self, event: Any) -> None:
        """The pad was pressed: what is felt has been felt by then."""
        cell = self._cell_at(event.clientX, event.clientY)
        if self.pad is not None and cell is not None and not self.pad.does:
            self._move(cell)
            self.chosen(self.pad, cell)

    def _press(self) -> None:
        if self.pad is not None and not self.pad.does and self.at is not None:
            self.chosen(self.pad, self.at)
        else:
            self.done()

    def _moved(self, event: Any) -> None:
        if self.pad is None or not self.pad.does or not self.is_on(event):
            return
        waiting = self._next is not None
        self._next = event.clientX, event.clientY
        if not waiting:
            js.window.requestAnimationFrame(self._frame)

    def _follow(self, _time: float) -> None:
        point, self._next = self._next, None
        cell = self._cell_at(*point) if point else None
        if cell is not None and cell != self.at:
            self._move(cell)

    def _step(self, right: int, down: int, far: int) -> None:
        """As far as the pad goes, from the middle if the fingertip has not been anywhere yet."""
        pad = self.pad
        if pad is None:
            return
        here = self.at or (pad.first[0] + pad.columns // 2, pad.first[1] + pad.rows // 2)
        way = [(here[0] + right * step, here[1] + down * step) for step in range(1, far + 1)] if self.at else [here]
        reached = [cell for cell in way if cell in pad.cells]
        if reached:
            self._move(reached[-1])
        else:
            self.edge()

    def _move(self, cell: Cell) -> None:
        self.at = cell
        self.show()
        if self.pad is not None and self.pad.does:
            self.felt(self.pad, cell)

    def _cell_at(self, x: float, y: float) -> Cell | None:
        element = dom.found(self.board.querySelector(SELECTOR))
        if self.pad is None or element is None:
            return None
        box = element.getBoundingClientRect()
        column = int((x - box.left) / box.width * self.pad.columns // 1) + self.pad.first[0]
        row = int((y - box.top) / box.height * self.pad.rows // 1) + self.pad.first[1]
        return (column, row) if (column, row) in self.pad.cells else None

    def show(self) -> None:
        """Put the mark where the fingertip is."""
        mark, element = dom.by_id("fingertip"), dom.found(self.board.querySelector(SELECTOR))
        mark.hidden = self.pad is None or self.at is None or element is None
        if self.pad is None or self.at is None or element is None:
            return
        box, frame = element.getBoundingClientRect(), mark.offsetParent.getBoundingClientRect()
        across = (self.at[0] - self.pad.first[0] + 0.5) / self.pad.columns
        below = (self.at[1] - self.pad.first[1] + 0.5) / self.pad.rows
        mark.style.left = f"{box.left - frame.left + across * box.width:.1f}px"
        mark.style.top = f"{box.top - frame.top + below * box.height:.1f}px"
