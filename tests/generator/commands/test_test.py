"""`build.py test`: which lane is meant, and what it runs."""

from __future__ import annotations

import argparse

import pytest

from engine import GAMES
from generator import cli
from generator.build.errors import BuildError
from generator.commands import test as command

A_GAME = next(iter(GAMES))
"""Any of them."""


def arguments(*argv: str) -> argparse.Namespace:
    return cli.parse(["test", *argv]).arguments


def ran(*argv: str) -> list[tuple[str, ...]]:
    return command.commands(arguments(*argv))


def test_alone_it_runs_everything() -> None:
    assert ran() == [*command.CHECKS, ("pytest", *command.AT_ONCE)]


def test_quick_still_checks_the_code() -> None:
    assert ran("--quick") == [*command.CHECKS, ("pytest", *command.AT_ONCE, "--quick")]


def test_of_a_game_only_its_tests_run() -> None:
    assert ran(A_GAME) == [("pytest", *command.AT_ONCE, "--game", A_GAME)]
    assert ran(A_GAME, "--quick", "-x") == [("pytest", *command.AT_ONCE, "--quick", "--game", A_GAME, "-x")]


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(BuildError) as refused:
        arguments("ludo")
    assert str(refused.value) == f"There is no game “ludo”; the games are: {', '.join(GAMES)}."


@pytest.mark.parametrize(
    "argv", [["-k", "share", "-x"], ["tests/engine", "-x"], ["-n", "2"], ["tests"], ["-k", A_GAME], ["a/b.py::test_c"]]
)
def test_all_else_is_pytests(argv: list[str]) -> None:
    assert (arguments(*argv).game, arguments(*argv).pytest) == ("", argv)
    assert arguments("--quick", *argv).pytest == argv
    assert arguments(A_GAME, *argv).pytest == argv


class Ran:
    """What was run, under which environment, instead of running it."""

    def __init__(self, *codes: int) -> None:
        self.names: list[str] = []
        self.environments: list[dict[str, str]] = []
        self._codes = iter(codes)

    def __call__(self, tool: tuple[str, ...], environment: dict[str, str]) -> int:
        self.names.append(tool[0])
        self.environments.append(environment)
        return next(self._codes)


@pytest.fixture
def nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.build.browsers.prepare", lambda _say: "chromium")
    monkeypatch.setattr(command, "bring_up_to_date", lambda _out: False)


@pytest.mark.usefixtures("nothing_is_built")
@pytest.mark.parametrize(("codes", "code"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 2, 0), 2), ((1, 0, 5), 5)])
def test_it_goes_on_after_a_failure_and_tells_of_it(
    monkeypatch: pytest.MonkeyPatch, codes: tuple[int, ...], code: int
) -> None:
    ran = Ran(*codes)
    monkeypatch.setattr(command, "run_module", ran)
    assert command.run(arguments()) == code
    assert ran.names == ["ruff", "mypy", "pytest"]


@pytest.mark.usefixtures("nothing_is_built")
def test_quick_means_few_games_unless_more_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for asked, games in (("", "2"), ("100", "100")):
        monkeypatch.delenv("PADDOCK_GAMES", raising=False)
        if asked:
            monkeypatch.setenv("PADDOCK_GAMES", asked)
        ran = Ran(0, 0, 0)
        monkeypatch.setattr(command, "run_module", ran)
        command.run(arguments("--quick"))
        assert {environment["PADDOCK_GAMES"] for environment in ran.environments} == {games}
