"""What the tests of the rules may take for granted."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine import GAMES
from tests.engine.null_game import GAME


@pytest.fixture(autouse=True)
def null_game_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The null game can be found by its slug, as saves and share codes need it."""
    monkeypatch.setitem(cast(dict[str, Any], GAMES), GAME.slug, GAME)
