"""The helper that asks axe-core tells what is wrong, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.site.axe import violations

FAULTY = """<!doctype html><html lang="en"><title>Faulty</title><main><h1>Faulty</h1>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="color: #999; background: #fff">Pale</p></main></html>"""


@pytest.fixture
def bare(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def test_violations_name_the_rule_and_the_element(bare: Page) -> None:
    bare.set_content(FAULTY)
    found = dict(line.split(" ", 1) for line in violations(bare))
    assert set(found) == {"image-alt", "color-contrast"}
    assert "img: Element does not have an alt attribute" in found["image-alt"]
    assert "p: Element has insufficient color contrast" in found["color-contrast"]


def test_a_sound_page_has_none(bare: Page) -> None:
    bare.set_content("<!doctype html><html lang=en><title>Sound</title><main><h1>Sound</h1></main></html>")
    assert violations(bare) == []
