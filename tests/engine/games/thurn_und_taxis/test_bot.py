"""The bots: no better informed than they may be, no fools, each level above the one below."""

from random import Random

import pytest

from engine.bots import Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from engine.games.thurn_und_taxis.actions import NEW, Lay
from engine.games.thurn_und_taxis.legal import must_tear
from generator.bench.games.thurn_und_taxis import TARGETS
from generator.bench.games.thurn_und_taxis.greedy import GreedyPlayer
from tests.engine.games.thurn_und_taxis.table import GAME, actions, at, new, play, seat, two

MOST_DECISIONS = {length.players: length.most for length in TARGETS.lengths if not length.options}

BOT = bot_of("thurn-und-taxis")
LEVELS = [level.name for level in BOT.levels]


def choice(state, level="hard", seed=1, budget=40):
    return BOT.choose(state, Random(seed), Playouts(budget), level)


def decisions(seed, players, level, budget=0, **options):
    """Every decision of a game with the bot in all seats: the state, and what it chose."""
    rng, state = Random(seed), GAME.new_initial_state(players, **options)
    while state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        chosen = choice(state, level, rng.random(), budget)
        yield state, chosen
        state = state.after(chosen)


def positions(seed, every=17, **options):
    """Some of the decisions of a quick game."""
    for number, (state, _chosen) in enumerate(decisions(seed, 3, "easy", **options)):
        if number % every == 0:
            yield state


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_the_same_each_time(level):
    for state in positions(5, countries="outer", tearing="forced"):
        chosen = choice(state, level, 2)
        assert chosen in state.legal_actions()
        assert chosen == choice(state, level, 2)


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("level", LEVELS)
def test_states_that_look_alike_get_the_same_choice(level):
    """Other cards in hands that the mover does not see, and in the pile, change nothing."""
    tried = 0
    for state in positions(3, every=23):
        mover = state.current_player
        others = [state.determinize(mover, Random(number)) for number in range(2)]
        others = [other for other in others if other != state]
        chosen = choice(state, level, 7)
        assert all(choice(other, level, 7) == chosen for other in (state.observe(mover), *others))
        tried += len(others)
    assert tried > 8


@pytest.mark.slow("bots think about whole games")
def test_hints_do_not_look_either():
    tried = 0
    for state in positions(3, every=40):
        mover = state.current_player
        other = state.determinize(mover, Random(1))
        tried += other != state
        assert BOT.hints(other, Random(1), Playouts(30)) == BOT.hints(state, Random(1), Playouts(30))
    assert tried > 3


def never():
    raise AssertionError("there was nothing to think about")


def test_the_only_decision_is_taken_at_once():
    start = new(open_cards="Lodz Lodz Basel Freiburg Mannheim Ulm")
    state = play(start, "draw Lodz", "deal Ulm", "draw Lodz", "deal Ulm")
    assert str(BOT.choose(state, Random(1), never)) == "lay Lodz new"


@pytest.mark.slow("bots think about whole games")
def test_houses_and_discards_take_no_time():
    phases = set()
    for state in positions(4, every=1):
        if state.phase.name in ("HOUSES", "DISCARD"):
            assert BOT.choose(state, Random(1), never) in state.legal_actions()
            phases.add(state.phase.name)
    assert phases == {"HOUSES", "DISCARD"}


@pytest.mark.slow("bots think about whole games")
def test_hints_come_best_first_with_chances_and_reasons():
    for state in positions(6):
        offered = BOT.hints(state, Random(1), Playouts(40))
        assert 1 <= len(offered) <= 3
        assert [hint.value for hint in offered] == sorted((hint.value for hint in offered), reverse=True)
        assert all(0 <= hint.value <= 1 and str(hint.reason) for hint in offered)
        assert all(hint.action in state.legal_actions() for hint in offered)


@pytest.mark.slow("bots think about whole games")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_end_soon_and_no_route_is_given_up_for_nothing(level, players):
    torn = longest = number = 0
    for number, (state, chosen) in enumerate(decisions(11, players, level), 1):  # noqa: B007
        longest = max(longest, len(state.player.route))
        if isinstance(chosen, Lay) and chosen.end == NEW and len(state.player.route) > 2:
            torn += not must_tear(state)
    assert number <= MOST_DECISIONS[players] * (1.5 if level == "easy" else 1)
    assert torn == 0
    assert longest <= 10


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_in_the_last_round_all_that_counts_is_closed(level):
    state = at(seat("Ulm", carriage=7, tiles="end:1"), seat("Linz", "Passau München"), mover=2, ended=1, open_cards=SIX)
    state = play(state, "draw Basel", "deal Ulm", "lay Linz front")
    assert str(choice(state, level)).startswith("close")


SIX = "Lodz Basel Freiburg Mannheim Carlsruhe Budweis"


def test_the_leader_ends_the_game():
    """The carriage of seven is there to be had, and nobody else has anything."""
    state = two("Lodz München", "Ulm Kempten Augsburg Ingolstadt", "Linz Salzburg Budweis", 6)
    state = play(state, "draw Basel", "deal Ulm", "lay München back")
    assert {"close", "close wagner", "end"} <= {*actions(state)}
    assert str(choice(state)) == "close wagner"


def test_the_last_city_of_a_country_gets_its_house():
    state = two("Lodz Freiburg", "Basel Zürich", "Mannheim Carlsruhe Basel Zürich", 5)
    state = play(state, "draw Basel", "deal Ulm", "lay Freiburg front", "close")
    assert str(choice(state)) == "house Freiburg"


def won(level, other, games, players=4):
    """How many games one seat wins against all others."""
    count = 0
    for number in range(games):
        mine, rng, state = number % players, Random(f"test/{number}"), GAME.new_initial_state(players)
        while state.current_player != TERMINAL:
            if state.current_player == CHANCE:
                state = state.after(draw(state, rng))
                continue
            bot, how = (BOT, level) if state.current_player == mine else other
            state = state.after(bot.choose(state, rng, Playouts(6), how))
        count += state.winners() == (mine,)
    return count


@pytest.mark.strength
@pytest.mark.parametrize(
    ("level", "other", "games", "least"),
    [
        ("hard", (GreedyPlayer(), ""), 4, 3),
        ("normal", (GreedyPlayer(), ""), 4, 3),
        ("hard", (BOT, "easy"), 3, 2),
    ],
    ids=["hard-greedy", "normal-greedy", "hard-easy"],
)
def test_strength(level, other, games, least):
    """One seat against three, with next to no time; a fair share would be a quarter."""
    assert won(level, other, games) >= least


def said(state, count=3):
    return {str(hint.action): str(hint.reason) for hint in BOT.hints(state, Random(1), Playouts(20), count)}


def test_reasons_for_cards():
    state = two(
        "Lodz", "Carlsruhe Mannheim", "Carlsruhe Mannheim", 3, open_cards="Freiburg Pilsen Passau Linz Lodz Linz"
    )
    best = said(state)["draw Freiburg"]
    assert best == "Freiburg fits your route beside Carlsruhe. It is the last city that you need for Baden."


def test_reasons_for_closing():
    state = two("Lodz München", "Ulm Kempten Augsburg Ingolstadt", "Linz Salzburg Budweis", 6)
    state = play(state, "draw Basel", "deal Ulm", "lay München back")
    assert said(state)["close wagner"] == "Brings the carriage of 7. Places 4 houses."
