"""What the browser starts with: where every wire runs is worked out before anybody asks."""

from engine import warm
from engine.games.taurus.board import HOLES, PAIRS
from engine.games.taurus.fence import AROUND
from engine.games.taurus.geometry import BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER, PAIRS_OVER


def test_nothing_is_left_to_be_worked_out_on_the_first_turn():
    warm()
    for table in (BELOW, CROSSING, FIELD_UNDER, HOLES_UNDER):
        assert sorted(table) == [*range(len(PAIRS))]
    for table in (AROUND, PAIRS_OVER):
        assert sorted(table) == [*range(len(HOLES))]
