"""What is said about the game: what to do, what a fingertip feels, and how a task went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game import SPECTATOR, Action, Seat
from engine.games.turi_tour.actions import Ask, Count, Draw, Drop, Feel, Nobody, Stroke, Take
from engine.games.turi_tour.animals import FARMER, NAMES, PART_NAMES, SHAPES, Kind
from engine.games.turi_tour.board import Phase, is_wholly_on, islands_under, numbers, rarest, standing_at
from engine.games.turi_tour.cards import READ_OUT, playable
from engine.games.turi_tour.sea import Ground, Spot, ground, turned
from engine.games.turi_tour.turn import falls, fulfils, named
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.turi_tour.rules import TuriTourState as State

GROUNDS: Final = {Ground.SEA: _("water"), Ground.STRIP: _("a border strip"), Ground.LAND: _("an island")}
STATUS: Final = {
    "look": _("{player}: look well, then put the sunglasses on."),
    "feel": _("{player}: “{task}” Feel the figure in your hand, and say what it is."),
    "ask": _("{player}: “{task}” Say which animal is the rarest on the board."),
    "count": _("{player}: “{task}” Say how many."),
    "homesick": _("{player}: “{task}” Lift one off the board, or say that none is there."),
    "place": _("{player}: “{task}” Put it down where your fingertip is."),
}
OTHER_PLAYERS: Final = (_("Red"), _("Yellow"), _("Green"), _("Blue"))
"""By seat."""


def player_name(seat: Seat) -> Message:
    """What a seat is called."""
    return Message(OTHER_PLAYERS[seat])


def kind_name(kind: Kind) -> Message:
    """What a figure is called."""
    return Message(NAMES[kind])


def status(state: State) -> Message:
    """Who is on, and what is to be done."""
    if state.phase in (Phase.CHIPS, Phase.START_CARD):
        return Message(_("The animals choose their resorts."))
    if state.phase == Phase.CARD:
        return Message(_("A card is drawn."))
    if state.phase == Phase.OVER:
        return _ending(state)
    task = {"task": Message(READ_OUT[state.task])} if state.task else {}
    return Message(STATUS[_step(state)], {"player": player_name(state.seat), **task})


def _step(state: State) -> str:
    if state.phase == Phase.LOOK:
        return "look"
    if state.phase == Phase.FEEL:
        return "ask" if state.task == "sourpuss" else "feel"
    return state.task if state.task in ("count", "homesick") else "place"


def _ending(state: State) -> Message:
    winners = state.winners()
    names = player_name(winners[0])
    for seat in winners[1:]:
        names = Message(_("{first} and {next}"), {"first": names, "next": player_name(seat)})
    words = (
        _("{players} wins with {cards} cards.")
        if len(winners) == 1
        else _("{players} share the win: {cards} cards each.")
    )
    return Message(words, {"players": names, "cards": max(state.won)})


def felt(state: State, spot: Spot) -> Message:
    """What a fingertip feels at a cell."""
    figure = standing_at(state.figures, spot)
    if figure is not None:
        return Message(SHAPES[figure.kind])
    return Message(GROUNDS[ground(turned(spot, -state.quarters))])


def logged(state: State, action: Action, viewer: Seat | None) -> Message:
    """A card as it is read out; everything else as it was said."""
    if isinstance(action, Draw) and viewer in (None, SPECTATOR, state.seat):
        if not playable(action.card, numbers(state.figures)):
            return Message(_("A card that cannot be played goes under the stack"))
        return Message(READ_OUT[action.card.task])
    return action.message


def consequence(state: State, action: Action) -> Message | None:
    """What a finger feels, or how a task went."""
    if isinstance(action, Feel):
        return Message(_("You feel {what}."), {"what": felt(state, action.spot)})
    if isinstance(action, Stroke) and isinstance(state.hand, int):
        found = dict(state.after(action).stroked)[action.part]
        words = _("{part}: {what}.")
        return Message(words, {"part": Message(PART_NAMES[action.part]), "what": Message(found)})
    if isinstance(action, Drop):
        return _dropped(state, action.spot)
    if isinstance(action, Count | Nobody) and isinstance(state.hand, int):
        return _counted(state, action)
    if isinstance(action, Take):
        return _taken(state, action)
    return _asked(state, action) if isinstance(action, Ask) else None


RIGHT: Final = _("Well done! {why}")
WRONG: Final = _("What a shame. {why}")
MISCOUNTED: Final = _("You said {said}, but on the board there are: {kind}, {number}.")
MISNAMED: Final = _("You said {said}, but it is the {kind}.")


def _judged(right: bool, why: Message) -> Message:
    return Message(RIGHT if right else WRONG, {"why": why})


def _misnamed(state: State) -> Message | None:
    """That the figure was named wrongly, where that loses the task."""
    if named(state) or state.said is None:
        return None
    return _judged(False, Message(MISNAMED, {"said": kind_name(state.said), "kind": kind_name(_hand(state))}))


def _dropped(state: State, spot: Spot) -> Message | None:
    if falls(state, spot):
        return _judged(False, Message(_("Another figure has fallen over.")))
    wrong = _misnamed(state)
    if wrong is not None:
        return wrong
    right = fulfils(state, spot)
    return _judged(right, Message(_where(state, spot, right), {"kind": kind_name(_hand(state))}))


def _where(state: State, spot: Spot, right: bool) -> str:
    under = islands_under(spot, state.quarters)
    if not under:
        return _("The {kind} stands in the water.")
    if state.hand == FARMER:
        return _("The farmer takes the largest group home.") if right else _("This is not the largest group.")
    if state.task == "sourpuss" and state.hand not in rarest(state.figures):
        return _("The {kind} is not the rarest animal on the board.")
    if not right:
        return _("The {kind} stands on another resort than its own.")
    wholly = all(is_wholly_on(spot, island, state.quarters) for island in under)
    return (
        _("The {kind} stands on its resort.")
        if wholly
        else _("The {kind} stands half in the water, but on its resort.")
    )


def _hand(state: State) -> Kind:
    assert isinstance(state.hand, int)
    return state.hand


def _counted(state: State, action: Count | Nobody) -> Message | None:
    wrong = _misnamed(state)
    if wrong is not None:
        return wrong
    there = numbers(state.figures)[_hand(state)]
    said = action.number if isinstance(action, Count) else 0
    numbers_ = {"kind": kind_name(_hand(state)), "number": there}
    if isinstance(action, Count) and said != there:
        return _judged(False, Message(MISCOUNTED, {"said": said, **numbers_}))
    return _judged(said == there, Message(_("On the board: {kind}, {number}."), numbers_))


def _taken(state: State, action: Take) -> Message | None:
    figure = standing_at(state.figures, action.spot)
    wrong = _misnamed(state)
    if wrong is not None or figure is None:
        return wrong
    right = figure.kind == state.hand
    words = _("The {kind} goes home.") if right else _("That was the {other}, not the {kind}.")
    return _judged(right, Message(words, {"kind": kind_name(_hand(state)), "other": kind_name(figure.kind)}))


def _asked(state: State, action: Ask) -> Message | None:
    if playable(state.asked_card(action.kind), numbers(state.figures)):
        return None
    return _judged(False, Message(_("All of these stand on the board: {kind}."), {"kind": kind_name(action.kind)}))
