"""Take pictures of every page of the built site: `PADDOCK_SCREENS=DIR python -m tests.site.screens`.

For people to look at: every page in two sizes and four looks, as `<page>-<width>-<look>.png`. Build the site first.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from generator.build import browsers
from generator.commands.build import SITE
from tests.server import Server
from tests.site.engines.chromium import flags
from tests.site.pages import page_name, page_paths, visit

Size: TypeAlias = tuple[int, int]


class Look(TypedDict):
    """What the system tells the page about its owner's wishes."""

    color_scheme: Literal["light", "dark"]
    contrast: Literal["more", "no-preference"]


VARIABLE: Final = "PADDOCK_SCREENS"
SIZES: Final[tuple[Size, ...]] = ((390, 844), (1280, 800))
LOOKS: Final[dict[str, Look]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "dark-contrast": {"color_scheme": "dark", "contrast": "more"},
}


def take(browser: Browser, url: str, paths: list[str], folder: Path) -> Iterator[Path]:
    """Write the pictures, telling each as it is there."""
    for width, height in SIZES:
        phone = width < 600
        with contextlib.closing(
            browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
            )
        ) as context:
            page = context.new_page()
            for path in paths:
                visit(page, url + path)
                yield from take_looks(page, folder / f"{page_name(path)}-{width}")


def take_looks(page: Page, stem: Path) -> Iterator[Path]:
    """The same page as different people get to see it: what fits on the screen, without scrolling."""
    for name, look in LOOKS.items():
        page.emulate_media(**look)
        file = stem.with_name(f"{stem.name}-{name}.png")
        page.screenshot(path=file)
        yield file


def main() -> int:
    """Take them all."""
    if not os.environ.get(VARIABLE):
        print(f"Name a folder in {VARIABLE}.", file=sys.stderr)
        return 2
    folder = Path(os.environ[VARIABLE])
    folder.mkdir(parents=True, exist_ok=True)
    paths = page_paths(SITE)
    if not paths:
        print("There is no site yet: run build.py.", file=sys.stderr)
        return 2
    server = Server(SITE)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browsers.find(), args=flags())
            for file in take(browser, server.url, paths, folder):
                print(file.name, flush=True)
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
