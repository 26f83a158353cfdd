"""Everything that is shipped has its licence with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.build.bootstrap import ROOT
from generator.build.bundle import LIGHT, PDF_PACKAGE
from generator.build.licences import FILE, npm_packages, python_notice, python_packages, write_licences
from generator.build.npm import install_packages
from generator.build.progress import quiet


def package(modules: Path, name: str, **more: object) -> Path:
    folder = modules / name
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"name": name, "version": "1.0", **more}))
    return folder


def test_a_package_with_a_licence_file(tmp_path: Path) -> None:
    folder = package(tmp_path, "@scope/a", license="MIT", repository={"url": "git+https://example.org/a.git"})
    (folder / "LICENSE").write_text("words\n")
    (folder / "index.js").write_text("code")
    (notice,) = npm_packages(tmp_path)
    assert notice == ("@scope/a", "1.0", "MIT", "https://example.org/a", "words")


@pytest.mark.parametrize("author", ["Ada", {"name": "Ada"}])
def test_a_package_that_only_names_its_licence(tmp_path: Path, author: object) -> None:
    package(tmp_path, "b", license="ISC", author=author)
    (notice,) = npm_packages(tmp_path)
    assert notice.text.startswith("Copyright (c) Ada\n\nPermission to use")


def test_what_is_not_shipped_is_not_listed(tmp_path: Path) -> None:
    package(tmp_path, "ws", license="MIT")
    assert list(npm_packages(tmp_path)) == []


@pytest.mark.parametrize("notice", list(python_packages((*LIGHT, PDF_PACKAGE))), ids=lambda notice: str(notice.name))
def test_every_python_package_has_a_text(notice: tuple[str, str, str, str, str]) -> None:
    _name, _version, licence, source, text = notice
    assert licence
    assert source.startswith("http")
    assert "copyright" in text.casefold()


def test_pythons_own() -> None:
    assert "Python Software Foundation" in python_notice().text


def test_the_whole_file(tmp_path: Path) -> None:
    notices = write_licences(ROOT, install_packages(ROOT, quiet), tmp_path)
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    assert text.startswith("Paddock\n=======\nMIT\n")
    for notice in notices:
        assert notice.name in text
        assert notice.licence
        assert len(notice.text) > 200, notice.name
    assert {"pyodide", "@pyscript/core", "reportlab"} <= {notice.name for notice in notices}
