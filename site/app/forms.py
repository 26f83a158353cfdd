"""From what a form sends to what the table of options reads. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Mapping

from generator.options import FLAGS
from generator.sheets import Sheet

YES, NO = FLAGS


def form_values(sheet: Sheet, sent: Mapping[str, str]) -> dict[str, str]:
    """What the form says of every option of the sheet: an unticked box sends nothing and means no."""
    values = {}
    for option in sheet.all_options:
        if option.kind == "flag":
            values[option.name] = YES if option.name in sent else NO
        elif sent.get(option.name, "").strip():
            values[option.name] = sent[option.name].strip()
    return values
