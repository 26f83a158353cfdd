"""What must hold of what a game hides, and of what its bots are handed: promises of the contract, as in `checks`."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.bots import Bot, Playouts, bot_of, seat_view
from engine.bots.bot import HARDEST
from engine.game import SPECTATOR, Hides, State
from engine.match import Match
from tests.engine.tables import OnlyRandom, assert_sentence

DECISIONS: Final = 2
"""Of each match, for each level of its bot."""
PLAYOUTS: Final = 2
"""For each decision: enough to draw on the generator."""


def hides_what_it_says_and_no_more(match: Match, rng: Random) -> None:
    hides, viewers = match.game.hides, (SPECTATOR, *range(match.setup.players))
    for state, action in zip(match.states, [*match.plies, None], strict=True):
        assert not state.dark or hides is Hides.DARK
        if hides is Hides.NOTHING:
            assert all(state.observe(viewer) is state for viewer in viewers)
            assert all(state.determinize(viewer, rng) is state for viewer in viewers)
            assert action is None or not state.reveals(action)
            assert action is None or state.announcement(action) is None
        if hides is not Hides.SEEN_ONCE and hides is not Hides.DARK:
            assert action is None or state.announcement(action) is None


def hides_what_a_seat_may_not_see(match: Match, rng: Random) -> None:
    only_random = OnlyRandom(f"{match.setup.seed}/hidden")
    for state in match.states:
        for seat in range(match.setup.players):
            _hides(state, seat, only_random)


def _hides(state: State, seat: int, rng: Random) -> None:
    seen = state.observe(seat)
    assert seen.observe(seat) == seen
    for looked_at in (seen, state.observe(SPECTATOR)):
        for sentence in (looked_at.status(), *looked_at.remarks()):
            assert_sentence(sentence)
    if "UNKNOWN" not in repr(seen):
        assert seen == state, "what hides nothing must be the state itself"
    for source in (state, seen):
        guess = source.determinize(seat, rng)
        assert guess.observe(seat) == seen, "a guess must look the same to the one who guesses"
        assert "UNKNOWN" not in repr(guess)
        assert guess.current_player == state.current_player
        assert guess.refusal is not None
        if seat == state.current_player:
            assert guess.legal_actions() == state.legal_actions(), "what one may do is never hidden"


def bots_choose_by_what_their_seat_knows(match: Match, rng: Random) -> None:
    """Nothing that is hidden from a seat has a part in what its bot chooses and advises, at any level."""
    if match.game.is_tool:
        return
    bot, decisions = bot_of(match.game.slug), [state for state in match.states if state.current_player >= 0]
    for state in rng.sample(decisions, min(DECISIONS, len(decisions))):
        if match.game.hides is Hides.NOTHING:
            assert seat_view(state, state.current_player) is state
        else:
            _chooses_by_what_it_knows(bot, state, rng.random())


def _chooses_by_what_it_knows(bot: Bot, state: State, seed: float) -> None:
    seat = state.current_player
    known, guess = state.information_state(seat), state.determinize(seat, OnlyRandom(seed))
    assert known.observe(seat) == state.observe(seat)
    assert known == state or "UNKNOWN" in repr(known)
    for table in (state, known, guess):
        assert seat_view(table, seat) == known, "of tables that differ in what is hidden from a seat it knows the same"
    views = [seat_view(table, seat) for table in (known, guess)]
    for level in [level.name for level in bot.levels] or [HARDEST]:
        choice, other = (bot.choose(view, OnlyRandom(seed), Playouts(PLAYOUTS), level) for view in views)
        assert choice == other
        assert choice in state.legal_actions()
    advice, other_advice = (bot.hints(view, OnlyRandom(seed), Playouts(PLAYOUTS)) for view in views)
    assert advice == other_advice
