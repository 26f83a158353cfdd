"""The sentences of refused steps, by code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as _

SENTENCES: Final[Mapping[str, str]] = {
    "start-first": _("Every player’s first turn is a first fence: two new posts and a wire between them."),
    "start-over": _("First fences are for first turns: add a post, a wire, or close a fence."),
    "start-empty": _("A first fence stands in two empty holes, and {hole} has a post."),
    "start-short": _("A first fence takes the shortest wire: choose two holes closer together."),
    "hole-taken": _("{hole} has a post already."),
    "hole-under-wire": _("No post may be set in {hole}: it lies under a wire."),
    "no-posts": _("All posts are on the board."),
    "post-alone": _("A new post is joined to one in its field or the next; {hole} has no such neighbour."),
    "post-unjoinable": _("No wire of yours could join a post in {hole}."),
    "wire-the-post": _("First join the new post in {hole} by a wire of your own."),
    "from-the-post": _("The wire must begin at the new post in {hole}."),
    "wired": _("Your wire is attached: close the fence with a grey wire, or leave it open."),
    "not-neighbours": _("{a} and {b} are no neighbours: a wire joins posts in one field or two that share an edge."),
    "no-post": _("No post is in {hole}."),
    "joined-already": _("{a} and {b} are joined already, and two posts are joined only once."),
    "over-post": _("A wire from {a} to {b} would run over another post."),
    "crosses": _("A grey wire from {a} to {b} would cross another wire, and so close nothing."),
    "no-crossing": _("At this table no wire may cross another."),
    "no-wire": _("You have no {length} wire left, and nothing else fits from {a} to {b}."),
    "no-grey": _("No {length} grey wire is left, and nothing else fits from {a} to {b}."),
    "would-close": _("{a} and {b} are joined by other wires: only a grey wire may close a fence."),
    "closes-nothing": _("{a} and {b} are not joined by other wires: a grey wire may only close a fence."),
    "too-few": _("This would close an area with {bulls} bulls, and at least {least} are needed."),
    "all-grey": _("This fence would be of grey wires only, and nobody would get the bulls."),
    "side-first": _("First say to which side of the wire the bull is moved."),
    "other-side": _("With the bull on that side too few would be surrounded."),
    "no-side": _("No bull stands under a new wire."),
    "area-first": _("First say whose wires give the order of picks."),
    "no-area": _("No area is to be chosen."),
    "take-first": _("First the bulls of the closed area are taken."),
    "nothing-to-take": _("No bulls are to be taken now."),
    "not-inside": _("The bull in {field} is not in the closed area."),
    "no-bull": _("No bull is in {field}."),
    "not-wired": _("Only a fence that could be closed can be left open."),
    "may-act": _("A player passes only if no wire can be attached, and one can."),
}
LENGTH_NAMES: Final = (_("short"), _("medium"), _("long"))
