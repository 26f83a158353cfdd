"""The bot of Null Game, and what only it needs."""

from engine.games.null_game.bot.bot import BOT

__all__ = ["BOT"]
