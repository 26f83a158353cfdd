"""Null Game: by turns players take stones from a row; who takes the last wins."""

from engine.games.null_game.game import NullGame

GAME = NullGame()
