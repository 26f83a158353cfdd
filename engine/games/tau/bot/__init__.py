"""The bot of Tau at its three levels, and everything that only it needs."""

from engine.games.tau.bot.bot import BOT

__all__ = ["BOT"]
