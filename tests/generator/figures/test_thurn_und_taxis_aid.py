"""The player aid: nothing runs over its edge or over anything else, and its numbers are the game's."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine.thurn_und_taxis.board import OFFICIAL_NAMES
from engine.thurn_und_taxis.land import CARRIAGES
from engine.thurn_und_taxis.south import SOUTH
from generator.figures.thurn_und_taxis.aid import CHOSEN, HIGH, SAMPLES, WIDE, player_aid
from generator.figures.thurn_und_taxis.aid_words import CLOSING, END, OFFICIALS, PATTERNS, TILES, TURN, said
from generator.figures.thurn_und_taxis.wrap import paragraph, wrapped
from generator.pdf import register_fonts
from generator.scene import Group, Item, Text
from generator.styles import FontRole
from tests.generator.extent import boxes

EDGE = 2.0


@pytest.fixture(scope="module")
def names(fonts: Mapping[FontRole, Path]) -> dict[str, str]:
    return register_fonts(fonts)


def texts(items: tuple[Item, ...]) -> list[str]:
    found = []
    for item in items:
        found += texts(item.items) if isinstance(item, Group) else [item.text] if isinstance(item, Text) else []
    return found


@pytest.mark.parametrize("unit", [0.9, 1.0, 2.04])
def test_everything_keeps_clear_of_the_edge(unit: float, names: Mapping[str, str]) -> None:
    scene = player_aid(SOUTH, unit)
    assert (scene.width, scene.height) == (WIDE * unit, HIGH * unit)
    for item, box in boxes(scene.items[1:], names):
        assert box.x >= EDGE * unit, item
        assert box.y >= EDGE * unit, item
        assert box.right <= (WIDE - EDGE) * unit, item
        assert box.bottom <= (HIGH - EDGE) * unit, item


def test_no_words_lie_on_others(names: Mapping[str, str]) -> None:
    found = [(item, box) for item, box in boxes(player_aid(SOUTH).items, names) if isinstance(item, Text)]
    for (one, a), (other, b) in combinations(found, 2):
        across = min(a.right, b.right) - max(a.x, b.x)
        down = min(a.bottom, b.bottom) - max(a.y, b.y)
        assert min(across, down) < 0.25, (one, other)


def test_every_sentence_of_the_rules_is_there() -> None:
    words = " ".join(texts(player_aid(SOUTH).items))
    for msg in (*TURN, *CLOSING, *PATTERNS, *TILES, *END, *OFFICIALS.values()):
        assert said(msg) in words
        assert "{" not in said(msg)


def test_every_stack_carriage_and_official_is_there_with_its_numbers() -> None:
    words = texts(player_aid(SOUTH).items)
    for stack in SOUTH.stacks:
        place = words.index(stack.title)
        assert words[place + 1].split() == [str(value) for value in stack.values]
    for size, points in CARRIAGES.items():
        assert f"= {points}" in words
        assert str(size) in words
    assert all(name in words for name in OFFICIAL_NAMES[1:])


def test_the_drawn_patterns_are_allowed_ones() -> None:
    route = SAMPLES["south"]
    assert all((a, b) in SOUTH.roads or (b, a) in SOUTH.roads for a, b in pairwise(route))
    spread, gathered = ([SOUTH.country_names[SOUTH.card_of[city]] for city in cities] for cities in CHOSEN)
    on_route = {SOUTH.country_names[SOUTH.card_of[city]] for city in route}
    assert sorted(spread) == sorted(on_route)
    assert len(set(gathered)) == 1
    assert len(gathered) > 1
    assert all(city in route for cities in CHOSEN for city in cities)


def test_lines_are_no_wider_than_their_room(names: Mapping[str, str]) -> None:
    sentence = " ".join(said(msg) for msg in (*TURN, *CLOSING, *END, *OFFICIALS.values()))
    for room in (30.0, 45.0, 80.0):
        lines = paragraph(sentence, (0.0, 0.0), room, 2.5, 3.0)
        assert " ".join(line.text for line in lines) == sentence
        assert all(box.right <= room for _item, box in boxes(lines, names))
        assert [line.at[1] for line in lines] == [pytest.approx(3.0 * place) for place in range(len(lines))]
        longest = max(box.right for _item, box in boxes(lines, names))
        assert longest > 0.85 * room


def test_a_word_that_is_too_wide_has_a_line_of_its_own() -> None:
    assert list(wrapped("a donaudampfschifffahrt b", 10.0, 3.0)) == ["a", "donaudampfschifffahrt", "b"]
    assert list(wrapped("", 10.0, 3.0)) == []
