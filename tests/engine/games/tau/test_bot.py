"""The bots: no better informed than they may be, never blind to a win, each level above the one below."""

from random import Random

import pytest

from engine.bots import Playouts, bot_of
from engine.bots.chance import draw
from engine.bots.minimax import WON, search
from engine.bots.random_player import RandomPlayer
from engine.game import CHANCE, TERMINAL
from engine.games.tau.bot.bot import MEMORY_SEED, TauJudge
from engine.games.tau.bot.memory import forgotten, guessed, recalled
from generator.bench.careful import CarefulPlayer, wins
from tests.engine.games.tau.table import GAME, play

BOT = bot_of("tau")
LEVELS = [level.name for level in BOT.levels]
RULES = "own.free.any.memory.100"
WINS_IN_TWO = {
    "place": "1 .........G....QD..T.. - 5 0 0.0.0.0.0.0.0.0.0.1.0.0.0.0.2.3.0.0.4.0.0",
    "move": "1 ...IG.A.EOYV..X...... - 9 0 0.0.0.3.5.0.7.0.1.2.8.4.0.0.6.0.0.0.0.0.0",
    "full board": "1 .Z.BN.RTULb.OWICG..E. - 24 1 0.6.0.3.17.0.2.4.10.1.22.0.18.8.11.15.13.0.0.5.0",
    "flip": "1 B.WHVF..SZKQO..I..CN. - 33 1 1.0.28.9.4.29.0.0.12.18.5.2.22.0.0.15.0.0.3.31.0",
    "white": "2 ...GJVPRE.L...T..CZX. - 24 9 0.0.0.3.13.10.12.2.5.0.11.0.0.0.6.0.0.1.14.4.0",
}
"""By what decides them; none can be won at once."""


def at(text):
    return GAME.from_text(f"{text} 0.0.1 - {RULES}")


def choice(state, level="hard", seed=1, budget=4000):
    return BOT.choose(state, Random(seed), Playouts(budget), level)


def positions(seed, **options):
    """Positions of a game between careful players, one in five."""
    rng = Random(seed)
    state = GAME.new_initial_state(first="dark", **options)
    for ply in range(60):
        if state.current_player == TERMINAL:
            return
        if ply % 5 == 4:
            yield state
        state = state.after(CarefulPlayer().choose(state, rng, Playouts(0)))


@pytest.mark.parametrize("name", WINS_IN_TWO)
def test_a_forced_win_in_two_is_found(name):
    """Whatever the other does after it, there is a win: tried out through the contract, without the search."""
    state = at(WINS_IN_TWO[name])
    assert not any(wins(state, action) for action in state.legal_actions())
    after = state.after(choice(state))
    for answer in after.legal_actions():
        assert not wins(after, answer)
        last = after.after(answer)
        assert any(wins(last, action) for action in last.legal_actions())


@pytest.mark.slow("bots think about every state, and about several guesses at it")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_states_that_look_alike_get_the_same_choice(level):
    """Other sticks under forgotten caps change nothing, and neither does taking those caps out of the state."""
    tried = 0
    for seed in range(8):
        for state in positions(seed):
            known = recalled(state, state.mover, level, MEMORY_SEED)
            if not forgotten(known):
                continue
            others = [guessed(known, Random(number)) for number in range(4)]
            others = [state._replace(holes=other.holes) for other in others if other.holes != state.holes]
            chosen = choice(state, level, seed, 60)
            assert all(choice(other, level, seed, 60) == chosen for other in (known, *others))
            tried += len(others)
    assert tried > 10


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_that_it_sees(level):
    state = play(GAME.new_initial_state(first="dark"), "place RV:V B2", "place BG:G E2", "place VB:V C3")
    for seed in range(12):
        assert wins(state, choice(state, level, seed, 50))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_win_is_left_to_the_other(level):
    """Beyond a slip: with the open game nothing is forgotten."""
    left = total = 0
    for state in positions(3, hidden="open"):
        safe = CarefulPlayer().choose(state, Random(1), Playouts(0))
        if not answers(state.after(safe)):
            total += 1
            left += answers(state.after(choice(state, level, total, 60)))
    assert total > 3
    assert left <= (0 if level == "hard" else total // 4)


def answers(state):
    return any(wins(state, action) for action in state.legal_actions())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hidden", ["memory", "open", "ask"])
def test_choices_are_legal_and_the_same_each_time(level, hidden):
    for state in positions(5, hidden=hidden, wild="fixed", line="one", gate="all"):
        chosen = choice(state, level, 2, 40)
        assert chosen in state.legal_actions()
        assert chosen == choice(state, level, 2, 40)


def test_the_first_move_is_not_always_the_same():
    start = GAME.new_initial_state(first="dark")
    assert len({str(choice(start, "hard", seed, 20)) for seed in range(8)}) > 3


def won(first, second, games, budget=120):
    """How many games the first of two players wins, who begin in turn."""
    count = 0
    for number in range(games):
        seat, rng, state = number % 2, Random(f"test/{number}"), GAME.new_initial_state()
        while state.current_player != TERMINAL:
            if state.current_player == CHANCE:
                state = state.after(draw(state, rng))
                continue
            bot, level = first if state.current_player == seat else second
            state = state.after(bot.choose(state, rng, Playouts(budget), level))
        count += state.winners() == (seat,)
    return count


@pytest.mark.strength
@pytest.mark.parametrize(
    ("level", "other", "least"),
    [
        ("hard", (RandomPlayer(), ""), 6),
        ("hard", (CarefulPlayer(), ""), 5),
        ("hard", (BOT, "normal"), 4),
        ("normal", (BOT, "easy"), 4),
        ("easy", (RandomPlayer(), ""), 5),
    ],
    ids=["hard-random", "hard-careful", "hard-normal", "normal-easy", "easy-random"],
)
def test_strength(level, other, least):
    """Six games at 120 positions a move; the same on every machine, for no clock is asked."""
    assert won((BOT, level), other, 6) >= least


@pytest.mark.strength
def test_a_beginner_may_beat_easy():
    """A beginner wins when that is possible and leaves no win: so much wins most games."""
    assert won((CarefulPlayer(), ""), (BOT, "easy"), 24) >= 16


def hints(state, budget=200):
    return BOT.hints(state, Random(1), Playouts(budget))


def test_hints_come_best_first_with_chances_and_reasons():
    for state in positions(6):
        offered = hints(state, 60)
        assert 1 <= len(offered) <= 3
        assert [hint.value for hint in offered] == sorted((hint.value for hint in offered), reverse=True)
        assert all(0 <= hint.value <= 1 and str(hint.reason) for hint in offered)
        assert all(hint.action in state.legal_actions() for hint in offered)


def said(state):
    return [str(hint.reason) for hint in hints(state)]


def test_reasons():
    two = play(GAME.new_initial_state(first="dark"), "place RV:V B2", "place BG:G E2", "place VB:V C3")
    assert said(two)[0] == "Makes three in line."
    assert hints(two)[0].value == 1
    assert "Wins on your turn number 2 from now" in said(at(WINS_IN_TWO["place"]))[0]


def test_a_threat_that_is_stopped_is_named():
    state = next(state for seed in range(60) for state in positions(seed) if _threatened(state))
    assert any("Stops the other player's threat in " in reason for reason in said(state))


def _threatened(state):
    passed = state._replace(mover=1 - state.mover)
    return answers(passed) and not answers(state) and search(state, TauJudge(Random(1)), Playouts(0))[0].value > 2 - WON
