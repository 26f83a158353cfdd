"""What the mover sees and knows in the dark, and positions that agree with it."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.game import SPECTATOR, UNKNOWN, Seat
from engine.games.turi_tour.animals import ANIMALS, EACH, Kind, feels_like
from engine.games.turi_tour.board import Standing, arranged, home, numbers
from engine.games.turi_tour.cards import CARD_OF, CARDS, Card
from engine.games.turi_tour.sea import INNER, Island, Spot, apart, base, turned
from engine.games.turi_tour.state import P, Position

T = TypeVar("T")


def observe(position: P, seat: Seat) -> P:
    """What the seat sees: the others always see all, and so does the mover as long as the board is lit.

    A card put under the stack in the dark would tell which animals all stand: what lies there is one with the stack.
    """
    if not position.dark or seat not in (position.seat, SPECTATOR):
        return position
    card = position.card and Card("holiday" if position.card.task == "farmer" else position.card.task)
    hand = None if position.hand is None else position.hand if position.task == "sourpuss" else UNKNOWN
    return position._replace(
        figures=position.met,
        chips=(),
        card=card,
        hand=hand,
        unseen=tuple(number + position.under.count(face) for face, number in zip(CARDS, position.unseen, strict=True)),
        fresh=position.fresh + len(position.under),
        under=(),
        rejected=0,
        veil=UNKNOWN,
    )


def determinize(position: P, seat: Seat, rng: Random) -> P:
    """A full position that agrees with what the seat sees."""
    seen = observe(position, seat)
    if not seen.is_veiled:
        return position
    chips = _chips(seen, rng)
    card = _card(seen, rng)
    hand = card.in_hand if card and card.in_hand is not None else seen.hand
    assert hand is None or isinstance(hand, int)
    figures = _figures(seen, chips, hand, rng)
    return seen._replace(chips=chips, card=card, hand=hand, figures=figures, veil=None)


def _shuffled(things: list[T], rng: Random) -> list[T]:
    return [things.pop(int(rng.random() * len(things))) for _thing in range(len(things))]


def _chips(seen: Position, rng: Random) -> tuple[Kind, ...]:
    """An animal for each island; a figure that was met stands on its own."""
    met = {home(figure, seen.quarters): figure.kind for figure in seen.met}
    others = _shuffled([kind for kind in ANIMALS if kind not in met.values()], rng)
    return tuple(met[island] if island in met else others.pop() for island in range(len(ANIMALS)))


def _card(seen: Position, rng: Random) -> Card | None:
    """A card that reads out the same, with a figure that feels the same; what there is more of is likelier."""
    if seen.card is None or seen.card.task == "sourpuss":
        return seen.card
    cards = [Card(seen.card.task, kind) for kind in ANIMALS]
    if seen.card.task == "holiday":
        cards.append(Card("farmer"))
    fitting = [card for card in cards if _feels_so(seen, card.in_hand) for _copy in range(_copies(seen, card))]
    return fitting[int(rng.random() * len(fitting))]


def _copies(seen: Position, card: Card) -> int:
    """How many there are that it could be; one that lay under the stack is counted as seen already."""
    return seen.unseen[CARD_OF[card]] if seen.owed else 1


def _feels_so(seen: Position, kind: Kind | None) -> bool:
    met = numbers(seen.met)
    alike = all(kind is not None and feels_like(kind, part) == like for part, like in seen.stroked)
    return alike and kind is not None and met[kind] < EACH


def _figures(seen: Position, chips: tuple[Kind, ...], hand: Kind | None, rng: Random) -> tuple[Standing, ...]:
    """The figures that were met, and others where no fingertip has been."""
    figures = list(seen.met)
    met = numbers(figures)
    reached = frozenset(cell for spot in seen.felt for cell in base(spot))
    for island, kind in enumerate(chips):
        most = EACH - (kind == hand)
        room = _room(seen, reached, kind, island)
        for _figure in range(int(rng.random() * (most - met[kind] + 1))):
            if room:
                chosen = room[int(rng.random() * len(room))]
                figures.append(Standing(kind, chosen))
                room = [spot for spot in room if apart([chosen], spot)]
    return arranged(figures)


def _room(seen: Position, reached: frozenset[Spot], kind: Kind, island: Island) -> list[Spot]:
    """Where on its island one more of a kind could stand that no fingertip has reached; islands are far apart."""
    others = [figure.spot for figure in seen.met if figure.kind == kind]
    spots = (turned(spot, seen.quarters) for spot in INNER[island])
    return [spot for spot in spots if spot not in reached and apart(others, spot)]
