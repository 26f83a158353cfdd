"""Why a decision is worth considering, in a player's words, read off the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.game import Action
from engine.games.raging_bulls.actions import LEAVE, PASS, Build
from engine.games.raging_bulls.board import (
    ALL_ARCS,
    LETTERS,
    MALLET_BONUS,
    POSTS,
    SIDES,
    ArcMask,
    Cell,
    Fence,
    column_row,
)
from engine.games.raging_bulls.legal import buildable
from engine.games.raging_bulls.state import Field, Position
from engine.message import Message
from engine.message import unchanged as _


def _arcs_along(side: str) -> ArcMask:
    """The arcs of one side, its two corners included."""
    posts = [place for place, post in enumerate(POSTS) if post[0] == side]
    arcs = {place for post in posts for place in (post, (post - 1) % len(POSTS))}
    return sum(1 << arc for arc in arcs)


ALONG: Final = {side: _arcs_along(side) for side in SIDES}
ISOLATES = (_("Isolates the bull at column {column} row {row}."), _("Isolates {count} bulls."))
ENCLOSES = (
    _("Closes the last way out for the bull at column {column} row {row}."),
    _("Closes the last way out for {count} bulls."),
)
PARTS = (_("Parts one pair of bulls."), _("Parts {count} pairs of bulls."))
SHUTS: Final = {
    "N": (
        _("Closes the way north for the bull at column {column} row {row}."),
        _("Closes the way north for {count} bulls."),
    ),
    "E": (
        _("Closes the way east for the bull at column {column} row {row}."),
        _("Closes the way east for {count} bulls."),
    ),
    "S": (
        _("Closes the way south for the bull at column {column} row {row}."),
        _("Closes the way south for {count} bulls."),
    ),
    "W": (
        _("Closes the way west for the bull at column {column} row {row}."),
        _("Closes the way west for {count} bulls."),
    ),
}
NARROWS = (
    _("Narrows the way out for the bull at column {column} row {row}."),
    _("Narrows the way out for {count} bulls."),
)
MOST_SENTENCES: Final = 2


def reason(state: Position, action: Action) -> Message:
    """A sentence or two why this decision may be good."""
    if isinstance(action, Build):
        return _of_fence(state.field, action.fence)
    if action == PASS:
        return _of_pass(state)
    return _of_leaving(state) if action == LEAVE else _of_rolling(state.field)


def _of_fence(field: Field, fence: Fence) -> Message:
    built = field.with_fence(fence)
    if built.completed:
        return Message(
            _("Completes the field: {points} points, {unused} of them for unused posts."),
            {"points": built.score, "unused": built.unused},
        )
    sentences = list(_gains(field, built))[:MOST_SENTENCES]
    if not sentences:
        return Message(_("Does nothing for the bulls, but saves a mallet."))
    if len(sentences) == 1:
        return sentences[0]
    return Message(_("{first} {second}"), {"first": sentences[0], "second": sentences[1]})


def _gains(field: Field, built: Field) -> Iterator[Message]:
    """What a fence does for the bulls, the most telling first."""
    isolated = [
        bull
        for bull, before, now in zip(field.bulls, field.isolated, built.isolated, strict=True)
        if now and not before
    ]
    if isolated:
        yield _about(ISOLATES, isolated)
    mentioned = set(isolated)
    enclosed = [bull for bull in _let_out_before(field, built, ALL_ARCS) if bull not in mentioned]
    if enclosed:
        yield _about(ENCLOSES, enclosed)
    mentioned.update(enclosed)
    pairs = _pairs(field) - _pairs(built)
    if pairs:
        yield Message(PARTS[pairs > 1], {"count": pairs})
    shut = {
        side: [bull for bull in _let_out_before(field, built, ALONG[side]) if bull not in mentioned] for side in SIDES
    }
    side = max(SIDES, key=lambda one: len(shut[one]))
    if shut[side]:
        yield _about(SHUTS[side], shut[side])
    mentioned.update(shut[side])
    narrowed = [bull for bull, before, now in zip(field.bulls, field.arcs, built.arcs, strict=True) if now != before]
    if mentioned.isdisjoint(narrowed) and narrowed:
        yield _about(NARROWS, narrowed)


def _let_out_before(field: Field, built: Field, arcs: ArcMask) -> list[Cell]:
    """The bulls that could reach these arcs before, and cannot now."""
    return [
        bull
        for bull, before, now in zip(field.bulls, field.arcs, built.arcs, strict=True)
        if before & arcs and not now & arcs
    ]


def _pairs(field: Field) -> int:
    """How many pairs of bulls are not parted."""
    return sum(company.bit_count() - 1 for company in field.company) // 2


def _about(forms: tuple[str, str], bulls: list[Cell]) -> Message:
    """The sentence for one bull, by its place, or for several, by their number."""
    column, row = column_row(bulls[0])
    return Message(forms[len(bulls) > 1], {"column": column, "row": row, "count": len(bulls)})


def _of_pass(state: Position) -> Message:
    if not state.mallets:
        return Message(_("No mallet is left: passing ends the game."))
    if state.dice and not buildable(state.field, state.dice):
        return Message(_("No fence is possible with this roll."))
    unused = state.field.unused
    values = {"points": MALLET_BONUS, "unused": unused}
    if unused == 0:
        return Message(_("Costs a mallet ({points} points), but uses up no post."), values)
    return Message(_("Costs a mallet ({points} points), but keeps the {unused} unused posts."), values)


def _of_leaving(state: Position) -> Message:
    field = state.field
    if field.is_last:
        values = {"points": field.score, "bonus": MALLET_BONUS * state.mallets}
        return Message(_("Ends the game: {points} points here and {bonus} for mallets are safe."), values)
    return Message(
        _("Keeps the {points} points here and moves on to field {next}."),
        {"points": field.score, "next": LETTERS[field.place + 1]},
    )


def _of_rolling(field: Field) -> Message:
    left = field.size - sum(field.isolated)
    return Message(_("Bulls still to isolate: {left}. Unused posts: {unused}."), {"left": left, "unused": field.unused})
