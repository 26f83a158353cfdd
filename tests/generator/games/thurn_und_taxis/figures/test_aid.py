"""The player aid: nothing runs over its edge or over anything else, and its numbers are the game's."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine.games.thurn_und_taxis.board import OFFICIAL_NAMES
from engine.games.thurn_und_taxis.closing import barred
from engine.games.thurn_und_taxis.land import CARRIAGES, Land
from engine.games.thurn_und_taxis.north import NORTH
from engine.games.thurn_und_taxis.south import SOUTH
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Item, Text
from generator.drawing.styles import FontRole
from generator.games.thurn_und_taxis.figures.aid import HIGH, SAMPLES, WIDE, player_aid
from generator.games.thurn_und_taxis.figures.aid_words import PATTERNS, said, words_of
from generator.games.thurn_und_taxis.figures.wrap import paragraph, wrapped
from tests.generator.extent import boxes

EDGE = 2.0
LANDS = {"south": SOUTH, "north": NORTH, "horses": NORTH.with_horses}
NOTICE = "North Germany, own layout, with horses"
every_land = pytest.mark.parametrize("land", LANDS.values(), ids=LANDS.keys())


@pytest.fixture(scope="module")
def names(fonts: Mapping[FontRole, Path]) -> dict[str, str]:
    return register_fonts(fonts)


def texts(items: tuple[Item, ...]) -> list[str]:
    found = []
    for item in items:
        found += texts(item.items) if isinstance(item, Group) else [item.text] if isinstance(item, Text) else []
    return found


@every_land
@pytest.mark.parametrize("unit", [0.9, 1.0, 2.04])
def test_everything_keeps_clear_of_the_edge(unit: float, land: Land, names: Mapping[str, str]) -> None:
    scene = player_aid(land, unit, NOTICE)
    assert (scene.width, scene.height) == (WIDE * unit, HIGH * unit)
    for item, box in boxes(scene.items[1:], names):
        assert box.x >= EDGE * unit, item
        assert box.y >= EDGE * unit, item
        assert box.right <= (WIDE - EDGE) * unit, item
        assert box.bottom <= (HIGH - EDGE) * unit, item


@every_land
def test_no_words_lie_on_others(land: Land, names: Mapping[str, str]) -> None:
    found = [(item, box) for item, box in boxes(player_aid(land, 1.0, NOTICE).items, names) if isinstance(item, Text)]
    for (one, a), (other, b) in combinations(found, 2):
        across = min(a.right, b.right) - max(a.x, b.x)
        down = min(a.bottom, b.bottom) - max(a.y, b.y)
        assert min(across, down) < 0.25, (one, other)


@every_land
def test_every_sentence_of_the_rules_is_there(land: Land) -> None:
    words, rules = " ".join(texts(player_aid(land).items)), words_of(land)
    for msg in (*rules.turn, *rules.closing, *PATTERNS, *rules.tiles, *rules.end, *rules.officials.values()):
        assert said(msg) in words
        assert "{" not in said(msg)


@every_land
def test_every_stack_carriage_and_official_is_there_with_its_numbers(land: Land) -> None:
    words = texts(player_aid(land).items)
    for stack in land.stacks:
        if not stack.city:
            place = words.index(stack.title)
            assert words[place + 1].split() == [str(value) for value in stack.values]
    if land.free:
        assert words[words.index("Free cities, 1 each") + 1].split() == [city[0] for city in sorted(land.free)]
    assert [word for word in words if word in OFFICIAL_NAMES[1:]] == [*OFFICIAL_NAMES[1 : 4 if land.horses else 5]]
    worth = [word for word in words if word.startswith("= ")]
    assert worth == ([] if land.horses else [f"= {points}" for points in CARRIAGES.values()])
    assert set(map(str, CARRIAGES)) <= {*words} or land.horses


def test_only_what_is_played_with_horses_says_so() -> None:
    words = {name: " ".join(texts(player_aid(land).items)) for name, land in LANDS.items()}
    assert [name for name, said in words.items() if "horses" in said] == ["horses"]
    assert [name for name, said in words.items() if "Wagner" in said] == ["south", "north"]
    assert [name for name, said in words.items() if "ree cit" in said] == ["north", "horses"]
    assert [name for name, said in words.items() if "both its parts" in said] == ["north", "horses"]
    assert "6 cards at most" in words["horses"]
    assert "2 horses are there from the start" in words["horses"]


@every_land
def test_the_drawn_patterns_are_allowed_ones(land: Land) -> None:
    """And as many houses as the pattern lets one place on that route."""
    route, (spread, gathered) = SAMPLES[land.name]
    assert all((a, b) in land.roads or (b, a) in land.roads for a, b in pairwise(route))
    for chosen in (spread, gathered):
        assert {*chosen} <= {*route}
        free = [city for city in chosen if city in land.free]
        assert len(free) == (1 if land.free else 0)
        for city in chosen:
            others = land.among([other for other in chosen if other != city])
            assert not land.card_of[city] & barred(land, others)
    countries = [land.country_names[land.card_of[city]] for city in spread if city not in land.free]
    assert sorted(countries) == sorted({land.country_names[land.card_of[city]] for city in route} - {""})
    inside = [city for city in gathered if city not in land.free]
    assert len(inside) > 1
    assert len({land.country_names[land.card_of[city]] for city in inside}) == 1


def test_lines_are_no_wider_than_their_room(names: Mapping[str, str]) -> None:
    rules = words_of(NORTH.with_horses)
    sentence = " ".join(said(msg) for msg in (*rules.turn, *rules.closing, *rules.end, *rules.officials.values()))
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
