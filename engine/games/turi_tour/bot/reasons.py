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


def advice(seen: Position) -> list[Hint]:
    """What is worth doing, best first, with the chance to win the match; for a state as its mover observes it."""
    chance = chances(seen)
    return [Hint(action, chance, reason) for action, reason in _advised(seen)]


def chances(seen: Position) -> float:
    """The mover's chance to win, by the cards won and those left; all players taken to be equally good."""
    players, mine = len(seen.won), seen.won[seen.seat]
    others = sum(seen.won) - mine
    lead = mine - others / (players - 1)
    open_ = 1 + (seen.fresh + len(seen.under)) / players
    tilt = lead / (abs(lead) + open_)
    even = 1 / players
    return even + tilt * (1 - even if tilt > 0 else even)


def _advised(seen: Position) -> list[Advice]:
    if seen.phase == Phase.LOOK:
        return [(GLASSES, _to_look_at(seen))]
    if seen.phase == Phase.FEEL:
        return _of_asking(seen) if seen.task == "sourpuss" else _of_naming(seen)
    return ADVISED[seen.task](seen)


def listed(kinds: Iterable[Kind]) -> Message:
    """Kinds in a row."""
    first, *others = (Message(NAMES[kind]) for kind in kinds)
    for other in others:
        first = Message(_("{first}, {next}"), {"first": first, "next": other})
    return first


def _to_look_at(seen: Position) -> Message:
    """The board is lit: what will be asked for can be seen now."""
    there = numbers(seen.figures)
    most = [kind for kind in ANIMALS if there[kind] == max(there.values(), default=0)]
    return Message(
        _("Look where each animal has its resort. Rarest on the board: {rarest}. Largest group: {largest}."),
        {"rarest": listed(sorted(rarest(seen.figures))), "largest": listed(most)},
    )


def _of_naming(seen: Position) -> list[Advice]:
    kinds = can_be(seen)
    if len(kinds) == 1:
        return [(SAYS[kinds[0]], Message(_("All that you have felt fits the {kind} alone."), _kind(kinds[0])))]
    parts = left(seen)
    found: list[Advice] = []
    words = {"kinds": listed(kinds)}
    while parts and len(found) < 2:
        part = telling(kinds, parts)
        parts.remove(part)
        named = {"part": Message(PART_NAMES[part]), **words}
        reason = _("By {part} most can be told apart. It can still be: {kinds}.")
        found.append((STROKES[part], Message(reason, named)))
    return [*found, *((SAYS[kind], Message(_("A guess: it can still be: {kinds}."), words)) for kind in kinds[:1])]


def _kind(kind: Kind) -> Mapping[str, Message]:
    return {"kind": Message(NAMES[kind])}


def _of_asking(seen: Position) -> list[Advice]:
    met = numbers(seen.met)
    fewest = min(met[kind] for kind in ANIMALS)
    words = _("You have met no {kind} in the dark; what do you remember?") if not fewest else MET
    return [(ASKS[kind], Message(words, {**_kind(kind), "number": fewest})) for kind in ANIMALS if met[kind] == fewest]


MET: Final = _("You have met {number} in the dark: {kind}.")


def _of_placing(seen: Position) -> list[Advice]:
    finger = seen.finger
    if not seen.may_feel():
        return _of_placing_untouched(seen)
    if finger is None:
        return [_on(seen, _("Begin somewhere, and feel your way to the resort."))]
    if not _free(seen, finger):
        return [_on(seen, _("A figure stands too near: yours would make it fall."))]
    if touched(seen, finger) == Ground.SEA:
        return [_on(seen, _("Here is water: feel on."))]
    down = (DROP_HERE[finger], Message(_("Here is an island, and you have met no figure near.")))
    unfelt = [spot for x, y in ROUND if (spot := (finger[0] + x, finger[1] + y)) in ON_BOARD - seen.felt]
    if not unfelt:
        return [down]
    return [(FEELS[unfelt[0]], Message(_("Here is an island. Feel whether a figure stands near."))), down]


def _of_placing_untouched(seen: Position) -> list[Advice]:
    """What was felt before the figure was named; if that was no island, nothing can be said."""
    words = Message(_("You have felt an island here, and met no figure near."))
    land = [spot for spot in sorted(seen.felt) if touched(seen, spot) == Ground.LAND]
    return [(DROPS[spot], words) for spot in land if _free(seen, spot)]


def _free(seen: Position, spot: Spot) -> bool:
    """Whether no figure that was met would fall."""
    return apart((figure.spot for figure in seen.met), spot)


def _on(seen: Position, words: str, values: Values = NO_VALUES) -> Advice:
    """Feel on from the fingertip where it has not been, or in the middle of the board."""
    x, y = seen.finger or MIDDLE
    spots = [MIDDLE, *((x + far * right, y + far * down) for far in (1, 2, 3, 4) for right, down in FAR)]
    spots = spots[1:] if seen.finger else spots
    return FEELS[next((spot for spot in spots if spot in ON_BOARD - seen.felt), MIDDLE)], Message(words, values)


def _of_counting(seen: Position) -> list[Advice]:
    kind = _said(seen)
    met = 0 if kind == FARMER else numbers(seen.met)[kind]
    words = _("So many you have met in the dark: {number}. What do you remember?")
    more = _on(seen, _("Feel for more of them on their resort."))
    return [(COUNTS[met], Message(words, {"number": met})), more]


def _of_lifting(seen: Position) -> list[Advice]:
    kind, finger = _said(seen), seen.finger
    here = standing_at(seen.met, finger) if finger else None
    if finger and here and here.kind == kind:
        return [(TAKE_HERE[finger], Message(_("What stands here feels like the {kind}."), _kind(kind)))]
    met = [figure.spot for figure in seen.met if figure.kind == kind]
    if met:
        return [(FEELS[met[0]], Message(_("Here you have met the {kind}."), _kind(kind)))]
    search = _on(seen, _("You have not met the {kind} yet: feel for it on its resort."), _kind(kind))
    return [search, (NOBODY, Message(_("Only if you remember that none is there.")))]


def _said(seen: Position) -> Kind:
    assert seen.said is not None
    return seen.said


ADVISED: Final[Mapping[str, Callable[[Position], list[Advice]]]] = {
    "count": _of_counting,
    "holiday": _of_placing,
    "homesick": _of_lifting,
    "sourpuss": _of_placing,
}
"""By task as it is read out."""
