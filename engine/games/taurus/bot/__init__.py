"""The bots of Taurus, and what only they need."""

from engine.games.taurus.bot.bot import BOT

__all__ = ["BOT"]
