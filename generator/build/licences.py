"""The licences of everything that the site ships: read from the packages themselves, written beside the pages."""

from __future__ import annotations

import importlib.metadata
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from generator.build.bundle import LIGHT, PDF_PACKAGE

FILE: Final = "licences.txt"
BUILD_ONLY: Final = frozenset({"@types/emscripten", "ws"})
"""npm packages that others need while they are built, or under Node; nothing of them is in the site."""

PYTHON_LICENCE: Final = "Python Software Foundation License Version 2: https://docs.python.org/3/license.html"
STANDARD_TEXTS: Final[Mapping[str, str]] = {
    "ISC": """Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is
hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.""",
    "MPL-2.0": """This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. A copy of the MPL
is at https://mozilla.org/MPL/2.0/. The source code is at the address given above.""",
}
"""For packages that name their licence and hold no copy of it."""


class Notice(NamedTuple):
    """One thing that is shipped: what it is, which licence it is under, where its source is, and the licence's text."""

    name: str
    version: str
    licence: str
    source: str
    text: str


def write_licences(root: Path, modules: Path, out: Path) -> list[Notice]:
    """Write `licences.txt` into `out` and return what it lists, for a page.

    `root` is the project's folder, `modules` the `node_modules` folder.
    """
    notices = [own_notice(root), python_notice(), *python_packages((*LIGHT, PDF_PACKAGE)), *npm_packages(modules)]
    (out / FILE).write_text("\n\n".join(map(as_text, notices)) + "\n", encoding="utf-8")
    return notices


def as_text(notice: Notice) -> str:
    """A notice under a heading."""
    heading = f"{notice.name} {notice.version}".strip()
    about = "\n".join(line for line in (notice.licence, notice.source) if line)
    return f"{heading}\n{'=' * len(heading)}\n{about}\n\n{notice.text.strip()}"


def own_notice(root: Path) -> Notice:
    """This project's own licence."""
    return Notice("Paddock", "", "MIT", "", (root / "LICENSE").read_text(encoding="utf-8"))


def python_notice() -> Notice:
    """The licence of Python and its standard library, from the Python that builds."""
    places = (Path(os.__file__).with_name("LICENSE.txt"), Path(sys.base_prefix) / "LICENSE.txt")
    found = next((place for place in places if place.is_file()), None)
    text = found.read_text(encoding="utf-8", errors="replace") if found else PYTHON_LICENCE
    return Notice("Python", "", "PSF-2.0", "https://www.python.org/", text)


def python_packages(names: Iterable[str]) -> Iterator[Notice]:
    """Notices of installed Python packages."""
    for name in names:
        package = importlib.metadata.distribution(name)
        files = [file for file in package.files or () if is_licence(file.name) and file.parts[0].endswith(".dist-info")]
        text = "\n\n".join(file.read_text(encoding="utf-8").strip() for file in files)
        yield Notice(package.name, package.version, declared(package.metadata), project_url(package.metadata), text)


def is_licence(name: str) -> bool:
    """Whether a file holds a licence, by its name."""
    return name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))


def declared(metadata: importlib.metadata.PackageMetadata) -> str:
    """The licence that a Python package declares, in a few words."""
    licences = (text for text in fields(metadata, "Classifier") if text.startswith("License ::"))
    classified = [text.rpartition(" :: ")[2] for text in licences]
    found = [*fields(metadata, "License-Expression"), *fields(metadata, "License"), *classified, ""]
    return (found[0].splitlines() or [""])[0]


def fields(metadata: importlib.metadata.PackageMetadata, name: str) -> list[str]:
    """All values of one field of a package's metadata."""
    return [str(value) for value in metadata.get_all(name) or ()]


def project_url(metadata: importlib.metadata.PackageMetadata) -> str:
    """Where the source of a Python package is."""
    links = dict(link.split(", ", 1) for link in fields(metadata, "Project-URL") if ", " in link)
    known = {label.casefold(): url for label, url in links.items()}
    preferred = [known[label] for label in ("source", "source code", "repository", "homepage") if label in known]
    return [*preferred, *fields(metadata, "Home-page"), ""][0]


def npm_packages(modules: Path) -> Iterator[Notice]:
    """Notices of the npm packages in a `node_modules` folder."""
    for manifest in sorted((*modules.glob("*/package.json"), *modules.glob("@*/*/package.json"))):
        package: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
        if package["name"] not in BUILD_ONLY:
            licence = str(package.get("license", ""))
            text = licence_text(manifest.parent) or standard_text(licence, package)
            yield Notice(package["name"], package["version"], licence, repository(package), text)


def licence_text(folder: Path) -> str:
    """All licence files of a package, one after the other."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file() and is_licence(path.name)]
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in files)


def standard_text(licence: str, package: Mapping[str, Any]) -> str:
    """The licence's own words, under the copyright of the package's author."""
    author = package.get("author", "")
    name = author.get("name", "") if isinstance(author, dict) else str(author)
    return f"Copyright (c) {name or 'the authors of ' + package['name']}\n\n{STANDARD_TEXTS.get(licence, licence)}"


def repository(package: Mapping[str, Any]) -> str:
    """Where the source of an npm package is."""
    found = package.get("repository", "")
    url = str(found.get("url", "") if isinstance(found, dict) else found)
    return url.removeprefix("git+").removesuffix(".git")
