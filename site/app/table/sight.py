"""What the viewer sees of a table: the position as that person may know it. No word about screens."""

from __future__ import annotations

from app.table.curtain import Curtain
from app.table.log import Line, Log, is_open_to
from app.table.seating import player_name
from engine.game import Action, Seat, State, Touch
from engine.match import Match
from generator.drawing.figure import Figure, View
from generator.drawing.scene import Item, Scene
from generator.games import figure_of


class Sight:
    """A match with who looks at it, and at which of its positions.

    Everything is as the viewer may know it. While the curtain is down that is what all may know.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.figure: Figure = figure_of(match.game.slug)
        self.curtain = Curtain(match)
        self._log = Log(match)
        self.looking: int | None = None
        """The ply looked back at; None when the table shows the match as it stands."""

    @property
    def state(self) -> State:
        """The position of the match, whatever is looked at and by whom."""
        return self.match.state

    @property
    def position(self) -> State:
        """The position that is looked at, with all that it hides."""
        return self.state if self.looking is None else self.match.states[self.looking]

    @property
    def down(self) -> bool:
        """Whether the curtain covers the table."""
        return self.curtain.down

    @property
    def viewer(self) -> Seat:
        """Through whose eyes the table is shown."""
        return self.curtain.viewer

    def seen(self) -> State:
        """The position looked at as the viewer may see it; all of it once the game is over."""
        return self.as_seen(self.position)

    def as_seen(self, state: State) -> State:
        """A position of this match through the viewer's eyes."""
        return state if self.match.over or not self.match.people else state.observe(self.viewer)

    @property
    def sees_all(self) -> bool:
        """Whether nothing of the match as it stands is hidden from the viewer."""
        return self.as_seen(self.state) == self.state

    @property
    def blind(self) -> bool:
        """Whether the viewer is in the dark: nothing from before it is shown or said then."""
        return self.state.dark and not self.sees_all

    def may_look_back(self) -> bool:
        """Whether earlier positions may be looked at: not while they would tell what is hidden now."""
        if self.down or self.blind or not self.match.plies:
            return False
        return self.match.over or self.match.game.hides.past_is_open or self.sees_all

    @property
    def last(self) -> Action | None:
        """What was done just before the position looked at; None if nothing was, or not all of it may be known."""
        ply = self._ply - 1
        shown = ply >= 0 and not self.blind and is_open_to(self.match, ply, self.viewer)
        return self.match.plies[ply] if shown else None

    @property
    def _ply(self) -> int:
        return len(self.match.plies) if self.looking is None else self.looking

    @property
    def _before(self) -> State | None:
        """The position before the last step, all of it if nothing is hidden now."""
        if self.last is None:
            return None
        before = self.match.states[self._ply - 1]
        return before if self.sees_all else self.as_seen(before)

    def board(self) -> Scene:
        """The picture of the position."""
        return self.figure.board(self.seen(), View(self.last, self.viewer, self._before))

    def side(self) -> Scene | None:
        """The picture beside it."""
        return self.figure.side(self.seen(), self.viewer)

    def glance(self, name: Touch) -> tuple[Item, ...]:
        """What there is to know of a thing, drawn over the board; nothing of an empty name."""
        return self.figure.glance(self.seen(), name) if name and not self.down else ()

    def log(self) -> list[Line]:
        """What was done, newest last."""
        return self._log.lines(self.viewer, self.dark_since if self.blind else 0)

    @property
    def dark_since(self) -> int:
        """The number of plies when the dark began that is not over yet."""
        states = self.match.states
        return next((ply + 1 for ply in reversed(range(len(states))) if not states[ply].dark), 0)

    def on_turn_name(self) -> str:
        """What the player to move is called; "" if that is nobody."""
        seat = self.state.current_player
        return player_name(self.match, seat) if seat >= 0 else ""
