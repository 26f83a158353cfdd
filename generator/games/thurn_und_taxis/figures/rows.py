"""The two rows of cards: the open ones with the pile, and the hand."""

from __future__ import annotations

from typing import Final

from engine.games.thurn_und_taxis.board import Phase, Player
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, copies, count, each, kinds
from engine.games.thurn_und_taxis.land import Land
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from generator.drawing.scene import Circle, Group, Item, Millimetres, Point, Polygon, Rect, Text
from generator.games.thurn_und_taxis.figures import layout, words
from generator.games.thurn_und_taxis.figures.card import back, card
from generator.games.thurn_und_taxis.figures.layout import CELL, HAND, OPEN
from generator.language import gettext as _

CARD: Final = (CELL - 0.8, OPEN.height - 0.8)
"""Width and height of a card."""
BEHIND: Final = 0.6
"""How far a second card of a city looks out."""


def open_row(state: ThurnUndTaxisState, player: Player) -> tuple[Item, ...]:
    """Six cards and the pile; cards of one kind are one thing to touch, at the first one's place.

    Those that `player`, whose table this is, could lay at once are marked.
    """
    items: list[Item] = [layout.label(OPEN, _("open"))]
    seen: set[Card] = set()
    for place, kind in enumerate(state.open):
        if kind == NO_CITY:
            items.append(_empty(layout.left_of(place)))
        elif kind not in seen:
            seen.add(kind)
            places = [other for other, there in enumerate(state.open) if there == kind]
            items.append(_open_cards(state, player, kind, places))
    return (*items, pile(state))


def _open_cards(state: ThurnUndTaxisState, player: Player, kind: Card, places: list[int]) -> Group:
    fit = words.fits(state, player, kind)
    first = layout.left_of(places[0])
    lefts = [layout.left_of(place) - first for place in places]
    cards = tuple(item for left in lefts for item in _card(state.land, kind, CELL, fit, left))
    title = words.held_title(state.land, kind, len(places), words.OPEN, fit)
    return Group(cards, f"open:{state.land.card_names[kind]}", title, shift=(first, OPEN.top))


def _card(
    land: Land, kind: Card, wide: Millimetres, fit: tuple[bool, bool], left: Millimetres = 0.0
) -> tuple[Item, ...]:
    """A card with where a touch counts and the ring that shows its state, in a cell that begins at `left`."""
    width, height = min(CARD[0], wide - 0.8), CARD[1]
    inset = 0.4
    face = Group((*card(land, kind, width, height), *marks(fit, width, height)), shift=(left + inset, inset))
    halo = Rect((left + inset, inset), width, height, "halo", 1.0)
    return (Rect((left, 0.0), wide, OPEN.height, "hit", 1.0), face, halo)


def marks(fit: tuple[bool, bool], width: Millimetres, height: Millimetres) -> tuple[Item, ...]:
    """Arrows in the lower corners: to the left where a card fits the front of the route, to the right for the back."""
    base, size = height - 1.0, max(width * 0.19, 2.4)
    found: list[Item] = []
    if fit[0]:
        found.append(Polygon(((0.7, base - size / 2), (0.7 + size, base - size), (0.7 + size, base)), "arrow-accent"))
    if fit[1]:
        edge = width - 0.7
        found.append(
            Polygon(((edge, base - size / 2), (edge - size, base - size), (edge - size, base)), "arrow-accent")
        )
    return tuple(found)


def _empty(left: Millimetres) -> Group:
    box = Rect((0.4, 0.4), *CARD, "chip-used", 1.0)
    return Group((box,), title=_("A place for an open card"), shift=(left, OPEN.top))


def pile(state: ThurnUndTaxisState) -> Group:
    """The face-down cards with their number, and how many have been put away."""
    width, height = CARD
    away = count(state.discards)
    plate = Rect((1.9, 4.9), width - 3.8, 5.3, "card", 0.6)
    small = Rect((1.9, 10.7), width - 3.8, 2.6, "card", 0.6)
    items = (
        Rect((0.0, 0.0), CELL, OPEN.height, "hit", 1.0),
        Group(back(width, height)[:1], shift=(0.4, 0.4)),
        Group(
            (
                plate,
                small,
                Text((width / 2, 9.1), str(state.pile_size), 4.8, "number", "middle"),
                Text((width / 2, 12.75), f"+{away}", 2.6, "number-muted", "middle"),
                Text((width / 2, 3.9), _("pile"), 3.0, "text-strong", "middle"),
            ),
            shift=(0.4, 0.4),
        ),
        Rect((0.4, 0.4), width, height, "halo", 1.0),
    )
    return Group(items, "pile", words.pile_title(state, away), shift=(layout.left_of(6), OPEN.top))


def hand_places(player: Player) -> dict[Card, Point]:
    """Where each kind of card of a hand lies: the corner of its cell."""
    held = [*each(kinds(player.hand))]
    return {kind: (layout.left_of(place, len(held)), HAND.top) for place, kind in enumerate(held)}


def hand_row(state: ThurnUndTaxisState, player: Player, *, own: bool) -> tuple[Item, ...]:
    """The hand of the viewer, each kind of card once; a sentence for an empty hand and for the hands of others."""
    named = layout.label(HAND, _("hand"))
    if not own:
        over = state.phase == Phase.OVER
        words_ = _("No more cards are played.") if over else _("Hands are seen by those who hold them.")
        return (named, layout.sentence(HAND, words_))
    places = hand_places(player)
    if not places:
        return (named, layout.sentence(HAND, _("No card in the hand.")))
    wide = min(CELL, (layout.WIDTH - layout.LABEL) / len(places))
    return (named, *(_held(state, player, kind, at, wide) for kind, at in places.items()))


def _held(state: ThurnUndTaxisState, player: Player, kind: Card, at: Point, wide: Millimetres) -> Group:
    number = copies(player.hand, kind)
    fit = words.fits(state, player, kind)
    items = _card(state.land, kind, wide, fit)
    if number > 1:
        items = (*items, *_times(number, wide))
    title = words.held_title(state.land, kind, number, words.HAND, fit)
    return Group(items, f"hand:{state.land.card_names[kind]}", title, shift=at)


def _times(number: int, wide: Millimetres) -> tuple[Item, ...]:
    """A badge with how many cards of a kind there are."""
    right = min(CARD[0], wide - 0.8) - 1.6
    return (
        Circle((right, 11.2), 2.1, "badge"),
        Text((right, 12.2), f"{number}×", 2.7, "number-on-accent", "middle"),
    )
