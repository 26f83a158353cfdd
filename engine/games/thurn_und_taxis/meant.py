"""The teaching side of the touches: why touching something does nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

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
from engine.games.thurn_und_taxis.why import drawing_first, refusal, refuse

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State

NOTHING: Final = "nothing-there"
END_TOUCHES: Final = frozenset({"end:front", "end:back"})


def explain(state: State, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    meant = next((action for touch in reversed(touches) for action in _meant(state, touch, touches)), None)
    refused = refusal(state, meant) if meant else None
    if meant is None and state.phase == Phase.PLAY and state.must_draw():
        refused = drawing_first(state)
    if refused is not None and refused.code == "no-road" and not {*touches} & END_TOUCHES:
        front, back = (state.land.name_of[state.land.city_of[state.player.route[end]]] for end in (0, -1))
        if front != back:
            refused = refuse("no-road-to-either", city=refused.values["city"], front=front, back=back)
    return refused or IllegalAction(NOTHING)


def _meant(state: State, touch: Touch, touches: Sequence[Touch]) -> list[Action]:
    """The step that most likely was meant by touching this thing."""
    if touch in PLAIN:
        return [PLAIN[touch]]
    kind, _colon, name = touch.partition(":")
    land, steps = state.land, actions_of(state.land)
    if touch == "carriage" and land.horses and not any(known.startswith("hand:") for known in touches):
        return [steps.harness[card] for card in each(kinds(state.player.hand) or land.all_cities)]
    if kind == "city":
        return [steps.house[land.card_of[name]]] if name in land.card_of else []
    card = next((card for card, known in land.card_names.items() if known == name), None)
    if card is None or kind not in ("hand", "open"):
        return []
    if kind == "open":
        return [steps.draw[card]]
    if "carriage" in touches:
        return [steps.harness[card]]
    return [steps.discard[card] if state.phase == Phase.DISCARD else _lay_meant(state, card, touches)]


PLAIN: Final[Mapping[Touch, Action]] = {
    "pile": PILE,
    "amtmann": SWAP,
    "close": CLOSE,
    "wagner": CLOSE_WAGNER,
    "done": DONE,
    "end": FINISH,
}


def _lay_meant(state: State, card: Card, touches: Sequence[Touch]) -> Lay:
    begins = "tear-down" in touches or not (state.player.route or END_TOUCHES & {*touches})
    end = NEW if begins else FRONT if "end:front" in touches else BACK
    return actions_of(state.land).lay(card, end)
