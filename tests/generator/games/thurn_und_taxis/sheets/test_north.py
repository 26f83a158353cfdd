"""The North on paper, with carriages and with horses: how many of what, and that it is called our own layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from engine.games.thurn_und_taxis.land import CARRIAGES
from engine.games.thurn_und_taxis.north import COUNTRIES, FREE_CITIES, NORTH
from engine.games.thurn_und_taxis.options import SOUTH_WITH_HORSES
from generator.build.errors import BuildError
from generator.commands.print_sheet import print_sheet
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Polygon
from generator.drawing.styles import FontRole
from generator.games import sheets_of
from generator.games.thurn_und_taxis.figures.places import FREE_WORDS
from generator.paper.layout import MARGIN, PAPERS, paginate
from generator.paper.sheet import BadSheetOption, parse_options
from tests.generator.extent import boxes
from tests.generator.paper.printed import cards_of, made, texts

SLUG: Final = "thurn-und-taxis"
CITIES: Final = {city: country.name for country in COUNTRIES for city in country.cities}
SHEETS: Final = {sheet.slug: sheet for sheet in sheets_of(SLUG)}
WITH_HORSES: Final = tuple(
    slug for slug, sheet in SHEETS.items() if any(option.name == "horses" for option in sheet.options)
)
OFFICIALS: Final = ("Amtmann", "Postmeister", "Postillion", "Wagner")
every_paper = pytest.mark.parametrize("paper", PAPERS)
every_rules = pytest.mark.parametrize("horses", ["off", "on"])


# ---- what is chosen


def test_every_sheet_asks_for_the_map_and_those_that_differ_for_the_horses() -> None:
    assert all(any(option.name == "map" for option in sheet.options) for sheet in SHEETS.values())
    assert {*SHEETS} - {*WITH_HORSES} == {"map", "poster"}


@pytest.mark.parametrize("slug", WITH_HORSES)
def test_horses_on_the_south_are_refused_with_the_reason(slug: str) -> None:
    with pytest.raises(BadSheetOption) as refused:
        parse_options(SHEETS[slug], {"map": "south", "horses": "on"})
    assert str(refused.value) == SOUTH_WITH_HORSES
    assert parse_options(SHEETS[slug], {"map": "north", "horses": "on"})["horses"] == "on"


def test_the_command_line_says_the_reason_too(tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    with pytest.raises(BuildError) as refused:
        print_sheet(SLUG, ["--sheet", "cards", "--horses", "on", "--out", str(out)])
    assert SOUTH_WITH_HORSES in str(refused.value)
    assert not out.exists()


@every_paper
@pytest.mark.parametrize("slug", SHEETS)
def test_every_page_is_called_our_own_layout_beside_the_ruler(
    slug: str, paper: str, fonts: Mapping[FontRole, Path]
) -> None:
    names = register_fonts(fonts)
    houses = {"houses": "yes"} if slug == "pieces" else {}
    pages = paginate(made(SLUG, slug, paper=paper, map="north", **houses), PAPERS[paper])
    for page in pages:
        _rule, title, ruler, _count = page.scene.items[-4:]
        assert page.title.startswith("North, own layout: ")
        assert isinstance(ruler, Group)
        assert all(box.x >= MARGIN and box.right < ruler.shift[0] - 1.0 for _item, box in boxes([title], names))


# ---- cards


def faces(**given: str) -> list[tuple[list[str], Group]]:
    """The words of every card that is no back, with the card."""
    cards = [card for page in made(SLUG, "cards", map="north", **given) for card in cards_of(page)]
    return [(words, card) for card in cards if (words := list(texts(card.items)))]


@every_paper
@pytest.mark.parametrize("backs", ["duplex", "fold", "none"])
@every_rules
def test_every_city_is_there_three_times_and_every_official_once(paper: str, backs: str, horses: str) -> None:
    found = [words for words, _card in faces(paper=paper, backs=backs, horses=horses)]
    officials = OFFICIALS[: 3 if horses == "on" else 4]
    assert Counter(words[0] for words in found if words[0] in OFFICIALS) == Counter(officials)
    cities = Counter(words[1] for words in found if words[0] not in OFFICIALS)
    assert cities == dict.fromkeys(NORTH.names, 3)
    assert cities.total() == 69


@every_rules
def test_a_card_names_its_country_or_that_its_city_is_free(horses: str) -> None:
    for words, _card in faces(horses=horses, officials="no", backs="none"):
        assert words[0] == CITIES.get(words[1], FREE_WORDS)
        assert (words[1] in FREE_CITIES) is (words[0] == FREE_WORDS)


def test_each_city_has_a_card_with_one_two_and_three_horseshoes() -> None:
    found = faces(horses="on", officials="no", backs="none")
    for _city, three in groupby(found, key=lambda face: face[0][1]):
        numbers = [(words[2], shoes_on(card.items)) for words, card in three]
        assert numbers == [("1", 1), ("2", 2), ("3", 3)]
    assert not any(shoes_on(card.items) for _words, card in faces(officials="no", backs="none"))


def shoes_on(items: Sequence[object]) -> int:
    """Horseshoes are the only polygons in the colour of dots."""
    inner = sum(shoes_on(item.items) for item in items if isinstance(item, Group))
    return inner + sum(isinstance(item, Polygon) and item.style == "pip" for item in items)


def test_backs_tell_nothing() -> None:
    """Neither the city nor the horses: the top of the pile stays hidden (our reading)."""
    cards = [card for page in made(SLUG, "cards", map="north", horses="on") for card in cards_of(page)]
    backs = [card.items for card in cards if not list(texts(card.items))]
    assert len(backs) == 69 + 3
    assert all(items == backs[0] for items in backs)


@pytest.mark.parametrize(("paper", "horses", "count"), [
    ("a4", "off", 9), ("a4", "on", 8), ("letter", "off", 10), ("letter", "on", 9),
])  # fmt: skip
def test_how_many_sheets_it_takes(paper: str, horses: str, count: int) -> None:
    assert len(made(SLUG, "cards", paper=paper, horses=horses, map="north", backs="none")) == count


# ---- pieces


@every_paper
@every_rules
def test_each_kind_takes_one_page(paper: str, horses: str) -> None:
    pages = made(SLUG, "pieces", paper=paper, map="north", horses=horses, houses="yes")
    assert [page.title.rpartition(": ")[2] for page in pages] == ["carriages", "tiles", "houses"]


@every_paper
@every_rules
def test_there_are_thirty_nine_bonus_tiles(paper: str, horses: str) -> None:
    page = made(SLUG, "pieces", paper=paper, map="north", horses=horses)[1]
    found = Counter(tuple(sorted(texts(card.items))) for card in cards_of(page))
    words = {"everywhere": "all", "end": "end", **{f"length-{length}": f"route {length}" for length in range(5, 9)}}
    expected = Counter(
        tuple(sorted([str(value), *(stack.countries or [stack.city or words[stack.name]])]))
        for stack in NORTH.stacks
        for value in stack.values
    )
    assert found == expected
    assert found.total() == 39


def test_carriages_are_those_to_win_or_one_for_each_player_with_two_horses() -> None:
    found = {
        horses: Counter(
            tuple(texts(card.items)) for card in cards_of(made(SLUG, "pieces", map="north", horses=horses)[0])
        )
        for horses in ("off", "on")
    }
    assert found["off"] == {(str(size), f"{points} points"): 4 for size, points in CARRIAGES.items()}
    assert found["on"] == {("2", "2 horses"): 4}
    teams = cards_of(made(SLUG, "pieces", map="north", horses="on")[0])
    assert [shoes_on(card.items) for card in teams] == [2] * 4
