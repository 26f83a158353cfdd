"""The lanes: what is of which, which markers come by themselves, and that a test is not slow without saying so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import lanes

SAMPLE = """
import time
import pytest

def spend(seconds):
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass

def test_quick(): spend(0)
def test_waits(): time.sleep(1.5)
def test_slow(): spend(2.5)
@pytest.mark.slow("to see whether it may")
def test_slow_with_a_reason(): spend(2.5)
@pytest.mark.strength
def test_duel(): spend(2.5)
"""


def run(folder: Path, sample: str) -> str:
    """What pytest prints about a file with these tests."""
    (folder / "test_sample.py").write_text(sample, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    slow\n    strength\n    oracle\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.lanes", "-rA", "test_sample.py"]
    environment = {**os.environ, "PYTHONPATH": str(lanes.ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ).stdout


@pytest.mark.slow("it spends more than a second on purpose")
def test_an_unmarked_test_that_takes_over_a_second_fails(tmp_path: Path) -> None:
    printed = run(tmp_path, SAMPLE)
    assert "1 failed, 4 passed" in printed
    assert "FAILED test_sample.py::test_slow - The test passed, but took " in printed
    assert "of the processor; an unmarked one may take 1." in printed


def test_slow_without_a_reason_is_refused(tmp_path: Path) -> None:
    printed = run(tmp_path, "import pytest\n@pytest.mark.slow\ndef test_it(): pass\n")
    assert "is marked as slow without a reason" in printed


def test_a_slow_machine_is_allowed_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lanes.slowness() >= 1
    assert lanes.too_slow(1.0, []) == ""
    for times_slower, complains in ((1.0, True), (2.0, False)):
        monkeypatch.setattr(lanes, "slowness", lambda slower=times_slower: slower)
        assert bool(lanes.too_slow(1.9, [])) == complains
        assert not lanes.too_slow(1.9, ["browser"])


@pytest.mark.parametrize(
    ("file", "test", "game", "about"),
    [
        ("tests/engine/games/go/test_rows.py", "test_rows", "go", True),
        ("tests/site/games/goose/test_bots.py", "test_bots[chromium]", "go", False),
        ("tests/generator/bench/games/ten_pegs/test_it.py", "test_it", "ten-pegs", True),
        ("tests/engine/test_perft.py", "test_counts[go]", "go", True),
        ("tests/engine/test_perft.py", "test_counts[go.north-x]", "go", True),
        ("tests/engine/test_perft.py", "test_counts[goose]", "go", False),
        ("tests/engine/test_match.py", "test_go", "go", False),
        ("tests/generator/paper/test_every_sheet.py", "test_it[a4-fan-tan-board]", "fan-tan", True),
        ("tests/house/test_rooms.py", "test_it[engine/games/fan_tan/board.py]", "fan-tan", True),
    ],
)
def test_what_is_about_a_game(file: str, test: str, game: str, about: bool) -> None:
    assert lanes.is_about(file, test, game) == about


@pytest.mark.parametrize(
    ("file", "quick", "game", "wanted"),
    [
        ("tests/engine/test_conformance.py", True, "", True),
        ("tests/engine/games/go/test_rule_text.py", True, "", True),
        ("tests/engine/games/go/test_rule_text.py", True, "goose", False),
        ("tests/engine/test_match.py", True, "", False),
        ("tests/engine/games/go/table.py", True, "", True),
        ("tests/engine/games/go/test_rows.py", False, "go", True),
        ("tests/engine/games/go/test_rows.py", False, "goose", False),
        ("tests/engine/test_conformance.py", False, "go", True),
    ],
)
def test_which_files_a_lane_reads(file: str, quick: bool, game: str, wanted: bool) -> None:
    assert lanes.is_wanted(file, quick, game) == wanted


@pytest.mark.parametrize(
    ("file", "fixtures", "markers"),
    [
        ("tests/engine/games/go/test_rows.py", ["tmp_path"], []),
        ("tests/engine/games/go/test_against_oracle.py", [], ["oracle"]),
        ("tests/site/games/go/test_games.py", ["page", "site_url"], ["browser"]),
        ("tests/site/engines/test_drivers.py", [], ["browser"]),
    ],
)
def test_markers_that_come_by_themselves(file: str, fixtures: list[str], markers: list[str]) -> None:
    assert list(lanes.own_markers(file, fixtures)) == markers
