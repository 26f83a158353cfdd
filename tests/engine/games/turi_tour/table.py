"""Sitting at the table: drives the engine through its public contract only, in the notation a person would write.

Where nothing else is said the chips lie in the order of the kinds: island 1, at the top, is the chickens' resort.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine import GAMES
from engine.game import IllegalAction
from engine.games.turi_tour.sea import PLACES
from tests.engine.games.turi_tour.oracle_lattice import AS_LAID, Cell, quarter
from tests.engine.games.turi_tour.oracle_things import KINDS, deck

GAME = GAMES["turi-tour"]
DEFAULTS = {option.name: option.default for option in GAME.options}
OPTION_ORDER = ("deck", "start", "naming", "lifted", "turning", "hand", "board", "cards")
"""As a position text has them."""
CHIPS = tuple(f"chip {kind} {place}" for place, kind in enumerate(KINDS, 1))
FACES = sorted(deck("full"))
FRESH = 5
"""Task cards in the stack where nothing else is said."""


def play(state: Any, *steps: str) -> Any:
    """The state after these steps, each in notation."""
    for step in steps:
        state = state.apply(state.parse(step))
    return state


def new(players: int = 2, start: int = 1, **options: str) -> Any:
    """The first look at the board."""
    return play(GAME.new_initial_state(players, **options), *CHIPS, f"start {start}")


def spot(kind: str, number: int = 1, quarters: int = 0) -> Cell:
    """Where the first, second ... figure of a kind stands on its own island: at least four have room."""
    cell = PLACES[KINDS.index(kind)][number - 1]
    for _quarter in range(quarters):
        cell = quarter(cell)
    return cell


def step(verb: str, cell: Cell) -> str:
    """A step at a cell."""
    return f"{verb} {cell[0]} {cell[1]}"


def put(cell: Cell) -> tuple[str, str]:
    """The finger to a cell, and the figure put there."""
    return step("feel", cell), step("drop", cell)


def lifted(cell: Cell) -> tuple[str, str]:
    """The finger to a cell, and what stands there lifted off."""
    return step("feel", cell), step("take", cell)


def shore(kind: str) -> tuple[Cell, Cell]:
    """A cell of the border strip of a resort that looks on the open sea, and the cell two further out."""
    land = AS_LAID[KINDS.index(kind)]
    others = frozenset().union(*(cells for cells in AS_LAID if cells is not land))
    for x, y in sorted(land):
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            outside = [(x + far * right, y + far * down) for far in (1, 2, 3, 4)]
            if not ({*outside} & (land | others)):
                return (x, y), outside[1]
    raise AssertionError("no shore")


def at(
    card: str = "",
    said: str = "",
    *,
    won: Sequence[int] = (0, 0),
    mover: int = 1,
    fresh: int | None = None,
    under: Iterable[str] = (),
    quarters: int = 0,
    phase: str = "",
    figures: Iterable[tuple[str, Cell]] = (),
    options: Mapping[str, str] = MappingProxyType({}),
    crowd: Mapping[str, int] = MappingProxyType({}),
    **standing: int,
) -> Any:
    """Mid-game: so many of each kind stand on their resorts, or as `crowd` says; a card is in play if named."""
    agreed = {**DEFAULTS, **options}
    turns = 6 if agreed["turning"] == "on" else 0
    stands = [
        (kind, spot(kind, place + 1, quarters))
        for kind, number in {**crowd, **standing}.items()
        for place in range(number)
    ]
    unseen = deck(agreed["deck"]) - Counter(under)
    for _card in range(sum(won)):
        unseen[next(name for name in ("sourpuss", "farmer", "homesick cow") if unseen[name] > (name == card))] -= 1
    parts = (
        ".".join(agreed[name] for name in OPTION_ORDER),
        phase or ("act" if said else "feel" if card else "look"),
        str(mover),
        ".".join(map(str, won)),
        ".".join(str(unseen[face]) for face in FACES),
        f"{FRESH + turns if fresh is None else fresh}.{turns}",
        listed(name.replace(" ", ":") for name in under),
        "0",
        ",".join(KINDS),
        listed(f"{kind}:{x}{y}" for kind, (x, y) in sorted([*stands, *figures])),
        str(quarters),
        f"{card.replace(' ', ':') or '-'}/{said or '-'}/{'owed' if card else '-'}",
        "- - - -",
    )
    return GAME.from_text(" ".join(parts))


def listed(names: Iterable[str]) -> str:
    """A list as a position text has it."""
    return ",".join(names) or "-"


def actions(state: Any, *verbs: str) -> list[str]:
    """The notation of everything that may be done now, or of the steps that begin so."""
    steps = [str(action) for action in state.legal_actions()]
    return [step for step in steps if not verbs or step.split()[0] in verbs]


def cards(state: Any) -> dict[str, float]:
    """The cards that may be drawn, and how likely."""
    return {str(outcome).removeprefix("card "): chance for outcome, chance in state.chance_outcomes()}


def seat(state: Any) -> int:
    """Who is on, counted from 1."""
    return int(state.current_player) + 1


def standing(state: Any) -> dict[str, int]:
    """How many of each kind are on the board; those that are not are left out."""
    return dict(Counter(kind for kind, _cell in where(state)))


def where(state: Any) -> list[tuple[str, Cell]]:
    """Every figure on the board: its kind and its middle."""
    text = state.to_text().split()[9]
    entries = [] if text == "-" else [entry.split(":") for entry in text.split(",")]
    return [(kind, (int(cell[:2]), int(cell[2:]))) for kind, cell in entries]


def refused(state: Any, text: str) -> str:
    """The code of the refusal; fails when the step is accepted, or offered all the same."""
    action = state.read(text)
    assert action not in state.legal_actions(), f"{text!r} is offered"
    refusal: IllegalAction | None = state.refusal(action)
    assert refusal is not None, f"{text!r} was accepted"
    return refusal.code


def told(state: Any, *steps: str) -> str:
    """What the last of these steps brings, in words."""
    before = play(state, *steps[:-1])
    return str(before.consequence(before.parse(steps[-1])))


def wins(state: Any, *steps: str) -> bool:
    """Whether the mover wins the card by these steps; the turn must be over then, and others win nothing."""
    mover, before = state.current_player, state.scores()
    after = play(state, *steps)
    assert after.card is None
    gained = [new - old for new, old in zip(after.scores(), before, strict=True)]
    won = bool(gained[mover] == 1)
    assert gained == [int(won and place == mover) for place in range(len(gained))]
    assert told(state, *steps).startswith("Well done!" if won else "What a shame.")
    return won
