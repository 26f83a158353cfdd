"""What lies on the table: the players in a line above the board with all that is on it, and what can be touched."""

from __future__ import annotations

from typing import Final

from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.drawing.figure import View
from generator.drawing.scene import Group, Millimetres, Scene
from generator.games.taurus.figures import board, position, strip, targets, wires
from generator.games.taurus.figures.plan import NOTCH, SCREEN, SIZE
from generator.language import gettext as _

GAP: Final[Millimetres] = 0.8
TOP: Final[Millimetres] = strip.HEIGHT + GAP
"""Where the board begins below the players."""


def table(state: TaurusState, view: View) -> Scene:
    """The players, the board with all that is on it, and what can be touched."""
    new = position.new_posts(state, view.last)
    touchable = targets.targets(state, new)
    slab = (
        *board.slab(state.options.heads, bored=state.phase not in targets.BORED),
        *position.drawn(SCREEN, state, view.last),
        *(() if state.phase in targets.POSTED else wires.posts(SCREEN, state, new)),
        *position.picks(SCREEN, state),
        *touchable,
    )
    signed = any(group.touch in targets.SIGNS for group in touchable)
    corner = SIZE - NOTCH
    pool = () if signed else (Group((strip.pool(state),), shift=(corner, TOP + corner)),)
    items = (*strip.strip(state), Group(slab, shift=(0.0, TOP)), *pool)
    return Scene(SIZE, TOP + SIZE, items, _title(state))


def _title(state: TaurusState) -> str:
    if state.phase == Phase.TAKE:
        return _("Board of Taurus. Bulls to take: {count}").format(count=state.inside.bit_count())
    return _("Board of Taurus. Bulls without an owner: {count}").format(count=state.free.bit_count())
