"""English sentences with named places, ready for gettext; the engine itself does not translate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Translate: TypeAlias = Callable[[str], str]
Values: TypeAlias = Mapping[str, object]

NO_VALUES: Values = MappingProxyType({})


def unchanged(msgid: str) -> str:
    """Mark a msgid for extraction, and translate nothing."""
    return msgid


class Message(NamedTuple):
    """A msgid such as "Take {count}" and what stands in its places; a value may itself be a Message."""

    msgid: str
    values: Values = NO_VALUES

    def text(self, translate: Translate = unchanged) -> str:
        """The sentence in the language of `translate`."""
        filled = {
            name: value.text(translate) if isinstance(value, Message) else value for name, value in self.values.items()
        }
        return translate(self.msgid).format_map(filled)

    def __str__(self) -> str:
        return self.text()
