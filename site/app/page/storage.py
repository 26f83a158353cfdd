"""The browser's own storage: games and results. Full or forbidden, it says so and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from app.browser import ffi, js
from app.table.records import Entry, GameId, Result, read_entry, read_results, with_result, write_entry, write_results

PREFIX: Final = "paddock:"
"""Of all that this site keeps in the browser, for other sites of the same host keep things there too."""
GAME: Final = f"{PREFIX}game:"
CURRENT: Final = f"{PREFIX}current:"
UNTOUCHED: Final = f"{PREFIX}untouched:"
RESULTS: Final = f"{PREFIX}results:"
SENSES: Final = f"{PREFIX}senses"
THEME: Final = f"{PREFIX}theme"
"""The colours chosen, which `theme.js` puts on before anything is painted."""
T = TypeVar("T")


def keep_game(entry: Entry) -> bool:
    """Store a game; False if the browser refuses."""
    return _put(GAME + entry.id, write_entry(entry))


def game(game_id: GameId) -> Entry | None:
    """A stored game, or None."""
    text = _get(GAME + game_id)
    return read_entry(game_id, text) if text else None


def games() -> list[Entry]:
    """All stored games, the latest touched first."""
    entries = [game(name.removeprefix(GAME)) for name in _names() if name.startswith(GAME)]
    return sorted((entry for entry in entries if entry), key=lambda entry: entry.time, reverse=True)


def forget_game(game_id: GameId) -> None:
    """Remove a stored game."""
    _try(lambda: js.localStorage.removeItem(GAME + game_id), None)


def keep_untouched(slug: str, entry: Entry) -> bool:
    """Remember the game on this page's table in which nobody has done anything; False if the browser refuses."""
    return _put(UNTOUCHED + slug, f"{entry.id} {write_entry(entry)}")


def untouched(slug: str, game_id: GameId) -> Entry | None:
    """The game that `keep_untouched` remembered, if it is this one."""
    kept_id, _space, text = (_get(UNTOUCHED + slug) or "").partition(" ")
    return read_entry(game_id, text) if kept_id == game_id else None


def current(slug: str) -> GameId:
    """The game that was last on the table of this page; "" if none."""
    return _get(CURRENT + slug) or ""


def set_current(slug: str, game_id: GameId) -> None:
    """Remember which game is on the table."""
    _put(CURRENT + slug, game_id)


def results(slug: str) -> list[Result]:
    """The results of one game."""
    return read_results(_get(RESULTS + slug))


def add_result(slug: str, result: Result) -> None:
    """Keep a result."""
    _put(RESULTS + slug, write_results(with_result(results(slug), result)))


def senses() -> set[str]:
    """What is switched on of reading aloud, sounds and vibration."""
    return {*(_get(SENSES) or "").split()}


def set_senses(on: set[str]) -> None:
    """Remember what is switched on."""
    _put(SENSES, " ".join(sorted(on)))


def _names() -> list[str]:
    return _try(lambda: [str(js.localStorage.key(place)) for place in range(js.localStorage.length)], [])


def _get(key: str) -> str | None:
    value = _try(lambda: js.localStorage.getItem(key), None)
    return str(value) if value else None


def _put(key: str, text: str) -> bool:
    return _try(lambda: (js.localStorage.setItem(key, text), True)[1], False)


def _try(step: Callable[[], T], otherwise: T) -> T:
    """Storage throws when it is full, and its very name throws when it is forbidden."""
    try:
        return step()
    except (ffi.JsException, AttributeError):
        return otherwise
