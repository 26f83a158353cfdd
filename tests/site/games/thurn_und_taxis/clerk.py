"""A player for tests who brings a game to its end soon: takes what fits, lays it, and closes for the next carriage."""

from __future__ import annotations

from typing import Final

from engine import GAMES
from engine.game import Action
from engine.games.thurn_und_taxis.actions import FINISH, NEW, PILE, Close, Discard, Done, Draw, Harness, House, Lay
from engine.games.thurn_und_taxis.closing import largest_choice
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import LARGEST, next_size
from engine.games.thurn_und_taxis.legal import proposed_houses
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.match import PERSON, Match, Player, setup
from tests.engine.games.thurn_und_taxis.variants import VARIANTS

GAME: Final = GAMES["thurn-und-taxis"]
LONG: Final = 4
"""The horses that a route of clerks needs."""


def position(match: Match) -> ThurnUndTaxisState:
    """The position of a match of this game."""
    assert isinstance(match.state, ThurnUndTaxisState)
    return match.state


def choose(state: ThurnUndTaxisState, shunned: tuple[type, ...] = ()) -> Action:
    """A legal action of none of these kinds; always the same one in the same position."""
    actions = (action for action in state.legal_actions() if not isinstance(action, shunned))
    return max(actions, key=lambda action: _worth(state, action))


def _worth(state: ThurnUndTaxisState, action: Action) -> int:
    """The more the better; of equals the first is done."""
    match action:
        case Draw():
            fits = bool(action.card & state.fits(state.player))
            return 20 + state.land.horses_of[action.card] if fits else 10 * (action == PILE)
        case Lay():
            return 10 if action.end == NEW else 40
        case Harness():
            return _of_harnessing(state, action)
        case Close():
            return 90 + action.wagner if _pays(state, action) else 0
        case House():
            return int(action in proposed_houses(state)) + 1
        case _:
            assert isinstance(action, Done | Discard) or action == FINISH or action.notation == "swap"
            return 0


def _of_harnessing(state: ThurnUndTaxisState, action: Harness) -> int:
    """Many horses on one card are good, and the more so if they are missing; a card that fits is for the route."""
    number = state.land.horses_of[action.card]
    if horses_of(state.land, state.player) < LONG:
        return 41 if number == max(state.land.horses) and state.player.route else 10 + number
    return 0


def _pays(state: ThurnUndTaxisState, action: Close) -> bool:
    """Whether closing brings the next carriage or, with horses, enough houses."""
    player = state.player
    if state.land.horses:
        return len(largest_choice(state.land, player, 0)) >= min(2, player.houses_left)
    size = next_size(player.carriage) or LARGEST
    return len(player.route) + 2 * action.wagner >= size


def played(
    seed: str,
    decisions: int | None = None,
    seats: tuple[Player, ...] = (PERSON, PERSON),
    variant: str = "",
    shunned: tuple[type, ...] = (),
) -> Match:
    """A match of clerks after so many decisions, or at its end; `variant` is one of VARIANTS."""
    match = Match(setup(GAME, seed, seats=seats, options=VARIANTS[variant]))
    while not match.over and decisions != 0:
        match.play(choose(position(match), shunned))
        decisions = None if decisions is None else decisions - 1
    return match


def decisions(match: Match) -> int:
    """How many steps were somebody's choice."""
    return sum(state.current_player >= 0 for state in match.states[: len(match.plies)])
