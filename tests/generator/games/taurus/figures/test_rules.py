"""The rules page of Taurus and its drawn examples against the game."""

from __future__ import annotations

from typing import Final

import pytest

from app.page.templates import pages
from engine.bits import bits
from engine.games.taurus.actions import DONE, PASS, SIDE
from engine.games.taurus.board import FIELD_OF, FIELDS, HOLE_OF, KITS, LENGTHS, PLAYERS, POINTS, squared
from engine.games.taurus.geometry import CROSSING
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.build.bootstrap import ROOT
from generator.games.taurus.figures.examples import SETUPS, drawn
from generator.games.taurus.figures.samples import HERD, SAMPLES, pair_named, state_of
from tests.generator.games.taurus.figures.table import FIGURE, GAME, layer, styled, words


def step(name: str, state: TaurusState) -> TaurusState:
    """After the last step that an example draws; it must be legal."""
    text = SAMPLES[name].steps.split(", ")[-1]
    after = state.apply(state.parse(text))
    assert isinstance(after, TaurusState)
    return after


def after(name: str) -> TaurusState:
    return step(name, state_of(SAMPLES[name]))


def inside(state: TaurusState) -> set[str]:
    return {FIELDS[field] for field in bits(state.inside)}


def order(state: TaurusState) -> str:
    return "".join(PLAYERS[seat][0] for seat in state.picks)


def plate(name: str) -> list[str]:
    (group,) = layer(drawn()[name].scene.items, "picks")
    return words(group.items)


KIT: Final = KITS["three"]
DRAWN_WITH_A_PLATE: Final = ("close-three", "close-four", "allotted", "inner", "outer")


@pytest.mark.parametrize("name", SAMPLES)
def test_an_example_can_lie_on_a_table(name: str) -> None:
    state = state_of(SAMPLES[name])
    assert not state.net.laid & state.net.over_post
    assert not state.net.blocked & state.net.posts
    for laid in (*state.colours, state.grey):
        assert all((laid & pairs).bit_count() <= most for pairs, most in zip(KIT.pairs, KIT.stock, strict=True))
    for pair in bits(state.net.laid & ~state.dead):
        crossing = {*bits(state.net.laid)} & {*bits(CROSSING[pair])}
        assert crossing <= {*bits(state.dead)}
    assert {*bits(state.dead)} <= {*bits(state.net.crossed)}


def test_posts_of_one_field_or_of_two_that_share_an_edge_are_neighbours_and_others_are_not() -> None:
    assert "c3ne-d2sw" in SAMPLES["neighbours"].wrong
    with pytest.raises(KeyError):
        pair_named("c3ne-d2sw")
    state = state_of(SAMPLES["neighbours"])
    refused = state.explain(("hole:c3ne", "hole:d2sw"))
    assert refused.code == "not-neighbours"


def test_the_new_post_has_three_neighbours() -> None:
    sample = SAMPLES["extend-new"]
    before = state_of(sample)
    could = [part.removeprefix("maybe ").removeprefix("wire ") for part in sample.steps.split(", ")]
    assert could == ["c3nw d3nw", "c3sw d3nw", "d3nw e3nw"]
    for names in could:
        assert before.refusal(before.read(f"wire {names}")) is None
    near = [hole for hole in bits(before.net.posts) if hole != HOLE_OF["d3nw"]]
    letters = {text.split(":")[1] for text in sample.letters.split()}
    assert letters == {name for name in HOLE_OF if HOLE_OF[name] in near} - {"e2sw"}
    assert after("extend-new").colours[1].bit_count() == before.colours[1].bit_count() + 1


def test_two_posts_on_the_board_are_joined_without_a_new_one() -> None:
    before = state_of(SAMPLES["extend-old"])
    assert after("extend-old").posts_left == before.posts_left


def test_the_closing_example_holds_three_bulls_or_four_and_later_only_one() -> None:
    three, four = after("close-three"), after("close-four")
    assert inside(three) == {"g5", "f6", "g6"}
    assert inside(four) == {"f5", "g5", "f6", "g6"}
    assert order(three) == "OGB"
    assert order(four) == "OGGB"
    taken = state_of(SAMPLES["too-few"])
    refused = taken.refusal(taken.read("grey f5nw g5ne"))
    assert refused is not None
    assert refused.code == "too-few"
    assert "1 bulls" in str(refused)
    refused = taken.refusal(taken.read("wire f5nw g5ne"))
    assert refused is not None
    assert refused.code == "would-close"
    assert {text[1:] for text in HERD.split()} - inside(three) == {
        text[1:] for text in SAMPLES["too-few"].bulls.split()
    }


def test_picks_go_clockwise_from_the_grey_wire_and_purple_gets_none() -> None:
    found = after("allotted")
    assert order(found) == "BGB"
    assert found.colours[3].bit_count() == 1


def test_a_wire_across_another_is_dead() -> None:
    state = state_of(SAMPLES["crossing"])
    assert state.dead == 1 << pair_named("d2se-d3nw")
    assert not state.net.joined >> pair_named("d2se-d3nw") & 1


def test_bulls_under_wires_stand_on_one_side() -> None:
    state = state_of(SAMPLES["under"])
    assert state.lowered == 1 << FIELD_OF["d3"]


def test_the_three_lengths_are_drawn_in_three_colours() -> None:
    state = state_of(SAMPLES["lengths"])
    spans = [sorted(squared(pair) for pair in bits(laid)) for laid in state.colours[:3]]
    assert spans == [[4, 8], [16, 20], [36, 40]]
    assert [{LENGTHS[pair] for pair in bits(laid)} for laid in state.colours[:3]] == [{0}, {1}, {2}]


def test_first_fences_are_short() -> None:
    state = state_of(SAMPLES["first-fences"])
    assert {LENGTHS[pair] for laid in state.colours for pair in bits(laid)} == {0}


def test_the_inner_and_the_outer_fence_give_other_picks() -> None:
    closed = after("inner")
    assert closed.phase == Phase.AREA
    assert order(closed.after(closed.legal_actions()[0])) == "BOGB"
    assert order(after("outer")) == "BOPP"


@pytest.mark.parametrize("name", DRAWN_WITH_A_PLATE)
def test_the_plate_of_an_example_tells_the_picks(name: str) -> None:
    found = after(name)
    if found.phase == Phase.AREA:
        found = found.after(found.legal_actions()[0])
    assert plate(name) == [str(len(found.picks)), *order(found)]


def test_the_set_ups_show_as_many_bulls_as_are_said() -> None:
    for players, bulls in ((4, 48), (3, 36), (2, 32)):
        items = drawn()[f"setup-{players}"].scene.items
        signs = [text for text in words(items) if text in "KNGR"]
        assert len(signs) == bulls
        assert {signs.count(sign) for sign in "KNGR"} == {bulls // 4}
        assert len(styled(items, "bore")) == len(HOLE_OF)
    assert {*SETUPS} == {*GAME.players}


def test_the_rules_show_every_example_once_and_explain_the_notation() -> None:
    shown: list[str] = []

    def example(name: str) -> str:
        shown.append(name)
        return ""

    text = pages(ROOT / "templates").get_template("rules/taurus.html").render(example=example, game=GAME)
    assert sorted(shown) == sorted(drawn())
    state = state_of(SAMPLES["fields"])
    samples = ("start c4ne c4se", "post c4ne", "wire c4ne d4nw", "grey c4ne c3se", "side ne", "area inner", "take c4")
    for sample in (*samples, "area outer", str(DONE), str(PASS)):
        assert f"<td>{sample}</td>" in text
        assert str(state.read(sample)).split()[0] == sample.split()[0]
    assert str(SIDE["ne"]) == "side ne"
    for option in GAME.options:
        assert f"<dt>{option.title}</dt>" in text
    assert all(f"<td>{points}</td>" in text for points in POINTS[1:])
    assert "Peter Wichmann" in text


def test_the_emblem_is_a_bull_in_a_fence() -> None:
    emblem = FIGURE.emblem()
    assert (emblem.width, emblem.height) == (40.0, 40.0)
    assert emblem.touches() == ()
    assert words(emblem.items) == ["R"]
