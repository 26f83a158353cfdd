"""Setting up a match from the form, a link, or nothing at all. Pure: the caller brings date and chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.records import DAILY
from engine import GAMES
from engine.game import BadOption, Game
from engine.match import Match, setup

NORMAL: Final = "normal"
BY_HAND: Final = "by-hand"
TODAY: Final = "daily"
TOOL: Final = "tool:"


def new_match(slug: str, form: Mapping[str, str], *, today: str, random_seed: str) -> Match:
    """A match as the form says: `way`, `seed` (optional), and `option.NAME` for options. Raises BadOption."""
    game, way = GAMES[slug], form.get("way", NORMAL)
    if way.startswith(TOOL):
        game = _tool(game, way.removeprefix(TOOL))
    seed = DAILY + today if way == TODAY else form.get("seed", "").strip() or random_seed
    names = {option.name for option in game.options}
    given = {key.removeprefix("option."): value for key, value in form.items() if key.startswith("option.")}
    options = {name: value for name, value in given.items() if name in names}
    return Match(setup(game, seed, options=options, by_hand=way == BY_HAND))


def _tool(game: Game, name: str) -> Game:
    tool = game.tools.get(name)
    if tool is None:
        raise BadOption(f"{game.title} has no “{name}”.")
    return tool
