"""Playthroughs: one whole match of each variant of each table as readable text, to see at once what a change changes.

`python -m tests.engine.golden` writes them all anew, or those named by their slugs.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from itertools import count, groupby, islice
from pathlib import Path
from typing import Final

from engine.game import CHANCE, TERMINAL, Action, Seat, State
from engine.match import Match
from tests.engine.tables import VARIANTS, Variant, golden_of, random_match, random_setup, steps

CANDIDATES: Final = 60
"""The most varied of so many random matches under the default rules is written; of a tenth of them at a tool."""
MOST_PLIES: Final = 400
"""A person reads no more; where every match is longer, the shortest is told."""
WIDTH: Final = 118
MOST_SHOWN: Final = 40
"""Decisions listed at one ply; the rest are counted."""
MOST_OUTCOMES_SHOWN: Final = 6
SEED: Final = "seed     "
"""What the line begins with that names the match."""


def path_of(variant: Variant) -> Path:
    """Among the tests of the game."""
    return golden_of(variant, "playthrough")


def playthrough(variant: Variant) -> str:
    """The match in full: setup, every position, what was possible, what was done, and the end."""
    return "\n".join(_lines(_match(variant)))


def played_again(variant: Variant, written: str) -> str:
    """The match that a playthrough tells, played anew; its seed is its name."""
    seed = next(line for line in written.splitlines() if line.startswith(SEED))
    return "\n".join(_lines(random_match(variant, seed.removeprefix(SEED))))


def _match(variant: Variant) -> Match:
    candidates = CANDIDATES // 10 if variant.table.is_tool else CANDIDATES
    matches = [random_match(variant, name) for name in _names(variant, candidates)]
    plain = [match for match in matches if match.setup.options == variant.defaults and not match.setup.by_hand]
    short = [match for match in plain or matches if len(match.plies) <= MOST_PLIES]
    return max(short or [min(plain or matches, key=lambda match: len(match.plies))], key=_variety)


def _variety(match: Match) -> tuple[int, int]:
    """How many different things are said and scored on the way, and its brevity."""
    said = {message.msgid for state in match.states for message in (state.status(), *state.remarks())}
    return len(said) + len({state.scores() for state in match.states}), -len(match.plies)


def _names(variant: Variant, candidates: int) -> list[str]:
    """So many names of matches; if none of them has the default rules, a tenth as many later ones that have."""
    names = (f"playthrough {number}" for number in count())
    first = [*islice(names, candidates)]
    if any(_is_plain(variant, name) for name in first):
        return first
    return [*islice((name for name in names if _is_plain(variant, name)), candidates // 10)]


def _is_plain(variant: Variant, name: str) -> bool:
    agreed = random_setup(variant, name)
    return agreed.options == variant.defaults and not agreed.by_hand


def _lines(match: Match) -> Iterator[str]:
    agreed = match.setup
    yield f"game     {agreed.game.slug}, rules version {agreed.game.rules_version}"
    yield f"players  {agreed.players}"
    yield f"options  {', '.join(f'{name}={value}' for name, value in agreed.options.items()) or 'none'}"
    yield f"{SEED}{agreed.seed}"
    for ply, (state, action) in enumerate(zip(match.states, match.plies, strict=False)):
        yield from _ply(ply, state, action)
    yield from _position(len(match.plies), match.state)
    winners = ", ".join(str(seat + 1) for seat in match.state.winners())
    yield f"winners  {winners or 'none'}"
    yield f"rating   {agreed.game.rating(match.state.scores()[0]) or 'none'}"
    yield ""


def _ply(ply: int, state: State, action: Action) -> Iterator[str]:
    yield from _position(ply, state)
    offered = steps(state)
    shown = MOST_OUTCOMES_SHOWN if state.current_player == CHANCE else MOST_SHOWN
    listed = ", ".join(map(str, offered[:shown]))
    more = f" and {len(offered) - shown} more" if len(offered) > shown else ""
    yield from _wrapped(f"{len(offered)} steps", listed + more)
    if state.current_player == CHANCE:
        yield from _wrapped("chances", _chances(state))
    yield f"-> {action}: {action.message}"


def _position(ply: int, state: State) -> Iterator[str]:
    yield ""
    yield f"== {ply} == {_who(state.current_player)}: {state.status()}"
    yield f"position {state.to_text()}"
    yield f"scores   {', '.join(map(str, state.scores()))}"
    for remark in state.remarks():
        yield f"remark   {remark}"


def _who(seat: Seat) -> str:
    return {CHANCE: "chance", TERMINAL: "the end"}.get(seat, f"player {seat + 1}")


def _chances(state: State) -> str:
    """How many outcomes have which probability."""
    shares = sorted(f"{probability:.6f}" for _action, probability in state.chance_outcomes())
    return ", ".join(f"{len([*group])} of {share}" for share, group in groupby(shares))


def _wrapped(title: str, text: str) -> list[str]:
    return textwrap.wrap(
        f"{title:<8} {text}", WIDTH, subsequent_indent=" " * 9, break_on_hyphens=False, break_long_words=False
    )


def main(slugs: list[str]) -> None:
    """Write the playthroughs of these variants anew, of all if none is named."""
    for slug in slugs or VARIANTS:
        path_of(VARIANTS[slug]).write_text(playthrough(VARIANTS[slug]), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
