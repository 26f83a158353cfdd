"""Tau for the search: the whole position as masks that a move changes by exclusive-or, and changes back likewise.

All lower caps must be known here; where some are not remembered, a guess stands in for them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import Final

from engine.bits import bits
from engine.bots.minimax import DRAWN, WON, Board, Option
from engine.game import Action, Seat
from engine.games.tau.actions import FLIPS, MOVES, PLACES, Flip, Move, Place
from engine.games.tau.board import BLOCKER, CAPS, EACH, HOLES, OTHERS, WILD, WILD_STICK, Hole, HoleMask
from engine.games.tau.bot.threats import COMPLETIONS, NEARBY, WHITE_FROM, Key
from engine.games.tau.options import REPEATS
from engine.games.tau.state import Position

SHIFT: Final = 5
"""Bits a hole takes in the code of a position: 0 for none, else the end plus one."""
NEAR_CAP: Final = 12
"""So near to the draw by the cap, positions that differ in the plies without a placing are not the same."""
NOT_WILD: Final = range(WILD)
FREE: Final = {"free": -1, "fixed": 0}
"""By the option for the white and black stick: a mask of all holes if it may be turned and moved, else of none."""
SHALLOW: Final = 3
"""At the root everything is looked at with fewer plies to go than this."""
WIDTHS: Final = ((0, 24), (2, 12), (99, 6))
"""Up to so many plies after the root: how many moves are looked at.

Against 400, 40 and 14 these won 15 games of 24 and lost 7; half of these won 12 and lost 10: few games to tell by.
"""
THREAT: Final = 10.0
SUPPLY: Final = 2.0
"""What a threat, and a colour that the other player has still to bring in, are worth in lower caps of promise.

Tried at 0.08 s a move against a first version without supply and with wider widths, 24 games each: without promise 8
won; with these widths and supply 19, with supply the other way round 2. THREAT was guessed.
"""


def colours_of(reserve: int, seat: Seat) -> int:
    """The colours that the six coloured sticks in a reserve can bring, as bits."""
    return sum({1 << cap for stick in bits(reserve & OTHERS) for cap in CAPS[seat * EACH + stick]})


REACH: Final = tuple(colours_of(reserve, 0) for reserve in range(1 << EACH))
"""By reserve; both players have the same sticks."""


class FastBoard(Board):
    """A position in which every lower cap is known; `rng` shuffles the moves of the first expansion."""

    def __init__(self, state: Position, rng: Random | None = None) -> None:
        options = state.options
        self.rng = rng
        self._on: Seat = state.mover
        self.shown = list(state.shown)
        self.own = [[caps & mine for caps in state.shown] for mine in state.occupied]
        self.under = [[0] * 8, [0] * 8]
        self.free = state.free
        self.reserves = list(state.reserves)
        self.ends = [-1] * len(HOLES)
        self.code = 0
        for hole, end in enumerate(state.holes):
            if isinstance(end, int):
                self.ends[hole] = end
                self.code |= (end + 1) << SHIFT * hole
                self.under[(end >> 1) // EACH][CAPS[end >> 1][1 - (end & 1)]] |= 1 << hole
        self.still = state.still
        self.cap = int(options.cap)
        self.gate_all = options.gate == "all"
        self.loose = FREE[options.wild]
        self.completing = COMPLETIONS[options.line]
        self.history = _history(state)
        self.undo: list[tuple[Action, int]] = []

    @property
    def on(self) -> Seat:
        """Whose turn it is."""
        return self._on

    def key(self) -> Hashable:
        """The position as the rule of repetition sees it."""
        late = self.still if self.still > self.cap - NEAR_CAP else 0
        return self.code, self._on, late

    def width(self, ply: int, rest: int) -> int:
        """All at the root at first, then fewer and fewer."""
        if ply == 0 and rest < SHALLOW:
            return len(HOLES) ** 3
        return next(width for last, width in WIDTHS if ply <= last)

    def push(self, move: Action) -> None:
        """Make a move."""
        self.undo.append((move, self.still))
        self.still += 1
        self._step(move)
        self._on ^= 1
        if isinstance(move, Place):
            self.still = 0

    def pop(self) -> None:
        """Take back the last move: made again it undoes itself, but a stick that was moved has to be moved back."""
        move, self.still = self.undo.pop()
        self._on ^= 1
        self._step(MOVES[move.to][move.hole] if isinstance(move, Move) else move)

    def _step(self, move: Action) -> None:
        """What a move of the player to move changes; made twice, it changes nothing (but see `pop`)."""
        ends, on = self.ends, self._on
        if isinstance(move, Place):
            hole, end = move.hole, move.end
            ends[hole] = end if ends[hole] < 0 else -1
            self._toggle(on, end, 1 << hole)
            self.free ^= 1 << hole
            self.reserves[on] ^= 1 << (end >> 1) % EACH
            self.code ^= (end + 1) << SHIFT * hole
        elif isinstance(move, Flip):
            end = ends[move.hole]
            ends[move.hole] = end ^ 1
            self._toggle(on, end, 1 << move.hole)
            self._toggle(on, end ^ 1, 1 << move.hole)
            self.code ^= ((end + 1) ^ ((end ^ 1) + 1)) << SHIFT * move.hole
        elif isinstance(move, Move):
            end = ends[move.hole]
            ends[move.hole], ends[move.to] = -1, end
            both = 1 << move.hole | 1 << move.to
            self._toggle(on, end, both)
            self.free ^= both
            self.code ^= (end + 1) << SHIFT * move.hole | (end + 1) << SHIFT * move.to

    def _toggle(self, seat: Seat, end: int, holes: HoleMask) -> None:
        up, down = CAPS[end >> 1][end & 1], CAPS[end >> 1][1 - (end & 1)]
        self.shown[up] ^= holes
        self.own[seat][up] ^= holes
        self.under[seat][down] ^= holes

    def wild_ready(self, seat: Seat) -> bool:
        """Whether a player's wild stick waits in the reserve and may enter."""
        mine = self.reserves[seat]
        waiting = mine | self.reserves[1 - seat] if self.gate_all else mine
        return bool(mine >> WILD_STICK & 1) and not waiting & OTHERS

    def threats(self, seat: Seat, enough: int = 99) -> int:
        """In how many ways a player could win at once, if it were that player's turn; counted no further than `enough`.

        A way is a colour in a hole, whichever stick brings it.
        """
        shown, own, under, free = self.shown, self.own[seat], self.under[seat], self.free
        completing = self.completing
        white = shown[WILD] << WHITE_FROM
        whites, turned = own[WILD] & self.loose, under[WILD] & self.loose
        found = 0
        for colour in NOT_WILD:
            key = shown[colour] | white
            by_colour, by_white = completing[key]
            if by_colour:
                found += (by_colour & under[colour] | by_white & turned).bit_count()
                if by_colour & free:
                    found += self._brought_to(by_colour & free, by_white & free, seat, colour, key, whites).bit_count()
                if found >= enough:
                    return found
        return found

    def _brought_to(
        self, by_colour: HoleMask, by_white: HoleMask, seat: Seat, colour: int, key: Key, whites: HoleMask
    ) -> HoleMask:
        """The empty holes in which a stick from the reserve or from another hole completes a line of the colour."""
        reserve = self.reserves[seat]
        if REACH[reserve] >> colour & 1:
            return by_colour
        ways = 0
        if by_white and reserve >> WILD_STICK & 1 and self.wild_ready(seat):
            ways = by_white
        if whites:
            ways |= self.completing[key ^ whites << WHITE_FROM].by_white & by_white
        movable = self.own[seat][colour]
        while movable:
            low = movable & -movable
            ways |= self.completing[key ^ low].by_colour & by_colour
            movable ^= low
        return ways

    def promise(self, seat: Seat) -> int:
        """How many lower caps of a player lie in line with a cap of their colour that shows."""
        shown, under = self.shown, self.under[seat]
        found = 0
        for colour in NOT_WILD:
            if under[colour]:
                found += (NEARBY[shown[colour]] & under[colour]).bit_count()
        return found

    def options(self) -> list[Option]:
        """A win at once alone; else the moves that do not lose at once; else all."""
        me = self._on
        if self.threats(me, 1):
            return [Option(WON - 1, action, True) for action in self.winning()]
        safe: list[Option] = []
        losing: list[Option] = []
        for action in self._in_order():
            self.push(action)
            if self.history.get((self.code, self._on), 0) >= REPEATS - 1 or self.still >= self.cap:
                safe.append(Option(DRAWN, action, True))
            elif self.threats(1 - me, 1):
                losing.append(Option(2 - WON, action, True))
            else:
                safe.append(Option(self.worth(me), action))
            self.pop()
        return safe or losing

    def _in_order(self) -> Iterable[Action]:
        rng, self.rng = self.rng, None
        if rng is None:
            return self._moves()
        return [action for _luck, action in sorted((rng.random(), action) for action in self._moves())]

    def worth(self, seat: Seat) -> float:
        """What the position is worth to the player who has just made a move that does not lose at once."""
        supply = REACH[self.reserves[1 - seat]].bit_count() - REACH[self.reserves[seat]].bit_count()
        promise = self.promise(seat) - self.promise(1 - seat)
        return THREAT * self.threats(seat) + promise + SUPPLY * supply

    def _moves(self) -> Iterator[Action]:
        me = self._on
        free = [*bits(self.free)]
        mine = sum(self.own[me])
        if not self.loose:
            mine &= ~(self.shown[WILD] | self.shown[BLOCKER])
        reserve = self.reserves[me]
        ready = self.wild_ready(me)
        for stick in bits(reserve):
            if stick != WILD_STICK or ready:
                for end in (2 * (me * EACH + stick), 2 * (me * EACH + stick) + 1):
                    row = PLACES[end]
                    for hole in free:
                        yield row[hole]
        for hole in bits(mine):
            yield FLIPS[hole]
        for hole in bits(mine):
            moves = MOVES[hole]
            for to in free:
                yield moves[to]

    def winning(self) -> list[Action]:
        """The moves that complete a line."""
        found = []
        for action in self._moves():
            hole, cap = self._brought(action)
            if cap == BLOCKER:
                continue
            gone = 0 if not isinstance(action, Move) else 1 << action.hole
            white = self.shown[WILD] & ~gone
            for colour in NOT_WILD if cap == WILD else (cap,):
                holes = self.completing[self.shown[colour] & ~gone | white << WHITE_FROM]
                if holes[cap == WILD] >> hole & 1:
                    found.append(action)
                    break
        return found

    def _brought(self, action: Action) -> tuple[Hole, int]:
        """The hole acted on, and the cap that shows there then."""
        if isinstance(action, Place):
            return action.hole, CAPS[action.end >> 1][action.end & 1]
        if isinstance(action, Flip):
            end = self.ends[action.hole]
            return action.hole, CAPS[end >> 1][1 - (end & 1)]
        assert isinstance(action, Move)
        end = self.ends[action.hole]
        return action.to, CAPS[end >> 1][end & 1]


def _history(state: Position) -> dict[tuple[int, Seat], int]:
    """How often each position since the last placing has come about."""
    found: dict[tuple[int, Seat], int] = {}
    for seat, holes in state.past if isinstance(state.past, tuple) else ():
        code = sum((end + 1) << SHIFT * hole for hole, end in enumerate(holes) if isinstance(end, int))
        found[code, seat] = found.get((code, seat), 0) + 1
    return found
