"""A slow, plain second implementation of Thurn und Taxis, in the South, the North and with horses, to test the engine.

It shares no code and no table with the engine: cards are names in lists and Counters ("Ulm", or "Ulm 2" with horses), a
route is looked at as a whole whenever a card is laid, and the house patterns are listed anew for every single house.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from fractions import Fraction

from tests.engine.games.thurn_und_taxis.oracle_map import (
    HOUSES,
    MOST_HARNESSED,
    MOST_IN_HAND,
    OPEN_CARDS,
    SHORTEST_ROUTE,
)
from tests.engine.games.thurn_und_taxis.oracle_rules import (
    carriage_after,
    city_of,
    drawn_by,
    fitting,
    full_regions,
    further_houses,
    in_all_countries,
    laid,
    length_stack,
    wagner_helps,
    words,
)
from tests.engine.games.thurn_und_taxis.oracle_things import DEFAULTS, Things


class Table(Things):
    """A game as it stands; `take` changes it. Steps are given and listed in notation."""

    def __init__(self, players: int = 2, options: Mapping[str, str] = DEFAULTS) -> None:
        super().__init__(players, options)
        if self.options["first"] == "seat1":
            self.begin("1")

    # ---- chance

    @property
    def by_chance(self) -> bool:
        """Whether a lot or a card comes next."""
        waits = None in self.slots or self.phase == "pile card"
        return self.phase == "lot" or (self.phase != "over" and waits and self.cards_to_come() > 0)

    @property
    def mover(self) -> int | None:
        """Who is on; None at chance and at the end."""
        return None if self.by_chance or self.phase == "over" else self.on

    def chances(self) -> dict[str, Fraction]:
        """Every outcome of chance with its probability; none when a player is to move."""
        if not self.by_chance:
            return {}
        if self.phase == "lot":
            return {f"start {number}": Fraction(1, self.players) for number in range(1, self.players + 1)}
        cards = +self.pile or +self.discards
        return {f"deal {card}": Fraction(count, cards.total()) for card, count in cards.items()}

    def begin(self, number: str) -> None:
        """The lot."""
        self.start = int(number) - 1
        self.start_turn(self.start)

    def deal(self, card: str) -> None:
        """A card from the pile, made of the discards if there is none: to the hand, or to the first empty slot."""
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        assert self.pile[card] > 0
        self.pile[card] -= 1
        if self.phase == "pile card":
            self.hands[self.on].append(card)
            self.phase = "turn"
        else:
            self.slots[self.slots.index(None)] = card

    # ---- what may be done

    def steps(self) -> list[str]:
        """Everything the player to move may do, sorted; empty at chance and at the end."""
        return [] if self.mover is None else self.possible()

    def possible(self) -> list[str]:
        """What may be done in this phase, once the open cards are there."""
        listed = {"turn": self.turn_steps, "house": self.house_steps, "discard": self.discard_steps}[self.phase]
        return sorted(set(listed()))

    def turn_steps(self) -> Iterator[str]:
        """Before the first card is played, and after."""
        if self.laid:
            yield from self.second_plays()
            yield from self.closings()
            yield "end"
            return
        if self.may_draw():
            yield from (f"draw {card}" for card in self.slots if card)
            if self.cards_to_come():
                yield "draw pile"
        if self.may_swap():
            yield "swap"
        if not self.must_draw():
            yield from self.first_plays()
        if not self.hands[self.on] and not self.a_card_to_draw():
            yield "end"

    def must_draw(self) -> bool:
        """One card, or two with an empty hand, as long as there is one."""
        return self.drawn < (2 if self.forced else 1) and self.a_card_to_draw()

    def may_draw(self) -> bool:
        """The second card is the Postmeister's."""
        return self.must_draw() or (self.drawn == 1 and not self.official and self.a_card_to_draw())

    def may_swap(self) -> bool:
        """The Amtmann: at the very start of a turn, with a hand, all six cards being there."""
        fresh = self.drawn == 0 and not self.official
        return fresh and bool(self.hands[self.on]) and None not in self.slots

    def first_plays(self) -> Iterator[str]:
        """The card that must be laid or harnessed; where tearing is not free, a route goes if nothing else is left."""
        hand, route = self.hands[self.on], self.routes[self.on]
        others = [*(f"lay {card} {end}" for card, end in fitting(route, hand, self.board)), *self.harnessings()]
        yield from others
        if not route or not others or self.options["tearing"] == "free":
            yield from (f"lay {card} new" for card in hand)

    def second_plays(self) -> Iterator[str]:
        """The Postillion's card, which must fit; or with horses be harnessed, or begin where no route lies."""
        if self.laid == 1 and not self.official:
            hand, route = self.hands[self.on], self.routes[self.on]
            yield from (f"lay {card} {end}" for card, end in fitting(route, hand, self.board))
            if not route:
                yield from (f"lay {card} new" for card in hand)
            yield from self.harnessings()

    def harnessings(self) -> Iterator[str]:
        """With horses, any card, as long as there is room."""
        if self.with_horses and len(self.harnessed[self.on]) < MOST_HARNESSED:
            yield from (f"harness {card}" for card in self.hands[self.on])

    def closings(self) -> Iterator[str]:
        """Closing, and closing with the Wagner where that brings another carriage; with horses there must be enough."""
        cards = len(self.routes[self.on])
        if cards >= SHORTEST_ROUTE and (not self.with_horses or drawn_by(self.harnessed[self.on]) >= cards):
            yield "close"
            if not self.with_horses and not self.official and wagner_helps(self.carriages[self.on], cards):
                yield "close wagner"

    def house_steps(self) -> Iterator[str]:
        """Another house, or enough."""
        yield "done"
        for city in further_houses(self.chosen, self.free, self.most, self.board):
            yield f"house {city}"

    def discard_steps(self) -> Iterator[str]:
        """Any card of a hand that is too large."""
        yield from (f"discard {card}" for card in self.hands[self.on])

    # ---- doing it

    def take(self, step: str) -> None:
        """Do a legal step (at chance: a possible outcome), and all that follows of itself."""
        assert step in self.steps() or step in self.chances(), f"{step} is not possible: {self}"
        verb, *rest = words(step)
        getattr(self, {"start": "begin", "close": "close_route"}.get(verb, verb))(*rest)
        self.settle()

    def start_turn(self, seat: int) -> None:
        """A player with no card must use the Postmeister."""
        self.on, self.phase = seat, "turn"
        self.drawn = self.laid = 0
        self.forced = self.official = not self.hands[seat]

    def draw(self, what: str) -> None:
        """An open card, or the top of the pile."""
        self.drawn += 1
        self.official = self.official or self.drawn == 2
        if what == "pile":
            self.phase = "pile card"
            return
        self.slots[self.slots.index(what)] = None
        self.hands[self.on].append(what)

    def swap(self) -> None:
        """The Amtmann: all six away."""
        self.official = True
        self.discards.update(card for card in self.slots if card)
        self.slots = [None] * OPEN_CARDS

    def play(self, card: str) -> None:
        """Out of the hand; the second one by the Postillion."""
        self.laid += 1
        self.official = self.official or self.laid == 2
        self.hands[self.on].remove(card)

    def harness(self, card: str) -> None:
        """Before the carriage."""
        self.play(card)
        self.harnessed[self.on].append(card)

    def lay(self, card: str, where: str) -> None:
        """At an end, or as a new route, the old one being lost."""
        self.play(card)
        if where == "new":
            self.discards.update(self.routes[self.on])
        self.routes[self.on] = laid(self.routes[self.on], card, where)

    def close_route(self, official: str = "") -> None:
        """Houses come first."""
        self.phase = "house"
        self.helped = official == "wagner"
        self.chosen = set()
        self.free = {city_of(card) for card in self.routes[self.on]} - self.houses[self.on]
        self.most = HOUSES - len(self.houses[self.on])

    def house(self, city: str) -> None:
        """A house on the board at once."""
        self.chosen.add(city)
        self.houses[self.on].add(city)

    def done(self) -> None:
        """Tiles, carriage, the end tile; the route goes away with all horses, and the hand may be too large."""
        self.gained = []
        self.win_tiles()
        self.win_carriage()
        if self.owner_of_the_end is None and (self.carriages[self.on] == 7 or len(self.houses[self.on]) == HOUSES):
            self.owner_of_the_end = self.on
            self.win("end")
        self.discards.update(self.routes[self.on])
        self.discards.update(self.harnessed[self.on])
        self.routes[self.on] = []
        self.harnessed[self.on] = []
        self.phase = "discard"

    def win_tiles(self) -> None:
        """Regions and all countries once each; a length every time; a free city's for the first house there."""
        owned = {name for name, _value in self.tiles[self.on]}
        for name in full_regions(self.houses[self.on], self.board):
            if name not in owned:
                self.win(name)
        for city in self.board.free:
            if city in self.chosen:
                self.win(city)
        self.win(length_stack(len(self.routes[self.on]), self.stacks))
        if "all" not in owned and in_all_countries(self.houses[self.on], self.options["countries"], self.board):
            self.win("all")

    def win(self, name: str) -> None:
        """The top tile of a stack, if there is one."""
        if self.stacks.get(name):
            self.tiles[self.on].append((name, self.stacks[name].pop(0)))
            self.gained.append(name)

    def win_carriage(self) -> None:
        """The next size and no more; with horses there are none."""
        if self.with_horses:
            return
        owned, cards = self.carriages[self.on], len(self.routes[self.on]) + 2 * self.helped
        self.carriages[self.on] = carriage_after(owned, cards)
        if self.carriages[self.on] != owned:
            self.gained.append(f"carriage {self.carriages[self.on]}")

    def discard(self, card: str) -> None:
        """One card of a hand that is too large."""
        self.hands[self.on].remove(card)
        self.discards[card] += 1

    def end(self) -> None:
        """The next one's turn; after the last of a round in which the end was reached, nobody's."""
        following = (self.on + 1) % self.players
        if self.owner_of_the_end is not None and following == self.start:
            self.phase = "over"
        else:
            self.start_turn(following)

    def settle(self) -> None:
        """What is alone possible is done of itself: `done`, the end of a turn after a card was laid."""
        while self.phase in ("turn", "house", "discard"):
            if self.phase == "house" and self.possible() == ["done"]:
                self.done()
            elif (self.phase == "turn" and self.laid and self.possible() == ["end"]) or (
                self.phase == "discard" and len(self.hands[self.on]) <= MOST_IN_HAND
            ):
                self.end()
            else:
                return

    def after(self, step: str) -> Table:
        """A new table after a step."""
        new = deepcopy(self)
        new.take(step)
        return new
