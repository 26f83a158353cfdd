"""Facts that a script, a picture or a style sheet has to repeat are the same there as in Python."""

from __future__ import annotations

import re

import pytest

from app.page.storage import THEME
from generator.build.bootstrap import ROOT
from generator.build.site import MANIFEST
from generator.drawing.themes import SCREEN_THEMES
from generator.games import LOOKS
from generator.paper.layout import PAPERS
from generator.paper.options import COMMON

STATIC = ROOT / "site" / "static"


def test_the_scripts_name_for_the_colours_chosen() -> None:
    assert re.findall(r'KEY = "(.*)"', (STATIC / "theme.js").read_text()) == [THEME]


def test_every_theme_of_the_screen_can_be_chosen() -> None:
    page = (ROOT / "templates" / "pages" / "base.html").read_text()
    select = page.partition('<select id="theme">')[2].partition("</select>")[0]
    assert re.findall(r'value="([^"]+)"', select) == ["auto", *SCREEN_THEMES]


@pytest.mark.parametrize("colour", sorted(set(re.findall("#[0-9a-f]{6}", (STATIC / "icon.svg").read_text()))))
def test_the_icon_has_the_colours_of_the_light_theme(colour: str) -> None:
    assert colour in {LOOKS.colour(role, "light") for role in ("ground", "wood", "wood-edge")}


def test_the_manifest_has_the_colours_of_the_page() -> None:
    assert (MANIFEST["background_color"], MANIFEST["theme_color"]) == ("#dfe1de", "#fcfcf9")


def test_every_paper_can_be_chosen() -> None:
    (paper,) = (option for option in COMMON if option.name == "paper")
    assert paper.choices == tuple(PAPERS)
