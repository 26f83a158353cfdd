"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Any

from engine import GAMES
from engine.game import CHANCE, IllegalAction
from engine.games.tau.board import HOLES, name_of, owner
from tests.engine.games.tau import oracle

GAME = GAMES["tau"]
DARK, LIGHT = 0, 1
COLOURS = {
    "Y": "yellow",
    "O": "orange",
    "R": "red",
    "V": "violet",
    "B": "blue",
    "G": "green",
    "W": "white",
    "K": "black",
}
SIX = ("YO", "OR", "RV", "VB", "BG", "GY")
TWELVE = (
    *("YO:Y A2", "YO:O A3", "OR:O A4", "OR:R B1", "RV:R B2", "RV:V B3"),
    *("VB:V B4", "VB:B B5", "BG:B C1", "BG:G C2", "GY:G C4", "GY:Y C5"),
)
"""By turns the six sticks of dark and of light, without a row; left free are C3, D1-D5 and E2-E4."""


def play(state: Any, *steps: str) -> Any:
    """The state after these steps, each in notation."""
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def new(**options: str) -> Any:
    """The start of a game; dark begins if nothing else is said."""
    return GAME.new_initial_state(**{"first": "dark", **options})


def placed(*sticks: str, **options: str) -> Any:
    """The board after these placings by turns: "RV:V C3"."""
    return play(new(**options), *(f"place {stick}" for stick in sticks))


def actions(state: Any) -> set[str]:
    """The notation of everything that may be done now."""
    return {str(action) for action in state.legal_actions()}


def refusal(state: Any, text: str) -> IllegalAction:
    """Why this step is refused; fails when it is not."""
    try:
        state.apply(state.parse(text))
    except IllegalAction as reason:
        return reason
    raise AssertionError(f"{text!r} was accepted")


def said(state: Any, step: str) -> str:
    """What is said aloud with this step; "" for silence."""
    message = state.announcement(state.parse(step))
    return "" if message is None else str(message)


def in_words(letter: str) -> str:
    """What is said aloud of a colour."""
    return f"Hidden: {COLOURS[letter]}" if letter else ""


class Dealer:
    """A random game beside the oracle. What it likes to do is drawn too, so that every kind of game comes about.

    Those who build get their sticks out; those who shy away from lines reach the seventh stick and the draws; those who
    fidget turn the same stick over and over until the position comes a third time.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.rng = Random(name)
        self.options = {option.name: self.rng.choice(option.choices).value for option in GAME.options}
        first = {"lot": None, "dark": DARK, "light": LIGHT}[self.options["first"]]
        self.table = oracle.Table(first, self.options)
        self.state: Any = GAME.new_initial_state(**self.options)
        self.builds, self.shies, self.fidgets = (self.rng.random() for _ in range(3))
        self.asks = self.rng.random() < 0.5
        self.record: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the oracle sees the end."""
        return self.table.winner is not None or self.table.drawn

    def step(self) -> None:
        """One step in both."""
        self.take(self.choose())

    def take(self, step: str) -> None:
        """This step in both."""
        self.record.append(step)
        self.state = self.state.apply(self.state.parse(step))
        self.table.take(step)

    def choose(self) -> str:
        """A step that fits the players' ways; a losing fight against a line is given up after a few tries."""
        steps = sorted(self.table.steps())
        for _try in range(6):
            step = self.rng.choice(self.liked(steps))
            if self.rng.random() > self.shies or self.table.after(step).winner is None:
                break
        return step

    def liked(self, steps: list[str]) -> list[str]:
        """The steps of a kind."""
        placings = of_kind("place", steps)
        seventh = [step for step in placings if "WK" in step]
        if placings and self.rng.random() < self.builds:
            return seventh or placings
        if self.fidgets > 0.8 and self.rng.random() < 0.97:
            return of_kind("flip", steps)[:1] or steps
        return steps if self.asks else [step for step in steps if not step.startswith("recall")]

    def __repr__(self) -> str:
        return f"{self.name} {self.options}: {self.record}"


def of_kind(verb: str, steps: Iterable[str]) -> list[str]:
    """The steps that begin so."""
    return [step for step in steps if re.match(verb, step)]


def at_chance(state: Any) -> bool:
    """Whether the lot is to be drawn."""
    return bool(state.current_player == CHANCE)


SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZab"
"""Of a position text: dark's sticks in order, each with its first cap up, then its second; then light's."""


def laid(dark: str = "", light: str = "", mover: str = "dark", **options: str) -> Any:
    """A position of these sticks, "RV:V C3, YO:Y A2", however it came about."""
    agreed = {option.name: options.get(option.name, option.default) for option in GAME.options}
    holes = dict.fromkeys(sorted(map(oracle.name, oracle.PLACES)), ".")
    for seat, sticks in enumerate((dark, light)):
        for stick, cap, hole in re.findall(r"(\w\w):(\w) (\w\d)", sticks):
            holes[hole] = SIGNS[14 * seat + 2 * oracle.NAMES.index(stick) + stick.index(cap)]
    told = ".".join("0" * 21)
    names = ".".join(agreed[name] for name in ("gate", "wild", "line", "hidden", "cap"))
    number, signs = ("dark", "light").index(mover) + 1, "".join(holes.values())
    return GAME.from_text(f"{number} {signs} - 30 0 {told} 0.0.1 - {names}")


def shown(state: Any) -> dict[str, str]:
    """By hole: the stick and the cap that is up, "dark RV:V"."""
    return {
        HOLES[hole]: f"{('dark', 'light')[owner(end >> 1)]} {name_of(end)}"
        for hole, end in enumerate(state.holes)
        if end is not None
    }


def at_random(name: str, sticks: int, **options: str) -> Dealer:
    """A random game, stopped as soon as so many sticks are on the board; under these options."""
    for number in range(200):
        game = Dealer(f"{name}/{number}")
        if game.fidgets > 0.8 or any(game.options[option] != value for option, value in options.items()):
            continue
        while not game.over and len(game.table.board) < sticks:
            game.step()
        if not game.over:
            return game
    raise AssertionError("no such game")
