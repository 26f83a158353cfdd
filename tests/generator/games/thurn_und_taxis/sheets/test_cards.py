"""The cards to cut out: which there are, how large, and that every back is behind its front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from engine.games.thurn_und_taxis.south import COUNTRIES, SOUTH
from generator.drawing.page import BLEED, Box, Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Item, Line, Text
from generator.drawing.styles import FontRole
from generator.games.thurn_und_taxis.sheets.cards import HEIGHT, WIDTH
from generator.paper.layout import PAPERS
from generator.paper.sheet import BadSheetOption
from tests.generator.extent import boxes
from tests.generator.paper.backs import folded, printed_over
from tests.generator.paper.printed import cards_of, made, place, texts

SLUG: Final = "thurn-und-taxis"
CITIES: Final = {city: country.name for country in COUNTRIES for city in country.cities}
OFFICIALS: Final = ("Amtmann", "Postmeister", "Postillion", "Wagner")
SLIP: Final = 1.4
"""Millimetres."""
every_paper = pytest.mark.parametrize("paper", PAPERS)


def is_back(card: Group) -> bool:
    """Backs have no words."""
    return not list(texts(card.items))


@every_paper
@pytest.mark.parametrize("backs", ["duplex", "fold", "none"])
def test_every_city_is_there_three_times_and_every_official_once(paper: str, backs: str) -> None:
    words = [
        list(texts(card.items)) for page in made(SLUG, "cards", paper=paper, backs=backs) for card in cards_of(page)
    ]
    found = Counter(word for card in words for word in card if word in CITIES or word in OFFICIALS)
    # A country's name is on its cards too: Salzburg is both.
    found["Salzburg"] -= 3 * 2
    assert found == {**dict.fromkeys(CITIES, 3), **dict.fromkeys(OFFICIALS, 1)}
    assert len([card for card in words if card]) == 66 + 4
    assert len(words) == (70 if backs == "none" else 140)


def test_a_card_names_its_country_and_has_as_many_roads_as_its_city() -> None:
    for page in made(SLUG, "cards", backs="none", officials="no"):
        for card in cards_of(page):
            country, city = texts(card.items)
            assert CITIES[city] == country
            dots = [item for item in card.items if getattr(item, "style", "") == "pip"]
            assert len(dots) == SOUTH.neighbours[SOUTH.card_of[city]].bit_count()


@pytest.mark.parametrize(("paper", "backs", "count"), [
    ("a4", "none", 8), ("a4", "duplex", 16), ("a4", "fold", 18),
    ("letter", "none", 9), ("letter", "duplex", 18), ("letter", "fold", 18),
])  # fmt: skip
def test_how_many_pages_it_takes_and_that_officials_need_none_of_their_own(paper: str, backs: str, count: int) -> None:
    assert len(made(SLUG, "cards", paper=paper, backs=backs)) == count
    if backs != "fold":
        assert len(made(SLUG, "cards", paper=paper, backs=backs, officials="no")) == count


@every_paper
@pytest.mark.parametrize("over", ["long", "short"])
def test_in_duplex_every_back_is_behind_its_front(paper: str, over: str) -> None:
    pages = made(SLUG, "cards", paper=paper, flip=over)
    for front, rear in zip(pages[::2], pages[1::2], strict=True):
        assert all(is_back(back) and not is_back(card) for card, back in printed_over(front, rear, over, WIDTH))


@every_paper
def test_folded_every_back_is_behind_its_front(paper: str) -> None:
    for page in made(SLUG, "cards", paper=paper, backs="fold"):
        assert all(is_back(back) and not is_back(card) for card, back in folded(page, WIDTH))


def test_the_offset_is_read_in_millimetres() -> None:
    usual, moved = made(SLUG, "cards"), made(SLUG, "cards", right="1.5", down="-0.4")
    assert [page.scene for page in usual[::2]] == [page.scene for page in moved[::2]]
    for page, other in zip(usual[1::2], moved[1::2], strict=True):
        for card, shifted in zip(cards_of(page), cards_of(other), strict=True):
            assert shifted.shift == (pytest.approx(card.shift[0] + 1.5), pytest.approx(card.shift[1] - 0.4))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"right": "6"}, "-5.9 to 5.9"),
        ({"down": "1.25"}, "at most one decimal"),
        ({"down": "one"}, "at most one decimal"),
        ({"backs": "fold", "flip": "short"}, "exclude each other"),
        ({"backs": "none", "right": "1"}, "exclude each other"),
        ({"backs": "both"}, "duplex or fold or none"),
    ],
)
def test_what_is_refused(given: dict[str, str], words: str) -> None:
    with pytest.raises(BadSheetOption, match=words):
        made(SLUG, "cards", **given)


@pytest.mark.parametrize("name", ["cards", "pieces"])
@pytest.mark.parametrize("given", [{}, {"map": "north"}, {"map": "north", "horses": "on"}])
def test_what_is_coloured_at_an_edge_goes_three_millimetres_over_it(
    name: str, given: Mapping[str, str], fonts: Mapping[FontRole, Path]
) -> None:
    """And what does not go over an edge keeps away from it, for scissors may slip."""
    names = register_fonts(fonts)
    for page in made(SLUG, name, **given):
        size = size_of(page)
        for card in cards_of(page):
            for item, box in boxes(card.items, names):
                assert all(way <= -SLIP or way >= BLEED - 1e-6 for way in ways_over(item, box, size)), item


def size_of(page: Page) -> tuple[float, float]:
    """Width and height of the cards of a page, from its trim and its crop marks."""
    lines = [item for item in page.scene.items if isinstance(item, Line) and item.style == "crop"]
    xs = sorted({round(line.a[0], 4) for line in lines if line.a[0] == line.b[0]})
    ys = sorted({round(line.a[1], 4) for line in lines if line.a[1] == line.b[1]})
    return xs[1] - xs[0], ys[1] - ys[0]


def ways_over(item: Item, box: Box, size: tuple[float, float]) -> Sequence[float]:
    """How far a shape reaches over each edge of a card; negative if it stays inside."""
    # Digits have no descenders.
    bottom = item.at[1] if isinstance(item, Text) and item.text.isdigit() else box.bottom
    return (-box.x, -box.y, box.right - size[0], bottom - size[1])


@every_paper
def test_marks_are_at_the_edges_of_every_card(paper: str) -> None:
    for page in made(SLUG, "cards", paper=paper):
        lines = [item for item in page.scene.items if isinstance(item, Line) and item.style == "crop"]
        xs = {round(line.a[0], 4) for line in lines if line.a[0] == line.b[0]}
        ys = {round(line.a[1], 4) for line in lines if line.a[1] == line.b[1]}
        points = [place(at, card) for card in cards_of(page) for at in ((0.0, 0.0), (WIDTH, HEIGHT))]
        assert {round(x, 4) for x, _y in points} == xs
        assert {round(y, 4) for _x, y in points} == ys
        assert size_of(page) == (pytest.approx(WIDTH), pytest.approx(HEIGHT))


def test_a_card_has_no_outline_that_scissors_would_miss() -> None:
    for page in made(SLUG, "cards"):
        for card in cards_of(page):
            for item in card.items:
                whole = (getattr(item, "width", 0.0), getattr(item, "height", 0.0))
                assert whole != (WIDTH, HEIGHT)
