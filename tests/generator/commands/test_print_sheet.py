"""`build.py pdf`: flags from the table, one sentence for what is wrong, and a file that is whole or not there."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from engine import GAMES
from generator import cli
from generator.commands import print_sheet as print_job
from generator.paper.sheet import Sheet, SheetOption

GAME = next(iter(GAMES))
OWN = (
    SheetOption("seed", "text", "Seed", "", help="the same bulls 100% of the time", excludes=("blank",)),
    SheetOption("blank", "flag", "Blank sheet", False, excludes=("seed",)),
    SheetOption("qr", "flag", "QR code", True),
)
Printed = list[tuple[str, str, Mapping[str, object]]]


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Printed:
    """The jobs that reached `make_pdf`; the game has two sheets, and the current folder is empty."""
    module = ModuleType("fake")
    module.__dict__["SHEETS"] = (
        Sheet("score", "Score sheet", OWN, lambda job: [], "For tests."),
        Sheet("cards", "Cards", (), list, "For tests."),
    )
    jobs: Printed = []

    def make_pdf(slug: str, sheet: str, options: Mapping[str, object], *_rest: object) -> bytes:
        jobs.append((slug, sheet, options))
        return b"%PDF"

    monkeypatch.setitem(sys.modules, f"generator.games.{GAME.replace('-', '_')}.sheets", module)
    monkeypatch.setattr(print_job, "make_pdf", make_pdf)
    monkeypatch.setattr(print_job, "font_folder", lambda _root, _say: tmp_path)
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return jobs


def files() -> list[str]:
    return sorted(path.name for path in Path.cwd().iterdir())


def test_printed_under_the_games_name(printed: Printed) -> None:
    assert cli.main(["pdf", GAME]) == 0
    assert files() == [f"{GAME}.pdf"]
    assert Path(f"{GAME}.pdf").read_bytes() == b"%PDF"
    assert [(slug, sheet) for slug, sheet, _options in printed] == [(GAME, "score")]


def test_all_flags(printed: Printed) -> None:
    flags = ["--seed", "5", "--no-qr", "--paper", "letter", "--copies", "3", "--low-ink", "--out", "x.pdf"]
    assert cli.main(["pdf", GAME, *flags]) == 0
    assert files() == ["x.pdf"]
    assert printed[0][2] == {
        "seed": "5",
        "blank": False,
        "qr": False,
        "paper": "letter",
        "copies": 3,
        "low-ink": True,
        "link": "http://localhost:8000/",
    }


def test_another_sheet_has_its_own_flags(printed: Printed, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pdf", GAME, "--sheet", "cards", "--copies", "2"]) == 0
    assert printed[0][1] == "cards"
    assert cli.main(["pdf", GAME, "--sheet", "cards", "--seed", "2"]) == 2
    assert capsys.readouterr().err == f"Unrecognized arguments: --seed 2; see “build.py pdf {GAME} --help”.\n"


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--copies", "0"], "“0” is not possible for “copies”: a whole number from 1 to 50 is accepted."),
        (["--copies", "-3"], "“-3” is not possible for “copies”: a whole number from 1 to 50 is accepted."),
        (["--paper", "a5"], "“a5” is not possible for “paper”: a4 or letter is accepted."),
        (["--seed", "1", "--blank"], "“seed” and “blank” exclude each other."),
        (["--sheet", "map"], "There is no sheet “map”; the sheets are: score, cards."),
        (["--sede", "1"], "Unrecognized arguments: --sede 1;"),
        (["--seed"], "Argument --seed: expected one argument;"),
        (["stray"], "Unrecognized arguments: stray;"),
        (["--out", "."], "is a folder; name a file with --out."),
        (["--out", "missing/x.pdf"], "is not a folder."),
    ],
)
def test_refused(printed: Printed, capsys: pytest.CaptureFixture[str], flags: list[str], sentence: str) -> None:
    Path(f"{GAME}.pdf").write_text("the old one")
    assert cli.main(["pdf", GAME, *flags]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert printed == []
    assert files() == [f"{GAME}.pdf"]
    assert Path(f"{GAME}.pdf").read_text() == "the old one"


def test_a_disk_that_refuses_keeps_the_old_file(
    printed: Printed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_self: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    Path("x.pdf").write_text("the old one")
    monkeypatch.setattr(Path, "replace", refuse)
    assert cli.main(["pdf", GAME, "--out", "x.pdf"]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert files() == ["x.pdf"]
    assert Path("x.pdf").read_text() == "the old one"


def test_the_help_lists_every_option_once(printed: Printed, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["pdf", GAME, "--help"])
    text = " ".join(capsys.readouterr().out.partition("options:")[2].split())
    flags = ("--sheet NAME", "--seed TEXT", "--blank", "--qr", "--no-qr", "--paper a4|letter", "--copies N", "--out")
    for flag in flags:
        assert text.count(f" {flag} ") == 1, flag
    assert "100% of the time" in text
    assert printed == []
