"""Thurn und Taxis, position by position: take a card, lay it at an end of the route, and close that when it pays.

Hidden are the cards that others drew from the pile, and the order of the pile; `observe` shows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Outcomes, Proposal, Seat, State, Touch
from engine.games.thurn_und_taxis import hidden, meant, notation, offers, turn, why, words
from engine.games.thurn_und_taxis.actions import DONE, STARTS, actions_of
from engine.games.thurn_und_taxis.board import Official, Phase, Player
from engine.games.thurn_und_taxis.cards import NO_CITY, Card, Cards, Cities, copies, count, each, kinds
from engine.games.thurn_und_taxis.closing import largest_choice, next_houses
from engine.games.thurn_und_taxis.haulage import haulage_of
from engine.games.thurn_und_taxis.land import SHORTEST, Land
from engine.games.thurn_und_taxis.options import Options
from engine.games.thurn_und_taxis.score import winner
from engine.message import Message


class _Position(NamedTuple):
    land: Land
    options: Options
    players: tuple[Player, ...]
    open: tuple[Card, ...]
    """By slot; NO_CITY for one that waits for a card."""
    pile: Cards
    """In an observed state: the pile and the cards of others that are not seen, which nobody can tell apart."""
    left: tuple[int, ...]
    """By stack: tiles still there."""
    seat: Seat = 0
    phase: Phase = Phase.START
    official: Official = Official.NOBODY
    """Who helps in this turn."""
    drawn: int = 0
    laid: int = 0
    """Cards taken in this turn, and cards laid or harnessed."""
    to_hand: bool = False
    """Whether the next card dealt goes to the hand."""
    placed: Cities = 0
    """Where this closing's houses are."""
    discards: Cards = 0
    starter: Seat = 0
    ended: Seat | None = None
    """Who brought the end about, and has the end tile."""


class ThurnUndTaxisState(_Position, State):
    """A position."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """The seat to act; CHANCE for the lot and while a card is to be dealt; TERMINAL."""
        phase = self.phase
        if phase == Phase.OVER:
            return TERMINAL
        if phase == Phase.START or ((self.to_hand or NO_CITY in self.open) and self.cards_left):
            return CHANCE
        return self.seat

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]

    @property
    def veiled(self) -> int:
        """Cards in hands that are not seen in this state; 0 in a full state."""
        return sum(len(player.veiled) for player in self.players)

    @property
    def pile_size(self) -> int:
        """Cards in the pile."""
        return count(self.pile) - self.veiled

    @property
    def cards_left(self) -> bool:
        """Whether a card can be had from the pile, reshuffled if need be."""
        return bool(self.discards) or self.pile_size > 0

    def second_lays(self) -> Cards:
        """The cards that may be laid after the first of a turn: those that fit, if no other official has helped."""
        if self.laid != 1 or self.official != Official.NOBODY:
            return 0
        player = self.player
        hand = kinds(player.hand)
        return hand & self.fits(player) if player.route else hand

    def second_loads(self) -> Cards:
        """The cards that may be harnessed after the first of a turn."""
        return haulage_of(self).loads(self.player) if self.laid == 1 and self.official == Official.NOBODY else 0

    def fits(self, player: Player) -> Cards:
        """The kinds of cards that may join the player's route."""
        return self.fits_front(player) | self.fits_back(player)

    def fits_front(self, player: Player) -> Cards:
        """The kinds of cards that may become the front of the player's route."""
        land, route = self.land, player.route
        return (land.neighbours[route[0]] & ~player.on_route) * land.each_kind if route else 0

    def fits_back(self, player: Player) -> Cards:
        """The kinds of cards that may become its back."""
        land, route = self.land, player.route
        return (land.neighbours[route[-1]] & ~player.on_route) * land.each_kind if route else 0

    def may_draw(self) -> bool:
        """Whether a card may be taken now: the first, or the second with the Postmeister."""
        if self.laid or self.phase != Phase.PLAY or self.drawn > 1:
            return False
        by_turn = not self.drawn or self.official in (Official.NOBODY, Official.POSTMEISTER)
        return by_turn and (self.cards_left or any(self.open))

    def must_draw(self) -> bool:
        """Whether nothing can be laid before another card is taken."""
        return self.may_draw() and (not self.drawn or self.official == Official.POSTMEISTER)

    def may_swap(self) -> bool:
        """Whether the Amtmann may exchange the open cards: before the first card, for one who has cards."""
        begun = self.drawn or self.laid or self.official != Official.NOBODY or self.phase != Phase.PLAY
        return not begun and NO_CITY not in self.open

    def must_tear(self) -> bool:
        """Whether the route lying there fits none of the mover's cards, and none of them may be harnessed."""
        player = self.player
        usable = self.fits(player) | haulage_of(self).loads(player)
        return bool(player.route) and not player.veiled and not kinds(player.hand) & usable

    def may_close(self) -> bool:
        """Whether the route is long enough to be scored, and can be drawn."""
        player = self.player
        return len(player.route) >= SHORTEST and not haulage_of(self).missing(self.land, player)

    def may_wagner(self) -> bool:
        """Whether the Wagner may help with a closing, and would."""
        return self.official == Official.NOBODY and haulage_of(self).wagner_helps(self.player)

    def legal_actions(self) -> Sequence[Action]:
        """What the mover may do, sorted."""
        if self.current_player < 0:
            return ()
        if self.phase == Phase.HOUSES:
            houses = actions_of(self.land).house
            return [DONE, *(houses[city] for city in each(next_houses(self.land, self.player, self.placed)))]
        if self.phase == Phase.DISCARD:
            discards = actions_of(self.land).discard
            return [discards[card] for card in each(kinds(self.player.hand))]
        return offers.after_laying(self) if self.laid else offers.before_laying(self)

    def chance_outcomes(self) -> Outcomes:
        """The lot for the start player, or the next card; in an observed state as likely as it is to those who look."""
        if self.current_player != CHANCE:
            return []
        if self.phase == Phase.START:
            return [(start, 1 / len(self.players)) for start in STARTS[: len(self.players)]]
        pile = self.pile if self.pile_size > 0 else self.discards
        deals, total = actions_of(self.land).deal, count(pile)
        return [(deals[card], copies(pile, card) / total) for card in each(kinds(pile))]

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the rules forbid it; None if they do not."""
        return why.refusal(self, action)

    def after(self, action: Action) -> ThurnUndTaxisState:
        """The state after a legal action."""
        found = turn.STEPS[type(action)](self, action)
        assert isinstance(found, ThurnUndTaxisState)
        return found

    def read(self, text: str) -> Action:
        """A step by its notation. Raises IllegalAction."""
        return notation.read(self, text)

    def parse(self, text: str) -> Action:
        """The legal action of that notation, with the words that fit the situation. Raises IllegalAction."""
        action = super().parse(text)
        return next((legal for legal in self.legal_actions() if legal == action), action)

    def scores(self) -> tuple[int, ...]:
        """Highest carriage and tiles less the houses left, at every moment."""
        return tuple(player.score for player in self.players)

    def winners(self) -> tuple[Seat, ...]:
        """One seat, always; () before the end."""
        return (winner(self.scores(), self.ended or 0),) if self.phase == Phase.OVER else ()

    def to_text(self) -> str:
        """Everything on one line; `position` describes it."""
        from engine.games.thurn_und_taxis import text as position

        return position.write(self)

    def observe(self, seat: Seat) -> ThurnUndTaxisState:
        """Without the cards that others hold unseen."""
        return hidden.observed(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> ThurnUndTaxisState:
        """Others' unseen cards and the pile dealt anew from all that the seat cannot tell apart."""
        return hidden.guessed(self, seat, rng)

    def reveals(self, action: Action) -> bool:
        """A card turned up tells something; so does nothing else."""
        return self.current_player == CHANCE

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What was done, without the card that another seat drew from the pile."""
        return words.logged(self, action, viewer)

    def consequence(self, action: Action) -> Message | None:
        """The tiles and the carriage that a closing brings, and the last round."""
        return words.consequence(self, action)

    def caution(self, action: Action) -> Message | None:
        """Giving up a route that could go on."""
        return words.caution(self, action)

    def proposal(self) -> Sequence[Action]:
        """The most houses that may be placed."""
        if self.phase != Phase.HOUSES or self.current_player < 0:
            return ()
        houses = actions_of(self.land).house
        return [houses[city] for city in largest_choice(self.land, self.player, self.placed)]

    def proposals(self) -> Sequence[Proposal]:
        """The most houses, by one button."""
        houses = tuple(self.proposal())
        return (Proposal(houses),) if houses else ()

    def status(self) -> Message:
        """Who is on, and with what."""
        return words.status(self)

    def remarks(self) -> Sequence[Message]:
        """The last round, the horses of the route, and tiles that the mover is one house short of."""
        return words.remarks(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these things does nothing."""
        return meant.explain(self, touches)
