"""A build is skipped exactly when nothing that it is made from has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from generator.build.errors import BuildError
from generator.build.folder import MARKER
from generator.build.inputs import digest_of_inputs, is_fresh, marker_of
from generator.build.progress import Say, quiet
from generator.commands import build


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("engine/a.py", "site/app/b.py", "templates/c.html", "generator/d.py", "site/static/e.png"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "pyproject.toml").write_text("pins")
    return tmp_path


def rewrite(name: str) -> Callable[[Path], object]:
    return lambda project: (project / name).write_text("other")


def rename(project: Path) -> None:
    (project / "engine/a.py").rename(project / "engine/z.py")


@pytest.mark.parametrize(
    "change",
    [*map(rewrite, ("engine/a.py", "pyproject.toml", "site/static/e.png", "templates/new.html")), rename],
)
def test_any_source_counts(project: Path, change: Callable[[Path], object]) -> None:
    before = digest_of_inputs(project)
    change(project)
    assert digest_of_inputs(project) != before


@pytest.mark.parametrize("name", ["engine/__pycache__/a.pyc", "site/node_modules/x.js", "engine/.hidden", "README.md"])
def test_what_makes_no_difference_does_not(project: Path, name: str) -> None:
    before = digest_of_inputs(project)
    (project / name).parent.mkdir(exist_ok=True)
    (project / name).write_text("anything")
    assert digest_of_inputs(project) == before


@pytest.mark.parametrize("text", ["", "{}", marker_of("other")])
def test_an_old_or_damaged_marker_is_not_fresh(tmp_path: Path, text: str) -> None:
    assert not is_fresh(tmp_path, "digest")
    (tmp_path / MARKER).write_text(text)
    assert not is_fresh(tmp_path, "digest")
    (tmp_path / MARKER).write_text(marker_of("digest"))
    assert is_fresh(tmp_path, "digest")


class FakeSite(ModuleType):
    """Stands in for `generator.site`."""

    def __init__(self) -> None:
        super().__init__("generator.site")
        self.builds = 0
        self.trouble: Exception | None = None

    def build_site(self, root: Path, out: Path, say: Say) -> None:
        self.builds += 1
        (out / "index.html").write_text(f"build {self.builds}")
        if self.trouble:
            raise self.trouble


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, project: Path) -> FakeSite:
    fake = FakeSite()
    monkeypatch.setitem(__import__("sys").modules, "generator.build.site", fake)
    monkeypatch.setattr(build, "ROOT", project)
    return fake


def test_built_when_needed_only(site: FakeSite, project: Path) -> None:
    out = project / "out"
    assert build.bring_up_to_date(out, quiet)
    assert not build.bring_up_to_date(out, quiet)
    assert build.bring_up_to_date(out, quiet, force=True)
    (project / "engine/a.py").write_text("changed")
    assert build.bring_up_to_date(out, quiet)
    assert (out / "index.html").read_text() == "build 3"


def test_a_build_that_fails_is_tried_again_and_the_old_one_stays(site: FakeSite, project: Path) -> None:
    out = project / "out"
    build.bring_up_to_date(out, quiet)
    (project / "engine/a.py").write_text("broken")
    site.trouble = BuildError("a template is broken")
    for _attempt in range(2):
        with pytest.raises(BuildError, match="a template is broken"):
            build.bring_up_to_date(out, quiet)
        assert (out / "index.html").read_text() == "build 1"
    assert site.builds == 3


def test_a_folder_that_is_not_ours_stops_the_build_before_it_begins(site: FakeSite, project: Path) -> None:
    with pytest.raises(BuildError, match="left alone"):
        build.bring_up_to_date(project / "engine", quiet)
    assert site.builds == 0
