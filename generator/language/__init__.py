"""The language of everything a person reads. Msgids are English; a catalogue may be put in at the start."""

from __future__ import annotations

import gettext as catalogues

from engine.message import Message

_catalogue: catalogues.NullTranslations = catalogues.NullTranslations()


def use(catalogue: catalogues.NullTranslations) -> None:
    """Speak the language of this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


def gettext(msgid: str) -> str:
    """The msgid in the language in use."""
    return _catalogue.gettext(msgid) if msgid else ""


def ngettext(singular: str, plural: str, count: int) -> str:
    """The form for `count` in the language in use."""
    return _catalogue.ngettext(singular, plural, count)


def say(message: Message) -> str:
    """A message as a sentence in the language in use."""
    return message.text(gettext)
