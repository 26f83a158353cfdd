"""A folder is filled whole or not at all, and only if it is ours."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from generator.build import folder
from generator.build.errors import BuildError
from generator.build.folder import MARKER, fill_folder


def page(text: str) -> Callable[[Path], None]:
    def fill(out: Path) -> None:
        assert list(out.iterdir()) == []
        (out / "index.html").write_text(text)

    return fill


def broken(error: BaseException) -> Callable[[Path], None]:
    def fill(out: Path) -> None:
        (out / "half.html").write_text("half")
        raise error

    return fill


def names(path: Path) -> list[str]:
    return sorted(inner.name for inner in path.iterdir())


def test_filled_and_filled_again(tmp_path: Path) -> None:
    out = tmp_path / "out"
    fill_folder(out, page("one"), "1")
    fill_folder(out, page("two"), "2")
    assert names(tmp_path) == ["out"]
    assert names(out) == [MARKER, "index.html"]
    assert (out / "index.html").read_text() == "two"
    assert (out / MARKER).read_text() == "2"


def test_an_empty_folder_may_be_filled(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    fill_folder(tmp_path / "out", page("one"), "1")
    assert names(tmp_path / "out") == [MARKER, "index.html"]


@pytest.mark.parametrize("error", [BuildError("no"), KeyboardInterrupt(), ZeroDivisionError()])
def test_a_build_that_fails_leaves_the_old_one(tmp_path: Path, error: BaseException) -> None:
    out = tmp_path / "out"
    fill_folder(out, page("one"), "1")
    with pytest.raises(type(error)):
        fill_folder(out, broken(error), "2")
    assert names(tmp_path) == ["out"]
    assert (out / "index.html").read_text() == "one"


@pytest.mark.parametrize("error", [BuildError("no"), KeyboardInterrupt()])
def test_a_first_build_that_fails_leaves_nothing(tmp_path: Path, error: BaseException) -> None:
    with pytest.raises(type(error)):
        fill_folder(tmp_path / "out", broken(error), "1")
    assert names(tmp_path) == []


def test_a_swap_that_fails_half_way_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    fill_folder(out, page("one"), "1")
    real = folder.rename

    def rename(source: Path, target: Path) -> None:
        if source.name.startswith(".out-new"):
            raise BuildError("in use")
        real(source, target)

    monkeypatch.setattr(folder, "rename", rename)
    with pytest.raises(BuildError, match="in use"):
        fill_folder(out, page("two"), "2")
    assert names(tmp_path) == ["out"]
    assert (out / "index.html").read_text() == "one"


def somebody_elses(out: Path) -> None:
    out.mkdir()
    (out / "thesis.txt").write_text("years of work")


def a_file(out: Path) -> None:
    out.write_text("not a folder")


def a_link(out: Path) -> None:
    (out.parent / "real").mkdir()
    out.symlink_to(out.parent / "real")


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [(somebody_elses, "left alone"), (a_file, "is not a folder"), (a_link, "is not a folder")],
)
def test_what_is_not_ours_is_left_alone(tmp_path: Path, prepare: Callable[[Path], None], reason: str) -> None:
    prepare(tmp_path / "out")
    before = names(tmp_path)
    with pytest.raises(BuildError, match=reason):
        fill_folder(tmp_path / "out", page("x"), "1")
    assert names(tmp_path) == before
    assert not (tmp_path / "out" / MARKER).exists()


def test_a_parent_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="is not a folder"):
        fill_folder(tmp_path / "a" / "out", page("x"), "1")
    assert names(tmp_path) == []


def test_a_parent_without_write_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)
    with pytest.raises(BuildError, match="is not writable"):
        fill_folder(tmp_path / "out", page("x"), "1")


def test_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_arguments: object) -> NoReturn:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    with pytest.raises(BuildError, match="No space left on device"):
        fill_folder(tmp_path / "out", page("x"), "1")
    assert names(tmp_path) == []
