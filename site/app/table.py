"""What is on one table at one moment: the match, what is touched, what was said. No word about screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app import telling, touching
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, State, Touch
from engine.match import PERSON, Match
from generator.figures import Figure, View, figure_of
from generator.i18n import gettext as _
from generator.i18n import say
from generator.scene import Item, Scene

LOG_LINES: Final = 200


class Line(NamedTuple):
    """A line of the log: a number, and what was done."""

    number: int
    text: str
    chance: bool


class Table:
    """A match with what a person does to it. Every method leaves a position that can be drawn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.figure: Figure = figure_of(match.game.slug)
        self.touches: tuple[Touch, ...] = ()
        self.refusal: IllegalAction | None = None
        self.happened = ""
        self.announced: list[str] = []
        """What has been said aloud since somebody last asked."""
        self.looking: int | None = None
        """The ply looked back at; None when the table shows the match as it stands."""

    @property
    def state(self) -> State:
        """The position of the match, whatever is looked at."""
        return self.match.state

    @property
    def position(self) -> State:
        """The position that is shown."""
        return self.state if self.looking is None else self.match.states[self.looking]

    def seen(self) -> State:
        """The position shown as the person in front of the page may see it; all of it once the game is over."""
        people = self.match.people
        if self.match.over or not people:
            return self.position
        on = self.position.current_player
        return self.position.observe(on if on in people else people[0])

    def may_look_back(self) -> bool:
        """Whether earlier positions may be looked at: not while they would tell what is hidden now."""
        return len(self.match.plies) > 0 and (self.match.over or self.seen() == self.position)

    def look_at(self, ply: int | None) -> None:
        """Show the position before a ply, or the match as it stands."""
        self.looking, self.touches, self.refusal = ply, (), None

    @property
    def actions(self) -> Sequence[Action]:
        """What the person who is on may do; outcomes too when chance is entered by hand."""
        if self.match.on_turn != PERSON or self.looking is not None:
            return ()
        if self.state.current_player == CHANCE:
            return [action for action, _probability in self.state.chance_outcomes()]
        return self.state.legal_actions()

    @property
    def allowed(self) -> frozenset[Touch]:
        """What may be touched next."""
        return touching.next_touches(self.actions, self.touches)

    @property
    def offered(self) -> list[Action]:
        """What is shown as buttons."""
        return touching.offered(self.actions, self.touches)

    def touch(self, name: Touch) -> Action | None:
        """Touch a thing; returns the action if that did one."""
        touched = touching.touch(self.actions, self.touches, name, self.state.explain)
        self.touches, self.refusal = touched.touches, touched.refusal
        if touched.action is not None:
            self.play(touched.action)
        return touched.action

    def draw(self, first: Touch, second: Touch) -> Action | None:
        """Touch two things in one stroke; refused, nothing stays chosen. Returns the action if that did one."""
        self.let_go()
        action = self.touch(first)
        if action is None and self.refusal is None:
            action = self.touch(second)
        if self.refusal is not None:
            self.touches = ()
        return action

    def let_go(self) -> bool:
        """Let go of what is touched, and of a refusal; whether there was anything."""
        had = bool(self.touches) or self.refusal is not None
        self.touches, self.refusal = (), None
        return had

    def type_in(self, text: str) -> bool:
        """Do what the notation says; False if it is refused."""
        try:
            self.play(self.state.parse(text))
        except IllegalAction as refused:
            self.refusal = refused
            return False
        return True

    def play(self, action: Action) -> None:
        """Do a legal action and what chance adds."""
        before = len(self.match.plies)
        self.match.play(action)
        self._moved(before)

    def undo(self) -> bool:
        """Take back the last decision; False if that is refused."""
        return self._turn_back(self.match.undo, _("Taken back."))

    def redo(self) -> bool:
        """Play again what was taken back; False if there is nothing."""
        before = len(self.match.plies)
        done = self._turn_back(self.match.redo, "")
        if done:
            self._moved(before)
        return done

    def _turn_back(self, step: object, happened: str) -> bool:
        assert callable(step)
        self.touches, self.looking = (), None
        try:
            step()
        except IllegalAction as refused:
            self.refusal = refused
            return False
        self.refusal, self.happened = None, happened
        return True

    def _moved(self, before: int) -> None:
        self.touches, self.refusal, self.looking = (), None, None
        self.happened = telling.what_happened(self.match, before)
        self.announced += telling.what_is_announced(self.match, before)

    def board(self) -> Scene:
        """The picture of the position."""
        ply = len(self.match.plies) if self.looking is None else self.looking
        return self.figure.board(self.seen(), View(self.match.plies[ply - 1] if ply else None))

    def preview(self, name: Touch, pressed: Touch = "") -> tuple[Item, ...]:
        """What touching this thing would do, drawn over the board; a thing still pressed counts as touched alone."""
        touches = (pressed,) if pressed and pressed != name else self.touches
        action = touching.completed_by(self.actions, touches, name)
        return self.preview_of(action) if action else ()

    def preview_of(self, action: Action) -> tuple[Item, ...]:
        """What an action would do; nothing if it is not possible."""
        possible = self.state.current_player != TERMINAL and self.state.refusal(action) is None
        return self.figure.preview(self.state, action) if possible else ()

    def readable(self, text: str) -> Action | None:
        """The action that the notation names, possible or not; None if it names none."""
        try:
            return self.state.read(text)
        except IllegalAction:
            return None

    def status(self) -> str:
        """What just happened, who is on and what that person may do: one line for eyes and screen readers."""
        if self.refusal is not None:
            return say(self.refusal.message)
        if self.looking is not None:
            return _("Looking back. {words}").format(words=say(self.position.status()))
        if self.touches:
            return telling.what_is_chosen(self.touches, touching.missing(self.actions, self.touches))
        ending = telling.how_it_ended(self.match) if self.match.over else []
        return " ".join(part for part in (self.happened, say(self.state.status()), *ending) if part)

    @property
    def main(self) -> Action | None:
        """The one action offered that goes on; None if there are several, or none."""
        onward = [action for action in self.offered if not action.way_out]
        return onward[0] if len(onward) == 1 else None

    @property
    def way_out(self) -> Action | None:
        """The first action offered that gives up rather than goes on."""
        return next((action for action in self.offered if action.way_out), None)

    def log(self) -> list[Line]:
        """What was done, newest last."""
        first = max(0, len(self.match.plies) - LOG_LINES)
        steps = zip(self.match.states[first:], self.match.plies[first:], strict=False)
        return [
            Line(number, say(state.logged(action)), state.current_player == CHANCE)
            for number, (state, action) in enumerate(steps, first + 1)
        ]
