"""The lanes that tests run in: the quick ones, those of one game, and which may take longer than a second.

A pytest plugin; `build.py test` says `--quick` and `--game`.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS: Final = 1.0
"""Of a processor that a test may take, its children's included; the clock would tell how busy the machine is."""
NOISE: Final = 0.5
"""What the same test may take more from one run to the next, in parts of `SECONDS`: caches and neighbours."""
YARDSTICK: Final = 0.02
"""Seconds for `slowness` to count, on a processor that does nothing else."""
TAKES_LONG: Final = ("browser", "oracle", "strength", "slow")
"""Markers of tests that may take longer, the slowest kind first."""
BROWSER_FIXTURES: Final = frozenset({"page", "context", "browser", "playwright", "engine"})
BROWSER_FOLDER: Final = "tests/site/engines/"
QUICK: Final = re.compile(
    r"tests/(test_house\.py|house/|engine/test_(conformance|promises)\.py|engine/games/.*/test_rule_text\w*\.py"
    r"|site/page/test_engines\.py)"
)
"""The house, the contract, the rule texts, and one look at each page."""
OTHER_BROWSERS: Final = frozenset({"firefox", "webkit"})
A_GAMES_ROOM: Final = re.compile(r"(?:^|/)games/(\w+)/")
_SPENT: Final = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("paddock")
    group.addoption("--quick", action="store_true", help="house, contract, rule texts, and each page in one browser")
    group.addoption("--game", metavar="GAME", help="only the tests of this game, by its slug")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that no test of the lane is in are not even read."""
    if collection_path.suffix != ".py" or not collection_path.is_relative_to(ROOT):
        return None
    return None if is_wanted(name_of(collection_path), *lane_of(config)) else True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what marks itself, leave out what is of other lanes, and begin with what takes longest."""
    for item in items:
        for marker in own_markers(name_of(item.path), getattr(item, "fixturenames", ())):
            item.add_marker(marker)
        check_reason(item)
    left_out = [item for item in items if not is_in_lane(item, *lane_of(config))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in {*left_out}]
    if hasattr(config, "workerinput"):
        items[:] = longest_first(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    began = processor_seconds()
    try:
        return (yield)
    finally:
        item.stash[_SPENT] = processor_seconds() - began


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if call.when == "call" and report.passed:
        complaint = too_slow(item.stash[_SPENT], [marker.name for marker in item.iter_markers()])
        if complaint:
            report.outcome, report.longrepr = "failed", complaint
    return report  # type: ignore[return-value]


def lane_of(config: pytest.Config) -> tuple[bool, str]:
    """Whether only quick tests are wanted, and the game that is, or ""."""
    return config.getoption("--quick"), config.getoption("--game") or ""


def name_of(path: Path) -> str:
    """A file as the project names it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def own_markers(name: str, fixtures: Sequence[str]) -> Iterator[str]:
    """The markers that a test has by where it stands and by what it uses."""
    if BROWSER_FIXTURES.intersection(fixtures) or name.startswith(BROWSER_FOLDER):
        yield "browser"
    if "oracle" in Path(name).name:
        yield "oracle"


def check_reason(item: pytest.Item) -> None:
    """`slow` is for those who say why. Raises UsageError."""
    for marker in item.iter_markers("slow"):
        if not marker.args or not str(marker.args[0]).strip():
            raise pytest.UsageError(f"{item.nodeid} is marked as slow without a reason: @pytest.mark.slow(“why”).")


def is_wanted(name: str, quick: bool, game: str) -> bool:
    """Whether a file may hold tests of the lane, or what they import."""
    if not Path(name).name.startswith("test_"):
        return True
    room = A_GAMES_ROOM.search(name)
    if game and room and room[1] != module_of(game):
        return False
    return not quick or bool(QUICK.match(name))


def is_in_lane(item: pytest.Item, quick: bool, game: str) -> bool:
    """Whether a test is to run."""
    if quick and OTHER_BROWSERS.intersection(re.split(r"\W", item.name)):
        return False
    return not game or is_about(name_of(item.path), item.name, game)


def is_about(file: str, test: str, game: str) -> bool:
    """Whether a test is of this game: it stands in one of its rooms, or the game is named among its parameters."""
    room = A_GAMES_ROOM.search(file)
    if room:
        return room[1] == module_of(game)
    spelt = "[-_]".join(map(re.escape, game.split("-")))
    return bool(re.search(rf"(?<![a-z]){spelt}(?![a-z])", test.partition("[")[2]))


def module_of(game: str) -> str:
    """The folder of a game."""
    return game.replace("-", "_")


def longest_first(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The files with tests that take long before the others, so that no process is left with them at the end."""
    ranks: dict[Path, int] = {}
    for item in items:
        names = {marker.name for marker in item.iter_markers()}
        rank = next((place for place, name in enumerate(TAKES_LONG) if name in names), len(TAKES_LONG))
        ranks[item.path] = min(rank, ranks.get(item.path, rank))
    return sorted(items, key=lambda item: ranks[item.path])


def processor_seconds() -> float:
    """What this process and the children it has waited for have spent until now."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def slowness() -> float:
    """How many times longer than usual this machine takes for something now, at least 1."""
    began, total = time.process_time(), 0
    for number in range(400_000):
        total += number * number % 7
    return max(1.0, (time.process_time() - began) / YARDSTICK)


def too_slow(seconds: float, markers: Sequence[str]) -> str:
    """What there is to say against a test that took so long; "" if nothing."""
    allowed = SECONDS * (1 + NOISE)
    if seconds <= allowed or {*TAKES_LONG}.intersection(markers) or seconds <= allowed * slowness():
        return ""
    return (
        f"The test passed, but took {seconds:.1f} s of the processor; an unmarked one may take {SECONDS:g}. Make it"
        " smaller, move what others need too into a fixture, or mark it as oracle, strength or slow(“why”)."
    )
