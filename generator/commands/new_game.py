"""`build.py new-game NAME`: the null game, which lives with the tests, copied into rooms of its own."""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from generator.build.bootstrap import ROOT
from generator.build.errors import BuildError
from generator.build.progress import say
from generator.commands.command import Command, Parser

PATTERN: Final = Path("tests/null_game")
"""Below it lie the rooms of the null game as they lie below the root for every other game."""
MENU: Final = Path("engine/__init__.py")
MENU_LINES: Final = re.compile(r'(?<=^MENU: Final = \(\n)(?:    "\w+",\n)*(?=\)$)', re.MULTILINE)
HOUSE: Final = ("engine", "generator", "site", "templates", "tests")
LEFT_OUT: Final = frozenset({"node_modules", "__pycache__", "null_game"})
READ: Final = frozenset({".py", ".html", ".css", ".js", ".mjs", ".json", ".txt", ".toml", ".md"})
LONGEST: Final = 30
"""Characters of a name or title."""
NEXT: Final = """\
Next:
  change the rules in {engine}/, file by file: each has one job, and README.md says which
  draw the board in {drawing}/figures/, print it in {drawing}/sheets/
  tell the rules in {rules}, and test every example in {tests}/
  python3 -m tests.engine.golden {slug}   writes its playthrough anew
  python3 -m tests.engine.perft {slug}    counts its positions anew
  python3 build.py test                   says what is missing"""


class Name(NamedTuple):
    """What the new game is called: in addresses, and by people."""

    slug: str
    title: str

    @property
    def module(self) -> str:
        """The name of its folders."""
        return self.slug.replace("-", "_")

    @property
    def words(self) -> Mapping[str, str]:
        """What stands in the null game's files, and what it becomes."""
        classes = "".join(word.capitalize() for word in self.slug.split("-"))
        return {"null_game": self.module, "null-game": self.slug, "NullGame": classes, "Null Game": self.title}

    def put_into(self, text: str) -> str:
        """A path or a text of the null game, for this one."""
        for old, new in self.words.items():
            text = text.replace(old, new)
        return text


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments of `new-game`. Raises BuildError."""
    parser = Parser("build.py new-game", "Begin a new game: a copy of the smallest one, with its tests, ready to play.")
    parser.add_argument("name", metavar="NAME", help="its name in addresses: words in small letters, joined by hyphens")
    parser.add_argument("--title", metavar="TITLE", default="", help="what people call it (default: from its name)")
    return parser.parse_args(argv)


def run(arguments: argparse.Namespace) -> int:
    """Copy and say what to do next."""
    name = Name(arguments.name, arguments.title or arguments.name.replace("-", " ").title())
    written = new_game(ROOT, name)
    say(f"Made {name.title}: {len(written)} files, and a line in {MENU}.\n{next_steps(name)}")
    return 0


def next_steps(name: Name) -> str:
    """What its author does now."""
    rooms = {
        "engine": f"engine/games/{name.module}",
        "drawing": f"generator/games/{name.module}",
        "rules": f"templates/rules/{name.slug}.html",
        "tests": f"tests/engine/games/{name.module}",
    }
    return NEXT.format(slug=name.slug, **rooms)


def new_game(root: Path, name: Name) -> list[Path]:
    """Write the rooms of the game and list it; the files written. Raises BuildError, and then nothing is changed."""
    check_name(root, name)
    files = copies(root, name)
    check_free(root, name, files)
    menu = (root / MENU).read_text(encoding="utf-8")
    listed = with_line(menu, name)
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (root / MENU).write_text(listed, encoding="utf-8")
        write_golden(root, name)
    except BaseException:
        take_back(root, files)
        (root / MENU).write_text(menu, encoding="utf-8")
        raise
    return sorted(files)


def check_name(root: Path, name: Name) -> None:
    """Raises BuildError for what is no name, a game already, or a word of Python."""
    slug = name.slug
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug) or len(slug) > LONGEST:
        raise BuildError(
            f"“{slug}” is no name for a game: small letters are accepted, and words joined by hyphens, "
            f"{LONGEST} characters at most."
        )
    title = name.title
    if not title.strip() or len(title) > LONGEST or not re.fullmatch(r"[^\W_]+([ ’!?&-]+[^\W_]+)*[!?]?", title):
        raise BuildError(f"“{title}” is no title for a game: words are accepted, {LONGEST} characters at most.")
    if (root / "engine/games" / name.module).exists():
        raise BuildError(f"There is a game “{slug}” already.")
    if keyword.iskeyword(name.module) or name.module in sys.stdlib_module_names:
        raise BuildError(f"“{slug}” cannot be the name of a game: it is a word of Python.")


def check_free(root: Path, name: Name, files: Iterable[Path]) -> None:
    """Raises BuildError for a name that another file has already."""
    taken = sorted(path.relative_to(root).as_posix() for path in files if path.exists())
    if taken:
        raise BuildError(f"There is a file {taken[0]} already.")
    speaker = next(says(root, name.slug), None)
    if speaker is not None:
        raise BuildError(
            f"“{name.slug}” cannot be the name of a game: {speaker.relative_to(root).as_posix()} has this word, "
            "and a game is named nowhere outside its own rooms."
        )


def says(root: Path, slug: str) -> Iterator[Path]:
    """The files of the house that have this word, in their text or as their name, however it is spelt."""
    spelt = r"[-_\s]?".join(slug.split("-"))
    named = re.compile(rf"(?<![a-z]){spelt}(?![a-z])", re.IGNORECASE)
    for folder in HOUSE:
        for path in sorted((root / folder).rglob("*")):
            inside = path.relative_to(root)
            known = path.suffix in READ and LEFT_OUT.isdisjoint(inside.parts) and path.is_file()
            if known and named.search(f"{inside.as_posix()}\n{path.read_text(encoding='utf-8')}"):
                yield path


def copies(root: Path, name: Name) -> dict[Path, str]:
    """Every file that the game gets, with its text."""
    pattern = root / PATTERN
    rooms = (path for path in sorted(pattern.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    return {
        root / name.put_into(path.relative_to(pattern).as_posix()): name.put_into(path.read_text(encoding="utf-8"))
        for path in rooms
        if path.parent != pattern
    }


def with_line(menu: str, name: Name) -> str:
    """The list of games with the new one at its end."""
    if not MENU_LINES.search(menu):
        raise BuildError(f"There is no list of games in {MENU}.")
    return MENU_LINES.sub(lambda lines: f'{lines[0]}    "{name.module}",\n', menu, count=1)


def write_golden(root: Path, name: Name) -> None:
    """Its playthrough: which match is told depends on the name of the game. Raises BuildError."""
    command = [sys.executable, "-m", "tests.engine.golden", name.slug]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        raise BuildError(f"The new game could not be played: {said[-1]}.")


def take_back(root: Path, files: Mapping[Path, str]) -> None:
    """Remove what was written, and the folders that were made for it."""
    for path in files:
        path.unlink(missing_ok=True)
    for folder in sorted({parent for path in files for parent in path.parents if parent != root}, reverse=True):
        if folder.is_dir() and not any(entry.name != "__pycache__" for entry in folder.iterdir()):
            remove_empty(folder)


def remove_empty(folder: Path) -> None:
    """Remove a folder in which nothing is but what Python has left there."""
    for kept in folder.glob("__pycache__/*"):
        kept.unlink()
    for inner in folder.glob("__pycache__"):
        inner.rmdir()
    folder.rmdir()


COMMAND: Final = Command("new-game", "begin a new game: a copy of the smallest one", parse, run)
