"""Raging Bulls as somebody in front of the screen sees and touches it; nothing here asks the engine."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias

from tests.site.engines import Engine
from tests.site.pages import PYTHON_IS_READY, PYTHON_SECONDS

Point: TypeAlias = tuple[int, int]

PATH = "raging-bulls/"
FAR = 7
"""Posts stand at 1 to 6 on the sides of a square from 0 to 7, bulls at its inner grid points."""
MOVE_SECONDS = 10.0
ROLLED = "The dice show "


def open_game(engine: Engine, site_url: str) -> None:
    """Open the page and wait until the game can be played."""
    engine.open(site_url + PATH)
    wait_until_ready(engine)


def new_game(engine: Engine) -> None:
    """Forget what is stored and load the page again."""
    engine.evaluate("localStorage.clear()")
    engine.reload()
    wait_until_ready(engine)


def wait_until_ready(engine: Engine) -> None:
    """Until Python has taken over."""
    engine.wait_until(f"document.querySelector('{PYTHON_IS_READY}')", PYTHON_SECONDS)


def bulls(engine: Engine) -> list[Point]:
    """Where the bulls stand: column from the left, row from the top."""
    names = engine.evaluate("[...document.querySelectorAll('[data-layer^=bull-]')].map(bull => bull.dataset.layer)")
    assert isinstance(names, list)
    return sorted((int(column), int(row)) for _bull, column, row in (str(name).split("-") for name in names))


def roll(engine: Engine) -> tuple[int, ...]:
    """Roll the dice; the numbers that they show."""
    engine.click('[data-touch="dice"]')
    engine.wait_until(f"{_label('dice')}.startsWith('{ROLLED}')", MOVE_SECONDS)
    shown = str(engine.evaluate(_label("dice")))
    return tuple(int(number) for number in shown.removeprefix(ROLLED).split())


def build(engine: Engine, first: str, second: str) -> None:
    """Touch two posts, and see that both are used now."""
    for post in (first, second):
        engine.click(f'[data-touch="post:{post}"]')
    for post in (first, second):
        engine.wait_until(f"{_label(f'post:{post}')}.endsWith('used once')", MOVE_SECONDS)


def free_fence(standing: list[Point], dice: tuple[int, ...]) -> tuple[str, str]:
    """Two posts of an empty field that the first two dice allow, with no bull on the line between them."""
    for here, there in product("NESW", "NESW"):
        ends = (here, dice[0]), (there, dice[1])
        if here != there and not any(_on_line(bull, *map(_place, ends)) for bull in standing):
            return f"{here}{dice[0]}", f"{there}{dice[1]}"
    raise AssertionError(f"no fence for {dice} between {standing}")


def _place(post: tuple[str, int]) -> Point:
    side, number = post
    return {"N": (number, 0), "E": (FAR, number), "S": (number, FAR), "W": (0, number)}[side]


def _on_line(bull: Point, a: Point, b: Point) -> bool:
    return (b[0] - a[0]) * (bull[1] - a[1]) == (b[1] - a[1]) * (bull[0] - a[0])


def _label(touch: str) -> str:
    return f"""(document.querySelector('[data-touch="{touch}"]')?.getAttribute('aria-label') ?? '')"""
