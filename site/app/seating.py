"""Who sits where: the seats of the new-game form, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.records import LEVELS
from engine.game import BadOption, Game
from engine.match import PERSON, Player

SEAT: Final = "seat."
"""Fields of the form: `seat.0` and so on, each a Player; empty for a seat that nobody takes."""


def seats_of(game: Game, form: Mapping[str, str]) -> list[Player] | None:
    """The players of the form, empty seats left out; None when it names none. Raises BadOption."""
    named = [form[f"{SEAT}{seat}"] for seat in range(game.players[-1]) if f"{SEAT}{seat}" in form]
    if not named:
        return None
    players = [player for player in named if player]
    for player in players:
        if player != PERSON and player.removeprefix("bot:") not in LEVELS:
            raise BadOption(f"“{player[:20]}” cannot sit at a table: person, bot:easy, bot:normal and bot:hard can.")
    if PERSON not in players:
        raise BadOption("At least one person must play.")
    return players


def seat_title(game: Game, seat: int) -> str:
    """What a seat is called, a msgid or a number."""
    return game.seat_titles[seat] if seat < len(game.seat_titles) else str(seat + 1)
