"""The null game's own tests, run where they are; those that need it on the site run where it has been copied."""

from __future__ import annotations

from tests.engine import null_game

null_game.open_rooms()
collect_ignore = ["tests/site"]
