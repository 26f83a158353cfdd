"""The rules on one page: words keep clear of pictures and of each other."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest

from generator.drawing.page import Box
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Text
from generator.drawing.styles import FontRole
from generator.games.taurus.figures import FIGURE, aid
from generator.language import gettext as _
from generator.paper.layout import PAPERS
from tests.generator.extent import boxes
from tests.generator.games.taurus.sheets.shapes import SLUG, placed
from tests.generator.paper.printed import made, texts

every_paper = pytest.mark.parametrize("paper", PAPERS)


@every_paper
def test_nothing_said_lies_on_a_picture_or_on_other_words(paper: str, fonts: Mapping[FontRole, Path]) -> None:
    (page,) = made(SLUG, "aid", paper=paper)
    (outer,) = (item for item in page.scene.items if isinstance(item, Group))
    names = register_fonts(fonts)
    words = [box for item, box in boxes([item for item in outer.items if isinstance(item, Text)], names)]
    pictures = []
    for group, (x, y) in placed(outer.items, "aid-.*"):
        scene = FIGURE.examples()[group.layer.removeprefix("aid-")].scene
        pictures.append(Box(x, y, scene.width, scene.height))
    assert len(pictures) == 8
    assert all(apart(one, other) > 0.0 for one in pictures for other in words)
    assert all(apart(one, other) > 2.0 for one, other in combinations(pictures, 2))
    assert all(apart(one, other) > -0.5 for one, other in combinations(words, 2))


def apart(one: Box, other: Box) -> float:
    return max(other.x - one.right, one.x - other.right, other.y - one.bottom, one.y - other.bottom)


def test_every_topic_is_there_with_its_picture_and_all_its_words() -> None:
    (page,) = made(SLUG, "aid")
    said = " ".join(texts(page.scene.items))
    assert said.count("Taurus") == 1
    for row in aid.ROWS:
        for topic in (row.left, row.right):
            assert _(topic.words) in said
            assert FIGURE.examples()[topic.picture].scene.height == row.high
    assert _(aid.SET_UP) in said
    assert _(aid.END) in said
    ((scale, _at),) = placed(page.scene.items, "scale")
    assert " ".join(list(texts(scale.items))[3::2]) == "1 3 6 10 15 21 28 36 45 55 66 78"
