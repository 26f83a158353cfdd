"""Copies of the repository, to be changed: with a game more, or with one less."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from generator.build.bootstrap import ROOT
from generator.build.fontcache import font_folder
from generator.build.progress import quiet
from tests.house.tree import GAME_ROOMS, slug_of

MENU: Final = "engine/__init__.py"
LISTING: Final = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
FOLDERS: Final = ("engine", "generator", "site", "templates", "tests")
NO_CHANGE_OF_USERS: Final = "not test_no_shared_look_is_one_games_alone"
"""Where a game goes, what two games drew with is left to one: that is to be tidied up, and breaks nothing."""


class Copy:
    """The files of the repository in another folder, with the same Python."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in _names():
            target = root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
        (root / ".venv").symlink_to((ROOT / ".venv").resolve(), target_is_directory=True)

    def with_cache(self) -> Copy:
        """With what the build has fetched, and made so far: nothing is fetched again, and no network is needed."""
        font_folder(ROOT, quiet)
        shutil.copytree(ROOT / ".cache", self.root / ".cache", copy_function=_linked, symlinks=True)
        return self

    def run(self, *arguments: str) -> str:
        """What Python says when it runs this here; fails unless all goes well."""
        here = {**os.environ, "PADDOCK_GAMES": "1"}
        done = subprocess.run([sys.executable, *arguments], cwd=self.root, capture_output=True, text=True, env=here)
        assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
        return done.stdout

    def test(self, *arguments: str) -> str:
        """What pytest says."""
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)

    def delete(self, game: str) -> None:
        """Remove a game by the name of its folders: these, its rules page and its line in the list of games."""
        for room in GAME_ROOMS:
            path = self.root / room.format(module=game, slug=slug_of(game))
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        menu = self.root / MENU
        lines = menu.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if line != f'    "{game}",\n']
        assert len(kept) == len(lines) - 1
        menu.write_text("".join(kept), encoding="utf-8")


def _names() -> list[str]:
    """Every file of the repository; without git, all in its folders."""
    listed = subprocess.run(LISTING, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0:
        names = {name for name in listed.stdout.split("\0") if name}
    else:
        found = [*ROOT.glob("*.*"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]
        names = {path.relative_to(ROOT).as_posix() for path in found if "__pycache__" not in path.parts}
    return sorted(name for name in names if (ROOT / name).is_file())


def _linked(source: str, target: str) -> None:
    """The same file under another name: nothing in the cache is ever written anew, only put in its place."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)
