"""The built site in every engine: each page opens, and starts its Python if it has any."""

from __future__ import annotations

from pathlib import Path

from tests.site.engines import Engine
from tests.site.pages import PYTHON_IS_READY, PYTHON_SECONDS, USES_PYTHON, page_paths

CUT_OFF = "NetworkError when attempting to fetch resource"
"""What Firefox says of a page that is left while it still loads its worker; the other engines say nothing of it, and
fail on a resource that is not there.
"""


def test_every_page_opens(engine: Engine, site_url: str, site_dir: Path) -> None:
    before = len(engine.console_errors())
    for path in page_paths(site_dir):
        engine.open(site_url + path)
        assert engine.evaluate("document.querySelectorAll('h1').length") == 1, path or "home"
        if engine.evaluate(f"Boolean(document.querySelector('{USES_PYTHON}'))"):
            engine.wait_until(f"document.querySelector('{PYTHON_IS_READY}')", PYTHON_SECONDS)
    errors = engine.console_errors()[before:]
    assert [error for error in errors if CUT_OFF not in error] == []
