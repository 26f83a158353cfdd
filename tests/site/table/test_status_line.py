"""What the log and the status line tell to whom, where hands are hidden. On a toy; no browser."""

from __future__ import annotations

from engine.match import PERSON
from tests.engine.toy_hands import Hands
from tests.site.table.hands_table import BOT, given_away, table_of
from tests.site.table.toy_table import lay


def test_the_log_tells_a_drawn_card_to_its_holder_alone() -> None:
    table = table_of("here", "draw", "pass", "here")
    drawn = str(table.match.plies[1]).removeprefix("deal ")
    assert [line.text for line in table.sight.log()][:2] == ["Draw a leaf", "Something to deal"]
    table.type_in("pass")
    assert drawn not in given_away(table)
    table.come()
    assert table.sight.log()[1].text == f"{drawn} is dealt"


def test_the_log_says_who_did_it_and_what_it_brought() -> None:
    table = table_of("here", "pass", "here", "show beech")
    assert [(line.who, line.text) for line in table.sight.log()] == [
        ("Player 1", "Pass the turn on"),
        ("Player 2", "Show beech. The beech rustles."),
    ]
    titled = table_of("here", "pass", game=Hands(titles=("Red", "Blue", "Grey")))
    assert titled.sight.log()[0].who == "Red"
    assert titled.status() == "Blue is on: everybody else looks away."


def test_the_log_forgets_what_was_taken_back() -> None:
    table = table_of("here", "draw", "show ash")
    assert [line.text for line in table.sight.log()][-1] == "Show ash"
    assert table.undo()
    table.type_in("pass")
    assert [line.text for line in table.sight.log()][-1] == "Pass the turn on"


def test_once_the_game_is_over_everything_is_shown() -> None:
    table = table_of("here", "draw", "pass", "here", "burn beech", "stop")
    drawn = str(table.match.plies[1]).removeprefix("deal ")
    assert (table.sight.down, table.sight.seen()) == (False, table.state)
    assert table.sight.may_look_back()
    said = [line.text for line in table.sight.log()]
    assert said == ["Draw a leaf", f"{drawn} is dealt", "Pass the turn on", "Burn beech", "Stop the game"]


def test_what_the_others_did_is_told_to_who_comes() -> None:
    table = table_of("here", "draw", "show ash", "pass")
    assert table.come()
    assert table.happened == "Player 1: Draw a leaf · Show ash · Pass the turn on."
    table.type_in("show beech")
    assert table.happened == "Show beech. The beech rustles."


def test_what_several_did_is_told_by_their_names() -> None:
    table = table_of("pass", "show beech", "pass", "draw", "pass", seats=(PERSON, BOT, BOT))
    assert table.happened == (
        "Player 2: Show beech · The beech rustles · Pass the turn on. Player 3: Draw a leaf · Pass the turn on."
    )


def test_of_a_long_story_the_end_is_told() -> None:
    second = ("draw", "draw", "draw", "show beech", "pass")
    third = ("draw", "draw", "show cedar", "pass")
    table = table_of("pass", *second, *third, seats=(PERSON, BOT, BOT))
    told = table.happened
    assert told.startswith("Player 2: … · Draw a leaf")
    assert told.endswith("Player 3: Draw a leaf · Draw a leaf · Show cedar · Pass the turn on.")


def test_of_what_was_there_at_the_opening_nothing_is_told() -> None:
    match = table_of("pass", "draw", "pass", seats=(PERSON, BOT)).match
    assert lay(match).happened == ""
