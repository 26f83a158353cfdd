"""What is kept of games: those in progress, and the results of those that ended. Pure: texts in, texts out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias, cast

from app.table.seating import level_title
from app.table.ways import way_of
from engine import plain_json
from engine.bots import levels_of
from engine.game import CHANCE, Game
from engine.match import BOT, Match

GameId: TypeAlias = str
MOST_RESULTS: Final = 5000
MOST_POINTS: Final = 1_000_000
"""No game scores more; a number beyond all measure has no mean."""
LOST, DRAWN, WON = 0, 1, 2


class Entry(NamedTuple):
    """A stored game: its save, and when it was last touched (ISO time, UTC)."""

    id: GameId
    save: str
    time: str


class Result(NamedTuple):
    """How one game ended."""

    id: GameId
    score: int
    day: str
    way: str
    undo: bool
    rated: bool


class Bar(NamedTuple):
    """A rating with the number of results in it, and its share of the fullest one in tenths (for drawing)."""

    title: str
    games: int
    tenths: int


class Tally(NamedTuple):
    """How often the person won, drew and lost against bots of a level, which is told by its title."""

    level: str
    won: int
    drawn: int
    lost: int


class Summary(NamedTuple):
    """The statistics of one game: rated results only, but for `games` and `tallies`."""

    games: int
    rated: int
    best: int | None
    mean: float | None
    undone: int
    bars: tuple[Bar, ...]
    tallies: tuple[Tally, ...] = ()


def begun(match: Match) -> bool:
    """Whether anybody has decided anything yet: before that there is nothing worth keeping."""
    by_hand = match.setup.by_hand
    return any(by_hand or state.current_player != CHANCE for state in match.states[:-1])


def result_of(game_id: GameId, match: Match, day: str) -> Result | None:
    """The result of a match that is over; None between people, of which no one is the reader for sure."""
    if len(match.setup.seats) > 1:
        return _against_bots(game_id, match, day)
    rated = match.game.is_rated(match.setup.options)
    return Result(game_id, match.state.scores()[0], day, way_of(match).kept, match.undo_used, rated)


def _against_bots(game_id: GameId, match: Match, day: str) -> Result | None:
    levels = [level.name for level in levels_of(match.game) if BOT + level.name in match.setup.seats]
    if len(match.people) != 1 or not levels:
        return None
    winners = match.state.winners()
    score = WON if match.people[0] in winners else LOST if winners else DRAWN
    return Result(game_id, score, day, BOT + levels[-1], match.undo_used, False)


def write_entry(entry: Entry) -> str:
    """A stored game as text."""
    return json.dumps({"time": entry.time, "save": entry.save}, ensure_ascii=False)


def read_entry(game_id: GameId, text: str) -> Entry | None:
    """A stored game; None if the text is no such thing (storage may hold anything)."""
    document = _parsed(text)
    if not isinstance(document, dict):
        return None
    save, time = document.get("save"), document.get("time")
    return Entry(game_id, save, time) if isinstance(save, str) and isinstance(time, str) else None


def write_results(results: Sequence[Result]) -> str:
    """Results as text."""
    return json.dumps([result._asdict() for result in results], ensure_ascii=False)


def read_results(text: str | None) -> list[Result]:
    """The results that can be read; what else the text holds is left out."""
    document = _parsed(text or "[]")
    rows = document if isinstance(document, list) else []
    return [result for row in rows if (result := _result(row)) is not None]


def with_result(results: Sequence[Result], new: Result) -> list[Result]:
    """The results with the new one in place of an older one of the same game, the latest last."""
    kept = [result for result in results if result.id != new.id]
    return [*kept, new][-MOST_RESULTS:]


def summary(game: Game, results: Sequence[Result]) -> Summary:
    """Counts, best, mean, and the histogram of ratings."""
    rated = [result for result in results if result.rated]
    scores = [result.score for result in rated]
    counts = [sum(game.rating(score) == rating.title for score in scores) for rating in game.ratings]
    most = max(counts, default=0) or 1
    bars = tuple(
        Bar(rating.title, count, -(-10 * count // most)) for rating, count in zip(game.ratings, counts, strict=True)
    )
    mean = fmean(scores) if scores else None
    undone = sum(result.undo for result in results if result.rated or result.way.startswith(BOT))
    return Summary(len(results), len(rated), max(scores, default=None), mean, undone, bars, tallies(game, results))


def tallies(game: Game, results: Sequence[Result]) -> tuple[Tally, ...]:
    """Wins, draws and losses by level, of the levels that were played against."""
    played = []
    for level in levels_of(game):
        scores = [result.score for result in results if result.way == BOT + level.name]
        if scores:
            played.append(Tally(level_title(level), scores.count(WON), scores.count(DRAWN), scores.count(LOST)))
    return tuple(played)


def _parsed(text: str) -> Any:
    try:
        return plain_json.parse(text)
    except ValueError:
        return None


def _result(row: object) -> Result | None:
    if not isinstance(row, Mapping):
        return None
    values = [row.get(name) for name in Result._fields]
    kinds = (str, int, str, str, bool, bool)
    if not all(type(value) is kind for value, kind in zip(values, kinds, strict=True)):
        return None
    result = Result._make(cast(Iterable[Any], values))
    return result if abs(result.score) <= MOST_POINTS else None
