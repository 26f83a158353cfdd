"""Alpha-beta search with iterative deepening for two players, on a board that the game supplies or on plain states.

The unit of work is an *expansion*: all moves of a position, each with the value of what it leads to. It serves as the
leaf values of one depth and as the order of moves of the next; expansions are kept for the whole search. No clock and
no luck: the answer depends on the position and on how often `stop` was asked. Only + - * / are used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from engine.bots.bot import Stop
from engine.game import TERMINAL, Action, Seat, State

WON: Final = 1000.0
"""The value of a won position; one that is won in n plies is worth WON - n, one that is lost in n plies n - WON."""
DECIDED: Final = 500.0
"""Values beyond it are proved wins and losses; evaluations stay within."""
DRAWN: Final = 0.0
DEEPEST: Final = 32
"""Plies after which no search goes on."""
REMEMBERED: Final = 2000
"""Expansions kept at a time; about a hundred bytes for each of their moves."""


class Option(NamedTuple):
    """A move and its value for the player who makes it; `final` if that is no estimate: decided, or a draw."""

    value: float
    move: Action
    final: bool = False


class Board(ABC):
    """A position that a search changes in place."""

    @property
    @abstractmethod
    def on(self) -> Seat:
        """Whose turn it is."""

    @abstractmethod
    def options(self) -> list[Option]:
        """The moves, not none unless the game is over. With a win at once, or a move that does not lose at once,
        those that are worse than it may be left out."""

    @abstractmethod
    def push(self, move: Action) -> None:
        """Make a move."""

    @abstractmethod
    def pop(self) -> None:
        """Take back the last move that was made."""

    @abstractmethod
    def key(self) -> Hashable:
        """The same for the same position, which the search takes for a draw when it comes again."""

    def width(self, ply: int, rest: int) -> int:
        """How many moves, by their order, are worth a look `ply` plies after the root with `rest` plies to go.

        Proofs stay proofs: where all of these lose, the next is looked at.
        """
        return 1_000_000


class Judge(ABC):
    """What a game teaches the search; only `evaluate` is needed. At chance nothing is searched."""

    @abstractmethod
    def evaluate(self, state: State, seat: Seat) -> float:
        """What an undecided position is worth to the seat, between -DECIDED and DECIDED; 0 is even."""

    def order(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions worth a look, not none; of equally good ones the first is taken."""
        return actions

    def start(self, state: State) -> Board:
        """A board for this position, to be searched once: a game may supply a faster one."""
        return StateBoard(state, self)


class StateBoard(Board):
    """Any game for two, through the contract alone. The game itself says when repetition makes a draw."""

    def __init__(self, state: State, judge: Judge) -> None:
        self.states = [state]
        self.judge = judge

    @property
    def on(self) -> Seat:
        """Whose turn it is."""
        return self.states[-1].current_player

    def options(self) -> list[Option]:
        """All actions that the judge finds worth a look; a win at once leaves out the rest."""
        state = self.states[-1]
        found = []
        for action in self.judge.order(state, state.legal_actions()):
            option = self._option(state, action)
            if option.value > DECIDED:
                return [option]
            found.append(option)
        return found

    def _option(self, state: State, action: Action) -> Option:
        after, seat = state.after(action), state.current_player
        if after.current_player == TERMINAL:
            return Option(_result(after.winners(), seat), action, True)
        return Option(self.judge.evaluate(after, seat), action, after.current_player < 0)

    def push(self, move: Action) -> None:
        """Make a move."""
        self.states.append(self.states[-1].after(move))

    def pop(self) -> None:
        """Take back the last one."""
        self.states.pop()

    def key(self) -> Hashable:
        """The whole state."""
        return self.states[-1]


def _result(winners: tuple[Seat, ...], seat: Seat) -> float:
    if winners in ((), (0, 1)):
        return DRAWN
    return WON - 1 if seat in winners else 1 - WON


class Ranked(NamedTuple):
    """A decision, its value for the player who makes it, and how many plies deep it was looked into."""

    action: Action
    value: float
    depth: int


def search(state: State, judge: Judge, stop: Stop, keep: int = 1, deepest: int = DEEPEST) -> list[Ranked]:
    """The actions by their value, best first; the values of the `keep` best are no mere bounds.

    `stop` is asked once in each position but the first, so that one ply is always looked into. A quicker win is
    preferred, and a slower loss. Of equally good actions the one that the board puts first is taken.
    """
    return _Search(judge.start(state), stop, keep).run(deepest)


class _Stopped(Exception):
    pass


class _Root:
    """A move at the root, and what is known of it."""

    __slots__ = ("depth", "final", "move", "value")

    def __init__(self, option: Option) -> None:
        self.value, self.move, self.final = option
        self.depth = 1


class _Search:
    def __init__(self, board: Board, stop: Stop, keep: int) -> None:
        self.board, self.stop, self.keep = board, stop, keep
        self.kept: dict[Hashable, list[Option]] = {}
        self.path: set[Hashable] = {board.key()}
        self.roots = [_Root(option) for option in board.options()]
        self.roots.sort(key=_by_value)

    def run(self, deepest: int) -> list[Ranked]:
        for depth in range(2, deepest + 1):
            if self.settled():
                break
            try:
                self.deepen(depth)
            except _Stopped:
                break
            finally:
                self.roots.sort(key=_by_rank)
        return [Ranked(root.move, root.value, root.depth) for root in self.roots]

    def settled(self) -> bool:
        """Whether looking deeper changes nothing: all that is asked for is proved."""
        if len(self.roots) == 1 and self.keep == 1:
            return True
        return all(root.final or abs(root.value) > DECIDED for root in self.roots[: self.keep])

    def deepen(self, depth: int) -> None:
        """Look into the roots to this depth, in their order; those that the width leaves out keep what they have."""
        best: list[float] = []
        width = self.board.width(0, depth)
        for place, root in enumerate(self.roots):
            if place >= max(width, self.keep) and best[0] >= -DECIDED:
                break
            floor = best[self.keep - 1] if len(best) >= self.keep else -WON
            if not (root.final or abs(root.value) > DECIDED):
                root.value = self.value_of(root.move, depth, floor, WON, 0)
            root.depth = depth
            best.append(root.value)
            best.sort(reverse=True)

    def value_of(self, move: Action, depth: int, alpha: float, beta: float, ply: int) -> float:
        """The value of a move for the player who makes it, if it lies between alpha and beta, else a bound."""
        board = self.board
        mover = board.on
        board.push(move)
        try:
            key = board.key()
            if key in self.path:
                return DRAWN
            self.path.add(key)
            try:
                if board.on == mover:
                    return self.best(key, depth - 1, alpha, beta, ply + 1)
                return -self.best(key, depth - 1, -beta, -alpha, ply + 1)
            finally:
                self.path.discard(key)
        finally:
            board.pop()

    def best(self, key: Hashable, depth: int, alpha: float, beta: float, ply: int) -> float:
        """The value of the position for the player on; `ply` plies have been made since the root."""
        if self.stop():
            raise _Stopped
        options = self.expanded(key)
        if depth <= 1 or abs(options[0].value) > DECIDED:
            return _later(max(options, key=_value).value, ply)
        width = self.board.width(ply, depth)
        found: list[Option] = []
        best = -WON
        for place, option in enumerate(options):
            if (place >= width and best >= -DECIDED) or best >= beta:
                break
            value = _later(option.value, ply)
            if not option.final:
                value = self.value_of(option.move, depth, max(alpha, best), beta, ply)
            if value > best:
                best = value
                found.append(option)
        self.kept[key] = _promoted(options, found)
        return best

    def expanded(self, key: Hashable) -> list[Option]:
        """The moves in the order in which to look at them."""
        options = self.kept.get(key)
        if options is None:
            options = self.board.options()
            options.sort(key=_by_value)
            if len(self.kept) >= REMEMBERED:
                self.kept.clear()
            self.kept[key] = options
        return options


def _promoted(options: list[Option], found: list[Option]) -> list[Option]:
    """The moves with those that were best in their turn in front, the last one first: all others keep their order."""
    return options if not found or found[-1] is options[0] else [found[-1], *(o for o in options if o is not found[-1])]


def _later(value: float, ply: int) -> float:
    """A value as it looks from `ply` plies before."""
    if value > DECIDED:
        return value - ply
    return value + ply if value < -DECIDED else value


def _value(option: Option) -> float:
    return option.value


def _by_value(thing: Option | _Root) -> float:
    return -thing.value


def _by_rank(root: _Root) -> tuple[bool, int, float]:
    """What was looked into deeper leads, even after a stop in the midst of it; but what is lost comes last."""
    lost = root.value < -DECIDED
    return lost, 0 if lost else -root.depth, -root.value
