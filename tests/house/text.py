"""What every text file of the repository must keep: it is short, and knows nothing of one machine."""

from __future__ import annotations

from typing import Final

from tests.house.tree import Tree

LONGEST: Final = 300
FOREIGN: Final = (
    "registry." + "npmjs",
    "files." + "pythonhosted",
    "pypi." + "org",
    "deb." + "debian",
    "cdn." + "jsdelivr",
    "un" + "pkg.com",
    "/" + "work/",
    "/" + "root/",
    "/" + "tmp/",
    "/" + "home/",
)
"""Package hosts, which the clients know by themselves, and folders of one machine."""


def long_files(tree: Tree) -> list[str]:
    """Sources of so many lines or more."""
    return [
        f"{name} has {count} lines"
        for name in tree.names
        if name.endswith((".py", ".js", ".mjs", ".css")) and (count := len(tree.text(name).splitlines())) >= LONGEST
    ]


def foreign_words(tree: Tree) -> list[str]:
    """Files that name a package host or a folder of one machine."""
    return [f"{name} has {word}" for name in tree.names for word in FOREIGN if word in tree.text(name)]
