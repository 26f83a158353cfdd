"""The style sheet as a browser reads it: which theme counts when, and that states of touch can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from generator.drawing.shared import SHARED
from generator.drawing.stylesheet import stylesheet
from generator.drawing.svg import render
from generator.drawing.themes import SCREEN_THEMES, ThemeName, rgb
from tests.generator.pictures import everything


@pytest.fixture(scope="module")
def picture(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    body = f"<main>{render(everything(), SHARED, ident='a')}</main>"
    page.set_content(f"<!doctype html><html><head><style>{stylesheet(SHARED)}</style></head><body>{body}</body></html>")
    yield page
    page.close()


@pytest.fixture(autouse=True)
def plain(picture: Page) -> None:
    """Every test begins with the system's defaults and no theme chosen."""
    picture.emulate_media(media="screen", color_scheme="light", contrast="no-preference", forced_colors="none")
    picture.evaluate("delete document.documentElement.dataset.theme")


def choose(page: Page, theme: str) -> None:
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)


def seen(page: Page, selector: str, name: str) -> str:
    value: str = page.evaluate(
        "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name]
    )
    return value


def css_colour(theme: ThemeName, role: str) -> str:
    red, green, blue = (round(part * 255) for part in rgb(SHARED.colour(role, theme)))
    return f"rgb({red}, {green}, {blue})"


def ground(page: Page) -> str:
    return seen(page, ".s-ground", "fill") + seen(page, ".s-bar-preview", "stroke")


def expected(theme: ThemeName) -> str:
    return css_colour(theme, "ground") + css_colour(theme, "accent")


def test_without_a_choice_the_system_decides(picture: Page) -> None:
    assert ground(picture) == expected("light")
    picture.emulate_media(color_scheme="dark")
    assert ground(picture) == expected("dark")
    picture.emulate_media(color_scheme="light", contrast="more")
    assert ground(picture) == expected("contrast")
    picture.emulate_media(color_scheme="dark", contrast="more")
    assert ground(picture) == expected("dark-contrast")


def test_auto_is_no_choice(picture: Page) -> None:
    choose(picture, "auto")
    picture.emulate_media(color_scheme="dark")
    assert ground(picture) == expected("dark")


@pytest.mark.parametrize("theme", SCREEN_THEMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_chosen_theme_counts_whatever_the_system_says(picture: Page, theme: ThemeName, scheme: str) -> None:
    picture.emulate_media(color_scheme="dark" if scheme == "dark" else "light", contrast="more")
    choose(picture, theme)
    assert ground(picture) == expected(theme)


def test_printing_uses_the_paper_theme(picture: Page) -> None:
    choose(picture, "dark")
    picture.emulate_media(media="print", color_scheme="dark")
    assert ground(picture) == expected("paper")


def test_forced_colours_replace_ours(picture: Page) -> None:
    before = seen(picture, ".s-ground", "fill")
    picture.emulate_media(forced_colors="active")
    assert seen(picture, ".s-ground", "fill") != before
    assert seen(picture, ".s-heading", "fill") != seen(picture, ".s-ground", "fill")


def test_hatches_are_painted_by_their_patterns(picture: Page) -> None:
    assert seen(picture, ".s-area-won", "fill") == 'url("#a-area-won")'
    assert seen(picture, ".h-area-won", "stroke") == css_colour("light", "accent")
    assert seen(picture, ".t-area-won", "fill") == css_colour("light", "accent-tint")


@pytest.mark.parametrize(("touch", "shape"), [("post:N1", "hit"), ("post:N2", "halo")])
def test_states_show_on_the_halo_or_else_on_the_hit_area(picture: Page, touch: str, shape: str) -> None:
    group = f'[data-touch="{touch}"]'
    looks = []
    for state in ("", "is-allowed", "is-chosen"):
        picture.eval_on_selector(
            group,
            "(g, state) => { g.classList.remove('is-allowed', 'is-chosen'); if (state) g.classList.add(state) }",
            state,
        )
        names = ("stroke", "strokeWidth", "fillOpacity")
        looks.append(tuple(seen(picture, f"{group} > .s-{shape}", name) for name in names))
    assert looks[0][0] == "rgba(0, 0, 0, 0)"
    assert looks[1][0] == looks[2][0] == css_colour("light", "accent")
    assert looks[1][1:] != looks[2][1:]


@pytest.mark.parametrize(("touch", "shape"), [("post:N1", "hit"), ("post:N2", "halo")])
def test_the_focus_ring_can_be_seen(picture: Page, touch: str, shape: str) -> None:
    picture.eval_on_selector(f'[data-touch="{touch}"]', "g => g.focus({focusVisible: true})")
    ring = f'[data-touch="{touch}"] > .s-{shape}'
    assert seen(picture, ring, "stroke") == css_colour("light", "focus")
    assert seen(picture, ring, "strokeDasharray") != "none"


def test_hit_areas_take_the_pointer(picture: Page) -> None:
    for touch in ("post:N1", "post:N2"):
        group = picture.locator(f'[data-touch="{touch}"]')
        box = group.bounding_box()
        assert box is not None
        hit = picture.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-touch]')?.dataset.touch ?? ''",
            [box["x"] + box["width"] / 2, box["y"] + 2],
        )
        assert hit == touch
