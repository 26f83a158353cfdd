"""Why a step is refused: one sentence a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import IllegalAction
from engine.message import unchanged as _

SENTENCES: Final[Mapping[str, str]] = {
    "same-side": _("{post} and {other} are on the same side: a fence joins posts of different sides."),
    "fence-repeated": _("{fence} is already built."),
    "fence-through-bull": _("{fence} would run through the bull at column {column} row {row}."),
    "post-not-rolled": _("{post} is not on the roll: the dice show {dice}."),
    "no-pair": _("Two posts numbered {number} need two dice that show {number}; only one does."),
    "post-used-up": _("{post} has been used twice: no more fences end there."),
    "post-used-once": _("{post} has been used: only a pair of {number}s allows a second fence there."),
    "no-triple": _("{post} has been used: joining it to another {number} takes three dice that show {number}."),
    "no-fence-from": _("No fence is possible from {post} with {dice}."),
    "roll-first": _("Roll the dice first."),
    "already-rolled": _("The dice are rolled: build a fence or pass."),
    "bull-there": _("A bull already stands at column {column} row {row}: roll again."),
    "dice-values": _("Dice show 1 to 6: “{text}” does not fit."),
    "bull-values": _("A bull stands at a column and a row from 1 to 6: “{text}” does not fit."),
    "field-full": _("Field {field} holds {size} bulls, and all of them are there."),
    "no-bull": _("No bull stands at column {column} row {row}."),
    "no-fence": _("{fence} is not on the sheet."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])
