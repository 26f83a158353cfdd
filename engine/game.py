"""The contract that every game keeps and that everything else builds on.

Names follow OpenSpiel. A `Game` is what does not change (players, options, title); a `State` is one
position, an immutable value; an `Action` is one small step. Nothing here knows any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.action import NO_MESSAGE, Action, Proposal, Touch, notation_key
from engine.hiding import Hides
from engine.option import BadOption, Choice, Option, Rating, choice_of, span
from engine.position_text import BadPosition
from engine.refusal import IllegalAction
from engine.state import CHANCE, SPECTATOR, TERMINAL, UNKNOWN, Outcomes, Probability, Seat, State, Unknown

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
