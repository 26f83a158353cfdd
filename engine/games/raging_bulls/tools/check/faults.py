"""Fences that broke a rule.

The dice are not known, so a fence is wrong only if no dice could have allowed it: through a bull, at a post used
twice already, or closing a ring of posts used twice (below).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.bits import bits
from engine.games.raging_bulls.board import POSTS, Cell, Fence, Post, column_row
from engine.games.raging_bulls.refusals import refuse
from engine.message import Message
from engine.message import unchanged as _


class Fault(NamedTuple):
    """A fence that no dice could have allowed, and why."""

    fence: Fence
    reason: Message


def faults(bulls: Sequence[Cell], fences: Sequence[Fence]) -> tuple[Fault, ...]:
    """Every fence that broke a rule, in the order entered."""
    found = []
    sound: list[Fence] = []
    uses = dict.fromkeys(range(len(POSTS)), 0)
    for fence in fences:
        reason = _through_bull(bulls, fence) or _third_use(fence, uses) or _ring(sound, fence)
        if reason is not None:
            found.append(Fault(fence, reason))
            continue
        sound.append(fence)
        for post in bits(fence.posts):
            uses[post] += 1
    return tuple(found)


def _through_bull(bulls: Sequence[Cell], fence: Fence) -> Message | None:
    for bull in bulls:
        if fence.on >> bull & 1:
            column, row = column_row(bull)
            return refuse("fence-through-bull", fence=str(fence), column=column, row=row).message
    return None


def _third_use(fence: Fence, uses: Mapping[Post, int]) -> Message | None:
    for post in bits(fence.posts):
        if uses[post] == 2:
            return Message(_("{fence}: {post} is used a third time."), {"fence": str(fence), "post": POSTS[post]})
    return None


def _ring(sound: Sequence[Fence], fence: Fence) -> Message | None:
    """Why this fence can't close a ring, if it closes one.

    In a ring every post is used twice, and the fence built last found both its posts used: that takes three of a
    kind, so a fence between two posts of one number (rules, "Rolling 3 of a Kind").
    """
    ring, end = [fence], fence.a
    while end != fence.b:
        following = next((other for other in sound if other.posts >> end & 1 and other not in ring), None)
        if following is None:
            return None
        ring.append(following)
        end = following.b if end == following.a else following.a
    if any(part.numbers[0] == part.numbers[1] for part in ring):
        return None
    return Message(
        _("{fence} closes a ring of posts used twice: its last fence must join equal numbers, by three of a kind."),
        {"fence": str(fence)},
    )
