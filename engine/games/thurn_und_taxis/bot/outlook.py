"""Fast playouts of a few turns of one seat: the others take open cards, and nothing else is played for them.

What comes of it is counted as `prospect` counts: points won and promised, less the time that was spent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple, cast

from engine.bots.playout import Playout, Start
from engine.game import Action, Seat, State
from engine.games.thurn_und_taxis.actions import Close, Draw, Harness, Lay
from engine.games.thurn_und_taxis.board import Official, Phase, Player
from engine.games.thurn_und_taxis.bot.line import Line, harnessed, laid, line_of
from engine.games.thurn_und_taxis.bot.lookahead import at_end
from engine.games.thurn_und_taxis.bot.pace import STEPS_A_TURN
from engine.games.thurn_und_taxis.bot.policy import Thought, thoughts
from engine.games.thurn_und_taxis.bot.prospect import Prospect
from engine.games.thurn_und_taxis.cards import NO_CITY, Cards, City, each, kinds, listed
from engine.games.thurn_und_taxis.land import LARGEST, SHORTEST, Prize
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState

TURNS: Final = 3
"""Turns that are played on at most; the first closing ends it sooner."""
TAKEN: Final = 1.3
"""Open cards that another seat takes in a turn."""
UNKNOWN_CARD: Final = 0.45
"""What an unknown card from the pile adds to a promise, in points."""
CANDIDATES: Final = 4
"""Decisions that are weighed at a place of the tree below the first."""


class Ending(NamedTuple):
    """How a turn may end: what that is worth, the hand and the route then, and whether the route was closed."""

    value: float
    hand: Cards
    line: Line
    closed: bool


def ending(prospect: Prospect, hand: Cards, line: Line, official: bool) -> Ending:
    """The better of closing and going on."""
    going_on = prospect.promise(hand, *line)
    if SHORTEST <= line.size <= line.horses:
        closed = prospect.closed(hand, line.used, line.size, official)
        if closed > going_on:
            return Ending(closed, hand, prospect.start, True)
    return Ending(going_on, hand, line, False)


def best_after_one(prospect: Prospect, hand: Cards, line: Line, official: bool) -> Ending:
    """After the first card laid: ending the turn, or laying a second card."""
    best = ending(prospect, hand, line, official)
    if official:
        for card, longer in prospect.plays(hand, line):
            other = ending(prospect, hand - card, longer, False)
            if other.value > best.value:
                best = other
    return best


def best_plays(prospect: Prospect, hand: Cards, line: Line, official: bool) -> Ending:
    """Before the first card is laid: the best end of the turn."""
    best = None
    for card, longer in prospect.plays(hand, line):
        other = best_after_one(prospect, hand - card, longer, official)
        if best is None or other.value > best.value:
            best = other
    if best is None:
        city_of = prospect.land.city_of
        for card in each(kinds(hand)):
            other = best_after_one(prospect, hand - card, line.anew(city_of[card]), official)
            if best is None or other.value > best.value:
                best = other
    return best or ending(prospect, hand, line, False)


class Moment(NamedTuple):
    """Where a playout begins: a position as one seat sees it, in the middle of its turn or after it."""

    state: ThurnUndTaxisState
    seat: Seat
    won: float
    """Points that the seat has won since the decision that is being searched."""
    pile: tuple[City, ...]
    discards: tuple[City, ...]


class Table:
    """The open cards, the pile and the discards of one playout."""

    def __init__(self, moment: Moment, random: Callable[[], float]) -> None:
        self.random = random
        self.pile, self.discards = [*moment.pile], [*moment.discards]
        self.row = [city or self.next() for city in moment.state.open]

    def next(self) -> City:
        """A card of the pile, by luck; NO_CITY if there is none anywhere."""
        if not self.pile:
            self.pile, self.discards = self.discards, self.pile
        pile = self.pile
        if not pile:
            return NO_CITY
        place = int(self.random() * len(pile))
        pile[place], pile[-1] = pile[-1], pile[place]
        return pile.pop()

    def taken(self, city: City) -> City:
        """Takes an open card, which another replaces, or for NO_CITY one of the pile; gives back the card."""
        if city:
            self.row[self.row.index(city)] = self.next()
        return city or self.next()

    def stir(self, cards: int) -> None:
        """The other seats take so many open cards."""
        for _card in range(cards):
            self.row[int(self.random() * len(self.row))] = self.next()


def best_card(prospect: Prospect, hand: Cards, line: Line, row: Sequence[City]) -> City:
    """The open card that promises most, or none if an unknown one seems better."""
    best, most = NO_CITY, prospect.promise(hand, *line) + UNKNOWN_CARD
    for city in row:
        promised = prospect.promise(hand + city, *line)
        if promised > most:
            best, most = city, promised
    return best


def turn(prospect: Prospect, hand: Cards, line: Line, table: Table) -> Ending:
    """A whole turn."""
    if not hand:
        hand = table.taken(best_card(prospect, hand, line, table.row))
        hand += table.taken(best_card(prospect, hand, line, table.row))
        return best_plays(prospect, hand, line, False)
    hand += table.taken(best_card(prospect, hand, line, table.row))
    return drawn_once(prospect, hand, line, table)


def drawn_once(prospect: Prospect, hand: Cards, line: Line, table: Table) -> Ending:
    """The rest of a turn after one card was taken, when any official may still help."""
    one = best_plays(prospect, hand, line, True)
    two = best_plays(prospect, hand + table.taken(best_card(prospect, hand, line, table.row)), line, False)
    return two if two.value > one.value else one


def rest_of_turn(prospect: Prospect, moment: Moment, table: Table) -> Ending:
    """The turn played to its end."""
    state, seat = moment.state, moment.seat
    player = state.players[seat]
    hand, line, official = player.hand, line_of(state.land, player), state.official
    if state.seat != seat or state.phase in (Phase.DISCARD, Phase.OVER):
        closed = not player.route and not player.harnessed
        value = prospect.fresh(hand) if closed else prospect.promise(hand, *line)
        return Ending(value, hand, line, closed)
    if state.phase == Phase.HOUSES:
        return Ending(
            prospect.closed(hand, line.used, line.size, official == Official.WAGNER), hand, prospect.start, True
        )
    if state.to_hand:
        hand += table.next()
    helpful = official == Official.NOBODY
    if state.laid:
        return best_after_one(prospect, hand, line, helpful and state.laid == 1)
    if not state.drawn and official == Official.AMTMANN:
        hand += table.taken(best_card(prospect, hand, line, table.row))
    elif not state.drawn:
        return turn(prospect, hand, line, table)
    elif state.drawn == 1 and helpful:
        return drawn_once(prospect, hand, line, table)
    elif state.drawn == 1 and official == Official.POSTMEISTER:
        hand += table.taken(best_card(prospect, hand, line, table.row))
    return best_plays(prospect, hand, line, False)


def play_on(prospect: Prospect, moment: Moment, rng: Random) -> float:
    """This turn and a few more, and what comes of them."""
    random, others = rng.random, TAKEN * (len(moment.state.players) - 1)
    table = Table(moment, random)
    last = prospect.turns + 3 * random() - 1.5
    end = rest_of_turn(prospect, moment, table)
    spent = 0.0
    for number in range(1, TURNS + 1):
        if end.closed:
            break
        if number > last:
            return moment.won - spent
        table.stir(int(others + random()))
        spent += STEPS_A_TURN * prospect.step
        end = turn(prospect, end.hand, end.line, table)
    return moment.won + end.value - spent


class Outlook(Playout):
    """Playouts and choices for the turn of one seat."""

    def __init__(self, prospect: Prospect, player: Player) -> None:
        """`player` is what the seat has when the search begins."""
        self.prospect, self.before = prospect, player

    def policy(self, state: State, rng: Random) -> Action:
        """The best decision without a search; playouts do not use it."""
        return thoughts(cast(ThurnUndTaxisState, state))[0].action

    def settled(self, state: State) -> bool:
        """Whether the mover has nothing left to decide in this turn that the search should branch on."""
        table = cast(ThurnUndTaxisState, state)
        return table.phase != Phase.PLAY or (not table.drawn and not table.laid and table.official != Official.AMTMANN)

    def seen(self, state: State, seat: Seat) -> Hashable:
        """What tells positions apart; not the open cards, which matter little once the first choice is made."""
        table = cast(ThurnUndTaxisState, state)
        player = table.player
        return player.hand, player.route, player.harnessed, table.drawn, table.laid, table.official

    def start(self, state: State, seat: Seat) -> Start:
        """Playouts from here, on `prospect` alone."""
        table = cast(ThurnUndTaxisState, state)
        won, pile, discards = self.won(table.players[seat]), listed(table.pile), listed(table.discards)
        return partial(play_on, self.prospect, Moment(table, seat, won, tuple(pile), tuple(discards)))

    def won(self, player: Player) -> float:
        """What the seat has gained since the search began, as `worth` counts."""
        before, worth = self.before, self.prospect.worth
        if player.houses == before.houses and player.carriage == before.carriage and player.tiles == before.tiles:
            return 0.0
        lengths = worth.land.places(Prize.LENGTH)
        tiles = sum(tile.points for tile in player.tiles[len(before.tiles) :] if tile.stack in lengths)
        step = worth.step(LARGEST, False) if player.carriage != before.carriage else 0.0
        return worth.of_houses(player.houses) - worth.standing + tiles + step

    def candidates(self, state: State) -> Sequence[Action]:
        """The few decisions of a turn that promise most at a glance, best first."""
        table = cast(ThurnUndTaxisState, state)
        decisions = [Thought(action, self.glance(table, action)) for action in table.legal_actions()]
        decisions.sort(key=lambda thought: -thought.value)
        return [thought.action for thought in decisions[:CANDIDATES]]

    def glance(self, state: ThurnUndTaxisState, action: Action) -> float:
        """What an action promises if nothing else is done in this turn."""
        prospect, hand, line = self.prospect, state.player.hand, line_of(state.land, state.player)
        if isinstance(action, Draw):
            return prospect.promise(hand + action.card, *line) + (0.0 if action.card else UNKNOWN_CARD)
        if isinstance(action, Lay):
            return at_end(prospect, hand - action.card, laid(line, action), False) + prospect.step
        if isinstance(action, Harness):
            return at_end(prospect, hand - action.card, harnessed(line, state.land, action.card), False) + prospect.step
        if isinstance(action, Close):
            return prospect.closed(hand, line.used, line.size, action.wagner)
        return prospect.promise(hand, *line)
