"""Tau, position by position: place a stick, turn one over, or move one; three showing caps of a colour in line win.

Hidden are the lower caps of the sticks on the board. Each is announced once, when it goes down; `observe` shows what
the table shows, without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engine.bits import bits
from engine.game import CHANCE, TERMINAL, UNKNOWN, Action, IllegalAction, Outcomes, Seat, State, Touch, Unknown
from engine.games.tau import hidden, why
from engine.games.tau.board import (
    ALL_HOLES,
    BLOCKER,
    CAPS,
    EACH,
    ENDS_SORTED,
    FLIPS,
    HOLES,
    MOVES,
    PLACES,
    RECALLS,
    STARTS,
    WILD,
    WILD_STICK,
    Colour,
    End,
    Flip,
    Hole,
    HoleMask,
    Move,
    Place,
    Recall,
    Start,
)
from engine.games.tau.lines import line_through, winning_lines
from engine.games.tau.options import DRAW, REPEATS, Options
from engine.message import Message

T = TypeVar("T")
Standing: TypeAlias = "End | hidden.Veiled | None"
"""What is in a hole."""
Holes: TypeAlias = tuple[Standing, ...]
Sight: TypeAlias = tuple[Seat, Holes]
"""A position as the rule of repetition sees it: who is on, and every stick."""

OTHERS: Final = (1 << WILD_STICK) - 1
"""The six sticks that must be on the board before the seventh, as bits of a reserve."""


class _Position(NamedTuple):
    mover: Seat
    holes: Holes = (None,) * len(HOLES)
    reserves: tuple[int, int] = (2**EACH - 1, 2**EACH - 1)
    """By seat: the sticks not yet on the board, bit i for STICKS[i]."""
    shown: tuple[HoleMask, ...] = (0,) * 8
    """By colour: the holes in which it shows."""
    mine: tuple[HoleMask, HoleMask] = (0, 0)
    """By seat: the holes with its sticks."""
    ply: int = 0
    told: tuple[int, ...] = (0,) * len(HOLES)
    """By hole: the ply at which the hidden cap there was last announced."""
    still: int = 0
    """Plies since a stick was last placed."""
    seen: tuple[Sight, ...] | Unknown = ()
    """The positions since then."""
    asked: tuple[int, int] = (0, 0)
    """By seat: how often it had a hidden cap told again."""
    asking: bool = True
    """Whether the mover may still ask before acting."""
    end: Seat | None = None
    """The winner, DRAW, or None while the game goes on."""
    options: Options = Options()


class TauState(_Position, State):
    """A position. `mover` is CHANCE until the lot is drawn."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Seat 0 (dark shafts) or 1 (light), CHANCE for the lot, or TERMINAL."""
        return self.mover if self.end is None else TERMINAL

    @property
    def free(self) -> HoleMask:
        """The empty holes."""
        return ALL_HOLES & ~(self.mine[0] | self.mine[1])

    def wild_may_enter(self) -> bool:
        """Whether the mover's seventh stick may be placed: after the six others of the player, or of both."""
        waiting = self.reserves[self.mover]
        if self.options.gate == "all":
            waiting |= self.reserves[1 - self.mover]
        return not waiting & OTHERS

    def legal_actions(self) -> Sequence[Action]:
        """Turning over, moving, placing, and asking where that is played; sorted."""
        if self.current_player < 0:
            return ()
        free = [*bits(self.free)]
        own = [*bits(self._movable())]
        actions: list[Action] = [FLIPS[hole] for hole in own]
        for hole in own:
            row = MOVES[hole]
            actions += [row[to] for to in free]
        reserve, wild = self.reserves[self.mover], self.wild_may_enter()
        for end in ENDS_SORTED[self.mover]:
            stick = (end >> 1) % EACH
            if reserve >> stick & 1 and (stick != WILD_STICK or wild):
                places = PLACES[end]
                actions += [places[hole] for hole in free]
        if self.options.hidden == "ask" and self.asking:
            actions += [RECALLS[hole] for hole in bits(self.mine[0] | self.mine[1])]
        return actions

    def _movable(self) -> HoleMask:
        own = self.mine[self.mover]
        return own & ~(self.shown[WILD] | self.shown[BLOCKER]) if self.options.wild == "fixed" else own

    def chance_outcomes(self) -> Outcomes:
        """Either player may begin."""
        return [(start, 0.5) for start in STARTS] if self.current_player == CHANCE else []

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return why.refusal(self, action)

    def after(self, action: Action) -> TauState:
        """The state after a legal action."""
        if isinstance(action, Place):
            return self._placed(action)
        if isinstance(action, Flip):
            return self._flipped(action.hole)
        if isinstance(action, Move):
            return self._moved(action.hole, action.to)
        if isinstance(action, Recall):
            return self._asked(action.hole)
        assert isinstance(action, Start)
        return self._replace(mover=action.seat, ply=1)

    def _placed(self, action: Place) -> TauState:
        hole, end, mover = action.hole, action.end, self.mover
        stick = (end >> 1) % EACH
        left = self.reserves[mover] & ~(1 << stick)
        bit = 1 << hole
        cap = CAPS[end >> 1][end & 1]
        return self._next(
            hole,
            cap,
            holes=_put(self.holes, hole, end),
            reserves=_pair(self.reserves, mover, left),
            shown=_put(self.shown, cap, self.shown[cap] | bit),
            mine=_pair(self.mine, mover, self.mine[mover] | bit),
            told=_put(self.told, hole, self.ply),
            placed=True,
        )

    def _flipped(self, hole: Hole) -> TauState:
        end = self.holes[hole]
        assert isinstance(end, int)
        old, new = CAPS[end >> 1][end & 1], CAPS[end >> 1][1 - (end & 1)]
        shown = _put(self.shown, old, self.shown[old] & ~(1 << hole))
        return self._next(
            hole,
            new,
            holes=_put(self.holes, hole, end ^ 1),
            shown=_put(shown, new, shown[new] | 1 << hole),
            told=_put(self.told, hole, self.ply),
        )

    def _moved(self, hole: Hole, to: Hole) -> TauState:
        end, mover = self.holes[hole], self.mover
        assert isinstance(end, int)
        cap, swap = CAPS[end >> 1][end & 1], 1 << hole | 1 << to
        return self._next(
            to,
            cap,
            holes=_put(_put(self.holes, hole, None), to, end),
            shown=_put(self.shown, cap, self.shown[cap] ^ swap),
            mine=_pair(self.mine, mover, self.mine[mover] ^ swap),
            told=_put(_put(self.told, hole, 0), to, self.told[hole]),
        )

    def _asked(self, hole: Hole) -> TauState:
        asked = _pair(self.asked, self.mover, self.asked[self.mover] + 1)
        told = _put(self.told, hole, self.ply)
        return self._replace(asked=asked, told=told, asking=False, ply=self.ply + 1)

    def _next(
        self,
        acted: Hole,
        cap: Colour,
        *,
        holes: Holes,
        shown: tuple[HoleMask, ...],
        told: tuple[int, ...],
        reserves: tuple[int, int] | None = None,
        mine: tuple[HoleMask, HoleMask] | None = None,
        placed: bool = False,
    ) -> TauState:
        """The other player's turn, or the end: only a line through the hole acted on can be new."""
        sight = (1 - self.mover, holes)
        before = () if placed or isinstance(self.seen, Unknown) else self.seen
        still = 0 if placed else self.still + 1
        end: Seat | None = None
        if line_through(acted, cap, shown, self.options.line):
            end = self.mover
        elif before.count(sight) >= REPEATS - 1 or still >= self.options.cap:
            end = DRAW
        return TauState(
            1 - self.mover,
            holes,
            reserves or self.reserves,
            shown,
            mine or self.mine,
            self.ply + 1,
            told,
            still,
            (*before, sight),
            self.asked,
            True,
            end,
            self.options,
        )

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return why.read(text, max(self.mover, 0))

    def scores(self) -> tuple[int, ...]:
        """1 for the winner."""
        return tuple(int(self.end == seat) for seat in (0, 1))

    def winners(self) -> tuple[Seat, ...]:
        """The one who made the line; () for a draw."""
        return () if self.end is None or self.end == DRAW else (self.end,)

    def to_text(self) -> str:
        """Everything on one line; `position` describes it."""
        from engine.games.tau import text as position

        return position.write(self)

    def observe(self, seat: Seat) -> TauState:
        """What the table shows: no lower caps, unless they are played open. The same for both seats."""
        if self.options.hidden == "open":
            return self
        return self._replace(holes=hidden.veiled(self.holes), seen=UNKNOWN)

    def determinize(self, seat: Seat, rng: Random) -> TauState:
        """Lower caps at random that agree with the caps shown and with the reserves."""
        if self.options.hidden == "open":
            return self
        holes = hidden.unveiled(hidden.veiled(self.holes), self.reserves, rng)
        return self._replace(holes=holes, seen=((self.mover, holes),) if any(self.mine) else ())

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """A placing without the stick's name, which would tell its lower cap."""
        return action.message if self.options.hidden == "open" else hidden.logged(action)

    def announcement(self, action: Action) -> Message | None:
        """The cap that goes out of sight, or that was asked for; nothing when they are played open."""
        return None if self.options.hidden == "open" else hidden.announcement(self.holes, action)

    def status(self) -> Message:
        """Who is on, and with what."""
        return why.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return why.explain(self, touches)

    def line(self) -> tuple[Hole, ...]:
        """The three holes of the winning line; () if nobody has won."""
        if self.end not in (0, 1):
            return ()
        return next((tuple(bits(line)) for line in winning_lines(self.shown, self.options.line)), ())


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A tuple with one entry changed."""
    return (*row[:place], value, *row[place + 1 :])


def _pair(row: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair with the entry of one seat changed."""
    return (value, row[1]) if seat == 0 else (row[0], value)
