"""Taurus: wire fences between posts, closed round the bulls of a wooden board."""

from engine.games.taurus.game import Taurus

GAME = Taurus()
