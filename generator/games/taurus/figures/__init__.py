"""Pictures of Taurus: the players in a line above the wooden board, and the table of points beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State, Touch
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.drawing.figure import Example, Figure, GameFigure, Mark, View
from generator.drawing.scene import Group, Item, Scene
from generator.games.taurus.figures import examples, foresight, legend, score, slab, strip, table, targets, wires
from generator.games.taurus.figures.plan import NOTCH, SCREEN, SIZE
from generator.language import gettext as _

GAP: Final = 0.8
TOP: Final = strip.HEIGHT + GAP
"""Where the board begins below the players."""


class TaurusFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The players, the board with all that is on it, and what can be touched."""
        assert isinstance(state, TaurusState)
        new = table.new_posts(state, view.last)
        touchable = targets.targets(state, new)
        board = (
            *slab.slab(state.options.heads, bored=state.phase not in targets.BORED),
            *table.drawn(SCREEN, state, view.last),
            *(() if state.phase in targets.POSTED else wires.posts(SCREEN, state, new)),
            *table.picks(SCREEN, state),
            *touchable,
        )
        signed = any(group.touch in targets.SIGNS for group in touchable)
        corner = SIZE - NOTCH
        pool = () if signed else (Group((strip.pool(state),), shift=(corner, TOP + corner)),)
        items = (*strip.strip(state), Group(board, shift=(0.0, TOP)), *pool)
        return Scene(SIZE, TOP + SIZE, items, _title(state))

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The step as if done; of a closing the area, its bulls and the order of picks."""
        assert isinstance(state, TaurusState)
        return (Group(foresight.drawn(SCREEN, state, action), shift=(0.0, TOP)),)

    def glance(self, state: State, touch: Touch) -> tuple[Item, ...]:
        """The wires that a post could get now."""
        assert isinstance(state, TaurusState)
        wires = foresight.from_post(SCREEN, state, touch)
        return (Group(wires, shift=(0.0, TOP)),) if wires else ()

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene:
        """The points of each colour."""
        assert isinstance(state, TaurusState)
        return score.table(state)

    def emblem(self) -> Scene:
        """A bull in its fence."""
        return examples.emblem()

    def legend(self) -> tuple[Mark, ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The boards drawn on the rules page."""
        return examples.drawn()


def _title(state: TaurusState) -> str:
    if state.phase == Phase.TAKE:
        return _("Board of Taurus. Bulls to take: {count}").format(count=state.inside.bit_count())
    return _("Board of Taurus. Bulls without an owner: {count}").format(count=state.free.bit_count())


FIGURE: Final = TaurusFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
