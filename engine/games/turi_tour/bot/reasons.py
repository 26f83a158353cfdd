"""Advice for a person: in the light what to look at, in the dark what follows from what was felt and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from engine.bots.bot import Hint
from engine.game import Action
from engine.games.turi_tour.actions import (
    ASKS,
    COUNTS,
    DROP_HERE,
    DROPS,
    FEELS,
    GLASSES,
    NOBODY,
    SAYS,
    STROKES,
    TAKE_HERE,
)
from engine.games.turi_tour.animals import ANIMALS, FARMER, NAMES, PART_NAMES, Kind
from engine.games.turi_tour.board import numbers, rarest, standing_at
from engine.games.turi_tour.bot.finger import ROUND, touched
from engine.games.turi_tour.bot.hand import can_be, left, telling
from engine.games.turi_tour.sea import FIRST, LAST, ON_BOARD, Ground, Spot, apart
from engine.games.turi_tour.state import Phase, Position
from engine.message import NO_VALUES, Message, Values
from engine.message import unchanged as _

Advice: TypeAlias = tuple[Action, Message]
"""A step, and why."""
MIDDLE: Final[Spot] = ((FIRST + LAST) // 2, (FIRST + LAST) // 2)
FAR: Final = ((4, 0), (0, 4), (-4, 0), (0, -4), (4, 4), (-4, 4), (-4, -4), (4, -4))
"""Where a search goes on from the fingertip."""


def advice(known: Position) -> list[Hint]:
    """What is worth doing in a position as its mover knows it, best first, each with the chance to win the match."""
    chance = chances(known)
    return [Hint(action, chance, reason) for action, reason in _advised(known)]


def chances(known: Position) -> float:
    """The mover's chance to win, by the cards won and those left; all players taken to be equally good."""
    players, mine = len(known.won), known.won[known.seat]
    others = sum(known.won) - mine
    lead = mine - others / (players - 1)
    open_ = 1 + (known.fresh + len(known.under)) / players
    tilt = lead / (abs(lead) + open_)
    even = 1 / players
    return even + tilt * (1 - even if tilt > 0 else even)


def _advised(known: Position) -> list[Advice]:
    if known.phase == Phase.LOOK:
        return [(GLASSES, _to_look_at(known))]
    if known.phase == Phase.FEEL:
        return _of_asking(known) if known.task == "sourpuss" else _of_naming(known)
    return ADVISED[known.task](known)


def listed(kinds: Iterable[Kind]) -> Message:
    """Kinds in a row."""
    first, *others = (Message(NAMES[kind]) for kind in kinds)
    for other in others:
        first = Message(_("{first}, {next}"), {"first": first, "next": other})
    return first


def _to_look_at(known: Position) -> Message:
    """The board is lit: what will be asked for can be seen now."""
    there = numbers(known.figures)
    most = [kind for kind in ANIMALS if there[kind] == max(there.values(), default=0)]
    return Message(
        _("Look where each animal has its resort. Rarest on the board: {rarest}. Largest group: {largest}."),
        {"rarest": listed(sorted(rarest(known.figures))), "largest": listed(most)},
    )


def _of_naming(known: Position) -> list[Advice]:
    kinds = can_be(known)
    if len(kinds) == 1:
        return [(SAYS[kinds[0]], Message(_("All that you have felt fits the {kind} alone."), _kind(kinds[0])))]
    parts = left(known)
    strokes: list[Advice] = []
    words = {"kinds": listed(kinds)}
    while parts and len(strokes) < 2:
        part = telling(kinds, parts)
        parts.remove(part)
        named = {"part": Message(PART_NAMES[part]), **words}
        reason = _("By {part} most can be told apart. It can still be: {kinds}.")
        strokes.append((STROKES[part], Message(reason, named)))
    return [*strokes, *((SAYS[kind], Message(_("A guess: it can still be: {kinds}."), words)) for kind in kinds[:1])]


def _kind(kind: Kind) -> Mapping[str, Message]:
    return {"kind": Message(NAMES[kind])}


def _of_asking(known: Position) -> list[Advice]:
    met = numbers(known.met)
    fewest = min(met[kind] for kind in ANIMALS)
    words = _("You have met no {kind} in the dark; what do you remember?") if not fewest else MET
    return [(ASKS[kind], Message(words, {**_kind(kind), "number": fewest})) for kind in ANIMALS if met[kind] == fewest]


MET: Final = _("You have met {number} in the dark: {kind}.")


def _of_placing(known: Position) -> list[Advice]:
    finger = known.finger
    if not known.may_feel():
        return _of_placing_untouched(known)
    if finger is None:
        return [_on(known, _("Begin somewhere, and feel your way to the resort."))]
    if not _free(known, finger):
        return [_on(known, _("A figure stands too near: yours would make it fall."))]
    if touched(known, finger) == Ground.SEA:
        return [_on(known, _("Here is water: feel on."))]
    down = (DROP_HERE[finger], Message(_("Here is an island, and you have met no figure near.")))
    unfelt = [spot for x, y in ROUND if (spot := (finger[0] + x, finger[1] + y)) in ON_BOARD - known.felt]
    if not unfelt:
        return [down]
    return [(FEELS[unfelt[0]], Message(_("Here is an island. Feel whether a figure stands near."))), down]


def _of_placing_untouched(known: Position) -> list[Advice]:
    """Put it down where land was felt before the figure was named; where none was felt, there is no advice."""
    words = Message(_("You have felt an island here, and met no figure near."))
    land = [spot for spot in sorted(known.felt) if touched(known, spot) == Ground.LAND]
    return [(DROPS[spot], words) for spot in land if _free(known, spot)]


def _free(known: Position, spot: Spot) -> bool:
    """Whether no figure that was met would fall."""
    return apart((figure.spot for figure in known.met), spot)


def _on(known: Position, words: str, values: Values = NO_VALUES) -> Advice:
    """Feel on from the fingertip where it has not been, or in the middle of the board."""
    x, y = known.finger or MIDDLE
    spots = [MIDDLE, *((x + far * right, y + far * down) for far in (1, 2, 3, 4) for right, down in FAR)]
    spots = spots[1:] if known.finger else spots
    return FEELS[next((spot for spot in spots if spot in ON_BOARD - known.felt), MIDDLE)], Message(words, values)


def _of_counting(known: Position) -> list[Advice]:
    kind = _said(known)
    met = 0 if kind == FARMER else numbers(known.met)[kind]
    words = _("So many you have met in the dark: {number}. What do you remember?")
    more = _on(known, _("Feel for more of them on their resort."))
    return [(COUNTS[met], Message(words, {"number": met})), more]


def _of_lifting(known: Position) -> list[Advice]:
    kind, finger = _said(known), known.finger
    here = standing_at(known.met, finger) if finger else None
    if finger and here and here.kind == kind:
        return [(TAKE_HERE[finger], Message(_("What stands here feels like the {kind}."), _kind(kind)))]
    met = [figure.spot for figure in known.met if figure.kind == kind]
    if met:
        return [(FEELS[met[0]], Message(_("Here you have met the {kind}."), _kind(kind)))]
    search = _on(known, _("You have not met the {kind} yet: feel for it on its resort."), _kind(kind))
    return [search, (NOBODY, Message(_("Only if you remember that none is there.")))]


def _said(known: Position) -> Kind:
    assert known.said is not None
    return known.said


ADVISED: Final[Mapping[str, Callable[[Position], list[Advice]]]] = {
    "count": _of_counting,
    "holiday": _of_placing,
    "homesick": _of_lifting,
    "sourpuss": _of_placing,
}
"""By task as it is read out: the farmer's card reads like a holiday."""
