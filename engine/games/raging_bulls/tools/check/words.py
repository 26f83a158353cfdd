"""What is said of a sheet: what to mark next, what is wrong with it and what counts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.raging_bulls.tools.check.state import Sheet
from engine.message import Message
from engine.message import unchanged as _


def status(sheet: Sheet) -> Message:
    """What to mark next."""
    missing = sheet.size - len(sheet.bulls)
    values = {"field": sheet.letter, "missing": missing, "score": sheet.field.score}
    if missing > 0:
        return Message(_("Field {field}: mark where the bulls stand (still missing: {missing})."), values)
    return Message(_("Field {field}: mark the fences, two posts each. It scores {score}."), values)


def remarks(sheet: Sheet) -> Sequence[Message]:
    """Faults first, then what counts."""
    field = sheet.field
    said = [fault.reason for fault in sheet.faults]
    if len(sheet.bulls) > field.size:
        said.append(
            Message(
                _("Field {field} holds {size} bulls; there are {count} on the sheet."),
                {"field": field.letter, "size": field.size, "count": len(sheet.bulls)},
            )
        )
    isolated = Message(
        _("Isolated bulls: {isolated} of {size}, {points} points each."),
        {"isolated": sum(field.isolated), "size": field.size, "points": field.size},
    )
    unused = Message(_("Completed: {unused} unused posts count."), {"unused": field.unused})
    return (*said, isolated, unused) if field.completed else (*said, isolated)
