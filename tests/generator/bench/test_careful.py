from random import Random

from engine.bots import Playouts
from engine.game import Action
from generator.bench.careful import CarefulPlayer, wins
from tests.engine.bots.duel_toys import Heap


def choices(left):
    return {str(CarefulPlayer().choose(Heap(left), Random(seed), Playouts(0))) for seed in range(40)}


def test_it_wins_when_it_can():
    assert [choices(left) for left in (1, 2, 3)] == [{"take 1"}, {"take 2"}, {"take 3"}]


def test_it_leaves_no_win_if_that_can_be_helped():
    assert choices(5) == {"take 1"}
    assert choices(6) == {"take 1", "take 2"}


def test_otherwise_it_does_anything():
    assert choices(4) == choices(9) == choices(7) == {"take 1", "take 2", "take 3"}


def test_winning_is_the_own_doing():
    assert wins(Heap(2), Action("take 2"))
    assert not wins(Heap(2), Action("take 1"))


def test_its_hint_is_its_choice():
    (hint,) = CarefulPlayer().hints(Heap(5), Random(1), Playouts(0))
    assert str(hint.action) == "take 1"
