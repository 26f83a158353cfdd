from collections import Counter
from random import Random

from engine.bots.chance import Tape, draw, pick
from engine.game import Action
from tests.engine.bots.toy import Bet


class Lottery(Bet):
    """One ticket in ten wins, one in a hundred wins a lot."""

    __slots__ = ()

    def chance_outcomes(self):
        return [(Action("blank"), 0.89), (Action("prize"), 0.1), (Action("treasure"), 0.01)]


def test_a_tape_plays_the_same_numbers_again():
    tape = Tape(Random(1))
    first = [tape.random() for _ in range(3)]
    tape.rewind()
    assert [tape.random() for _ in range(5)][:3] == first
    source = Random(1)
    tape.rewind()
    assert [tape.random() for _ in range(5)] == [source.random() for _ in range(5)]


def test_an_erased_tape_has_new_numbers():
    tape = Tape(Random(1))
    first = tape.random()
    tape.erase()
    assert tape.random() != first


def test_draw_follows_the_probabilities():
    rng = Random(5)
    found = Counter(str(draw(Lottery(), rng)) for _ in range(20_000))
    assert 140 < found["treasure"] < 260
    assert 1850 < found["prize"] < 2150
    assert len(found) == 3


def test_draw_survives_rounding():
    class Almost(Random):
        def random(self):
            return 1 - 2**-53

    assert str(draw(Lottery(), Almost())) == "treasure"


def test_pick_reaches_everything():
    rng = Random(2)
    assert {pick("abc", rng) for _ in range(100)} == set("abc")
