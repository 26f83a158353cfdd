"""The command line refuses in one sentence on standard error, with exit code 2, and touches nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES
from generator import cli
from generator.commands import serve
from generator.commands.build import SITE

MEASURED = "start, plies, pdf, size, strength"


def refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run, check that it was refused in one sentence, and return that."""
    assert cli.main(argv) == 2
    printed = capsys.readouterr()
    assert printed.err.endswith("\n")
    assert printed.err.count("\n") == 1
    assert "usage:" not in printed.err
    return printed.err.strip()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["biuld"], "There is no command “biuld”; the commands are: build, serve, test, pdf, bench, new-game."),
        (["--prot", "1"], "Unrecognized arguments: --prot 1; see “build.py build --help”."),
        (["build", "extra"], "Unrecognized arguments: extra; see “build.py build --help”."),
        (["--ou", "x"], "Unrecognized arguments: --ou x; see “build.py build --help”."),
        (["--out"], "Argument --out: expected one argument; see “build.py build --help”."),
        (["serve", "--port", "http"], "“http” is not a port: a number from 1 to 65535 is accepted."),
        (["serve", "--port", "0"], "“0” is not a port: a number from 1 to 65535 is accepted."),
        (["serve", "--port", "65536"], "“65536” is not a port: a number from 1 to 65535 is accepted."),
        (["serve", "--port", "9" * 5000], f"“{'9' * 5000}” is not a port: a number from 1 to 65535 is accepted."),
        (["serve", "--port", "٣"], "“٣” is not a port: a number from 1 to 65535 is accepted."),
        (["pdf"], "The following arguments are required: GAME; see “build.py pdf --help”."),
        (["pdf", "ludo"], f"There is no game “ludo”; the games are: {', '.join(GAMES)}."),
        (["bench", "speed"], f"There is no measurement “speed”; the measurements are: {MEASURED}."),
        (["bench", "--games", "0"], "“0” is not a number of games: 1 to 10000 is accepted."),
        (["bench", "--games", "x"], "Argument --games: invalid int value: 'x'; see “build.py bench --help”."),
    ],
)
def test_wrong_arguments(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(argv, capsys) == sentence


def test_no_command_means_build() -> None:
    assert cli.parse([]).command.name == "build"
    assert cli.parse([]).arguments.out == SITE
    assert cli.parse(["--out", "x"]).arguments.out == Path("x")


def test_what_test_does_not_know_is_pytests() -> None:
    call = cli.parse(["test", "-k", "share", "-x", "tests/engine"])
    assert call.arguments.pytest == ["-k", "share", "-x", "tests/engine"]
    assert call.extras == ("test",)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.parse([name, "--help"])
    assert leaving.value.code == 0
    assert f"build.py {name}" in capsys.readouterr().out


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_argv: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "parse", interrupted)
    assert cli.main([]) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_busy_port_that_was_asked_for(busy_port: int, capsys: pytest.CaptureFixture[str]) -> None:
    sentence = refused(["serve", "--port", str(busy_port)], capsys)
    assert sentence == f"Port {busy_port} is busy; choose another with --port."


def test_without_asking_the_next_free_port_is_taken_and_named(
    busy_port: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(serve, "FIRST_PORT", busy_port)
    with serve.open_server(tmp_path, "127.0.0.1", None) as server:
        port = server.server_address[1]
    assert port > busy_port
    assert capsys.readouterr().out == f"Port {busy_port} is busy, so this is port {port}.\n"


def test_an_address_that_is_not_this_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be served at 192.0.2.1" in refused(["serve", "--host", "192.0.2.1", "--port", "8765"], capsys)
