"""An engine that is not there is never passed over in silence."""

from __future__ import annotations

import shutil

import pytest

from generator.build import browsers
from tests.site.engines import ENGINES
from tests.site.engines.installed import demand


def test_missing_is_a_failure_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="firefox: no Firefox"):
        demand("firefox", "no Firefox")


def test_missing_is_a_skip_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="firefox: no Firefox"):
        demand("firefox", "no Firefox")


def test_nothing_missing_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    demand("firefox", "")


@pytest.mark.parametrize("name", ENGINES)
def test_every_engine_tells_that_it_is_missing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "find", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    for variable in ("PADDOCK_FIREFOX", "PADDOCK_WEBKIT"):
        monkeypatch.delenv(variable, raising=False)
    assert ENGINES[name].missing()
