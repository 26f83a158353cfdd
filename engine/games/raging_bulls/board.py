"""What lies on the table: the posts of a field, the crossings where bulls stand, and every fence that can be built.

Coordinates: x to the right, y down, on the square [0,7]x[0,7]. Bulls stand at the integer points 1..6, the posts
at 1..6 on each side, a grid unit outside the outermost bulls (our reading: the printed sheet is not readable).

The 24 posts cut the perimeter into 24 arcs. A fence splits the arcs in two, and a bull sees the arcs on its side.
A bull is enclosed when no arc is left on its side of all fences: 24-bit masks, no geometry while playing.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

Cell: TypeAlias = int
"""A crossing of the 6x6 grid: 6 * (row - 1) + (column - 1)."""
CellMask: TypeAlias = int
Post: TypeAlias = int
"""A post's place on the perimeter, clockwise from N1: 0..23."""
PostMask: TypeAlias = int
ArcMask: TypeAlias = int
"""Bit i is the piece of the perimeter from post i to the next one clockwise."""
FenceMask: TypeAlias = int
"""Bit i stands for FENCES[i]."""
Dice: TypeAlias = tuple[int, int, int]
"""Three numbers rolled, ascending."""

SIZE: Final = 6
LETTERS: Final = "ABCD"
BULLS: Final = (3, 4, 5, 6)
"""Bulls in fields A-D; each isolated one scores as many points as its field has bulls (rules, "Know Your Field")."""
MALLETS: Final = 3
MALLET_BONUS: Final = 3
"""Points for each mallet left (rules, "End of Game")."""
ALL_ARCS: Final[ArcMask] = (1 << 4 * SIZE) - 1
POSTS: Final[tuple[str, ...]] = (
    *(f"N{number}" for number in range(1, SIZE + 1)),
    *(f"E{number}" for number in range(1, SIZE + 1)),
    *(f"S{number}" for number in range(SIZE, 0, -1)),
    *(f"W{number}" for number in range(SIZE, 0, -1)),
)
POST_OF: Final = {name: post for post, name in enumerate(POSTS)}
SIDES: Final = "NESW"


def post_point(post: Post) -> tuple[int, int]:
    """Where a post stands, as (x, y)."""
    side, number = POSTS[post][0], number_of(post)
    return {"N": (number, 0), "E": (SIZE + 1, number), "S": (number, SIZE + 1), "W": (0, number)}[side]


def number_of(post: Post) -> int:
    """The number 1..6 that a post bears."""
    return int(POSTS[post][1])


def cell_at(column: int, row: int) -> Cell:
    """The crossing of a column 1..6 and a row 1..6."""
    return SIZE * (row - 1) + column - 1


def column_row(cell: Cell) -> tuple[int, int]:
    """The (column, row) of a crossing, 1..6 each."""
    return cell % SIZE + 1, cell // SIZE + 1


class Fence(NamedTuple):
    """A straight fence between posts of different sides.

    `left` holds the crossings on the side of the arcs from `a` clockwise to `b`, `on` those under the fence.
    """

    name: str
    """Both posts, such as "N3-E5"."""
    place: int
    """In FENCES."""
    a: Post
    b: Post
    numbers: tuple[int, int]
    posts: PostMask
    arcs: ArcMask
    left: CellMask
    on: CellMask

    def __str__(self) -> str:
        return self.name

    def arcs_beside(self, cell: Cell) -> ArcMask:
        """The arcs on the same side as a crossing that the fence does not run over."""
        return self.arcs if self.left >> cell & 1 else ALL_ARCS ^ self.arcs


def _cross(a: Post, b: Post, cell: Cell) -> int:
    (ax, ay), (bx, by), (x, y) = post_point(a), post_point(b), column_row(cell)
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def _fence(place: int, name: str) -> Fence:
    first, second = name.split("-")
    a, b = sorted((POST_OF[first], POST_OF[second]))
    crosses = [(_cross(a, b, cell), 1 << cell) for cell in range(SIZE * SIZE)]
    return Fence(
        name,
        place,
        a,
        b,
        numbers=(number_of(POST_OF[first]), number_of(POST_OF[second])),
        posts=1 << a | 1 << b,
        arcs=(1 << b) - (1 << a),
        left=sum(bit for cross, bit in crosses if cross < 0),
        on=sum(bit for cross, bit in crosses if cross == 0),
    )


def _fence_names() -> list[str]:
    """All 216, each with its sides in the order N E S W."""
    pairs = ((one, other) for one, other in combinations(POSTS, 2) if one[0] != other[0])
    return sorted("-".join(sorted(pair, key=lambda name: SIDES.index(name[0]))) for pair in pairs)


FENCES: Final[tuple[Fence, ...]] = tuple(_fence(place, name) for place, name in enumerate(_fence_names()))
FENCE_OF: Final = {fence.posts: fence for fence in FENCES}


def _mask(fences: Iterable[Fence]) -> FenceMask:
    return sum(1 << fence.place for fence in fences)


TOUCHING: Final[tuple[FenceMask, ...]] = tuple(
    _mask(fence for fence in FENCES if fence.posts >> post & 1) for post in range(len(POSTS))
)
"""By post: the fences that end there."""
OVER: Final[tuple[FenceMask, ...]] = tuple(
    _mask(fence for fence in FENCES if fence.on >> cell & 1) for cell in range(SIZE * SIZE)
)
"""By crossing: the fences that run over it."""
JOINING: Final[dict[tuple[int, int], FenceMask]] = {
    (low, high): _mask(fence for fence in FENCES if sorted(fence.numbers) == [low, high])
    for low in range(1, SIZE + 1)
    for high in range(low, SIZE + 1)
}
"""By two numbers, ascending: the fences whose posts bear them."""
NUMBERED: Final[tuple[PostMask, ...]] = tuple(
    sum(1 << post for post in range(len(POSTS)) if number_of(post) == number) for number in range(SIZE + 1)
)
"""By number: the four posts that bear it."""
