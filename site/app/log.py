"""The log: what was done, in the words that the reader may have of it. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from app.records import way_of
from app.seating import player_name
from app.telling import reader_of, sentence
from engine.game import CHANCE, Action, Seat, State
from engine.match import Match
from generator.i18n import say

LOG_LINES: Final = 200


class Line(NamedTuple):
    """A line of the log: a number, what was done, whether by chance, and by whom if there are several players."""

    number: int
    text: str
    chance: bool
    who: str = ""


def log_of(match: Match, viewer: Seat) -> list[Line]:
    """What was done, newest last, as `viewer` may know it; once the match is over, as those who did it knew it."""
    first = max(0, len(match.plies) - LOG_LINES)
    return [
        Line(number, _told(state, action, reader), state.current_player == CHANCE, _who(match, state))
        for number, (state, action, reader) in enumerate(islice(_read(match, viewer), first, None), first + 1)
    ]


def is_open_to(match: Match, ply: int, viewer: Seat) -> bool:
    """Whether the viewer may know all of what was done at this ply: the log says it as to the one who did it."""
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


def _told(state: State, action: Action, reader: Seat | None) -> str:
    said, consequence = say(state.logged(action, reader)), state.consequence(action)
    return f"{sentence(said)} {sentence(say(consequence))}" if consequence else said


def _who(match: Match, state: State) -> str:
    """Whose name stands before a line: nobody's where one plays alone, or where one writes for all, as with a tool."""
    seat, alone = state.current_player, len(match.setup.seats) < 2 or way_of(match) == "tool"
    return "" if seat < 0 or alone else player_name(match, seat)
