"""Why touching things marks nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import IllegalAction, Touch
from engine.games.raging_bulls.board import POST_OF
from engine.games.raging_bulls.refusals import refuse
from engine.games.raging_bulls.tools.check.refusals import field_full
from engine.games.raging_bulls.tools.check.state import Sheet


def explain(sheet: Sheet, touches: Sequence[Touch]) -> IllegalAction:
    """Why touching these posts or crossings marks nothing."""
    posts = [touch[5:] for touch in touches if touch.startswith("post:") and touch[5:] in POST_OF]
    if len(posts) == 2 and posts[0] != posts[1] and posts[0][0] == posts[1][0]:
        return refuse("same-side", post=posts[0], other=posts[1])
    if len(touches) == 1 and touches[0].startswith("cell:"):
        return field_full(sheet)
    return IllegalAction("nothing-there")
