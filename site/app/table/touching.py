"""From touches to actions: the one controller of every game, without a word about screens.

What has been touched so far keeps the actions whose touches contain it. When one remains and all of it is touched,
it is done; when several remain that are touched completely, they are offered by their sentences.

Ways out are for those who mean them: their touches come in the order given, their own first touch first, and where an
action that goes on is touched completely they do not keep it waiting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from engine.game import Action, IllegalAction, Touch

MOST_OFFERED: Final = 6
"""More choices than this are a list nobody reads; touching is quicker."""
MOST_PLACES: Final = 2
"""Of choices between places alone, which the board shows where they are: this one or that one may have buttons too."""


class Touched(NamedTuple):
    """What a touch led to: what is touched now, and the action to do or the refusal to show, if any."""

    touches: tuple[Touch, ...] = ()
    action: Action | None = None
    refusal: IllegalAction | None = None


def candidates(actions: Sequence[Action], touches: Sequence[Touch]) -> list[Action]:
    """The actions that need all of these touches; of the ways out, those that begin with them."""
    if not touches:
        return list(actions)
    begun = tuple(touches)
    holds = _holds_each(begun) if len({*begun}) == len(begun) else _holds_all(begun)
    return [
        action for action in actions if (action.touches[: len(begun)] == begun if action.gives_up else holds(action))
    ]


def _holds_each(touches: Sequence[Touch]) -> Callable[[Action], bool]:
    """Whether an action needs all of these, none of which is there twice: quick enough for thousands of actions."""
    return lambda action: all(name in action.touches for name in touches)


def _holds_all(touches: Sequence[Touch]) -> Callable[[Action], bool]:
    wanted = Counter(touches)
    return lambda action: wanted <= Counter(action.touches)


def next_touches(actions: Sequence[Action], touches: Sequence[Touch]) -> frozenset[Touch]:
    """What may be touched next."""
    if not touches:
        return frozenset(
            name for action in actions for name in (action.touches[:1] if action.gives_up else action.touches)
        )
    return frozenset(name for action in candidates(actions, touches) for name in _missing_of(action, touches))


def _missing_of(action: Action, touches: Sequence[Touch]) -> Iterable[Touch]:
    """The touches of a candidate that may come next."""
    if action.gives_up:
        return action.touches[len(touches) : len(touches) + 1]
    return Counter(action.touches) - Counter(touches)


def missing(actions: Sequence[Action], touches: Sequence[Touch]) -> int | None:
    """How many touches more every candidate needs; None if they differ, or there is none."""
    counts = {len(action.touches) - len(touches) for action in candidates(actions, touches)}
    return counts.pop() if len(counts) == 1 else None


def completed_by(actions: Sequence[Action], touches: Sequence[Touch], name: Touch) -> Action | None:
    """The one action that touching this thing as well would do."""
    extended = (*touches, name)
    return _done(candidates(actions, extended), extended)


def offered(actions: Sequence[Action], touches: Sequence[Touch]) -> list[Action]:
    """The actions to show as buttons, ways out last: those of a single touch, and all that remain if they are few.

    Of those that touching places alone would do, only so few that they do not hide the board.
    """
    remaining = sorted(candidates(actions, touches), key=lambda action: action.gives_up)
    if len(remaining) > MOST_OFFERED:
        return [] if touches else [action for action in remaining if len(action.touches) == 1 and is_button(action)]
    on_board = [action for action in remaining if _by_places_alone(action, remaining, touches)]
    return remaining if len(on_board) <= MOST_PLACES else [action for action in remaining if action not in on_board]


def _by_places_alone(action: Action, remaining: Sequence[Action], touches: Sequence[Touch]) -> bool:
    """Whether touching further places on the board does the action: no other goes by the same touches, or by more.

    As long as nothing is touched the first place is enough: what goes with it is offered once it is chosen.
    """
    needed = Counter(action.touches)
    rivals = (other for other in remaining if other is not action and other.gives_up == action.gives_up)
    wanted = _missing_of(action, touches) if touches or action.gives_up else action.touches[:1]
    return (
        len(action.touches) > len(touches)
        and all(map(_is_place, wanted))
        and not any(needed <= Counter(rival.touches) for rival in rivals)
    )


def _is_place(name: Touch) -> bool:
    return ":" in name


def touch(
    actions: Sequence[Action],
    touches: Sequence[Touch],
    name: Touch,
    explain: Callable[[Sequence[Touch]], IllegalAction],
) -> Touched:
    """Touch one thing more.

    A thing touched again is let go of. If nothing can be done with the whole, the game says why; if it has nothing to
    say about it, the new touch begins anew.
    """
    extended = (*touches, name)
    remaining = candidates(actions, extended)
    if remaining:
        action = _done(remaining, extended)
        return Touched(() if action else extended, action)
    if name in touches:
        return Touched(_without(touches, name))
    refusal = explain(extended)
    if refusal.code == "nothing-there" and touches and candidates(actions, (name,)):
        return touch(actions, (), name, explain)
    return Touched(tuple(touches), None, refusal)


def _done(remaining: Sequence[Action], touches: Sequence[Touch]) -> Action | None:
    """The one candidate that is touched completely while nothing else is left that goes on, or at all."""
    onward = [action for action in remaining if not action.gives_up] or remaining
    return onward[0] if len(onward) == 1 and len(onward[0].touches) == len(touches) else None


def _without(touches: Sequence[Touch], name: Touch) -> tuple[Touch, ...]:
    kept = list(touches)
    kept.remove(name)
    return tuple(kept)


def is_button(action: Action) -> bool:
    """Whether the thing touched first is no place among many: it has no name of its own, as in "dice"."""
    return not _is_place(action.touches[0])
