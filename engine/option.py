"""What players settle before a game: options with their choices, the number of players, and what a score is called."""

from __future__ import annotations

from typing import NamedTuple


class BadOption(ValueError):
    """An unknown option, an unknown choice or a wrong number of players; the sentence lists what is accepted."""


class Choice(NamedTuple):
    """One value of an option."""

    value: str
    title: str


class Option(NamedTuple):
    """Something the players settle before the game; the first choice is the default."""

    name: str
    title: str
    choices: tuple[Choice, ...]
    help: str = ""

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


def chosen(option: Option, value: str) -> str:
    """The value, if it is one of the option's choices. Raises BadOption."""
    accepted = [choice.value for choice in option.choices]
    if value not in accepted:
        raise BadOption(f"“{value}” is not a choice of “{option.name}”; its choices are: {', '.join(accepted)}.")
    return value
