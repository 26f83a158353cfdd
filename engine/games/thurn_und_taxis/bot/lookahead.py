"""The rest of a turn thought through: which cards to take and play, and whether to close.

A route is passed on as `Line`; what may be played, and what comes after the turn, is asked of `prospect`.
"""

from __future__ import annotations

from engine.games.thurn_und_taxis.bot.line import Line
from engine.games.thurn_und_taxis.bot.prospect import Prospect
from engine.games.thurn_und_taxis.cards import Cards, each, kinds
from engine.games.thurn_und_taxis.land import SHORTEST


def at_end(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """After laying: the better of closing and going on. `official` says whether one may still help."""
    going_on = prospect.promise(hand, *line)
    if not SHORTEST <= line.size <= line.horses:
        return going_on
    wagner = official and prospect.worth.step(line.size, True) > prospect.worth.step(line.size, False)
    return max(going_on, prospect.closed(hand, line.used, line.size, wagner))


def after_one(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """After the first card played: the best of ending the turn and of a second card."""
    best = at_end(prospect, hand, line, official)
    if official:
        for card, longer in prospect.plays(hand, line):
            best = max(best, at_end(prospect, hand - card, longer, False))
    return best


def to_play(prospect: Prospect, hand: Cards, line: Line, official: bool) -> float:
    """Before the first card is played: the best card to play; if none fits, the best to begin a new route with."""
    values = [after_one(prospect, hand - card, longer, official) for card, longer in prospect.plays(hand, line)]
    if not values:
        city_of = prospect.land.city_of
        values = [after_one(prospect, hand - card, line.anew(city_of[card]), official) for card in each(kinds(hand))]
    return max(values)
