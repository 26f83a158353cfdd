"""Flat Monte Carlo search: play each decision out many times with the same luck, and drop those that fall behind.

A race rather than sequential halving (Karnin, Koren, Somekh 2013), because the budget is not known beforehand: the
caller's `Stop` ends it at any time. A candidate leaves when its mean *paired* difference from the leader lies beyond
`BEHIND` standard errors, as in Hoeffding races (Maron, Moore 1994) with common random numbers.
Only + - * / are used, so that every machine and Python finds the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from engine.bots.bot import Stop, Value
from engine.bots.chance import Tape
from engine.bots.playout import Playout, Start
from engine.game import Action, Seat, State

BEHIND: Final = 3.2
"""Standard errors by which a candidate may lag behind the leader."""
WARM_UP: Final = 24
"""Rounds before anybody is dropped."""
LOOK_AFTER: Final = 8
"""A look at who lags behind comes after an eighth more rounds: each costs as much as there are rounds."""
ENOUGH: Final = 4000
"""Rounds after which more would change nothing that a person could see."""


class Ranked(NamedTuple):
    """A decision, the mean of its playouts, and their number."""

    action: Action
    value: Value
    playouts: int


class _Runner:
    """A candidate in the race: how it plays on in the world of this round, and its results so far, one a round."""

    __slots__ = ("action", "results", "start", "total")

    def __init__(self, action: Action, start: Start) -> None:
        self.action = action
        self.start = start
        self.results: list[Value] = []
        self.total = 0.0

    def add(self, value: Value) -> None:
        self.results.append(value)
        self.total += value

    def lags(self, leader: _Runner) -> bool:
        """Whether the difference from the leader, round by round, is no accident any more."""
        rounds = len(self.results)
        lead = leader.total - self.total
        squares = 0.0
        for other, mine in zip(leader.results, self.results, strict=True):  # from 3.12 on `sum` rounds another way
            squares += (other - mine) * (other - mine)
        return lead * lead > BEHIND * BEHIND * (squares - lead * lead / rounds)

    def ranked(self) -> Ranked:
        return Ranked(self.action, self.total / len(self.results), len(self.results))


def search(
    state: State, playout: Playout, rng: Random, stop: Stop, actions: Sequence[Action], keep: int = 1
) -> list[Ranked]:
    """The actions (not none) by the mean of their playouts, best first; the `keep` best stay in the race to its end.

    At least one round is played, whatever `stop` says; it is asked once before each further playout.
    """
    race = _Race(state, playout, rng, actions, keep)
    race.round(_never)
    while race.goes_on() and race.round(stop):
        race.drop_laggards()
    return race.ranking()


def _never() -> bool:
    return False


class _Race:
    def __init__(self, state: State, playout: Playout, rng: Random, actions: Sequence[Action], keep: int) -> None:
        self.state, self.playout, self.rng, self.keep = state, playout, rng, keep
        self.seat: Seat = state.current_player
        self.tape = Tape(rng)
        self.world = state.determinize(self.seat, rng)
        self.runners = [_Runner(action, self.start(action)) for action in actions]
        self.dropped: list[_Runner] = []
        self.rounds = 0
        self.next_look = WARM_UP

    def start(self, action: Action) -> Start:
        return self.playout.start(self.world.after(action), self.seat)

    def guess(self) -> None:
        """Fill in what the seat cannot see anew; where nothing is hidden, the state is its own guess."""
        world = self.state.determinize(self.seat, self.rng)
        if world is not self.world:
            self.world = world
            for runner in self.runners:
                runner.start = self.start(runner.action)

    def goes_on(self) -> bool:
        return self.rounds < ENOUGH and (len(self.runners) > 1 or self.keep > 1)

    def round(self, stop: Stop) -> bool:
        """One playout for each runner with the same luck; False, and nothing counted, if stopped before its end."""
        self.guess()
        self.tape.erase()
        results = []
        for runner in self.runners:
            if stop():
                return False
            self.tape.rewind()
            results.append(runner.start(self.tape))
        for runner, result in zip(self.runners, results, strict=True):
            runner.add(result)
        self.rounds += 1
        return True

    def drop_laggards(self) -> None:
        if self.rounds < self.next_look:
            return
        self.next_look += self.next_look // LOOK_AFTER
        self.runners.sort(key=_by_total)
        leader = self.runners[0]
        while len(self.runners) > self.keep and self.runners[-1].lags(leader):
            self.dropped.append(self.runners.pop())

    def ranking(self) -> list[Ranked]:
        """Those still in the race first, then the dropped ones, the last dropped leading."""
        self.runners.sort(key=_by_total)
        return [runner.ranked() for runner in (*self.runners, *reversed(self.dropped))]


def _by_total(runner: _Runner) -> Value:
    return -runner.total
