"""Every card and every figure is somewhere exactly once, at every ply of random games.

PADDOCK_GAMES sets the number of games at each number of seats; the acceptance run takes 2,000.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.turi_tour.oracle_things import FIGURES_OF_A_KIND, KINDS, deck
from tests.engine.games.turi_tour.player import Player
from tests.engine.games.turi_tour.table import FACES, GAME, standing
from tests.engine.tables import MATCHES, random_game

PARTS = 2


def cards_at_hand(state: Any) -> Counter[str]:
    """Unseen, under the stack, and in play."""
    there = Counter(dict(zip(FACES, state.unseen, strict=True)))
    there.update(card.name for card in state.under)
    if state.card is not None and not state.owed:
        there[state.card.name] += 1
    return +there


def check_figures(state: Any) -> None:
    """24 animals and the farmer: on the board, in the hand or beside the board."""
    there = Counter(standing(state))
    if state.hand is not None and state.hand < len(KINDS):
        there[KINDS[state.hand]] += 1
    beside = {kind: FIGURES_OF_A_KIND - there[kind] for kind in KINDS}
    assert min(beside.values()) >= 0
    assert sum(beside.values()) + there.total() == 24
    assert "farmer" not in standing(state), "he always goes back beside the board"


def check_stack(state: Any, dealt: int) -> None:
    """So many cards as were counted out; the rest were played."""
    played = dealt - state.fresh - len(state.under)
    assert sum(state.won) <= played <= dealt
    assert state.fresh >= 0
    assert (state.unseen[FACES.index("turn")] == 6) or state.options.turning == "on"


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", GAME.players)
def test_nothing_is_lost(players: int, part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        name = f"conserved/{players}/{number}"
        gone: Counter[str] = Counter()
        before: Any = None
        done = ""
        try:
            for state, step in random_game(GAME, Player, name, players):
                if before is not None and before.card is not None and state.card is None:
                    gone[before.card.name] += 1
                gone["turn"] += done == "card turn"
                assert cards_at_hand(state) + gone == deck(state.options.deck), done
                check_figures(state)
                check_stack(state, state.options.cards * players + state.turns)
                before, done = state, step
        except AssertionError as error:
            error.add_note(f"{name}: {done}")
            raise


@pytest.mark.parametrize("deck_option", ["full", "lighter"])
def test_the_table_has_54_cards_and_24_animals(deck_option: str) -> None:
    state = GAME.new_initial_state(deck=deck_option)
    assert cards_at_hand(state).total() == deck(deck_option).total() == 54
    check_figures(state)
