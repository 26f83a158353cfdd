"""From what a form sends to what the table of options reads. Pure: no page needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from generator.paper.options import FLAGS, SheetOption, Values
from generator.paper.sheet import Sheet

YES, NO = FLAGS
OFF, ON = "off", "on"
"""Choices that say nothing without their option's name."""
LONGEST_NAME: Final = 60
LONGEST_PART: Final = 20


def form_values(sheet: Sheet, sent: Mapping[str, str]) -> dict[str, str]:
    """What the form says of every option that counts: an unticked box sends nothing and means no."""
    idle = idle_options(sheet, sent)
    values = {}
    for option in sheet.all_options:
        text = said(option, sent)
        if text and option.form and option.name not in idle:
            values[option.name] = text
    return values


def said(option: SheetOption, sent: Mapping[str, str]) -> str:
    """The text that the form sent for an option; empty if nothing was said of it."""
    if option.kind == "flag":
        return YES if option.name in sent else NO
    return sent.get(option.name, "").strip()


def idle_options(sheet: Sheet, sent: Mapping[str, str]) -> frozenset[str]:
    """The options without effect as the form is filled in: one they need is not there, or another excludes them."""
    texts = {option.name: said(option, sent) for option in sheet.all_options}
    given = {name for name, text in texts.items() if text not in ("", NO)}
    changed = {option.name for option in sheet.all_options if texts[option.name] not in ("", usual(option))}
    barred = {other for option in sheet.all_options if option.name in changed for other in option.excludes}
    return frozenset(
        option.name
        for option in sheet.all_options
        if not given.issuperset(option.needs)
        or (option.name not in changed and (option.name in barred or not changed.isdisjoint(option.excludes)))
    )


def usual(option: SheetOption) -> str:
    """The default as a form sends it."""
    if option.kind == "flag":
        return YES if option.default else NO
    return str(option.default)


def file_name(slug: str, sheet: Sheet, values: Values) -> str:
    """A name that tells the PDF from others: what was chosen and what is not as usual, in letters and digits."""
    parts = [slug, sheet.slug]
    for option in sheet.all_options:
        value = values[option.name]
        if option.form and value != OFF and (option.kind == "choice" or value != option.default):
            parts.append(named(option, value)[:LONGEST_PART])
    stem = "-".join(re.sub("[^A-Za-z0-9]+", "-", part).strip("-") for part in parts)
    return re.sub("-+", "-", stem)[: LONGEST_NAME - len(".pdf")].strip("-") + ".pdf"


def named(option: SheetOption, value: str | int | bool) -> str:
    """One choice as a part of the name."""
    if option.kind == "flag":
        return option.name if value else f"no {option.name}"
    if value == ON:
        return option.name
    return f"{option.name} {value}" if option.kind == "int" else str(value)
