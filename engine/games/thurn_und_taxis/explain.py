"""Why touching some things does nothing: the refusal of the action that was most likely intended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import CHANCE, Action, IllegalAction, Touch
from engine.games.thurn_und_taxis.actions import (
    BACK,
    CLOSE,
    CLOSE_WAGNER,
    DONE,
    FINISH,
    FRONT,
    NEW,
    PILE,
    SWAP,
    Lay,
    actions_of,
)
from engine.games.thurn_und_taxis.board import Phase
from engine.games.thurn_und_taxis.cards import Card, each, kinds
from engine.games.thurn_und_taxis.legal import must_draw
from engine.games.thurn_und_taxis.refusals import drawing_first, refusal, refuse
from engine.games.thurn_und_taxis.state import Position

NOTHING: Final = "nothing-there"
END_TOUCHES: Final = frozenset({"end:front", "end:back"})
PLAIN: Final[Mapping[Touch, Action]] = {
    "pile": PILE,
    "amtmann": SWAP,
    "close": CLOSE,
    "wagner": CLOSE_WAGNER,
    "done": DONE,
    "end": FINISH,
}
"""The actions of touches that name no city."""


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why touching these things, in this order, does nothing."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    likely = (action for touch in reversed(touches) for action in _likely(position, touch, touches))
    intended = next(likely, None)
    refused = refusal(position, intended) if intended else None
    if intended is None and position.phase == Phase.PLAY and must_draw(position):
        refused = drawing_first(position)
    if refused is not None and refused.code == "no-road" and not {*touches} & END_TOUCHES:
        refused = _no_road_to_either(position, refused)
    return refused or IllegalAction(NOTHING)


def _no_road_to_either(position: Position, refused: IllegalAction) -> IllegalAction:
    """The same refusal for both ends of the route, if it has two: neither was touched."""
    land, route = position.land, position.player.route
    front, back = (land.name_of[land.city_of[route[end]]] for end in (0, -1))
    return (
        refused if front == back else refuse("no-road-to-either", city=refused.values["city"], front=front, back=back)
    )


def _likely(position: Position, touch: Touch, touches: Sequence[Touch]) -> list[Action]:
    """The action most likely intended by touching one thing, first in the list; [] if there is none."""
    if touch in PLAIN:
        return [PLAIN[touch]]
    kind, _colon, name = touch.partition(":")
    land, actions = position.land, actions_of(position.land)
    if touch == "carriage" and land.horses and not any(other.startswith("hand:") for other in touches):
        return [actions.harness[card] for card in each(kinds(position.player.hand) or land.all_cities)]
    if kind == "city":
        return [actions.house[land.card_of[name]]] if name in land.card_of else []
    card = next((card for card, known in land.card_names.items() if known == name), None)
    if card is None or kind not in ("hand", "open"):
        return []
    if kind == "open":
        return [actions.draw[card]]
    if "carriage" in touches:
        return [actions.harness[card]]
    return [actions.discard[card] if position.phase == Phase.DISCARD else _likely_lay(position, card, touches)]


def _likely_lay(position: Position, card: Card, touches: Sequence[Touch]) -> Lay:
    begins = "tear-down" in touches or not (position.player.route or END_TOUCHES & {*touches})
    end = NEW if begins else FRONT if "end:front" in touches else BACK
    return actions_of(position.land).lay(card, end)
