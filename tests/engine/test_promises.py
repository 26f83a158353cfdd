"""What people have stored, shared or printed opens for ever: saves, share codes and position texts of earlier commits.

A game's golden/promises.json is never made anew; new ones are added beside it.
"""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from engine import GAMES, game_named
from engine.match import Match
from engine.saving import open_save, open_share_code, save, share_code
from tests.engine.tables import ROOT, module_of

FILES: Final = {
    slug: ROOT / f"tests/engine/games/{module_of(game)}/golden/promises.json" for slug, game in GAMES.items()
}

every_game = pytest.mark.parametrize("slug", [slug for slug, path in FILES.items() if path.exists()])


def promised(slug: str) -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = json.loads(FILES[slug].read_text("utf-8"))["matches"]
    return matches


def opened(row: dict[str, Any]) -> list[Match]:
    return [open_save(row["save"]), open_share_code(row["share_code"])]


@pytest.mark.slow("it replays every match that was promised")
@every_game
def test_saves_and_share_codes_open_and_are_written_the_same(slug: str) -> None:
    for row in promised(slug):
        for match in opened(row):
            assert match.game.slug == row["table"]
            assert list(match.state.scores()) == row["scores"]
            assert save(match) == row["save"]
            assert share_code(match) == row["share_code"]


@pytest.mark.slow("it replays every match that was promised")
@every_game
def test_position_texts_are_read_and_written_the_same(slug: str) -> None:
    for row in promised(slug):
        match, table = opened(row)[0], game_named(row["table"])
        assert table is not None
        for ply, text in row["positions"].items():
            assert match.states[int(ply)].to_text() == text
            assert table.from_text(text).to_text() == text
