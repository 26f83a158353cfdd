"""The bot of Raging Bulls, which advises the player, and everything that only it needs."""

from engine.games.raging_bulls.bot.bot import BOT

__all__ = ["BOT"]
