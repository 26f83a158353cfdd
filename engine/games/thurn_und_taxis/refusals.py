"""The sentences of refused steps, by code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as _

SENTENCES: Final[Mapping[str, str]] = {
    "draw-first": _("First take a card: every turn begins with one."),
    "draw-second-first": _("Who holds no card at the start of a turn takes two: take the second one first."),
    "drawn-already": _("You have taken your cards of this turn."),
    "draw-before-laying": _("Cards are taken before one is laid."),
    "one-official": _("Only one official helps in a turn, and the {official} has."),
    "not-open": _("{city} is not among the open cards."),
    "no-card-left": _("No card is left to take."),
    "swap-first": _("The Amtmann exchanges the open cards before a card is taken."),
    "swap-gap": _("The Amtmann exchanges six cards, and there are not six."),
    "swap-empty-hand": _("Who holds no card has the Postmeister, and so not the Amtmann."),
    "not-in-hand": _("{city} is not in your hand."),
    "no-route": _("No route lies there yet: begin one with {city}."),
    "no-road-to-either": _("{city} has no road to {front} or {back}: a card joins one end of the route."),
    "in-route": _("{city} is in the route already, and no city may be in it twice."),
    "no-road": _("{city} has no road to {end}: a card joins one end of the route."),
    "second-joins": _("The second card of a turn must join the route."),
    "laid-already": _("You have laid your cards of this turn."),
    "card-fits": _("{city} fits the route, and at this table a route is torn down only when no card fits."),
    "lay-first": _("First lay a card: every turn has one."),
    "too-short": _("A route is closed with {least} cards or more; this one has {cards}."),
    "wagner-largest": _("You have the largest carriage already, so the Wagner can do nothing for you."),
    "wagner-needless": _("The route is long enough for the carriage of {size} without the Wagner."),
    "wagner-too-short": _("Even with the Wagner’s two the route is too short for the carriage of {size}."),
    "no-horses": _("Horses are harnessed only where the game is played with them."),
    "no-wagner": _("Where horses draw the carriage there is no Wagner."),
    "carriage-full": _("No more than {most} cards are harnessed to a carriage."),
    "card-harnessed": _("{city} can be harnessed, and here a route is torn down only when nothing else is left."),
    "too-few-horses": _("A route of {cities} needs as many horses; your carriage has {horses}: {missing} more."),
    "which-card": _("There is more than one card of {city}: name the number of its horses as well ({cards})."),
    "close-first": _("Houses are placed when a route is closed."),
    "not-on-route": _("{city} is not on the route that is closed."),
    "house-there": _("You have a house in {city} already."),
    "no-house-left": _("You have no house left."),
    "one-in-each": _("One house in each country, or all in one country: {country} has its house already."),
    "one-free-city": _("One house in a free city at each closing, and {city} has it already."),
    "all-of-one": _("One house in each country, or all in one country: {city} is not in {country}."),
    "houses-first": _("First place houses, or say that there are no more."),
    "discard-first": _("First discard until you hold {limit} cards."),
    "nothing-to-discard": _("Cards are discarded only after a route was closed."),
}
WITH_HORSES: Final[Mapping[str, str]] = {
    "draw-before-laying": _("Cards are taken before one is laid or harnessed."),
    "lay-first": _("First lay or harness a card: every turn has one."),
    "laid-already": _("You have laid or harnessed your cards of this turn."),
    "second-joins": _("The second card of a turn must join the route, or be harnessed."),
}
"""What is said instead where a card may be harnessed as well."""
