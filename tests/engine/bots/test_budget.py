from engine.bots.budget import Playouts


def test_it_says_false_exactly_as_often_as_told():
    stop = Playouts(3)
    assert [stop() for _ in range(6)] == [False, False, False, True, True, True]


def test_nothing_to_spend():
    assert Playouts(0)() is True
