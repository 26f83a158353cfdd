"""What the mover sees in the dark, what the mover knows, and full positions that agree with it."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.game import SPECTATOR, UNKNOWN, Seat
from engine.games.turi_tour.animals import ANIMALS, EACH, Kind, feels_like
from engine.games.turi_tour.board import Standing, arranged, home, numbers
from engine.games.turi_tour.cards import CARD_OF, CARDS, DECKS, Card, is_left
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


def information_state(position: P, seat: Seat) -> P:
    """What the seat knows if it remembers all that it saw: in the dark the lit board, and what was felt since.

    Nothing on the board is moved in the dark before the task is over and all is lit again, so chips and figures are as
    the mover saw them. Unknown are the figure in the hand and which card wants it; and of the cards under the stack
    all, as a position does not say which of them went there in this dark.
    """
    seen = observe(position, seat)
    return seen._replace(chips=position.chips, figures=position.figures) if seen.is_veiled else seen


def determinize(position: P, seat: Seat, rng: Random) -> P:
    """A full position that agrees with what the seat knows; of one that is only observed, with that."""
    known = information_state(position, seat)
    if not known.is_veiled:
        return position
    if not known.chips:
        known = known._replace(chips=_chips(known, rng))
        card = _card(known, rng)
        return _with_card(known._replace(figures=_figures(known, _in_hand(known, card), rng)), card)
    return _with_card(known, _card(known, rng))


def _with_card(known: P, card: Card | None) -> P:
    return known._replace(card=card, hand=_in_hand(known, card), veil=None)


def _in_hand(known: Position, card: Card | None) -> Kind | None:
    """The figure that comes with a card; with a sourpuss the one that was asked for, which is known."""
    hand = card.in_hand if card and card.in_hand is not None else known.hand
    assert hand is None or isinstance(hand, int)
    return hand


def _shuffled(things: list[T], rng: Random) -> list[T]:
    return [things.pop(int(rng.random() * len(things))) for _thing in range(len(things))]


def _chips(known: Position, rng: Random) -> tuple[Kind, ...]:
    """An animal for each island; a figure that was met stands on its own."""
    met = {home(figure, known.quarters): figure.kind for figure in known.met}
    others = _shuffled([kind for kind in ANIMALS if kind not in met.values()], rng)
    return tuple(met[island] if island in met else others.pop() for island in range(len(ANIMALS)))


def _card(known: Position, rng: Random) -> Card | None:
    """A card that reads out the same, with a figure that feels the same; what there is more of is likelier."""
    if known.card is None or known.card.task == "sourpuss":
        return known.card
    cards = [Card(known.card.task, kind) for kind in ANIMALS]
    if known.card.task == "holiday":
        cards.append(Card("farmer"))
    fitting = [card for card in cards if _feels_so(known, card.in_hand) for _copy in range(_copies(known, card))]
    return fitting[int(rng.random() * len(fitting))]


def _copies(known: Position, card: Card) -> int:
    """How many there are that it could be; one that lay under the stack is among those that count as seen already."""
    unseen = known.unseen[CARD_OF[card]]
    return unseen if known.owed else DECKS[known.options.deck][CARD_OF[card]] - unseen


def _feels_so(known: Position, kind: Kind | None) -> bool:
    """Whether this figure could be handed over, and feels as the one in the hand has felt so far."""
    if kind is None or not is_left(kind, numbers(known.figures)):
        return False
    return all(feels_like(kind, part) == like for part, like in known.stroked)


def _figures(known: Position, hand: Kind | None, rng: Random) -> tuple[Standing, ...]:
    """The figures that were met, and others where no fingertip has been."""
    figures = list(known.met)
    met = numbers(figures)
    reached = frozenset(cell for spot in known.felt for cell in base(spot))
    for island, kind in enumerate(known.chips):
        most = EACH - (kind == hand)
        room = _room(known, reached, kind, island)
        for _figure in range(int(rng.random() * (most - met[kind] + 1))):
            if room:
                chosen = room[int(rng.random() * len(room))]
                figures.append(Standing(kind, chosen))
                room = [spot for spot in room if apart([chosen], spot)]
    return arranged(figures)


def _room(known: Position, reached: frozenset[Spot], kind: Kind, island: Island) -> list[Spot]:
    """Where on its island one more of a kind could stand that no fingertip has reached; islands are far apart."""
    others = [figure.spot for figure in known.met if figure.kind == kind]
    spots = (turned(spot, known.quarters) for spot in INNER[island])
    return [spot for spot in spots if spot not in reached and apart(others, spot)]
