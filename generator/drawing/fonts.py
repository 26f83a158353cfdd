"""The typefaces: which there are, what their files are called, and the CSS that loads them.

Alegreya, a book face by Juan Pablo del Peral (Huerta Tipográfica), for words, and Alegreya Sans for numbers and
labels. Both come under the SIL Open Font License 1.1 without a reserved font name. `generator.build.fontshop` makes the
files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from generator.drawing.styles import FontRole

Figures: TypeAlias = Literal["", ".lf", ".tf"]

LICENCE_FILE = "OFL.txt"


@dataclass(frozen=True, slots=True)
class Face:
    """One font file of ours and what it is made from.

    `source` is a path below `node_modules`; `figures` the suffix of the digit glyphs to use ("" old-style, ".lf"
    lining, ".tf" lining and equally wide); `small_caps` puts small capitals in the place of the lower case.
    """

    source: str
    family: str
    weight: int = 400
    italic: bool = False
    figures: Figures = ""
    small_caps: bool = False


_SERIF = "@expo-google-fonts/alegreya"
_SANS = "@expo-google-fonts/alegreya-sans"

FACES: Mapping[FontRole, Face] = {
    "text": Face(f"{_SERIF}/400Regular/Alegreya_400Regular.ttf", "Paddock Text"),
    "italic": Face(f"{_SERIF}/400Regular_Italic/Alegreya_400Regular_Italic.ttf", "Paddock Text", italic=True),
    "strong": Face(f"{_SERIF}/700Bold/Alegreya_700Bold.ttf", "Paddock Text", weight=700, figures=".lf"),
    "caps": Face(f"{_SERIF}/500Medium/Alegreya_500Medium.ttf", "Paddock Caps", figures=".lf", small_caps=True),
    "label": Face(f"{_SANS}/500Medium/AlegreyaSans_500Medium.ttf", "Paddock Label", figures=".tf"),
}
LICENCES = (f"{_SERIF}/LICENSE_FONT", f"{_SANS}/LICENSE_FONT")


def font_file(role: FontRole) -> str:
    """The name of the TrueType file for `role`, the one that PDFs embed."""
    return f"{role}.ttf"


def web_font_file(role: FontRole) -> str:
    """The name of the WOFF2 file for `role`, the one that pages load."""
    return f"{role}.woff2"


def pdf_fonts(folder: Path) -> dict[FontRole, Path]:
    """The font files in `folder`, as `generator.drawing.pdf.write` wants them."""
    return {role: folder / font_file(role) for role in FACES}


def font_face_css(base: str = "fonts/") -> str:
    """`@font-face` rules for all faces; `base` is the folder of the font files as seen from the style sheet."""
    return "\n".join(
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
        f"font-style:{'italic' if face.italic else 'normal'};font-display:swap;"
        f'src:url("{base}{web_font_file(role)}") format("woff2")}}'
        for role, face in FACES.items()
    )
