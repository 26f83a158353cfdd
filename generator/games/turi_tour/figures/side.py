"""Beside the board: the players with the task cards they have won."""

from __future__ import annotations

from typing import Final

from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.words import OTHER_PLAYERS
from generator.drawing.scene import Group, Item, Line, Rect, Scene, Text
from generator.games.turi_tour.figures import words
from generator.games.turi_tour.figures.plan import WIDE
from generator.language import gettext as _

LINE: Final = 8.0
MOST: Final = 24
"""As many little cards as a line has room for; more are told by the number alone."""


def side(state: TuriTourState) -> Scene:
    """A line for each player: name, cards side by side, their number; the best at the end."""
    head = (
        Text((0.0, 5.4), _("Task cards won"), 4.0, "heading"),
        Text((WIDE, 5.4), _("left: {count}").format(count=state.fresh + len(state.under)), 3.6, "number-muted", "end"),
    )
    rows = tuple(_row(state, seat) for seat in range(len(state.won)))
    return Scene(WIDE, LINE * (len(rows) + 1), (*head, *rows), _("Task cards won"))


def _row(state: TuriTourState, seat: int) -> Group:
    cards, best = state.won[seat], seat in state.winners()
    step = min(2.4, 58.0 / max(cards, 1))
    little: tuple[Item, ...] = tuple(
        Rect((26.0 + place * step, 1.8), 3.0, 4.4, "card-back", 0.4) for place in range(min(cards, MOST))
    )
    items = (
        Line((0.0, 0.0), (WIDE, 0.0), "rule"),
        Text((0.0, 5.6), _(OTHER_PLAYERS[seat]), 4.0, "text-strong" if best else "text"),
        *little,
        Text((WIDE, 5.8), str(cards), 4.6, "number-accent" if best else "number", "end"),
    )
    return Group(items, title=words.player(seat, cards), shift=(0.0, LINE * (seat + 1)))
