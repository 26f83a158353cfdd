"""What lies beside the board: every player in full, and after the game the final reckoning."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.board import COLOURS, Phase, Player
from engine.games.thurn_und_taxis.haulage import horses_of
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.scene import Group, Item, Line, Millimetres, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import final, horses, pieces, team, words
from generator.games.thurn_und_taxis.figures.fit import span
from generator.language import gettext as _
from generator.language import ngettext

WIDTH: Final[Millimetres] = 100.0
ROW: Final[Millimetres] = 19.0
TEAM: Final[Millimetres] = 5.0
"""How much higher a row is for the cards that are harnessed."""
TILE: Final[Millimetres] = 6.4
ROOM: Final = 58.0
"""How wide a row of tiles may be."""


def side(state: ThurnUndTaxisState, viewer: Seat) -> Scene:
    """The players while the game goes on, the reckoning after it; of others' tiles the number and the last."""
    if state.phase == Phase.OVER:
        return final.reckoning(state)
    rows = [_row(state, seat, viewer) for seat in range(len(state.players))]
    high = _height(state.land)
    items = tuple(Group(row, shift=(0.0, place * high)) for place, row in enumerate(rows))
    title = ". ".join(_told(state, seat, viewer) for seat in range(len(state.players)))
    return Scene(WIDTH, len(rows) * high, items, title + ".")


def _height(land: Land) -> Millimetres:
    return ROW + TEAM if land.horses else ROW


def _row(state: ThurnUndTaxisState, seat: Seat, viewer: Seat) -> tuple[Item, ...]:
    player, own = state.players[seat], seat == viewer
    on, high = state.current_player == seat, _height(state.land)
    name = _("{player} (you)") if own else "{player}"
    items: list[Item] = [pieces.house(seat, 6.0, (4.0, 4.4))]
    items.append(Text((8.4, 6.0), name.format(player=_(COLOURS[seat])), 4.8, "text-accent" if on else "text-strong"))
    if on:
        items.append(Rect((0.2, 0.2), WIDTH - 0.4, high - 1.0, "line-accent", 1.4))
    items.append(Text((38.0, 5.8), _counts(player), 3.8, "text"))
    items += _haulage(state.land, player)
    items += _tiles(state.land, player, own)
    items += _route(state.land, player)
    if not on:
        items.append(Line((1.0, high - 0.4), (WIDTH - 1.0, high - 0.4), "rule"))
    return tuple(items)


def _haulage(land: Land, player: Player) -> list[Item]:
    """The carriage; or the coach with its horses, their number, and the cards that they are on."""
    if not land.horses:
        return [pieces.carriage(player.carriage, 9.0, (6.0, 12.4))]
    coach = pieces.carriage(horses_of(land, player), 9.0, (6.0, 12.4))
    names = team.listed(land, player)
    words_ = team.counted(land, player)
    if names:
        words_ = _("{horses}: {cards}").format(horses=words_, cards=names)
    size = min(3.6, (WIDTH - 15.0) / span(words_, 1.0) * 1.1)
    return [coach, horses.shoe(3.2, (6.0, ROW + 1.6)), Text((13.0, ROW + 2.6), words_, size, "text")]


def _counts(player: Player) -> str:
    cards = ngettext("one card", "{count} cards", player.held).format(count=player.held)
    houses = ngettext("one house left", "{count} houses left", player.houses_left).format(count=player.houses_left)
    return _("{cards}, {houses}").format(cards=cards, houses=houses)


def _tiles(land: Land, player: Player, own: bool) -> list[Item]:
    """All tiles of the viewer; of other players their number and the last one."""
    if not player.tiles:
        return [Text((13.0, 13.0), _("no tiles"), 3.6, "text-italic")]
    shown = player.tiles if own else player.tiles[-1:]
    left = 13.0 if own else 20.0
    step = min(TILE + 0.6, (ROOM - TILE) / max(len(shown) - 1, 1))
    items: list[Item] = [] if own else [Text((13.0, 13.2), f"{len(player.tiles)} ×", 4.2, "number")]
    for place, tile in enumerate(shown):
        at = (left + TILE / 2 + place * step, 10.9)
        items.append(pieces.tile(land, land.stacks[tile.stack], tile.points if own else None, TILE, at))
    if own:
        total = Text((WIDTH - 2.0, 12.6), _("= {points}").format(points=player.tile_points), 4.4, "number", "end")
        items.append(total)
    return items


def _route(land: Land, player: Player) -> list[Item]:
    names = " – ".join(land.name_of[land.city_of[card]] for card in player.route)
    if not names:
        return [Text((13.0, 17.2), _("no route"), 3.4, "text-italic")]
    size = min(3.6, (WIDTH - 15.0) / span(names, 1.0) * 1.1)
    return [Text((13.0, 17.2), names, size, "text")]


def _told(state: ThurnUndTaxisState, seat: Seat, viewer: Seat) -> str:
    player = state.players[seat]
    told = words.player_title(state, seat)
    if not player.tiles:
        return told
    stacks = state.land.stacks
    if seat == viewer:
        names = [_("{stack}: {points}").format(stack=_(stacks[t.stack].title), points=t.points) for t in player.tiles]
        return _("{told}; tiles: {tiles}").format(told=told, tiles=", ".join(names))
    return _("{told}; last tile: {stack}").format(told=told, stack=_(stacks[player.tiles[-1].stack].title))
