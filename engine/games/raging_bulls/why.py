"""The teaching side of the rules: why a step is refused, and what may be done instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.bits import bits
from engine.game import CHANCE, TERMINAL, Action, IllegalAction, Touch
from engine.games.raging_bulls.actions import LEAVE, PASS, ROLL, Phase
from engine.games.raging_bulls.board import (
    FENCE_OF,
    LETTERS,
    POST_OF,
    POSTS,
    Bull,
    Dice,
    Fence,
    Post,
    Roll,
    column_row,
)
from engine.games.raging_bulls.field import Field
from engine.games.raging_bulls.refusals import refuse
from engine.message import Message
from engine.message import unchanged as _

if TYPE_CHECKING:
    from engine.games.raging_bulls.rules import RagingBullsState


def not_now(state: RagingBullsState, action: Action) -> IllegalAction | None:
    """Why a step that is no fence on a roll is refused; None if it is possible."""
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if isinstance(action, Bull | Roll):
        return _not_this_chance(state, action)
    if state.current_player == CHANCE:
        return IllegalAction("chance-first")
    if state.phase == Phase.READY:
        return None if action in (LEAVE, ROLL) else refuse("roll-first")
    return None if action == PASS else refuse("already-rolled")


def _not_this_chance(state: RagingBullsState, action: Bull | Roll) -> IllegalAction | None:
    expected = {Phase.BULLS: Bull, Phase.DICE: Roll}.get(state.phase)
    if expected is None:
        return IllegalAction("not-chance")
    if not isinstance(action, expected):
        return IllegalAction("not-your-turn", {"action": str(action)})
    if isinstance(action, Bull) and action.cell in state.field.bulls:
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


def number_of(post: Post) -> int:
    """The number 1..6 that a post bears."""
    return int(POSTS[post][1])


def shown(dice: Dice) -> str:
    """The dice as in notation."""
    return " ".join(map(str, dice))


def explain(state: RagingBullsState, touches: Sequence[Touch]) -> IllegalAction:
    """Why nothing is done by touching these things."""
    kinds = {touch.partition(":")[0] for touch in touches}
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if state.current_player == CHANCE:
        return _explain_chance(state, touches)
    if state.phase == Phase.READY:
        return refuse("roll-first")
    if kinds & {"dice", "gate"}:
        return refuse("already-rolled")
    if kinds != {"post"}:
        return IllegalAction("nothing-there")
    posts = [POST_OF[touch.partition(":")[2]] for touch in touches if touch.startswith("post:")]
    return _explain_posts(state, posts) or IllegalAction("nothing-there")


def _explain_chance(state: RagingBullsState, touches: Sequence[Touch]) -> IllegalAction:
    for touch in touches:
        kind, _colon, name = touch.partition(":")
        if kind == "cell" and state.phase == Phase.BULLS:
            column, row = name.split(",")
            return refuse("bull-there", column=column, row=row)
    return IllegalAction("chance-first")


def _explain_posts(state: RagingBullsState, posts: list[Post]) -> IllegalAction | None:
    assert state.dice is not None
    for post in posts:
        if state.field.full >> post & 1:
            return refuse("post-used-up", post=POSTS[post])
        if number_of(post) not in state.dice:
            return refuse("post-not-rolled", post=POSTS[post], dice=shown(state.dice))
    if len(posts) == 1:
        return _explain_lone_post(state, posts[0])
    if len(posts) != 2:
        return None
    if POSTS[posts[0]][0] == POSTS[posts[1]][0]:
        return refuse("same-side", post=POSTS[posts[0]], other=POSTS[posts[1]])
    return no_fence(state.field, state.dice, FENCE_OF[1 << posts[0] | 1 << posts[1]])


def _explain_lone_post(state: RagingBullsState, post: Post) -> IllegalAction:
    number = number_of(post)
    assert state.dice is not None
    if state.field.used >> post & 1 and state.dice.count(number) < 2:
        return refuse("post-used-once", post=POSTS[post], number=number)
    return refuse("no-fence-from", post=POSTS[post], dice=shown(state.dice))


def consequence(state: RagingBullsState, action: Action) -> Message | None:
    """What an action does to its field: completes it, or leaves it."""
    if isinstance(action, Fence):
        after = state.field.with_fence(action)
        text = _("Field {field} is complete: {points} points.")
    elif action == LEAVE:
        after, text = state.field, _("Field {field} is left: {points} points.")
    elif action == PASS and state.mallets == 0:
        return Message(_("No mallet was left, so the game is over."))
    else:
        return None
    if isinstance(action, Fence) and not after.completed:
        return None
    return Message(text, {"field": after.letter, "points": after.score})


def status(state: RagingBullsState) -> Message:
    """What may be done now."""
    field = state.field
    values = {"field": field.letter, "left": field.size - len(field.bulls), "mallets": state.mallets}
    if state.current_player == TERMINAL:
        return Message(_("The game is over: {score} points."), {"score": state.scores()[0]})
    if state.phase == Phase.BUILD:
        assert state.dice is not None
        table = _BUILD if field.buildable(state.dice) else _NO_FENCE
        return Message(table[min(state.mallets, 1)], {**values, "dice": shown(state.dice)})
    return Message(_last_field(field.place) if state.phase == Phase.READY else _WAITING[state.phase], values)


_BUILD = (
    _("Build a fence between two of the numbers {dice}, or pass, which ends the game."),
    _("Build a fence between two of the numbers {dice}, or pass (mallets left: {mallets})."),
)
_NO_FENCE = (
    _("No fence is possible with {dice}: pass, which ends the game."),
    _("No fence is possible with {dice}: pass (mallets left: {mallets})."),
)
_WAITING = {
    Phase.BULLS: _("Field {field}: roll two dice, one for the column and one for the row (bulls to come: {left})."),
    Phase.DICE: _("Field {field}: roll three dice."),
}


def _last_field(index: int) -> str:
    if index == len(LETTERS) - 1:
        return _("Field {field}: roll the dice, or leave the field and end the game.")
    return _("Field {field}: roll the dice, or leave the field.")
