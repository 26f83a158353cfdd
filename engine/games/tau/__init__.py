"""Tau: sticks with two coloured caps, of which one is out of sight and has to be remembered."""

from engine.games.tau.game import Tau

GAME = Tau()
