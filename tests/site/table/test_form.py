"""What the print form sends, as the sheet's table of options reads it."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from app.table.forms import file_name, form_values, idle_options
from engine import GAMES
from generator.games import sheets_of
from generator.paper.sheet import BadSheetOption, Sheet, SheetOption, parse_options

SHEET = Sheet(
    "score",
    "Score",
    (
        SheetOption("seed", "text", "Seed", "", excludes=("blank",)),
        SheetOption("blank", "flag", "Blank", False),
        SheetOption("qr", "flag", "Code", True),
        SheetOption("answer", "flag", "Answer", False, needs=("seed",)),
        SheetOption("dealt", "flag", "Dealt", True, needs=("seed",)),
        SheetOption("secret", "flag", "Secret", False, form=False),
    ),
    lambda _job: [],
    "For tests.",
)
UNTICKED = {"blank": "no", "qr": "no", "low-ink": "no"}


def test_an_unticked_box_means_no_even_if_yes_is_usual() -> None:
    assert form_values(SHEET, {}) == UNTICKED
    assert parse_options(SHEET, form_values(SHEET, {}))["qr"] is False


@pytest.mark.parametrize("value", ["on", "yes", "", "no"])
def test_a_ticked_box_means_yes_whatever_it_sends(value: str) -> None:
    assert form_values(SHEET, {"qr": value}) == {**UNTICKED, "qr": "yes"}


def test_texts_lose_the_spaces_round_them() -> None:
    assert form_values(SHEET, {"seed": "  two words \n", "copies": " 3"})["seed"] == "two words"
    assert parse_options(SHEET, form_values(SHEET, {"copies": " 3"}))["copies"] == 3


def test_an_empty_field_leaves_the_default() -> None:
    sent = {"seed": " ", "copies": "", "paper": ""}
    assert form_values(SHEET, sent) == UNTICKED
    options = parse_options(SHEET, form_values(SHEET, sent))
    assert (options["seed"], options["copies"], options["paper"]) == ("", 1, "a4")


def test_fields_that_no_option_knows_are_left_out() -> None:
    assert form_values(SHEET, {"sheet": "score", "__proto__": "x"}) == UNTICKED


def test_what_is_typed_is_still_checked() -> None:
    with pytest.raises(BadSheetOption, match="copies"):
        parse_options(SHEET, form_values(SHEET, {"copies": "1e9"}))
    with pytest.raises(BadSheetOption, match="exclude each other"):
        parse_options(SHEET, form_values(SHEET, {"seed": "5", "blank": "on"}))


@pytest.mark.parametrize("slug", GAMES)
def test_the_form_as_it_is_first_shown_asks_for_the_defaults(slug: str) -> None:
    for sheet in sheets_of(slug):
        ticked = [f"{option.name}=on" for option in sheet.all_options if option.kind == "flag" and option.default]
        sent = dict(parse_qsl("&".join(ticked)))
        assert parse_options(sheet, form_values(sheet, sent)) == parse_options(sheet, {})


@pytest.mark.parametrize(
    ("sent", "idle"),
    [
        ({}, {"answer", "dealt"}),
        ({"answer": "on", "seed": " "}, {"answer", "dealt"}),
        ({"seed": "5"}, {"blank"}),
        ({"blank": "on"}, {"seed", "answer", "dealt"}),
        ({"seed": "5", "blank": "on"}, set()),
    ],
)
def test_what_has_no_effect(sent: dict[str, str], idle: set[str]) -> None:
    assert idle_options(SHEET, sent) == idle
    assert not idle & set(form_values(SHEET, sent))


def test_what_needs_something_counts_once_it_is_there() -> None:
    assert form_values(SHEET, {"seed": "5"})["dealt"] == "no"
    assert parse_options(SHEET, form_values(SHEET, {"answer": "on"}))["answer"] is False
    assert parse_options(SHEET, form_values(SHEET, {"answer": "on", "seed": "5"}))["answer"] is True


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({}, "bulls-score-a4.pdf"),
        ({"seed": "Ox 7/../ü!", "paper": "letter"}, "bulls-score-Ox-7-letter.pdf"),
        ({"seed": "öäü"}, "bulls-score-a4.pdf"),
        ({"qr": "no", "copies": "3", "low-ink": "yes"}, "bulls-score-no-qr-a4-copies-3-low-ink.pdf"),
        ({"secret": "yes", "link": "https://example.org/"}, "bulls-score-a4.pdf"),
        ({"seed": "x" * 60}, f"bulls-score-{'x' * 20}-a4.pdf"),
    ],
)
def test_the_file_is_named_after_what_was_chosen(given: dict[str, str], name: str) -> None:
    assert file_name("bulls", SHEET, parse_options(SHEET, given)) == name


def test_a_switch_is_named_in_the_file_name_when_it_is_on() -> None:
    sheet = SHEET._replace(options=(SheetOption("horses", "choice", "Horses", "off", choices=("off", "on")),))
    for given, name in (({}, "bulls-score-a4.pdf"), ({"horses": "on"}, "bulls-score-horses-a4.pdf")):
        assert file_name("bulls", sheet, parse_options(sheet, given)) == name


def test_no_file_name_is_too_long() -> None:
    options = parse_options(SHEET, {"seed": "x" * 60, "answer": "yes", "copies": "50", "low-ink": "yes", "qr": "no"})
    name = file_name("long-in-title", SHEET, options)
    assert len(name) <= 60
    assert name.endswith(".pdf")


def test_choices_that_clash_are_refused_with_the_reason_of_the_sheet() -> None:
    sheet = SHEET._replace(
        clash=lambda values: "No code without a seed." if values["qr"] and not values["seed"] else ""
    )
    assert parse_options(sheet, form_values(sheet, {"qr": "on", "seed": "7"}))["seed"] == "7"
    with pytest.raises(BadSheetOption) as refused:
        parse_options(sheet, form_values(sheet, {"qr": "on"}))
    assert (refused.value.name, str(refused.value)) == ("", "No code without a seed.")
