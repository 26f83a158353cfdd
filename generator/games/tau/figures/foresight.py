"""What an action would do, as far as it may be known before: a stick turned over blindly stays blank."""

from __future__ import annotations

from engine.bits import bits
from engine.game import Action
from engine.games.tau.actions import Flip, Move, Place, Recall
from engine.games.tau.board import BLOCKER, Colour, Hole, owner
from engine.games.tau.lines import winning_lines
from engine.games.tau.rules import TauState
from generator.drawing.scene import Circle, Group, Item, Text
from generator.games.tau.figures import caps
from generator.games.tau.figures.board import Plan, Seen, lasso, seen, stick, turning, way
from generator.games.tau.figures.table import BOARD_AT, PLAN


def preview(state: TauState, action: Action) -> tuple[Item, ...]:
    """Drawn over the table."""
    if not isinstance(action, Place | Flip | Move | Recall):
        return ()
    return (Group(_drawn(PLAN, state, action), shift=BOARD_AT),)


def _drawn(plan: Plan, state: TauState, action: Place | Flip | Move | Recall) -> tuple[Item, ...]:
    if isinstance(action, Place):
        what = Seen(owner(action.end >> 1), caps.shown(action.end))
        return (stick(plan, action.hole, what), *_ghost(plan, action.hole), *_line(plan, state, action.hole, what.up))
    if isinstance(action, Move):
        return _moved(plan, state, action)
    if isinstance(action, Flip):
        return _flipped(plan, state, action.hole)
    question = Text((0.0, plan.cap * 0.5), "?", plan.cap * 1.5, "number-accent", "middle")
    blank = Circle((0.0, 0.0), plan.cap, "cap-unknown")
    return (Group((blank, question), shift=plan.at(action.hole)), *_ghost(plan, action.hole))


def _ghost(plan: Plan, hole: Hole) -> tuple[Item, ...]:
    return (Circle(plan.at(hole), plan.cap * caps.RING + 0.4, "bar-preview"),)


def _moved(plan: Plan, state: TauState, move: Move) -> tuple[Item, ...]:
    what = seen(state.holes[move.hole], opened=state.options.hidden == "open")
    assert what is not None
    bare = Circle(plan.at(move.hole), plan.cap * caps.RING + 0.4, "plank-bare")
    left = (bare, Circle(plan.at(move.hole), plan.hole, "hole"))
    line = _line(plan, state, move.to, what.up, leaving=move.hole)
    return (*left, *way(plan, move, "bar-preview"), stick(plan, move.to, what), *_ghost(plan, move.to), *line)


def _flipped(plan: Plan, state: TauState, hole: Hole) -> tuple[Item, ...]:
    what = seen(state.holes[hole], opened=state.options.hidden == "open")
    assert what is not None
    if what.down is not None:
        after = Seen(what.seat, what.down, what.up)
        return (stick(plan, hole, after), *_ghost(plan, hole), *_line(plan, state, hole, after.up, leaving=hole))
    blank = (Circle((0.0, 0.0), plan.cap, "cap-unknown"), *turning(plan.cap * 0.62, "line-accent", "arrow-accent"))
    return (Group(blank, shift=plan.at(hole)), *_ghost(plan, hole))


def _line(plan: Plan, state: TauState, hole: Hole, cap: Colour, leaving: Hole | None = None) -> tuple[Item, ...]:
    """The line of three that a cap in this hole would make."""
    gone = 0 if leaving is None else 1 << leaving
    shown = tuple(mask & ~gone | (1 << hole if colour == cap else 0) for colour, mask in enumerate(state.shown))
    if cap == BLOCKER:
        return ()
    lines = [line for line in winning_lines(shown, state.options.line) if line >> hole & 1]
    return lasso(plan, tuple(bits(lines[0]))) if lines else ()
