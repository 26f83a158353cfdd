"""A stored game as a row of a list."""

from __future__ import annotations

from typing import Final

from app.records import Entry, way_of
from engine.message import unchanged as msgid
from engine.saving import BadSave, open_save
from generator.i18n import gettext as _

WAYS: Final = {"normal": "", "daily": msgid("daily"), "by hand": msgid("by hand"), "tool": ""}


def game_row(entry: Entry, base: str, current: str, slug: str = "") -> dict[str, object] | None:
    """A stored game as a row of a list, `base` leading to the site's root; None if it is another's or damaged."""
    try:
        match = open_save(entry.save)
    except BadSave:
        return None
    page = match.game.slug.partition("/")[0]
    if slug and page != slug:
        return None
    return {
        "id": entry.id,
        "title": _(match.game.title),
        "way": _(WAYS[way_of(match)]),
        "score": _("finished: {score}").format(score=match.state.scores()[0]) if match.over else _("in progress"),
        "time": entry.time,
        "over": match.over,
        "current": entry.id == current,
        "url": f"{base}{page + '/' if base else ''}#id={entry.id}",
    }
