"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine import GAMES
from engine.game import CHANCE, IllegalAction
from tests.engine.games.thurn_und_taxis.oracle_map import CITIES, COPIES

GAME = GAMES["thurn-und-taxis"]
OPEN = "Lodz Basel Freiburg Mannheim Carlsruhe Budweis"
"""The open cards where nothing else is said."""
NORTH_OPEN = "Brüssel Groningen Lübeck Dresden Schwerin Fulda"
"""And those in the North; with horses each is the card with one."""


def play(state: Any, *steps: str) -> Any:
    """The state after these steps, each in notation."""
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def new(players: int = 2, start: int = 1, open_cards: str = "", **options: str) -> Any:
    """The first turn: the lot fell on a seat (1..), and six cards are open."""
    lot = [f"start {start}"] if options.get("first", "lot") == "lot" else []
    there = open_cards or usual_open(options.get("map", "south"), options.get("horses", "off"))
    return play(GAME.new_initial_state(players, **options), *lot, *deals(there))


def usual_open(land: str, horses: str = "off") -> str:
    """The open cards where nothing else is said, on this map."""
    cards = OPEN if land == "south" else NORTH_OPEN
    return " ".join(f"{card}1" for card in cards.split()) if horses == "on" else cards


def deals(cards: str) -> list[str]:
    """The outcomes that turn up these cards; the horses may follow a name at once: "Ulm2"."""
    return [f"deal {card}" for card in cards.split()]


def taken(*cards: str) -> list[str]:
    """The steps that draw these cards from the pile."""
    return [step for card in cards for step in ("draw pile", f"deal {card}")]


def seat(
    hand: str = "", route: str = "", houses: str = "", carriage: int = 0, tiles: str = "", harnessed: str | None = None
) -> str:
    """A player in a position text; names apart by spaces, cards with horses as "Ulm2", tiles as "baden:3 length-5:2".

    A player who plays with horses has cards harnessed, be it "".
    """
    cards, path, towns, won = (",".join(names.split()) or "-" for names in (hand, route, houses, tiles))
    drawn_by = "" if harnessed is None else f"/{','.join(harnessed.split()) or '-'}"
    return f"{cards}/-/{path}/{towns}/{carriage}/{won}{drawn_by}"


def at(
    *seats: str,
    mover: int = 1,
    start: int = 1,
    ended: int = 0,
    open_cards: str | None = None,
    discards: str = "",
    land: str = "south",
    countries: str = "all",
    tearing: str = "free",
    phase: str = "play",
) -> Any:
    """The beginning of a turn in the middle of a game. Seats are counted from 1; `ended` has the end tile, 0 nobody."""
    forced = phase == "play" and seats[mover - 1].startswith("-")
    official = "postmeister" if forced else "nobody"
    horses = "on" if seats[0].count("/") == 6 else "off"
    agreed = f"{land}.{countries}.{tearing}{'.horses' if horses == 'on' else ''}"
    there = usual_open(land, horses) if open_cards is None else open_cards
    slots = ",".join([*there.split(), *["-"] * 6][:6])
    parts = (
        f"{agreed} {phase} {mover} 0.0.{official}.- {start}.{ended or '-'} {slots}",
        ",".join(discards.split()) or "-",
        "-",
        *seats,
    )
    return GAME.from_text(" ".join(parts))


def two(hand: str = "Lodz", route: str = "", houses: str = "", carriage: int = 0, tiles: str = "", **table: Any) -> Any:
    """Two seats, the first of them on; of the other nothing matters."""
    return at(seat(hand, route, houses, carriage, tiles), seat("Ulm"), **table)


def north(
    hand: str = "Berlin", route: str = "", houses: str = "", carriage: int = 0, tiles: str = "", **table: Any
) -> Any:
    """As `two`, in the North by the standard rules."""
    return at(seat(hand, route, houses, carriage, tiles), seat("Weimar"), land="north", **table)


def horses(
    hand: str = "Berlin3", route: str = "", harnessed: str = "", houses: str = "", tiles: str = "", **table: Any
) -> Any:
    """As `two`, in the North with horses."""
    seats = (seat(hand, route, houses, 0, tiles, harnessed), seat("Weimar3", harnessed=""))
    return at(*seats, land="north", **table)


def with_pile(pile: str, hand: str = "", discards: str = "", open_cards: str = "", route: str = "") -> Any:
    """The first of two seats on, exactly these cards in the pile, and all that is named nowhere in the other's hand."""
    rest = Counter(dict.fromkeys(CITIES, COPIES))
    for named in (pile, hand, discards, open_cards, route):
        rest.subtract(named.split())
    others = " ".join(rest.elements())
    return at(seat(hand, route), seat(others), open_cards=open_cards, discards=discards)


def closing(route: str, houses: str = "", **table: Any) -> Any:
    """Two seats, the first of them about to place houses after closing this route, whose last card was laid now."""
    *before, last = route.split()
    state = two(f"Lodz {last}", " ".join(before), houses, **table)
    return play(state, "draw Lodz", "deal Ulm", f"lay {last} back", "close")


def closing_in_the_north(route: str, houses: str = "", **table: Any) -> Any:
    """As `closing`, in the North by the standard rules; one card is left in the hand, and one was drawn."""
    *before, last = route.split()
    state = north(f"Stendal {last}", " ".join(before), houses, **table)
    return play(state, *taken("Stendal"), f"lay {last} back", "close")


def closing_with_horses(route: str, harnessed: str, houses: str = "", **table: Any) -> Any:
    """As `closing`, with horses; the cards of the route are those with two."""
    *before, last = (f"{city}2" for city in route.split())
    state = horses(f"Stendal1 {last}", " ".join(before), harnessed, houses, **table)
    return play(state, *taken("Stendal3"), f"lay {last} back", "close")


def finished(*scores: int, owner: int) -> Any:
    """A finished game with these scores, -9 to -1; a seat (1..) has the carriage of seven and the end tile."""
    seats = [
        seat(houses=" ".join(CITIES[: score + 9]), carriage=7, tiles="end:1")
        if number == owner
        else seat(houses=" ".join(CITIES[: score + 20]))
        for number, score in enumerate(scores, 1)
    ]
    state = at(*seats, mover=len(scores), ended=owner, phase="over")
    assert state.scores() == scores
    return state


def actions(state: Any, *verbs: str) -> list[str]:
    """The notation of everything that may be done now, or of the steps that begin so."""
    listed = [str(action) for action in state.legal_actions()]
    return [step for step in listed if not verbs or step.split()[0] in verbs]


def outcomes(state: Any) -> dict[str, float]:
    """What chance may bring now, in notation, with its probability."""
    return {str(action): float(probability) for action, probability in state.chance_outcomes()}


def by_chance(state: Any) -> bool:
    """Whether a card or the lot comes next."""
    return bool(state.current_player == CHANCE)


def touches(state: Any, step: str) -> set[str]:
    """What is touched to do it."""
    return {*state.parse(step).touches}


def refusal(state: Any, text: str) -> IllegalAction:
    """Why this step is refused; fails when it is not."""
    try:
        state.apply(state.parse(text))
    except IllegalAction as reason:
        return reason
    raise AssertionError(f"{text!r} was accepted")


def refused(state: Any, text: str) -> str:
    """The code of the refusal."""
    return refusal(state, text).code


def hand(state: Any, number: int = 1) -> list[str]:
    """The hand of a seat (1..)."""
    return field(state, number, 0)


def route(state: Any, number: int = 1) -> list[str]:
    """The route of a seat, from front to back."""
    return field(state, number, 2)


def houses(state: Any, number: int = 1) -> list[str]:
    """Where a seat has houses, in the order of the names."""
    return field(state, number, 3)


def carriage(state: Any, number: int = 1) -> int:
    """The size of a seat's highest carriage; 0 for none."""
    return int(field(state, number, 4)[0])


def tiles(state: Any, number: int = 1) -> list[str]:
    """A seat's tiles in the order in which they were won: "baden:3"."""
    return field(state, number, 5)


def field(state: Any, number: int, place: int) -> list[str]:
    """A part of a seat's part of the position text."""
    return names(state.to_text().split()[7 + number].split("/")[place])


def harnessed(state: Any, number: int = 1) -> list[str]:
    """The cards before a seat's carriage, where there are horses."""
    return field(state, number, 6)


def end_owner(state: Any) -> int:
    """The seat with the end tile; 0 for nobody."""
    owner = state.to_text().split()[4].partition(".")[2]
    return 0 if owner == "-" else int(owner)


def open_cards(state: Any) -> list[str]:
    """The open cards by slot, "-" for a gap."""
    return [*state.to_text().split()[5].split(",")]


def discards(state: Any) -> list[str]:
    """The discard pile, in the order of the names."""
    return names(state.to_text().split()[6])


def names(text: str) -> list[str]:
    """A list as it stands in a position text."""
    return [] if text == "-" else text.split(",")


def in_order(cards: Iterable[str]) -> list[str]:
    """As hands and discards are listed."""
    return sorted(cards)


def last_tiles(before: Any, *steps: str) -> Sequence[str]:
    """The tiles that seat 1 wins by these steps."""
    return tiles(play(before, *steps))[len(tiles(before)) :]
