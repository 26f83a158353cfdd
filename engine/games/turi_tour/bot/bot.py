"""The players by machine for Turi-Tour: they remember more or less well, feel about, and do what the card asks for.

In the dark a choice follows from what is remembered of the lit board and from what the seat observes, and from nothing
else; not even from the generator, so that one intention lasts through a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, cast

from engine.bots.bot import HARDEST, Bot, Hint, Level, Stop
from engine.bots.chance import pick
from engine.game import Action, State
from engine.games.turi_tour.actions import ASKS, COUNTS, GLASSES
from engine.games.turi_tour.animals import FARMER, Kind
from engine.games.turi_tour.board import numbers
from engine.games.turi_tour.bot.finger import CARES, Care, placing, seeking
from engine.games.turi_tour.bot.hand import naming
from engine.games.turi_tour.bot.memory import Belief, recalled
from engine.games.turi_tour.bot.reasons import advice
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.state import Phase, Position
from engine.message import unchanged as _


class TuriTourBot(Bot):
    """Works on what its seat observes and remembers."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.2), Level("hard", _("Hard"), 0.3))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Advice that tells nothing but what the mover may know; in the dark it follows from what was felt."""
        table = cast(TuriTourState, state)
        return advice(table.observe(table.seat))[:count]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The next step of the turn. Neither `rng` nor `stop` is asked."""
        table = cast(TuriTourState, state)
        if table.phase == Phase.LOOK:
            return GLASSES
        return decided(table.observe(table.seat), recalled(table, table.seat, level), level)


def decided(seen: Position, mind: Belief, level: str) -> Action:
    """The next step in the dark, by what is observed and what is believed."""
    care = CARES[level]
    if seen.phase == Phase.FEEL:
        return _asking(seen, mind) if seen.task == "sourpuss" else naming(seen, mind, level)
    assert seen.said is not None
    return DOING[seen.task](seen, mind, seen.said, care)


def _asking(seen: Position, mind: Belief) -> Action:
    return ASKS[pick(mind.rarest(), Random(f"sourpuss/{mind.seed}"))]


def _counting(seen: Position, mind: Belief, kind: Kind, care: Care) -> Action:
    """By memory; of a farmer, who is never counted, none."""
    return COUNTS[0 if kind == FARMER else max(mind.counts[kind], numbers(seen.met)[kind])]


def _placing(seen: Position, mind: Belief, kind: Kind, care: Care) -> Action:
    """On its own resort; the farmer with the largest group."""
    if kind == FARMER:
        kind = pick(mind.largest(), Random(f"farmer/{mind.seed}"))
    return placing(seen, mind, kind, care)


DOING: Final[Mapping[str, Callable[[Position, Belief, Kind, Care], Action]]] = {
    "count": _counting,
    "holiday": _placing,
    "homesick": seeking,
    "sourpuss": _placing,
}
"""By task as it is read out: a farmer's card reads like a holiday."""

BOT: Final = TuriTourBot()
