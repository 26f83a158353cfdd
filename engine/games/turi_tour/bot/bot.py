"""The bots for Turi-Tour: they remember more or less well, feel about, and do what the card asks for.

A bot is handed what its seat knows (`engine.bots.seat_view`): in the dark the board as it was seen lit, which the bot
remembers with the errors of its level, and what was felt since. A choice follows from these and from nothing else; not
even from the generator, so that one intention lasts through a turn.
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
    """Works on what its seat knows and remembers."""

    levels = (Level("easy", _("Easy"), 0.1), Level("normal", _("Normal"), 0.2), Level("hard", _("Hard"), 0.3))

    def hints(self, state: State, rng: Random, stop: Stop, count: int = 3) -> list[Hint]:
        """Advice that tells nothing but what the mover may know; in the dark it follows from what was felt."""
        return advice(_as_known(state))[:count]

    def choose(self, state: State, rng: Random, stop: Stop, level: str = HARDEST) -> Action:
        """The next step of the turn. Neither `rng` nor `stop` is asked."""
        known = _as_known(state)
        if known.phase == Phase.LOOK:
            return GLASSES
        return decided(known, recalled(known, known.seat, level), level)


def _as_known(state: State) -> Position:
    known = cast(TuriTourState, state)
    assert known.is_veiled or not known.dark, "a bot is handed what its seat knows: engine.bots.seat_view"
    return known


def decided(known: Position, belief: Belief, level: str) -> Action:
    """The next step in the dark, by what was felt and what is believed."""
    care = CARES[level]
    if known.phase == Phase.FEEL:
        return _asking(known, belief) if known.task == "sourpuss" else naming(known, belief, level)
    assert known.said is not None
    return DOING[known.task](known, belief, known.said, care)


def _asking(known: Position, belief: Belief) -> Action:
    return ASKS[pick(belief.rarest(), Random(f"sourpuss/{belief.seed}"))]


def _counting(known: Position, belief: Belief, kind: Kind, care: Care) -> Action:
    """By memory; of a farmer, who is never counted, none."""
    return COUNTS[0 if kind == FARMER else max(belief.counts[kind], numbers(known.met)[kind])]


def _placing(known: Position, belief: Belief, kind: Kind, care: Care) -> Action:
    """On its own resort; the farmer with the largest group."""
    if kind == FARMER:
        kind = pick(belief.largest(), Random(f"farmer/{belief.seed}"))
    return placing(known, belief, kind, care)


DOING: Final[Mapping[str, Callable[[Position, Belief, Kind, Care], Action]]] = {
    "count": _counting,
    "holiday": _placing,
    "homesick": seeking,
    "sourpuss": _placing,
}
"""By task as it is read out: a farmer's card reads like a holiday."""

BOT: Final = TuriTourBot()
