"""The three drivers keep one protocol: the same page gives the same answers in each engine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.site.engines import Engine, JavaScriptError, NothingToClick

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Drivers</title>
<meta http-equiv="Content-Security-Policy" content="default-src data: 'unsafe-inline'; script-src 'unsafe-inline' %s">
<link rel="icon" href="data:,">
<button id="hello">Hello</button> <button id="late" hidden>Late</button> <button id="off" disabled>Off</button>
<div style="position: relative"><button id="under">Under</button>
<div style="position: absolute; inset: 0"></div></div>
<input id="text" aria-label="text">
<div style="height: 3000px"></div>
<svg id="far" viewBox="0 0 100 100" width="100" height="100">
<g data-touch="post:N3"><circle cx="50" cy="50" r="20"/></g></svg>
<script>
window.seen = [];
for (const element of document.querySelectorAll("button, g"))
  element.addEventListener("click", event => seen.push([element.id || element.dataset.touch, event.isTrusted]));
document.addEventListener("keydown", event => seen.push([event.key, event.shiftKey]));
sessionStorage.loads = Number(sessionStorage.loads || 0) + 1;
</script></html>"""


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Keep the test report readable."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("drivers")
    (folder / "index.html").write_text(PAGE % "'unsafe-eval'", encoding="utf-8")
    (folder / "strict.html").write_text(PAGE % "", encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def opened(engine: Engine, root: str) -> Engine:
    engine.open(root)
    return engine


@pytest.mark.parametrize(
    ("js", "value"),
    [
        ("1 + 1", 2),
        ("0.5", 0.5),
        ("undefined", None),
        ("document.title", "Drivers"),
        ("({a: [1, 'ü', true], b: null})", {"a": [1, "ü", True], "b": None}),
        ("Promise.resolve(7)", 7),
        ("new Promise(done => setTimeout(() => done('later'), 20))", "later"),
    ],
)
def test_evaluate_gives_json_values(opened: Engine, js: str, value: object) -> None:
    assert opened.evaluate(js) == value


@pytest.mark.parametrize("js", ["nonsense.here", "Promise.reject(new Error('nonsense'))", "1 +"])
def test_evaluate_raises_what_the_page_throws(opened: Engine, js: str) -> None:
    with pytest.raises(JavaScriptError):
        opened.evaluate(js)


def test_evaluate_under_a_policy_without_eval(engine: Engine, root: str) -> None:
    engine.open(root + "strict.html")
    assert engine.evaluate("document.title") == "Drivers"
    engine.wait_until("window.seen.length === 0", 2)


def test_wait_until_waits_and_gives_up(opened: Engine) -> None:
    opened.evaluate("setTimeout(() => { document.title = 'Done' }, 200), 0")
    opened.wait_until("document.title === 'Done'", 5)
    with pytest.raises(TimeoutError, match="never"):
        opened.wait_until("document.title === 'never'", 0.2)


def test_click_is_a_real_one_and_scrolls(opened: Engine) -> None:
    opened.click("#hello")
    opened.click('[data-touch="post:N3"]')
    assert opened.evaluate("seen") == [["hello", True], ["post:N3", True]]


def test_click_waits_for_what_is_hidden(opened: Engine) -> None:
    opened.evaluate("setTimeout(() => { late.hidden = false }, 200), 0")
    opened.click("#late")
    assert opened.evaluate("seen") == [["late", True]]


@pytest.mark.parametrize("selector", ["#nowhere", "#off", "#under"])
def test_click_refuses_what_no_pointer_reaches(opened: Engine, selector: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("protocol", "chromium"):
        monkeypatch.setattr(f"tests.site.engines.{module}.CLICK_SECONDS", 0.5)
    with pytest.raises(NothingToClick):
        opened.click(selector)
    assert opened.evaluate("seen") == []


def test_press_types_and_moves(opened: Engine) -> None:
    opened.click("#text")
    opened.press("N")
    opened.press("3")
    opened.press("ArrowLeft")
    opened.press("-")
    opened.press("Enter")
    opened.press("Escape")
    opened.press("Shift+Tab")
    assert opened.evaluate("text.value") == "N-3"
    keys = opened.evaluate("seen.filter(entry => !entry[1])")
    assert keys == [[key, False] for key in ("N", "3", "ArrowLeft", "-", "Enter", "Escape")]
    assert opened.evaluate("document.activeElement.id") == "under"


def test_open_may_stay_on_the_page(opened: Engine, root: str) -> None:
    before = opened.evaluate("Number(sessionStorage.loads)")
    opened.open(root + "#part")
    assert opened.evaluate("[location.hash, Number(sessionStorage.loads)]") == ["#part", before]


def test_reload_loads_again(opened: Engine) -> None:
    before = opened.evaluate("Number(sessionStorage.loads)")
    opened.reload()
    assert opened.evaluate("Number(sessionStorage.loads)") == int(str(before)) + 1


def test_console_errors_are_kept(opened: Engine) -> None:
    opened.evaluate("console.error('paddock-console'), console.log('paddock-log'), console.warn('paddock-warning'), 0")
    opened.evaluate("setTimeout(() => { throw new Error('paddock-uncaught') }), 0")
    opened.evaluate("Promise.reject(new Error('paddock-rejected')), new Promise(done => setTimeout(done, 200))")
    opened.reload()
    found = [line for line in opened.console_errors() if "paddock-" in line]
    assert len(found) == 3, found
    for word in ("paddock-console", "paddock-uncaught", "paddock-rejected"):
        assert any(word in line for line in found), found
