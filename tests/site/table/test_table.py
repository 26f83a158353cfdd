"""One table with a toy on it: touching, typing, taking back, and what is said. Nothing here depends on a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.table.log import LOG_LINES, Line
from app.table.table import Table
from engine.game import TERMINAL, Action, IllegalAction, Rating, State, Touch
from tests.engine.toy import COIN, DECISIONS, TOY, WORDS, Toy
from tests.site.table.toy_table import at_table, code, words


class Rated(Toy):
    ratings = (Rating(0, "Quite toyish."),)

    def __init__(self, title: str = "Quite toyish.") -> None:
        self.ratings = (Rating(0, title),)  # type: ignore[misc]


def test_at_first_nothing_is_touched_and_everything_allowed() -> None:
    table = at_table()
    assert (table.touches, table.refusal, table.happened) == ((), None, "")
    assert table.offer.allowed == {f"button:{action}" for action in DECISIONS}
    assert table.offer.buttons == [], "all five are there on the board"
    assert table.status() == "Do something."


def test_a_touch_plays() -> None:
    table = at_table()
    assert table.touch("button:step") == WORDS["step"]
    assert table.state.to_text() == "1:step"
    assert table.status() == "Do step. Do something."


def test_what_chance_makes_of_it_is_told_instead() -> None:
    table = at_table("toss")
    coin = str(table.match.plies[1])
    assert coin in ("heads", "tails")
    assert table.happened == f"Do {coin}."


def test_a_touch_that_does_nothing_is_refused_and_changes_nothing() -> None:
    table = at_table("step")
    assert table.touch("moon") is None
    assert code(table) == "nothing-there"
    assert table.status() == "Nothing can be done with that now."
    assert table.state.to_text() == "1:step"


def test_letting_go_of_a_refusal() -> None:
    table = at_table()
    table.touch("moon")
    assert table.let_go()
    assert table.refusal is None
    assert not table.let_go()


def test_the_next_move_ends_a_refusal() -> None:
    table = at_table()
    table.touch("moon")
    table.touch("button:step")
    assert table.refusal is None


@pytest.mark.parametrize(("text", "expected"), [("jump", "not-understood"), ("heads", "not-your-turn")])
def test_typing_what_cannot_be_done_is_refused(text: str, expected: str) -> None:
    table = at_table("step")
    assert not table.type_in(text)
    assert code(table) == expected
    assert table.state.to_text() == "1:step"


def test_two_touches_make_a_move_and_can_be_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Action("step", ("post:a", "post:b"))
    monkeypatch.setattr(Table, "actions", [pair])
    table = at_table()
    assert table.touch("post:a") is None
    assert (table.touches, table.offer.allowed) == (("post:a",), {"post:b"})
    assert table.status() == "Chosen: a. Choose what goes with it."
    assert words(table.preview("post:b")) == ["step?"]
    assert words(table.preview("post:a")) == ["post:a: 1:"]
    assert words(table.preview("dice")) == words(table.at_rest()) == ["post:a: 1:"], "what is chosen stays in sight"
    assert table.let_go()
    assert table.preview("dice") == table.preview("") == table.at_rest() == ()
    assert table.touches == ()
    table.touch("post:b")
    assert table.touch("post:a") == pair
    assert (table.touches, table.state.to_text()) == ((), "1:step")


@pytest.mark.parametrize("step", ["undo", "redo"])
def test_with_nothing_to_go_back_to_the_table_stays(step: str) -> None:
    table = at_table()
    table.touches = ("post:a",)
    assert not getattr(table, step)()
    assert code(table) == f"nothing-to-{step}"
    assert (table.touches, table.state.to_text()) == ((), "1:")


def test_undo_and_redo() -> None:
    table = at_table("step", "peek")
    assert table.undo()
    assert (table.state.to_text(), table.status()) == ("1:step", "Taken back. Do something.")
    assert table.redo()
    assert (table.state.to_text(), table.happened) == ("1:step,peek", "Do peek.")
    assert not table.redo()


def test_undo_ends_a_refusal_and_a_touch() -> None:
    table = at_table("step")
    table.touch("moon")
    table.touches = ("post:a",)
    assert table.undo()
    assert (table.touches, table.refusal) == ((), None)


def test_between_people_what_was_seen_is_not_taken_back() -> None:
    table = at_table("step", "peek", seats=["person", "person"])
    assert not table.undo()
    assert code(table) == "undo-reveal"
    assert table.state.to_text() == "2:step,peek"


def test_on_a_bots_turn_a_person_can_do_nothing() -> None:
    table = at_table("give", seats=["person", "bot:easy"])
    assert (list(table.actions), table.offer.allowed, table.offer.buttons) == ([], frozenset(), [])
    assert table.touch("button:step") is None
    assert table.state.to_text() == "2:give"


def test_chance_by_hand_is_touched_like_anything() -> None:
    table = at_table("toss", by_hand=True)
    assert table.actions == COIN
    assert table.offer.allowed == {"button:heads", "button:tails"}
    assert table.touch("button:tails") == WORDS["tails"]
    assert table.state.to_text() == "1:toss,tails"


def test_a_preview_is_of_what_a_touch_would_do() -> None:
    table = at_table()
    assert words(table.preview("button:peek")) == ["peek?"]
    assert table.preview("moon") == ()
    assert table.preview_of(WORDS["heads"]) == ()
    assert table.state.to_text() == "1:"


def test_at_the_end_nothing_is_possible() -> None:
    table = at_table("stop")
    assert table.state.current_player == TERMINAL
    assert (list(table.actions), table.offer.buttons, table.preview_of(WORDS["step"])) == ([], [], ())
    assert not table.type_in("step")
    assert table.sight.log() == [Line(1, "Do stop", False)]


@pytest.mark.parametrize(
    ("game", "undo", "expected"),
    [
        (TOY, False, "Do stop. Do something."),
        (TOY, True, "Do stop. Do something. Undo was used."),
        (Rated(), False, "Do stop. Do something. Quite toyish."),
        (Rated("Toyish"), False, "Do stop. Do something. Toyish."),
        (Rated("Toyish (so far)"), False, "Do stop. Do something. Toyish (so far)."),
        (Rated("Toyish!"), False, "Do stop. Do something. Toyish!"),
        (Rated(), True, "Do stop. Do something. Quite toyish. Undo was used."),
    ],
)
def test_the_end_says_the_rating_and_whether_undo_was_used(game: Toy, undo: bool, expected: str) -> None:
    table = at_table("step", game=game)
    if undo:
        table.undo()
    table.type_in("stop")
    assert table.status() == expected


def test_before_the_end_there_is_no_rating() -> None:
    assert at_table("step", game=Rated()).status() == "Do step. Do something."


def test_the_board_shows_the_last_step() -> None:
    assert words(at_table().sight.board().items) == ["None|1:"]
    assert words(at_table("step", "peek").sight.board().items) == ["peek|1:step,peek"]


def test_the_log_says_what_chance_did() -> None:
    table = at_table("step", "toss", "peek")
    lines = table.sight.log()
    assert [line.number for line in lines] == [1, 2, 3, 4]
    assert [line.chance for line in lines] == [False, False, True, False]
    assert [lines[0].text, lines[3].text] == ["Do step", "Do peek"]


def test_the_log_keeps_the_newest_lines() -> None:
    table = at_table(*["step"] * LOG_LINES, "peek")
    assert len(table.sight.log()) == LOG_LINES
    assert table.sight.log()[0].number == 2
    assert table.sight.log()[-1] == Line(LOG_LINES + 1, "Do peek", False)


def test_readable_is_any_notation_of_the_game() -> None:
    table = at_table()
    assert table.readable(" STEP ") == WORDS["step"]
    assert table.readable("heads") == WORDS["heads"]
    assert table.readable("jump") is None


def test_a_game_may_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table()
    asked: list[Sequence[Touch]] = []

    def explain(_state: State, touches: Sequence[Touch]) -> IllegalAction:
        asked.append(touches)
        return IllegalAction("too-far", {"thing": "moon"}, "The {thing} is too far away.")

    monkeypatch.setattr(type(table.state), "explain", explain)
    table.touch("moon")
    assert asked == [("moon",)]
    assert table.status() == "The moon is too far away."
