"""The rules pages: where there is room, pictures stand beside the text they belong to, and none upon another."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Page

from engine import GAMES
from tests.site.pages import visit

WIDTH: Final = 1280
HEIGHT: Final = 800
PIXEL: Final = 1.0
FIGURES: Final = """() => [...document.querySelectorAll('.prose figure')].map(figure => {
    const isPicture = block => block.matches('.example, .examples, .wide');
    const sides = box => [box.left, box.top, box.right, box.bottom];
    let text = figure.closest('section > *').previousElementSibling;
    while (isPicture(text)) text = text.previousElementSibling;
    const boxes = [figure, text, figure.closest('section')].map(element => sides(element.getBoundingClientRect()));
    return [figure.querySelector('figcaption').textContent, ...boxes];
})"""
"""Of each picture its caption and the boxes of itself, of the text just before it, and of its section."""


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box) -> bool:
        """Whether they share more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > PIXEL and self.apart(other) < -PIXEL

    def apart(self, other: Box) -> float:
        """How far apart the two are up or down; less than nothing if they are side by side."""
        return max(self.top - other.bottom, other.top - self.bottom)

    def holds(self, other: Box) -> bool:
        return other.top >= self.top - PIXEL and other.bottom <= self.bottom + PIXEL


@pytest.mark.parametrize("slug", GAMES)
def test_every_picture_is_beside_its_text_and_none_upon_another(slug: str, page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    visit(page, f"{site_url}{slug}/rules.html")
    found = [(caption, *(Box(*box) for box in boxes)) for caption, *boxes in page.evaluate(FIGURES)]
    assert found
    for (one, first, *_), (two, second, *_) in combinations(found, 2):
        assert not first.overlaps(second), (one, two)
    for caption, figure, text, section in found:
        assert section.holds(figure), caption
        assert figure.apart(text) < HEIGHT, caption
