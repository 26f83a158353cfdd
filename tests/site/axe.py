"""Ask axe-core what is wrong with a page; the package brings axe along, so nothing is fetched."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

Finding: TypeAlias = dict[str, Any]
"""A violation as axe reports it: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#results-object"""

OPTIONS: Final = {"resultTypes": ["violations"]}
"""Telling all that is well with a page, node by node, takes axe twice as long as looking."""


def violations(page: Page, within: str = "html") -> list[str]:
    """A line for each element at fault, below `within`: the rule, the element, what axe says of it.

    axe measures what is painted now, so let animations come to rest first.
    """
    found: list[Finding] = Axe().run(page, context=within, options=OPTIONS).response["violations"]
    return [_line(finding, node) for finding in found for node in finding["nodes"]]


def _line(finding: Finding, node: Finding) -> str:
    target = " ".join(str(part) for part in node["target"])
    said = "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])
    return f"{finding['id']} ({finding['impact']}) {target}: {said or finding['help']}"
