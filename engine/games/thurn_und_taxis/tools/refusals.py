"""The sentences of refused marks, and why a mark does not fit on the pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import Action, IllegalAction
from engine.games.thurn_und_taxis.tools.marks import Carriage, Left, Mark, Pen, Remove, Tick, examples
from engine.games.thurn_und_taxis.tools.pad import Pad
from engine.games.thurn_und_taxis.words import player_name, tile_words
from engine.message import unchanged as _
from engine.refusal import not_understood

SENTENCES: Final[Mapping[str, str]] = {
    "no-such-player": _("There are {players} players on this pad, and no player {number}."),
    "pen-there": _("What {player} has is being written down already."),
    "other-column": _("{other} is being written down now: first touch {player}, or type “player {number}”."),
    "carriage-so": _("That is the carriage noted for {player} already."),
    "left-so": _("That is the number of houses noted for {player} already."),
    "tile-taken": _("{owner} has the tile {stack}, {points}, and it is there once: take it from {owner} first."),
    "tile-there": _("{player} has the tile {stack}, {points}, already."),
    "tile-once": _("{player} has a tile {stack} already: a player gets one of them at most."),
    "not-ticked": _("{player} does not have the tile {stack}, {points}."),
}


def refuse(code: str, **values: object) -> IllegalAction:
    """The refusal with this code; the values fill its sentence."""
    return IllegalAction(code, values, SENTENCES[code])


def refusal(pad: Pad, action: Action) -> IllegalAction | None:
    """Why a mark does not fit on the pad; None if it does."""
    if not isinstance(action, Mark):
        return not_understood(str(action), examples(pad.land))
    names: dict[str, object] = {"player": player_name(action.seat), "number": action.seat + 1}
    if action.seat >= len(pad.columns):
        return refuse("no-such-player", players=len(pad.columns), number=action.seat + 1)
    if isinstance(action, Pen):
        return refuse("pen-there", **names) if action.seat == pad.pen else None
    if action.seat != pad.pen:
        return refuse("other-column", other=player_name(pad.pen), **names)
    return _in_column(pad, action, names)


def _in_column(pad: Pad, mark: Mark, names: Mapping[str, object]) -> IllegalAction | None:
    """Why a mark does not fit in the column being written."""
    if isinstance(mark, Carriage):
        return refuse("carriage-so", **names) if mark.size == pad.column.carriage else None
    if isinstance(mark, Left):
        return refuse("left-so", **names) if mark.count == pad.column.left else None
    if isinstance(mark, Remove):
        ticked = mark.tile in pad.column.tiles
        return None if ticked else refuse("not-ticked", **names, **tile_words(pad.land, mark.tile))
    assert isinstance(mark, Tick)
    words = {**names, **tile_words(pad.land, mark.tile)}
    owner = pad.owners.get(mark.tile)
    if owner is None:
        return refuse("tile-once", **words) if pad.has_its_only(mark.tile) else None
    if owner == pad.pen:
        return refuse("tile-there", **words)
    return refuse("tile-taken", owner=player_name(owner), **words)
