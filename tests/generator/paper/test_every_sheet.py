"""Every printable of every game, with each of its options: what paper asks for, whatever is printed on it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from engine import GAMES
from generator.drawing.fonts import pdf_fonts
from generator.drawing.page import Page
from generator.drawing.pdf import POINTS_PER_MM, register_fonts
from generator.drawing.scene import Group, Text
from generator.drawing.styles import FontRole
from generator.games import AUTHOR, LANGUAGE, make_pdf, sheet_named, sheets_of
from generator.paper.layout import MARGIN, PAPERS, body_of, live_area, paginate, sheet_of
from generator.paper.options import SheetOption, read_options
from generator.paper.sheet import Sheet, SheetJob, parse_options
from tests.generator.extent import boxes, outside
from tests.generator.ink import inked
from tests.generator.tools import run

Fonts = Mapping[FontRole, Path]
MOST_BYTES: Final = 600_000
PIXELS: Final = 4
"""To a millimetre, when a page is looked at."""


class Job(NamedTuple):
    """A sheet to print, with what is said of its options beside the defaults."""

    slug: str
    sheet: str
    given: tuple[tuple[str, str], ...]

    def options(self, **more: str) -> dict[str, str | int | bool]:
        named = {name.replace("_", "-"): value for name, value in more.items()}
        return parse_options(sheet_named(self.slug, self.sheet), {**dict(self.given), **named})

    def pages(self) -> Sequence[Page]:
        return sheet_named(self.slug, self.sheet).pages(SheetJob(self.options()))

    def paper(self) -> str:
        return str(self.options()["paper"])

    def __str__(self) -> str:
        return "-".join((self.slug, self.sheet, *(f"{name}={value}" for name, value in self.given)))


def others(option: SheetOption) -> Iterator[str]:
    """What can be said of an option that is not its default, as far as the table tells."""
    if option.kind == "flag":
        yield "no" if option.default else "yes"
    elif option.kind == "choice":
        yield from (choice for choice in option.choices if choice != option.default)
    elif option.kind == "int":
        yield from (str(bound) for bound in (option.least, option.most) if bound != option.default)


def jobs() -> Iterator[Job]:
    """Every sheet as it is by default, and with each option alone set to each other value, on each paper.

    Where that clashes, another option is set first so that it does not.
    """
    for slug in GAMES:
        for sheet in sheets_of(slug):
            for paper in PAPERS:
                usual = Job(slug, sheet.slug, (("paper", paper),))
                yield usual
                options = [option for option in sheet.options if not option.needs]
                changes = [(option.name, text) for option in options for text in others(option)]
                for change in changes:
                    ways = ((*usual.given, *first, change) for first in ((), *((other,) for other in changes)))
                    yield usual._replace(given=next(way for way in ways if not clashes(sheet, way)))


def clashes(sheet: Sheet, given: Sequence[tuple[str, str]]) -> bool:
    """Whether these do not go together, though each may be said."""
    return bool(sheet.clash(read_options(sheet.all_options, dict(given))))


JOBS: Final = tuple(jobs())
USUAL: Final = tuple(job for job in JOBS if len(job.given) == 1)
every_job = pytest.mark.parametrize("job", JOBS, ids=str)
usual_jobs = pytest.mark.parametrize("job", USUAL, ids=str)


@cache
def content_of(job: Job, folder: Path) -> bytes:
    return make_pdf(job.slug, job.sheet, job.options(), pdf_fonts(folder))


@pytest.fixture
def content(job: Job, font_files: Path) -> bytes:
    """The PDF of a job."""
    return content_of(job, font_files)


@pytest.fixture
def path(content: bytes, tmp_path: Path) -> Path:
    """The same as a file."""
    file = tmp_path / "sheet.pdf"
    file.write_bytes(content)
    return file


@every_job
def test_qpdf_finds_no_fault(path: Path, job: Job) -> None:
    assert "No syntax or stream encoding errors found" in run("qpdf", "--check", path)


@every_job
def test_boxes_are_exact(content: bytes, job: Job) -> None:
    paper = PAPERS[job.paper()]
    for page in PdfReader(BytesIO(content)).pages:
        size = (float(page.mediabox.width) / POINTS_PER_MM, float(page.mediabox.height) / POINTS_PER_MM)
        assert sorted(size) == pytest.approx(sorted((paper.width, paper.height)), abs=1e-3)
        for inner, outer in ((page.trimbox, page.bleedbox), (page.bleedbox, page.mediabox)):
            assert outer.left <= inner.left < inner.right <= outer.right
            assert outer.bottom <= inner.bottom < inner.top <= outer.top


@usual_jobs
def test_facts_of_the_document(content: bytes, job: Job) -> None:
    reader = PdfReader(BytesIO(content))
    assert reader.metadata is not None
    assert reader.metadata.title == f"{GAMES[job.slug].title}: {sheet_named(job.slug, job.sheet).title}"
    assert reader.metadata.author == AUTHOR
    root = reader.trailer["/Root"]
    assert root["/Lang"] == LANGUAGE
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"


@every_job
def test_every_font_is_an_embedded_subset(path: Path, job: Job) -> None:
    rows = run("pdffonts", path).splitlines()[2:]
    assert rows
    for row in rows:
        assert re.search(r"^[A-Z]{6}\+Paddock-\w+\s+TrueType\s+\w+\s+yes yes yes", row), row


@every_job
def test_every_word_can_be_taken_from_the_pdf(path: Path, job: Job) -> None:
    """Its own, the title, the number and the ruler's."""
    pages = paginate(job.pages(), PAPERS[job.paper()])
    printed = run("pdftotext", "-raw", path, "-").split("\f")[:-1]
    for number, (page, text) in enumerate(zip(pages, printed, strict=True), start=1):
        words = [*words_of(page), page.title, f"page {number} of {len(pages)}", "100 mm"]
        found = "".join(text.split())
        assert page.title
        assert [word for word in words if "".join(word.split()) not in found] == []


def words_of(page: Page) -> list[str]:
    """Every text on a page, but those of which a window may show a part alone."""
    items = [item for group in (page.scene, *page.scene.groups()) for item in group.items]
    return [item.text for item in items if isinstance(item, Text)]


@every_job
def test_nothing_reaches_into_the_margins(job: Job, fonts: Fonts) -> None:
    names = register_fonts(fonts)
    pages = job.pages()
    for page, numbered in zip(pages, paginate(pages, PAPERS[job.paper()]), strict=True):
        paper = PAPERS[job.paper()]
        assert outside(page, body_of(page, paper), names) == []
        assert outside(numbered, live_area(sheet_of(page, paper)), names) == []


@pytest.mark.slow("it prints sheets of many pages")
@usual_jobs
def test_no_ink_in_the_margins(path: Path, job: Job, tmp_path: Path) -> None:
    """The same, seen by another program: pixels instead of shapes."""
    run("pdftoppm", "-r", str(25.4 * PIXELS), "-gray", path, tmp_path / "page")
    pictures = sorted(tmp_path.glob("*.pgm"))
    assert pictures
    for picture in pictures:
        with Image.open(picture) as grey:
            box = ImageChops.invert(grey).getbbox()
        assert box is not None
        inset = MARGIN * PIXELS - 1
        assert min(box[0], box[1]) >= inset
        assert box[2] <= grey.width - inset
        assert box[3] <= grey.height - inset


@every_job
def test_low_ink_leaves_nearly_all_of_the_paper_white(job: Job) -> None:
    pages = job.pages()
    paper = sum(page.scene.width * page.scene.height for page in pages)
    assert sum(inked(pages, "low-ink")) < 0.05 * paper


@usual_jobs
def test_the_same_bytes_twice_and_others_with_less_ink(content: bytes, job: Job, font_files: Path) -> None:
    fonts = {role: path.read_bytes() for role, path in pdf_fonts(font_files).items()}
    assert make_pdf(job.slug, job.sheet, job.options(), fonts) == content
    assert make_pdf(job.slug, job.sheet, job.options(low_ink="yes"), fonts) != content


@every_job
def test_an_option_makes_a_difference(job: Job, font_files: Path) -> None:
    usual = job._replace(given=job.given[:-1] or job.given)
    assert (content_of(job, font_files) == content_of(usual, font_files)) is (job == usual or not_seen(job))


def not_seen(job: Job) -> bool:
    """Whether the option says something about a thing that is not there by default."""
    table = {option.name: option for option in sheet_named(job.slug, job.sheet).options}
    return any(name in {"blank", "qr"} and "seed" in table for name, _value in job.given)


@pytest.mark.slow("it prints sheets of many pages")
@usual_jobs
def test_copies_repeat_the_pages(content: bytes, job: Job, fonts: Fonts) -> None:
    copies = make_pdf(job.slug, job.sheet, job.options(copies="3"), fonts)
    once, thrice = (contents(file) for file in (content, copies))
    assert thrice == once * 3


def contents(file: bytes) -> list[bytes]:
    """What draws each page."""
    return [page.get_contents().get_data() for page in PdfReader(BytesIO(file)).pages]


@every_job
def test_files_are_small(content: bytes, job: Job) -> None:
    assert len(content) <= MOST_BYTES


@pytest.mark.parametrize("slug", GAMES)
def test_every_sheet_says_what_it_is_good_for(slug: str) -> None:
    sheets = sheets_of(slug)
    assert len({sheet.slug for sheet in sheets}) == len({sheet.title for sheet in sheets}) == len(sheets)
    assert all(re.fullmatch(r"[A-Z“].+\.", sheet.about) for sheet in sheets)


@usual_jobs
def test_titles_leave_the_ruler_free(job: Job, fonts: Fonts) -> None:
    names = register_fonts(fonts)
    for page in paginate(job.pages(), PAPERS[job.paper()]):
        _rule, title, ruler, _count = page.scene.items[-4:]
        assert isinstance(ruler, Group)
        assert ruler.layer == "ruler"
        assert all(box.right < ruler.shift[0] - 1.0 for _item, box in boxes([title], names))
