"""Who sits where: the seats of the new-game form, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.bots import Level, bot_of, levels_of, players_of
from engine.game import BadOption, Game
from engine.hiding import Hides
from engine.match import BOT, PERSON, Match, Player
from generator.language import gettext as _

NOBODY: Final[Player] = ""
SEAT: Final = "seat."
"""Fields of the form: `seat.0` and so on, each a Player; NOBODY for a seat that nobody takes."""


class SeatField(NamedTuple):
    """A seat in the new-game form: what it is called, who may sit there with their titles, and who does at first."""

    title: str
    choices: tuple[tuple[Player, str], ...]
    usual: Player


def seat_fields(game: Game) -> list[SeatField]:
    """The seats of the form; none for a game without bots, where nothing is to be chosen."""
    levels = levels_of(game)
    if not levels:
        return []
    bots = [(BOT + level.name, f"{_('Bot')}: {_(level.title)}") for level in levels]
    someone, nobody, usual = [(PERSON, _("Person")), *bots], (NOBODY, _("Nobody")), usual_seats(game)
    return [
        SeatField(seat_title(game, seat), tuple(someone), usual[seat])
        if seat < game.players[0]
        else SeatField(seat_title(game, seat), (*someone, nobody), NOBODY)
        for seat in range(game.players[-1])
    ]


def seats_of(game: Game, form: Mapping[str, str]) -> list[Player] | None:
    """The players of the form, empty seats left out; None when it names none. Raises BadOption."""
    named = [form[f"{SEAT}{seat}"] for seat in range(game.players[-1]) if f"{SEAT}{seat}" in form]
    if not named:
        return None
    players, known = [player for player in named if player != NOBODY], players_of(game)
    for player in players:
        if player not in known:
            listed = " and ".join(part for part in (", ".join(known[:-1]), known[-1]) if part)
            raise BadOption(f"“{player[:20]}” cannot sit at a table: {listed} can.")
    if PERSON not in players:
        raise BadOption("At least one person must play.")
    return players


def usual_seats(game: Game) -> list[Player]:
    """Who plays when nobody has said so, at a first visit and as the form is at first: as few as the game allows.

    They are people; but where seats hold what others may not see, a person plays bots, for two people would have to
    take turns looking away.
    """
    other = BOT + bot_of(game.page_slug).usual_level if game.hides is Hides.HANDS else PERSON
    return [PERSON, *[other] * (game.players[0] - 1)]


def seat_title(game: Game, seat: int) -> str:
    """What a seat is called."""
    if seat < len(game.seat_titles):
        return _(game.seat_titles[seat])
    return _("Player {number}").format(number=seat + 1)


def player_name(match: Match, seat: int) -> str:
    """What the player on a seat is called: by name if the match has one, else as the seat."""
    names = match.setup.names
    return names[seat] if seat < len(names) and names[seat].strip() else seat_title(match.game, seat)


def bot_title(game: Game, player: Player) -> str:
    """What a bot is called after its level: "hard bot"."""
    level = next(level for level in levels_of(game) if BOT + level.name == player)
    return _("{level} bot").format(level=level_title(level))


def level_title(level: Level) -> str:
    """What a level is called within a sentence."""
    return _(level.title).lower()
