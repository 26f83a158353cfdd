"""The oracle's table as a position text has it."""

from __future__ import annotations

from collections import Counter, deque

from tests.engine.games.turi_tour import oracle_lattice as lattice
from tests.engine.games.turi_tour.oracle import Table
from tests.engine.games.turi_tour.oracle_lattice import Cell
from tests.engine.games.turi_tour.oracle_things import deck
from tests.engine.games.turi_tour.table import OPTION_ORDER

PHASES = {"chips": "chips", "start_card": "start", "look": "look", "card": "card", "feel": "name", "act": "act"}


def set_up(text: str) -> Table:
    """Everything as the text says."""
    options, phase, seat, won, unseen, stack, under, rejected, *board = text.split()
    table = Table(len(won.split(".")), dict(zip(OPTION_ORDER, options.split("."), strict=True)))
    table.phase, table.on, table.rejected = PHASES.get(phase, phase), int(seat) - 1, int(rejected)
    table.won = [int(number) for number in won.split(".")]
    faces = sorted(deck(table.options["deck"]))
    table.unseen = Counter(dict(zip(faces, map(int, unseen.split(".")), strict=True)))
    table.drawable, table.mixed_in = map(int, stack.split("."))
    table.under = deque(name.replace(":", " ") for name in names(under))
    lay_out(table, *board)
    return table


def lay_out(
    table: Table,
    chips: str,
    figures: str,
    quarters: str,
    play: str,
    finger: str,
    felt: str,
    _found: str,
    stroked: str,
) -> None:
    """The board, and what is in play."""
    table.resorts = names(chips)
    for _quarter in range(int(quarters)):
        table.land = lattice.quartered(table.land)
        table.turns += 1
    table.figures = [(kind, cell(spot)) for kind, spot in (name.split(":") for name in names(figures))]
    card, said, owed = play.split("/")
    if card != "-":
        table.card = card.replace(":", " ")
        table.unseen[table.card] -= owed == "owed"
        table.hand = "farmer" if card == "farmer" else card.partition(":")[2] or None
    if said != "-":
        table.said = said
        table.hand = table.hand or said
    table.finger = None if finger == "-" else cell(finger)
    table.felt = {*map(cell, names(felt))}
    table.stroked = {*names(stroked)}


def names(text: str) -> list[str]:
    """A list as it stands in a position text."""
    return [] if text == "-" else text.split(",")


def cell(text: str) -> Cell:
    """A cell as it stands there."""
    return int(text[:2]), int(text[2:])
