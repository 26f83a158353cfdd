"""What is said about the game: what to do, what a fingertip feels, and how a task went."""

from __future__ import annotations

from typing import Final

from engine.game import SPECTATOR, Action, Seat
from engine.games.turi_tour.actions import Ask, Count, Draw, Drop, Feel, Nobody, Stroke, Take
from engine.games.turi_tour.animals import FARMER, NAMES, PART_NAMES, SHAPES, Kind, feels_like
from engine.games.turi_tour.board import is_wholly_on, islands_under, numbers, rarest, standing_at
from engine.games.turi_tour.cards import READ_OUT, is_left, playable
from engine.games.turi_tour.scoring import winners
from engine.games.turi_tour.sea import Ground, Spot, ground, turned
from engine.games.turi_tour.state import Phase, Position
from engine.games.turi_tour.turn import falls, fulfils, named
from engine.message import Message
from engine.message import unchanged as _

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


def status(position: Position) -> Message:
    """What the mover may do now."""
    if position.phase in (Phase.CHIPS, Phase.START_CARD):
        return Message(_("The animals choose their resorts."))
    if position.phase == Phase.CARD:
        return Message(_("A card is drawn."))
    if position.phase == Phase.OVER:
        return _ending(position)
    task = {"task": Message(READ_OUT[position.task])} if position.task else {}
    return Message(STATUS[_step(position)], {"player": player_name(position.seat), **task})


def _step(position: Position) -> str:
    if position.phase == Phase.LOOK:
        return "look"
    if position.phase == Phase.FEEL:
        return "ask" if position.task == "sourpuss" else "feel"
    return position.task if position.task in ("count", "homesick") else "place"


def _ending(position: Position) -> Message:
    first, *others = winners(position)
    names = player_name(first)
    for seat in others:
        names = Message(_("{first} and {next}"), {"first": names, "next": player_name(seat)})
    words = _("{players} wins with {cards} cards.") if not others else _("{players} share the win: {cards} cards each.")
    return Message(words, {"players": names, "cards": max(position.won)})


def felt(position: Position, spot: Spot) -> Message:
    """What a fingertip feels at a cell."""
    figure = standing_at(position.figures, spot)
    if figure is not None:
        return Message(SHAPES[figure.kind])
    return Message(GROUNDS[ground(turned(spot, -position.quarters))])


def logged(position: Position, action: Action, viewer: Seat | None) -> Message:
    """What the log says of an action: to the mover, and to all, a card as it is read out; else as on the button."""
    if isinstance(action, Draw) and viewer in (None, SPECTATOR, position.seat):
        if not playable(action.card, numbers(position.figures)):
            return Message(_("A card that cannot be played goes under the stack"))
        return Message(READ_OUT[action.card.task])
    return action.message


def consequence(position: Position, action: Action) -> Message | None:
    """What a finger feels, or how a task went."""
    if isinstance(action, Feel):
        return Message(_("You feel {what}."), {"what": felt(position, action.spot)})
    if isinstance(action, Stroke) and isinstance(position.hand, int):
        like = feels_like(position.hand, action.part)
        return Message(_("{part}: {what}."), {"part": Message(PART_NAMES[action.part]), "what": Message(like)})
    if isinstance(action, Drop):
        return _dropped(position, action.spot)
    if isinstance(action, Count | Nobody) and isinstance(position.hand, int):
        return _counted(position, action)
    if isinstance(action, Take):
        return _taken(position, action)
    return _asked(position, action) if isinstance(action, Ask) else None


RIGHT: Final = _("Well done! {why}")
WRONG: Final = _("What a shame. {why}")
MISCOUNTED: Final = _("You said {said}, but on the board there are: {kind}, {number}.")
MISNAMED: Final = _("You said {said}, but it is the {kind}.")


def _judged(right: bool, why: Message) -> Message:
    return Message(RIGHT if right else WRONG, {"why": why})


def _misnamed(position: Position) -> Message | None:
    """That the figure was named wrongly, where that loses the task."""
    if named(position) or position.said is None:
        return None
    return _judged(
        False, Message(MISNAMED, {"said": kind_name(position.said), "kind": kind_name(position.kind_in_hand())})
    )


def _dropped(position: Position, spot: Spot) -> Message | None:
    if falls(position, spot):
        return _judged(False, Message(_("Another figure has fallen over.")))
    wrong = _misnamed(position)
    if wrong is not None:
        return wrong
    right = fulfils(position, spot)
    return _judged(right, Message(_where(position, spot, right), {"kind": kind_name(position.kind_in_hand())}))


def _where(position: Position, spot: Spot, right: bool) -> str:
    under = islands_under(spot, position.quarters)
    if not under:
        return _("The {kind} stands in the water.")
    if position.hand == FARMER:
        return _("The farmer takes the largest group home.") if right else _("This is not the largest group.")
    if position.task == "sourpuss" and position.hand not in rarest(position.figures):
        return _("The {kind} is not the rarest animal on the board.")
    if not right:
        return _("The {kind} stands on another resort than its own.")
    wholly = all(is_wholly_on(spot, island, position.quarters) for island in under)
    return (
        _("The {kind} stands on its resort.")
        if wholly
        else _("The {kind} stands half in the water, but on its resort.")
    )


def _counted(position: Position, action: Count | Nobody) -> Message | None:
    wrong = _misnamed(position)
    if wrong is not None:
        return wrong
    there = numbers(position.figures)[position.kind_in_hand()]
    said = action.number if isinstance(action, Count) else 0
    numbers_ = {"kind": kind_name(position.kind_in_hand()), "number": there}
    if isinstance(action, Count) and said != there:
        return _judged(False, Message(MISCOUNTED, {"said": said, **numbers_}))
    return _judged(said == there, Message(_("On the board: {kind}, {number}."), numbers_))


def _taken(position: Position, action: Take) -> Message | None:
    figure = standing_at(position.figures, action.spot)
    wrong = _misnamed(position)
    if wrong is not None or figure is None:
        return wrong
    right = figure.kind == position.hand
    words = _("The {kind} goes home.") if right else _("That was the {other}, not the {kind}.")
    return _judged(right, Message(words, {"kind": kind_name(position.kind_in_hand()), "other": kind_name(figure.kind)}))


def _asked(position: Position, action: Ask) -> Message | None:
    if is_left(action.kind, numbers(position.figures)):
        return None
    return _judged(False, Message(_("All of these stand on the board: {kind}."), {"kind": kind_name(action.kind)}))
