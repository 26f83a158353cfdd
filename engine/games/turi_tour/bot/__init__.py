"""The bots of Turi-Tour, and what only they need."""

from engine.games.turi_tour.bot.bot import BOT

__all__ = ["BOT"]
