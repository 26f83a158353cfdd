"""Raging Bulls in every engine: a move is played, and chance is chance."""

from __future__ import annotations

from tests.site.engines import Engine
from tests.site.games.raging_bulls import meadow


def test_a_fence_is_built(engine: Engine, site_url: str) -> None:
    meadow.open_game(engine, site_url)
    meadow.new_game(engine)
    dice = meadow.roll(engine)
    meadow.build(engine, *meadow.free_fence(meadow.bulls(engine), dice))


def test_every_new_game_is_another(engine: Engine, site_url: str) -> None:
    """Python starts from a snapshot of memory, in which `random` stands at the same place for every visitor."""
    meadow.open_game(engine, site_url)
    games = []
    for _reload in range(3):
        meadow.new_game(engine)
        dice = meadow.roll(engine)
        games.append((meadow.bulls(engine), dice))
    assert all(standing for standing, _dice in games)
    assert len({str(game) for game in games}) == len(games), games
