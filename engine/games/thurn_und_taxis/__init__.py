"""Thurn und Taxis: post routes through southern Germany, with hidden hands, officials and bonus tiles."""

from engine.games.thurn_und_taxis.game import ThurnUndTaxis

GAME = ThurnUndTaxis()
