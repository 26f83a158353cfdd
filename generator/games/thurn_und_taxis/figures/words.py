"""The names of the things on the table for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.thurn_und_taxis.actions import BACK, FRONT, End
from engine.games.thurn_und_taxis.board import COLOURS, Official, Player
from engine.games.thurn_und_taxis.cards import Card
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.message import unchanged as msgid
from generator.games.thurn_und_taxis.figures import team
from generator.games.thurn_und_taxis.figures.card import card_title
from generator.language import gettext as _
from generator.language import ngettext

FITS: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "{card}",
    (True, False): msgid("{card}; fits the front of the route"),
    (False, True): msgid("{card}; fits the back of the route"),
    (True, True): msgid("{card}; fits both ends of the route"),
}
OPEN: Final = msgid("Open: {card}")
HAND: Final = msgid("In the hand: {card}")
HELPS: Final[Mapping[Official, str]] = {
    Official.AMTMANN: msgid("Amtmann: exchanges the six open cards"),
    Official.POSTMEISTER: msgid("Postmeister: a second card is taken"),
    Official.POSTILLION: msgid("Postillion: a second card is laid"),
    Official.WAGNER: msgid("Wagner: two cards more when it comes to the carriage"),
}
NOW: Final[Mapping[str, str]] = {
    "helps": msgid("{official}. Helps in this turn"),
    "free": msgid("{official}. May still help in this turn"),
    "rests": msgid("{official}. Can't help now"),
}
ENDS: Final[Mapping[End, str]] = {FRONT: msgid("Front of the route"), BACK: msgid("Back of the route")}
ENDS_AT: Final[Mapping[End, str]] = {
    FRONT: msgid("Front of the route, at {city}"),
    BACK: msgid("Back of the route, at {city}"),
}


def fits(state: ThurnUndTaxisState, player: Player, card: Card) -> tuple[bool, bool]:
    """Whether a card could be laid at the front and at the back of a player's route."""
    return bool(state.fits_front(player) & card), bool(state.fits_back(player) & card)


def held_title(land: Land, card: Card, copies: int, where: str, fit: tuple[bool, bool]) -> str:
    """A card, or several of a kind, in a row."""
    named = _(where).format(card=card_title(land, card))
    told = _(FITS[fit]).format(card=named)
    return told if copies == 1 else _("{count} × {card}").format(count=copies, card=told)


def pile_title(state: ThurnUndTaxisState, discards: int) -> str:
    """The pile and what has been put away."""
    size = state.pile_size
    pile = ngettext("Pile: one card", "Pile: {count} cards", size).format(count=size)
    return _("{pile}; put away: {discards}").format(pile=pile, discards=discards)


def _haulage(land: Land, player: Player) -> str:
    """What draws a player's routes."""
    if land.horses:
        return team.told(land, player)
    return _("carriage {size}").format(size=player.carriage) if player.carriage else _("no carriage")


def player_title(state: ThurnUndTaxisState, seat: int) -> str:
    """All that can be seen of a player, in one sentence."""
    player = state.players[seat]
    values = {
        "player": _(COLOURS[seat]),
        "cards": ngettext("one card in the hand", "{count} cards in the hand", player.held).format(count=player.held),
        "houses": ngettext("one house left", "{count} houses left", player.houses_left).format(
            count=player.houses_left
        ),
        "carriage": _haulage(state.land, player),
        "tiles": ngettext("one tile", "{count} tiles", len(player.tiles)).format(count=len(player.tiles)),
        "route": ", ".join(state.land.card_names[card] for card in player.route) or _("none"),
    }
    words = _("{player}: {cards}, {houses}, {carriage}, {tiles}; route: {route}")
    if state.current_player == seat:
        words = _("{player}, whose turn it is: {cards}, {houses}, {carriage}, {tiles}; route: {route}")
    return words.format(**values)
