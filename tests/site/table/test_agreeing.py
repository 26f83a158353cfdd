"""Ending a match by agreement, several actions offered or asked about as one, and strokes. On toys; no browser."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from app.table import asking
from app.table.table import Table
from engine.bots import Bot
from engine.game import Action, Proposal, Seat, State
from engine.match import AGREED_END, PERSON, Player
from engine.message import Message
from tests.engine.toy_hands import BURN, HANDS, SHOW, HandsState
from tests.site.table.toy_table import at_table, code, words

QUESTION = "Do all players agree to end the match here? The points count as they stand."


class Stubborn(Bot):
    """Agrees on the seats that it is told to."""

    agreeing: tuple[Seat, ...] = ()

    def agrees(self, state: State, seat: Seat) -> bool:
        return seat in self.agreeing


def ask(table: Table, *agreeing: Seat) -> None:
    bot = type("Some", (Stubborn,), {"agreeing": agreeing, "hints": None, "choose": None})()
    with patch.object(asking, "bot_of", lambda _slug: bot):
        table.ask_to_end()


def test_people_are_asked_and_yes_ends_the_match() -> None:
    table = at_table("give", seats=(PERSON, PERSON))
    ask(table)
    assert (table.status(), table.offer.buttons, table.match.over) == (QUESTION, [], False)
    assert table.confirm()
    assert table.match.over
    assert table.status() == "All agree to end the match here. Do something."
    assert table.undo()
    assert not table.match.over
    assert table.redo()
    assert table.match.plies[-1] == AGREED_END


def test_no_leaves_everything_as_it_was() -> None:
    table = at_table("give", seats=(PERSON, PERSON))
    ask(table)
    assert table.let_go()
    assert not table.confirm()
    assert [str(action) for action in table.match.plies] == ["give"]


@pytest.mark.parametrize(
    ("seats", "agreeing", "objector"),
    [
        ((PERSON, "bot:easy"), (1,), ""),
        ((PERSON, "bot:easy"), (), "Player 2"),
        ((PERSON, "bot:easy", "bot:hard"), (1,), "Player 3"),
        ((PERSON, PERSON, "bot:hard"), (2,), ""),
    ],
)
def test_every_player_by_machine_must_agree(
    seats: tuple[Player, ...], agreeing: tuple[Seat, ...], objector: str
) -> None:
    table = at_table(seats=seats)
    ask(table, *agreeing)
    if objector:
        assert table.status() == f"{objector} does not agree to end the match here."
        assert table.asking is None
    else:
        assert table.status() == QUESTION


def test_where_it_is_not_possible_the_reason_is_said() -> None:
    for table in (at_table("step"), at_table("stop"), at_table(seats=(PERSON, "bot:easy"), game=HANDS)):
        ask(table)
        assert (code(table), table.asking) == ("no-agreed-end", None)


def test_behind_the_curtain_nobody_is_asked() -> None:
    table = at_table(seats=(PERSON, PERSON), game=HANDS)
    ask(table)
    assert (code(table), table.asking) == ("wait", None)


TWO = (
    Proposal((SHOW["ash"], BURN["elm"]), Message("Both leaves")),
    Proposal((BURN["ash"],), Message("One leaf")),
)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A seat with two leaves, to whom two ways of using them are proposed."""
    monkeypatch.setattr(HandsState, "proposals", lambda _state: TWO)
    table = at_table(seats=(PERSON, "bot:easy"), game=HANDS)
    state = table.state
    assert isinstance(state, HandsState)
    table.match.states[-1] = state._replace(hands=(("ash", "elm"), ("beech",)))
    return table


def test_a_proposal_of_which_a_later_step_needs_a_yes_is_asked_about_whole(table: Table) -> None:
    assert table.offer.proposals == TWO
    assert table.must_ask(*TWO[0].actions)
    assert table.status() == "It burns for good."
    assert (table.offer.proposals, table.match.plies) == ((), [])
    assert words(table.at_rest()) == ["show ash?", "burn elm?"]
    assert table.confirm()
    assert table.match.plies == list(TWO[0].actions)
    assert table.status().startswith("Show ash. Burn elm.")


def test_a_proposal_is_shown_on_the_board_step_by_step(table: Table) -> None:
    assert words(table.preview_of(*TWO[0].actions)) == ["show ash?", "burn elm?"]
    assert table.preview_of(SHOW["ash"], SHOW["ash"]) == ()


def test_what_needs_no_yes_is_not_asked_about(table: Table) -> None:
    assert not table.must_ask(SHOW["ash"], SHOW["elm"])
    assert table.asking is None


def test_a_stroke_may_begin_at_what_was_just_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table("step", "give")
    monkeypatch.setattr(Table, "actions", [Action("peek", ("button:peek",)), Action("step", ("button:step",))])
    assert words(table.preview("button:peek", "button:give")) == ["peek?"]
    assert table.draw("button:moon", "button:peek") is None
    assert code(table) == "nothing-there"
    assert table.draw("button:give", "button:peek") == Action("peek")
    assert [str(action) for action in table.match.plies] == ["step", "give", "peek"]
