"""What can be said about a printable: one table from which come the flags, the help, the form and the checks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.message import unchanged as _
from generator.paper.layout import PAPERS

Kind: TypeAlias = Literal["flag", "choice", "text", "int"]
Value: TypeAlias = str | int | bool
Values: TypeAlias = Mapping[str, Value]

FLAGS: Final[Mapping[str, bool]] = {"yes": True, "no": False}
LONGEST: Final = 200


class SheetOption(NamedTuple):
    """One thing that can be said about a sheet.

    `name` is the flag without its dashes and the name of the form's field. `least` and `most` bound an int, and the
    length of a text. A text matches `pattern` completely, if there is one, and `accepted` says so in words. Options in
    `excludes` must keep their default when this one has not; those in `needs` must have been given when this one is.
    Without `form` it is for the command line alone.
    """

    name: str
    kind: Kind
    title: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = LONGEST
    help: str = ""
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    pattern: str = ""
    accepted: str = ""
    form: bool = True


class BadSheetOption(ValueError):
    """A refused option: its `name`, and a sentence that names what is wrong and what is accepted.

    The name is "" where several do not go together.
    """

    def __init__(self, name: str, sentence: str) -> None:
        self.name = name
        super().__init__(sentence)


COMMON: Final = (
    SheetOption("paper", "choice", _("Paper size"), next(iter(PAPERS)), choices=tuple(PAPERS)),
    SheetOption("copies", "int", _("Copies"), 1, least=1, most=50, help=_("how often every page is in the file")),
    SheetOption("low-ink", "flag", _("Save ink"), False, help=_("thin lines and no filled areas")),
    SheetOption(
        "link",
        "text",
        _("Address of the site"),
        "http://localhost:8000/",
        pattern=r"https?://[^\s<>\"]+/",
        accepted=_("an address that begins with http:// or https:// and ends with a slash"),
        help=_("where the site is hosted, for QR codes"),
        form=False,
    ),
)
"""What every sheet understands, whatever the game."""


def read_options(table: Sequence[SheetOption], given: Mapping[str, str]) -> dict[str, Value]:
    """Every option of the table with its value, defaults filled in.

    `given` holds texts as typed or sent by a form; a flag is "yes" or "no". Raises BadSheetOption.
    """
    known = {option.name: option for option in table}
    for name in given:
        if name not in known:
            raise BadSheetOption(name, f"There is no option “{name}”; the options are: {', '.join(known)}.")
    values = {
        option.name: read_value(option, given[option.name]) if option.name in given else option.default
        for option in table
    }
    for option in table:
        check_together(option, known, values, given)
    return values


def read_value(option: SheetOption, text: str) -> Value:
    """The value that the text means. Raises BadSheetOption."""
    value = READERS[option.kind](option, text)
    if value is None:
        raise BadSheetOption(
            option.name, f"“{shortened(text)}” is not possible for “{option.name}”: {accepted(option)} is accepted."
        )
    return value


def read_flag(_option: SheetOption, text: str) -> Value | None:
    """Yes or no."""
    return FLAGS.get(text)


def read_choice(option: SheetOption, text: str) -> Value | None:
    """One of a few words."""
    return text if text in option.choices else None


def read_int(option: SheetOption, text: str) -> Value | None:
    """A whole number within bounds."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        return None
    return int(text) if option.least <= int(text) <= option.most else None


def read_text(option: SheetOption, text: str) -> Value | None:
    """One printable line of a bounded length."""
    fits = option.least <= len(text) <= option.most and text.isprintable()
    return text if fits and (not option.pattern or re.fullmatch(option.pattern, text)) else None


READERS: Final = {"flag": read_flag, "choice": read_choice, "int": read_int, "text": read_text}


def accepted(option: SheetOption) -> str:
    """What the option takes, in words."""
    if option.accepted:
        return option.accepted
    words = {
        "flag": " or ".join(FLAGS),
        "choice": " or ".join(option.choices),
        "int": f"a whole number from {option.least} to {option.most}",
        "text": f"a line of at most {option.most} letters",
    }
    return words[option.kind]


def check_together(
    option: SheetOption, known: Mapping[str, SheetOption], values: Values, given: Mapping[str, str]
) -> None:
    """Raises BadSheetOption if the option does not go with the others."""
    name = option.name
    if values[name] != option.default:
        for other in option.excludes:
            if values[other] != known[other].default:
                raise BadSheetOption(name, f"“{name}” and “{other}” exclude each other.")
    if name in given and values[name]:
        for other in option.needs:
            if not values[other]:
                raise BadSheetOption(name, f"“{name}” needs “{other}” as well: {accepted(known[other])}.")


def shortened(text: str) -> str:
    """The text as it can be quoted in a sentence."""
    quoted = "".join(letter if letter.isprintable() else "?" for letter in text)
    return quoted if len(quoted) <= 40 else quoted[:39] + "…"
