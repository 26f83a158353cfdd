"""The bots of Thurn und Taxis, and what only they need."""

from engine.games.thurn_und_taxis.bot.bot import BOT

__all__ = ["BOT"]
