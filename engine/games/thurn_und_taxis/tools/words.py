"""What the score pad says: whose column is written, who wins and why, and what cannot be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import Tile
from engine.games.thurn_und_taxis.land import HOUSES, LARGEST, Land, Prize
from engine.games.thurn_und_taxis.scoring import winner
from engine.games.thurn_und_taxis.tools.pad import Pad
from engine.games.thurn_und_taxis.words import player_name, tile_words
from engine.message import Message
from engine.message import unchanged as _

WINS: Final = _("{player} wins with {points}.")
OWNER_WINS: Final = _("{players} have {points}: {player} has the end tile and wins.")
NEXT_WINS: Final = _(
    "{players} have {points}, and none of them the end tile: {player} sits next after {owner}, who has it, and wins."
)
UNDECIDED: Final = _("{players} have {points}: the end tile decides, and nobody has it yet.")
BLANK: Final = _("Nothing is written yet for {players}.")
NO_END: Final = _("Nobody has the end tile yet.")
GAP: Final = _("Tiles are taken from the top: somebody has {stack}, {points}, but nobody {missing}.")
TOO_EARLY: Final = _("{player} has the end tile, but neither the carriage of {size} nor every house placed.")
TOO_EARLY_WITH_HORSES: Final = _("{player} has the end tile, but not every house placed.")
TOO_FEW: Final = _("{player} has tiles for at least {least} houses, but only {placed} placed.")


def together(seats: Sequence[Seat]) -> Message:
    """Names as a list: "Blue, Orange and Green"."""
    names = player_name(seats[0])
    for seat in seats[1:-1]:
        names = Message(_("{names}, {name}"), {"names": names, "name": player_name(seat)})
    if len(seats) == 1:
        return names
    return Message(_("{names} and {name}"), {"names": names, "name": player_name(seats[-1])})


def status(pad: Pad) -> Message:
    """Whose column is written, and its total."""
    values = {"player": player_name(pad.pen), "points": pad.column.score}
    return Message(_("{player} has {points}: touch what there is in this column, or another player."), values)


def remarks(pad: Pad) -> Sequence[Message]:
    """Who wins and why, what is missing and what cannot be right; nothing of an empty pad."""
    return () if all(column.blank for column in pad.columns) else (standing(pad), *doubts(pad))


def standing(pad: Pad) -> Message:
    """Who wins as the pad stands, and what breaks a tie."""
    scores, owner = pad.totals, pad.owner
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    values: dict[str, object] = {"players": together(best), "points": max(scores), "player": player_name(best[0])}
    if len(best) == 1:
        return Message(WINS, values)
    if owner is None:
        return Message(UNDECIDED, values)
    values |= {"player": player_name(winner(scores, owner)), "owner": player_name(owner)}
    return Message(OWNER_WINS if owner in best else NEXT_WINS, values)


def doubts(pad: Pad) -> Iterator[Message]:
    """Which columns are still blank; once none is, what no game could have ended with."""
    blank = [seat for seat, column in enumerate(pad.columns) if column.blank]
    if blank:
        yield Message(BLANK, {"players": together(blank)})
        return
    yield from _gaps(pad)
    for seat, column in enumerate(pad.columns):
        least, placed = houses_needed(pad.land, column.tiles), HOUSES - column.left
        if placed < least:
            yield Message(TOO_FEW, {"player": player_name(seat), "least": least, "placed": placed})
    if pad.owner is None:
        yield Message(NO_END)
    elif pad.columns[pad.owner].left and pad.columns[pad.owner].carriage < LARGEST:
        words = TOO_EARLY_WITH_HORSES if pad.land.horses else TOO_EARLY
        yield Message(words, {"player": player_name(pad.owner), "size": LARGEST})


def _gaps(pad: Pad) -> Iterator[Message]:
    owners = pad.owners
    for place, stack in enumerate(pad.land.stacks):
        missing = next((points for points in stack.values if Tile(place, points) not in owners), 0)
        below = next((points for points in stack.values if points < missing and Tile(place, points) in owners), 0)
        if below:
            yield Message(GAP, tile_words(pad.land, Tile(place, below)) | {"missing": missing})


def houses_needed(land: Land, tiles: Sequence[Tile]) -> int:
    """The fewest houses with which a player can have these tiles, whichever countries the tile for all asks for."""
    cities = 0
    for tile in tiles:
        cities |= land.wanted[tile.stack]
    everywhere = any(land.stacks[tile.stack].prize is Prize.EVERYWHERE for tile in tiles)
    more = sum(not country & cities for country in land.everywhere["outer"]) if everywhere else 0
    return cities.bit_count() + more
