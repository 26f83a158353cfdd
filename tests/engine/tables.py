"""Every table of the house, and random play at any of them through the contract alone."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any, Final, NamedTuple, Protocol

from engine import GAMES, chance
from engine.game import CHANCE, TERMINAL, Action, Game, IllegalAction, State
from engine.match import PERSON, Match, Setup, setup
from engine.message import Message
from engine.option import Option
from tests.engine import null_game

ROOT: Final = Path(__file__).resolve().parents[2]
TABLES: Final[Mapping[str, Game]] = {
    table.slug: table for game in (*GAMES.values(), null_game.GAME) for table in (game, *game.tools.values())
}
"""Games and their tools by slug: what holds for a game holds for its tools, and for the null game."""


class Variant(NamedTuple):
    """A table with some of its options settled: what holds for a game holds for each of them by itself."""

    slug: str
    """The table's, and after a dot what the variant is called, if it is."""
    table: Game
    options: tuple[Option, ...]
    """In the order in which they are drawn."""

    @property
    def defaults(self) -> dict[str, str]:
        """Every option as it is when nothing more is said."""
        return self.table.checked_options({option.name: option.default for option in self.options})


def variants_of(table: Game) -> list[Variant]:
    """Those that the game's own tests name in `VARIANTS`, by what they are called and with what they settle; else one.

    `ORDER` there is the order in which options are drawn.
    """
    own = f"tests.engine.games.{module_of(table)}.variants"
    if not importlib.util.find_spec(own):
        return [Variant(table.slug, table, table.options)]
    named = importlib.import_module(own)
    options = sorted(table.options, key=lambda option: named.ORDER.index(option.name))
    found = []
    for name, settled in named.VARIANTS.items():
        slug = f"{table.slug}.{name}" if name else table.slug
        found.append(Variant(slug, table, tuple(_settled(option, settled) for option in options)))
    return found


def module_of(table: Game) -> str:
    """The folder name of the game that the table belongs to."""
    return table.slug.partition("/")[0].replace("-", "_")


def golden_of(variant: Variant, name: str) -> Path:
    """The golden file of a variant: "perft.txt", "playthrough.north.txt"; of a tool, "playthrough.score.txt"."""
    rest = variant.slug.replace("/", ".").partition(".")[2]
    parts = [name, rest, "txt"] if rest else [name, "txt"]
    home = null_game.HOME if variant.table is null_game.GAME else ROOT
    return home / "tests/engine/games" / module_of(variant.table) / "golden" / ".".join(parts)


def _settled(option: Option, settled: Mapping[str, str]) -> Option:
    kept = [choice for choice in option.choices if settled.get(option.name, choice.value) == choice.value]
    return option._replace(choices=tuple(kept))


VARIANTS: Final[Mapping[str, Variant]] = {
    variant.slug: variant for table in TABLES.values() for variant in variants_of(table)
}
"""Every table as it may be set up; the first of a table has its defaults."""


def variant_of(table: Game | Variant) -> Variant:
    """The variant, or the first one of a table."""
    return table if isinstance(table, Variant) else variants_of(table)[0]


MATCHES: Final = int(os.environ.get("PADDOCK_GAMES", "16"))
"""Random matches a game and check; the acceptance run takes 10,000."""
LONGEST_GAME: Final = 5_000
LONGEST_AT_A_TOOL: Final = 60
"""Plies. A game must end by itself before; a tool need not end at all."""


class OnlyRandom(Random):
    """A generator that refuses every call whose values may differ between Python versions."""

    def getrandbits(self, k: int) -> int:
        raise AssertionError("only rng.random() is the same in every Python version")


def matches_at(table: Game) -> int:
    """How many random matches each check sees at this table: fewer at a tool, where every match is long."""
    return max(4, MATCHES // 100) if table.is_tool else MATCHES


def steps(state: State) -> list[Action]:
    """What may happen next: legal actions, or the outcomes of chance."""
    if state.current_player == CHANCE:
        return [action for action, _probability in state.chance_outcomes()]
    return list(state.legal_actions())


def kind(action: Action) -> str:
    """Actions of one class are of one kind; plain ones are each their own."""
    return action.notation if type(action) is Action else type(action).__name__


class RandomPlayer(Protocol):
    """Plays all seats of one random match; made with the generator it draws on."""

    def choose(self, state: State) -> Action:
        """A legal action."""


class Temper:
    """A random player who likes some kinds of action better, so that short and long games both happen."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._liking: dict[str, float] = {}

    def choose(self, state: State) -> Action:
        options = state.legal_actions()
        weights = [self._liking.setdefault(kind(action), 0.02 + self._rng.random() ** 3) for action in options]
        point = self._rng.random() * sum(weights)
        for action, weight in zip(options, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return options[-1]


def random_player(table: Game, rng: Random) -> RandomPlayer:
    """The `Player` that this game's own tests bring, such as one who gets to the end; else one of some temper."""
    own = f"tests.engine.games.{module_of(table)}.player"
    if not table.is_tool and importlib.util.find_spec(own):
        player: RandomPlayer = importlib.import_module(own).Player(rng)
        return player
    return Temper(rng)


def random_setup(of: Game | Variant, name: str, *, alone: bool = False) -> Setup:
    """Players, options and chance by hand drawn from `name`; `alone` seats bots on all seats but the first.

    Only `rng.random()` is drawn on, here and by the players, so that the goldens are the same in every Python version.
    """
    variant = variant_of(of)
    table = variant.table
    rng = Random(f"setup/{variant.slug}/{name}")
    players = table.players[int(rng.random() * len(table.players))]
    options = {option.name: option.choices[int(rng.random() * len(option.choices))].value for option in variant.options}
    seats = (PERSON, *("bot:easy" if alone else PERSON,) * (players - 1))
    by_hand = bool(table.chance_by_hand) and rng.random() < 0.3
    return setup(table, name, seats=seats, options=options, by_hand=by_hand)


def random_match(of: Game | Variant, name: str, *, alone: bool = False) -> Match:
    """A whole match played at random; the name alone decides everything."""
    variant = variant_of(of)
    table = variant.table
    match = Match(random_setup(variant, name, alone=alone))
    rng = Random(f"play/{variant.slug}/{name}")
    player = random_player(table, rng)
    longest = LONGEST_AT_A_TOOL if table.is_tool else LONGEST_GAME
    while not match.over and len(match.plies) < longest:
        state = match.state
        by_chance = state.current_player == CHANCE
        match.play(chance.pick(state, rng.random()) if by_chance else player.choose(state))
    return match


def replayed(match: Match) -> Iterator[Match]:
    """The match played anew from its setup and decisions: the same object after every decision."""
    again = Match(match.setup)
    yield again
    while len(again.plies) < len(match.plies):
        again.play(match.plies[len(again.plies)])
        yield again


def snapshot(state: State) -> tuple[object, ...]:
    """All that can be asked of a state, as plain values."""
    return (
        state.to_text(),
        repr(state),
        hash(state),
        state.current_player,
        repr(steps(state)),
        state.scores(),
        state.winners(),
        str(state.status()),
        [str(remark) for remark in state.remarks()],
    )


def assert_sentence(message: Message) -> None:
    """A message is text for people: all its places filled, with nothing left over."""
    missing = {name for _text, name, _spec, _conversion in Formatter().parse(message.msgid) if name} - {*message.values}
    assert not missing, f"{message.msgid!r} lacks {missing}"
    text = str(message)
    assert text.strip(), "an empty sentence"
    assert text == text.strip()
    assert "UNKNOWN" not in text
    for value in message.values.values():
        if isinstance(value, Message):
            assert_sentence(value)


def assert_teaches(refused: IllegalAction | None) -> None:
    """A refusal has a stable code and a whole sentence."""
    assert refused is not None, "accepted"
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refused.code), refused.code
    assert_sentence(refused.message)
    assert " " in str(refused.message), f"{refused.message} is no sentence"
    assert str(refused) == str(refused.message)


def at_end(state: State) -> bool:
    return state.current_player == TERMINAL


def random_game(
    of: Game | Variant, player: Callable[[Random], RandomPlayer], name: str, players: int, longest: int = LONGEST_GAME
) -> Iterator[tuple[Any, str]]:
    """A game under random options, played by such a player: each state with the step done next, "" at the end."""
    rng, variant = Random(name), variant_of(of)
    options = {option.name: rng.choice(option.choices).value for option in variant.options}
    seats, state = player(rng), variant.table.new_initial_state(players, **options)
    for _ply in range(longest):
        if state.current_player == TERMINAL:
            yield state, ""
            return
        by_chance = state.current_player == CHANCE
        action = chance.pick(state, rng.random()) if by_chance else seats.choose(state)
        yield state, str(action)
        state = state.apply(action)
    raise AssertionError(f"not over after {longest} plies")
