"""The adviser for Raging Bulls, and what only they need."""

from engine.games.raging_bulls.bot.bot import BOT

__all__ = ["BOT"]
