"""A table being played: who sits there, the seed, what was done, undo and redo.

A match moves from one decision to the next: after each action, chance is drawn from the seed until a player is to move
(unless the players enter chance themselves). Bots are seats too; the caller asks them and plays what they choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine import chance
from engine.game import CHANCE, TERMINAL, Action, BadOption, Game, IllegalAction, Seat, State, notation_key
from engine.hiding import Hides
from engine.message import Message
from engine.message import unchanged as _

Player: TypeAlias = str
"""Who sits on a seat: "person", or "bot:" and a level."""

PERSON: Final[Player] = "person"
BOT: Final = "bot:"
"""How a bot among the players begins; its level follows."""

LONGEST_SEED: Final = 60

AGREED_END: Final = Action("agreed end", message=Message(_("All agree to end the match here")))
"""A ply of the match, not of the game: the player on turn says that all agree. Bots are asked by the caller."""
AGREED_END_REFUSAL: Final = _("A match is ended together between two turns, if its rules know such an end.")

UNDO_REFUSALS: Final[Mapping[str, str]] = {
    "nothing-to-undo": _("There is nothing to take back."),
    "nothing-to-redo": _("There is nothing to play again."),
    "undo-another": _("What another player did cannot be taken back."),
    "undo-handed-on": _("Once the table was handed on, nothing before it can be taken back."),
    "undo-chance": _("Once chance has spoken, nothing before it can be taken back."),
    "undo-reveal": _("Once something hidden was seen, nothing before it can be taken back."),
}


class Setup(NamedTuple):
    """All that is settled before the first ply. `options` is complete; see `setup`."""

    game: Game
    players: int
    options: Mapping[str, str]
    seats: tuple[Player, ...]
    seed: str
    by_hand: bool = False
    """Whether the players enter what chance decides."""
    names: tuple[str, ...] = ()


def setup(
    game: Game,
    seed: str,
    *,
    seats: Sequence[Player] | None = None,
    options: Mapping[str, str] | None = None,
    by_hand: bool = False,
    names: Sequence[str] = (),
) -> Setup:
    """A checked setup; without `seats`, as few people as the game allows. Raises BadOption."""
    players = game.checked_players(None if seats is None else len(seats))
    if by_hand and not game.chance_by_hand:
        raise BadOption(f"In {game.title} chance cannot be entered by hand.")
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise BadOption(f"A seed has 1 to {LONGEST_SEED} printable characters.")
    who = tuple(seats) if seats is not None else (PERSON,) * players
    return Setup(game, players, game.checked_options(options or {}), who, seed, by_hand, tuple(names))


class Match:
    """A game in progress. `plies` and `states` grow together: states[i] is before plies[i].

    >>> from tests.engine.null_game import GAME
    >>> match = Match(setup(GAME, "any seed", seats=("person", "bot:easy")))
    >>> match.play_text("take 2")
    <take 2>
    >>> match.on_turn
    'bot:easy'
    >>> match.play(match.state.parse("take 1"))
    >>> match.plies, match.state.to_text()
    ([<take 2>, <take 1>], '1 9 12')
    >>> match.undo()
    >>> match.plies, match.state == match.states[0], match.undo_used
    ([], True, True)
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.plies: list[Action] = []
        self.states: list[State] = [setup.game.new_initial_state(setup.players, **setup.options)]
        self.undone: list[Action] = []
        self.undo_used = False
        self._draw_chance()

    @property
    def game(self) -> Game:
        """The game played."""
        return self.setup.game

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.current_player == TERMINAL

    @property
    def on_turn(self) -> Player | None:
        """Who acts now; a person also for chance that is entered by hand; None at the end."""
        seat = self.state.current_player
        if seat == TERMINAL:
            return None
        return PERSON if seat == CHANCE else self.setup.seats[seat]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.setup.seats) if player == PERSON)

    def play(self, action: Action) -> None:
        """Do the action, then whatever chance decides. Raises IllegalAction and changes nothing if refused."""
        self._push(action, self._after(action))
        self.undone.clear()
        self._draw_chance()

    def play_on(self, action: Action) -> None:
        """Do an action; if the one before only passed and leaves nothing behind, it is as if it had never been done.

        Who feels the way back and forth would otherwise write a match of which most says nothing.
        """
        if self.plies and self.plies[-1].transient and self.state.refusal(action) is None:
            before = self.states[-2]
            if before.refusal(action) is None and before.after(action) == self.state.after(action):
                del self.plies[-1], self.states[-1]
        self.play(action)

    def play_text(self, text: str) -> Action:
        """Do what the notation names. Raises IllegalAction and changes nothing if refused."""
        by_agreement = notation_key(text) == notation_key(str(AGREED_END))
        action = AGREED_END if by_agreement else self.state.parse(text)
        self.play(action)
        return action

    def may_agree(self) -> bool:
        """Whether the players may end the match here together: a person is to move, and the rules let them."""
        return self.on_turn == PERSON and self.state.agreed_end() is not None

    def _after(self, action: Action) -> State:
        """The state after an action of the game, or after all have agreed. Raises IllegalAction."""
        if action != AGREED_END:
            return self.state.apply(action)
        ended = self.state.agreed_end() if self.may_agree() else None
        if ended is None:
            raise IllegalAction("no-agreed-end", msgid=AGREED_END_REFUSAL)
        return ended

    def _push(self, action: Action, state: State) -> None:
        self.plies.append(action)
        self.states.append(state)

    def _draw_chance(self) -> None:
        while self.state.current_player == CHANCE and not self.setup.by_hand:
            action = chance.draw(self.state, self.setup.seed, len(self.plies))
            self._push(action, self.state.after(action))

    def undo_refusal(self) -> IllegalAction | None:
        """Why the last decision cannot be taken back; None if it can.

        Alone or against bots everything can. Between people: nothing that another player did, nothing
        once chance has spoken or something hidden was seen, and nothing once the table was handed on.
        """
        target = self._decision_before()
        if target is None:
            return _undo_refusal("nothing-to-undo")
        if len(self.people) < 2:
            return None
        seat = self.states[target].current_player
        if self.game.hides is Hides.HANDS and self.state.current_player != seat:
            return _undo_refusal("undo-handed-on")
        for state, action in zip(self.states[target:], self.plies[target:], strict=False):
            if state.current_player == CHANCE:
                return _undo_refusal("undo-chance")
            if state.current_player != seat:
                return _undo_refusal("undo-another")
            if state.reveals(action):
                return _undo_refusal("undo-reveal")
        return None

    def undo(self) -> None:
        """Back to the last decision of a person. Raises IllegalAction with the reason if that is not allowed."""
        refused = self.undo_refusal()
        if refused is not None:
            raise refused
        target = self._decision_before()
        assert target is not None
        self.undone.extend(reversed(self.plies[target:]))
        del self.plies[target:], self.states[target + 1 :]
        self.undo_used = True

    def redo(self) -> None:
        """Forward to the next decision of a person, or the end. Raises IllegalAction if nothing was undone."""
        if not self.undone:
            raise _undo_refusal("nothing-to-redo")
        while self.undone:
            action = self.undone.pop()
            self._push(action, self._after(action))
            if self._is_decision(len(self.plies)):
                break

    def _decision_before(self) -> int | None:
        """The number of plies before the last decision of a person."""
        return next((ply for ply in reversed(range(len(self.plies))) if self._is_decision(ply)), None)

    def _is_decision(self, ply: int) -> bool:
        seat = self.states[ply].current_player
        return self.setup.by_hand if seat == CHANCE else seat in self.people


def _undo_refusal(code: str) -> IllegalAction:
    return IllegalAction(code, msgid=UNDO_REFUSALS[code])
