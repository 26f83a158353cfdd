"""Options of sheets: one table, read alike from flags and forms, and refused in a sentence that names the culprit."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import GAMES
from generator.games import sheets_of
from generator.paper.options import COMMON, BadSheetOption, SheetOption, accepted, read_options
from generator.paper.sheet import parse_options

LINE = "a line of at most 20 letters"
TABLE = (
    SheetOption("seed", "text", "Seed", "", most=20, excludes=("blank",)),
    SheetOption("blank", "flag", "Blank", False, excludes=("seed",)),
    SheetOption("qr", "flag", "QR code", True),
    SheetOption("rows", "int", "Rows", 2, least=-1, most=9),
    SheetOption("name", "text", "Name", "", needs=("seed",)),
    *COMMON,
)
DEFAULTS = {
    "seed": "",
    "blank": False,
    "qr": True,
    "rows": 2,
    "name": "",
    "paper": "a4",
    "copies": 1,
    "low-ink": False,
    "link": "http://localhost:8000/",
}


@pytest.mark.parametrize(
    ("given", "changed"),
    [
        ({}, {}),
        ({"seed": "2026-07-05", "blank": "no"}, {"seed": "2026-07-05"}),
        ({"blank": "yes", "seed": ""}, {"blank": True}),
        ({"qr": "no", "rows": "-1", "copies": "50"}, {"qr": False, "rows": -1, "copies": 50}),
        ({"link": "https://example.org/paddock/"}, {"link": "https://example.org/paddock/"}),
        ({"paper": "letter", "low-ink": "yes"}, {"paper": "letter", "low-ink": True}),
    ],
)
def test_accepted(given: Mapping[str, str], changed: Mapping[str, object]) -> None:
    assert read_options(TABLE, given) == {**DEFAULTS, **changed}


@pytest.mark.parametrize(
    ("given", "name", "sentence"),
    [
        ({"sede": "1"}, "sede", "There is no option “sede”; the options are: " + ", ".join(DEFAULTS) + "."),
        ({"blank": "on"}, "blank", "“on” is not possible for “blank”: yes or no is accepted."),
        ({"paper": "A5"}, "paper", "“A5” is not possible for “paper”: a4 or letter is accepted."),
        ({"rows": "10"}, "rows", "“10” is not possible for “rows”: a whole number from -1 to 9 is accepted."),
        ({"copies": "1e1"}, "copies", "“1e1” is not possible for “copies”: a whole number from 1 to 50 is accepted."),
        ({"copies": "٣"}, "copies", "“٣” is not possible for “copies”: a whole number from 1 to 50 is accepted."),
        ({"seed": "x" * 21}, "seed", f"“{'x' * 21}” is not possible for “seed”: {LINE} is accepted."),
        ({"seed": "a\x1b[2J"}, "seed", f"“a?[2J” is not possible for “seed”: {LINE} is accepted."),
        ({"seed": "1", "blank": "yes"}, "seed", "“seed” and “blank” exclude each other."),
    ],
)
def test_refused(given: Mapping[str, str], name: str, sentence: str) -> None:
    with pytest.raises(BadSheetOption) as refusal:
        read_options(TABLE, given)
    assert (refusal.value.name, str(refusal.value)) == (name, sentence)


@pytest.mark.parametrize("link", ["ftp://x/", "javascript:alert(1)/", "https://x", "https:///x y/", 'https://x/"/'])
def test_links_that_are_none(link: str) -> None:
    with pytest.raises(BadSheetOption, match="begins with http"):
        read_options(TABLE, {"link": link})


def test_what_an_option_needs() -> None:
    with pytest.raises(BadSheetOption, match="“name” needs “seed” as well"):
        read_options(TABLE, {"name": "Ada"})
    assert read_options(TABLE, {"name": "Ada", "seed": "1"})["name"] == "Ada"


def test_a_huge_text_is_quoted_in_short() -> None:
    with pytest.raises(BadSheetOption) as refusal:
        read_options(TABLE, {"copies": "9" * 100_000})
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize("slug", GAMES)
def test_the_tables_of_all_games_are_sound(slug: str) -> None:
    for sheet in sheets_of(slug):
        names = [option.name for option in sheet.all_options]
        assert len(names) == len(set(names))
        for option in sheet.all_options:
            assert set(option.excludes) | set(option.needs) <= set(names)
            assert accepted(option)
            assert option.title
        defaults = {
            option.name: {True: "yes", False: "no"}.get(option.default, option.default)
            if option.kind == "flag"
            else str(option.default)
            for option in sheet.all_options
            if not (option.needs and option.default)
        }
        assert parse_options(sheet, {name: str(text) for name, text in defaults.items()}) == parse_options(sheet, {})
