"""Stored games and results: storage may hold anything, and nothing in it may stop the page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.table.records import (
    MOST_POINTS,
    MOST_RESULTS,
    Bar,
    Entry,
    Result,
    begun,
    read_entry,
    read_results,
    result_of,
    summary,
    with_result,
    write_entry,
    write_results,
)
from app.table.ways import way_of
from engine.game import Game, Rating
from engine.match import Match, setup
from tests.engine.toy import TOY, Toy

NOBODY = Result("g1", 50, "2026-11-30", "normal", False, True)
HOSTILE = (
    "",
    "null",
    "true",
    "7",
    "{}",
    "[]",
    "[",
    '"text"',
    "NaN",
    "[" * 100_000,
    "[" * 100_000 + "]" * 100_000,
    '{"a":' * 100_000 + "1" + "}" * 100_000,
    "9" * 10_000,
    "\x00",
    "\ud800",
    '{"save": 1, "time": "t"}',
    '{"save": "s", "time": null}',
    '{"save": "s"}',
    '[{"save": "s", "time": "t"}]',
    "<script>alert(1)</script>",
)


class Rated(Toy):
    """The toy with a table of ratings."""

    ratings = (Rating(0, "low"), Rating(10, "middle"), Rating(20, "high"))


RATED = Rated()


def scored(*scores: int, rated: bool = True) -> list[Result]:
    return [NOBODY._replace(id=f"g{place}", score=score, rated=rated) for place, score in enumerate(scores)]


def row(**changed: Any) -> dict[str, Any]:
    return {**NOBODY._asdict(), **changed}


def test_an_entry_survives_writing_and_reading() -> None:
    entry = Entry("g1", 'a save with "quotes"\nÜrün', "2026-11-30T10:00:00Z")
    assert read_entry("g1", write_entry(entry)) == entry
    assert read_entry("another", write_entry(entry)) == entry._replace(id="another")


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_no_entry_is_none(text: str) -> None:
    assert read_entry("g1", text) is None


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_no_list_of_results_is_empty(text: str) -> None:
    assert read_results(text) == []


def test_results_survive_writing_and_reading() -> None:
    results = [NOBODY, NOBODY._replace(id="Ü", score=-3, way="by hand", undo=True, rated=False)]
    assert read_results(write_results(results)) == results
    assert read_results(None) == []


@pytest.mark.parametrize(
    "bad",
    [
        row(score=True),
        row(score=1.0),
        row(score="50"),
        row(score=None),
        row(score=10**400),
        row(score=-(10**400)),
        row(score=MOST_POINTS + 1),
        row(undo=1),
        row(rated="yes"),
        row(id=5),
        row(day=None),
        row(way=["normal"]),
        {"id": "g1"},
        ["g1", 50, "", "", False, True],
        None,
        7,
    ],
)
def test_a_row_that_is_no_result_is_left_out_alone(bad: object) -> None:
    results = read_results(json.dumps([bad, row(), bad]))
    assert results == [NOBODY]
    assert summary(RATED, results).games == 1


def test_what_a_row_has_besides_is_forgotten() -> None:
    assert read_results(json.dumps([row(more="x")])) == [NOBODY]


def test_a_nested_row_empties_the_list_and_harms_nothing() -> None:
    text = json.dumps([row()])[:-1] + ',{"id":' + "[" * 5000 + "]" * 5000 + "}]"
    assert read_results(text) == []


def test_brackets_in_a_text_are_no_nesting() -> None:
    entry = Entry("g1", "[" * 1000 + '\\"{', "t")
    assert read_entry("g1", write_entry(entry)) == entry


def test_a_game_has_one_result_the_latest() -> None:
    first, other, again = NOBODY, NOBODY._replace(id="g2"), NOBODY._replace(score=70)
    results = with_result(with_result(with_result([], first), other), again)
    assert results == [other, again]
    assert with_result(results, again) == results


def test_the_oldest_results_are_dropped() -> None:
    many = scored(*range(MOST_RESULTS))
    kept = with_result(many, NOBODY._replace(id="new"))
    assert len(kept) == MOST_RESULTS
    assert (kept[0], kept[-1].id) == (many[1], "new")
    assert len(with_result(many, many[0])) == MOST_RESULTS


def test_results_given_are_not_changed() -> None:
    results = [NOBODY]
    with_result(results, NOBODY._replace(score=1))
    assert results == [NOBODY]


def test_no_results() -> None:
    assert summary(RATED, []) == (0, 0, None, None, 0, (Bar("low", 0, 0), Bar("middle", 0, 0), Bar("high", 0, 0)), ())
    assert summary(TOY, scored(3)).bars == ()


def test_best_and_mean_are_of_rated_results() -> None:
    found = summary(RATED, [*scored(4, 15, 8), *scored(99, 100, rated=False)])
    assert (found.games, found.rated, found.best, found.mean) == (5, 3, 15, 9.0)


def test_undo_is_counted_among_rated_results() -> None:
    results = [*scored(1, 2), *(result._replace(undo=True) for result in scored(3, 4))]
    results.append(NOBODY._replace(undo=True, rated=False))
    assert summary(RATED, results).undone == 2


def test_the_histogram_counts_by_rating() -> None:
    bars = summary(RATED, scored(0, 9, 10, 19, 19, 20, 500, 501, 502, 503, -4)).bars
    assert [(bar.title, bar.games) for bar in bars] == [("low", 2), ("middle", 3), ("high", 5)]


def test_a_bar_is_as_long_as_its_share_and_never_nothing() -> None:
    bars = summary(RATED, scored(*[0] * 1, *[10] * 50, *[20] * 100)).bars
    assert [bar.tenths for bar in bars] == [1, 5, 10]
    assert [bar.tenths for bar in summary(RATED, scored(10)).bars] == [0, 10, 0]


@pytest.mark.parametrize(
    ("seed", "by_hand", "way"),
    [
        ("anything", False, "normal"),
        ("daily-2026-11-30", False, "daily"),
        ("daily-2026-11-30", True, "by hand"),
        ("not daily-2026-11-30", False, "normal"),
    ],
)
def test_the_way_of_a_match(seed: str, by_hand: bool, way: str) -> None:
    assert way_of(Match(setup(TOY, seed, by_hand=by_hand))).kept == way


def test_the_way_of_a_tool() -> None:
    class Tool(Toy):
        slug = "toy/tool"

    assert way_of(Match(setup(Tool(), "daily-2026-11-30"))).kept == "tool"


@pytest.mark.parametrize(("game", "rated"), [(TOY, False), (RATED, True)])
def test_the_result_of_a_match(game: Game, rated: bool) -> None:
    match = Match(setup(game, "daily-2026-11-30"))
    match.play_text("step")
    match.undo()
    match.play_text("stop")
    assert result_of("g9", match, "2026-12-01") == Result("g9", 0, "2026-12-01", "daily", True, rated)


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_match_is_begun_with_the_first_decision(by_hand: bool) -> None:
    match = Match(setup(TOY, "seed", by_hand=by_hand))
    assert not begun(match)
    match.play_text("step")
    assert begun(match)
    match.undo()
    assert not begun(match)
