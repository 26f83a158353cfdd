from collections import Counter
from random import Random

from engine import GAMES
from engine.bots.chance import Tape, draw, pick


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
    state = GAMES["raging-bulls"].from_text("11.33.66;;0 dice off")
    rng = Random(5)
    found = Counter(str(draw(state, rng)) for _ in range(21600))
    assert 60 < found["dice 2 2 2"] < 145
    assert 500 < found["dice 1 2 3"] < 700
    assert len(found) == 56


def test_draw_survives_rounding():
    class Almost(Random):
        def random(self):
            return 1 - 2**-53

    state = GAMES["raging-bulls"].from_text("11.33.66;;0 dice off")
    assert str(draw(state, Almost())) == "dice 6 6 6"


def test_pick_reaches_everything():
    rng = Random(2)
    assert {pick("abc", rng) for _ in range(100)} == set("abc")
