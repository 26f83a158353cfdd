"""The words of the status line: what has just happened, what is chosen, how it ended. Pure: no page needed.

What happened is put in words for a viewer: a seat, or a SPECTATOR, who gets what all may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from app.table.seating import player_name
from app.table.titles import barred_titles
from engine.game import CHANCE, Action, Seat, State, Touch
from engine.match import Match
from generator.language import gettext as _
from generator.language import say

Turn: TypeAlias = tuple[Seat, list[str]]
"""What a seat did in a row, in words."""
MOST_STEPS: Final = 9
"""Of what others did, more steps than this are a story that belongs in the log; the last ones are said."""
MOST_SAID: Final = 2
"""More chance events of one kind than this are a list that belongs in the log."""
SENTENCE_ENDS: Final = (".", "!", "?", "…", "!)", "?)", ".)")


def sentence(text: str) -> str:
    """The text with a full stop unless it ends as a sentence does."""
    return text if not text or text.endswith(SENTENCE_ENDS) else text + "."


def what_happened(match: Match, before: int, viewer: Seat) -> str:
    """What was done since there were `before` plies.

    A person's own action is left out when what chance made of it is said.
    """
    steps = [(state, action) for (state, _after), action in zip(pairwise(match.states), match.plies, strict=True)]
    new = [(state, action) for state, action in steps[before:] if not action.transient]
    chances = _chance_to_say(new, match.setup.by_hand)
    parts: list[str] = []
    for place, (state, action) in enumerate(new):
        by_chance = _is_chance(state, match)
        spoken = (
            action in chances if by_chance else not (new[place + 1 :] and _said_next(new[place + 1], match, chances))
        )
        parts += [sentence(say(state.logged(action, reader_of(viewer))))] if spoken else []
        consequence = state.consequence(action)
        parts += [sentence(say(consequence))] if consequence else []
    return " ".join(parts)


def reader_of(viewer: Seat) -> Seat | None:
    """For whom a log line is written: a seat, or all."""
    return viewer if viewer >= 0 else None


def since_on(match: Match, viewer: Seat) -> int:
    """The number of plies when the viewer had last decided something; for a SPECTATOR, when any person had."""
    seats = (viewer,) if viewer >= 0 else match.people
    played = range(len(match.plies))
    return next((ply + 1 for ply in reversed(played) if match.states[ply].current_player in seats), 0)


def dark_came(match: Match) -> int:
    """The number of plies when it had last become dark; 0 if it never did."""
    pairs = reversed(list(enumerate(pairwise(match.states), 1)))
    return next((ply for ply, (before, after) in pairs if after.dark and not before.dark), 0)


def what_others_did(match: Match, since: int, viewer: Seat) -> str:
    """What players did since there were `since` plies, each by name; "" if a lone step needs no name beside it.

    What chance did in between is on the table for all to see, so only what it brought about is said.
    """
    both = zip(match.states[since:], match.plies[since:], strict=False)
    steps = [(state, action) for state, action in both if not action.transient]
    decisions = sum(state.current_player != CHANCE for state, _action in steps)
    if decisions == 0 or (decisions == 1 and len(match.setup.seats) < 3):
        return ""
    return " ".join(_turn(match, seat, said) for seat, said in _last_steps(_turns(steps, reader_of(viewer))))


def _turns(steps: Sequence[tuple[State, Action]], reader: Seat | None) -> list[Turn]:
    """The steps by the seats that took them, with what they brought about."""
    turns: list[Turn] = []
    for state, action in steps:
        seat, consequence = state.current_player, state.consequence(action)
        if seat != CHANCE and (not turns or turns[-1][0] != seat):
            turns.append((seat, []))
        if turns:
            said = (state.logged(action, reader) if seat != CHANCE else None, consequence)
            turns[-1][1].extend(say(message) for message in said if message)
    return turns


def _last_steps(turns: Sequence[Turn]) -> list[Turn]:
    """The turns with at most MOST_STEPS steps in all, the first of them cut if need be."""
    kept: list[Turn] = []
    room = MOST_STEPS
    for seat, steps in reversed(turns):
        if room > 0:
            kept.insert(0, (seat, steps if len(steps) <= room else ["…", *steps[-room:]]))
        room -= len(steps)
    return kept


def _turn(match: Match, seat: Seat, steps: Sequence[str]) -> str:
    return sentence(_("{player}: {steps}").format(player=player_name(match, seat), steps=in_a_row(steps)))


def in_a_row(steps: Sequence[str]) -> str:
    """Several steps as one line."""
    return " · ".join(step.removesuffix(".") for step in steps)


def in_words(actions: Sequence[Action]) -> str:
    """Several actions as the words of one button."""
    return in_a_row([say(action.message) for action in actions])


def what_is_announced(match: Match, before: int) -> list[str]:
    """What was said aloud since there were `before` plies."""
    steps = zip(match.states[before:], match.plies[before:], strict=False)
    said = [state.announcement(action) for state, action in steps]
    return [say(message) for message in said if message]


def _is_chance(state: State, match: Match) -> bool:
    """Whether chance decided here, not a person who enters it."""
    return state.current_player == CHANCE and not match.setup.by_hand


def _said_next(step: tuple[State, Action], match: Match, chances: frozenset[Action]) -> bool:
    state, action = step
    return _is_chance(state, match) and action in chances


def _chance_to_say(steps: Sequence[tuple[State, Action]], by_hand: bool) -> frozenset[Action]:
    """The chance events that are few of their kind; a kind is what is said in the same words."""
    events = [action for state, action in steps if state.current_player == CHANCE and not by_hand]
    kinds = Counter(action.message.msgid for action in events)
    return frozenset(action for action in events if kinds[action.message.msgid] <= MOST_SAID)


def what_is_chosen(touches: Sequence[Touch], missing: int | None) -> str:
    """What is touched so far; of more than a pair also how much is still missing, if that is known."""
    things = ", ".join(name.partition(":")[2] or name.replace("-", " ") for name in touches)
    if missing == 0:
        return _("Chosen: {things}. Choose what to do with it.").format(things=things)
    if missing is None or missing + len(touches) <= 2:
        return _("Chosen: {things}. Choose what goes with it.").format(things=things)
    return _("Chosen: {things}. Still to choose: {count}.").format(things=things, count=missing)


def how_it_ended(match: Match) -> list[str]:
    """What the score is called or why it is not rated, and whether something was taken back on the way."""
    barred = barred_titles(match)
    if match.game.is_rated(match.setup.options):
        said = [sentence(_(match.game.rating(match.state.scores()[0])))]
    else:
        said = [sentence(_("Not rated: {reason}").format(reason=", ".join(barred)))] if barred else []
    return [*said, _("Undo was used.")] if match.undo_used else said
