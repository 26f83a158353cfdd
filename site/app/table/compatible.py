"""Which options of a new game are compatible, so that the form offers no others. Pure: no page needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.game import Game, Option
from generator.language import gettext as _

Value: TypeAlias = str
"""Of a choice."""


class Settled(NamedTuple):
    """The options as they can be settled."""

    chosen: dict[str, Value]
    """By option, every one of them: as wanted or, where that clashes with an option before it, the first that fits."""
    barred: dict[str, dict[Value, str]]
    """By option, the choices that clash with those of the options before it, each with the reason."""


def settle(game: Game, wanted: Mapping[str, Value]) -> Settled:
    """What can be had of the wanted choices: the options are settled in their order, so that earlier ones lead.

    A choice is barred only if nothing that may still be chosen after it goes with it: there is always a way on.
    """
    chosen: dict[str, Value] = {}
    barred: dict[str, dict[Value, str]] = {}
    for place, option in enumerate(game.options):
        later, values = game.options[place + 1 :], option.values
        reasons = {value: _reason(game, {**chosen, option.name: value}, later) for value in values}
        barred[option.name] = {value: reason for value, reason in reasons.items() if reason}
        wish = wanted.get(option.name, option.default)
        chosen[option.name] = wish if not reasons.get(wish) else next(value for value in values if not reasons[value])
    return Settled(chosen, barred)


def _reason(game: Game, settled: Mapping[str, Value], later: Sequence[Option]) -> str:
    """Why these choices cannot be had, whatever is chosen later; "" if they can."""
    first = ""
    for values in product(*(option.values for option in later)):
        rest = {option.name: value for option, value in zip(later, values, strict=True)}
        clash = game.clash({**settled, **rest})
        if not clash:
            return ""
        first = first or clash
    return _(first)
