"""What holds for every page of the built site, whichever pages there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.site.axe import violations
from tests.site.pages import page_name, page_paths, visit
from tests.site.screens import LOOKS, SIZES, Size

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_in_every_look(page: Page, site_url: str, site_dir: Path, size: Size) -> None:
    """axe-core has nothing to say against it, nothing sticks out sideways, nothing goes wrong."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = []
    for path in page_paths(site_dir):
        visit(page, site_url + path)
        if page.evaluate(OVERFLOW) > 0:
            found.append(f"{page_name(path)}: wider than the screen")
        for name, look in LOOKS.items():
            page.emulate_media(**look)
            found += [f"{page_name(path)} in {name}: {line}" for line in violations(page)]
    assert found == []


def test_there_are_pages(site_dir: Path) -> None:
    assert page_paths(site_dir)[0] == ""
