"""Whether a position read from a text could be played on: what passes here never fails later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from engine.game import BadPosition
from engine.games.thurn_und_taxis.board import Official, Phase, Player
from engine.games.thurn_und_taxis.cards import copies, count, each
from engine.games.thurn_und_taxis.closing import barred, next_houses
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import HAND_LIMIT, LARGEST, MOST_HARNESSED, SHORTEST, Land, Prize

if TYPE_CHECKING:
    from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState as State

DRAWN_BY: Final[Mapping[Official, tuple[int, ...]]] = {
    Official.NOBODY: (0, 1),
    Official.AMTMANN: (0, 1),
    Official.POSTMEISTER: (0, 1, 2),
    Official.POSTILLION: (0, 1),
    Official.WAGNER: (0, 1),
}
"""Cards that may have been taken when an official helps; none although a turn is under way if no card was left."""


def check(state: State) -> None:
    """Raise BadPosition unless the state is possible; the pile holds whatever is nowhere else."""
    seats = len(state.players)
    if max(state.seat, state.starter, state.ended or 0) >= seats:
        raise BadPosition(f"There are {seats} players, and a seat beyond is named.")
    _cards(state)
    _tiles(state)
    for player in state.players:
        _player(state.land, player)
    _progress(state)
    PHASES[state.phase](state)


def _cards(state: State) -> None:
    most = state.land.copies
    for card, name in state.land.card_names.items():
        places = [state.discards, *(cards for player in state.players for cards in (player.hand, player.harnessed))]
        routes = sum(card in player.route for player in state.players)
        if sum(copies(cards, card) for cards in places) + state.open.count(card) + routes > most:
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


def _tiles(state: State) -> None:
    for place, stack in enumerate(state.land.stacks):
        taken = sorted(tile.points for player in state.players for tile in player.tiles if tile.stack == place)
        if tuple(reversed(taken)) != stack.values[: len(taken)]:
            raise BadPosition(f"Tiles are taken from the top, each once; those of {stack.name} are not.")
    ends = state.land.places(Prize.END)
    owners = [seat for seat, player in enumerate(state.players) for tile in player.tiles if tile.stack in ends]
    if owners != ([] if state.ended is None else [state.ended]):
        raise BadPosition("Who has brought the end about has the end tile, and nobody else.")
    reached = any(not player.houses_left or player.carriage == LARGEST for player in state.players)
    if reached != (state.ended is not None):
        raise BadPosition("The last house and the largest carriage bring the end about, and nothing else does.")


def _progress(state: State) -> None:
    """The turn's numbers agree with each other."""
    if state.land.horses and state.official == Official.WAGNER:
        raise BadPosition("Where horses draw the carriage there is no Wagner.")
    if state.drawn not in DRAWN_BY[state.official] or (state.laid == 2) != (state.official == Official.POSTILLION):
        raise BadPosition("The cards taken and laid do not go with the official who helps.")
    if state.to_hand and (not state.drawn or state.laid or state.phase != Phase.PLAY or not state.cards_left):
        raise BadPosition("No card is being drawn from the pile.")
    if state.placed and state.phase != Phase.HOUSES:
        raise BadPosition("Houses are placed in a closing.")


def _at_start(state: State) -> None:
    blank = Player()
    used = any(state.open) or state.discards or state.drawn or state.laid
    if used or any(player != blank for player in state.players):
        raise BadPosition("Before the start nothing is on the table.")
    if state.seat or state.starter or state.official:
        raise BadPosition("Before the start nobody is on.")


def _in_play(state: State) -> None:
    if state.official == Official.WAGNER:
        raise BadPosition("The Wagner helps in a closing.")
    if not state.laid:
        forced = state.official == Official.POSTMEISTER and not state.drawn
        if state.drawn == 0 and not state.official and not state.player.held:
            raise BadPosition("Who holds no card has the Postmeister.")
        if forced and state.player.held:
            raise BadPosition("The Postmeister has not helped yet.")
        if state.drawn > state.player.held + state.to_hand:
            raise BadPosition("The cards taken in this turn are not in the hand.")
        return
    if not state.player.route and not state.player.harnessed:
        raise BadPosition("A card has been laid, and none lies there.")
    if not (state.may_close() or state.second_lays() or state.second_loads()):
        raise BadPosition("This turn would be over.")


def _in_houses(state: State) -> None:
    player, placed = state.player, state.placed
    if not state.laid or len(player.route) < SHORTEST or haulage_of(state).missing(state.land, player):
        raise BadPosition("No route is being closed.")
    elsewhere = placed & ~(player.houses & player.on_route)
    if elsewhere or any(barred_by_others(state, city) for city in each(placed)):
        raise BadPosition("This closing’s houses break both patterns.")
    if not next_houses(state.land, player, placed):
        raise BadPosition("This closing’s houses are all placed.")


def barred_by_others(state: State, city: int) -> bool:
    """Whether a house of this closing goes with none of the patterns that the others allow."""
    return bool(barred(state.land, state.placed & ~city) & city)


def _in_discard(state: State) -> None:
    put_away = not state.player.route and not state.player.harnessed
    if not state.laid or not put_away or state.player.held <= HAND_LIMIT:
        raise BadPosition("Nothing is to be discarded.")


def _is_over(state: State) -> None:
    if state.ended is None or state.seat != (state.starter - 1) % len(state.players):
        raise BadPosition("The game is over when the round is after the end tile was taken.")
    if state.drawn or state.laid or state.official:
        raise BadPosition("After the end no turn is under way.")


PHASES: Final[Mapping[Phase, Callable[[State], None]]] = {
    Phase.START: _at_start,
    Phase.PLAY: _in_play,
    Phase.HOUSES: _in_houses,
    Phase.DISCARD: _in_discard,
    Phase.OVER: _is_over,
}
