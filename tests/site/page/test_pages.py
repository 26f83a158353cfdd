"""What holds for every page of the built site, whichever pages there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.site.axe import violations
from tests.site.pages import PARTS, page_name, page_paths, visit
from tests.site.screens import LOOKS, SIZES

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("part", PARTS)
def test_every_page_in_every_size_and_look(page: Page, site_url: str, site_dir: Path, part: str) -> None:
    """axe-core has nothing to say against it, nothing sticks out sideways, nothing goes wrong."""
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = []
    for path in page_paths(site_dir, part):
        visit(page, site_url + path)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate(OVERFLOW) > 0:
                found.append(f"{page_name(path)}: wider than the screen of {width}")
            for name, look in LOOKS.items():
                page.emulate_media(**look)
                found += [f"{page_name(path)}, {width} wide, in {name}: {line}" for line in violations(page)]
    assert found == []


def test_there_are_pages(site_dir: Path) -> None:
    assert page_paths(site_dir)[0] == ""
    assert sum(len(page_paths(site_dir, part)) for part in PARTS) == len(page_paths(site_dir))
    assert all(page_paths(site_dir, part) for part in PARTS)
