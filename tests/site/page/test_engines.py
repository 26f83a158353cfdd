"""The built site in every engine: each page opens, and starts its Python if it has any."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.engines import Engine
from tests.site.pages import PARTS, PYTHON_IS_READY, PYTHON_SECONDS, USES_PYTHON, page_paths

NOBODY_THINKS = "!document.querySelector('#actions .waiting')"
"""A page that is left while a bot's worker is being loaded would cut that off, and Firefox tells of it."""


@pytest.mark.parametrize("part", PARTS)
def test_every_page_opens(engine: Engine, site_url: str, site_dir: Path, part: str) -> None:
    before = len(engine.console_errors())
    for path in page_paths(site_dir, part):
        engine.open(site_url + path)
        assert engine.evaluate("document.querySelectorAll('h1').length") == 1, path or "home"
        if engine.evaluate(f"Boolean(document.querySelector('{USES_PYTHON}'))"):
            engine.wait_until(f"document.querySelector('{PYTHON_IS_READY}')", PYTHON_SECONDS)
            engine.wait_until(NOBODY_THINKS, PYTHON_SECONDS)
    assert engine.console_errors()[before:] == []
