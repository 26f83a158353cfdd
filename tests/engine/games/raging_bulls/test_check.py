"""Check my sheet: marks in any order, what they score, and every fence that no dice could have allowed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import IllegalAction
from tests.engine.games.raging_bulls import oracle
from tests.engine.games.raging_bulls.table import BULLS_IN, GAME, PLACES, actions, bulls, play, refusal

CHECK = GAMES["raging-bulls"].tools["check"]
ALL_FENCES = sorted({oracle.canonical(one, two) for one in oracle.POSTS for two in oracle.POSTS if one[0] != two[0]})
ALL_DICE = [(a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]


def sheet(*marks: str, perimeter: str = "off") -> Any:
    """A sheet of field A with these marks."""
    return play(CHECK.new_initial_state(perimeter=perimeter), *marks)


def faulty(state: Any) -> list[str]:
    """The fences that broke a rule."""
    return [str(fault.fence) for fault in state.faults]


def said(state: Any) -> str:
    """All that is said beside the sheet."""
    return " ".join(str(remark) for remark in state.remarks())


# ---- marking


def test_an_empty_sheet() -> None:
    state = sheet()
    assert state.scores() == (0,)
    assert state.current_player == 0
    assert len(actions(state)) == 3 + 36 + 216
    assert state.winners() == ()


def test_marks_in_any_order_come_to_the_same() -> None:
    marks = [*bulls((2, 2), (5, 5), (3, 6)), "N1-S2", "E4-W6"]
    results = {(play(sheet(), *order).scores(), play(sheet(), *order).field.isolated) for order in permutations(marks)}
    assert len({scores for scores, _isolated in results}) == 1


def test_marks_can_be_removed_again() -> None:
    state = sheet(*bulls((3, 5), (1, 1)), "N3-E5", "N1-S2")
    bare = play(state, "remove bull 3 5", "remove N3-E5")
    assert bare == sheet("bull 1 1", "N1-S2")
    assert play(bare, "remove N1-S2", "remove bull 1 1") == sheet()
    assert "remove N3-E5" not in actions(bare)


@pytest.mark.parametrize(
    ("marks", "text", "code"),
    [
        ((), "field A", "not-your-turn"),
        ((), "remove bull 3 5", "no-bull"),
        ((), "remove N3-E5", "no-fence"),
        ((), "bull 3 7", "bull-values"),
        ((), "N1-N3", "same-side"),
        ((), "remove N1-N3", "same-side"),
        ((), "remove field A", "not-understood"),
        ((), "field E", "not-understood"),
        ((), "field", "not-understood"),
        ((), "roll", "not-understood"),
        ((), "dice 1 2 3", "not-understood"),
        (("bull 3 5",), "bull 3 5", "bull-there"),
        (("N3-E5",), "e5-n3", "fence-repeated"),
        (tuple(bulls((1, 1), (2, 2), (3, 3))), "bull 4 4", "field-full"),
    ],
)
def test_marks_that_do_not_fit(marks: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(sheet(*marks), text).code == code


def test_another_field_keeps_the_marks_and_takes_more_bulls() -> None:
    state = sheet(*bulls((1, 1), (2, 2), (3, 3)), "N3-E5", "field D", *bulls((4, 4), (5, 5), (6, 6)))
    assert len(state.bulls) == 6
    assert state.fences == sheet("N3-E5").fences


def test_more_bulls_than_the_field_holds_are_pointed_out_and_survive_as_text() -> None:
    state = sheet("field D", *bulls((1, 1), (2, 2), (3, 3), (4, 4), (5, 5)), "field A")
    assert "holds 3 bulls; there are 5" in said(state)
    assert CHECK.from_text(state.to_text()) == state


def test_a_field_with_bulls_too_many_is_not_completed() -> None:
    state = sheet("field B", *bulls((2, 2), (5, 2), (2, 5), (5, 5)), perimeter="on")
    state = play(state, "N3-S4", "E3-W4")
    assert state.scores() == (4 * 4 + 20,)
    assert not play(state, "field A").field.completed


# ---- what breaks a rule


def test_a_fence_through_a_bull() -> None:
    state = sheet("N3-S3", "bull 3 5")
    assert faulty(state) == ["N3-S3"]
    assert "N3-S3 would run through the bull at column 3 row 5." in said(state)


def test_a_post_used_a_third_time() -> None:
    state = sheet("N3-E5", "N3-S1", "N3-W2")
    assert faulty(state) == ["N3-W2"]
    assert "N3-W2: N3 is used a third time." in said(state)


def test_a_fence_that_broke_a_rule_uses_no_post() -> None:
    state = sheet("bull 3 3", "N3-S3", "N3-E5", "N3-S1")
    assert faulty(state) == ["N3-S3"]


def test_a_fault_goes_when_its_cause_is_removed() -> None:
    state = sheet("N3-E5", "N3-S1", "N3-W2")
    assert faulty(play(state, "remove N3-S1")) == []


def test_a_ring_needs_three_of_a_kind() -> None:
    """Whichever of its fences was last, both its posts had been used."""
    assert faulty(sheet("N1-E2", "E2-S3", "N1-S3")) == ["N1-S3"]
    assert faulty(sheet("N1-E1", "E1-S3", "N1-S3")) == []
    assert "closes a ring" in said(sheet("N1-E2", "E2-S3", "N1-S3"))


def possible(fences: Sequence[str]) -> bool:
    """Whether some order of building and some dice allow these fences, by trying all of both."""

    @cache
    def reached(built: frozenset[str]) -> bool:
        if len(built) == len(fences):
            return True
        return any(
            reached(built | {fence})
            for fence in fences
            if fence not in built
            and any(fence in legal(dice, tuple(sorted(built))) for dice in ALL_DICE if _may_allow(dice, fence))
        )

    return reached(frozenset())


def _may_allow(dice: tuple[int, ...], fence: str) -> bool:
    return all(int(post[1]) in dice for post in oracle.ends(fence))


@cache
def legal(dice: tuple[int, ...], built: tuple[str, ...]) -> set[str]:
    return oracle.legal_fences(dice, [], list(built))


def crowded(rng: Random) -> list[str]:
    """Up to six different fences on few posts, so that posts are used twice and rings close."""
    posts = rng.sample(oracle.POSTS, 5)
    among = [fence for fence in ALL_FENCES if {*oracle.ends(fence)} <= {*posts}]
    return rng.sample(among, min(len(among), rng.randrange(2, 7)))


@pytest.mark.oracle
def test_without_bulls_a_sheet_is_faultless_exactly_if_dice_could_have_made_it() -> None:
    rng = Random("crowded")
    verdicts = {True: 0, False: 0}
    for _sheet in range(90):
        fences = crowded(rng)
        verdict = possible(fences)
        verdicts[verdict] += 1
        assert (not faulty(sheet(*fences))) == verdict, fences
    assert min(verdicts.values()) > 10


# ---- what it scores


@pytest.mark.oracle
@pytest.mark.parametrize("perimeter", ["off", "on"])
def test_scores_are_the_oracles(perimeter: str) -> None:
    rng = Random(f"scores {perimeter}")
    isolated = 0
    for _sheet in range(60):
        letter = rng.choice("ABCD")
        places = rng.sample(PLACES, BULLS_IN[letter])
        state = play(CHECK.from_text(f"{letter};;;{perimeter}"), *bulls(*places), *rng.sample(ALL_FENCES, 14))
        sound = [str(fence) for fence in state.fences if str(fence) not in faulty(state)]
        assert state.scores() == (oracle.field_score(letter, places, sound, perimeter == "on"),)
        isolated += state.scores()[0] > 0
    assert isolated > 4


def test_a_played_field_is_faultless_and_scores_what_the_game_gave() -> None:
    rng = Random("played")
    for _game in range(25):
        state: Any = GAME.new_initial_state()
        while len(state.done) == 0 and state.current_player != -4:
            options = actions(state) or [str(action) for action, _p in state.chance_outcomes()]
            wanted = [step for step in options if step not in ("leave", "pass")] or ["pass"]
            state = play(state, rng.choice(wanted))
        field = state.fields[0]
        marks = [f"bull {bull % 6 + 1} {bull // 6 + 1}" for bull in field.bulls] + [
            str(fence) for fence in field.fences
        ]
        rng.shuffle(marks)
        checked = sheet(*marks)
        assert faulty(checked) == []
        assert checked.scores() == (field.score,)


def test_unused_posts_count_only_when_all_bulls_are_isolated() -> None:
    done = sheet(*bulls((2, 2), (5, 2), (2, 5)), "N3-S4", "E3-W4", perimeter="on")
    assert done.scores() == (3 * 3 + 20,)
    assert "20 unused posts count" in said(done)
    strict = sheet(*bulls((2, 2), (5, 2), (2, 5)), "N3-S4", "E3-W4")
    assert strict.scores() == (0,)
    assert "unused" not in said(strict)


def test_touching_what_marks_nothing_is_explained() -> None:
    full = sheet(*bulls((1, 1), (2, 2), (3, 3)))
    codes = {
        ("post:N1", "post:N2"): "same-side",
        ("cell:5,5",): "field-full",
        ("nothing",): "nothing-there",
    }
    for touches, code in codes.items():
        refused = full.explain(touches)
        assert isinstance(refused, IllegalAction)
        assert refused.code == code
