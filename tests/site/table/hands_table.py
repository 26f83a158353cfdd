"""A table with the toy of hidden hands on it, and what can be got out of it, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from app.table.status_line import in_words
from app.table.table import Table
from engine.game import Game
from engine.match import PERSON
from generator.language import say
from tests.engine.toy_hands import HANDS, HandsState
from tests.site.table.toy_table import at_table, words

BOT = "bot:easy"
PAIR = (PERSON, PERSON)


def table_of(*moves: str, seats: Sequence[str] = PAIR, game: Game = HANDS) -> Table:
    """The toy of hands; "here" is the person on turn saying so, and bots' moves are given too."""
    table = at_table(seats=seats, game=game)
    for move in moves:
        if move == "here":
            assert table.come()
        else:
            table.play(table.state.parse(move))
    return table


def given_away(table: Table) -> str:
    """All that can be got out of a table by looking, touching and typing nothing."""
    parts = [
        *words(table.sight.board().items),
        table.sight.seen().to_text(),
        table.happened,
        table.status(),
        say(table.sight.seen().status()),
        *(say(remark) for remark in table.sight.as_seen(table.state).remarks()),
        *(f"{line.who} {line.text}" for line in table.sight.log()),
        *(f"{action} {action.message}" for action in (*table.actions, *table.offer.buttons)),
        *(f"{proposal.message} {in_words(proposal.actions)}" for proposal in table.offer.proposals),
        f"{table.offer.main} {table.offer.gives_up}",
        *table.offer.allowed,
        *table.touches,
        *(text for name in (*table.offer.allowed, "pile", "moon") for text in words(table.preview(name))),
        *table.announced,
        str(table.refusal),
        str(table.asking),
    ]
    return "\n".join(parts)


def hands_of(table: Table) -> list[set[str]]:
    state = table.state
    assert isinstance(state, HandsState)
    return [{leaf for leaf in hand if isinstance(leaf, str)} for hand in state.hands]


def leaked(table: Table) -> list[tuple[int, str]]:
    """Which leaves of whose hands the table names."""
    text = given_away(table)
    return [(seat, leaf) for seat, hand in enumerate(hands_of(table)) for leaf in sorted(hand) if leaf in text]
