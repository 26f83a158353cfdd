"""Every game draws with the shared looks and its own, and the shared ones are those that several use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from generator.build.bootstrap import ROOT
from generator.drawing.figure import View
from generator.drawing.scene import Group, Pad, Scene
from generator.drawing.shared import SHARED
from generator.drawing.styles import Looks, gathered
from generator.drawing.themes import PAPER_THEMES, SCREEN_THEMES, ThemeName, rgb
from generator.games import LOOKS, figure_of, game_figure_of, looks_of, sheets_of
from generator.paper.sheet import SheetJob, parse_options

THEMES: Final[tuple[ThemeName, ...]] = (*SCREEN_THEMES, *PAPER_THEMES)
OWN: Final = {slug: looks_of(slug) for slug in GAMES}
ROOMS: Final = {slug: ROOT / "generator" / "games" / slug.replace("-", "_") for slug in GAMES}
DRAWING: Final = ROOT / "generator" / "drawing"
UNSEEN: Final = {"hit", "halo", "halo-fine"}
"""What `stylesheet` and `svg` know by name."""


def literals(path: Path) -> Iterator[str]:
    """Every string in a source as a regular expression; what an f-string fills in may be anything."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            if re.match(r"[a-z]+\\-", parts[0]):
                yield "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield re.escape(node.value)


def spelt(paths: list[Path]) -> set[str]:
    """The styles of all games that these sources spell."""
    patterns = {pattern for path in paths for pattern in literals(path) if len(pattern) < 60}
    return {style for style in LOOKS.styles if any(re.fullmatch(pattern, style) for pattern in patterns)}


def figures(slug: str) -> list[Path]:
    return [path for path in ROOMS[slug].rglob("*.py") if path.name != "looks.py"]


USED: Final = {slug: spelt(figures(slug)) for slug in GAMES}
ELSEWHERE: Final = spelt(
    [
        path
        for folder in ("paper", "bench")
        for path in (ROOT / "generator" / folder).rglob("*.py")
        if "games" not in path.parts
    ]
)


def roles(looks: Looks) -> set[str]:
    rows = looks.styles.values()
    return {role for row in rows for role in (row.fill, row.stroke, row.ruling) if role}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_needs_no_looks_of_another(slug: str) -> None:
    """Deleting any other game takes nothing from it."""
    alone = gathered({"all games": SHARED, slug: OWN[slug]})
    assert roles(alone) <= set(alone.colours)
    drawn = {style for scene in scenes(slug) for style in styles_of(scene)}
    assert drawn
    assert drawn <= set(alone.styles)


def scenes(slug: str) -> Iterator[Scene]:
    """Some of all that the game draws: for the rules page, the help, the home page, the table and paper."""
    figure, game = game_figure_of(slug), GAMES[slug]
    yield from (example.scene for example in figure.examples().values())
    yield from (mark for mark, _words in figure.legend())
    yield figure.emblem()
    for one, table in ((figure, game), *((figure_of(tool.slug), tool) for tool in game.tools.values())):
        yield from filter(None, (one.board(table.new_initial_state(), View()), one.side(table.new_initial_state())))
    for sheet in sheets_of(slug):
        for page in sheet.pages(SheetJob(parse_options(sheet, {}))):
            yield page.scene
            yield from (window.scene for window in page.windows)


def styles_of(scene: Scene) -> set[str]:
    return {item.style for item in scene.everything() if not isinstance(item, Group | Pad)}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_no_look_that_it_does_not_use(slug: str) -> None:
    assert set(OWN[slug].styles) - USED[slug] == set()
    assert set(OWN[slug].colours) - roles(OWN[slug]) == set()
    assert set(OWN[slug].forced) <= set(OWN[slug].colours)


def test_what_one_game_uses_is_not_shared() -> None:
    owners = {
        style: [slug for slug in GAMES if style in USED[slug]] for style in SHARED.styles if style not in ELSEWHERE
    }
    assert {style: users for style, users in owners.items() if len(users) < 2 and style not in UNSEEN} == {}


def test_colours_that_one_game_uses_are_not_shared() -> None:
    css = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "site" / "static").glob("*.css"))
    states = (DRAWING / "stylesheet.py").read_text(encoding="utf-8")
    pages = set(re.findall(r"var\(--([a-z0-9-]+)\)", css + states))
    assert set(SHARED.colours) - roles(SHARED) - pages - set().union(*map(roles, OWN.values())) == set()
    owners = {role: [slug for slug in GAMES if role in roles(OWN[slug])] for role in SHARED.colours}
    assert {role for role, users in owners.items() if len(users) < 2} - roles(SHARED) - pages == set()


def test_every_style_resolves_in_every_theme() -> None:
    wrong = [(style, theme) for style in LOOKS.styles for theme in THEMES if not resolves(style, theme)]
    assert wrong == []
    assert len(LOOKS.styles) > 100


def resolves(style: str, theme: ThemeName) -> bool:
    paints = LOOKS.paint(style, theme)
    for colour in filter(None, (paints.fill, paints.stroke, paints.ruling)):
        rgb(colour)
    row = LOOKS.look(style)
    return bool(row.stroke) == (row.weight > 0) and bool(row.hatch) == bool(row.ruling)
