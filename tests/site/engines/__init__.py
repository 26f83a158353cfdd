"""Three browser engines behind one small protocol, so that one smoke test can ask all of them the same."""

from __future__ import annotations

from tests.site.engines.chromium import Chromium
from tests.site.engines.firefox import Firefox
from tests.site.engines.protocol import Engine, JavaScriptError, Json, NothingToClick
from tests.site.engines.webkit import WebKit

ENGINES: dict[str, type[Chromium] | type[Firefox] | type[WebKit]] = {
    "chromium": Chromium,
    "firefox": Firefox,
    "webkit": WebKit,
}

__all__ = ["ENGINES", "Chromium", "Engine", "Firefox", "JavaScriptError", "Json", "NothingToClick", "WebKit"]
