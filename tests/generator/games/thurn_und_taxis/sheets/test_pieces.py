"""Carriages, tiles and houses to cut out: as many as the game has, with what it says of them."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.land import CARRIAGES, HOUSES
from engine.games.thurn_und_taxis.south import STACKS
from generator.paper.layout import PAPERS
from tests.generator.paper.printed import cards_of, made, texts

SLUG: Final = "thurn-und-taxis"
every_paper = pytest.mark.parametrize("paper", PAPERS)


@every_paper
def test_each_kind_takes_one_page(paper: str) -> None:
    titles = [page.title.removeprefix("Thurn und Taxis: ") for page in made(SLUG, "pieces", paper=paper, houses="yes")]
    assert titles == ["carriages", "tiles", "houses"]
    assert len(made(SLUG, "pieces", paper=paper)) == 2


@every_paper
def test_there_are_four_carriages_of_each_size_with_their_points(paper: str) -> None:
    page = made(SLUG, "pieces", paper=paper)[0]
    found = Counter(tuple(texts(card.items)) for card in cards_of(page))
    assert found == {(str(size), f"{points} points"): 4 for size, points in CARRIAGES.items()}
    assert found.total() == 20


@every_paper
def test_every_bonus_tile_is_there_with_its_points_and_what_it_is_for(paper: str) -> None:
    page = made(SLUG, "pieces", paper=paper)[1]
    found = Counter(tuple(sorted(texts(card.items))) for card in cards_of(page))
    names = {
        "length-5": ["route 5"],
        "length-6": ["route 6"],
        "length-7": ["route 7"],
        "everywhere": ["all"],
        "end": ["end"],
    }
    expected = Counter(
        tuple(sorted([str(value), *names.get(stack.name, stack.countries)]))
        for stack in STACKS
        for value in stack.values
    )
    assert found == expected
    assert found.total() == 30


@every_paper
def test_every_player_has_twenty_houses_with_the_letter_of_the_colour(paper: str) -> None:
    page = made(SLUG, "pieces", paper=paper, houses="yes")[2]
    found = Counter(text for card in cards_of(page) for text in texts(card.items))
    assert found == {colour[0]: HOUSES for colour in COLOURS}
    assert HOUSES == 20
