"""The looks and themes as CSS: one text for the pictures and, through its custom properties, for the pages round them.

Custom properties (each theme gives all of them):
  colours  every role of the looks at hand, of `generator.drawing.shared` at least:
           --table (round the sheet) --paper --raised --ink --muted --rule --grid --ground --wood --wood-edge
           --wood-soft --accent --on-accent --accent-soft --accent-tint (of areas that something shows through)
           --danger --danger-soft --focus --player1..4 --on-player1..4 --code --code-ground
           --night --night-soft --night-edge --night-lit --on-night (where eyes are covered), and those of the games
  fonts    --font-text --font-caps --font-label (families; bold and italic belong to --font-text)
Themes: `data-theme` of the root element is light, dark, contrast or dark-contrast; absent or "auto" follows the system.
On paper (the browser's own print) the paper theme counts.

Classes in a picture: `scene` (the svg), `touch` (a thing that can be touched), `bare` (a touch without a `halo` shape,
whose `hit` area shows its state instead), `pad` (many cells as one thing), `s-NAME` (style NAME), `h-NAME` and `t-NAME`
(lines and tint of its hatch).
Classes the page puts on a `touch`: `is-allowed`, `is-chosen`, `is-dim`. Each differs by more than colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.drawing.styles import FontRole, Look, Looks
from generator.drawing.themes import SCREEN_THEMES, Theme

FONT_PROPERTIES: Mapping[str, str] = {
    "--font-text": '"Paddock Text", "Iowan Old Style", Georgia, serif',
    "--font-caps": '"Paddock Caps", "Iowan Old Style", Georgia, serif',
    "--font-label": '"Paddock Label", "Gill Sans", Verdana, sans-serif',
}
FONT_RULES: Mapping[FontRole, str] = {
    "text": "font-family:var(--font-text)",
    "italic": "font-family:var(--font-text);font-style:italic",
    "strong": "font-family:var(--font-text);font-weight:700",
    "caps": "font-family:var(--font-caps)",
    "label": "font-family:var(--font-label)",
}
_AUTO = ':root:not([data-theme]),:root[data-theme="auto"]'

_STATES = """\
.scene{display:block;width:100%;height:auto;overflow:visible;text-rendering:geometricPrecision}
.scene text{user-select:none;-webkit-user-select:none;pointer-events:none}
.s-hit,.s-halo{fill:transparent;stroke:transparent;stroke-width:.5}
.s-hit{pointer-events:all}
.s-halo{pointer-events:none;vector-effect:non-scaling-stroke;stroke-width:3px}
.s-halo-fine{fill:transparent;stroke:transparent;pointer-events:none;vector-effect:non-scaling-stroke;stroke-width:2px}
.scene .touch{outline:none}
.touch.is-allowed{cursor:pointer}
.touch.bare>.s-hit{vector-effect:non-scaling-stroke;stroke-width:3px}
.touch.is-allowed>.s-halo,.touch.bare.is-allowed>.s-hit{stroke:var(--accent)}
.touch.is-allowed:hover>.s-halo,.touch.bare.is-allowed:hover>.s-hit{fill:var(--accent);fill-opacity:.22}
.touch.is-chosen>.s-halo,.touch.bare.is-chosen>.s-hit\
{fill:var(--accent);fill-opacity:.3;stroke:var(--accent);stroke-width:5px}
.touch.is-allowed>.s-halo-fine{fill:var(--accent-soft);stroke:var(--accent)}
.touch.is-allowed:hover>.s-halo-fine,.touch.is-chosen>.s-halo-fine{fill:var(--accent);stroke:var(--on-accent)}
.touch.is-chosen>.s-halo-fine{stroke:var(--focus);stroke-width:4px}
.touch.is-dim{opacity:.45}
.pad{fill:transparent;pointer-events:all;touch-action:none;cursor:crosshair;vector-effect:non-scaling-stroke}
.scene .pad{outline:none}
.pad:focus-visible{stroke:var(--focus);stroke-width:5px;stroke-dasharray:8 4}
.touch:focus-visible>.s-halo,.touch:focus-visible>.s-halo-fine,.touch.bare:focus-visible>.s-hit\
{stroke:var(--focus);stroke-width:5px;stroke-dasharray:8 4}
"""


def _properties(theme: Theme) -> str:
    return "".join(f"--{role}:{colour};" for role, colour in theme.items())


def _themes(looks: Looks) -> Iterator[str]:
    fonts = "".join(f"{name}:{families};" for name, families in FONT_PROPERTIES.items())
    light, dark, contrast, dark_contrast, paper = (
        _properties(looks.theme(name)) for name in ("light", "dark", "contrast", "dark-contrast", "paper")
    )
    yield f":root{{color-scheme:light;{fonts}{light}}}"
    for name in SCREEN_THEMES:
        scheme = "dark" if name.startswith("dark") else "light"
        yield f':root[data-theme="{name}"]{{color-scheme:{scheme};{_properties(looks.theme(name))}}}'
    yield f"@media (prefers-color-scheme:dark){{{_AUTO}{{color-scheme:dark;{dark}}}}}"
    yield f"@media (prefers-contrast:more){{{_AUTO}{{color-scheme:light;{contrast}}}}}"
    both = "(prefers-contrast:more) and (prefers-color-scheme:dark)"
    yield f"@media {both}{{{_AUTO}{{color-scheme:dark;{dark_contrast}}}}}"
    yield f"@media (forced-colors:active){{:root:root{{{_properties(looks.forced)}}}}}"
    yield f"@media print{{:root:root{{color-scheme:light;{paper}}}}}"


def _var(role: str) -> str:
    return f"var(--{role})" if role else "none"


def _stroke_rule(row: Look) -> str:
    if not row.stroke:
        return ""
    parts = [f"stroke:{_var(row.stroke)}", f"stroke-width:{row.weight:g}"]
    if row.dash:
        parts.append(f"stroke-dasharray:{' '.join(f'{d:g}' for d in row.dash)}")
    if row.cap == "round":
        parts.append("stroke-linecap:round;stroke-linejoin:round")
    return ";".join(parts)


def _style(name: str, row: Look) -> Iterator[str]:
    fade = f";fill-opacity:{row.fade:g}" if row.fade < 1 else ""
    if row.hatch:
        # The picture itself points at its own pattern, so no fill here.
        yield f".s-{name}{{{_stroke_rule(row)}}}"
        yield f".h-{name}{{fill:none;stroke:{_var(row.ruling)};stroke-width:{row.hatch.weight:g}}}"
        yield f".t-{name}{{fill:{_var(row.fill)}{fade}}}"
        return
    parts = [f"fill:{_var(row.fill)}{fade}", _stroke_rule(row), FONT_RULES[row.font] if _is_text(name) else ""]
    yield f".s-{name}{{{';'.join(part for part in parts if part)}}}"


def _is_text(name: str) -> bool:
    return name.split("-")[0] in ("text", "heading", "number", "mark")


def stylesheet(looks: Looks) -> str:
    """CSS for all themes, styles and states of touch; the font faces are `generator.drawing.fonts.font_face_css()`."""
    painted = (line for name, row in looks.styles.items() if row != Look() for line in _style(name, row))
    return "\n".join((*_themes(looks), *painted, _STATES))
