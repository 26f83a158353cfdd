"""What is written out before a closing: its bulls, the order of picks, and the two ways round with a new post."""

import pytest

from engine.bots import bot_of
from engine.games.taurus.state import Phase
from tests.engine.games.taurus.herder import played
from tests.engine.games.taurus.table import GAME, play
from tests.engine.tables import random_match


def offers(state):
    return {" + ".join(map(str, proposal.actions)): str(proposal.message) for proposal in state.proposals()}


def find(phase, *, grey=None, numbers=range(60), most=90):
    """The first position of this phase in matches of herders; `grey`: whether a grey wire is to be settled."""
    for number in numbers:
        for state in played(number, most).states:
            if state.phase == phase and (grey is None or bool(state.grey >> state.wire & 1) == grey):
                return state
    raise AssertionError(f"no such position: {phase}")


@pytest.fixture
def posted():
    """Orange has set a post beside two posts of one fence."""
    return played(31, 18).state


def test_with_a_new_post_both_ways_round_are_offered_with_their_picks(posted):
    assert offers(posted) == {
        "wire d2nw d3sw + grey d3sw e3nw": "Own wire to d2nw, grey to e3nw: picks Orange, Orange, Blue",
        "wire d3sw e3nw + grey d2nw d3sw": "Own wire to e3nw, grey to d2nw: picks Orange, Blue, Orange",
    }
    for proposal in posted.proposals():
        words = str(proposal.message).partition("picks ")[2]
        seats = [("Blue", "Orange").index(name) for name in words.split(", ")]
        assert play(posted, *map(str, proposal.actions)).picks == tuple(seats)


def test_after_the_own_wire_the_grey_one_is_offered_alone(posted):
    state = play(posted, "wire d2nw d3sw")
    assert offers(state) == {"grey d3sw e3nw": "Grey wire from d3sw to e3nw: picks Orange, Orange, Blue"}


def test_a_closing_is_asked_about_and_nothing_else_is(posted):
    assert all(posted.caution(action) is None for action in posted.legal_actions())
    state = play(posted, "wire d2nw d3sw")
    assert str(state.caution(state.parse("grey d3sw e3nw"))) == "This closes 3 bulls: picks Orange, Orange, Blue."
    assert state.caution(state.parse("done")) is None


def test_the_two_areas_are_offered_with_their_picks():
    state = played(25, 69).state
    assert state.phase == Phase.AREA
    assert offers(state) == {
        "area inner": "Wires round this area: picks Orange, Blue, Blue",
        "area outer": "Wires round all areas: picks Orange, Blue, Orange",
    }
    before = played(25, 68).state
    closing = next(proposal for proposal in before.proposals() if before.after(proposal.actions[-1]) == state)
    assert str(closing.message).endswith(": picks Orange, Blue, Blue or Orange, Blue, Orange")
    question = str(before.caution(closing.actions[-1]))
    assert question == "This closes 3 bulls, and you then choose: picks Orange, Blue, Blue or Orange, Blue, Orange."


def test_the_side_of_an_own_wire_is_no_closing_and_has_no_picks():
    assert offers(find(Phase.SIDE, grey=False)) == {}


def test_the_sides_of_a_bull_under_a_grey_wire_are_offered_with_their_picks():
    match = random_match(GAME, "drawn 22")
    place = next(ply for ply, action in enumerate(match.plies) if str(action) == "grey d4ne d4sw")
    before, state = match.states[place], match.states[place + 1]
    assert (state.phase, state.inside) == (Phase.SIDE, 0)
    question = "This closes 6 or 7 bulls: you then choose the side of the bull under the wire."
    assert str(before.caution(match.plies[place])) == question
    assert offers(state) == {
        "side se": "Bull to the lower right: picks Blue, Blue, Green, Green, Orange, Green, Orange",
        "side nw": "Bull to the upper left: picks Blue, Blue, Green, Green, Orange, Green",
    }


def test_those_with_most_picks_for_the_mover_come_first_and_the_list_is_short():
    many = 0
    for number in range(8):
        for state in played(number, 80).states:
            found = state.proposals()
            many += len(found) > 1
            assert len(found) <= 2
            if state.phase in (Phase.PLAY, Phase.POSTED, Phase.WIRED):
                ends = [play(state, *map(str, proposal.actions)) for proposal in found]
                shares = [end.picks.count(state.seat) for end in ends]
                assert shares == sorted(shares, reverse=True)
    assert many


def test_an_agreed_end_counts_the_points_as_they_stand():
    state = played(31, 31).state
    ended = state.agreed_end()
    assert (ended.phase, ended.scores(), ended.winners()) == (Phase.OVER, state.scores(), (1,))
    assert played(31, 18).state.agreed_end() is None, "within a turn"
    assert played(31, 0).state.agreed_end() is None, "before the first fences"


@pytest.mark.slow("it plays matches to their late positions")
def test_bots_agree_if_they_win_or_nothing_is_left_to_build():
    bot, state = bot_of("taurus"), played(31, 31).state
    assert bot.agrees(state, 1)
    assert not bot.agrees(state, 0), "it is behind, and bulls can be caught yet"
    even = played(31, 3).state
    assert [bot.agrees(even, seat) for seat in (0, 1)] == [False, False], "nobody has anything yet"
    late = [state for number in range(20) for state in played(number, 90).states if late_and_hopeless(state)]
    assert late
    losers = [(state, seat) for state in late for seat in (0, 1) if seat not in state.agreed_end().winners()]
    agreeing = [bot.agrees(state, seat) for state, seat in losers]
    assert sum(agreeing) > 0.7 * len(losers) > 0


def late_and_hopeless(state):
    """Nobody has more than one wire, and whoever is to move must pass."""
    few = all(sum(player.stock) < 2 for player in state.players)
    return few and state.phase == Phase.PLAY and str(state.legal_actions()[0]) == "pass"
