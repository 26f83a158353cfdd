from __future__ import annotations

import re

import pytest

from generator.drawing.styles import HATCHES, STYLES, Look, look, paint
from generator.drawing.stylesheet import stylesheet
from generator.drawing.themes import (
    PAPER_THEMES,
    SCREEN_THEMES,
    SYSTEM_COLOURS,
    THEMES,
    contrast_ratio,
    luminance,
    rgb,
)

# What is read on what. WCAG 2.2, 1.4.3: 4.5 for text (7 for the high contrast theme: 1.4.6).
TEXT_PAIRS = [
    (words, ground)
    for words in ("ink", "muted", "accent", "danger", "ok")
    for ground in ("paper", "raised", "ground", "table")
] + [
    ("ink", "accent-soft"),
    ("ink", "wood-soft"),
    ("ink", "danger-soft"),
    ("ink", "ok-soft"),
    ("accent", "accent-soft"),
    ("danger", "danger-soft"),
    ("ok", "ok-soft"),
    ("on-accent", "accent"),
    ("code", "code-ground"),
]
CONTRASTS = ("contrast", "dark-contrast")
PLAYER_TEXT_PAIRS = [(f"on-player{seat}", f"player{seat}") for seat in range(1, 5)] + [("on-wood", "wood-fill")]
# On figures and in the dark, whatever the theme.
NIGHT_TEXT_PAIRS = [
    ("on-base", "base"),
    ("on-night", "night"),
    ("on-night", "night-soft"),
    ("night-lit", "night-soft"),
]
# 1.4.11: 3 for lines and shapes that carry meaning.
SHAPE_PAIRS = [
    (shape, ground)
    for shape in ("ink", "accent", "danger", "ok", "wood", "wood-edge", "focus")
    for ground in ("paper", "ground", "raised")
]


def ratio(theme: str, one: str, other: str) -> float:
    colours = THEMES[theme]
    return contrast_ratio(colours[one] or "#ffffff", colours[other] or "#ffffff")


@pytest.mark.parametrize(("words", "ground"), TEXT_PAIRS)
@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str, words: str, ground: str) -> None:
    assert ratio(theme, words, ground) >= (7.0 if theme in CONTRASTS else 4.5)


@pytest.mark.parametrize(("words", "ground"), PLAYER_TEXT_PAIRS + NIGHT_TEXT_PAIRS)
@pytest.mark.parametrize("theme", THEMES)
def test_marks_on_pieces_can_be_read(theme: str, words: str, ground: str) -> None:
    assert ratio(theme, words, ground) >= 4.5


@pytest.mark.parametrize(("shape", "ground"), SHAPE_PAIRS)
@pytest.mark.parametrize("theme", THEMES)
def test_shapes_can_be_seen(theme: str, shape: str, ground: str) -> None:
    assert ratio(theme, shape, ground) >= 3.0


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast_ratio("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast_ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)  # the WCAG texts' own example


def test_themes_have_the_same_roles() -> None:
    assert {frozenset(theme) for theme in THEMES.values()} == {frozenset(THEMES["light"])}
    assert set(SYSTEM_COLOURS) < set(THEMES["light"])
    assert set(THEMES) == {*SCREEN_THEMES, *PAPER_THEMES}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_style_resolves_in_every_theme(style: str, theme: str) -> None:
    paints = paint(style, THEMES[theme])
    for colour in (paints.fill, paints.stroke, paints.ruling):
        assert colour == "" or len(rgb(colour)) == 3
    row = look(style)
    assert bool(row.stroke) == (row.weight > 0)
    assert bool(row.hatch) == bool(row.ruling)
    assert row.hatch in ("", *HATCHES)


def test_low_ink_tints_no_area() -> None:
    areas = [name for name in STYLES if name.startswith(("area-", "ground", "sheet", "card", "cell"))]
    assert len(areas) > 8
    for name in areas:
        assert paint(name, THEMES["low-ink"]).fill in ("", "#ffffff"), name
    assert any(paint(name, THEMES["paper"]).fill not in ("", "#ffffff") for name in areas)


def test_looks_differ_by_more_than_colour() -> None:
    """Within a family, no two looks may become the same when every colour is taken away."""

    def shape_of(row: Look) -> tuple[object, ...]:
        return bool(row.fill), bool(row.stroke), row.weight, row.dash, row.hatch

    for family in ("bar", "bar-new", "bar-preview", "bar-wrong"), ("area-won", "area-preview", "area-wrong", "area-ok"):
        assert len({shape_of(look(name)) for name in family}) == len(family)
    assert len({look(f"area-p{seat}").hatch for seat in range(1, 5)}) == 4


def test_pegs_differ_in_grey() -> None:
    """Free, used once and used up: outline, hatching, solid."""
    for theme in THEMES.values():
        free, full = paint("peg", theme), paint("peg-twice", theme)
        assert abs(luminance(free.fill or "#ffffff") - luminance(full.fill)) > 0.3
    assert look("peg-once").hatch
    assert not look("peg").hatch


def test_an_unknown_style_names_itself_and_what_there_is() -> None:
    with pytest.raises(KeyError, match=r"no style 'pog'.*peg"):
        look("pog")


def test_a_colour_is_hexadecimal() -> None:
    with pytest.raises(ValueError, match="#rrggbb"):
        rgb("red")


def test_the_stylesheet_has_every_style_and_defines_what_it_uses() -> None:
    css = stylesheet()
    for name in STYLES:
        assert re.search(rf"\.s-{name}[{{,]", css), name
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", css)) <= set(re.findall(r"(--[a-z0-9-]+):", css))
    assert css.count("{") == css.count("}")
    assert 'data-theme="dark"' in css
    for query in ("prefers-color-scheme:dark", "prefers-contrast:more", "forced-colors:active", "print"):
        assert query in css


def test_states_of_touch_are_styled() -> None:
    css = stylesheet()
    for state in ("is-allowed", "is-chosen", "is-dim", ":focus-visible"):
        assert state in css
