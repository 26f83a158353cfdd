"""Whether a position read from a text is possible: what passes here never fails later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from engine.games.thurn_und_taxis.board import Official, Phase, Player
from engine.games.thurn_und_taxis.cards import copies, count, each
from engine.games.thurn_und_taxis.closing import barred, next_houses
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, LARGEST, MOST_HARNESSED, SHORTEST, Land, Prize
from engine.games.thurn_und_taxis.legal import may_close, second_lays, second_loads
from engine.games.thurn_und_taxis.state import Position
from engine.position_text import BadPosition

DRAWN_BY: Final[Mapping[Official, tuple[int, ...]]] = {
    Official.NOBODY: (0, 1),
    Official.AMTMANN: (0, 1),
    Official.POSTMEISTER: (0, 1, 2),
    Official.POSTILLION: (0, 1),
    Official.WAGNER: (0, 1),
}
"""How many cards may have been taken, by the official who helps; 0 also after laying, if no card was left to take."""


def check(position: Position) -> None:
    """Raise BadPosition unless the position is possible. The pile is any: it holds the cards that lie nowhere else."""
    seats = len(position.players)
    if max(position.seat, position.starter, position.ended or 0) >= seats:
        raise BadPosition(f"There are {seats} players, and a seat beyond is named.")
    _cards(position)
    _tiles(position)
    for player in position.players:
        _player(position.land, player)
    _progress(position)
    PHASES[position.phase](position)


def _cards(position: Position) -> None:
    most = position.land.copies
    for card, name in position.land.card_names.items():
        places = [
            position.discards,
            *(cards for player in position.players for cards in (player.hand, player.harnessed)),
        ]
        routes = sum(card in player.route for player in position.players)
        if sum(copies(cards, card) for cards in places) + position.open.count(card) + routes > most:
            raise BadPosition(f"There are more cards of {name} than {most}.")


def _player(land: Land, player: Player) -> None:
    if any(copies(player.known, card) > copies(player.hand, card) for card in land.card_names):
        raise BadPosition("A card is known that is not in the hand.")
    if any(not land.neighbours[one] & land.city_of[other] for one, other in pairwise(player.route)):
        raise BadPosition("A route goes where no road is.")
    if count(player.harnessed) > MOST_HARNESSED:
        raise BadPosition("More cards are harnessed than a carriage takes.")
    if land.horses and player.carriage:
        raise BadPosition("Where horses draw there are no carriages to be had.")
    if player.houses_left < 0:
        raise BadPosition("There are more houses than a player has.")
    if len({tile.stack for tile in player.tiles if _once(land, tile.stack)}) != sum(
        _once(land, tile.stack) for tile in player.tiles
    ):
        raise BadPosition("A player has a tile twice that can be had once.")


def _once(land: Land, place: int) -> bool:
    return land.stacks[place].prize is not Prize.LENGTH


def _tiles(position: Position) -> None:
    for place, stack in enumerate(position.land.stacks):
        taken = sorted(tile.points for player in position.players for tile in player.tiles if tile.stack == place)
        if tuple(reversed(taken)) != stack.values[: len(taken)]:
            raise BadPosition(f"Tiles are taken from the top, each once; those of {stack.name} are not.")
    ends = position.land.places(Prize.END)
    owners = [seat for seat, player in enumerate(position.players) for tile in player.tiles if tile.stack in ends]
    if owners != ([] if position.ended is None else [position.ended]):
        raise BadPosition("Who has brought the end about has the end tile, and nobody else.")
    reached = any(not player.houses_left or player.carriage == LARGEST for player in position.players)
    if reached != (position.ended is not None):
        raise BadPosition("The last house and the largest carriage bring the end about, and nothing else does.")


def _progress(position: Position) -> None:
    """Cards taken and laid, the official and the phase must agree with each other."""
    if position.land.horses and position.official == Official.WAGNER:
        raise BadPosition("Where horses draw the carriage there is no Wagner.")
    if position.drawn not in DRAWN_BY[position.official] or (position.laid == 2) != (
        position.official == Official.POSTILLION
    ):
        raise BadPosition("The cards taken and laid do not go with the official who helps.")
    if position.to_hand and (
        not position.drawn or position.laid or position.phase != Phase.PLAY or not position.cards_left
    ):
        raise BadPosition("No card is being drawn from the pile.")
    if position.placed and position.phase != Phase.HOUSES:
        raise BadPosition("Houses are placed in a closing.")


def _at_start(position: Position) -> None:
    blank = Player()
    used = any(position.open) or position.discards or position.drawn or position.laid
    if used or any(player != blank for player in position.players):
        raise BadPosition("Before the start nothing is on the table.")
    if position.seat or position.starter or position.official:
        raise BadPosition("Before the start nobody is on.")


def _in_play(position: Position) -> None:
    if position.official == Official.WAGNER:
        raise BadPosition("The Wagner helps in a closing.")
    if not position.laid:
        forced = position.official == Official.POSTMEISTER and not position.drawn
        if position.drawn == 0 and not position.official and not position.player.held:
            raise BadPosition("Who holds no card has the Postmeister.")
        if forced and position.player.held:
            raise BadPosition("The Postmeister has not helped yet.")
        if position.drawn > position.player.held + position.to_hand:
            raise BadPosition("The cards taken in this turn are not in the hand.")
        return
    if not position.player.route and not position.player.harnessed:
        raise BadPosition("A card has been laid, and none lies there.")
    if not (may_close(position) or second_lays(position) or second_loads(position)):
        raise BadPosition("This turn would be over.")


def _in_houses(position: Position) -> None:
    player, placed = position.player, position.placed
    if not position.laid or len(player.route) < SHORTEST or haulage_of(position).missing(position.land, player):
        raise BadPosition("No route is being closed.")
    elsewhere = placed & ~(player.houses & player.on_route)
    if elsewhere or any(_barred_by_others(position, city) for city in each(placed)):
        raise BadPosition("This closing’s houses break both patterns.")
    if not next_houses(position.land, player, placed):
        raise BadPosition("This closing’s houses are all placed.")


def _barred_by_others(position: Position, city: int) -> bool:
    """Whether a house of this closing breaks the patterns that its other houses allow."""
    return bool(barred(position.land, position.placed & ~city) & city)


def _in_discard(position: Position) -> None:
    put_away = not position.player.route and not position.player.harnessed
    if not position.laid or not put_away or position.player.held <= HAND_LIMIT:
        raise BadPosition("Nothing is to be discarded.")


def _is_over(position: Position) -> None:
    if position.ended is None or position.seat != position.last_seat:
        raise BadPosition("The game is over when the round is after the end tile was taken.")
    if position.drawn or position.laid or position.official:
        raise BadPosition("After the end no turn is under way.")


PHASES: Final[Mapping[Phase, Callable[[Position], None]]] = {
    Phase.START: _at_start,
    Phase.PLAY: _in_play,
    Phase.HOUSES: _in_houses,
    Phase.DISCARD: _in_discard,
    Phase.OVER: _is_over,
}
