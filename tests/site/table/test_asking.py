"""Questions before what gives up a lot, and several actions offered as one. On a toy; no browser.

Promised: whichever way an action is chosen, if the game has a caution about it, nothing is done before a yes; a save is
opened, and what was taken back is played again, without a question.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.table.status_line import in_words
from app.table.table import Table
from engine.game import Proposal, State
from engine.match import PERSON
from tests.engine.toy_hands import BURN, HANDS, PASS, SHOW, HandsState
from tests.site.table.toy_table import at_table, code, lay, words

SEATS = (PERSON, "bot:easy")
Way = Callable[[Table], object]


def table_of(*moves: str) -> Table:
    table = at_table(seats=SEATS, game=HANDS)
    for move in moves:
        table.play(table.state.parse(move))
    return table


def holding(*leaves: str) -> Table:
    """The first seat with these leaves in hand."""
    table = table_of()
    state = table.state
    assert isinstance(state, HandsState)
    table.match.states[-1] = state._replace(hands=(leaves, ("beech",)))
    return table


def touch_both(table: Table) -> None:
    assert table.touch("stove") is None
    assert table.touch("hand:ash") is None


WAYS: dict[str, Way] = {
    "typed": lambda table: table.type_in("BURN ash"),
    "touched": touch_both,
    "drawn in one stroke": lambda table: table.draw("stove", "hand:ash"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_question_comes_first_and_yes_does_it(way: str) -> None:
    table = table_of()
    WAYS[way](table)
    assert table.asking is not None
    assert (table.asking.actions, table.status()) == ((BURN["ash"],), "It burns for good.")
    assert (len(table.match.plies), table.touches, table.refusal) == (0, (), None)
    assert table.confirm()
    assert (table.match.plies, table.asking) == ([BURN["ash"]], None)
    assert not table.confirm(), "there is nothing to say yes to any more"


def test_while_it_waits_nothing_else_is_offered() -> None:
    table = table_of()
    table.type_in("burn ash")
    assert (list(table.actions), table.offer.allowed, table.offer.buttons, table.offer.proposals) == (
        [],
        frozenset(),
        [],
        (),
    )
    assert (table.offer.main, table.offer.gives_up) == (None, None)


@pytest.mark.parametrize(
    "step",
    [
        lambda table: table.let_go(),
        lambda table: table.look_at(None),
        lambda table: table.touch("moon"),
        lambda table: table.type_in("nonsense"),
        lambda table: table.undo(),
        lambda table: table.redo(),
    ],
)
def test_whatever_else_is_done_is_a_no(step: Way) -> None:
    table = table_of()
    table.type_in("burn ash")
    step(table)
    assert table.asking is None
    assert not table.confirm()
    assert table.match.plies == []
    assert BURN["ash"] in table.actions


def test_something_else_is_done_at_once_instead() -> None:
    table = table_of()
    table.type_in("burn ash")
    assert table.touch("hand:ash") == SHOW["ash"]
    assert (table.match.plies, table.asking) == ([SHOW["ash"]], None)


def test_asked_about_again_it_is_asked_again() -> None:
    table = table_of()
    for _time in range(2):
        assert not table.type_in("burn ash")
        assert table.asking is not None
    assert table.match.plies == []


def test_what_is_refused_is_not_asked_about() -> None:
    table = table_of()
    assert not table.type_in("burn elm")
    assert (code(table), table.asking) == ("not-your-turn", None)


def test_a_preview_shows_what_is_asked_about() -> None:
    table = table_of()
    table.type_in("burn ash")
    assert table.asking is not None
    assert words(table.preview_of(*table.asking.actions)) == ["burn ash?"]


def test_opening_and_playing_again_ask_nothing() -> None:
    table = table_of("burn ash")
    assert lay(table.match).asking is None
    assert table.undo()
    assert table.redo()
    assert (table.match.plies, table.asking) == ([BURN["ash"]], None)


def test_several_actions_in_a_row_are_offered_as_one() -> None:
    table = holding("ash", "elm")
    assert table.offer.proposals == (Proposal((SHOW["ash"], SHOW["elm"], PASS)),)
    assert in_words(table.offer.proposals[0].actions) == "Show ash · Show elm · Pass the turn on"


def test_beside_a_proposal_what_is_touched_on_the_board_needs_no_button() -> None:
    table = holding("ash", "elm")
    state = table.state
    assert isinstance(state, HandsState)
    table.match.states[-1] = state._replace(burnt=tuple(state.pile))
    assert [str(action) for action in table.actions] == [
        "burn ash",
        "burn elm",
        "pass",
        "show ash",
        "show elm",
        "stop",
    ]
    assert [str(action) for action in table.offer.buttons] == ["pass", "stop", "burn ash", "burn elm"]
    assert {"hand:ash", "hand:elm"} <= table.offer.allowed


def test_the_proposal_is_gone_once_something_is_chosen_and_when_another_is_on() -> None:
    table = holding("ash", "elm")
    table.touch("stove")
    assert table.offer.proposals == ()
    table.let_go()
    assert table.offer.proposals != ()
    table.look_at(0)
    assert table.offer.proposals == ()
    table.look_at(None)
    table.play(PASS)
    assert table.offer.proposals == ()


def test_nothing_is_proposed_to_a_person_who_has_to_enter_what_chance_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def unasked(_state: State) -> list[Proposal]:
        raise AssertionError("a proposal was asked for while nobody decides")

    monkeypatch.setattr(HandsState, "proposals", unasked)
    table = table_of("pass")
    assert table.offer.proposals == ()
    table.play(table.state.parse("stop"))
    assert table.offer.proposals == ()
