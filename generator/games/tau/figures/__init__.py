"""Pictures of Tau: the board between the two reserves, and the memory check after the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import SPECTATOR, Action, Seat, State
from engine.games.tau.actions import Flip, Move, Place, Recall
from engine.games.tau.board import HOLES
from engine.games.tau.lines import won_by
from engine.games.tau.rules import TauState
from generator.drawing.figure import Example, Figure, GameFigure, View
from generator.drawing.scene import Group, Item, Scene
from generator.games.tau.figures import board, examples, foresight, legend, memory, rack
from generator.language import gettext as _

PLAN: Final = board.Plan(step=14.4, rim=4.2, cap=4.55, hole=4.9)
GAP: Final = 0.9
BOARD_AT: Final = ((rack.WIDTH - PLAN.size) / 2, rack.HEIGHT + GAP)
BOTTOM: Final = BOARD_AT[1] + PLAN.size + GAP


class TauFigure(GameFigure):
    """A game as it is played."""

    def board(self, state: State, view: View) -> Scene:
        """The light reserve, the board, the dark reserve; of sticks on the board nothing but what may be seen."""
        assert isinstance(state, TauState)
        table = (
            *board.plank(PLAN),
            *board.lasso(PLAN, won_by(state)),
            *board.sticks(PLAN, board.all_seen(state)),
            *board.last_done(PLAN, view.last),
        )
        items = (
            rack.rack(state, 1),
            Group(table, shift=BOARD_AT),
            *rack.corner_signs(state, BOARD_AT[1], BOTTOM - GAP),
            Group((rack.rack(state, 0),), shift=(0.0, BOTTOM)),
        )
        return Scene(rack.WIDTH, BOTTOM + rack.HEIGHT, items, _title(state))

    def preview(self, state: State, action: Action) -> tuple[Item, ...]:
        """The stick as it would be, and the line that it would make; a hidden cap stays hidden."""
        assert isinstance(state, TauState)
        if not isinstance(action, Place | Flip | Move | Recall):
            return ()
        return (Group(foresight.drawn(PLAN, state, action), shift=BOARD_AT),)

    def side(self, state: State, viewer: Seat = SPECTATOR) -> Scene | None:
        """After the game what was hidden; before, how often each player has asked, where that is allowed."""
        assert isinstance(state, TauState)
        if state.end is not None:
            return memory.check(state)
        return memory.questions(state) if state.options.hidden == "ask" else None

    def emblem(self) -> Scene:
        """Three sticks in line."""
        return examples.emblem()

    def legend(self) -> tuple[tuple[Scene, str], ...]:
        """The marks on the board."""
        return legend.legend()

    def examples(self) -> Mapping[str, Example]:
        """The boards and sticks drawn on the rules page."""
        return examples.drawn()


def _title(state: TauState) -> str:
    line = won_by(state)
    if not line:
        return _("Board of Tau")
    return _("Board of Tau. Three in line: {holes}").format(holes=", ".join(HOLES[hole] for hole in line))


FIGURE: Final = TauFigure()
TOOLS: Final[Mapping[str, Figure]] = {}
