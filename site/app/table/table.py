"""What is on one table at one moment: the match, what is touched, what was said. No word about screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.table import status_line, touching
from app.table.asking import Asking, against_an_end, along, asking, asking_to_end
from app.table.offer import Offer
from app.table.sight import Sight
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Proposal, State, Touch
from engine.hiding import Hides
from engine.match import PERSON, UNDO_REFUSALS, Match
from engine.message import unchanged as msgid
from generator.drawing.scene import Item
from generator.language import gettext as _
from generator.language import say

WAIT: Final = msgid("Wait until it is your turn.")


class Table:
    """A match, what is seen of it, and what a person does to it. Every method leaves a position that can be drawn.

    While the curtain is down nothing can be done but to say "I am here" (`come`).
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sight = Sight(match)
        """Who looks, at which position, and what is to be seen."""
        self.touches: tuple[Touch, ...] = ()
        self.refusal: IllegalAction | None = None
        self.asking: Asking | None = None
        """What waits for a yes or no."""
        self.announced: list[str] = []
        """What has been said aloud since somebody last asked."""
        self._proposed: tuple[State, tuple[Proposal, ...]] | None = None
        self._note = ""
        self._since: int | None = None
        """The plies before what was last done; None if there is nothing to say of it."""
        self._opened = len(match.plies)
        """The plies that were there already, of which nothing is said."""

    @property
    def state(self) -> State:
        """The position of the match, whatever is looked at and by whom."""
        return self.match.state

    @property
    def offer(self) -> Offer:
        """What the person to move may do, with what is touched so far."""
        actions = self.actions
        return Offer(actions, self.touches, self._proposals() if actions and not self.touches else ())

    @property
    def actions(self) -> Sequence[Action]:
        """What the person to move may do; outcomes too when chance is entered by hand."""
        if self.match.on_turn != PERSON or self.sight.looking is not None or self.sight.down or self.asking:
            return ()
        if self.state.current_player == CHANCE:
            return [action for action, _probability in self.state.chance_outcomes()]
        return self.state.legal_actions()

    def _proposals(self) -> tuple[Proposal, ...]:
        if self._proposed is None or self._proposed[0] is not self.state:
            self._proposed = self.state, tuple(self.state.proposals())
        return self._proposed[1]

    def may_ask_for_hints(self) -> bool:
        """Whether a person has something to decide that hints could be given for."""
        on = self.match.on_turn == PERSON and not self.sight.down and not self.sight.blind
        return on and bool(self.state.legal_actions())

    def come(self) -> bool:
        """The person on turn says "I am here"; whether that lifted the curtain."""
        was_down = self.sight.down
        self.sight.curtain.lift()
        return was_down

    def look_at(self, ply: int | None) -> None:
        """Show the position before a ply, or the match as it stands."""
        self.let_go()
        self.sight.looking = ply

    # what a person does

    def touch(self, name: Touch) -> Action | None:
        """Touch a thing; returns the action if that did one."""
        self.asking = None
        if self.sight.down:
            return None
        touched = touching.touch(self.actions, self.touches, name, self._explain)
        self.touches, self.refusal = touched.touches, touched.refusal
        return touched.action if touched.action is not None and self.attempt(touched.action) else None

    def _explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these does nothing; where hands are hidden, nothing is said of those of another."""
        hidden = self.match.game.hides is Hides.HANDS and self.match.on_turn != PERSON
        return IllegalAction("wait", msgid=WAIT) if hidden else self.known().explain(touches)

    def known(self) -> State:
        """The position of which refusals and previews speak: without what is in the dark, and the hands of others."""
        hidden = self.match.game.hides is Hides.HANDS or self.sight.blind
        return self.sight.as_seen(self.state) if hidden else self.state

    def draw(self, first: Touch, second: Touch) -> Action | None:
        """Touch two things in one stroke; refused, nothing stays chosen. Returns the action if that did one.

        A stroke may begin at what was just done, such as a new post: then it is the second thing that counts.
        """
        self.let_go()
        action = None if self._just_done(first) else self.touch(first)
        if action is None and self.refusal is None and self.asking is None:
            action = self.touch(second)
        if self.refusal is not None:
            self.touches = ()
        return action

    def _just_done(self, name: Touch) -> bool:
        """Whether the last step was to touch this thing, with which nothing more can be done."""
        return name not in self.offer.allowed and self.sight.last is not None and name in self.sight.last.touches

    def let_go(self) -> bool:
        """Let go of what is touched, of a refusal and of a question; whether there was anything."""
        had = bool(self.touches) or self.refusal is not None or self.asking is not None
        self.touches, self.refusal, self.asking = (), None, None
        return had

    def type_in(self, text: str) -> bool:
        """Do what the notation says; False if it is refused, or if there is a question to answer first."""
        self.asking = None
        if self.sight.down:
            return False
        try:
            if self.match.game.hides is Hides.HANDS and self.match.on_turn not in (PERSON, None):
                # A hand that others may not see is being played by nobody who sits here.
                raise IllegalAction("wait", msgid=WAIT)
            return self.attempt(self.known().parse(text))
        except IllegalAction as refused:
            self.refusal = refused
            return False

    def attempt(self, action: Action) -> bool:
        """Do a legal action, unless there is something to ask before; whether it was done."""
        if self.must_ask(action):
            return False
        self.play(action)
        return True

    def must_ask(self, *actions: Action) -> bool:
        """Whether there is something to ask before these actions in a row; it is asked then."""
        question = asking(self.state, actions)
        if question is not None:
            self.let_go()
            self.asking = question
        return question is not None

    def ask_to_end(self) -> None:
        """Ask whether all agree to end the match here, or say why that cannot be."""
        self.let_go()
        self.refusal = IllegalAction("wait", msgid=WAIT) if self.sight.down else against_an_end(self.match)
        self.asking = None if self.refusal else asking_to_end()

    def confirm(self) -> bool:
        """Do what was asked about; whether anything was."""
        asked = self.asking
        if asked is not None:
            self.play(*asked.actions)
        return asked is not None

    def play(self, *actions: Action) -> None:
        """Do legal actions in a row and what chance adds, without a question."""
        before = len(self.match.plies)
        for action in actions:
            self.match.play(action)
        self._moved(before)

    def play_on(self, action: Action) -> None:
        """Do a step that only passes, in place of the one before if that has left nothing behind."""
        self.match.play_on(action)
        self._moved(len(self.match.plies) - 1)

    def undo_refusal(self) -> IllegalAction | None:
        """Why nothing can be taken back now; None if something can."""
        if self.sight.blind:
            return IllegalAction("undo-reveal", msgid=UNDO_REFUSALS["undo-reveal"])
        return IllegalAction("wait", msgid=WAIT) if self.sight.down else self.match.undo_refusal()

    def undo(self) -> bool:
        """Take back the last decision; False if that is refused."""
        done = self._turn_back(self._undo)
        if done:
            self._note, self._since = _("Taken back."), None
            self._opened = min(self._opened, len(self.match.plies))
        return done

    def _undo(self) -> None:
        refused = self.undo_refusal()
        if refused is not None:
            raise refused
        self.match.undo()

    def may_redo(self) -> bool:
        """Whether there is anything to play again."""
        return bool(self.match.undone) and not self.sight.down

    def redo(self) -> bool:
        """Play again what was taken back; False if there is nothing."""
        before = len(self.match.plies)
        done = self._turn_back(self.match.redo)
        if done:
            self._moved(before)
        return done

    def _turn_back(self, step: Callable[[], None]) -> bool:
        if self.sight.down:
            return False
        self.let_go()
        self.sight.looking = None
        try:
            step()
        except IllegalAction as refused:
            self.refusal = refused
            return False
        return True

    def _moved(self, before: int) -> None:
        self.let_go()
        self.sight.looking, self._note, self._since = None, "", before
        self.announced += status_line.what_is_announced(self.match, before)

    # what is shown and said

    def preview(self, name: Touch, pressed: Touch = "") -> tuple[Item, ...]:
        """What touching this thing would do, or else what there is to know of it, drawn over the board.

        A thing still pressed counts as touched alone.
        """
        held = pressed and pressed != name
        touches = (() if self._just_done(pressed) else (pressed,)) if held else self.touches
        action = touching.completed_by(self.actions, touches, name)
        if action:
            return self.preview_of(action)
        if self.asking is not None:
            return self.at_rest()
        return self.sight.glance(name) or self.sight.glance(touches[-1] if touches else "")

    def at_rest(self) -> tuple[Item, ...]:
        """What is drawn over the board while nothing is pointed at: what is asked about, or what was chosen last."""
        if self.asking is not None:
            return self.preview_of(*self.asking.actions)
        return self.sight.glance(self.touches[-1]) if self.touches else ()

    def preview_of(self, *actions: Action) -> tuple[Item, ...]:
        """What actions in a row would do; nothing if they are not possible."""
        if self.sight.down or self.state.current_player == TERMINAL:
            return ()
        items: tuple[Item, ...] = ()
        for state, action in along(self.known(), actions):
            if state.refusal(action) is not None:
                return ()
            items += self.sight.figure.preview(state, action)
        return items

    def readable(self, text: str) -> Action | None:
        """The action that the notation names, possible or not; None if it names none."""
        try:
            return self.state.read(text)
        except IllegalAction:
            return None

    @property
    def happened(self) -> str:
        """What was just done, or what the others did since the viewer was last on."""
        if self._since is None or self.sight.blind:
            return self._note
        since = max(
            status_line.since_on(self.match, self.sight.viewer), status_line.dark_came(self.match), self._opened
        )
        others = status_line.what_others_did(self.match, since, self.sight.viewer)
        return others or status_line.what_happened(self.match, self._since, self.sight.viewer)

    def status(self) -> str:
        """What just happened, who is to move and what that player may do: one line for eyes and screen readers."""
        if self.sight.down:
            return _("{player} is on: everybody else looks away.").format(player=self.sight.on_turn_name())
        if self.asking is not None:
            return self.asking.question
        if self.refusal is not None:
            return say(self.refusal.message)
        if self.sight.looking is not None:
            return _("Looking back. {words}").format(words=say(self.sight.seen().status()))
        if self.touches:
            return status_line.what_is_chosen(self.touches, touching.missing(self.actions, self.touches))
        ending = status_line.how_it_ended(self.match) if self.match.over else []
        return " ".join(part for part in (self.happened, say(self.sight.seen().status()), *ending) if part)
