"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write."""

from __future__ import annotations

from typing import Any

from engine import GAMES
from engine.game import IllegalAction

GAME = GAMES["raging-bulls"]
PLACES = [(column, row) for row in range(1, 7) for column in range(1, 7)]
BULLS_IN = {"A": 3, "B": 4, "C": 5, "D": 6}


def play(state: Any, *steps: str) -> Any:
    """The state after these steps, each in notation."""
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def new(perimeter: str = "off") -> Any:
    """The start of a game."""
    return GAME.new_initial_state(perimeter=perimeter)


def actions(state: Any) -> list[str]:
    """The notation of everything that may be done now."""
    return [str(action) for action in state.legal_actions()]


def outcomes(state: Any) -> dict[str, float]:
    """What chance may bring now, in notation, with its probability."""
    return {str(action): float(probability) for action, probability in state.chance_outcomes()}


def bulls(*places: tuple[int, int]) -> list[str]:
    """The steps that place these bulls."""
    return [f"bull {column} {row}" for column, row in places]


def any_bulls(letter: str) -> list[str]:
    """The steps that place as many bulls as a field holds, somewhere."""
    return bulls(*PLACES[: BULLS_IN[letter]])


def rolled(*dice: int) -> list[str]:
    """The steps that roll these dice."""
    return ["roll", "dice " + " ".join(map(str, sorted(dice)))]


def dice_for(fence: str, before: tuple[str, ...] = ()) -> list[int]:
    """Dice that allow a fence whose first-named post may have been used once."""
    first, second = fence.split("-")
    if any(second in other.split("-") for other in before):
        first, second = second, first
    return [int(first[1]), int(first[1]), int(second[1])]


def built(*fences: str) -> list[str]:
    """The steps that build these fences one after the other, each with dice that allow it."""
    steps: list[str] = []
    for index, fence in enumerate(fences):
        steps += [*rolled(*dice_for(fence, fences[:index])), fence]
    return steps


def passed(times: int) -> list[str]:
    """The steps that pass so many times."""
    return [*rolled(1, 2, 3), "pass"] * times


def left(letters: str) -> list[str]:
    """The steps that place the bulls of these fields and leave each at once."""
    return [step for letter in letters for step in (*any_bulls(letter), "leave")]


def total(state: Any) -> int:
    """The one player's score."""
    (score,) = state.scores()
    return int(score)


def refusal(state: Any, text: str) -> IllegalAction:
    """Why this step is refused; fails when it is not."""
    try:
        state.apply(state.parse(text))
    except IllegalAction as reason:
        return reason
    raise AssertionError(f"{text!r} was accepted")


def refused_with(state: Any, text: str, **values: str) -> str:
    """The code of a refusal, which must speak of these values (others beside them are welcome) and of each in words."""
    reason = refusal(state, text)
    assert {name: str(reason.values.get(name)) for name in values} == values
    assert all(value in str(reason.message) for value in values.values())
    return reason.code
