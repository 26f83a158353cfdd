"""The rules page of Tau and its drawn examples against the game."""

from __future__ import annotations

import pytest

from app.page.templates import pages
from engine.games.tau.board import COLOURS, HOLES
from generator.build.bootstrap import ROOT
from generator.games.tau.figures.examples import EXAMPLES, drawn, shown_in
from tests.engine.games.tau import oracle
from tests.generator.games.tau.figures.table import FIGURE, GAME, at


def peg_board(name: str) -> dict[oracle.Place, tuple[int, str]]:
    """What an example shows, in the oracle's terms."""
    return {
        oracle.place(HOLES[hole]): (stick.seat, COLOURS[stick.up]) for hole, stick in shown_in(EXAMPLES[name]).items()
    }


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_draws_a_band_round_the_line_if_there_is_one(name: str) -> None:
    shown = peg_board(name)
    lines = []
    for triple in oracle.TRIPLES:
        letters = [shown[place][1] for place in triple if place in shown]
        if len(letters) == 3 and "K" not in letters and len({*letters} - {"W"}) == 1:
            lines.append({oracle.name(place) for place in triple})
    assert lines == ([set(EXAMPLES[name].line.split())] if EXAMPLES[name].line else [])


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_can_lie_on_a_table(name: str) -> None:
    """No player shows a colour more often than there are caps of it: two, or one of white and black."""
    shown = [*peg_board(name).values()]
    assert all(shown.count(stick) <= (1 if stick[1] in "WK" else 2) for stick in shown)
    whites_and_blacks = [seat for seat, letter in shown if letter in "WK"]
    assert len(whites_and_blacks) == len({*whites_and_blacks})


def test_the_examples_show_what_they_say() -> None:
    assert {peg_board("gap")[oracle.place(hole)][1] for hole in ("A3", "B3", "D3")} == {"B"}
    assert oracle.place("C3") not in peg_board("gap")
    assert peg_board("turned")[oracle.place("C3")] == (0, "R")
    assert EXAMPLES["moved"].moved == "B1 D2"
    assert oracle.place("B1") not in peg_board("moved")
    line = {peg_board("two-whites")[oracle.place(hole)][1] for hole in EXAMPLES["two-whites"].line.split()}
    assert line == {"W", "O"}


def test_the_rules_show_every_example_once_and_explain_the_notation() -> None:
    shown: list[str] = []

    def example(name: str) -> str:
        shown.append(name)
        return ""

    text = pages(ROOT / "templates").get_template("rules/tau.html").render(example=example, game=GAME)
    assert sorted(shown) == sorted(drawn())
    state = at("place YO:Y C3, place YO:Y D5", hidden="ask")
    for sample in ("place RV:V C3", "flip C3", "move C3 D4", "recall C3"):
        assert f"<td>{sample}</td>" in text
        assert str(state.read(sample)) == sample
    for option in GAME.options[1:]:
        assert f"<dt>{option.title}</dt>" in text
    assert "Philip Shoptaugh" in text


def test_the_emblem_is_a_line() -> None:
    emblem = FIGURE.emblem()
    assert (emblem.width, emblem.height) == (40.0, 40.0)
    assert emblem.touches() == ()
    assert [group.turn for group in emblem.groups() if group.turn] == [45.0]
