"""The route that lies before a player, with its two ends."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.thurn_und_taxis.actions import BACK, FRONT, End
from engine.games.thurn_und_taxis.board import Player
from engine.games.thurn_und_taxis.cards import Card
from engine.games.thurn_und_taxis.land import Land
from generator.drawing.scene import Group, Item, Line, Millimetres, Polygon, Rect, Text
from generator.games.thurn_und_taxis.figures import horses, layout, pieces, words
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.games.thurn_und_taxis.figures.layout import LABEL, ROUTE, WIDTH
from generator.games.thurn_und_taxis.figures.places import field
from generator.language import gettext as _

END: Final[Millimetres] = 12.0
"""The width of what is touched at an end."""
ROOM: Final[Millimetres] = WIDTH - LABEL - 2 * END
CHIP: Final[Millimetres] = 13.6
LEVEL: Final[Millimetres] = 9.4
"""In narrower places the names stand upright."""


def route_row(land: Land, seat: Seat, player: Player) -> tuple[Item, ...]:
    """From front to back, an arrow at either end; `seat` is whose route it is."""
    wide, left = _measures(len(player.route))
    run = Line(
        (LABEL + END - 1.0, ROUTE.top + ROUTE.height / 2), (WIDTH - END + 1.0, ROUTE.top + ROUTE.height / 2), "grid"
    )
    chips = tuple(
        Group(chip(land, card, wide, _owner(land, seat, player, card)), shift=(left + place * wide, ROUTE.top))
        for place, card in enumerate(player.route)
    )
    middle = Group((*chips, *(() if chips else (_no_route(),))), title=_route_title(land, player))
    return (
        layout.label(ROUTE, _("route")),
        _end(land, player, FRONT),
        *((run,) if chips else ()),
        _begin() if land.horses and not chips else middle,
        _end(land, player, BACK),
    )


def _owner(land: Land, seat: Seat, player: Player, card: Card) -> Seat | None:
    """The seat if it has a house in the card's city."""
    return seat if player.houses & land.city_of[card] else None


def _measures(cities: int) -> tuple[Millimetres, Millimetres]:
    """The width of a city in the row, and where the first one begins."""
    wide = min(CHIP, ROOM / max(cities, 1))
    return wide, LABEL + END + (ROOM - cities * wide) / 2


def _no_route() -> Text:
    middle = LABEL + END + ROOM / 2, ROUTE.top + ROUTE.height / 2 + 1.3
    return Text(middle, _("no route yet"), 3.8, "text-italic", "middle")


def _begin() -> Group:
    """Where the first card goes, to be touched where cards may be harnessed as well."""
    words_ = Text((ROOM / 2, ROUTE.height / 2 + 1.3), _("begin a route here"), 3.8, "text-italic", "middle")
    frame = layout.button(ROOM, ROUTE.height, "box-muted")
    return Group(
        (*frame, words_), "end:new", _("No route yet: the first card goes here"), shift=(LABEL + END, ROUTE.top)
    )


def _route_title(land: Land, player: Player) -> str:
    if not player.route:
        return _("No route yet")
    return _("Route: {cities}").format(cities=", ".join(land.card_names[card] for card in player.route))


def chip(land: Land, card: Card, wide: Millimetres, seat: Seat | None = None) -> tuple[Item, ...]:
    """A card of a route: the city's name on a plate, the country's colour and pattern above with the card's horses,
    and the seat's house if there."""
    name = land.name_of[land.city_of[card]]
    inset, width, height = 0.35, wide - 0.7, ROUTE.height - 0.8
    plate = Rect((inset, 0.4), width, height, "card", 0.8)
    band = Rect((inset + 0.4, 0.8), width - 0.8, 3.0, field(land, card))
    shoe = min(1.9, (width - 1.4) / 3.4)
    team = (horses.shoes(land.horses_of[card], shoe, (wide / 2, 2.3)),) if land.horses else ()
    there = () if seat is None else (pieces.house(seat, 3.2, (wide / 2, 9.7)),)
    if wide >= LEVEL:
        size = fitted(name, width - 0.8, 3.2)
        return (plate, band, *team, Text((wide / 2, 7.0), name, size, "text-strong", "middle"), *there)
    size = min(fitted(name, height - 4.2, 3.0), wide * 0.8)
    upright = Group((Text((0.0, size * 0.3), name, size, "text-strong", "middle"),), shift=(wide / 2, 7.9), turn=-90.0)
    return (plate, band, *team, upright)


def _end(land: Land, player: Player, end: End) -> Group:
    """An end of the route, to be touched when a card fits at both."""
    front = end == FRONT
    middle, lie = ROUTE.height / 2, -1.0 if front else 1.0
    across = END / 2
    sign = Polygon(
        ((across + lie * 2.4, middle), (across - lie * 1.6, middle - 2.4), (across - lie * 1.6, middle + 2.4)),
        "arrow" if player.route else "arrow-muted",
    )
    title = _(words.ENDS[end])
    if player.route:
        card = player.route[0 if front else -1]
        title = _(words.ENDS_AT[end]).format(city=land.name_of[land.city_of[card]])
    frame = layout.button(END, ROUTE.height, "box-muted")
    return Group((*frame, sign), f"end:{end}", title, shift=(LABEL if front else WIDTH - END, ROUTE.top))
