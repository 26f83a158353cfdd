"""A match: whom it lets play, what can be taken back and when, and what chance does by itself."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game import BadOption, IllegalAction
from engine.match import PERSON, UNDO_REFUSALS, Match, setup
from tests.engine.tables import TABLES, assert_teaches
from tests.engine.toy import TOY, ToyState

BOT = "bot:easy"


def table(*seats: str, seed: str = "a", by_hand: bool = False) -> Match:
    """A match of the toy among these seats."""
    return Match(setup(TOY, seed, seats=seats, by_hand=by_hand))


def played(match: Match, words: str) -> Match:
    """The match after these words."""
    for word in words.split():
        match.play_text(word)
    return match


def done(match: Match) -> str:
    """What was done so far, coins included."""
    return " ".join(map(str, match.plies))


def code(match: Match) -> str:
    """Why nothing can be taken back; "" if it can. Taking back must agree."""
    refused = match.undo_refusal()
    before = list(match.plies)
    if refused is None:
        return ""
    assert_teaches(refused)
    with pytest.raises(IllegalAction) as raised:
        match.undo()
    assert raised.value.code == refused.code
    assert match.plies == before
    assert not match.undo_used
    return refused.code


@pytest.mark.parametrize(
    ("seats", "words", "expected"),
    [
        # alone or against bots: everything
        ((PERSON,), "step", ""),
        ((PERSON,), "toss", ""),
        ((PERSON,), "peek", ""),
        ((PERSON,), "stop", ""),
        ((PERSON, BOT), "give step toss give", ""),
        ((PERSON, BOT), "peek give peek", ""),
        # between people: one's own last step only
        ((PERSON, PERSON), "step", ""),
        ((PERSON, PERSON), "give", ""),
        ((PERSON, PERSON), "give step", ""),
        ((PERSON, PERSON), "toss step", ""),
        ((PERSON, PERSON), "peek step", ""),
        ((PERSON, PERSON), "stop", ""),
        ((PERSON, PERSON), "toss", "undo-chance"),
        ((PERSON, PERSON), "step toss", "undo-chance"),
        ((PERSON, PERSON), "peek", "undo-reveal"),
        ((PERSON, BOT, PERSON), "give step", "undo-another"),
        ((PERSON, BOT, PERSON), "give give", "undo-another"),
        ((PERSON, BOT, PERSON), "give toss", "undo-another"),
        ((PERSON, BOT, PERSON), "give give step", ""),
        # nothing there
        ((PERSON,), "", "nothing-to-undo"),
        ((PERSON, PERSON), "", "nothing-to-undo"),
        ((BOT, PERSON), "step step give", "nothing-to-undo"),
        ((BOT, BOT), "step give step", "nothing-to-undo"),
    ],
)
def test_what_can_be_taken_back(seats: tuple[str, ...], words: str, expected: str) -> None:
    assert code(played(table(*seats), words)) == expected


def test_undo_goes_back_over_bots_and_chance_to_the_persons_decision() -> None:
    match = played(table(PERSON, BOT), "step give toss give")
    match.undo()
    assert done(match) == "step"
    assert match.on_turn == PERSON


def test_between_people_the_steps_before_a_coin_stay() -> None:
    match = played(table(PERSON, PERSON), "step toss step")
    match.undo()
    assert code_after_undo(match) == "undo-chance"


def code_after_undo(match: Match) -> str:
    refused = match.undo_refusal()
    return refused.code if refused else ""


def test_every_refusal_to_undo_or_redo_is_a_sentence() -> None:
    for name, msgid in UNDO_REFUSALS.items():
        assert_teaches(IllegalAction(name, msgid=msgid))


def test_using_undo_is_remembered_and_looking_is_not() -> None:
    match = played(table(PERSON), "step step")
    assert match.undo_refusal() is None
    assert not match.undo_used
    match.undo()
    match.redo()
    assert match.undo_used


def test_redo_gives_back_the_same_coin_and_the_bots_moves() -> None:
    match = played(table(PERSON, BOT), "toss give step give toss step")
    whole, states = done(match), list(match.states)
    while match.undo_refusal() is None:
        match.undo()
    assert done(match) == ""
    stops = []
    while match.undone:
        match.redo()
        stops.append(len(match.plies))
    assert done(match) == whole
    assert match.states == states
    assert stops == [2, 5, 7, 8], "one stop a decision of the person, and the end"


def test_redo_is_lost_when_something_else_is_done() -> None:
    match = played(table(PERSON), "step step step")
    match.undo()
    match.undo()
    match.play_text("give")
    with pytest.raises(IllegalAction) as refused:
        match.redo()
    assert refused.value.code == "nothing-to-redo"
    assert done(match) == "step give"


def test_a_refused_step_changes_nothing_and_keeps_redo() -> None:
    match = played(table(PERSON), "step step")
    match.undo()
    before = (done(match), list(match.states), list(match.undone))
    for text in ("heads", "nonsense", ""):
        with pytest.raises(IllegalAction):
            match.play_text(text)
    assert before == (done(match), list(match.states), list(match.undone))


def test_nothing_can_be_done_after_the_end_but_undo() -> None:
    match = played(table(PERSON), "stop")
    assert match.over
    assert match.on_turn is None
    with pytest.raises(IllegalAction):
        match.play_text("step")
    match.undo()
    assert not match.over


def test_who_is_on() -> None:
    match = table(PERSON, BOT, "bot:hard")
    assert match.people == (0,)
    assert [played(match, word).on_turn for word in ("step", "give", "give", "give")] == [
        PERSON,
        BOT,
        "bot:hard",
        PERSON,
    ]


def test_chance_falls_by_itself() -> None:
    match = played(table(PERSON), "toss")
    assert done(match) in ("toss heads", "toss tails")
    assert match.on_turn == PERSON


def test_the_coin_is_fair_and_hangs_on_seed_and_ply_alone() -> None:
    coins = Counter(done(played(table(PERSON, seed=str(seed)), "toss")) for seed in range(400))
    assert 160 < coins["toss heads"] < 240
    late = {done(played(table(PERSON, seed="s"), f"{before} toss"))[-5:] for before in ("step", "give", "peek")}
    assert len(late) == 1, "the coin at ply 2 is the same whatever came before"
    plies = {done(played(table(PERSON, seed="s"), "step " * count + "toss"))[-5:] for count in range(12)}
    assert len(plies) == 2, "different plies have coins of their own"


def test_undoing_a_toss_does_not_toss_anew() -> None:
    match = played(table(PERSON, seed="x"), "toss")
    first = done(match)
    for _again in range(5):
        match.undo()
        match.play_text("toss")
        assert done(match) == first


@pytest.mark.parametrize("side", ["heads", "tails"])
def test_by_hand_the_players_enter_what_chance_does(side: str) -> None:
    match = played(table(PERSON, by_hand=True), "toss")
    assert match.on_turn == PERSON
    with pytest.raises(IllegalAction):
        match.play_text("step")
    match.play_text(side)
    assert done(match) == f"toss {side}"
    match.undo()
    assert done(match) == "toss"
    match.undo()
    assert done(match) == ""
    match.redo()
    assert done(match) == "toss"
    match.redo()
    assert done(match) == f"toss {side}"


def test_by_hand_between_people_a_coin_stays() -> None:
    match = played(table(PERSON, PERSON, by_hand=True), "toss heads")
    assert code(match) == "undo-chance"


def test_by_hand_is_refused_where_it_makes_no_sense() -> None:
    for game in TABLES.values():
        if not game.chance_by_hand:
            with pytest.raises(BadOption, match=game.title):
                setup(game, "a", by_hand=True)


def test_a_setup_is_checked_before_the_match() -> None:
    assert setup(TOY, "a").seats == (PERSON,)
    for seats in ((), (PERSON,) * 4):
        with pytest.raises(BadOption, match=f"not for {len(seats)}"):
            setup(TOY, "a", seats=seats)
    with pytest.raises(BadOption, match="no option “speed”"):
        setup(TOY, "a", options={"speed": "fast"})


def test_states_and_plies_grow_together() -> None:
    match = played(table(PERSON, PERSON), "step toss give toss")
    state = ToyState(2)
    for before, action in zip(match.states, match.plies, strict=False):
        assert before == state
        state = state.after(action)
    assert match.state == state
