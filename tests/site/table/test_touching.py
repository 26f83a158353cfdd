"""The one controller from touches to actions, on toy actions of no game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from app.table.touching import (
    MOST_OFFERED,
    MOST_PLACES,
    Touched,
    candidates,
    completed_by,
    missing,
    next_touches,
    offered,
    touch,
)
from engine.game import Action, IllegalAction, Touch


def named(notation: str, *touches: Touch, gives_up: bool = False) -> Action:
    return Action(notation, touches, gives_up=gives_up)


AB, AC, BC = named("ab", "p:a", "p:b"), named("ac", "p:a", "p:c"), named("bc", "p:b", "p:c")
ROLL, LEAVE = named("roll", "dice"), named("leave", "gate", gives_up=True)
ACTIONS = [AB, AC, BC, LEAVE, ROLL]
FLIP, TURN = named("flip", "card:1"), named("turn", "card:1")
BUILD, UPGRADE = named("build", "p:x"), named("upgrade", "p:x", "p:y")
DICE = [named(" ".join(map(str, dice)), *(f"die:{number}" for number in dice))
        for dice in combinations_with_replacement(range(1, 7), 3)]  # fmt: skip


def says(code: str) -> IllegalAction:
    return IllegalAction(code, msgid=f"Because of {code}.")


def no_word(_touches: Sequence[Touch]) -> IllegalAction:
    return says("nothing-there")


def never(touches: Sequence[Touch]) -> IllegalAction:
    raise AssertionError(f"asked why {touches} is refused")


def run(actions: Sequence[Action], *names: Touch) -> Touched:
    """Touch these things one after the other, none of them refused."""
    done = Touched()
    for name in names:
        assert done.action is None
        done = touch(actions, done.touches, name, never)
    return done


def test_candidates_need_every_touch() -> None:
    assert candidates(ACTIONS, ()) == ACTIONS
    assert candidates(ACTIONS, ["p:a"]) == [AB, AC]
    assert candidates(ACTIONS, ["p:c", "p:a"]) == [AC]
    assert candidates(ACTIONS, ["p:a", "p:a"]) == []
    assert candidates(ACTIONS, ["p:a", "dice"]) == []


def test_next_touches_are_what_is_missing() -> None:
    assert next_touches(ACTIONS, ()) == {"p:a", "p:b", "p:c", "dice", "gate"}
    assert next_touches(ACTIONS, ["p:a"]) == {"p:b", "p:c"}
    assert next_touches(ACTIONS, ["p:a", "p:c"]) == frozenset()
    assert next_touches(ACTIONS, ["elsewhere"]) == frozenset()


def test_how_many_touches_are_missing_if_all_agree() -> None:
    assert missing(DICE, ()) == 3
    assert missing(DICE, ("die:1", "die:1")) == 1
    assert missing([BUILD, UPGRADE], ("p:x",)) is None
    assert missing([FLIP, TURN], ("card:1",)) == 0
    assert missing(ACTIONS, ("elsewhere",)) is None


@pytest.mark.parametrize("order", [("p:a", "p:b"), ("p:b", "p:a")])
def test_two_touches_in_any_order_do_the_action(order: tuple[Touch, Touch]) -> None:
    assert touch(ACTIONS, (), order[0], never) == Touched((order[0],))
    assert run(ACTIONS, *order) == Touched((), AB)


def test_one_touch_does_what_needs_no_more() -> None:
    assert run(ACTIONS, "dice") == Touched((), ROLL)


def test_a_lone_candidate_waits_for_all_its_touches() -> None:
    assert touch([AB], (), "p:a", never) == Touched(("p:a",))


def test_actions_alike_in_touches_are_left_to_the_buttons() -> None:
    touched = touch([FLIP, TURN], (), "card:1", never)
    assert touched == Touched(("card:1",))
    assert offered([FLIP, TURN], touched.touches) == [FLIP, TURN]
    assert completed_by([FLIP, TURN], (), "card:1") is None


def test_a_complete_action_waits_while_another_goes_further() -> None:
    touched = touch([BUILD, UPGRADE], (), "p:x", never)
    assert touched == Touched(("p:x",))
    assert offered([BUILD, UPGRADE], touched.touches) == [BUILD, UPGRADE]
    assert run([BUILD, UPGRADE], "p:x", "p:y") == Touched((), UPGRADE)


def test_three_dice_of_which_some_are_alike() -> None:
    assert run(DICE, "die:5", "die:2", "die:5").action == named("2 5 5")
    assert run(DICE, "die:6", "die:6", "die:6").action == named("6 6 6")
    assert touch(DICE, ("die:6",), "die:6", never) == Touched(("die:6", "die:6"))
    assert next_touches(DICE, ("die:6", "die:6")) == {f"die:{number}" for number in range(1, 7)}
    assert completed_by(DICE, ("die:6", "die:1"), "die:6") == named("1 6 6")


def test_a_second_die_alike_is_let_go_if_none_is_possible() -> None:
    apart = [action for action in DICE if len({*action.touches}) == 3]
    assert touch(apart, ("die:6", "die:1"), "die:6", never) == Touched(("die:1",))
    assert next_touches(apart, ("die:6",)) == {f"die:{number}" for number in range(1, 6)}


def test_touching_again_lets_go_of_one_thing() -> None:
    assert touch(ACTIONS, ("p:a",), "p:a", never) == Touched(())
    twice = [named("aab", "p:a", "p:a", "p:b")]
    assert touch(twice, ("p:a", "p:a"), "p:a", never) == Touched(("p:a",))


def test_a_refusal_keeps_what_is_touched() -> None:
    asked = []

    def explain(touches: Sequence[Touch]) -> IllegalAction:
        asked.append(tuple(touches))
        return says("same-side")

    touched = touch([AB, AC], ["p:b"], "p:c", explain)
    assert asked == [("p:b", "p:c")]
    assert (touched.touches, touched.action) == (("p:b",), None)
    assert touched.refusal is not None
    assert touched.refusal.code == "same-side"


def test_without_a_reason_the_new_touch_begins_anew() -> None:
    assert touch(ACTIONS, ("p:a",), "dice", no_word) == Touched((), ROLL)
    assert touch([AB, named("cd", "p:c", "p:d")], ("p:a",), "p:c", no_word) == Touched(("p:c",))


@pytest.mark.parametrize("touches", [(), ("p:a",)])
def test_what_nothing_needs_is_refused_even_without_a_reason(touches: tuple[Touch, ...]) -> None:
    touched = touch(ACTIONS, touches, "moon", no_word)
    assert touched[:2] == (touches, None)
    assert touched.refusal is not None
    assert touched.refusal.code == "nothing-there"


def test_without_actions_everything_is_refused() -> None:
    assert touch([], (), "dice", no_word).refusal is not None
    assert offered([], ()) == []
    assert next_touches([], ()) == frozenset()


def test_few_actions_are_all_offered_ways_out_last() -> None:
    assert offered([LEAVE, AB, AC, ROLL], ()) == [AB, AC, ROLL, LEAVE]
    assert offered(ACTIONS, ("p:c",)) == [AC, BC]


def test_of_few_places_more_than_two_are_left_to_the_board() -> None:
    assert offered([LEAVE, AB, AC, BC, ROLL], ()) == [ROLL, LEAVE]
    assert offered([AB, AC, named("ad", "p:a", "p:d")], ("p:a",)) == []
    assert offered([AB, AC, named("ad", "p:a", "dice")], ("p:a",)) == [AB, AC, named("ad")]


@pytest.mark.parametrize("more", [(), ("p:z",)])
def test_what_touching_cannot_tell_apart_has_buttons_however_many(more: tuple[Touch, ...]) -> None:
    alike = [named(str(number), "p:x", "p:y") for number in range(3)]
    assert offered(alike, ("p:x",)) == alike
    assert offered(alike, ("p:x", "p:y")) == alike
    further = named("further", "p:x", "p:y", *more)
    assert alike[0] in offered([alike[0], further, AB, AC, BC], ())


def test_of_many_actions_only_those_without_a_place_are_offered() -> None:
    places = [named(f"to {number}", f"p:{number}") for number in range(MOST_OFFERED - 1)]
    assert offered([LEAVE, *places], ()) == [LEAVE]
    assert offered([LEAVE, *places[:MOST_PLACES]], ()) == [*places[:MOST_PLACES], LEAVE]
    assert offered([LEAVE, ROLL, *places], ()) == [ROLL, LEAVE]


def test_of_many_actions_none_is_offered_once_something_is_touched() -> None:
    many = [named(f"a {number}", "p:a", f"thing {number}") for number in range(MOST_OFFERED + 1)]
    assert offered(many, ("p:a",)) == []
    assert offered(many[1:], ("p:a",)) == many[1:]


LAY, FRONT, BACK = named("lay x", "hand:x"), named("front y", "hand:y", "end:f"), named("back y", "hand:y", "end:b")
TEAR_X, TEAR_Y = named("tear x", "tear", "hand:x", gives_up=True), named("tear y", "tear", "hand:y", gives_up=True)
ROUTE = [LAY, FRONT, BACK, TEAR_X, TEAR_Y]


def test_a_gives_up_keeps_nothing_that_goes_on_waiting() -> None:
    assert touch(ROUTE, (), "hand:x", never) == Touched((), LAY)
    assert completed_by(ROUTE, (), "hand:x") == LAY
    onward = named("on", "p:x")
    for out in (named("out", "p:x", "p:y", gives_up=True), named("out", "p:x", gives_up=True)):
        assert touch([onward, out], (), "p:x", never) == Touched((), onward)


def test_a_gives_up_begins_with_its_own_first_touch() -> None:
    assert next_touches(ROUTE, ()) == {"hand:x", "hand:y", "end:f", "end:b", "tear"}
    assert next_touches(ROUTE, ("hand:y",)) == {"end:f", "end:b"}
    assert candidates(ROUTE, ("hand:y",)) == [FRONT, BACK]
    assert touch(ROUTE, ("hand:y",), "tear", no_word) == Touched(("tear",))
    assert run(ROUTE, "tear", "hand:y") == Touched((), TEAR_Y)
    assert next_touches(ROUTE, ("tear",)) == {"hand:x", "hand:y"}


def test_the_touches_of_a_gives_up_have_an_order() -> None:
    alone = [named("out", "a", "b", "c", gives_up=True)]
    assert next_touches(alone, ("a",)) == {"b"}
    assert candidates(alone, ("b",)) == []
    assert run(alone, "a", "b", "c").action == alone[0]


def test_after_its_first_touch_a_gives_up_is_offered_among_its_like() -> None:
    assert offered(ROUTE[1:], ()) == ROUTE[1:]
    assert offered(ROUTE, ()) == [TEAR_X, TEAR_Y]
    assert offered(ROUTE, ("tear",)) == [TEAR_X, TEAR_Y]
    assert missing(ROUTE, ("tear",)) == 1


def test_a_gives_up_that_needs_one_touch_is_done_by_it() -> None:
    assert touch([*ROUTE, named("end", "end", gives_up=True)], (), "end", never).action == named("end")


def test_a_preview_and_the_marks_foretell_what_a_touch_does() -> None:
    """For random sets of actions: `completed_by` names what `touch` does, `next_touches` what it accepts."""
    rng = random.Random(5)
    names = ["a", "b", "c", "d"]
    done = 0
    for _case in range(2000):
        actions = [
            named(str(number), *rng.choices(names, k=rng.randint(1, 3)), gives_up=rng.random() < 0.3)
            for number in range(4)
        ]
        touches = rng.choice(actions).touches[:1] if rng.random() < 0.5 else ()
        for name in names:
            touched = touch(actions, touches, name, lambda _touches: says("no"))
            assert touched.action == completed_by(actions, touches, name)
            possible = name in next_touches(actions, touches)
            assert possible == (touched.action is not None or touched.touches == (*touches, name))
            if touched.action is not None:
                done += 1
                assert Counter(touched.action.touches) == Counter((*touches, name))
                if touched.action.gives_up:
                    assert touched.action.touches == (*touches, name)
                    assert all(action.gives_up for action in candidates(actions, (*touches, name)))
    assert done > 500
