"""What is chosen and how it is said, strokes from thing to thing, and the action that stands out. On a toy."""

from __future__ import annotations

import pytest

from app.table.table import Table
from engine.game import Action
from tests.site.table.toy_table import at_table, code, words


def test_what_is_chosen_says_how_much_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = [Action("step", ("die:1", "die:1", "die:2")), Action("peek", ("die:1", "die:1", "die:1"))]
    monkeypatch.setattr(Table, "actions", dice)
    table = at_table()
    table.touch("die:1")
    assert table.status() == "Chosen: 1. Still to choose: 2."
    table.touch("die:1")
    assert table.status() == "Chosen: 1, 1. Still to choose: 1."


def test_what_is_chosen_may_be_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "actions", [Action("step", ("card:7",)), Action("peek", ("card:7",))])
    table = at_table()
    table.touch("card:7")
    assert table.status() == "Chosen: 7. Choose what to do with it."


def test_what_is_chosen_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "actions", [Action("step", ("tear-down", "card:7"), gives_up=True)])
    table = at_table()
    table.touch("tear-down")
    assert table.status() == "Chosen: tear down. Choose what goes with it."


def test_a_stroke_touches_both_and_forgets_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Action("step", ("post:a", "post:b"))
    monkeypatch.setattr(Table, "actions", [pair, Action("peek", ("post:a", "post:c"))])
    table = at_table()
    table.touch("post:a")
    assert words(table.preview("post:b", "post:a")) == ["step?"]
    assert words(table.preview("post:b", "post:c")) == []
    assert words(table.preview("post:b", "post:a")) == ["step?"]
    assert words(table.preview("moon", "post:a")) == ["post:a: 1:"]
    assert table.draw("post:a", "post:b") == pair
    assert table.state.to_text() == "1:step"


def test_after_a_refused_stroke_nothing_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "actions", [Action("step", ("post:a", "post:b"))])
    table = at_table()
    assert table.draw("post:a", "moon") is None
    assert (len(table.touches), code(table)) == (0, "nothing-there")
    assert table.draw("moon", "post:a") is None
    assert (len(table.touches), code(table)) == (0, "nothing-there")
    assert table.state.to_text() == "1:"


def test_the_main_action_is_the_only_one_that_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    roll, leave, flee = Action("roll"), Action("leave", gives_up=True), Action("flee", gives_up=True)
    for actions, main, out in (
        ([roll, leave, flee], roll, leave),
        ([leave], None, leave),
        ([roll], roll, None),
        ([roll, Action("wait"), leave], None, leave),
        ([], None, None),
    ):
        monkeypatch.setattr(Table, "actions", actions)
        table = at_table()
        assert (table.offer.main, table.offer.gives_up) == (main, out)
