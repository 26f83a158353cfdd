"""Every action there is, made once for each map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.action import action_class
from engine.game import Action
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, City
from engine.games.thurn_und_taxis.land import Land
from engine.message import Message
from engine.message import unchanged as _

End: TypeAlias = str
"""Where a card is laid: one of ENDS."""
FRONT: Final[End] = "front"
BACK: Final[End] = "back"
NEW: Final[End] = "new"
ENDS: Final = (FRONT, BACK, NEW)


@action_class
class Start(Action):
    """Chance: who begins."""

    seat: int = 0


@action_class
class Deal(Action):
    """Chance: the next card of the pile, for the hand of the player who draws it or for the first empty slot."""

    card: Card = NO_CITY


@action_class
class Swap(Action):
    """Have the Amtmann exchange the open cards."""


@action_class
class Draw(Action):
    """Take an open card, or the top one of the pile (no card)."""

    card: Card = NO_CITY


@action_class
class Lay(Action):
    """Lay a card at an end of the route, or as the first of a new one."""

    card: Card = NO_CITY
    city: City = NO_CITY
    end: End = NEW


@action_class
class Harness(Action):
    """Turn a card over and attach it to the carriage, for its horses."""

    card: Card = NO_CITY


@action_class
class Close(Action):
    """Have the route scored."""

    wagner: bool = False


@action_class
class House(Action):
    """Place a house in a city of the route."""

    city: City = NO_CITY


@action_class
class Done(Action):
    """Place no more houses in this closing."""


@action_class
class Discard(Action):
    """Put a card of the hand away after a closing."""

    card: Card = NO_CITY


@action_class
class Finish(Action):
    """End the turn without more; `end` in notation."""


STARTS: Final = tuple(
    Start(
        f"start {seat + 1}", (f"start:{seat + 1}",), Message(_("{player} begins"), {"player": Message(name)}), seat=seat
    )
    for seat, name in enumerate(COLOURS)
)
SWAP: Final = Swap("swap", ("amtmann",), Message(_("Exchange the six open cards (Amtmann)")))
PILE: Final = Draw("draw pile", ("pile",), Message(_("Take a card from the pile")))
CLOSE: Final = Close("close", ("close",), Message(_("Close the route")))
CLOSE_WAGNER: Final = Close("close wagner", ("wagner",), Message(_("Close the route with the Wagner")), wagner=True)
DONE: Final = Done("done", ("done",), Message(_("No more houses")), gives_up=True)
FINISH: Final = Finish("end", ("end",), Message(_("End the turn")), gives_up=True)

LAY_WORDS: Final[Mapping[End, str]] = {
    FRONT: _("Lay {city} at the front of the route"),
    BACK: _("Lay {city} at the back of the route"),
    NEW: _("Begin a route with {city}"),
}
TEAR_WORDS: Final = _("Tear down the route and begin anew with {city}")


class Lays(NamedTuple):
    """The actions that lay one card, by situation."""

    front: Lay
    """The card fits at this end alone: touching the card is enough."""
    back: Lay
    front_of_both: Lay
    """The card fits at both ends: the end must be touched too."""
    back_of_both: Lay
    first: Lay
    """No route lies there."""
    forced: Lay
    """The route that lies there must be torn down."""
    tear: Lay
    """The route is given up although the turn could go on without that."""


@dataclass(frozen=True, eq=False)
class Actions:
    """The actions that name a city, by card; houses by city."""

    deal: Mapping[Card, Deal]
    draw: Mapping[Card, Draw]
    lays: Mapping[Card, Lays]
    harness: Mapping[Card, Harness]
    house: Mapping[City, House]
    discard: Mapping[Card, Discard]

    def lay(self, card: Card, end: End) -> Lay:
        """The action that lays a card at this end, equal to that of every situation."""
        lays = self.lays[card]
        return {FRONT: lays.front, BACK: lays.back, NEW: lays.first}[end]


@cache
def actions_of(land: Land) -> Actions:
    """The actions on a map."""
    names = land.card_names
    return Actions(
        {card: _deal(card, name) for card, name in names.items()},
        {card: _draw(card, name) for card, name in names.items()},
        {card: _lays(land, card, name) for card, name in names.items()},
        {card: _harness(card, name) for card, name in names.items()},
        {city: _house(city, name) for city, name in land.name_of.items()},
        {card: _discard(card, name) for card, name in names.items()},
    )


def examples(land: Land) -> str:
    """Actions as they may be typed on a map."""
    horses = f" · harness {land.example} {land.horses[0]}" if land.horses else ""
    return f"draw {land.example} · draw pile · lay {land.example} front{horses} · close"


def _named(words: str, name: str) -> Message:
    return Message(words, {"city": name})


def _deal(card: Card, name: str) -> Deal:
    return Deal(f"deal {name}", (f"deal:{name}",), _named(_("{city} is turned up"), name), card=card)


def _draw(card: Card, name: str) -> Draw:
    return Draw(f"draw {name}", (f"open:{name}",), _named(_("Take {city}"), name), card=card)


def _harness(card: Card, name: str) -> Harness:
    return Harness(f"harness {name}", (f"hand:{name}", "carriage"), _named(_("Harness {city}"), name), card=card)


def _house(city: City, name: str) -> House:
    return House(f"house {name}", (f"city:{name}",), _named(_("House in {city}"), name), city=city)


def _discard(card: Card, name: str) -> Discard:
    return Discard(f"discard {name}", (f"hand:{name}",), _named(_("Discard {city}"), name), card=card)


def _lays(land: Land, card: Card, name: str) -> Lays:
    """The ways to lay a card. Where cards may also be harnessed, the end must be touched too."""
    hand, city = f"hand:{name}", land.city_of[card]

    def lay(end: End, *more: str) -> Lay:
        return Lay(f"lay {name} {end}", (hand, *more), _named(LAY_WORDS[end], name), card=card, city=city, end=end)

    front, back, new = ([f"end:{end}"] if land.horses else [] for end in ENDS)
    tear = Lay(
        f"lay {name} {NEW}", ("tear-down", hand), _named(TEAR_WORDS, name), gives_up=True, card=card, city=city, end=NEW
    )
    return Lays(
        lay(FRONT, *front),
        lay(BACK, *back),
        lay(FRONT, "end:front"),
        lay(BACK, "end:back"),
        lay(NEW, *new),
        lay(NEW),
        tear,
    )
