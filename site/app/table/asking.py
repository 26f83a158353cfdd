"""Questions before something is done, and who objects to an end by agreement. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.table.seating import player_name
from engine.bots import bot_of, seat_view
from engine.game import Action, IllegalAction, State
from engine.match import AGREED_END, AGREED_END_REFUSAL, PERSON, Match
from engine.message import unchanged as msgid
from generator.language import gettext as _
from generator.language import say

OBJECTION: Final = msgid("{player} does not agree to end the match here.")


class Asking(NamedTuple):
    """Actions in a row that are not done before the person has answered a question."""

    actions: tuple[Action, ...]
    question: str


def asking(state: State, actions: Sequence[Action]) -> Asking | None:
    """What is asked before these actions are done one after the other; None if nothing is."""
    for before, action in along(state, actions):
        caution = before.caution(action)
        if caution is not None:
            return Asking(tuple(actions), say(caution))
    return None


def along(state: State, actions: Sequence[Action]) -> Iterator[tuple[State, Action]]:
    """Actions in a row, each with the state before it."""
    for place, action in enumerate(actions):
        yield state, action
        if place + 1 < len(actions):
            state = state.after(action)


def asking_to_end() -> Asking:
    """What is asked of the people at the table before a match is ended by agreement."""
    return Asking((AGREED_END,), _("Do all players agree to end the match here? The points count as they stand."))


def against_an_end(match: Match) -> IllegalAction | None:
    """Why the match cannot be ended by agreement now: the rules, or a bot that objects."""
    if not match.may_agree():
        return IllegalAction("no-agreed-end", msgid=AGREED_END_REFUSAL)
    bots = (seat for seat, player in enumerate(match.setup.seats) if player != PERSON)
    bot = bot_of(match.game.slug)
    against = next((seat for seat in bots if not bot.agrees(seat_view(match.state, seat), seat)), None)
    return None if against is None else IllegalAction("objection", {"player": player_name(match, against)}, OBJECTION)
