from __future__ import annotations

import pytest

from engine.games.null_game import GAME
from generator.drawing.page import Page
from generator.games import sheet_named
from generator.games.null_game.figures.board import STONE
from generator.paper.layout import PAPERS
from generator.paper.sheet import SheetJob, parse_options


def printed(**given: str) -> Page:
    sheet = sheet_named(GAME.slug)
    (page,) = sheet.pages(SheetJob(parse_options(sheet, given)))
    return page


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_is_full_of_rows(paper: str) -> None:
    stones = [item for item in printed(paper=paper).scene.everything() if getattr(item, "style", "") == STONE]
    assert len(stones) % 12 == 0
    assert len(stones) // 12 >= 10


def test_rows_may_be_longer() -> None:
    stones = [item for item in printed(stones="15").scene.everything() if getattr(item, "style", "") == STONE]
    assert len(stones) % 15 == 0
