"""Why a step is refused: one sentence a rule, and which of them it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.bits import bits
from engine.game import CHANCE, Action, IllegalAction
from engine.games.raging_bulls.actions import LEAVE, PASS, ROLL, Build, DrawBull, Roll, shown
from engine.games.raging_bulls.board import POSTS, Dice, Fence, Post, column_row, number_of
from engine.games.raging_bulls.legal import buildable
from engine.games.raging_bulls.state import Field, Phase, Position
from engine.message import unchanged as _

SENTENCES: Final[Mapping[str, str]] = {
    "same-side": _("{post} and {other} are on the same side: a fence joins posts of different sides."),
    "fence-repeated": _("{fence} is already built."),
    "fence-through-bull": _("{fence} would run through the bull at column {column} row {row}."),
    "post-not-rolled": _("{post} is not on the roll: the dice show {dice}."),
    "no-pair": _("Two posts numbered {number} need two dice that show {number}; only one does."),
    "post-used-up": _("{post} has been used twice: no more fences end there."),
    "post-used-once": _("{post} has been used: only a pair of {number}s allows a second fence there."),
    "no-triple": _("{post} has been used: joining it to another {number} takes three dice that show {number}."),
    "no-fence-from": _("No fence is possible from {post} with {dice}."),
    "roll-first": _("Roll the dice first."),
    "already-rolled": _("The dice are rolled: build a fence or pass."),
    "bull-there": _("A bull already stands at column {column} row {row}: roll again."),
    "dice-values": _("Dice show 1 to 6: “{text}” does not fit."),
    "bull-values": _("A bull stands at a column and a row from 1 to 6: “{text}” does not fit."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """Why the rules forbid an action; None if they do not."""
    if position.phase == Phase.BUILD and isinstance(action, Build):
        assert position.dice is not None
        if buildable(position.field, position.dice) >> action.fence.place & 1:
            return None
        return no_fence(position.field, position.dice, action.fence)
    return _not_now(position, action)


def _not_now(position: Position, action: Action) -> IllegalAction | None:
    """Why a step that is no fence on a roll is refused; None if it is possible."""
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    if isinstance(action, DrawBull | Roll):
        return _not_this_chance(position, action)
    if position.current_player == CHANCE:
        return IllegalAction("chance-first")
    if position.phase == Phase.READY:
        return None if action in (LEAVE, ROLL) else refuse("roll-first")
    return None if action == PASS else refuse("already-rolled")


def _not_this_chance(position: Position, action: DrawBull | Roll) -> IllegalAction | None:
    expected = {Phase.BULLS: DrawBull, Phase.DICE: Roll}.get(position.phase)
    if expected is None:
        return IllegalAction("not-chance")
    if not isinstance(action, expected):
        return IllegalAction("not-your-turn", {"action": str(action)})
    if isinstance(action, DrawBull) and action.cell in position.field.bulls:
        column, row = column_row(action.cell)
        return refuse("bull-there", column=column, row=row)
    return None


def no_fence(field: Field, dice: Dice, fence: Fence) -> IllegalAction:
    """Why a fence is refused: built already, through a bull, not on the roll, or at a used post."""
    if fence in field.fences:
        return refuse("fence-repeated", fence=str(fence))
    for bull in field.bulls:
        if fence.on >> bull & 1:
            column, row = column_row(bull)
            return refuse("fence-through-bull", fence=str(fence), column=column, row=row)
    for post in bits(fence.posts):
        if number_of(post) not in dice:
            return refuse("post-not-rolled", post=POSTS[post], dice=shown(dice))
    low, high = sorted(fence.numbers)
    if low == high and dice.count(low) < 2:
        return refuse("no-pair", number=low, post=POSTS[fence.a])
    return _used_post(field, dice, fence)


def _used_post(field: Field, dice: Dice, fence: Fence) -> IllegalAction:
    for post in bits(fence.posts & field.full):
        return refuse("post-used-up", post=POSTS[post])
    post = next(post for post in bits(fence.posts & field.used) if _needs_more(dice, fence, post))
    number = number_of(post)
    code = "no-triple" if dice.count(number) == 2 else "post-used-once"
    return refuse(code, post=POSTS[post], number=number)


def _needs_more(dice: Dice, fence: Fence, post: Post) -> bool:
    """Whether the roll lets no second fence end at this used post."""
    number = number_of(post)
    needed = 3 if fence.numbers == (number, number) else 2
    return dice.count(number) < needed
