"""What is being played, in a few words: the way, the seed, the options. Pure: no page needed."""

from __future__ import annotations

import re
from typing import Final

from app.table.seating import bot_title, player_name
from app.table.ways import DAILY, DAILY_SEED, NORMAL, way_of
from engine.game import Option
from engine.hiding import Hides
from engine.match import PERSON, Match
from engine.option import choice_of
from generator.language import gettext as _
from generator.language import ngettext

DRAWN_SEED: Final = re.compile("[0-9a-f]{12}")
"""What a seed that nobody chose looks like; it says nothing to anybody."""
OFF: Final = "off"
"""The value of an option that adds nothing to a game."""


def playing(match: Match) -> str:
    """The way to play and the options that differ from the usual; "" for a normal game."""
    return " · ".join(part for part in (_way(match), *_against(match), *map(_option, changed(match))) if part)


def _against(match: Match) -> list[str]:
    """Whom the bots among the players are, with their seats."""
    return [
        _("{seat}: {bot}").format(seat=player_name(match, seat), bot=bot_title(match.game, player))
        for seat, player in enumerate(match.setup.seats)
        if player != PERSON
    ]


def _way(match: Match) -> str:
    way, seed = way_of(match), match.setup.seed
    if way is DAILY:
        return _("Daily {date}").format(date=seed.removeprefix(DAILY_SEED))
    if way is NORMAL:
        return "" if DRAWN_SEED.fullmatch(seed) else _("Seed {seed}").format(seed=seed)
    return capitalized(_(way.title(match.game)))


def capitalized(words: str) -> str:
    """Words with a capital letter at their beginning, and no other letter changed."""
    return words[:1].upper() + words[1:]


def changed(match: Match) -> list[tuple[Option, str]]:
    """The options that are not as usual, with their values."""
    chosen = match.setup.options
    return [(option, chosen[option.name]) for option in match.game.options if chosen[option.name] != option.default]


def _option(pair: tuple[Option, str]) -> str:
    """What an option is called with its value; of one that is usually off, its name alone says that it is on."""
    option, value = pair
    title = next(choice.title for choice in option.choices if choice.value == value)
    switched_on = option.default == OFF and len(option.choices) == 2
    return _(option.title) if switched_on else f"{_(option.title)}: {_(title)}"


def barred_titles(match: Match) -> list[str]:
    """The options that keep the score of this match from being rated."""
    if not match.game.ratings:
        return []
    return [_option((option, value)) for option, value in changed(match) if not choice_of(option, value).rated]


def score_so_far(match: Match) -> str:
    """The points of the only seat, or whether a game for several is over, in words."""
    if len(match.setup.seats) > 1:
        return _("finished") if match.over else _("in progress")
    score = match.state.scores()[0]
    if match.over:
        return _("finished: {score}").format(score=score)
    return ngettext("{score} point so far", "{score} points so far", score).format(score=score)


def about_hands(match: Match) -> str:
    """What a person who shares a link should know about the hands in it; "" if they hold nothing in secret."""
    if match.game.hides is not Hides.HANDS:
        return ""
    reveals = _(match.game.link_reveals)
    return f"{reveals} {_('It opens behind the curtain.')}" if len(match.people) > 1 else reveals
