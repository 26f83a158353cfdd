"""Hidden hands at one screen: the curtain, and whose eyes everything goes through. On a toy; no browser.

Promised: as long as a person has not said "I am here" on their own turn, nothing that the table gives away names a
card of any hand, and nothing can be done; and it never names a card of somebody else's.
"""

from __future__ import annotations

from random import Random

import pytest

from app.table.table import Table
from app.table.titles import about_hands
from engine.game import SPECTATOR
from engine.match import PERSON, Match, setup
from engine.saving import share_code
from generator.language import say
from tests.engine.toy_hands import HANDS, LEAVES, Hands
from tests.site.table.hands_table import BOT, PAIR, given_away, leaked, table_of
from tests.site.table.toy_table import ToyFigure, at_table, code, lay


def viewer_of(table: Table) -> int | None:
    """The seat for which the board was drawn last."""
    table.sight.board()
    assert isinstance(table.sight.figure, ToyFigure)
    return table.sight.figure.viewer


def test_at_first_the_curtain_is_down_and_nobody_looks() -> None:
    table = table_of()
    assert (table.sight.down, table.sight.viewer, viewer_of(table)) == (True, SPECTATOR, SPECTATOR)
    assert leaked(table) == []
    assert table.status() == "Player 1 is on: everybody else looks away."


def test_while_it_is_down_nothing_can_be_done() -> None:
    table = table_of("here", "draw", "pass")
    before = list(table.match.plies)
    assert (list(table.actions), table.offer.allowed, table.offer.buttons, table.offer.proposals) == (
        [],
        frozenset(),
        [],
        (),
    )
    assert (table.offer.main, table.offer.gives_up, table.sight.may_look_back(), table.may_ask_for_hints()) == (
        None,
        None,
        False,
        False,
    )
    assert table.touch("hand:beech") is None
    assert table.touch("pile") is None
    assert table.draw("stove", "hand:beech") is None
    assert not table.type_in("show beech")
    assert not table.type_in("show elm")
    assert not table.undo()
    assert not table.redo()
    assert not table.confirm()
    assert table.undo_refusal() is not None
    assert table.preview("hand:beech") == ()
    assert table.preview_of(table.state.read("show beech")) == ()
    assert (table.match.plies, table.refusal, leaked(table)) == (before, None, [])


def test_who_says_i_am_here_sees_the_own_hand_alone() -> None:
    table = table_of("here")
    assert (table.sight.down, table.sight.viewer, viewer_of(table)) == (False, 0, 0)
    assert leaked(table) == [(0, "ash")]
    assert table.status() == "Seat 1 has ash."
    assert not table.come(), "there is no curtain to lift"


def test_it_falls_when_the_turn_goes_to_somebody_else_and_not_before() -> None:
    table = table_of("here", "draw")
    assert not table.sight.down
    table.type_in("show ash")
    assert not table.sight.down
    table.type_in("pass")
    assert table.sight.down
    assert table.come()
    assert (table.sight.viewer, table.sight.down) == (1, False)
    assert leaked(table) == [(1, "beech")]


def test_every_table_begins_behind_the_curtain() -> None:
    """So it does after a reload, and when a link, a file or another game is opened."""
    table = table_of("here", "draw")
    again = lay(table.match)
    assert again.sight.down
    assert leaked(again) == []


def test_without_hands_or_with_one_person_there_is_no_curtain() -> None:
    assert not at_table(seats=PAIR).sight.down
    for seats, viewer in (((PERSON, BOT), 0), ((BOT, PERSON), 1)):
        table = table_of(seats=seats)
        assert (table.sight.down, table.sight.viewer, viewer_of(table)) == (False, viewer, viewer)
        assert [seat for seat, _leaf in leaked(table)] == [viewer]


def test_with_bots_alone_all_is_shown() -> None:
    table = table_of(seats=(BOT, BOT))
    assert (table.sight.down, table.sight.viewer) == (False, SPECTATOR)
    assert table.sight.seen() is table.state


def test_while_a_bot_plays_among_people_nobody_looks() -> None:
    table = table_of("here", "pass", seats=(PERSON, BOT, PERSON))
    assert (table.sight.down, table.sight.viewer) == (False, SPECTATOR)
    assert leaked(table) == []
    assert table.touch("hand:beech") is None
    assert code(table) == "wait"
    assert not table.type_in("show beech")
    assert code(table) == "wait"
    assert leaked(table) == []
    table.play(table.state.parse("pass"))
    assert table.sight.down
    assert "Player 3" in table.status()


def test_a_person_may_go_on_after_a_bot_without_being_asked_again() -> None:
    table = table_of("here", "pass", "pass", "here", "pass", "here", seats=(PERSON, BOT, PERSON))
    assert (table.sight.viewer, table.sight.down) == (0, False)


def test_what_the_one_person_touches_on_a_bots_turn_tells_nothing_of_its_hand() -> None:
    table = table_of("pass", seats=(PERSON, BOT))
    assert table.touch("hand:ash") is None
    assert "beech" not in given_away(table)
    assert not table.type_in("show beech")
    assert table.match.on_turn == BOT


def test_undo_and_redo_stay_on_this_side_of_the_curtain() -> None:
    table = table_of("here", "show ash", "pass", "here")
    assert not table.undo()
    assert code(table) == "undo-handed-on"
    table.type_in("show beech")
    assert table.undo()
    assert table.may_redo()
    assert leaked(table) == [(1, "beech")]
    table.type_in("pass")
    assert (table.match.undone, table.may_redo(), table.redo()) == ([], False, False)
    table.come()
    assert not table.redo()
    assert leaked(table) == []


def test_a_redo_that_hands_the_table_on_lets_the_curtain_fall() -> None:
    """No undo leads there; should one ever, the table is covered all the same."""
    table = table_of("here", "show ash")
    assert table.undo()
    table.match.undone.insert(0, table.state.read("pass"))
    assert table.redo()
    assert table.redo()
    assert table.sight.down
    assert leaked(table) == []


def test_looking_back_is_through_the_present_eyes() -> None:
    table = table_of("here", "draw", "pass", "here")
    assert table.sight.may_look_back()
    for ply in range(len(table.match.plies)):
        table.look_at(ply)
        assert table.sight.viewer == 1
        assert [seat for seat, _leaf in leaked(table)] == [1]
        assert "ash" not in table.sight.seen().to_text()
    table.look_at(None)
    table.type_in("pass")
    assert not table.sight.may_look_back()


def test_while_it_is_down_nothing_is_touched_asked_or_refused() -> None:
    table = table_of("here")
    assert table.touch("stove") is None
    assert not table.type_in("burn ash")
    assert table.asking is not None
    table.let_go()
    table.touch("moon")
    assert table.refusal is not None
    table.play(table.state.parse("pass"))
    assert (table.touches, table.refusal, table.asking) == ((), None, None)


@pytest.mark.parametrize("seats", [PAIR, (PERSON, PERSON, PERSON), (PERSON, BOT, PERSON), (PERSON, BOT, BOT)])
def test_whatever_is_done_no_hand_is_ever_told_to_another(seats: tuple[str, ...]) -> None:
    """Random play with undo, redo, looking back, and people who come when they like."""
    rng = Random(str(seats))
    seen_down = 0
    for game in range(12):
        table = table_of(seats=seats, game=Hands())
        for _step in range(40):
            if table.match.over:
                break
            _do_anything(table, rng)
            allowed = {table.sight.viewer} if table.sight.viewer >= 0 else set()
            seen_down += table.sight.down
            if not table.match.over:
                assert {seat for seat, _leaf in leaked(table)} <= allowed, (
                    f"{game} {leaked(table)}\n{given_away(table)}"
                )
            if table.sight.down:
                assert leaked(table) == []
    assert (seen_down > 30) == (seats.count(PERSON) > 1)


def _do_anything(table: Table, rng: Random) -> None:
    legal = [action for action in table.state.legal_actions() if str(action) != "stop" or rng.random() < 0.05]
    chosen = legal[int(rng.random() * len(legal))]
    if table.match.on_turn != PERSON:
        table.play(chosen)
        return
    steps = (
        lambda: table.come(),
        lambda: table.type_in(str(chosen)),
        lambda: table.type_in(str(chosen)) or table.confirm(),
        lambda: [table.touch(name) for name in chosen.touches],
        lambda: table.touch("moon"),
        lambda: table.undo(),
        lambda: table.redo(),
        lambda: table.look_at(int(rng.random() * len(table.match.plies))) if table.sight.may_look_back() else None,
    )
    steps[int(rng.random() * len(steps))]()


def test_a_shared_link_says_what_it_holds() -> None:
    pair, alone = table_of().match, table_of(seats=(PERSON, BOT)).match
    assert share_code(pair)
    assert about_hands(pair) == (
        "The link holds the cards of every hand, and it is not encrypted. It opens behind the curtain."
    )
    assert about_hands(alone) == "The link holds the cards of every hand, and it is not encrypted."
    assert about_hands(at_table(seats=PAIR).match) == ""


def test_the_leaves_are_words_that_nothing_else_says() -> None:
    """So that naming one is a leak."""
    match = Match(setup(HANDS, "seed", seats=PAIR))
    text = " ".join((say(match.state.observe(SPECTATOR).status()), match.state.observe(SPECTATOR).to_text(), PERSON))
    assert not [leaf for leaf in LEAVES if leaf in text]
