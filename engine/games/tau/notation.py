"""Where a typed move is read: `place RV:V C3`, `flip C3`, `move C3 D4`, `recall C3`, `start 1`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from engine.game import Action, Seat, notation_key
from engine.games.tau.actions import FLIPS, MOVES, PLACES, RECALLS, STARTS
from engine.games.tau.board import EACH, HOLE_OF, STICKS, Hole
from engine.refusal import not_understood

EXAMPLES: Final = "place RV:V C3 · flip C3 · move C3 D4"
GRAMMAR: Final = re.compile(
    r"(?P<verb>place|flip|move|recall|start)(?:(?P<stick>[a-z]{2}):?(?P<cap>[a-z]))?(?P<holes>(?:[a-e][1-5]){0,2})(?P<seat>[12]?)"
)
"""Of what is left once case and spaces are ignored."""


def read(text: str, seat: Seat) -> Action:
    """The action of `seat` that the notation names, legal or not. Raises IllegalAction("not-understood")."""
    found = GRAMMAR.fullmatch(notation_key(text))
    action = _action(found.groupdict(), seat) if found else None
    if action is None:
        raise not_understood(text, EXAMPLES)
    return action


def _action(parts: Mapping[str, str | None], seat: Seat) -> Action | None:
    verb, names = parts["verb"], re.findall("..", (parts["holes"] or "").upper())
    if any(name not in HOLE_OF for name in names) or (verb == "start") != bool(parts["seat"]):
        return None
    holes = [HOLE_OF[name] for name in names]
    if verb == "place" and len(holes) == 1 and parts["stick"]:
        return _placing(parts["stick"].upper(), (parts["cap"] or "").upper(), holes[0], seat)
    if parts["stick"]:
        return None
    if verb == "start":
        return STARTS[int(parts["seat"] or 1) - 1] if not holes else None
    if verb == "move":
        return MOVES[holes[0]][holes[1]] if len(holes) == 2 else None
    table = {"flip": FLIPS, "recall": RECALLS}.get(verb or "")
    return table[holes[0]] if table and len(holes) == 1 else None


def _placing(stick: str, cap: str, hole: Hole, seat: Seat) -> Action | None:
    if stick not in STICKS and stick[::-1] in STICKS:
        stick = stick[::-1]
    if stick not in STICKS or cap not in stick:
        return None
    return PLACES[2 * (seat * EACH + STICKS.index(stick)) + stick.index(cap)][hole]
