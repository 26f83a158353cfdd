"""Setting up a match from the form, a link, or nothing at all. Pure: the caller brings date and chance."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.seating import seats_of, usual_seats
from app.table.ways import BY_HAND, DAILY, DAILY_SEED, NORMAL, TOOL, ways_of
from engine import GAMES
from engine.game import BadOption
from engine.match import PERSON, Match, setup


def new_match(slug: str, form: Mapping[str, str], *, today: str, random_seed: str) -> Match:
    """A match as the form says: `way`, `seed` (optional), and `option.NAME` for options. Raises BadOption."""
    game, way = GAMES[slug], form.get("way", NORMAL.name)
    known = [offered.name for offered in ways_of(game)]
    if way not in known:
        raise BadOption(f"“{way[:40]}” is no way to play {game.title}; its ways are: {', '.join(known)}.")
    if way.startswith(TOOL):
        game = game.tools[way.removeprefix(TOOL)]
    seed = day_seed(today) if way == DAILY.name else form.get("seed", "").strip() or random_seed
    names = {option.name for option in game.options}
    given = {key.removeprefix("option."): value for key, value in form.items() if key.startswith("option.")}
    options = {name: value for name, value in given.items() if name in names}
    seats = seats_of(game, form) or usual_seats(game)
    if way.startswith(TOOL):
        # At a tool people write for all who play the game itself, bots or not.
        seats = [PERSON] * len(seats)
    return Match(setup(game, seed, seats=seats, options=options, by_hand=way == BY_HAND.name))


def day_seed(today: str) -> str:
    """The seed of a day (ISO date)."""
    return DAILY_SEED + today


def is_daily(match: Match, slug: str, today: str) -> bool:
    """Whether this is the day's game as everybody plays it."""
    settled = match.setup
    usual = settled.options == settled.game.checked_options({})
    return settled.game.slug == slug and settled.seed == day_seed(today) and usual and not settled.by_hand


def rematch(match: Match, random_seed: str) -> Match:
    """A new match set up like this one, with another seed; the game says who begins. A tool begins empty."""
    settled, game = match.setup, match.game
    if game.is_tool:
        return Match(settled)
    starter = next((state.current_player for state in match.states if state.current_player >= 0), 0)
    options = game.rematch(settled.options, match.state.winners(), starter) if match.over else settled.options
    return Match(settled._replace(seed=random_seed, options=options))
