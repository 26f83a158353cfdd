"""What is being played, in a few words, and why a score is not rated."""

from __future__ import annotations

from typing import cast

import pytest

from app.table.game_list import game_row, local_time
from app.table.new_match import new_match
from app.table.records import Entry
from app.table.titles import barred_titles, playing, score_so_far
from engine import GAMES
from engine.game import Choice, Game, Option, Rating
from engine.match import Match, setup
from engine.saving import save
from tests.engine.toy import TOY, Toy
from tests.engine.toy_fair import FAIR, GAMES_AND_FAIR

MOON = Option("moon", "Under a full moon", (Choice("off", "No"), Choice("on", "Yes: easy", rated=False)))
SIZE = Option("size", "Size", (Choice("s", "small"), Choice("m", "middling"), Choice("l", "large")))

PLACE = Option("place", "Place", (Choice("light", "a bright glade"), Choice("dark", "a dark wood")))


class Moonlit(Toy):
    """The toy with options, of which one spoils the rating."""

    options = (MOON, SIZE, PLACE)
    ratings = (Rating(0, "low"),)


MOONLIT = Moonlit()


def played(seed: str = "3f2a00c4d5e6", *, by_hand: bool = False, **options: str) -> Match:
    return Match(setup(MOONLIT, seed, by_hand=by_hand, options=options))


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (played(), ""),
        (played("an ox"), "Seed an ox"),
        (played("daily-2026-11-30"), "Daily 2026-11-30"),
        (played("daily-2026-11-30", by_hand=True), TOY.chance_by_hand.capitalize()),
        (played(moon="on"), "Under a full moon"),
        (played("an ox", moon="on", size="l"), "Seed an ox · Under a full moon · Size: large"),
        (played(place="dark"), "Place: a dark wood"),
    ],
)
def test_what_is_played(match: Match, said: str) -> None:
    assert playing(match) == said


def test_only_the_option_that_spoils_the_rating_is_named() -> None:
    assert barred_titles(played(moon="on", size="m")) == ["Under a full moon"]
    assert barred_titles(played(size="m")) == []


def test_where_nothing_is_rated_nothing_spoils_it() -> None:
    assert barred_titles(Match(setup(TOY, "seed"))) == []


def test_the_score_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    for score, said in ((0, "0 points so far"), (1, "1 point so far"), (12, "12 points so far")):
        monkeypatch.setattr(type(match.state), "scores", lambda _state, score=score: (score,))
        assert score_so_far(match) == said
    match.play_text("stop")
    assert score_so_far(match) == "finished: 12"


@pytest.mark.parametrize("text", ["", "yesterday", "<b>", "9999-99-99T00:00"])
def test_a_time_that_is_none_is_shown_as_it_is(text: str) -> None:
    assert local_time(text) == text


def test_a_time_is_the_readers() -> None:
    from datetime import datetime

    there = datetime.fromisoformat("2026-11-30T10:00:00+00:00").astimezone()
    assert local_time("2026-11-30T10:00:00+00:00") == f"{there:%Y-%m-%d %H:%M}"


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES_AND_FAIR.items() if game.ratings])
def test_a_row_says_what_is_played(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Game], GAMES), FAIR.slug, FAIR)
    match = new_match(slug, {"way": "daily"}, today="2026-11-30", random_seed="x")
    row = game_row(Entry("g1", save(match), "2026-11-30T10:00:00+00:00"), "./", "g1")
    assert row is not None
    assert (row["way"], row["current"], row["url"]) == ("Daily 2026-11-30", True, f"./{slug}/#id=g1")
    assert row["score"] == "0 points so far"
    assert game_row(Entry("g1", save(match), ""), "./", "g1", "another-game") is None
    assert game_row(Entry("g1", "{", ""), "./", "g1") is None
