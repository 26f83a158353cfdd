"""What lies on the oracle's table, and what it is worth: cards as names, houses as sets of names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.engine.games.thurn_und_taxis.oracle_map import (
    CARRIAGE_POINTS,
    COPIES,
    HORSES,
    HOUSES,
    OPEN_CARDS,
    SOUTH,
    Board,
)
from tests.engine.games.thurn_und_taxis.oracle_north import NORTH

DEFAULTS = {"countries": "all", "first": "lot", "tearing": "free", "map": "south", "horses": "off"}
BOARDS = {"south": SOUTH, "north": NORTH}


def deck(board: Board, horses: str) -> Counter[str]:
    """All cards of a game: three alike for each city, or with horses one of each number."""
    if horses == "off":
        return Counter(dict.fromkeys(board.cities, COPIES))
    return Counter(f"{city} {number}" for city in board.cities for number in HORSES)


class Things:
    """The pieces, who is to move and how far that turn has come. Seats are 0.., a phase is a word."""

    def __init__(self, players: int = 2, options: Mapping[str, str] = DEFAULTS) -> None:
        self.players = players
        self.options = {**DEFAULTS, **options}
        self.board = BOARDS[self.options["map"]]
        self.with_horses = self.options["horses"] == "on"
        self.pile = deck(self.board, self.options["horses"])
        self.discards: Counter[str] = Counter()
        self.slots: list[str | None] = [None] * OPEN_CARDS
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.routes: list[list[str]] = [[] for _ in range(players)]
        self.harnessed: list[list[str]] = [[] for _ in range(players)]
        self.houses: list[set[str]] = [set() for _ in range(players)]
        self.carriages = [0] * players
        self.stacks = {name: [*values] for name, values in self.board.stacks.items()}
        self.tiles: list[list[tuple[str, int]]] = [[] for _ in range(players)]
        self.gained: list[str] = []
        """What the last closing brought, in order: names of tiles, and "carriage 5"."""
        self.start: int | None = None
        self.on = -1
        self.phase = "lot"
        self.owner_of_the_end: int | None = None
        self.drawn = self.laid = 0
        self.forced = self.official = self.helped = False
        self.chosen: set[str] = set()
        self.free: set[str] = set()
        self.most = HOUSES

    def cards_to_come(self) -> int:
        """Cards in the pile, and those that will be the pile."""
        return self.pile.total() + self.discards.total()

    def a_card_to_draw(self) -> bool:
        """Whether there is a card anywhere but in hands and routes."""
        return any(self.slots) or self.cards_to_come() > 0

    # ---- the score

    def scores(self) -> tuple[int, ...]:
        """Carriage and tiles, less the houses left."""
        return tuple(
            CARRIAGE_POINTS[self.carriages[seat]]
            + sum(value for _name, value in self.tiles[seat])
            - (HOUSES - len(self.houses[seat]))
            for seat in range(self.players)
        )

    def winners(self) -> tuple[int, ...]:
        """The best; of several the owner of the end tile, else the first of them after the owner."""
        if self.phase != "over":
            return ()
        assert self.owner_of_the_end is not None
        order = [(self.owner_of_the_end + step) % self.players for step in range(self.players)]
        best = max(self.scores())
        return tuple([seat for seat in order if self.scores()[seat] == best][:1])

    def __repr__(self) -> str:
        return f"Table({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"
