from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generator.build.bootstrap import ROOT
from generator.build.fontshop import characters, make
from generator.build.npm import install_packages
from generator.build.progress import quiet
from generator.drawing.fonts import FACES, LICENCE_FILE, font_face_css, font_file, web_font_file
from generator.drawing.styles import FontRole
from generator.drawing.stylesheet import FONT_PROPERTIES, FONT_RULES
from generator.games import LOOKS

LETTERS = "AZaz09 ÄÖÜäöüßÉéÇçÑñŁłŐőŞşĞğİı “”‘’„–—…×−←↑→↓€№½"


@pytest.fixture(scope="module")
def node_modules() -> Path:
    return install_packages(ROOT, quiet)


def test_every_style_has_a_face() -> None:
    assert {row.font for row in LOOKS.styles.values()} <= set(FACES)
    assert set(FACES) == set(FONT_RULES)


@pytest.mark.parametrize("role", FACES)
def test_making_a_font_twice_gives_the_same_bytes(node_modules: Path, role: FontRole) -> None:
    assert make(node_modules, role) == make(node_modules, role)


def test_a_face_that_is_not_installed_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="Alegreya"):
        make(tmp_path, "text")


@pytest.mark.parametrize("role", FACES)
def test_fonts_have_the_letters_of_europe(font_files: Path, role: FontRole) -> None:
    for name in (font_file(role), web_font_file(role)):
        with TTFont(font_files / name) as font:
            assert {ord(letter) for letter in LETTERS} <= set(font.getBestCmap()), name
            assert set(font.getBestCmap()) <= characters()


@pytest.mark.parametrize("role", FACES)
def test_pdf_fonts_are_truetype_and_small(font_files: Path, role: FontRole) -> None:
    path = font_files / font_file(role)
    assert path.read_bytes()[:4] == b"\x00\x01\x00\x00"
    assert path.stat().st_size < 60_000
    assert (font_files / web_font_file(role)).stat().st_size < 30_000


def test_label_figures_are_equally_wide(font_files: Path) -> None:
    with TTFont(font_files / font_file("label")) as font:
        names = font.getBestCmap()
        assert len({font["hmtx"][names[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_small_capitals_stand_where_the_lower_case_was(font_files: Path) -> None:
    def height(role: FontRole, letter: str) -> int:
        with TTFont(font_files / font_file(role)) as font:
            top: int = font["glyf"][font.getBestCmap()[ord(letter)]].yMax
            return top

    assert abs(height("caps", "x") - height("caps", "l")) < 25  # all as high as each other
    assert height("text", "l") - height("text", "x") > 150
    assert height("caps", "x") < height("caps", "X")


def test_licence_goes_with_the_files(font_files: Path) -> None:
    text = (font_files / LICENCE_FILE).read_text(encoding="utf-8")
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert "The Alegreya Project Authors" in text
    assert "The Alegreya Sans Project Authors" in text


@pytest.mark.parametrize("role", FACES)
def test_files_keep_copyright_and_licence_inside(font_files: Path, role: FontRole) -> None:
    with TTFont(font_files / font_file(role)) as font:
        assert "Alegreya" in font["name"].getDebugName(0)
        assert "SIL Open Font License" in font["name"].getDebugName(13)


def test_css_names_existing_files_and_the_families_the_styles_use(font_files: Path) -> None:
    css = font_face_css("../fonts/")
    urls = re.findall(r'url\("\.\./fonts/([^"]+)"\)', css)
    assert len(urls) == len(FACES)
    assert all((font_files / url).is_file() for url in urls)
    families = set(re.findall(r'font-family:"([^"]+)"', css))
    assert families == {value.split('"')[1] for value in FONT_PROPERTIES.values()}
