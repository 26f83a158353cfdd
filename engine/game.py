"""The contract that every game keeps and that everything else builds on.

Names follow OpenSpiel. A `Game` is what does not change (players, options, title); a `State` is one
position, an immutable value; an `Action` is one small step. Nothing here knows any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, TypeAlias

from engine.action import NO_MESSAGE, Action, Proposal, Touch, notation_key
from engine.hiding import Hides
from engine.message import Message
from engine.option import BadOption, Choice, Option, Rating, choice_of, span
from engine.position_text import BadPosition
from engine.refusal import IllegalAction

__all__ = [
    "CHANCE",
    "NO_MESSAGE",
    "SPECTATOR",
    "TERMINAL",
    "UNKNOWN",
    "Action",
    "BadOption",
    "BadPosition",
    "Choice",
    "Game",
    "Hides",
    "IllegalAction",
    "Option",
    "Outcomes",
    "Probability",
    "Proposal",
    "Rating",
    "Seat",
    "State",
    "Touch",
    "Unknown",
    "notation_key",
]

Seat: TypeAlias = int
Probability: TypeAlias = float
Outcomes: TypeAlias = "list[tuple[Action, Probability]]"

CHANCE: Final[Seat] = -1
SPECTATOR: Final[Seat] = -2
"""Nobody's seat: whoever looks on from there sees what all may see."""
TERMINAL: Final[Seat] = -4


class Unknown:
    """Stands in an observed state for a thing that the seat may not see."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = Unknown()


class State(ABC):
    """One position: an immutable, hashable value. Every method leaves it as it was.

    >>> from tests.engine.null_game import GAME  # a row of stones: take one or two, and the last one wins
    >>> state = GAME.new_initial_state()
    >>> state.current_player, state.legal_actions()
    (0, (<take 1>, <take 2>))
    >>> after = state.apply(state.parse("Take 2"))
    >>> print(after.status())
    Player 2: take one stone or two.
    >>> after.to_text(), state.to_text()
    ('2 10 12', '1 12 12')
    >>> last = GAME.from_text("2 1 12")
    >>> last.parse("take 2")
    Traceback (most recent call last):
    engine.refusal.IllegalAction: Only one stone is left: take that one.
    >>> end = last.apply(last.parse("take 1"))
    >>> end.current_player == TERMINAL, end.winners(), end.scores()
    (True, (1,), (0, 1))
    """

    __slots__ = ()

    @property
    @abstractmethod
    def current_player(self) -> Seat:
        """The seat to act (0..), CHANCE or TERMINAL."""

    @property
    def dark(self) -> bool:
        """Whether the one who is on has their eyes covered: then the past is hidden with what `observe` hides now."""
        return False

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What the current player may do, sorted; empty only at chance and at the end."""

    def chance_outcomes(self) -> Outcomes:
        """Every outcome with its probability, sorted; empty unless the current player is CHANCE."""
        return []

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the action is refused here; None if it is legal (or a possible outcome, at chance)."""

    @abstractmethod
    def after(self, action: Action) -> State:
        """The state after an action known to be legal: `apply` without the check, for search."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """An action of this game by its notation, legal here or not. Raises IllegalAction("not-understood")."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points of each seat so far, or at the end."""

    @abstractmethod
    def winners(self) -> tuple[Seat, ...]:
        """At the end the winning seats, several when shared, () for a draw; () before the end."""

    @abstractmethod
    def to_text(self) -> str:
        """The whole position as one line; `Game.from_text` reads it back."""

    def apply(self, action: Action) -> State:
        """The state after the action. Raises IllegalAction."""
        refused = self.refusal(action)
        if refused is not None:
            raise refused
        return self.after(action)

    def parse(self, text: str) -> Action:
        """The legal action (at chance: the outcome) that the notation names. Raises IllegalAction with the reason."""
        action = self.read(text)
        refused = self.refusal(action)
        if refused is not None:
            raise refused
        return action

    def observe(self, seat: Seat) -> State:
        """The state as `seat`, or a SPECTATOR, may see it. A game that hides nothing shows itself."""
        return self

    def information_state(self, seat: Seat) -> State:
        """The state as far as `seat` can know it with a perfect memory of all that it saw, heard and did."""
        return self.observe(seat)

    def determinize(self, seat: Seat, rng: Random) -> State:
        """A random full state that agrees with all that `seat` knows; only `rng.random()` is drawn on."""
        return self

    def reveals(self, action: Action) -> bool:
        """Whether doing this shows a player something hidden, so that it can't be taken back between people."""
        return self.announcement(action) is not None

    def consequence(self, action: Action) -> Message | None:
        """What a possible action brings beside itself, told when it is done: "Round 2 is complete: 29 points."."""
        return None

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        """What the log says of an action to a seat, or to all (None): what the button said, unless that is secret."""
        return action.message

    def caution(self, action: Action) -> Message | None:
        """What to ask before a legal action that gives up a lot or has to be looked at; None if it is done at once.

        While it waits for the answer, the page shows what the action would do.
        """
        return None

    def proposals(self) -> Sequence[Proposal]:
        """What most players would do or choose between now, each offered by one button; the player may do others."""
        return ()

    def agreed_end(self) -> State | None:
        """The final position if all players agree to end the match here; None where they may not."""
        return None

    def announcement(self, action: Action) -> Message | None:
        """What is said aloud, once, when a possible action is done: shown for a moment and never kept in a log."""
        return None

    def chance_index(self, ply: int) -> int:
        """The number under which a seeded match draws this chance outcome; by default the ply.

        A game whose later set-ups should not depend on how long the earlier play took gives its own count.
        """
        return ply

    @abstractmethod
    def status(self) -> Message:
        """What the one who is on may do now, in a sentence."""

    def remarks(self) -> Sequence[Message]:
        """What is worth saying about the position beside the board, such as all that is wrong with it."""
        return ()

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why no legal action is done by touching these things (by their names, in the order touched)."""
        return IllegalAction("nothing-there")


class Game(ABC):
    """What is true of a game before anybody plays it. One instance a game, in `engine.GAMES`.

    >>> from tests.engine.null_game import GAME
    >>> GAME.slug, GAME.title, GAME.players
    ('null-game', 'Null Game', range(2, 3))
    >>> [(option.name, option.default, len(option.choices)) for option in GAME.options]
    [('row', '12', 3)]
    >>> GAME.new_initial_state(players=2, row="9").to_text()
    '1 9 9'
    >>> GAME.new_initial_state(row="10")
    Traceback (most recent call last):
    engine.option.BadOption: “10” is not a choice of “row”; its choices are: 12, 15, 9.
    >>> GAME.from_text("2 7 12").legal_actions()
    (<take 1>, <take 2>)
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    ratings: ClassVar[tuple[Rating, ...]] = ()
    seat_titles: ClassVar[tuple[str, ...]] = ()
    """What the seats are called, such as the colours of the pieces."""
    chance_by_hand: ClassVar[str] = ""
    """What to call a match whose chance events the players enter themselves; "" if that makes no sense."""
    by_hand_tagline: ClassVar[str] = ""
    """What is done by hand in such a match and what is not, in a few words after its name."""
    hides: ClassVar[Hides] = Hides.NOTHING
    """What is kept from the players' eyes; `engine.hiding` says what follows."""
    link_reveals: ClassVar[str] = ""
    """Of a game of `Hides.HANDS`: the sentence that warns whoever shares a link of what it holds."""
    example: ClassVar[str]
    """A move in notation, for the hint in the box where moves are typed."""

    @property
    def is_tool(self) -> bool:
        """Whether this is a table under the roof of another game, such as a score pad."""
        return "/" in self.slug

    @property
    def may_end_by_agreement(self) -> bool:
        """Whether the rules let all players together end a match before its end: its states know an `agreed_end`."""
        return type(self.new_initial_state()).agreed_end is not State.agreed_end

    @property
    def page_slug(self) -> str:
        """The slug of the game on whose page this is played: its own, or for a tool its game's."""
        return self.slug.partition("/")[0]

    def warm(self) -> None:
        """Work out now what is otherwise worked out when it is first asked for: the browser starts with it at hand."""
        return

    @property
    def tools(self) -> Mapping[str, Game]:
        """Other tables under this game's roof, played through the same contract, by their slug."""
        return {}

    @abstractmethod
    def initial(self, players: int, options: Mapping[str, str]) -> State:
        """The first state; the arguments are already validated and complete."""

    @abstractmethod
    def from_text(self, text: str) -> State:
        """The position that `State.to_text` wrote. Raises BadPosition."""

    def new_initial_state(self, players: int | None = None, **options: str) -> State:
        """The first state. Raises BadOption for a wrong number of players, an unknown option or choice."""
        return self.initial(self.checked_players(players), self.checked_options(options))

    def checked_players(self, players: int | None) -> int:
        """The number of players, the least the game allows when None. Raises BadOption."""
        if players is None:
            return self.players[0]
        if players not in self.players:
            raise BadOption(f"{self.title} is for {span(self.players)}, not for {players}.")
        return players

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in. Raises BadOption, also for choices that clash."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                accepted = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option “{name}”; its options are: {accepted}.")
        values = {
            option.name: choice_of(option, options.get(option.name, option.default)).value for option in self.options
        }
        clash = self.clash(values)
        if clash:
            raise BadOption(clash)
        return values

    def clash(self, options: Mapping[str, str]) -> str:
        """Why these choices, each possible by itself, do not go together; "" if they do."""
        return ""

    def rating(self, score: int) -> str:
        """What this score is called (a msgid); "" if the game rates nothing."""
        title = ""
        for row in self.ratings:
            if score >= row.minimum:
                title = row.title
        return title

    def rematch(self, options: Mapping[str, str], winners: tuple[Seat, ...], starter: Seat) -> dict[str, str]:
        """The options of the next match between the same players, such as who begins it."""
        return dict(options)

    def is_rated(self, options: Mapping[str, str]) -> bool:
        """Whether a score under these options is rated and counted in the statistics."""
        return bool(self.ratings) and all(choice_of(option, options[option.name]).rated for option in self.options)
