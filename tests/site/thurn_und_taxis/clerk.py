"""A player for tests who brings a game to its end soon: takes what fits, lays it, and closes for the next carriage."""

from __future__ import annotations

from typing import Final

from engine import GAMES
from engine.game import Action
from engine.match import PERSON, Match, Player, setup
from engine.thurn_und_taxis.actions import FINISH, NEW, PILE, Close, Discard, Done, Draw, House, Lay
from engine.thurn_und_taxis.land import LARGEST, next_size
from engine.thurn_und_taxis.rules import ThurnUndTaxisState

GAME: Final = GAMES["thurn-und-taxis"]


def position(match: Match) -> ThurnUndTaxisState:
    """The position of a match of this game."""
    assert isinstance(match.state, ThurnUndTaxisState)
    return match.state


def choose(state: ThurnUndTaxisState) -> Action:
    """A legal action; always the same one in the same position."""
    return max(state.legal_actions(), key=lambda action: _worth(state, action))


def _worth(state: ThurnUndTaxisState, action: Action) -> int:
    """The more the better; of equals the first is done."""
    match action:
        case Draw():
            return 2 if action.card & _fitting(state) else int(action == PILE)
        case Lay():
            return 3 * (action.end != NEW) + 1
        case Close():
            return 9 + action.wagner if _brings_a_carriage(state, action) else 0
        case House():
            return int(action in state.proposal()) + 1
        case _:
            assert isinstance(action, Done | Discard) or action == FINISH or action.notation == "swap"
            return 0


def _fitting(state: ThurnUndTaxisState) -> int:
    player = state.player
    return state.fits_front(player) | state.fits_back(player)


def _brings_a_carriage(state: ThurnUndTaxisState, action: Close) -> bool:
    player = state.player
    size = next_size(player.carriage) or LARGEST
    return len(player.route) + 2 * action.wagner >= size


def played(seed: str, decisions: int | None = None, seats: tuple[Player, ...] = (PERSON, PERSON)) -> Match:
    """A match of clerks after so many decisions, or at its end."""
    match = Match(setup(GAME, seed, seats=seats))
    while not match.over and decisions != 0:
        match.play(choose(position(match)))
        decisions = None if decisions is None else decisions - 1
    return match


def decisions(match: Match) -> int:
    """How many steps were somebody's choice."""
    return sum(state.current_player >= 0 for state in match.states[: len(match.plies)])
