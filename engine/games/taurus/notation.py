"""Where a typed move is read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import Action, notation_key
from engine.games.taurus.actions import (
    BULL,
    DONE,
    EXAMPLES,
    GREY,
    INNER,
    OUTER,
    PASS,
    POST,
    SIDE,
    START,
    TAKE,
    WIRE,
)
from engine.games.taurus.board import BULLS, FIELD_OF, HOLE_OF, PAIR_OF, Ends, Hole
from engine.games.taurus.refusals import not_neighbours
from engine.refusal import not_understood

WHOLE: Final[Mapping[str, Action]] = {
    notation_key(str(action)): action for action in (DONE, INNER, OUTER, PASS, *SIDE.values())
}
"""The actions that name no hole and no field, by their key."""
GRAMMAR: Final = re.compile(
    rf"(?P<verb>start|post|wire|grey|take|bull)(?P<colour>{'|'.join(BULLS)})?(?P<places>(?:[a-g][1-7](?:ne|nw|se|sw)?)+)"
)
PLACE: Final = re.compile("[a-g][1-7](?:ne|nw|se|sw)?")
TABLES: Final[Mapping[str, Sequence[Action]]] = {"start": START, "wire": WIRE, "grey": GREY, "post": POST, "take": TAKE}
"""By verb: the actions, by pair, hole or field."""
LONGEST: Final = 100
"""Characters of a move that is looked at."""


def read(text: str) -> Action:
    """The action that the notation names, legal or not; holes in any order. Raises IllegalAction."""
    key = notation_key(text) if len(text) <= LONGEST else ""
    matched = GRAMMAR.fullmatch(key)
    action = WHOLE.get(key) or (_action(matched) if matched else None)
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _action(matched: re.Match[str]) -> Action | None:
    """The action of a verb and its places; None if the verb takes other places than these."""
    verb, colour, names = matched["verb"], matched["colour"], PLACE.findall(matched["places"])
    holes = [HOLE_OF[name] for name in names if name in HOLE_OF]
    fields = [FIELD_OF[name] for name in names if name in FIELD_OF]
    if len(holes) + len(fields) != len(names) or (verb == "bull") != bool(colour):
        return None
    shape = (len(holes), len(fields))
    if verb == "bull":
        return BULL[BULLS.index(colour)][fields[0]] if shape == (0, 1) else None
    if verb in ("take", "post"):
        wanted = (0, 1) if verb == "take" else (1, 0)
        return TABLES[verb][(fields + holes)[0]] if shape == wanted else None
    return _between(verb, holes) if shape == (2, 0) else None


def _between(verb: str, holes: Sequence[Hole]) -> Action | None:
    """A wire between two holes, in whatever order. Raises IllegalAction if they are no neighbours: there is no such
    action, so this is the only place where it can be said why."""
    pair = PAIR_OF.get(Ends(*sorted(holes)))
    if pair is None:
        raise not_neighbours(holes)
    return TABLES[verb][pair]
