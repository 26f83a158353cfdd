from itertools import pairwise
from random import Random

import pytest

from engine.bots import Playouts
from engine.bots.minimax import DECIDED, WON, Judge, StateBoard, search
from engine.game import TERMINAL
from tests.engine.bots.duel_toys import Blind, ByName, Heap, Place, random_tree

PLENTY = 10**6


def found(state, judge=None, budget=PLENTY, **more):
    return search(state, judge or Blind(), Playouts(budget), **more)


def names(ranked):
    return [str(one.action) for one in ranked]


@pytest.mark.parametrize("left", range(1, 14))
def test_a_heap_is_solved(left):
    ranked = found(Heap(left))
    if left % 4:
        assert names(ranked)[0] == f"take {left % 4}"
        assert ranked[0].value == WON - (2 * (left // 4) + 1)
    else:
        assert ranked[0].value == 2 * (left // 4) - WON


def plain(state, depth, judge, ply=0):
    """Minimax without any art, for seat 0: a leaf is valued by the one who moved last."""
    if state.current_player == TERMINAL:
        return {(): 0, (0,): WON - ply, (1,): ply - WON}[state.winners()]
    if depth == 0:
        return judge.evaluate(state, 0)
    values = [plain(state.after(action), depth - 1, judge, ply + 1) for action in state.legal_actions()]
    return max(values) if state.current_player == 0 else min(values)


@pytest.mark.parametrize("seed", range(150))
def test_pruning_changes_no_value(seed):
    """Trees with draws, ends at every depth and players who go twice, to every depth, against plain minimax."""
    start = Place(random_tree(Random(seed), 5), "r")
    for depth in range(1, 6):
        ranked = found(start, ByName(), keep=3, deepest=depth)
        values = sorted(
            (plain(start.after(one), depth - 1, ByName(), 1) for one in start.legal_actions()), reverse=True
        )
        if values[0] > DECIDED:
            assert ranked[0].value == values[0]
            continue
        assert [one.value for one in ranked[:3]] == values[:3]
        for one in ranked[:3]:
            assert one.value == plain(start.after(one.action), depth - 1, ByName(), 1)


def graph(**lines):
    """`a="0 b c"`: in a seat 0 is on and may go to b or c; `b="1"`: seat 1 has won."""
    return {name: (int(line.split()[0]), tuple(line.split()[1:])) for name, line in lines.items()}


def test_the_quicker_win_and_the_slower_loss():
    quick = graph(a="0 slow fast", slow="1 s1", s1="0 s2", s2="1 s3", s3="0 win", fast="1 f1", f1="0 win", win="0")
    ranked = found(Place(quick, "a"), keep=2)
    assert (names(ranked)[0], ranked[0].value) == ("fast", WON - 3)
    slow = graph(a="0 fast slow", fast="1 lost", slow="1 s1", s1="0 s2", s2="1 lost", lost="1")
    ranked = found(Place(slow, "a"), keep=2)
    assert (names(ranked)[0], ranked[0].value) == ("slow", 4 - WON)


def test_going_round_in_a_circle_is_a_draw():
    """Who leaves the circle loses, so both stay in it: without the rule the search would never know."""
    circle = graph(a="0 b lost", b="1 a won", lost="1", won="0")
    ranked = found(Place(circle, "a"), keep=2)
    assert [(str(one.action), one.value) for one in ranked] == [("b", 0), ("lost", 1 - WON)]


def test_a_circle_is_left_by_the_one_who_can_win():
    circle = graph(a="0 b c", b="1 a", c="1 d", d="0 won", won="0")
    assert names(found(Place(circle, "a")))[0] == "c"


def test_of_equal_actions_the_first_is_taken():
    level = graph(a="0 c b d", b="1 e", c="1 e", d="1 e", e="2")
    assert names(found(Place(level, "a")))[0] == "c"


def test_the_judge_orders_and_leaves_out():
    class Narrow(Blind):
        def order(self, state, actions):
            return [action for action in actions if str(action) != "take 1"] or actions

    assert names(found(Heap(9), Narrow(), keep=3)) != names(found(Heap(9), keep=3))
    assert "take 1" not in names(found(Heap(9), Narrow(), keep=3))


def test_one_ply_is_looked_into_even_when_there_is_no_time():
    ranked = found(Heap(9), budget=0)
    assert {one.depth for one in ranked} == {1}
    assert len(ranked) == 3
    assert names(found(Heap(2), budget=0)) == ["take 2"]


def test_same_budget_same_answer_and_more_budget_more_depth():
    start = Place(random_tree(Random(4), 8), "r")
    assert [found(start, ByName(), budget) for budget in range(0, 200, 7)] == [
        found(start, ByName(), budget) for budget in range(0, 200, 7)
    ]
    depths = [found(Heap(60), budget=budget)[0].depth for budget in (0, 30, 1000)]
    assert all(one < two for one, two in pairwise(depths))


def test_what_a_broken_iteration_found_lost_is_not_chosen():
    """At any time to stop, an action known to lose is not preferred to one that may not."""
    trap = graph(a="0 trap b c", trap="1 t1:9", b="1 e", c="1 e", e="0 f", f="2", **{"t1:9": "1 lost", "lost": "1"})

    class Greedy(Judge):
        def evaluate(self, state, seat):
            return 5.0 if state.name == "trap" else 0.0

    answers = [names(found(Place(trap, "a"), Greedy(), budget))[0] for budget in range(12)]
    assert answers[0] == "trap"
    assert "trap" not in answers[5:]


def test_it_asks_to_stop_in_every_position():
    asked = []

    def stop():
        asked.append(len(boards[0].states))
        return len(asked) > 500

    boards = []

    class Watched(Blind):
        def start(self, state):
            boards.append(Counted(state, self))
            return boards[0]

    class Counted(StateBoard):
        expansions = 0

        def options(self):
            self.expansions += 1
            assert self.expansions <= len(asked) + 1
            return super().options()

    search(Heap(80), Watched(), stop)
    assert len(asked) == 501
    assert len(boards[0].states) == 1


def test_a_narrow_width_proves_no_loss():
    """Only one move is looked at, and more as long as they lose."""

    class OneMove(StateBoard):
        def width(self, ply, rest):
            return 1

    class Narrow(Blind):
        def start(self, state):
            return OneMove(state, self)

    for left in range(1, 20):
        ranked = search(Heap(left), Narrow(), Playouts(PLENTY))
        assert (ranked[0].value > DECIDED) == bool(left % 4)
