"""Position texts: one line, written and read by a table of fields.

A game's `text.py` lists its fields in order, each with a name, a codec, and where its value stands in the state:

>>> from typing import NamedTuple
>>> class Heap(NamedTuple):
...     mover: int
...     stones: tuple[int, ...]
>>> LINE = Line(
...     Field("whose turn it is", one_of({"1": 0, "2": 1}), lambda heap: heap.mover),
...     Field("the stones", in_a_row(number(most=99)), lambda heap: heap.stones),
... )
>>> LINE.write(Heap(1, (3, 4, 5)))
'2 3,4,5'
>>> Heap(*LINE.read("2 3,4,5"))
Heap(mover=1, stones=(3, 4, 5))
>>> LINE.read("7 3,4,5")
Traceback (most recent call last):
engine.position_text.BadPosition: Whose turn it is: “7” is not possible here; it can be: 1, 2.

Position texts are promises: what once was written is read for ever. So fields are added at the end, and a codec may
come to read more, but never less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar

from engine.refusal import shortened

V = TypeVar("V")

NONE: Final = "-"
"""Stands where nothing is."""
LONGEST: Final = 8_000
"""Characters of a line, unless a game says otherwise."""
LONGEST_LIST: Final = 240
"""Characters of a list of names in a refusal, and how many are named where there are more."""
MOST_LISTED: Final = 8


class BadPosition(ValueError):
    """A position text that says no possible position; the sentence names the part at fault."""


class Codec(NamedTuple, Generic[V]):
    """How one kind of value is written, and read back: `read` raises BadPosition."""

    write: Callable[[V], str]
    read: Callable[[str], V]


class Field(NamedTuple):
    """One field of a line: what refusals call it, its codec, and its value in a state."""

    name: str
    codec: Codec[Any]
    value: Callable[[Any], Any]


class Line:
    """Fields parted by spaces, and at the end, where `each` is given, one more for each of so many players."""

    def __init__(
        self, *fields: Field, each: Field | None = None, players: range = range(1), longest: int = LONGEST
    ) -> None:
        self.fields = fields
        self.each = each
        self.players = players if each else range(1)
        self.longest = longest

    def write(self, state: Any) -> str:
        """The text of a position."""
        words = [field.codec.write(field.value(state)) for field in self.fields]
        if self.each:
            words += [self.each.codec.write(value) for value in self.each.value(state)]
        return " ".join(words)

    def read(self, text: str) -> list[Any]:
        """The values of the fields, and last, where there is one for each player, their list. Raises BadPosition."""
        words = text.split() if len(text) <= self.longest else []
        count = len(self.fields)
        players = words[count:]
        if len(words) < count or len(players) not in self.players:
            raise BadPosition(self._wanted(len(words)))
        values = [self._value(field, word) for field, word in zip(self.fields, words, strict=False)]
        if self.each:
            each = self.each
            values.append([self._value(each, word) for word in players])
        return values

    def _value(self, field: Field, word: str) -> Any:
        try:
            return field.codec.read(word)
        except BadPosition as refused:
            name = field.name[:1].upper() + field.name[1:]
            raise BadPosition(f"{name}: {refused}") from None

    def _wanted(self, found: int) -> str:
        names = ", ".join(field.name for field in self.fields)
        if self.each:
            names += f", and for each of {self.players[0]} to {self.players[-1]} players {self.each.name}"
        return f"A position has {len(self.fields)} parts, not {found}: {names}."


def refuse(text: str, what: str) -> NoReturn:
    """Raise BadPosition: the text is no such thing."""
    raise BadPosition(f"“{shortened(text)}” is no {what}.")


def one_of(table: Mapping[str, V]) -> Codec[V]:
    """A value by its name in a table; several names may stand for one value, of which the first is written."""
    names: dict[V, str] = {}
    for name, value in table.items():
        names.setdefault(value, name)

    def read(text: str) -> V:
        if text not in table:
            raise BadPosition(f"“{shortened(text)}” is not possible here; it can be: {_listed(table)}.")
        return table[text]

    return Codec(names.__getitem__, read)


def named(table: Mapping[str, V], what: str) -> Codec[V]:
    """A value by its name, in a table too long to be listed in a refusal, which says that the text is no `what`."""
    names = {value: name for name, value in table.items()}

    def read(text: str) -> V:
        return table[text] if text in table else refuse(text, what)

    return Codec(names.__getitem__, read)


def _listed(names: Iterable[str]) -> str:
    """The names in a row; of a long list the first ones, and how many there are."""
    every = list(names)
    listed = ", ".join(every)
    return (
        listed
        if len(listed) <= LONGEST_LIST
        else f"{', '.join(every[:MOST_LISTED])} and {len(every) - MOST_LISTED} more"
    )


def number(*, most: int) -> Codec[int]:
    """A whole number from 0 to `most`."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))) or int(text) > most:
            raise BadPosition(f"“{shortened(text)}” is no number from 0 to {most}.")
        return int(text)

    return Codec(str, read)


def optional(codec: Codec[V], none: str = NONE) -> Codec[V | None]:
    """A value, or nothing."""
    return Codec(
        lambda value: none if value is None else codec.write(value),
        lambda text: None if text == none else codec.read(text),
    )


def in_a_row(codec: Codec[V], mark: str = ",", *, empty: str = NONE, count: int | None = None) -> Codec[tuple[V, ...]]:
    """Values of one kind with a mark between them, as many as there are or exactly `count`."""

    def read(text: str) -> tuple[V, ...]:
        words = [] if text == empty else text.split(mark)
        if count is not None and len(words) != count:
            raise BadPosition(f"{count} entries are wanted, parted by “{mark}”, not {len(words)}.")
        return tuple(codec.read(word) for word in words)

    return Codec(lambda values: mark.join(map(codec.write, values)) or empty, read)


def side_by_side(mark: str, *codecs: Codec[Any]) -> Codec[tuple[Any, ...]]:
    """One value of each of these kinds with a mark between them."""

    def write(values: Sequence[Any]) -> str:
        return mark.join(codec.write(value) for codec, value in zip(codecs, values, strict=True))

    def read(text: str) -> tuple[Any, ...]:
        words = text.split(mark)
        if len(words) != len(codecs):
            raise BadPosition(f"{len(codecs)} entries are wanted, parted by “{mark}”, not {len(words)}.")
        return tuple(codec.read(word) for codec, word in zip(codecs, words, strict=True))

    return Codec(write, read)


def choices(*rows: Iterable[str]) -> Codec[tuple[str, ...]]:
    """One choice of each option, in their order, parted by dots."""
    return side_by_side(".", *(one_of({choice: choice for choice in row}) for row in rows))
