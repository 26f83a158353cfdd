"""Who sits where: the seats of the new-game form, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.table.records import BOT, LEVELS
from engine.game import BadOption, Game
from engine.hiding import Hides
from engine.match import PERSON, Match, Player
from engine.message import unchanged as msgid
from generator.language import gettext as _

LEVEL_NAMES: Final = {"easy": msgid("easy"), "normal": msgid("normal"), "hard": msgid("hard")}
USUAL_BOT: Final[Player] = f"{BOT}normal"
SEAT: Final = "seat."
"""Fields of the form: `seat.0` and so on, each a Player; empty for a seat that nobody takes."""


def seats_of(game: Game, form: Mapping[str, str]) -> list[Player] | None:
    """The players of the form, empty seats left out; None when it names none. Raises BadOption."""
    named = [form[f"{SEAT}{seat}"] for seat in range(game.players[-1]) if f"{SEAT}{seat}" in form]
    if not named:
        return None
    players = [player for player in named if player]
    for player in players:
        if player != PERSON and player.removeprefix(BOT) not in LEVELS:
            raise BadOption(f"“{player[:20]}” cannot sit at a table: person, bot:easy, bot:normal and bot:hard can.")
    if PERSON not in players:
        raise BadOption("At least one person must play.")
    return players


def usual_seats(game: Game) -> list[Player] | None:
    """Who plays when nobody has said so: as few as the game allows; None leaves it to the match, that is to people.

    Where seats hold what others may not see, a person plays bots, for two people would have to take turns looking away.
    """
    return [PERSON, *[USUAL_BOT] * (game.players[0] - 1)] if game.hides is Hides.HANDS else None


def seat_title(game: Game, seat: int) -> str:
    """What a seat is called."""
    if seat < len(game.seat_titles):
        return _(game.seat_titles[seat])
    return _("Player {number}").format(number=seat + 1)


def player_name(match: Match, seat: int) -> str:
    """What the one who sits there is called: a name of their own if the match knows one, else the seat's."""
    names = match.setup.names
    return names[seat] if seat < len(names) and names[seat].strip() else seat_title(match.game, seat)


def bot_title(player: Player) -> str:
    """What a bot is called after its level: "hard bot"."""
    return _("{level} bot").format(level=_(LEVEL_NAMES[player.removeprefix(BOT)]))
