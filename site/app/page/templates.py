"""The Jinja2 environments: one for the panels, in the build and live in the browser alike, one for whole pages.

Panels speak through `_("...")`; the `trans` blocks of pages need an extension that the browser does without.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from jinja2 import BaseLoader, DictLoader, Environment, FileSystemLoader, StrictUndefined

from generator import language as i18n


@cache
def panels() -> Environment:
    """The panels as the browser has them: from a module that the build makes, compiled once."""
    from paddock_templates import SOURCES  # type: ignore[import-not-found,unused-ignore]

    sources: Mapping[str, str] = SOURCES
    environment = configured(DictLoader(sources))
    for name in environment.list_templates():
        environment.get_template(name)
    return environment


def pages(folder: Path) -> Environment:
    """Pages and panels from the templates' folder."""
    environment = configured(FileSystemLoader(folder), ("jinja2.ext.i18n",))
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        i18n.gettext, i18n.ngettext, newstyle=False
    )
    return environment


def configured(loader: BaseLoader, extensions: tuple[str, ...] = ()) -> Environment:
    """What both have in common: escaping always, and no name that is not there."""
    environment = Environment(
        loader=loader,
        extensions=extensions,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(_=i18n.gettext, ngettext=i18n.ngettext)
    environment.filters["say"] = i18n.say
    return environment
