"""A slow, plain second implementation of Raging Bulls, to test the engine against.

It shares no code and no idea with the engine: fences really cut the square [0,7] x [0,7] into convex polygons,
with exact fractions, and a bull is enclosed when the polygon around it has no edge on the square's rim.
x grows to the right (columns), y grows downwards (rows). N3 is (3,0), S3 (3,7), W2 (0,2), E2 (7,2).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from itertools import permutations

Point = tuple[Fraction, Fraction]
Cell = list[Point]
Bull = tuple[int, int]

ZERO, SIZE = Fraction(0), Fraction(7)
SIDES = "NESW"
POSTS = [side + str(number) for side in SIDES for number in range(1, 7)]
BULLS_IN = {"A": 3, "B": 4, "C": 5, "D": 6}
POINTS_PER_BULL = {"A": 3, "B": 4, "C": 5, "D": 6}
MALLETS = 3
POINTS_PER_MALLET = 3


@cache
def post_point(post: str) -> Point:
    """Where a post stands, in grid units."""
    along = Fraction(int(post[1:]))
    return {"N": (along, ZERO), "S": (along, SIZE), "W": (ZERO, along), "E": (SIZE, along)}[post[0]]


def ends(fence: str) -> tuple[str, str]:
    """The two posts of a fence, in the order they are written."""
    return fence[:2], fence[3:]


def canonical(first: str, second: str) -> str:
    """The one spelling of a fence: its sides in the order N E S W."""
    return "-".join(sorted((first, second), key=POSTS.index))


def side_of(fence: str, point: Point | Bull) -> int:
    """-1, 0 or 1: on which side of the fence's line the point lies."""
    (ax, ay), (bx, by) = map(post_point, ends(fence))
    cross = (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
    return (cross > 0) - (cross < 0)


@cache
def runs_over(fence: str, bull: Bull) -> bool:
    """Whether a fence passes through a bull. (A line across the square is the fence: no ends to look at.)"""
    return side_of(fence, bull) == 0


# ---- geometry: which polygon a bull stands in


def meeting_point(fence: str, one: Point, two: Point) -> Point:
    """Where the fence's line meets the segment one-two, whose ends lie on different sides of it."""
    (ax, ay), (bx, by) = map(post_point, ends(fence))

    def height(point: Point) -> Fraction:
        return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)

    share = height(one) / (height(one) - height(two))
    return one[0] + share * (two[0] - one[0]), one[1] + share * (two[1] - one[1])


def cut(cell: Cell, fence: str) -> list[Cell]:
    """The pieces of a convex cell on the two sides of a fence: one piece when the fence misses it."""
    signs = [side_of(fence, corner) for corner in cell]
    if not (1 in signs and -1 in signs):
        return [cell]
    pieces: dict[int, Cell] = {-1: [], 1: []}
    for index, corner in enumerate(cell):
        following = (index + 1) % len(cell)
        for side, piece in pieces.items():
            if signs[index] in (0, side):
                piece.append(corner)
        if signs[index] * signs[following] == -1:
            crossing = meeting_point(fence, corner, cell[following])
            for piece in pieces.values():
                piece.append(crossing)
    return list(pieces.values())


@lru_cache(maxsize=256)
def subdivision(fences: tuple[str, ...]) -> list[Cell]:
    """The polygons into which the fences cut the field: the last fence cuts those of all before it."""
    if not fences:
        return [[(ZERO, ZERO), (SIZE, ZERO), (SIZE, SIZE), (ZERO, SIZE)]]
    return [piece for region in subdivision(fences[:-1]) for piece in cut(region, fences[-1])]


def cells(fences: list[str]) -> list[Cell]:
    """The polygons into which the fences cut the field."""
    return subdivision(tuple(fences))


def is_inside(cell: Cell, point: Point | Bull) -> bool:
    """Whether a point lies strictly inside a cell, whose corners run clockwise as seen on the page."""
    return all(
        (bx - ax) * (point[1] - ay) > (by - ay) * (point[0] - ax)
        for (ax, ay), (bx, by) in zip(cell, cell[1:] + cell[:1], strict=True)
    )


def find_cell(bull: Bull, regions: list[Cell]) -> Cell:
    """The one polygon a bull stands in; ValueError when it stands on a fence."""
    holding = [region for region in regions if is_inside(region, bull)]
    if len(holding) != 1:
        raise ValueError(f"bull {bull} stands on a fence")
    return holding[0]


def cell_of(bull: Bull, fences: list[str]) -> Cell:
    """The polygon a bull stands in; ValueError when it stands on a fence."""
    return find_cell(bull, cells(fences))


def touches_perimeter(cell: Cell) -> bool:
    """Whether a whole edge of the cell (not just a corner of it) lies on the rim of the field."""
    edges = zip(cell, cell[1:] + cell[:1], strict=True)
    return any(one[axis] == two[axis] == rim for one, two in edges for axis in (0, 1) for rim in (0, SIZE))


def isolated(bulls: list[Bull], fences: list[str], perimeter: bool = False) -> set[Bull]:
    """The bulls that are alone in a cell which fences alone (or fences and the perimeter) enclose."""
    regions = cells(fences)
    homes = {bull: find_cell(bull, regions) for bull in bulls}
    return {
        bull
        for bull, home in homes.items()
        if (perimeter or not touches_perimeter(home))
        and all(home is not homes[other] for other in bulls if other != bull)
    }


# ---- what may be built and what it is worth


def uses(fences: list[str]) -> Counter[str]:
    """How many fences end on each post."""
    return Counter(post for fence in fences for post in ends(fence))


def post_pairs_on(dice: tuple[int, ...], used: Counter[str]) -> set[tuple[str, str]]:
    """All (post, post) that the dice and earlier use allow, sides apart: by trying every way to spend the dice."""
    allowed = set()
    for one, two, three in permutations(dice):
        # Ways to spend the dice: (number of one end, its earlier uses at most, the same for the other end).
        ways = [(one, 0, two, 0)]
        if one == two:
            ways.append((one, 1, three, 0))
        if one == two == three:
            ways.append((one, 1, three, 1))
        for first_number, first_limit, second_number, second_limit in ways:
            firsts = [side + str(first_number) for side in SIDES if used[side + str(first_number)] <= first_limit]
            seconds = [side + str(second_number) for side in SIDES if used[side + str(second_number)] <= second_limit]
            allowed |= {(first, second) for first in firsts for second in seconds}
    return allowed


def legal_fences(dice: tuple[int, ...], bulls: list[Bull], fences: list[str]) -> set[str]:
    """Every fence these dice allow, in canonical spelling."""
    built = {canonical(*ends(fence)) for fence in fences}
    answer = set()
    for first, second in post_pairs_on(dice, uses(fences)):
        if first[0] == second[0]:
            continue
        fence = canonical(first, second)
        if fence not in built and not any(runs_over(fence, bull) for bull in bulls):
            answer.add(fence)
    return answer


def is_completed(bulls: list[Bull], fences: list[str], perimeter: bool = False) -> bool:
    """Whether every bull is isolated."""
    return isolated(bulls, fences, perimeter) == set(bulls)


def unused_posts(fences: list[str]) -> set[str]:
    """The posts on which no fence ends."""
    return set(POSTS) - set(uses(fences))


def field_score(letter: str, bulls: list[Bull], fences: list[str], perimeter: bool = False) -> int:
    """Isolated bulls times the field's points, and a point for each unused post when the field is completed."""
    alone = isolated(bulls, fences, perimeter)
    score = len(alone) * POINTS_PER_BULL[letter]
    if len(bulls) == BULLS_IN[letter] and alone == set(bulls):
        score += len(unused_posts(fences))
    return score


# ---- a whole game


@dataclass
class Result:
    """Where a record leads. Phases: "bulls", "decide" (roll or leave), "dice", "build" (fence or pass), "over".

    The total counts the current field as it stands and the bonus for the mallets that remain.
    """

    phase: str = "bulls"
    letter: str = "A"
    field_scores: dict[str, int] = field(default_factory=lambda: dict.fromkeys("ABCD", 0))
    mallets: int = MALLETS
    bulls: list[Bull] = field(default_factory=list)
    fences: list[str] = field(default_factory=list)
    dice: tuple[int, ...] = ()
    over: bool = False
    total: int = POINTS_PER_MALLET * MALLETS


def bulls_step(game: Result, step: str) -> None:
    """Place one bull."""
    if not re.fullmatch("bull [1-6] [1-6]", step):
        raise ValueError(f"expected a bull, not {step!r}")
    bull = int(step[5]), int(step[7])
    if bull in game.bulls:
        raise ValueError(f"{bull} is occupied")
    game.bulls.append(bull)
    if len(game.bulls) == BULLS_IN[game.letter]:
        game.phase = "decide"


def decide_step(game: Result, step: str) -> None:
    """Roll, or leave the field."""
    if step == "roll":
        game.phase = "dice"
    elif step == "leave":
        next_field(game)
    else:
        raise ValueError(f"expected roll or leave, not {step!r}")


def dice_step(game: Result, step: str) -> None:
    """Three dice, in ascending order."""
    dice = step[5:].split()
    if not re.fullmatch("dice [1-6] [1-6] [1-6]", step) or dice != sorted(dice):
        raise ValueError(f"expected three ascending dice, not {step!r}")
    game.dice = tuple(map(int, dice))
    game.phase = "build"


def build_step(game: Result, step: str) -> None:
    """Build a fence or pass; the fourth pass ends the game."""
    if step == "pass":
        if game.mallets == 0:
            game.phase = "over"
        else:
            game.mallets -= 1
            game.phase = "decide"
        return
    if step not in legal_fences(game.dice, game.bulls, game.fences):
        raise ValueError(f"{step!r} is no legal fence")
    game.fences.append(step)
    game.phase = "decide"


def next_field(game: Result) -> None:
    """Leave the field behind, for the next or for the end of the game."""
    if game.letter == "D":
        game.phase = "over"
        return
    game.letter = "ABCD"["ABCD".index(game.letter) + 1]
    game.bulls, game.fences, game.phase = [], [], "bulls"


STEPS = {"bulls": bulls_step, "decide": decide_step, "dice": dice_step, "build": build_step}


def take(game: Result, step: str, perimeter: bool = False) -> None:
    """Do one step in place. ValueError when it is illegal, with the game as it was."""
    if game.phase == "over":
        raise ValueError(f"the game is over, {step!r} comes too late")
    phase, letter = game.phase, game.letter
    STEPS[phase](game, step)
    if phase == "build" and step != "pass":
        game.field_scores[letter] = field_score(letter, game.bulls, game.fences, perimeter)
        if is_completed(game.bulls, game.fences, perimeter):
            next_field(game)
    game.over = game.phase == "over"
    game.total = sum(game.field_scores.values()) + POINTS_PER_MALLET * game.mallets


def replay(record: list[str], perimeter: bool = False) -> Result:
    """Follow a record from the start. ValueError for any illegal step."""
    game = Result()
    for step in record:
        take(game, step, perimeter)
    return game
