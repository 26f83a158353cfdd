"""The rules page of Turi-Tour and its drawn examples against the game."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from app.page.templates import pages
from engine.games.turi_tour import GAME
from engine.games.turi_tour.actions import DROPS, NOBODY
from engine.games.turi_tour.animals import ANIMALS, EACH, KINDS, SPECIAL
from engine.games.turi_tour.board import is_wholly_on, islands_under
from engine.games.turi_tour.cards import CARDS, DECKS, READ_OUT, START_CARDS, TASKS, Card
from engine.games.turi_tour.sea import FIRST, LAST, TOO_NEAR, squared
from generator.build.bootstrap import ROOT
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Line, Polyline, Text
from generator.drawing.styles import FontRole
from generator.games import figure_of
from generator.games.turi_tour.figures.aid import MARKED, TOLD
from generator.games.turi_tour.figures.examples import (
    DROPPED,
    FELT,
    Drop,
    drawn,
    felt_on_the_way,
    is_right,
    position,
    spot_on,
)
from tests.generator.extent import boxes
from tests.generator.paper.printed import texts

VERDICTS: Final = {
    "on-resort": "Well done! The rabbit stands on its resort.",
    "half-in-water": "Well done! The rabbit stands half in the water, but on its resort.",
    "in-water": "What a shame. The rabbit stands in the water.",
    "wrong-resort": "What a shame. The rabbit stands on another resort than its own.",
    "falls": "What a shame. Another figure has fallen over.",
    "farmer": "Well done! The farmer takes the largest group home.",
}
every_drop = pytest.mark.parametrize("name", DROPPED)


def place_of(row: Drop) -> tuple[int, int]:
    return spot_on(row.island - 1, row.place)


@every_drop
def test_an_example_says_what_the_game_says(name: str) -> None:
    row = DROPPED[name]
    state = position(row)
    action = DROPS[place_of(row)]
    assert str(state.consequence(action)) == VERDICTS[name]
    right = VERDICTS[name].startswith("Well done!")
    assert row.caption.startswith("Correct:" if right else "Not correct:")
    assert is_right(row) is right
    assert state.after(action).won == (int(right), 0)


@every_drop
def test_a_tick_or_a_cross_is_drawn_for_it(name: str) -> None:
    scene = drawn()[name].scene
    ticks = [item for item in scene.items if isinstance(item, Polyline) and item.style == "line-strong"]
    crosses = [item for item in scene.items if isinstance(item, Line) and item.style == "trace-cross"]
    assert (len(ticks), len(crosses)) == ((1, 0) if is_right(DROPPED[name]) else (0, 2))


@every_drop
def test_a_figure_lies_down_only_if_it_falls(name: str) -> None:
    lying = [group for group in drawn()[name].scene.groups() if group.turn]
    near = [
        figure
        for figure in position(DROPPED[name]).figures
        if squared(figure.spot, place_of(DROPPED[name])) <= TOO_NEAR
    ]
    assert len(lying) == len(near) == (name == "falls")


@every_drop
def test_an_example_can_stand_on_a_table(name: str) -> None:
    """Between turns every figure is wholly on the resort of its kind, and none leans on another."""
    state = position(DROPPED[name])
    for figure in state.figures:
        assert is_wholly_on(figure.spot, state.chips.index(figure.kind), 0)
        assert all(other == figure or squared(other.spot, figure.spot) > TOO_NEAR for other in state.figures)
    assert GAME.from_text(state.to_text()).figures == state.figures


def test_half_in_the_water_is_neither_wholly_in_nor_wholly_out() -> None:
    row = DROPPED["half-in-water"]
    assert islands_under(place_of(row), 0) == {row.island - 1}
    assert not is_wholly_on(place_of(row), row.island - 1, 0)
    assert islands_under(place_of(DROPPED["in-water"]), 0) == set()


def test_the_farmer_takes_all_that_stand_there() -> None:
    row = DROPPED["farmer"]
    assert position(row).after(DROPS[place_of(row)]).figures == ()
    assert len(row.others) == 3
    assert "All three" in row.caption


def test_a_fingertip_comes_from_the_sea_and_meets_the_figure_last() -> None:
    found = felt_on_the_way()
    assert found[:3] == ("water", "a border strip", "an island")
    assert found[3] == "something with long legs and a long neck"
    assert FELT[1] == "horse"
    caption = drawn()["felt"].caption
    assert [caption.index(words) for words in found] == sorted(caption.index(words) for words in found)


def test_cards_are_shown_with_what_is_read_out() -> None:
    assert sorted(TOLD) == sorted(TASKS)
    for task in TASKS:
        shown = " ".join(texts(drawn()[f"card-{task}"].scene.items))
        assert READ_OUT[task] in shown


def test_all_figures_are_shown_with_what_tells_them_apart() -> None:
    words = " ".join(texts(drawn()["figures"].scene.items))
    assert list(MARKED) == list(KINDS)
    for kind, name in enumerate(KINDS):
        assert name in words
        for part in MARKED[name]:
            assert (kind, part) in SPECIAL
    assert "four of each" in drawn()["figures"].caption
    assert EACH == 4


def test_no_example_can_be_touched() -> None:
    assert all(example.scene.touches() == () for example in drawn().values())


def test_letters_keep_to_their_pictures(fonts: Mapping[FontRole, Path]) -> None:
    names = register_fonts(fonts)
    for example in drawn().values():
        for item, box in boxes(example.scene.items, names):
            if isinstance(item, Text):
                assert box.x >= 0.5, item.text
                assert box.right <= example.scene.width - 0.5, item.text
                assert box.bottom <= example.scene.height, item.text


# ---- the page


@cache
def page() -> tuple[str, tuple[str, ...]]:
    """The rules page's words, and the names of the examples that it shows."""
    shown: list[str] = []

    def example(name: str) -> str:
        shown.append(name)
        return ""

    text = pages(ROOT / "templates").get_template("rules/turi-tour.html").render(example=example, game=GAME)
    return text, tuple(shown)


def words() -> str:
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", page()[0]).split()))


def test_the_rules_show_every_example_once() -> None:
    assert sorted(page()[1]) == sorted(drawn()) == sorted(figure_of(GAME.slug).examples())


NUMBER_WORDS: Final = {4: "four", 6: "six", 8: "eight"}


def test_numbers_are_those_of_the_game() -> None:
    text = words()
    full = dict(zip(CARDS, DECKS["full"], strict=True))
    lighter = dict(zip(CARDS, DECKS["lighter"], strict=True))
    turns = full[Card("turn")]
    assert f"Of the {sum(full.values())} task cards the {NUMBER_WORDS[turns]} that turn the board" in text
    assert f"From the other {sum(full.values()) - turns}" in text
    (each,) = [option.default for option in GAME.options if option.name == "cards"]
    assert f"{NUMBER_WORDS[int(each)]} for each player make the stack" in text
    assert f"Of {NUMBER_WORDS[len(START_CARDS['double'])]} start cards" in text
    assert {len(card.kinds) for cards in START_CARDS.values() for card in cards} == {5}
    assert {max(Counter(card.kinds).values()) for card in START_CARDS["double"]} == {2}
    for deck, line in (
        (full, "24 for holidays, four for each kind, and six each for counting"),
        (lighter, "or 18 for holidays and 12 for counting"),
    ):
        holiday = sum(deck[Card("holiday", kind)] for kind in ANIMALS)
        count = sum(deck[Card("count", kind)] for kind in ANIMALS)
        assert line in text
        assert str(holiday) in line
        assert str(count) in line or (count == 6 and "six each" in line)
    assert f"two numbers from {FIRST} to {LAST}" in text


SAMPLES: Final = {
    "look": ("glasses",),
    "feel": ("stroke ears", "feel 31 42", "say rabbit"),
    "sourpuss": ("ask rabbit",),
    "placing": ("drop 31 42",),
    "counting": ("count 3",),
    "homesick": ("take 31 42", "none"),
    "chips": ("chip rabbit 3",),
    "start": ("start 2",),
    "cards": ("card holiday rabbit", "card farmer", "card sourpuss", "card turn"),
}


def test_the_notation_is_explained_in_words_that_the_game_reads() -> None:
    text, _shown = page()
    state = position(DROPPED["on-resort"])
    listed = re.findall(r"<tr><td>([^<]+)</td>", text)
    for samples in SAMPLES.values():
        for sample in samples:
            assert str(state.read(sample)) == sample
            assert sample in listed or sample in text
    assert {sample.split()[0] for sample in listed} == {
        sample.split()[0] for samples in SAMPLES.values() for sample in samples
    }


def test_every_option_is_explained() -> None:
    text, _shown = page()
    for option in GAME.options:
        assert f"<dt>{option.title}</dt>" in text


def test_the_page_tells_how_the_dark_is_felt() -> None:
    told = words()
    for way in ("finger", "mouse", "arrow keys", "Shift", "screen reader", "Read aloud", "Sounds", "Vibration"):
        assert way in told
    for label in ("Put it down here", "Lift it off", str(NOBODY.message).strip("“”")):
        assert f"“{label}”" in told
    for designer in ("Alessandro Zucchini", "Selecta"):
        assert designer in told
    assert 'href="print.html"' in page()[0]
