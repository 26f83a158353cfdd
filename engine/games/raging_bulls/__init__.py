"""Raging Bulls: four fields of bulls to part from each other with fences rolled by dice, for one player."""

from engine.games.raging_bulls.game import RagingBulls

GAME = RagingBulls()
