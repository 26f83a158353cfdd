from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from generator.bench.pdf import pdf_ratio
from generator.bench.sheet import sheet_pages
from generator.build.bootstrap import ROOT
from generator.drawing.fonts import FACES
from generator.drawing.page import Box, Page
from generator.drawing.pdf import POINTS_PER_MM, register_fonts, write
from generator.drawing.scene import Group, Pad, Rect, Scene, Text
from generator.drawing.shared import SHARED
from generator.drawing.themes import PAPER_THEMES, ThemeName
from generator.games import LOOKS
from generator.paper.layout import MARGIN, PAPERS, blank, body_area, live_area, n_up, paginate
from generator.paper.poster import tile
from tests.generator.extent import outside
from tests.generator.pictures import HOSTILE, everything
from tests.generator.tools import run

Fonts = Mapping[str, Path]


def made(pages: tuple[Page, ...] | list[Page], fonts: Fonts, theme: ThemeName = "paper") -> bytes:
    return write(
        pages, LOOKS, title="Straße & “Ürün”", author="Paddock", lang="en", theme=theme, fonts=fonts, subject="Test"
    )


def sample(paper: str = "a4") -> tuple[Page, ...]:
    sheet = PAPERS[paper]
    area = body_area(sheet)
    large = Scene(300.0, 200.0, (Group(everything().items, shift=(150.0, 60.0)),))
    first = blank(sheet, (everything().placed((area.x, area.y)),), "First")
    return paginate([first, *tile(large, sheet, "Large")], sheet)


@pytest.fixture(scope="module", params=[(paper, theme) for paper in PAPERS for theme in PAPER_THEMES])
def printed(request: pytest.FixtureRequest, fonts: Fonts, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    paper, theme = request.param
    path = tmp_path_factory.mktemp("pdf") / f"{paper}-{theme}.pdf"
    path.write_bytes(made(sample(paper), fonts, theme))
    return paper, path


def test_qpdf_finds_no_fault(printed: tuple[str, Path]) -> None:
    assert "No syntax or stream encoding errors found" in run("qpdf", "--check", printed[1])


def test_boxes_are_exact(printed: tuple[str, Path]) -> None:
    paper, path = printed
    size = (PAPERS[paper].width * POINTS_PER_MM, PAPERS[paper].height * POINTS_PER_MM)
    reader = PdfReader(path)
    assert len(reader.pages) == 3
    for page in reader.pages:
        for name in ("/MediaBox", "/TrimBox"):
            assert [float(edge) for edge in page[name]] == pytest.approx([0, 0, *size], abs=1e-3)


def test_facts_of_the_document(printed: tuple[str, Path]) -> None:
    reader = PdfReader(printed[1])
    assert reader.metadata is not None
    assert reader.metadata.title == "Straße & “Ürün”"
    assert reader.metadata.author == "Paddock"
    assert reader.metadata.subject == "Test"
    root = reader.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert reader.pdf_header == "%PDF-1.4"


def test_every_font_is_an_embedded_subset(printed: tuple[str, Path]) -> None:
    rows = run("pdffonts", printed[1]).splitlines()[2:]
    assert rows
    for row in rows:
        assert re.search(r"^[A-Z]{6}\+Paddock-\w+\s+TrueType\s+\w+\s+yes yes yes", row), row


def test_text_can_be_extracted(printed: tuple[str, Path]) -> None:
    words = run("pdftotext", printed[1], "-")
    for expected in ("Straße 100 × 3 → Ürün", "page 1 of 3", "100 mm", "First", "A1", "A2"):
        assert expected in words
    first, _, last = (page.extract_text() for page in PdfReader(printed[1]).pages)
    assert "page 3 of 3" in last
    assert "Turned" in first
    assert "№ 7" in first


def test_nothing_lies_in_the_margins(fonts: Fonts) -> None:
    names = register_fonts(fonts)
    for paper in PAPERS:
        for page in sample(paper):
            assert outside(page, live_area(PAPERS[paper]), names) == []


def test_no_ink_in_the_margins(printed: tuple[str, Path], tmp_path: Path) -> None:
    """The same, seen by another program: pixels instead of shapes."""
    _paper, path = printed
    run("pdftoppm", "-r", "101.6", "-png", path, tmp_path / "page")  # 4 pixels a mm
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == 3
    for picture in pictures:
        with Image.open(picture) as image:
            grey = image.convert("L")
            box = ImageChops.invert(grey).getbbox()
        assert box is not None
        inset = MARGIN * 4 - 1
        assert box[0] >= inset
        assert box[1] >= inset
        assert box[2] <= grey.width - inset
        assert box[3] <= grey.height - inset


def test_same_pages_same_bytes(fonts: Fonts) -> None:
    assert made(sample(), fonts) == made(sample(), fonts)


def test_same_bytes_in_another_process_and_from_bytes(fonts: Fonts, tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from generator.drawing.fonts import pdf_fonts;"
        "from generator.drawing.pdf import write;"
        "from generator.bench.sheet import sheet_pages;"
        "f = {r: p.read_bytes() for r, p in pdf_fonts(Path(sys.argv[1])).items()};"
        "from generator.drawing.shared import SHARED;"
        "made = write(sheet_pages(2), SHARED, title='t', author='a', lang='en', theme='paper', fonts=f);"
        "Path(sys.argv[2]).write_bytes(made)"
    )
    out = tmp_path / "other.pdf"
    subprocess.run([sys.executable, "-c", code, str(fonts["text"].parent), str(out)], cwd=ROOT, check=True)
    here = write(sheet_pages(2), SHARED, title="t", author="a", lang="en", theme="paper", fonts=fonts)
    assert out.read_bytes() == here


def test_a_page_that_is_cut_has_trim_and_bleed(fonts: Fonts) -> None:
    trim = Box(20.0, 30.0, 100.0, 50.0)
    page = Page(Scene(210.0, 297.0, ()), trim=trim)
    (read,) = PdfReader(BytesIO(made([page], fonts))).pages
    millimetres = [float(edge) / POINTS_PER_MM for edge in read["/TrimBox"]]
    assert millimetres == pytest.approx([20.0, 217.0, 120.0, 267.0], abs=1e-3)
    millimetres = [float(edge) / POINTS_PER_MM for edge in read["/BleedBox"]]
    assert millimetres == pytest.approx([17.0, 214.0, 123.0, 270.0], abs=1e-3)


def test_pages_may_differ_in_size(fonts: Fonts) -> None:
    pages = [blank(PAPERS["a4"], ()), blank(PAPERS["a4"].turned(), ()), blank(PAPERS["letter"], ())]
    widths = [float(page.mediabox.width) / POINTS_PER_MM for page in PdfReader(BytesIO(made(pages, fonts))).pages]
    assert widths == pytest.approx([210.0, 297.0, 215.9], abs=1e-3)


@pytest.mark.parametrize("theme", PAPER_THEMES)
def test_every_style_can_be_printed(theme: ThemeName, fonts: Fonts) -> None:
    pages = [
        blank(
            PAPERS["a4"],
            (Rect((20, 20), 30, 20, style), Rect((60, 20), 30, 20, style, 2), Text((20, 60), "7", 5, style)),
        )
        for style in LOOKS.styles
    ]
    assert len(PdfReader(BytesIO(made(pages, fonts, theme))).pages) == len(LOOKS.styles)


def test_hostile_text_stays_text(fonts: Fonts) -> None:
    text = HOSTILE + " (a) \\ %%EOF endstream"
    reader = PdfReader(BytesIO(made([blank(PAPERS["a4"], (Text((20, 20), text, 4),), text)], fonts)))
    assert "endstream" in reader.pages[0].extract_text()


def test_a_pad_is_not_printed(fonts: Fonts) -> None:
    pad = Pad((10.0, 10.0), 20.0, 20.0, 2, 2, "cell", (0, 0), frozenset({(0, 0)}), "A pad", "feel")
    frame = Rect((5.0, 5.0), 30.0, 30.0, "box")
    assert made([Page(Scene(50.0, 50.0, (frame, pad)))], fonts) == made([Page(Scene(50.0, 50.0, (frame,)))], fonts)


def test_no_page_is_refused(fonts: Fonts) -> None:
    with pytest.raises(ValueError, match="at least one page"):
        made([], fonts)


def test_a_font_left_out_is_named(fonts: Fonts) -> None:
    some = {role: path for role, path in fonts.items() if role != "label"}
    with pytest.raises(KeyError, match="label"):
        made([blank(PAPERS["a4"], (Text((20, 20), "7", 5, "number"),))], some)
    assert "label" in FACES


def test_cards_leave_their_bleed_inside_the_live_area(fonts: Fonts) -> None:
    cells = [cell.grown(3.0) for cell in n_up(live_area(PAPERS["a4"]), 63.0, 88.0, bleed=3.0)]
    page = blank(PAPERS["a4"], [Rect((c.x, c.y), c.width, c.height, "card-back") for c in cells])
    assert outside(page, live_area(PAPERS["a4"]), register_fonts(fonts)) == []


@pytest.mark.slow("it measures how long drawing takes")
def test_drawing_costs_at_most_a_quarter_more_than_reportlab_alone(fonts: Fonts) -> None:
    assert pdf_ratio(fonts) >= 0.8
