"""Why touching things does nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import CHANCE, IllegalAction, Touch
from engine.games.raging_bulls.actions import shown
from engine.games.raging_bulls.board import FENCE_OF, POST_OF, POSTS, Dice, Post, number_of
from engine.games.raging_bulls.refusals import no_fence, refuse
from engine.games.raging_bulls.state import Field, Phase, Position


def explain(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    """Why touching these posts, dice or mallets does nothing."""
    kinds = {touch.partition(":")[0] for touch in touches}
    if position.phase == Phase.OVER:
        return IllegalAction("game-over")
    if position.current_player == CHANCE:
        return _at_chance(position, touches)
    if position.phase == Phase.READY:
        return refuse("roll-first")
    if kinds & {"dice", "gate"}:
        return refuse("already-rolled")
    if kinds != {"post"}:
        return IllegalAction("nothing-there")
    posts = [POST_OF[touch.partition(":")[2]] for touch in touches]
    assert position.dice is not None
    return _posts(position.field, position.dice, posts) or IllegalAction("nothing-there")


def _at_chance(position: Position, touches: Sequence[Touch]) -> IllegalAction:
    for touch in touches:
        kind, _colon, name = touch.partition(":")
        if kind == "cell" and position.phase == Phase.BULLS:
            column, row = name.split(",")
            return refuse("bull-there", column=column, row=row)
    return IllegalAction("chance-first")


def _posts(field: Field, dice: Dice, posts: Sequence[Post]) -> IllegalAction | None:
    for post in posts:
        if field.full >> post & 1:
            return refuse("post-used-up", post=POSTS[post])
        if number_of(post) not in dice:
            return refuse("post-not-rolled", post=POSTS[post], dice=shown(dice))
    if len(posts) == 1:
        return _lone_post(field, dice, posts[0])
    if len(posts) != 2:
        return None
    if POSTS[posts[0]][0] == POSTS[posts[1]][0]:
        return refuse("same-side", post=POSTS[posts[0]], other=POSTS[posts[1]])
    return no_fence(field, dice, FENCE_OF[1 << posts[0] | 1 << posts[1]])


def _lone_post(field: Field, dice: Dice, post: Post) -> IllegalAction:
    number = number_of(post)
    if field.used >> post & 1 and dice.count(number) < 2:
        return refuse("post-used-once", post=POSTS[post], number=number)
    return refuse("no-fence-from", post=POSTS[post], dice=shown(dice))
