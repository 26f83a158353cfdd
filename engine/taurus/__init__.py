"""Taurus: wire fences between posts, closed round the bulls of a wooden board."""

from engine.taurus.game import Taurus

GAME = Taurus()
