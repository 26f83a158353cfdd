"""The engine's masks against real geometry, on random fields and random games.

PADDOCK_FIELDS sets how many fields are drawn (600 if not said). Every field has its own seed, which a failure names.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from engine.bits import bits
from engine.game import CHANCE, TERMINAL, IllegalAction
from engine.games.raging_bulls.board import FENCES, cell_at, column_row
from engine.games.raging_bulls.legal import buildable
from engine.games.raging_bulls.state import Field
from tests.engine.games.raging_bulls import oracle
from tests.engine.games.raging_bulls.table import BULLS_IN, PLACES, new

FIELDS = int(os.environ.get("PADDOCK_FIELDS", "600"))
ALL_FENCES = sorted(
    oracle.canonical(one, two)
    for index, one in enumerate(oracle.POSTS)
    for two in oracle.POSTS[index + 1 :]
    if one[0] != two[0]
)
FENCE_NAMED = {str(fence): fence for fence in FENCES}
ALL_DICE = [(a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]


def random_bulls(rng: Random, letter: str) -> list[oracle.Bull]:
    """As many bulls as the field holds; half of the time in the middle, where pens are easier to close."""
    middle = [(column, row) for column, row in PLACES if 2 <= column <= 5 and 2 <= row <= 5]
    return rng.sample(rng.choice([PLACES, middle]), BULLS_IN[letter])


def random_fences(rng: Random, bulls: list[oracle.Bull]) -> list[str]:
    """Fences on which no bull stands, whatever the dice and posts say: up to 16 different ones."""
    fences = rng.sample(ALL_FENCES, rng.randrange(17))
    return [fence for fence in fences if not any(oracle.runs_over(fence, bull) for bull in bulls)]


def engine_field(letter: str, bulls: list[oracle.Bull], fences: list[str], perimeter: bool) -> Field:
    """The same field in the engine."""
    field = Field("ABCD".index(letter))
    for bull in bulls:
        field = field.with_bull(cell_at(*bull), perimeter)
    for fence in fences:
        field = field.with_fence(FENCE_NAMED[fence])
    return field


def engine_isolated(field: Field) -> set[oracle.Bull]:
    """The engine's isolated bulls as (column, row)."""
    return {column_row(cell) for cell, alone in zip(field.bulls, field.isolated, strict=True) if alone}


def test_the_engine_knows_every_fence_there_is() -> None:
    assert sorted(map(str, FENCES)) == ALL_FENCES
    assert len(ALL_FENCES) == 216


def test_random_fields() -> None:
    """Isolated bulls, completion, unused posts and score, with fences that need not obey dice or posts."""
    isolated = completed = 0
    for seed in range(FIELDS):
        rng = Random(f"field/{seed}")
        letter = "ABCD"[seed % 4]
        perimeter = rng.random() < 0.25
        bulls = random_bulls(rng, letter)
        fences = random_fences(rng, bulls)
        field = engine_field(letter, bulls, fences, perimeter)
        expected = oracle.isolated(bulls, fences, perimeter)
        case = f"field/{seed}: {letter} {bulls} {fences} perimeter={perimeter}"
        assert engine_isolated(field) == expected, case
        assert field.completed == (expected == set(bulls)), case
        assert field.unused == len(oracle.unused_posts(fences)), case
        assert field.score == oracle.field_score(letter, bulls, fences, perimeter), case
        isolated += len(expected)
        completed += field.completed
    # The draw itself must be worth something: many isolated bulls, and some fields completed.
    assert isolated > FIELDS / 2
    assert completed > FIELDS / 100


def test_random_rolls() -> None:
    """The fences a roll allows, in fields grown by random legal building."""
    offered = 0
    for seed in range(FIELDS):
        rng = Random(f"roll/{seed}")
        letter = "ABCD"[seed % 4]
        bulls = random_bulls(rng, letter)
        fences: list[str] = []
        for _ in range(rng.randrange(18)):
            choices = sorted(oracle.legal_fences(likely_dice(rng), bulls, fences))
            fences += rng.sample(choices, min(1, len(choices)))
        field = engine_field(letter, bulls, fences, perimeter=False)
        for dice in rng.sample(ALL_DICE, 6):
            allowed = {str(FENCES[index]) for index in bits(buildable(field, dice))}
            assert allowed == oracle.legal_fences(dice, bulls, fences), f"roll/{seed}: {dice} {bulls} {fences}"
            offered += len(allowed)
    assert offered > 10 * FIELDS


def likely_dice(rng: Random) -> tuple[int, ...]:
    """Three dice, with more pairs and triples than nature gives, so that posts are used twice."""
    pool = rng.sample(range(1, 7), rng.choice([1, 2, 2, 6]))
    return tuple(sorted(rng.choice(pool) for _ in range(3)))


class RandomGame:
    """One game played through the public contract, step by step beside the oracle."""

    def __init__(self, seed: int) -> None:
        self.name = f"game/{seed}"
        self.rng = Random(self.name)
        self.perimeter = self.rng.random() < 0.25
        self.state = new("on" if self.perimeter else "off")
        self.record: list[str] = []

    def next_step(self, here: oracle.Result) -> str:
        """A random legal step in notation, leaving and passing seldom."""
        if here.phase == "bulls":
            free = [place for place in PLACES if place not in here.bulls]
            return "bull {} {}".format(*self.rng.choice(free))
        if here.phase == "dice":
            return "dice {} {} {}".format(*likely_dice(self.rng))
        if here.phase == "decide":
            return "leave" if len(here.fences) > 5 and self.rng.random() < 0.1 else "roll"
        fences = sorted(oracle.legal_fences(here.dice, here.bulls, here.fences))
        return "pass" if not fences or self.rng.random() < 0.03 else self.rng.choice(fences)

    def play(self) -> oracle.Result:
        """To the end, comparing at each step."""
        here = oracle.Result()
        while not here.over:
            self.compare(here)
            step = self.next_step(here)
            self.record.append(step)
            self.state = self.state.apply(self.state.parse(step))
            oracle.take(here, step, self.perimeter)
        return here

    def compare(self, here: oracle.Result) -> None:
        """Who is on, what is legal, and that a random pair of posts is refused exactly when the oracle refuses it."""
        assert (self.state.current_player == CHANCE) == (here.phase in ("bulls", "dice")), self
        legal = {str(action) for action in self.state.legal_actions()}
        if here.phase == "decide":
            assert legal == {"roll", "leave"}, self
        if here.phase == "build":
            fences = oracle.legal_fences(here.dice, here.bulls, here.fences)
            assert legal == fences | {"pass"}, self
            tried = "-".join(self.rng.sample(oracle.POSTS, 2))
            assert self.accepts(tried) == (oracle.canonical(*oracle.ends(tried)) in fences), (tried, self)

    def accepts(self, text: str) -> bool:
        """Whether the engine takes this step now."""
        try:
            self.state.parse(text)
        except IllegalAction:
            return False
        return True

    def __repr__(self) -> str:
        return f"{self.name} perimeter={self.perimeter}: {self.record}"


@pytest.mark.parametrize("part", range(4))
def test_random_games(part: int) -> None:
    """Whole games: legal steps, refusals, the end and the total. A game is as much work as thirty fields."""
    for seed in range(part, max(4, FIELDS // 30), 4):
        game = RandomGame(seed)
        end = game.play()
        assert game.state.current_player == TERMINAL, game
        assert game.state.scores() == (end.total,), game
