"""What a game draws: its pictures through one contract, for screen and paper alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from engine.game import SPECTATOR, Action, Seat, State, Touch
from generator.drawing.scene import Item, Scene


class View(NamedTuple):
    """What the picture shows beside the position itself: the action just done, if any, and who looks.

    `viewer` is a seat, whose things lie nearest and who may touch them, or SPECTATOR. The position is already the one
    that the viewer may see, and `last` nothing that the viewer may not know. `before` is the position before `last`
    as far as the viewer may know it now.
    """

    last: Action | None = None
    viewer: Seat = SPECTATOR
    before: State | None = None


class Example(NamedTuple):
    """A drawn example of the rules page, with its caption (a msgid)."""

    scene: Scene
    caption: str


Texture: TypeAlias = Literal["", "soft", "rough", "firm", "thing"]
"""What a haptic display gives back: something that gives way, an edge, ground, or a thing on it; "" for nothing."""
Mark: TypeAlias = tuple[Scene, str]
"""A small picture of a mark, 10 by 10 mm, and what it means (a msgid)."""
Key: TypeAlias = tuple[str, str]
"""A key or keys, as they are labelled, and what they do (a msgid)."""


class Figure(ABC):
    """How a game is drawn. Every picture of one game has the same width, and every touch a label in `board`.

    >>> from tests.engine.null_game import GAME
    >>> from generator.games.null_game.figures import FIGURE
    >>> state = GAME.from_text("1 3 12")
    >>> scene = FIGURE.board(state, View(viewer=0))
    >>> scene.title, scene.width
    ('A row of 3 stones', 160.0)
    >>> scene.touches()
    ('stone:3', 'stone:2', 'stone:1')
    >>> {touch for action in state.legal_actions() for touch in action.touches} <= {*scene.touches()}
    True
    >>> [type(item).__name__ for item in FIGURE.preview(state, state.parse("take 2"))]
    ['Line', 'Line']
    """

    is_felt: ClassVar[bool] = False
    """Whether it has a haptic display: moving over a `Pad` lets a fingertip feel the `texture` of each cell. Its page
    offers sounds and vibration."""
    keys: ClassVar[tuple[Key, ...]] = ()
    """What keys do on this board beside what they do on every board, for the help of its page."""

    @abstractmethod
    def board(self, state: State, view: View) -> Scene:
        """All that lies on the table; its groups carry the touches of the actions."""

    @abstractmethod
    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """What a legal action would do, drawn over the board."""

    @abstractmethod
    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """What the viewer sees beside the board, such as a score sheet; None if nothing."""

    def glance(self, state: State, touch: Touch) -> tuple[Item, ...]:
        """What a thing is worth a look for while it has the pointer or the focus, drawn over the board."""
        return ()

    def texture(self, state: State, action: Action) -> Texture:
        """What a possible action lets a fingertip feel; "" if nothing."""
        return ""

    def legend(self) -> tuple[Mark, ...]:
        """What the marks on the board mean, for the help of the page."""
        return ()

    def examples(self) -> Mapping[str, Example]:
        """The drawn examples of the rules page, by name."""
        return {}


class GameFigure(Figure):
    """How a game that has pages of its own is drawn; a tool has none."""

    @abstractmethod
    def emblem(self) -> Scene:
        """A small picture for the home page, 40 by 40 mm."""
