from __future__ import annotations

import re

import pytest

from generator.drawing.shared import FORCED, SHARED
from generator.drawing.styles import Look, Looks, gathered, stroke
from generator.drawing.stylesheet import stylesheet
from generator.drawing.themes import PAPER_THEMES, SCREEN_THEMES, Shades, ThemeName, contrast_ratio, rgb

THEMES: tuple[ThemeName, ...] = (*SCREEN_THEMES, *PAPER_THEMES)
# What is read on what. WCAG 2.2, 1.4.3: 4.5 for text (7 for the high contrast theme: 1.4.6).
TEXT_PAIRS = [
    *((words, ground) for words in ("ink", "muted", "accent", "danger") for ground in ("paper", "raised", "table")),
    *((words, "ground") for words in ("ink", "muted", "accent", "danger")),
    ("ink", "accent-soft"),
    ("ink", "wood-soft"),
    ("ink", "danger-soft"),
    ("accent", "accent-soft"),
    ("danger", "danger-soft"),
    ("on-accent", "accent"),
    ("code", "code-ground"),
]
CONTRASTS = ("contrast", "dark-contrast")
# On pieces and in the dark, whatever the theme.
MARK_PAIRS = [
    *((f"on-player{seat}", f"player{seat}") for seat in range(1, 5)),
    ("on-night", "night"),
    ("on-night", "night-soft"),
    ("night-lit", "night-soft"),
]
# 1.4.11: 3 for lines and shapes that carry meaning.
SHAPE_PAIRS = [
    (shape, ground)
    for shape in ("ink", "accent", "danger", "wood", "wood-edge", "focus")
    for ground in ("paper", "ground", "raised")
]


def pale(theme: ThemeName, pairs: list[tuple[str, str]], least: float) -> list[tuple[str, str, float]]:
    """The pairs that have too little contrast, with their ratio."""
    colours = {role: colour or "#ffffff" for role, colour in SHARED.theme(theme).items()}
    ratios = ((one, other, contrast_ratio(colours[one], colours[other])) for one, other in pairs)
    return [(one, other, ratio) for one, other, ratio in ratios if ratio < least]


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: ThemeName) -> None:
    assert pale(theme, TEXT_PAIRS, 7.0 if theme in CONTRASTS else 4.5) == []


@pytest.mark.parametrize("theme", THEMES)
def test_marks_on_pieces_can_be_read(theme: ThemeName) -> None:
    assert pale(theme, MARK_PAIRS, 4.5) == []


@pytest.mark.parametrize("theme", THEMES)
def test_shapes_can_be_seen(theme: ThemeName) -> None:
    assert pale(theme, SHAPE_PAIRS, 3.0) == []


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast_ratio("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast_ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)  # the WCAG texts' own example


def test_a_colour_that_is_not_given_is_that_of_a_theme_like_it() -> None:
    plain = Shades("#111111")
    assert {plain.in_theme(theme) for theme in THEMES} == {"#111111"}
    given = Shades("#111111", dark="#222222", contrast="#333333", paper="#444444")
    assert [given.in_theme(theme) for theme in THEMES] == [
        "#111111",
        "#222222",
        "#333333",
        "#333333",
        "#444444",
        "#444444",
    ]
    assert Shades("#111111", low_ink="").in_theme("low-ink") == ""


def test_system_colours_are_for_roles_that_there_are() -> None:
    assert set(FORCED) < set(SHARED.colours)


def test_low_ink_tints_no_area() -> None:
    areas = [name for name in SHARED.styles if name.startswith(("area-", "ground", "card", "cell"))]
    assert len(areas) > 5
    fills = {name: SHARED.paint(name, "low-ink").fill for name in areas}
    assert {name: fill for name, fill in fills.items() if fill not in ("", "#ffffff")} == {}
    assert any(SHARED.paint(name, "paper").fill not in ("", "#ffffff") for name in areas)


def test_bars_differ_by_more_than_colour() -> None:
    """No two may become the same when every colour is taken away."""
    bars = [SHARED.look(name) for name in ("bar", "bar-new", "bar-preview", "bar-wrong")]
    assert len({(bool(row.fill), bool(row.stroke), row.weight, row.dash, row.hatch) for row in bars}) == len(bars)


def test_an_unknown_style_names_itself_and_what_there_is() -> None:
    with pytest.raises(KeyError, match=r"no style 'pog'.*peg"):
        SHARED.look("pog")


def test_a_colour_is_hexadecimal() -> None:
    with pytest.raises(ValueError, match="#rrggbb"):
        rgb("red")


def test_looks_are_gathered() -> None:
    one = Looks({"wall": stroke("brick", 1.0)}, {"brick": Shades("#aa0000")}, {"brick": "CanvasText"})
    both = gathered({"all": SHARED, "one": one})
    assert both.paint("wall", "dark").stroke == "#aa0000"
    assert both.look("text") == SHARED.look("text")
    assert "--brick:CanvasText" in stylesheet(both)
    assert "brick" not in stylesheet(SHARED)


def test_two_owners_of_one_style_are_named() -> None:
    with pytest.raises(ValueError, match=r"style 'wall' is defined twice: by one and by other"):
        gathered({"one": Looks({"wall": stroke("ink", 1.0)}), "other": Looks({"wall": stroke("ink", 2.0)})})


def test_two_owners_of_one_colour_are_named() -> None:
    with pytest.raises(ValueError, match=r"colour 'ink' is defined twice: by all games and by one"):
        gathered({"all games": SHARED, "one": Looks(colours={"ink": Shades("#000000")})})


def test_the_stylesheet_has_every_style_and_defines_what_it_uses() -> None:
    css = stylesheet(SHARED)
    assert [name for name in SHARED.styles if not re.search(rf"\.s-{name}[{{,]", css)] == []
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", css)) <= set(re.findall(r"(--[a-z0-9-]+):", css))
    assert css.count("{") == css.count("}")
    assert 'data-theme="dark"' in css
    for query in ("prefers-color-scheme:dark", "prefers-contrast:more", "forced-colors:active", "print"):
        assert query in css


def test_what_is_not_painted_has_no_rule_of_its_own() -> None:
    assert stylesheet(Looks({"ghost": Look()}, SHARED.colours)) == stylesheet(Looks({}, SHARED.colours))


def test_states_of_touch_are_styled() -> None:
    css = stylesheet(SHARED)
    for state in ("is-allowed", "is-chosen", "is-dim", ":focus-visible"):
        assert state in css
