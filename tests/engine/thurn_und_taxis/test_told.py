"""What is said of a position to those who do not see every hand: there is something to say at every moment."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import CHANCE, SPECTATOR
from tests.engine.thurn_und_taxis.player import Player
from tests.engine.thurn_und_taxis.table import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_is_told_what_the_one_on_turn_may_do(players: int) -> None:
    rng = Random(f"told {players}")
    state, player = GAME.new_initial_state(players), Player(rng)
    while state.current_player >= CHANCE:
        for seat in (*range(players), SPECTATOR):
            seen = state.observe(seat)
            assert str(seen.status())
            assert all(map(str, seen.remarks()))
        if state.current_player == CHANCE:
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _p in outcomes], [p for _a, p in outcomes])[0]
        else:
            action = player.choose(state)
        state = state.after(action)


def test_a_turn_that_goes_on_is_told_alike_to_those_who_do_not_see_what_fits() -> None:
    state = GAME.from_text(
        "south.all.free play 1 1.1.nobody.- 1.- Lodz,Lodz,Lodz,Mannheim,Mannheim,Mannheim - - "
        "Augsburg/-/Ulm/-/0/- Basel/-/-/-/0/-"
    )
    assert [str(action) for action in state.legal_actions()] == ["end", "lay Augsburg back", "lay Augsburg front"]
    for seat in (0, 1, SPECTATOR):
        assert "lay a second card with the Postillion, or end the turn" in str(state.observe(seat).status())
