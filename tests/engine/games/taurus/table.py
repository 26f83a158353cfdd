"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine import GAMES
from engine.game import IllegalAction
from tests.engine.games.taurus.oracle_ground import COLOURS, FIELDS, with_bulls

GAME = GAMES["taurus"]
LETTERS = {"black": "k", "brown": "n", "grey": "g", "red": "r"}
DEFAULTS = {"lengths": "three", "first": "short", "crossing": "later", "heads": "thirds", "areas": "choice"}
FAR_AWAY = ("a7nw-a7sw", "b7nw-b7sw", "c7nw-c7sw", "d7nw-d7sw")
"""First fences of the seats of whom nothing else is said."""


def play(state: Any, *steps: str) -> Any:
    """The state after these steps, each in notation."""
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def set_up(players: int = 4, heads: str = "thirds") -> dict[str, str]:
    """Field and colour: the four colours by turns, in the order of the fields."""
    return {field: COLOURS[place % 4] for place, field in enumerate(with_bulls(players, heads))}


def new(players: int = 2, **options: str) -> Any:
    """The first turn of the first seat."""
    bulls = set_up(players, options.get("heads", "thirds"))
    return play(GAME.new_initial_state(players, **options), *(f"bull {bulls[field]} {field}" for field in bulls))


def begun(*starts: str, **options: str) -> Any:
    """As many seats as there are first fences, all built."""
    return play(new(len(starts), **options), *(f"start {start.replace('-', ' ')}" for start in starts))


def at(
    *fences: str,
    players: int = 4,
    grey: str = "",
    dead: str = "",
    posts: str = "",
    gone: str = "",
    bulls: Mapping[str, str] | None = None,
    lowered: str = "",
    mover: int = 1,
    passes: int = 0,
    caught: Mapping[int, Mapping[str, int]] | None = None,
    **options: str,
) -> Any:
    """The beginning of a turn of a seat (1..) in the middle of a game.

    Wires are "c4ne-c4se", apart by spaces; each seat's own come first, or none, which means one far away. Bulls stand
    as `set_up` says except where they are `gone`, or exactly as `bulls` says; those that are missing were caught by
    the last seat unless `caught` says who has how many.
    """
    given = [*fences, *[""] * (players - len(fences))]
    wires = [fence or FAR_AWAY[place] for place, fence in enumerate(given)]
    all_bulls = set_up(players, options.get("heads", "thirds"))
    left = (
        {field: colour for field, colour in all_bulls.items() if field not in gone.split()} if bulls is None else bulls
    )
    missing = Counter(all_bulls.values())
    missing.subtract(left.values())
    taken = [Counter((caught or {}).get(seat, {})) for seat in range(1, players + 1)]
    for counter in taken:
        missing.subtract(counter)
    taken[-1].update(missing)
    lines = [wire for fence in (*wires, grey) for wire in fence.split()]
    holes = sorted({hole for wire in lines for hole in wire.split("-")} | {*posts.split()})
    parts = (
        ".".join({**DEFAULTS, **options}.values()),
        "play",
        str(mover),
        ",".join(holes),
        listed(grey),
        listed(dead),
        "".join(LETTERS[left[field]] if field in left else "." for field in FIELDS),
        ",".join(lowered.split()) or "-",
        "- - -/-",
        str(passes),
        *(
            f"{listed(laid)}/{'.'.join(str(counter[colour]) for colour in COLOURS)}"
            for laid, counter in zip(wires, taken, strict=True)
        ),
    )
    return GAME.from_text(" ".join(parts))


def listed(wires: str) -> str:
    """Wires as a position text writes them."""
    return ",".join("+".join(sorted(wire.split("-"))) for wire in wires.split()) or "-"


def actions(state: Any, *verbs: str) -> list[str]:
    """The notation of everything that may be done now, or of the steps that begin so."""
    steps = [str(action) for action in state.legal_actions()]
    return [step for step in steps if not verbs or step.split()[0] in verbs]


def laid(state: Any, owner: int) -> set[str]:
    """The wires of a seat (1..) on the board, as a position text names them."""
    wires = state.to_text().split()[11 + owner].split("/")[0]
    return set() if wires == "-" else {*wires.replace("+", "-").split(",")}


def dead(state: Any) -> set[str]:
    """The dead wires on the board."""
    wires = state.to_text().split()[5]
    return set() if wires == "-" else {*wires.replace("+", "-").split(",")}


def closed(state: Any) -> set[str]:
    """The fields out of which a bull may be taken now."""
    return {step.removeprefix("take ") for step in actions(state, "take")}


def picks(state: Any) -> list[int]:
    """The seats (1..) that take the bulls, in order; each takes the first that it may."""
    order = []
    while actions(state, "take"):
        order.append(state.current_player + 1)
        state = play(state, actions(state)[0])
    return order


def seat(state: Any) -> int:
    """Who is on, counted from 1."""
    return int(state.current_player) + 1


def refused(state: Any, step: str) -> IllegalAction:
    """Why this step is refused; fails when it is not, or when it is offered all the same."""
    try:
        action = state.read(step)
    except IllegalAction as reason:
        return reason
    assert action not in state.legal_actions(), f"{step!r} is offered"
    refusal: IllegalAction | None = state.refusal(action)
    assert refusal is not None, f"{step!r} was accepted"
    return refusal
