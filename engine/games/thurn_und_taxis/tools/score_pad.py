"""The score pad: carriages, tiles and houses left of a game played with the real box, entered in any order.

One column is being written at a time, so that each mark takes one touch. Every tile exists once: whoever has it must
lose it before another can have it. Nothing ends; the pad always says who would win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Action, Game, IllegalAction, Seat, State, Touch
from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.land import HOUSES
from engine.games.thurn_und_taxis.options import HORSES_OPTION, MAP_OPTION, clash, land_of
from engine.games.thurn_und_taxis.tools import notation, refusals, words
from engine.games.thurn_und_taxis.tools import text as pad_text
from engine.games.thurn_und_taxis.tools.marks import (
    Carriage,
    Left,
    Pen,
    Remove,
    Tick,
    marks_by_touch,
    marks_of,
    sizes_of,
    tiles_of,
)
from engine.games.thurn_und_taxis.tools.pad import Column, Pad, in_order
from engine.message import Message
from engine.message import unchanged as _


class PadState(Pad, State):
    """A pad that can be written on; one person writes for all, and nothing ever ends."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Always seat 0."""
        return 0

    def legal_actions(self) -> Sequence[Action]:
        """The other columns, and everything that would change this one, sorted."""
        marks, column, owners, seat = marks_of(self.land), self.column, self.owners, self.pen
        actions: list[Action] = [marks.pens[other] for other in range(len(self.columns)) if other != seat]
        actions += [marks.carriages[seat, size] for size in sizes_of(self.land) if size != column.carriage]
        actions += [marks.lefts[seat, count] for count in range(HOUSES + 1) if count != column.left]
        actions += [marks.removals[seat, tile] for tile in column.tiles]
        free = [tile for tile in tiles_of(self.land) if tile not in owners and not self.has_its_only(tile)]
        actions += [marks.ticks[seat, tile] for tile in free]
        return sorted(actions)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why a mark does not fit on the pad."""
        return refusals.refusal(self, action)

    def after(self, action: Action) -> PadState:
        """The pad with one mark more."""
        if isinstance(action, Pen):
            return self._replace(pen=action.seat)
        column = self.column
        if isinstance(action, Carriage):
            column = column._replace(carriage=action.size)
        elif isinstance(action, Left):
            column = column._replace(left=action.count)
        elif isinstance(action, Tick):
            column = column._replace(tiles=in_order((*column.tiles, action.tile)))
        else:
            assert isinstance(action, Remove)
            column = column._replace(tiles=tuple(tile for tile in column.tiles if tile != action.tile))
        columns = (*self.columns[: self.pen], column, *self.columns[self.pen + 1 :])
        return self._replace(columns=columns)

    def read(self, text: str) -> Action:
        """A mark by its notation. Raises IllegalAction."""
        return notation.read(self.land, text)

    def scores(self) -> tuple[int, ...]:
        """The totals as the pad stands."""
        return self.totals

    def winners(self) -> tuple[Seat, ...]:
        """Nobody: a pad is never over; `remarks` says who wins as it stands."""
        return ()

    def to_text(self) -> str:
        """Everything on one line; `text` describes it."""
        return pad_text.write(self)

    def status(self) -> Message:
        """Whose column is written, and its total."""
        return words.status(self)

    def remarks(self) -> Sequence[Message]:
        """Who wins and why, what is missing and what cannot be right; nothing of an empty pad."""
        return words.remarks(self)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching a thing writes nothing."""
        mark = marks_by_touch(self.land, self.pen).get(touches[-1]) if touches else None
        refused = self.refusal(mark) if mark is not None else None
        return refused or IllegalAction("nothing-there")


class ScorePad(Game):
    """The table at which a game played with the real box is scored."""

    slug = "thurn-und-taxis/score"
    title = _("Score calculator")
    tagline = _("For a game with the real box: enter what everybody has, and see totals and the tie-break.")
    players = pad_text.PLAYERS
    seat_titles = COLOURS
    example = "tile 1 everywhere 6"
    options = (MAP_OPTION, HORSES_OPTION)

    def clash(self, options: Mapping[str, str]) -> str:
        """The horses are played in the North alone."""
        return clash(options)

    def initial(self, players: int, options: Mapping[str, str]) -> PadState:
        """Nothing but twenty houses left for each."""
        return PadState(land_of(options), (Column(),) * players)

    def from_text(self, text: str) -> PadState:
        """The pad that `to_text` wrote. Raises BadPosition."""
        return PadState(*pad_text.read(text))
