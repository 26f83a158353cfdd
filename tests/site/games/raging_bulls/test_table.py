"""The table with Raging Bulls on it: fences by two touches, dice and bulls by hand, the sheet being checked."""

from __future__ import annotations

import pytest

from app.table.new_match import new_match
from app.table.table import Table
from engine import GAMES
from engine.match import Match, setup
from generator.drawing.scene import Group

GAME = GAMES["raging-bulls"]
HERD = ("bull 2 2", "bull 5 3", "bull 3 5")


def by_hand(*moves: str, **options: str) -> Table:
    table = Table(Match(setup(GAME, "seed", by_hand=True, options=options)))
    for move in moves:
        assert table.type_in(move), f"{move}: {table.refusal}"
    return table


def building(*dice: int) -> Table:
    return by_hand(*HERD, "roll", "dice {} {} {}".format(*dice))


def code(table: Table) -> str:
    assert table.refusal is not None
    return table.refusal.code


@pytest.mark.parametrize("order", [("post:N2", "post:E4"), ("post:E4", "post:N2")])
def test_two_posts_build_a_fence(order: tuple[str, str]) -> None:
    table = building(2, 4, 6)
    assert table.touch(order[0]) is None
    assert table.status() == f"Chosen: {order[0][5:]}. Choose what goes with it."
    assert order[1] in table.offer.allowed
    assert str(table.touch(order[1])) == "N2-E4"
    assert table.happened == "Fence N2-E4."


def test_the_post_touched_again_is_let_go() -> None:
    table = building(2, 4, 6)
    table.touch("post:N2")
    assert table.touch("post:N2") is None
    assert (table.touches, table.refusal) == ((), None)


@pytest.mark.parametrize(
    ("touches", "expected"),
    [
        (("post:N2", "post:N4"), "same-side"),
        (("post:N3",), "post-not-rolled"),
        (("post:N2", "post:E5"), "post-not-rolled"),
        (("post:N2", "post:S2"), "fence-through-bull"),
        (("post:N4", "post:E4"), "no-pair"),
    ],
)
def test_a_refused_fence_says_why_and_keeps_the_first_post(touches: tuple[str, ...], expected: str) -> None:
    table = building(2, 4, 6)
    for name in touches:
        assert table.touch(name) is None
    assert code(table) == expected
    assert table.touches == touches[:-1]
    assert table.status() == str(table.refusal)


def test_with_a_post_touched_the_mallets_can_still_be() -> None:
    table = building(2, 4, 6)
    table.touch("post:N2")
    assert str(table.touch("mallets")) == "pass"


def test_the_buttons_before_and_after_the_roll() -> None:
    table = by_hand(*HERD)
    assert [str(action) for action in table.offer.buttons] == ["roll", "leave"]
    table = building(2, 4, 6)
    assert [str(action) for action in table.offer.buttons] == ["pass"]


@pytest.mark.parametrize(("dice", "notation"), [("525", "dice 2 5 5"), ("444", "dice 4 4 4"), ("163", "dice 1 3 6")])
def test_dice_are_entered_one_after_the_other(dice: str, notation: str) -> None:
    table = by_hand(*HERD, "roll")
    done = [table.touch(f"die:{number}") for number in dice[:2]]
    assert table.status() == f"Chosen: {dice[0]}, {dice[1]}. Still to choose: 1."
    done.append(table.touch(f"die:{dice[2]}"))
    assert done[:2] == [None, None]
    assert str(done[2]) == notation


def test_of_a_roll_only_the_dice_are_told() -> None:
    table = Table(Match(setup(GAME, "seed")))
    assert table.happened == ""
    table.type_in("roll")
    assert table.happened == f"{table.match.plies[-1].message}."


def test_of_the_next_fields_bulls_nothing_is_told() -> None:
    table = Table(Match(setup(GAME, "seed")))
    table.type_in("leave")
    assert table.happened.startswith("Leave the field. Field A")
    assert "column" not in table.happened
    assert [line.chance for line in table.sight.log()[-4:]] == [True] * 4


def test_bulls_are_entered_by_hand_each_at_a_place_of_its_own() -> None:
    table = by_hand()
    assert str(table.touch("cell:3,5")) == "bull 3 5"
    assert "cell:3,5" not in table.offer.allowed
    assert table.touch("cell:3,5") is None
    assert table.refusal is not None
    assert str(table.touch("cell:3,4")) == "bull 3 4"
    assert table.refusal is None


def test_a_fence_is_previewed_from_its_second_post() -> None:
    table = building(2, 4, 6)
    assert table.preview("post:E4") == ()
    table.touch("post:N2")
    (group,) = table.preview("post:E4")
    assert isinstance(group, Group)
    assert [getattr(item, "style", "") for item in group.items] == ["bar-preview"]
    assert table.preview("post:N4") == ()


def test_the_end_is_rated_unless_the_perimeter_is_a_fence() -> None:
    leaving = [step for field in range(4) for step in (*_dealt(3 + field), "leave")]
    assert by_hand(*leaving).status().endswith("Terri-bull.")
    easy = by_hand(*leaving, perimeter="on").status()
    assert easy.endswith("Not rated: The perimeter counts as a fence.")


def _dealt(count: int) -> list[str]:
    return [f"bull {column} 1" for column in range(1, count + 1)]


def test_undo_by_hand_takes_the_dice_back_too() -> None:
    table = building(2, 4, 6)
    assert table.undo()
    assert [str(ply) for ply in table.match.plies] == [*HERD, "roll"]
    assert table.redo()
    assert table.happened == "The dice show 2 4 6."


def test_marks_on_the_sheet_come_and_go_by_the_same_touches() -> None:
    table = Table(new_match("raging-bulls", {"way": "tool:check"}, today="2026-11-30", random_seed="s"))
    for _time in range(2):
        assert str(table.touch("cell:3,5")) == "bull 3 5"
        assert table.touch("post:E5") is None
        assert str(table.touch("post:N3")) == "N3-E5"
        assert str(table.touch("cell:3,5")) == "remove bull 3 5"
        table.touch("post:N3")
        assert str(table.touch("post:E5")) == "remove N3-E5"
    assert table.touch("post:N3") is None
    assert table.touch("post:N4") is None
    assert code(table) == "same-side"


def test_on_the_sheet_a_bull_can_be_marked_while_a_post_is_touched() -> None:
    table = Table(new_match("raging-bulls", {"way": "tool:check"}, today="2026-11-30", random_seed="s"))
    table.touch("post:N3")
    assert str(table.touch("cell:2,2")) == "bull 2 2"
    for bull in HERD[1:]:
        table.type_in(bull)
    assert table.touch("cell:6,6") is None
    assert code(table) == "field-full"
