"""The rules to read aloud: large letters on one page, nothing over anything else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from engine.games.turi_tour.animals import KINDS, NAMES, feels_like
from engine.games.turi_tour.cards import READ_OUT, TASKS
from generator.drawing.page import Box
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Text
from generator.drawing.styles import FontRole
from generator.games.turi_tour.figures.aid import MARKED, TOLD
from generator.paper.layout import PAPERS, body_area
from tests.generator.extent import boxes
from tests.generator.paper.printed import made, texts

SLUG: Final = "turi-tour"
LARGE: Final = 3.8
"""Millimetres: nearly 11 point; what runs across the page has 14."""
every_paper = pytest.mark.parametrize("paper", PAPERS)


@every_paper
def test_words_do_not_lie_on_each_other(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    (page,) = made(SLUG, "aid", paper=paper)
    names = register_fonts(fonts)
    words = [(item, box) for item, box in boxes(page.scene.items, names) if isinstance(item, Text) and item.text != "?"]
    assert len(words) > 40
    for (one, here), (other, there) in combinations(words, 2):
        assert apart(here, there) > -0.6, (one.text, other.text)
    assert all(box.bottom <= body_area(PAPERS[paper]).bottom for _item, box in words)


def apart(one: Box, other: Box) -> float:
    """The gap between two boxes; less than nothing if they overlap."""
    across = max(other.x - one.right, one.x - other.right)
    down = max(other.y - one.bottom, one.y - other.bottom)
    return max(across, down)


@every_paper
def test_letters_are_large(paper: str) -> None:
    (page,) = made(SLUG, "aid", paper=paper)
    sizes = [item.size for group in page.scene.groups() for item in group.items if isinstance(item, Text)]
    assert min(sizes) >= LARGE
    (outer,) = (item for item in page.scene.items if isinstance(item, Group))
    running = [item.size for item in outer.items if isinstance(item, Text)]
    assert min(running) >= 5.0


def test_every_task_and_every_figure_is_there() -> None:
    (page,) = made(SLUG, "aid")
    told = " ".join(texts(page.scene.items))
    assert sorted(TOLD) == sorted(TASKS)
    layers = [group.layer.removeprefix("task-") for group in page.scene.groups() if group.layer]
    assert sorted(layers) == sorted(TASKS)
    for task in TASKS:
        assert READ_OUT[task] in told
        assert TOLD[task].title in told
        assert " ".join(TOLD[task].words.split()) in told
    for kind, name in enumerate(KINDS):
        assert NAMES[kind] in told
        assert all(feels_like(kind, part) in told for part in MARKED[name])
