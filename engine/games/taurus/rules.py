"""Taurus, position by position: attach a wire, with a new post before it or not, and close fences round bulls.

Every first fence joins two new posts. From then on a turn is one own wire, with a new post or between two old ones, and
after a new post perhaps a grey wire that closes; or a grey wire alone. Whose wires stand round the area take its bulls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bits import bits
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Outcomes, Proposal, Seat, State, Touch
from engine.games.taurus import offers, turn, why, words
from engine.games.taurus.actions import (
    BULL,
    DONE,
    GREY,
    GREY_FROM,
    INNER,
    OUTER,
    PASS,
    POST,
    SIDE,
    START,
    TAKE,
    WIRE,
    WIRE_FROM,
)
from engine.games.taurus.board import Colour, Phase, Player, pastures
from engine.games.taurus.closing import catch, closable
from engine.games.taurus.geometry import sides
from engine.games.taurus.ground import ALL_PAIRS, PAIRS_AT, Fields, Hole, Pair, Pairs
from engine.games.taurus.net import Net
from engine.games.taurus.options import KITS, POSTS, Options, Stock
from engine.message import Message


class _Position(NamedTuple):
    options: Options
    players: tuple[Player, ...]
    pool: Stock
    """Grey wires."""
    colours: tuple[Pairs, ...]
    """By seat: its wires on the board, live and dead."""
    waiting: Fields
    """Fields that are still to get a bull."""
    bulls: tuple[Fields, ...] = (0, 0, 0, 0)
    """By colour: the fields with an unowned bull."""
    grey: Pairs = 0
    dead: Pairs = 0
    """Wires that lie across another, and so close nothing."""
    lowered: Fields = 0
    """Fields whose bull was moved below the wire over it."""
    posts_left: int = POSTS
    seat: Seat = 0
    phase: Phase = Phase.BULLS
    fresh: Hole | None = None
    """This turn's new post."""
    wire: Pair | None = None
    """The wire just attached, while something about it is to be settled."""
    inside: Fields = 0
    """Fields with bulls that are to be taken."""
    picks: tuple[Seat, ...] = ()
    """Who takes them, in order."""
    passes: int = 0
    """Turns passed in a row."""
    net: Net = Net()


class TaurusState(_Position, State):
    """A position."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """The seat to act, which is not the one whose turn it is while others take bulls; CHANCE; TERMINAL."""
        phase = self.phase
        if phase == Phase.TAKE:
            return self.picks[0]
        if phase == Phase.BULLS:
            return CHANCE
        return TERMINAL if phase == Phase.OVER else self.seat

    @property
    def free(self) -> Fields:
        """Fields with an unowned bull."""
        return self.bulls[0] | self.bulls[1] | self.bulls[2] | self.bulls[3]

    def own_pairs(self) -> Pairs:
        """The pairs for which the mover has a wire."""
        return KITS[self.options.lengths].within(self.players[self.seat].stock)

    def uncrossed(self) -> Pairs:
        """The pairs between which an own wire may run as far as crossing goes."""
        return ALL_PAIRS & ~self.net.crossed if self.options.crossing == "none" else ALL_PAIRS

    def starts(self) -> Pairs:
        """The pairs for a first fence: two empty holes, the shortest wire (rules, Initial turn)."""
        first = KITS["three"].pairs[0] if self.options.first == "short" else ALL_PAIRS
        net = self.net
        return first & self.own_pairs() & ~net.one & ~net.barred & ~net.over_post & self.uncrossed()

    def reachable(self) -> Pairs:
        """The pairs of a post and an empty hole that the mover may join by a new post and a wire."""
        net = self.net
        return net.one & ~net.both & ~net.barred & ~net.over_post & self.own_pairs() & self.uncrossed()

    def attachable(self, among: Pairs) -> Pairs:
        """The pairs of posts that the mover may join by an own wire: it must not close, unless it is dead anyway."""
        net = self.net
        apart = (~net.joined | net.crossed) & self.uncrossed()
        return among & net.both & ~net.over_post & ~net.laid & self.own_pairs() & apart

    def closings(self, among: Pairs) -> list[Pair]:
        """The pairs of posts between which a grey wire closes an area with enough bulls."""
        net = self.net
        grey = KITS[self.options.lengths].within(self.pool)
        return closable(self, among & net.both & ~net.over_post & ~net.laid & ~net.crossed & net.joined & grey)

    def posts(self) -> list[Hole]:
        """The holes in which a new post could be joined."""
        if not self.posts_left:
            return []
        net, reachable = self.net, self.reachable()
        return [hole for hole in bits(net.near & ~net.posts & ~net.blocked) if PAIRS_AT[hole] & reachable]

    def legal_actions(self) -> Sequence[Action]:
        """What the current player may do, sorted."""
        phase = self.phase
        if phase == Phase.PLAY:
            greys: list[Action] = [GREY[pair] for pair in self.closings(ALL_PAIRS)]
            posts = [POST[hole] for hole in self.posts()]
            wires = [WIRE[pair] for pair in bits(self.attachable(ALL_PAIRS))]
            return greys + posts + wires or [PASS]
        if phase == Phase.POSTED:
            assert self.fresh is not None
            return [WIRE_FROM[self.fresh, pair] for pair in bits(self.attachable(PAIRS_AT[self.fresh]))]
        if phase == Phase.WIRED:
            assert self.fresh is not None
            return [DONE, *(GREY_FROM[self.fresh, pair] for pair in self.closings(PAIRS_AT[self.fresh]))]
        if phase == Phase.SIDE:
            return [SIDE[side] for side in self.open_sides()]
        if phase == Phase.START:
            return [START[pair] for pair in bits(self.starts())]
        return self._about_bulls()

    def _about_bulls(self) -> Sequence[Action]:
        if self.phase == Phase.AREA:
            return [INNER, OUTER]
        return [TAKE[field] for field in bits(self.inside)] if self.phase == Phase.TAKE else []

    def open_sides(self) -> tuple[str, ...]:
        """The sides to which the bull under the new wire may be moved."""
        assert self.wire is not None
        if self.grey >> self.wire & 1:
            return catch(self, self.wire).choices
        return tuple(sorted(sides(self.wire)))

    def chance_outcomes(self) -> Outcomes:
        """The colour of the next bull, as many of each colour as of the others in all."""
        if self.phase != Phase.BULLS:
            return []
        field = next(bits(self.waiting))
        each = (self.waiting.bit_count() + self.free.bit_count()) // len(self.bulls)
        left = [each - fields.bit_count() for fields in self.bulls]
        total = sum(left)
        return [(BULL[colour][field], number / total) for colour, number in enumerate(left) if number]

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return why.refusal(self, action)

    def after(self, action: Action) -> TaurusState:
        """The state after a legal action."""
        found = turn.STEPS[type(action)](self, action)
        assert isinstance(found, TaurusState)
        return found

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return why.read(text)

    def scores(self) -> tuple[int, ...]:
        """Points of the bulls caught."""
        return tuple(player.score for player in self.players)

    def winners(self) -> tuple[Seat, ...]:
        """Most points; of equals the one with most bulls of one colour, else shared (rules, Scoring)."""
        if self.phase != Phase.OVER:
            return ()
        ranks = [(player.score, max(player.caught)) for player in self.players]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def to_text(self) -> str:
        """Everything on one line; `position` describes it."""
        from engine.games.taurus import text as position

        return position.write(self)

    def consequence(self, action: Action) -> Message | None:
        """What a closing brings, and a dead wire."""
        return words.consequence(self, action)

    def caution(self, action: Action) -> Message | None:
        """A closing is looked at before it is done."""
        return offers.caution(self, action)

    def proposals(self) -> Sequence[Proposal]:
        """Closings with the order of picks, and the ways to settle one."""
        return offers.proposals(self)

    def agreed_end(self) -> TaurusState | None:
        """Between turns the players may agree that nothing can be closed: as if all had passed (rules, End)."""
        return self._replace(phase=Phase.OVER, passes=len(self.players)) if self.phase == Phase.PLAY else None

    def status(self) -> Message:
        """Who is on, and with what."""
        return words.status(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return why.explain(self, touches)


def first_state(players: int, options: Options) -> TaurusState:
    """An empty board; chance places the bulls."""
    stock = KITS[options.lengths].stock
    fields = pastures(players, options.heads)
    return TaurusState(options, (Player(stock),) * players, stock, (0,) * players, fields)


def colour_in(state: TaurusState, field: int) -> Colour | None:
    """The colour of the unowned bull in a field."""
    return next((colour for colour, fields in enumerate(state.bulls) if fields >> field & 1), None)
