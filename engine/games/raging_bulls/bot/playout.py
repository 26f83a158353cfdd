"""Playing a field of Raging Bulls to its end, fast: a greedy player on the whole numbers of `ground`.

A playout ends with the field in play; what the fields after it bring is `EXPECTED`, by the mallets left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeAlias, cast

from engine.bots.playout import Playout, Start
from engine.game import Action, Seat, State
from engine.games.raging_bulls.actions import BUILDS, LEAVE, PASS, ROLL
from engine.games.raging_bulls.board import ALL_ARCS, BULLS, LETTERS, MALLET_BONUS
from engine.games.raging_bulls.bot.ground import ARCS, TWICE, Ground, Move, Rest, Spent, ground_of, spent
from engine.games.raging_bulls.legal import buildable
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase, Position

ByMallets: TypeAlias = tuple[float, float, float, float]

EXPECTED: Final[dict[bool, tuple[ByMallets, ...]]] = {
    False: ((92.0, 102.0, 109.0, 115.0), (78.0, 86.0, 91.0, 95.0), (57.0, 63.0, 66.5, 69.5), (34.5, 37.0, 39.5, 42.0)),
    True: (
        (159.0, 161.5, 164.5, 167.5),
        (130.0, 132.5, 135.5, 138.5),
        (95.0, 98.0, 101.0, 104.0),
        (52.5, 55.0, 58.0, 61.0),
    ),
}
"""By whether the perimeter counts, field (A first) and mallets left (0-3): points to come, the mallets' included.

Found by self-play, from field D backwards: fields played from every number of mallets at 300 playouts a decision
(60 fields each; with the perimeter 30 at 150), evened out by hand where more mallets seemed to be worth less.
"""
MALLETS_ONLY: Final[ByMallets] = tuple(MALLET_BONUS * mallets for mallets in range(4))  # type: ignore[assignment]
ENOUGH_SPENT: Final = ((15, 17, 18, 20), (15, 17, 18, 20), (15, 17, 18, 20), (22, 19, 20, 20))
"""By field and mallets left: the posts used from which on a playout leaves the field.

Found by trying one step up and down in turn, 1000 greedy playouts a field and number of mallets; the best lies on a
wide plateau. In the last field nothing is lost by a fourth pass, so a playout without mallets plays on.
"""
NEW_POST: Final = 4
"""Arcs left open that a post saved is worth; found like `ENOUGH_SPENT`, as is passing with no fence to build only."""


def to_come(perimeter: bool, place: int) -> ByMallets:
    """The points expected after field `place`, by the mallets left."""
    return MALLETS_ONLY if place == len(LETTERS) - 1 else EXPECTED[perimeter][place + 1]


def to_do(rest: Rest) -> int:
    """How much is left to do: its bits, and one more for each run of arcs, since every gap wants a fence."""
    return rest.bit_count() + (rest & ~(rest << 1)).bit_count()


def cost(move: Move, rest: Rest, used: Spent) -> int:
    """What a fence leaves to do, less what is saved by ending at posts that are used already."""
    return to_do(rest & move[1]) - NEW_POST * (move[2] & used).bit_count()


def best(moves: Iterable[Move], rest: Rest, used: Spent) -> Move | None:
    """The allowed fence with the least `cost`, the first of equals; None if none is allowed. Spelt out for speed."""
    found, least = None, 1 << 30
    for needs, leaves, posts in moves:
        if needs & used:
            continue
        left = rest & leaves
        done = left.bit_count()
        if needs > ALL_ARCS:
            done -= NEW_POST * (posts & used).bit_count()
        if done < least:
            done += (left & ~(left << 1)).bit_count()
            if done < least:
                found, least = (needs, leaves, posts), done
    return found


class Beginning(NamedTuple):
    """From where a field is played on, with what never changes meanwhile."""

    ground: Ground
    by_throw: tuple[tuple[Move, ...], ...]
    rest: Rest
    used: Spent
    mallets: int
    points: int
    """Of the fields before."""
    after: ByMallets
    """Expected of the fields that follow."""
    rolls: bool
    """Whether the dice are falling already, so that it is too late to leave."""


def beginning(state: Position) -> Beginning:
    """From where to play on; the state waits for the decision to roll, or for the dice."""
    field = state.field
    ground, used = ground_of(field.bulls), spent(field)
    return Beginning(
        ground,
        ground.by_throw(used),
        ground.rest(field),
        used,
        state.mallets,
        sum(done.score for done in state.done),
        to_come(state.perimeter, field.place),
        state.phase == Phase.DICE,
    )


def finish(begin: Beginning, rng: Random) -> float:
    """Play the field to its end; the points of the whole game, those still expected included."""
    ground, by_throw, rest, used, mallets, points, after, rolls = begin
    random, size = rng.random, len(ground.bulls)
    enough = ENOUGH_SPENT[size - BULLS[0]]
    while rolls or (used & ALL_ARCS).bit_count() < enough[mallets]:
        rolls = False
        move = best(by_throw[int(random() * 216)], rest, used)
        if move is None:
            mallets -= 1
            if mallets < 0:
                return float(points + size * ground.isolated(rest))
            continue
        _needs, leaves, posts = move
        rest &= leaves
        used |= posts | (used & posts) << TWICE
        if not rest:
            return points + size * size + ARCS - (used & ALL_ARCS).bit_count() + after[mallets]
    return points + size * ground.isolated(rest) + after[mallets]


class FieldPlayout(Playout):
    """Playouts to the end of the field in play."""

    def policy(self, state: State, rng: Random) -> Action:
        """Roll, and build the fence that leaves the least to do."""
        bulls = cast(RagingBullsState, state)
        if bulls.phase == Phase.READY:
            return ROLL
        builds = shortlist(bulls)
        return builds[0] if builds else PASS

    def settled(self, state: State) -> bool:
        """Between two fields and at the end."""
        bulls = cast(RagingBullsState, state)
        return bulls.phase in (Phase.BULLS, Phase.OVER)

    def value(self, state: State, seat: Seat) -> float:
        """The points so far and those expected of the fields to come."""
        bulls = cast(RagingBullsState, state)
        points = float(bulls.scores()[seat])
        if bulls.phase == Phase.OVER:
            return points
        return points + EXPECTED[bulls.perimeter][bulls.field.place][bulls.mallets]

    def start(self, state: State, seat: Seat) -> Start:
        """Playouts on the tables of `ground`."""
        bulls = cast(RagingBullsState, state)
        if bulls.phase in (Phase.READY, Phase.DICE):
            return partial(finish, beginning(bulls))
        return super().start(state, seat)

    def candidates(self, state: State) -> Sequence[Action]:
        """The fences that leave the least to do, and passing; rolling, and leaving once posts run short."""
        bulls = cast(RagingBullsState, state)
        if bulls.phase == Phase.READY:
            return (ROLL, LEAVE) if may_leave(bulls.field) else (ROLL,)
        return [*shortlist(bulls), PASS]


PROMISING: Final = 12
"""Fences that enter the search."""
SCARCE: Final = 14
"""Posts used from which on leaving is weighed."""


def may_leave(field: Field) -> bool:
    """Whether leaving could be a good idea at all."""
    return field.used.bit_count() >= SCARCE


def shortlist(state: Position) -> list[Action]:
    """The most promising fences to build on the roll, best first."""
    assert state.dice is not None
    field = state.field
    ground, used = ground_of(field.bulls), spent(field)
    rest, allowed = ground.rest(field), buildable(field, state.dice)
    choices = [choice for choice in ground.by_dice[state.dice] if allowed >> choice.fence.place & 1]
    choices.sort(key=lambda choice: cost(choice[:3], rest, used))
    return [BUILDS[choice.fence.place] for choice in choices[:PROMISING]]
