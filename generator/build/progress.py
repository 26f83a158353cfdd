"""How long steps show that they go on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeAlias

Say: TypeAlias = Callable[[str], None]


def say(text: str) -> None:
    """One line for the person who waits, at once."""
    print(text, flush=True)


def quiet(_text: str) -> None:
    """For callers with nobody waiting."""


def counter(title: str) -> Callable[[int, int], None]:
    """A progress line "title 3/10", rewritten in place on a terminal and silent elsewhere."""
    shown = sys.stderr.isatty()

    def show(done: int, total: int) -> None:
        if shown:
            print(f"\r{title} {done}/{total}", end="\n" if done >= total else "", file=sys.stderr, flush=True)

    return show
