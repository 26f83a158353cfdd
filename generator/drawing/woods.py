"""The colours of wooden boards, wires and carved animals, for the themes: by role, as `themes` has them."""

from __future__ import annotations

from collections.abc import Mapping

BULLS: Mapping[str, str] = {
    "bull-black": "#1f1c1a",
    "bull-brown": "#96602c",
    "bull-grey": "#9aa1a5",
    "bull-red": "#b3261c",
}
ON_BULLS: Mapping[str, str] = {f"on-{role}": "#000000" if role == "bull-grey" else "#ffffff" for role in BULLS}
# Wires and animals are things, not paper: the same on every screen, cased and rimmed to stand out from any wood.
THINGS: Mapping[str, str] = {
    **BULLS,
    **ON_BULLS,
    "bull-edge": "#120d09",
    "bull-rim": "#fff6e2",
    "wire-case": "#15100c",
    "wire-core": "#15100c",
    "wire-grey": "#c3cace",
    "dowel": "#f4e2bd",
    "dowel-edge": "#2b1a0c",
    "bore": "#20140a",
    "bore-rim": "#d9bd8b",
}
WOODS: Mapping[str, str] = {
    "slab": "#c79c62",
    "slab-edge": "#553a1e",
    "field-light": "#ecd3a4",
    "field-light-line": "#e0c28c",
    "field-dark": "#2b1f16",
    "field-dark-line": "#3d2d20",
    "brand": "#9b6b39",
    "groove": "#8a6236",
    "on-slab": "#2b1a0c",
    **THINGS,
}
DARK_WOODS: Mapping[str, str] = {
    **WOODS,
    "slab": "#6f5333",
    "slab-edge": "#2a1c0e",
    "field-light": "#a1814f",
    "field-light-line": "#947545",
    "field-dark": "#20160e",
    "field-dark-line": "#302216",
    "brand": "#5d4020",
    "groove": "#4a3218",
    "on-slab": "#fff3da",
}
CONTRAST_WOODS: Mapping[str, str] = {
    **WOODS,
    "slab": "#ffffff",
    "slab-edge": "#000000",
    "field-light": "#ffffff",
    "field-light-line": "#ffffff",
    "field-dark": "#222222",
    "field-dark-line": "#3c3c3c",
    "brand": "#555555",
    "groove": "#000000",
    "on-slab": "#000000",
    "bull-rim": "#ffffff",
}
DARK_CONTRAST_WOODS: Mapping[str, str] = {
    **WOODS,
    "slab": "#000000",
    "slab-edge": "#ffffff",
    "field-light": "#5c5c5c",
    "field-light-line": "#5c5c5c",
    "field-dark": "#000000",
    "field-dark-line": "#2e2e2e",
    "brand": "#dddddd",
    "groove": "#ffffff",
    "on-slab": "#ffffff",
    "bull-rim": "#ffffff",
    "wire-case": "#000000",
    "dowel-edge": "#000000",
}
# White stays where something lies below; black lines do the rest.
PLAIN_WOODS: Mapping[str, str] = {
    **dict.fromkeys(("slab", "field-light", "field-light-line", "field-dark"), ""),
    **dict.fromkeys((*BULLS, "bull-rim", "dowel", "bore"), "#ffffff"),
    **dict.fromkeys(
        (*ON_BULLS, "bull-edge", "wire-case", "wire-core", "slab-edge", "on-slab", "dowel-edge", "bore-rim"), "#000000"
    ),
    "field-dark-line": "#8c8c8c",
    "groove": "#8c8c8c",
    "brand": "#8c8c8c",
    "wire-grey": "#ffffff",
}
