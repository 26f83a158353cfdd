"""The drawn examples of the rules page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.games.raging_bulls.board import Fence
from engine.games.raging_bulls.notation import cell_named, fence_named
from engine.games.raging_bulls.state import Field
from engine.message import unchanged as msgid
from generator.drawing.figure import Example
from generator.drawing.scene import Item, Scene
from generator.games.raging_bulls.figures import board as drawing
from generator.language import gettext as _


class Drawn(NamedTuple):
    """A field to draw: letter, bulls as "35", fences built, fences that the rules refuse, and the caption."""

    place: int
    bulls: str
    fences: str
    refused: str
    caption: str


HERD: Final = "22 53 35"
EXAMPLES: Final[Mapping[str, Drawn]] = {
    "field": Drawn(0, HERD, "", "", msgid("Field A with bulls at column 2 row 2, column 5 row 3 and column 3 row 5.")),
    "first-fence": Drawn(
        0, HERD, "N2-E4", "", msgid("The dice show 2 4 6: a fence from N2 to E4 is one of the many possible.")
    ),
    "in-the-way": Drawn(0, HERD, "", "N3-S3", msgid("Not possible: N3-S3 runs through the bull at column 3 row 5.")),
    "second-use": Drawn(
        0, HERD, "N3-W4 N3-E5", "", msgid("With 3 3 5 post N3 gets its second fence, N3-E5: it is used up now.")
    ),
    "one-pen": Drawn(
        0, HERD, "N4-S6 S1-W3 E5-W6 N5-W4", "", msgid("One bull is isolated: four fences go all the way round it.")
    ),
    "open-corner": Drawn(
        0, HERD, "E3-S1 N2-W2 E2-W6", "", msgid("Not isolated yet: dots mark the edge that bulls can still reach.")
    ),
    "shared-pen": Drawn(0, HERD, "S6-W5 N4-W6 E2-S5 N3-E3", "", msgid("Two bulls in one pen: neither is isolated.")),
    "closed-at-post": Drawn(
        0, HERD, "N6-W4 E6-W4 N6-E6", "", msgid("A pen that touches the edge in posts only is closed.")
    ),
    "complete": Drawn(
        0,
        HERD,
        "E5-W6 N3-S4 N1-S1 S5-W1 N5-E6 N6-W2",
        "",
        msgid("All three are isolated: 3 × 3 points for the bulls and 12 for the unused posts."),
    ),
}
PLAN: Final = drawing.Plan(unit=8.0, rim=6.0)


def drawn() -> dict[str, Example]:
    """Every example as a picture with its caption translated."""
    return {name: Example(_scene(row), _(row.caption)) for name, row in EXAMPLES.items()}


def _fences(names: str) -> tuple[Fence, ...]:
    return tuple(fence_named(name.casefold(), name) for name in names.split())


def _field(row: Drawn) -> Field:
    field = Field(row.place)
    for name in row.bulls.split():
        field = field.with_bull(cell_named(name, name), perimeter=False)
    for fence in _fences(row.fences):
        field = field.with_fence(fence)
    return field


def _scene(row: Drawn) -> Scene:
    field = _field(row)
    items: tuple[Item, ...] = (
        *drawing.ground(PLAN),
        *drawing.regions(PLAN, field),
        *drawing.perimeter(PLAN, field),
        *drawing.bars(PLAN, field.fences),
        *drawing.bars(PLAN, _fences(row.refused), "bar-wrong"),
        *drawing.bulls(PLAN, field),
        *drawing.posts(PLAN, field, touchable=False),
    )
    return Scene(PLAN.size, PLAN.size, items, _(row.caption))
