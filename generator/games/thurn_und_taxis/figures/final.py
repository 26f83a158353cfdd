"""The reckoning after the game: every part of every score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.games.thurn_und_taxis.board import COLOURS
from engine.games.thurn_und_taxis.rules import ThurnUndTaxisState
from engine.message import unchanged as msgid
from generator.drawing.scene import Group, Item, Line, Millimetres, Rect, Scene, Text
from generator.games.thurn_und_taxis.figures import pieces
from generator.games.thurn_und_taxis.figures.fit import fitted
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
HEAD: Final[Millimetres] = 18.0
ROW: Final[Millimetres] = 6.4
COLUMN: Final[Millimetres] = 14.2
"""The width of a player's column; what remains says what the rows are."""
BROKEN: Final = {
    True: msgid("Equal points: {player} wins with the end tile."),
    False: msgid("Equal points: {player} wins, sitting next after {owner}, who has the end tile."),
}


class Part(NamedTuple):
    """A row: what it is, and what each seat has there; `strong` for sums."""

    name: str
    values: tuple[str, ...]
    strong: bool = False


def reckoning(state: ThurnUndTaxisState) -> Scene:
    """A column for each player, a row for each part of the score; the winner's column is framed."""
    parts = [*_parts(state)]
    names = WIDTH - 1.0 - len(state.players) * COLUMN
    foot = HEAD + len(parts) * ROW
    items: list[Item] = [Text((2.0, 6.4), _("The reckoning"), 5.4, "heading")]
    winner = state.winners()[0]
    frame = Rect((names + winner * COLUMN + 0.4, 8.2), COLUMN - 0.8, foot - 7.0, "card-chosen", 1.2)
    items.append(frame)
    items += [_head(seat, names + (seat + 0.5) * COLUMN) for seat in range(len(state.players))]
    for place, part in enumerate(parts):
        items.append(Group(_row(part, names), shift=(0.0, HEAD + place * ROW)))
    told = _tie(state)
    if told:
        items.append(Text((2.0, foot + 6.0), told, fitted(told, WIDTH - 4.0, 3.8) * 1.1, "text-italic"))
    return Scene(WIDTH, foot + (8.6 if told else 2.0), tuple(items), _summary(state, parts, told))


def _head(seat: int, middle: Millimetres) -> Group:
    name = _(COLOURS[seat])
    words = Text((0.0, 16.6), name, fitted(name, COLUMN - 1.0, 3.8), "text-strong", "middle")
    return Group((pieces.house(seat, 4.6, (0.0, 11.2)), words), shift=(middle, 0.0))


def _row(part: Part, names: Millimetres) -> tuple[Item, ...]:
    base = ROW * 0.7
    name = Text((2.0, base), part.name, fitted(part.name, names - 3.0, 4.0), "text-strong" if part.strong else "text")
    values = tuple(
        Text((names + (seat + 0.5) * COLUMN, base), value, 4.6 if part.strong else 4.2, "number", "middle")
        for seat, value in enumerate(part.values)
    )
    rule = Line((2.0, 0.4), (WIDTH - 1.0, 0.4), "line" if part.strong else "rule")
    return (rule, name, *values)


def _parts(state: ThurnUndTaxisState) -> Iterator[Part]:
    players = state.players
    if not state.land.horses:
        yield Part(_("Carriage"), tuple(f"{p.carriage_points}" if p.carriage else "0" for p in players))
    for place, stack in enumerate(state.land.stacks):
        held = [[tile.points for tile in player.tiles if tile.stack == place] for player in players]
        if any(held):
            yield Part(_(stack.title), tuple(" + ".join(map(str, points)) or "–" for points in held))
    yield Part(_("Houses left"), tuple(f"−{p.houses_left}" if p.houses_left else "0" for p in players))
    yield Part(_("Total"), tuple(map(str, state.scores())), strong=True)


def _tie(state: ThurnUndTaxisState) -> str:
    """Who wins among equals, and why; "" if nobody equals the winner."""
    scores, winner, owner = state.scores(), state.winners()[0], state.ended or 0
    if scores.count(max(scores)) == 1:
        return ""
    return _(BROKEN[winner == owner]).format(player=_(COLOURS[winner]), owner=_(COLOURS[owner]))


def _summary(state: ThurnUndTaxisState, parts: Sequence[Part], told: str) -> str:
    """The whole table in words."""
    said = [
        _("{player}: {parts}").format(
            player=_(COLOURS[seat]), parts=", ".join(f"{part.name} {part.values[seat]}" for part in parts)
        )
        for seat in range(len(state.players))
    ]
    return ". ".join((_("The reckoning"), *said, *([told.rstrip(".")] if told else []))) + "."
