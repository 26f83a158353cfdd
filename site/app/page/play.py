"""The page on which a game is played: one match after the other lies on its table, and every part shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.browser import js
from app.page import dom, idle, opening, worker
from app.page.announcer import Announcer
from app.page.autosave import Autosave
from app.page.board import Board
from app.page.choices import Choices
from app.page.current import Current
from app.page.curtain import Curtain
from app.page.dialogs import Dialogs
from app.page.display import Display, Parts
from app.page.double_press import Presses
from app.page.feeling import Feeling
from app.page.files import Files
from app.page.game_list import GameList
from app.page.hints import Hints
from app.page.keyboard import Keyboard
from app.page.moves import Moves, TypedMoves
from app.page.new_game_form import NewGameForm
from app.page.opening import Opened
from app.page.opponents import Opponents
from app.page.preview import Preview
from app.page.replay import Replay
from app.page.sharing import Sharing
from app.table.new_match import rematch
from engine.game import Touch

BUTTONS = "[data-do], [data-play], [data-propose], [data-open], [data-forget]"
NOT_ELSEWHERE = "#board, dialog, [popover], input, select, form"
"""A click anywhere but here lets go of what is touched."""


class Play:
    """The page. Commands are looked up by the names that its buttons and keys carry."""

    def __init__(self, slug: str, opened: Opened) -> None:
        self.slug = slug
        self.now = now = Current(opened, self._show, self._show_passing)
        self.presses = Presses()
        self.hints = Hints(now, shown=lambda: self.preview.look_away())
        feeling = Feeling(now, touch=lambda name: self.moves.touch(name), main=lambda: self.choices.main())
        board = Board(
            touched=lambda name: self.moves.touch(name),
            drawn=lambda first, second: self.moves.draw(first, second),
            looked_at=lambda name, pressed: self.preview.look_at(name, pressed),
            feeler=feeling,
        )
        self.preview = Preview(now, board.overlay, lambda: self.hints.best)
        self.moves = Moves(now, self.presses, board)
        self.choices = Choices(now, self.presses, self.moves)
        self.autosave = Autosave(slug, now)
        self.announcer = Announcer()
        replay, curtain, opponents = Replay(now), Curtain(self.presses, board), Opponents(now)
        self.display = Display(
            Parts(
                board,
                feeling,
                self.hints,
                self.preview,
                self.choices,
                replay,
                curtain,
                self.announcer,
                self.autosave,
                opponents,
            )
        )
        TypedMoves(self.moves)
        dialogs = Dialogs(slug)
        self.game_list = GameList(slug, now, dialogs, self.put_on_table)
        self.commands: dict[str, Callable[[], Any]] = {
            "undo": self.moves.undo,
            "redo": self.moves.redo,
            "hint": self.hints.ask,
            "again": self.again,
            "dismiss": lambda: dom.warn(""),
            "games": self.game_list.show,
            "new": NewGameForm(slug, dialogs, self.put_on_table).open,
            **self.choices.commands,
            **dialogs.commands,
            **Files(slug, now, self.put_on_table).commands,
            **Sharing(now, dialogs.open).commands,
            **replay.commands,
        }
        Keyboard(self.commands, self.moves.let_go)
        dom.on(js.document, "click", self._clicked)
        dom.on(js.window, "hashchange", lambda _event: self._open_address())
        self._begin(keep=opened.keep)

    def put_on_table(self, opened: Opened) -> None:
        """Show this match from now on."""
        self.autosave.flush()
        self.now.put(opened)
        self._begin(keep=opened.keep)

    def _begin(self, *, keep: bool) -> None:
        self.presses.forget()
        self.hints.forget()
        self.announcer.hush()
        self.autosave.begin(keep=keep)
        self._show()

    def again(self) -> None:
        """A new match set up like the one on the table, with a new seed."""
        self.put_on_table(Opened(rematch(self.now.table.match, opening.new_id()), opening.new_id()))

    def _open_address(self) -> None:
        opened = opening.from_address(self.slug)
        if opened is not None:
            self.put_on_table(opened)

    def _show(self, *, moved: bool = False, at: Touch = "") -> None:
        self.display.show(self.now.table, moved=moved, at=at)

    def _show_passing(self) -> None:
        self.display.show_passing(self.now.table)

    def _clicked(self, event: Any) -> None:
        button = dom.closest(event, BUTTONS)
        if button is not None:
            self._button(event, button)
        elif event.target.isConnected and dom.closest(event, NOT_ELSEWHERE) is None:
            self.moves.let_go()

    def _button(self, event: Any, button: Any) -> None:
        if button.hasAttribute("data-do"):
            self.commands[str(button.dataset.do)]()
        elif button.hasAttribute("data-play"):
            self.moves.play_offered(str(button.dataset.play))
        elif button.hasAttribute("data-propose"):
            self.choices.propose(int(button.dataset.propose))
        else:
            self.game_list.clicked(event, button)


def main() -> None:
    """Start the page."""
    js.performance.mark("python")
    slug = str(js.document.body.dataset.game)
    Play(slug, opening.first(slug))
    idle.when_settled(lambda: dom.later(worker.warm_up()))
    dom.say_ready()
