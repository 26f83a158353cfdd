"""The bots of Tau, and what only they need."""

from engine.games.tau.bot.bot import BOT

__all__ = ["BOT"]
