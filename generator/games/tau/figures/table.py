"""What lies on the table: the board between the two reserves."""

from __future__ import annotations

from typing import Final

from engine.games.tau.board import HOLES
from engine.games.tau.lines import won_by
from engine.games.tau.rules import TauState
from generator.drawing.figure import View
from generator.drawing.scene import Group, Scene
from generator.games.tau.figures import board, rack
from generator.language import gettext as _

PLAN: Final = board.Plan(step=14.4, rim=4.2, cap=4.55, hole=4.9)
GAP: Final = 0.9
BOARD_AT: Final = ((rack.WIDTH - PLAN.size) / 2, rack.HEIGHT + GAP)
BOTTOM: Final = BOARD_AT[1] + PLAN.size + GAP


def table(state: TauState, view: View) -> Scene:
    """The light reserve, the board, the dark reserve; of sticks on the board nothing but what may be seen."""
    middle = (
        *board.plank(PLAN),
        *board.lasso(PLAN, won_by(state)),
        *board.sticks(PLAN, board.all_seen(state)),
        *board.last_done(PLAN, view.last),
    )
    items = (
        rack.rack(state, 1),
        Group(middle, shift=BOARD_AT),
        *rack.corner_signs(state, BOARD_AT[1], BOTTOM - GAP),
        Group((rack.rack(state, 0),), shift=(0.0, BOTTOM)),
    )
    return Scene(rack.WIDTH, BOTTOM + rack.HEIGHT, items, _title(state))


def _title(state: TauState) -> str:
    line = won_by(state)
    if not line:
        return _("Board of Tau")
    return _("Board of Tau. Three in line: {holes}").format(holes=", ".join(HOLES[hole] for hole in line))
