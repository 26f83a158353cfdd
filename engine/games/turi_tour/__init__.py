"""Turi-Tour: six islands, six kinds of animal, and sunglasses through which nothing can be seen."""

from engine.games.turi_tour.game import TuriTour

GAME = TuriTour()
