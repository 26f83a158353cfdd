"""In the dark nothing of the past is told: what a table shows to the one whose eyes are covered. No page needed."""

from __future__ import annotations

import pytest

from app.table import fingertip, pace, status_line
from app.table.table import Table
from engine.game import SPECTATOR
from engine.games.turi_tour.animals import KINDS, NAMES
from engine.games.turi_tour.sea import BOARD, Ground, ground
from engine.match import Match
from engine.saving import open_save, save
from generator.drawing.scene import Pad
from tests.site.games.turi_tour.dark_table import answer, play_turn, position, table_of
from tests.site.table.toy_table import at_table, code


def in_the_dark(seed: str = "dark", seats: tuple[str, ...] = ("person", "person")) -> Table:
    """After a turn of each player the first is in the dark."""
    table = table_of(seats, seed)
    for _turn in seats:
        play_turn(table)
    assert table.type_in("glasses")
    return table


def pad_of(table: Table) -> Pad:
    (pad,) = table.sight.board().pads()
    return pad


def words(table: Table) -> str:
    """Everything that the page says of the table."""
    scene, side = table.sight.board(), table.sight.side()
    shown = [scene.title, *(group.title for group in scene.groups()), *(pad.title for pad in scene.pads())]
    shown += [group.title for group in side.groups()] if side else []
    return "\n".join([table.status(), *(line.text for line in table.sight.log()), *shown])


def test_a_lit_table_shows_and_tells_everything() -> None:
    table = table_of()
    play_turn(table)
    assert not table.sight.blind
    assert table.sight.sees_all
    assert table.sight.may_look_back()
    assert table.sight.last == table.match.plies[-1]
    assert "resort" in words(table)


def test_in_the_dark_the_table_is_blind_for_who_is_on_alone() -> None:
    table = in_the_dark()
    assert table.sight.blind
    assert table.sight.viewer == position(table.match).seat
    watched = table_of(("person", "bot:easy"), "dark")
    play_turn(watched)
    assert watched.type_in("glasses")
    assert position(watched.match).dark
    assert not watched.sight.blind


def test_a_game_without_a_dark_is_never_blind() -> None:
    table = at_table("step", "peek")
    assert not table.sight.blind
    assert not table.state.dark
    assert table.sight.sees_all


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_in_the_dark_no_figure_is_named_but_by_what_can_be_said(seed: str) -> None:
    table = in_the_dark(seed)
    state = position(table.match)
    told = words(table)
    for kind in KINDS:
        for figure in state.figures:
            assert f"{kind} at {figure.spot[0]}" not in told
    chosen = {group.title for group in table.sight.board().groups() if group.touch.startswith("say:")}
    others = told
    for title in chosen:
        others = others.replace(title, "")
    assert [name for name in NAMES if name in others and not (name == "farmer" and "farmer" in table.status())] == []


def test_the_log_begins_with_the_dark() -> None:
    table = in_the_dark()
    assert len(table.match.plies) > 10
    assert len(table.sight.log()) <= 2
    assert table.sight.log()[0].number == table.sight.dark_since + 1
    everything = table_of()
    play_turn(everything)
    assert everything.sight.log()[0].number == 1


def test_the_last_step_and_the_past_are_not_shown() -> None:
    table = in_the_dark()
    assert table.sight.last is None
    assert not table.sight.may_look_back()
    assert table.happened == ""


def test_nothing_is_taken_back_in_the_dark() -> None:
    for seats in (("person", "person"), ("person", "bot:easy")):
        table = in_the_dark(seats=seats)
        plies = list(table.match.plies)
        assert not table.undo()
        assert code(table) == "undo-reveal"
        assert table.match.plies == plies


def test_there_are_no_hints_in_the_dark() -> None:
    table = table_of()
    assert table.may_ask_for_hints()
    table.type_in("glasses")
    assert not table.may_ask_for_hints()


def test_refusals_and_previews_speak_of_what_is_known() -> None:
    table = in_the_dark()
    assert table.known() == table.sight.seen()
    assert table.known() != table.state


def test_looking_back_goes_through_dark_positions_to_the_end() -> None:
    """Each is shown as it was seen, and the way on stays open."""
    table = table_of()
    play_turn(table)
    for ply in range(len(table.match.plies)):
        table.look_at(ply)
        assert table.sight.may_look_back()
        assert table.sight.board() is not None
        assert not table.sight.blind


# what a fingertip feels


def test_a_fingertip_feels_at_once() -> None:
    table = table_of()
    table.type_in("glasses")
    pad = pad_of(table)
    cell = next(cell for cell in BOARD if ground(cell) == Ground.SEA)
    assert fingertip.finger(table.sight, pad) is None
    assert fingertip.felt(table.sight) is None
    assert fingertip.feel(table, pad.notation(pad.name(cell)))
    assert fingertip.finger(table.sight, pad) == cell
    assert fingertip.felt(table.sight) == ("You feel water.", "soft")
    assert str(table.match.plies[-1]) == f"feel {cell[0]} {cell[1]}"


def test_the_finger_stays_where_it_was_while_a_figure_is_felt() -> None:
    table = table_of()
    table.type_in("glasses")
    pad = pad_of(table)
    assert fingertip.feel(table, "feel 36 36")
    if position(table.match).hand is not None:
        assert table.type_in("stroke ears")
        felt = fingertip.felt(table.sight)
        assert felt is not None
        assert felt.texture == "thing"
        assert felt.words.startswith("the ears: ")
    assert fingertip.finger(table.sight, pad) == (36, 36)


@pytest.mark.parametrize("notation", ["glasses", "feel 11 11", "say rabbit", "nonsense", ""])
def test_only_what_passes_is_done_by_a_fingertip(notation: str) -> None:
    table = table_of()
    table.type_in("glasses")
    before = len(table.match.plies)
    assert not fingertip.feel(table, notation)
    assert (len(table.match.plies), table.refusal) == (before, None)


def test_a_finger_does_nothing_by_day_nor_while_looking_back_nor_for_a_bot() -> None:
    table = table_of()
    assert not fingertip.feel(table, "feel 36 36")
    play_turn(table)
    table.look_at(len(table.match.plies) - 2)
    assert not fingertip.feel(table, "feel 36 36")
    bots = table_of(("person", "bot:easy"))
    play_turn(bots)
    bots.type_in("glasses")
    assert not fingertip.feel(bots, "feel 36 36")


def test_the_picture_is_the_same_from_one_feel_to_the_next() -> None:
    table = table_of()
    table.type_in("glasses")
    scene = table.sight.board()
    fingertip.feel(table, "feel 36 36")
    fingertip.feel(table, "feel 36 19")
    assert table.sight.board() is scene


def test_going_back_and_forth_leaves_one_step_for_each_cell_and_one_for_the_finger() -> None:
    table = table_of()
    table.type_in("glasses")
    before = len(table.match.plies)
    for _time in range(5):
        for x in (36, 37, 38, 37):
            assert fingertip.feel(table, f"feel {x} 36")
    assert [str(action) for action in table.match.plies[before:]] == [
        "feel 36 36",
        "feel 37 36",
        "feel 38 36",
        "feel 37 36",
    ]
    assert position(table.match).finger == (37, 36)
    assert open_save(save(table.match)).state == table.state


# what is told afterwards


def test_what_a_bot_feels_is_not_told_as_the_viewers_own() -> None:
    table = table_of(("person", "bot:easy"))
    play_turn(table)
    for step in ("glasses", "feel 36 36", "feel 37 36"):
        table.play(table.state.parse(step))
        assert "You feel" not in table.status()


def test_what_passes_is_not_told_afterwards() -> None:
    table = table_of()
    assert table.type_in("glasses")
    for x in range(30, 40):
        assert fingertip.feel(table, f"feel {x} 36")
    for step in answer(position(table.match)):
        assert table.type_in(step)
    told = "\n".join([table.status(), *(line.text for line in table.sight.log())])
    assert "Finger" not in told
    assert "You feel" not in told
    assert "Well done!" in table.status()


def test_only_the_last_turn_is_told_of_several() -> None:
    table = table_of(("person", "bot:easy", "bot:easy"))
    for _turn in range(3):
        play_turn(table)
    assert table.status().count("Well done!") == 1
    assert status_line.dark_came(table.match) == max(
        ply for ply, action in enumerate(table.match.plies, 1) if str(action) == "glasses"
    )


def test_in_a_lit_game_it_never_became_dark() -> None:
    assert status_line.dark_came(at_table("step", "peek").match) == 0


def test_a_bot_waits_when_the_board_has_come_to_light_and_feels_quickly() -> None:
    table = table_of(("person", "bot:easy"))
    play_turn(table)
    assert pace.least_seconds(table.match) == pace.LIT_SECONDS
    table.type_in("glasses")
    assert pace.least_seconds(table.match) < 1
    table.match.play_text("feel 36 36")
    assert pace.least_seconds(table.match) == pace.PASSING_SECONDS


def test_a_spectator_sees_no_more_than_the_one_in_the_dark() -> None:
    match: Match = in_the_dark().match
    assert match.state.observe(SPECTATOR) == match.state.observe(position(match).seat)
