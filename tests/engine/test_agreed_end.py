"""A match that all players end together: where that may be, taking it back, saves and links."""

from __future__ import annotations

import pytest

from engine.game import Game, IllegalAction
from engine.match import AGREED_END, PERSON, Match, setup
from engine.saving import open_save, open_share_code, save, share_code
from tests.engine.hostile import document, refused_both_ways
from tests.engine.tables import TABLES, assert_teaches, random_match
from tests.engine.test_match import BOT, done, played, table


def test_all_may_agree_to_end_between_turns() -> None:
    match = played(table(PERSON, PERSON), "give")
    assert match.may_agree()
    match.play_text(" agreed END ")
    assert (match.over, match.on_turn, match.plies[-1]) == (True, None, AGREED_END)
    with pytest.raises(IllegalAction):
        match.play(AGREED_END)
    match.undo()
    assert (match.over, done(match)) == (False, "give")
    match.redo()
    assert (match.over, done(match)) == (True, "give agreed end")


@pytest.mark.parametrize(
    ("seats", "words"), [((PERSON, PERSON), "step"), ((PERSON, BOT), "give"), ((PERSON,), "stop"), ((BOT, PERSON), "")]
)
def test_nobody_agrees_in_a_turn_after_the_end_or_while_a_bot_is_on(seats: tuple[str, ...], words: str) -> None:
    match = played(table(*seats), words)
    before = done(match)
    assert not match.may_agree()
    with pytest.raises(IllegalAction) as refused:
        match.play(AGREED_END)
    assert_teaches(refused.value)
    assert done(match) == before


def test_where_the_rules_know_no_agreed_end_the_words_are_no_move() -> None:
    for game in TABLES.values():
        if not game.may_end_by_agreement:
            match = Match(setup(game, "a"))
            assert not match.may_agree()
            for play in (
                lambda match=match: match.play(AGREED_END),
                lambda match=match: match.play_text(str(AGREED_END)),
            ):
                with pytest.raises(IllegalAction):
                    play()


@pytest.mark.parametrize(
    "game", [game for game in TABLES.values() if game.may_end_by_agreement], ids=lambda game: game.slug
)
def test_an_agreed_end_is_saved_and_shared_and_stands_only_where_it_may(game: Game) -> None:
    whole = random_match(game, "saved")
    actions = document(whole)["actions"]
    ended = Match(whole.setup)
    while not ended.may_agree():
        ended.play(whole.plies[len(ended.plies)])
    too_early = actions[: len(ended.plies) - 1]
    ended.play(AGREED_END)
    for opened in (open_save(save(ended)), open_share_code(share_code(ended))):
        assert opened.over
        assert (opened.plies, opened.states) == (ended.plies, ended.states)
    parts = document(ended)
    for bad in ([*too_early, str(AGREED_END)], [*parts["actions"], str(AGREED_END)], [*parts["actions"], actions[-1]]):
        refused_both_ways({**parts, "actions": bad})
