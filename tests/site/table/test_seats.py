"""Seats for people and bots: the form's fields, what is announced, looking back, rematches and results. Pure."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from app.table.new_match import rematch
from app.table.records import DRAWN, LOST, WON, Result, Tally, result_of, tallies
from app.table.seating import bot_title, player_name, seat_title, seats_of, usual_seats
from app.table.table import Table
from app.table.titles import playing
from engine.game import UNKNOWN, Action, BadOption, Seat
from engine.hiding import Hides
from engine.match import Match, setup
from engine.message import Message
from tests.engine.toy import TOY, WORDS, Toy, ToyState
from tests.engine.toy_hands import HANDS
from tests.site.table.toy_table import at_table


class WhisperState(ToyState):
    """A toy that hides what was done, tells `peek` aloud once, and keeps it out of the log."""

    def observe(self, seat: Seat) -> WhisperState:
        return self._replace(done=(repr(UNKNOWN),) * len(self.done))

    def after(self, action: Action) -> WhisperState:
        return WhisperState(self.players, (*self.done, str(action)))

    def announcement(self, action: Action) -> Message | None:
        return Message("The word is moon.") if action == WORDS["peek"] else None

    def logged(self, action: Action, viewer: Seat | None = None) -> Message:
        return Message("Something was told") if action == WORDS["peek"] else action.message


class Whisper(Toy):
    hides = Hides.SEEN_ONCE
    seat_titles = ("Red", "Blue", "Grey")

    def initial(self, players: int, options: Mapping[str, str]) -> WhisperState:
        return WhisperState(players)

    def rematch(self, options: Mapping[str, str], winners: tuple[Seat, ...], starter: Seat) -> dict[str, str]:
        assert (winners, starter) == ((), 0)
        return dict(options)


WHISPER = Whisper()


def table_of(game: Toy, *done: str, seats: tuple[str, ...] = ("person", "person")) -> Table:
    table = at_table(seats=seats, game=game)
    for word in done:
        table.play(WORDS[word])
    return table


def test_a_form_without_seats_leaves_them_to_the_game() -> None:
    assert seats_of(TOY, {"way": "normal"}) is None


def test_seats_of_a_form() -> None:
    form = {"seat.0": "bot:hard", "seat.1": "person", "seat.2": ""}
    assert seats_of(TOY, form) == ["bot:hard", "person"]


@pytest.mark.parametrize("player", ["bot:", "bot:godlike", "somebody", "<b>"])
def test_nobody_else_may_sit_down(player: str) -> None:
    with pytest.raises(BadOption, match="cannot sit at a table"):
        seats_of(TOY, {"seat.0": "person", "seat.1": player})


def test_somebody_must_be_there() -> None:
    with pytest.raises(BadOption, match="At least one person"):
        seats_of(TOY, {"seat.0": "bot:easy", "seat.1": "bot:hard"})


def test_what_seats_are_called() -> None:
    assert [seat_title(WHISPER, seat) for seat in range(3)] == ["Red", "Blue", "Grey"]
    assert seat_title(TOY, 1) == "Player 2"


def test_what_players_are_called() -> None:
    """A name that the match brings along, else the seat's; never nothing."""
    named = Match(setup(TOY, "seed", seats=("person", "bot:hard"), names=("Anna", " ")))
    assert [player_name(named, seat) for seat in (0, 1)] == ["Anna", "Player 2"]
    assert playing(named) == "Seed seed · Player 2: hard bot"
    assert [bot_title(TOY, f"bot:{level}") for level in ("easy", "normal", "hard")] == [
        "easy bot",
        "normal bot",
        "hard bot",
    ]


def test_who_plays_when_nobody_has_said_so() -> None:
    assert usual_seats(TOY) == ["person"]
    assert usual_seats(HANDS) == ["person", "bot:normal"]


def test_the_line_that_says_what_is_played_names_the_bots() -> None:
    match = Match(setup(WHISPER, "0" * 12, seats=("person", "bot:hard")))
    assert playing(match) == "Blue: hard bot"


def test_an_announcement_is_said_once_and_not_logged() -> None:
    table = table_of(WHISPER, "step", "peek")
    assert table.announced == ["The word is moon."]
    assert "moon" not in table.status()
    assert [line.text for line in table.sight.log()] == ["Do step", "Something was told"]


def test_what_was_announced_is_not_taken_back_between_people() -> None:
    table = table_of(WHISPER, "peek")
    assert not table.undo()
    assert table.refusal is not None
    assert table.refusal.code == "undo-reveal"


def test_looking_back_and_going_on() -> None:
    table = table_of(TOY, "step", "step")
    assert table.sight.may_look_back()
    table.look_at(1)
    assert table.sight.position.to_text() == "2:step"
    assert table.actions == ()
    assert table.status() == "Looking back. Do something."
    table.look_at(None)
    assert table.sight.position is table.state
    table.look_at(0)
    table.play(WORDS["give"])
    assert table.sight.looking is None


def test_no_looking_back_while_that_would_tell_something() -> None:
    table = table_of(WHISPER, "step")
    assert not table.sight.may_look_back()
    table.play(WORDS["stop"])
    assert table.sight.may_look_back()


def test_the_one_person_sees_what_that_seat_may_see() -> None:
    table = table_of(WHISPER, "step", seats=("bot:easy", "person"))
    assert "step" not in repr(table.sight.seen())
    table.play(WORDS["stop"])
    assert "step" in repr(table.sight.seen())


def test_a_rematch_has_the_same_players_and_another_seed() -> None:
    match = table_of(WHISPER, "step", "stop").match
    following = rematch(match, "other")
    assert (following.setup.seats, following.setup.seed) == (match.setup.seats, "other")
    assert following.plies == []


def test_results_between_people_are_nobodys() -> None:
    assert result_of("g", table_of(TOY, "stop").match, "2026-11-30") is None


def test_a_draw_against_a_bot() -> None:
    match = table_of(TOY, "stop", seats=("person", "bot:hard")).match
    assert result_of("g", match, "2026-11-30") == Result("g", DRAWN, "2026-11-30", "bot:hard", False, False)


def test_tallies_by_level() -> None:
    rows = [("easy", WON), ("easy", WON), ("easy", LOST), ("hard", DRAWN)]
    results = [Result(f"g{n}", score, "", f"bot:{level}", False, False) for n, (level, score) in enumerate(rows)]
    assert tallies(TOY, results) == (Tally("easy", 2, 0, 1), Tally("hard", 0, 1, 0))
