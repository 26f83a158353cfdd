"""The log: what was done, in the words that the reader may have of it. Pure: no page needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from app.table.seating import player_name
from app.table.status_line import reader_of, sentence
from engine.game import CHANCE, Action, Seat, State
from engine.match import Match
from generator.language import say

LOG_LINES: Final = 200


class Line(NamedTuple):
    """A line of the log: a number, what was done, whether by chance, and by whom if there are several players."""

    number: int
    text: str
    chance: bool
    who: str = ""


class Log:
    """The log of one match. What was said of a step is kept, for it is asked for again after every other."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._said: dict[int, tuple[State, Action, Seat | None, str]] = {}

    def lines(self, viewer: Seat, since: int = 0) -> list[Line]:
        """What was done since there were so many plies, newest last, without what only passed.

        The words are those for `viewer`; once the match is over, those for the player who acted.
        """
        steps = islice(enumerate(_read(self.match, viewer)), since, None)
        shown = deque((step for step in steps if not step[1][1].transient), maxlen=LOG_LINES)
        return [
            Line(
                ply + 1, self._text(ply, state, action, reader), state.current_player == CHANCE, _who(self.match, state)
            )
            for ply, (state, action, reader) in shown
        ]

    def _text(self, ply: int, state: State, action: Action, reader: Seat | None) -> str:
        known = self._said.get(ply)
        if known is not None and known[0] is state and known[1:3] == (action, reader):
            return known[3]
        text = _in_words(state, action, reader)
        self._said[ply] = state, action, reader, text
        return text


def is_open_to(match: Match, ply: int, viewer: Seat) -> bool:
    """Whether the viewer may know all of what was done at this ply: their log says the same as the actor's."""
    state, action = match.states[ply], match.plies[ply]
    actor = next(
        (before.current_player for before in reversed(match.states[: ply + 1]) if before.current_player >= 0), None
    )
    return match.over or state.logged(action, reader_of(viewer)) == state.logged(action, actor)


def _read(match: Match, viewer: Seat) -> Iterator[tuple[State, Action, Seat | None]]:
    """Every step with the seat through whose eyes it is read; None for what all may know."""
    actor: Seat | None = None
    reader = reader_of(viewer)
    for state, action in zip(match.states, match.plies, strict=False):
        actor = state.current_player if state.current_player >= 0 else actor
        yield state, action, actor if match.over else reader


def _in_words(state: State, action: Action, reader: Seat | None) -> str:
    said, consequence = say(state.logged(action, reader)), state.consequence(action)
    return f"{sentence(said)} {sentence(say(consequence))}" if consequence else said


def _who(match: Match, state: State) -> str:
    """Whose name stands before a line: nobody's where one plays alone, or where one writes for all, as with a tool."""
    seat, alone = state.current_player, len(match.setup.seats) < 2 or match.game.is_tool
    return "" if seat < 0 or alone else player_name(match, seat)
