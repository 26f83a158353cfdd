"""The site: every page from its template, beside the runtime, the fonts, the printables and the service worker."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

from app.page.templates import pages
from app.table.keys import keys_shown
from app.table.seating import seat_fields
from app.table.titles import capitalized
from app.table.ways import ways_of
from engine import GAMES
from engine.game import Game
from generator.build import licences
from generator.build.fontcache import font_folder
from generator.build.npm import install_packages
from generator.build.precache import write_service_worker
from generator.build.progress import Say
from generator.build.ready_made import write_ready_made
from generator.build.runtime import RuntimeFiles, build_runtime
from generator.drawing import fonts
from generator.drawing.figure import Figure, View
from generator.drawing.stylesheet import stylesheet
from generator.drawing.svg import render
from generator.games import LOOKS, figure_of, game_figure_of, sheets_of
from generator.language import gettext as _

COPIED: Final = ("theme.js", "boot.mjs", "site.css", "icon.svg")
"""From `site/static/` to `static/`; the other scripts there go elsewhere."""


def build_site(root: Path, out: Path, say: Say) -> None:
    """Fill the empty folder `out` with the whole site. Raises BuildError."""
    modules = install_packages(root, say)
    runtime = build_runtime(root, out, say)
    _write_static(root, out, say)
    ready = write_ready_made(root, out, say)
    say("Pages")
    SiteWriter(root, out, runtime).write(ready)
    licences.write_licences(root, modules, out)
    write_service_worker(out, runtime.version)


def _write_static(root: Path, out: Path, say: Say) -> None:
    static = out / "static"
    static.mkdir()
    for name in COPIED:
        shutil.copyfile(root / "site" / "static" / name, static / name)
    shutil.copyfile(root / "site" / "static" / "offline.mjs", out / "offline.mjs")
    (static / "figures.css").write_text(f"{fonts.font_face_css('../fonts/')}\n{stylesheet(LOOKS)}", encoding="utf-8")
    shutil.copytree(font_folder(root, say), out / "fonts")
    (out / ".nojekyll").touch()
    (out / "manifest.webmanifest").write_text(json.dumps(MANIFEST), encoding="utf-8")


MANIFEST: Final[Mapping[str, object]] = {
    "name": "Paddock",
    "short_name": "Paddock",
    "description": _("Table games to play offline and to print"),
    "start_url": "./index.html",
    "scope": "./",
    "display": "standalone",
    "background_color": LOOKS.theme("light")["table"],
    "theme_color": LOOKS.theme("light")["paper"],
    "icons": [{"src": "static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
}


class SiteWriter:
    """Writes the pages, each from one template with what it needs."""

    def __init__(self, root: Path, out: Path, runtime: RuntimeFiles) -> None:
        self.out = out
        self.runtime = runtime
        self.environment: Environment = pages(root / "templates")

    def write(self, ready: Mapping[str, Any]) -> None:
        """All pages; `ready` are the printables made beforehand, by game."""
        cards = [
            {"game": game, "emblem": _picture(game_figure_of(slug).emblem(), slug)} for slug, game in GAMES.items()
        ]
        title, tagline = _("Table games"), _("Table games to play offline and to print.")
        self.page("index.html", "home", title, tagline, app="app.page.home", cards=cards)
        self.page("about.html", "about", _("About"), tagline)
        self.page("404.html", "404", _("Not found"), tagline)
        for game in GAMES.values():
            self.game(game, ready[game.slug])

    def game(self, game: Game, ready: Mapping[str, Any]) -> None:
        """The three pages of a game."""
        figure, title, tagline = figure_of(game.slug), _(game.title), _(game.tagline)
        state = game.new_initial_state()
        side = figure.side(state)
        self.page(
            f"{game.slug}/index.html", "play", title, tagline, app="app.page.play", game=game, keys=keys_shown(figure),
            board=_picture(figure.board(state, View()), "board"), side=_picture(side, "side") if side else "",
            legend=_legend(figure), felt=figure.is_felt, ways=_ways(game), seats=seat_fields(game),
        )  # fmt: skip
        example = self._example(figure)
        self.page(f"{game.slug}/rules.html", "rules", title, tagline, game=game, example=example, headings=headings)
        self.page(
            f"{game.slug}/print.html", "print", title, tagline, app="app.page.printing", game=game,
            sheets=sheets_of(game.slug), ready=ready,
        )  # fmt: skip

    def _example(self, figure: Figure) -> Any:
        examples = figure.examples()

        def example(name: str) -> Markup:
            drawn = examples[name]
            template = self.environment.get_template("pages/_example.html")
            return Markup(template.render(picture=_picture(drawn.scene, f"example-{name}"), caption=drawn.caption))

        return example

    def page(self, path: str, kind: str, title: str, description: str, **values: Any) -> None:
        """Render a page; the names that every page reads have a value here."""
        base = "../" * path.count("/") or "./"
        known = {"app": "", "game": None, "base": base, "kind": kind, "title": title, "description": description}
        built = {"runtime": self.runtime, "version": self.runtime.version}
        text = self.environment.get_template(f"pages/{kind}.html").render({**known, **built, **values})
        target = self.out / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")


def headings(text: str) -> list[tuple[str, Markup]]:
    """The id and the words of each second-level heading in a page's text."""
    return [(ident, Markup(words)) for ident, words in re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', text)]


def _legend(figure: Figure) -> list[tuple[Markup, str]]:
    return [(_picture(scene, f"mark-{place}"), _(what)) for place, (scene, what) in enumerate(figure.legend())]


def _ways(game: Game) -> list[dict[str, str]]:
    return [
        {"name": way.name, "title": capitalized(_(way.title(game))), "help": _(way.help(game))} for way in ways_of(game)
    ]


def _picture(scene: Any, ident: str) -> Markup:
    return Markup(render(scene, LOOKS, ident=ident))
