"""A stored game as a row of a list."""

from __future__ import annotations

from datetime import datetime

from app.table.records import Entry
from app.table.titles import playing, score_so_far
from engine.saving import BadSave, open_save
from generator.language import gettext as _


def game_row(entry: Entry, base: str, current: str, slug: str = "") -> dict[str, object] | None:
    """A stored game as a row of a list, `base` leading to the site's root; None if it is another's or damaged."""
    try:
        match = open_save(entry.save)
    except BadSave:
        return None
    page = match.game.page_slug
    if slug and page != slug:
        return None
    return {
        "id": entry.id,
        "title": _(match.game.title),
        "way": playing(match) if page == match.game.slug else "",
        "score": score_so_far(match) if page == match.game.slug else "",
        "time": entry.time,
        "when": local_time(entry.time),
        "over": match.over,
        "current": entry.id == current,
        "url": f"{base}{page + '/' if base else ''}#id={entry.id}",
    }


def local_time(text: str) -> str:
    """A time in ISO as the reader's clock shows it; storage may hold anything, which is shown as it is."""
    try:
        return datetime.fromisoformat(text).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return text[:16]
