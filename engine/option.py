"""What players settle before a game: options with their choices, the number of players, and what a score is called."""

from __future__ import annotations

from typing import NamedTuple


class BadOption(ValueError):
    """An unknown option, an unknown choice or a wrong number of players; the sentence lists what is accepted."""


class Choice(NamedTuple):
    """One value of an option."""

    value: str
    title: str
    rated: bool = True
    """Whether a score under this choice is rated and counted, in a game that rates scores."""


class Option(NamedTuple):
    """Something the players settle before the game; the first choice is the default."""

    name: str
    title: str
    choices: tuple[Choice, ...]
    help: str = ""

    @property
    def values(self) -> tuple[str, ...]:
        """The values of its choices, the default first."""
        return tuple(choice.value for choice in self.choices)

    @property
    def default(self) -> str:
        """The value used when nothing is said."""
        return self.choices[0].value


class Rating(NamedTuple):
    """What a final score is called, from `minimum` points up to the next rating's minimum."""

    minimum: int
    title: str


def span(players: range) -> str:
    """A range of players in words."""
    least, most = players[0], players[-1]
    if least == most:
        return "1 player" if least == 1 else f"{least} players"
    return f"{least} to {most} players"


def choice_of(option: Option, value: str) -> Choice:
    """The choice of an option that has this value. Raises BadOption."""
    for choice in option.choices:
        if choice.value == value:
            return choice
    accepted = ", ".join(option.values)
    raise BadOption(f"“{value}” is not a choice of “{option.name}”; its choices are: {accepted}.")
