"""The bots in positions that are set up: free cities, and what to lay, to harness, to keep."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import Bot, Playouts, bot_of
from engine.bots.chance import draw
from engine.game import CHANCE, TERMINAL
from generator.bench.games.thurn_und_taxis.greedy import GreedyPlayer
from tests.engine.games.thurn_und_taxis.table import actions, at, horses, houses, north, play, seat, taken, tiles

BOT = bot_of("thurn-und-taxis")
GREEDY = GreedyPlayer()
SMART = pytest.mark.parametrize("level", ["normal", "hard"])
FAR = "Brüssel1 Dresden1 Schwerin1 Fulda1 Cölln1 Frankfurt1"
"""Open cards of which little can be made here."""
SEVEN = "Amsterdam2 Münster2 Cölln2 Cassel2 Göttingen2 Weimar2 Leipzig2"
FIVE = "Brüssel2 Amsterdam2 Groningen2 Bremen2 Hannover2"


def choice(state: Any, level: str = "hard", bot: Bot = BOT, seed: int = 1) -> str:
    return str(bot.choose(state, Random(seed), Playouts(40), level))


def plain(state: Any) -> set[str]:
    """What the yardstick may do."""
    return {choice(state, bot=GREEDY, seed=seed) for seed in range(8)}


def drawn(hand: str, route: str, harnessed: str = "", card: str = "Lübeck1", **table: Any) -> Any:
    """After a card is taken from the pile."""
    return play(horses(hand, route, harnessed, open_cards=FAR, **table), *taken(card))


def played_on(state: Any, level: str) -> list[str]:
    """The choices until the turn is over."""
    mover, rng, steps = state.seat, Random(1), []
    while state.seat == mover and state.current_player != TERMINAL:
        if state.current_player == CHANCE:
            state = state.after(draw(state, rng))
            continue
        steps.append(choice(state, level))
        state = play(state, steps[-1])
    return steps


def reasons(state: Any) -> dict[str, str]:
    return {str(hint.action): str(hint.reason) for hint in BOT.hints(state, Random(1), Playouts(20), 8)}


# ---- Free cities


def with_bremen() -> Any:
    """Four cities, the last of them a free one, and the carriage of four to be had."""
    state = north(
        "Bremen Berlin",
        "Amsterdam Groningen Münster",
        carriage=3,
        open_cards="Dresden Fulda Lübeck Dresden Fulda Lübeck",
    )
    return play(state, *taken("Dresden"), "lay Bremen back")


@SMART
def test_a_free_city_has_its_house_beside_the_others(level: str) -> None:
    state = with_bremen()
    assert choice(state, level) == "close"
    state = play(state, "close")
    while actions(state, "house"):
        state = play(state, choice(state, level))
    assert len(houses(state)) == 3
    assert "Bremen" in houses(state)
    assert tiles(state) == ["bremen:1"]


def two_free() -> Any:
    """The house in Bremen stands already, and its tile is gone."""
    mover, other = seat("Schwerin Berlin", "Bremen Hamburg"), seat("Weimar", houses="Bremen", tiles="bremen:1")
    return play(at(mover, other, land="north"), *taken("Dresden"), "lay Schwerin back", "close")


@SMART
def test_of_two_free_cities_the_one_with_its_tile_has_the_house(level: str) -> None:
    assert choice(two_free(), level) == "house Hamburg"


def test_reasons_for_houses_in_free_cities() -> None:
    assert reasons(two_free())["house Hamburg"] == "The first house there brings a tile."


def test_a_card_of_a_free_city_is_told_by_its_tile() -> None:
    state = north("Lübeck", "Münster Groningen", open_cards="Bremen Wittenberg Wittenberg Coblenz Dresden Dresden")
    assert reasons(state)["draw Bremen"] == (
        "Bremen fits your route beside Münster. Its tile is still there for the first house."
    )


# ---- Horses


@SMART
def test_it_harnesses_the_most_horses_when_they_are_all_that_lacks(level: str) -> None:
    state = play(drawn("Lübeck3 Bremen2 Hamburg3", SEVEN), "harness Lübeck 3")
    assert choice(state, level) == "harness Hamburg 3"
    assert plain(state) == {"harness Hamburg 3"}


@SMART
def test_it_lays_the_card_with_the_fewest_horses(level: str) -> None:
    """Of a city whose card is at hand twice; the other one, with three, is left to be harnessed."""
    state = drawn("Hannover1 Hannover3", "Bremen2 Münster2 Cölln2")
    assert not {"lay Hannover 3 front", "harness Hannover 1"} & {*played_on(state, level)}
    assert plain(state) == {"lay Hannover 1 front"}


@SMART
def test_it_harnesses_what_does_not_fit(level: str) -> None:
    """Both cards of three would do; one of them is the only one that makes the route longer."""
    state = drawn("Hannover3 Dresden3", "Brüssel2 Amsterdam2 Groningen2 Bremen2", "Wittenberg1")
    state = play(state, "lay Hannover 3 back")
    assert choice(state, level) == "harness Dresden 3"


@SMART
def test_the_only_card_that_fits_is_not_harnessed_when_closing_is_near(level: str) -> None:
    """Five horses, and a route of four: it wants one city more, and the rest of the hand fits nowhere."""
    state = drawn("Hannover3 Dresden3", "Brüssel2 Amsterdam2 Groningen2 Bremen2", "Wittenberg3")
    assert "harness Hannover 3" not in played_on(state, level)


@SMART
def test_with_horses_enough_no_more_are_harnessed(level: str) -> None:
    """In the last round: another city, and the route is closed."""
    mover = seat("Hannover2 Dresden2", "Amsterdam2 Münster2 Bremen2", harnessed="Wittenberg3 Berlin3")
    other = seat("Weimar3", tiles="end:1", houses=TWENTY, harnessed="")
    state = at(other, mover, mover=2, ended=1, land="north", open_cards=FAR)
    steps = played_on(play(state, *taken("Lübeck1")), level)
    assert "close" in steps
    assert [step for step in steps if step.startswith("harness")] == []


TWENTY = (
    "Amsterdam Berlin Bremen Brüssel Cassel Coblenz Cölln Dresden Fulda Frankfurt Groningen Göttingen Hamburg "
    "Hannover Leipzig Lübeck Magdeburg Münster Schwerin Stendal"
)


@SMART
def test_the_leader_ends_the_game_by_the_last_houses(level: str) -> None:
    """Weimar and Wittenberg are all that lacks, and nobody else has a house."""
    had = TWENTY.replace("Schwerin Stendal", "").strip()
    state = drawn("Wittenberg1 Dresden2", "Leipzig2 Weimar2", "Coblenz2", houses=had)
    state = play(state, "lay Wittenberg 1 front")
    assert choice(state, level) == "close"


def test_of_cards_to_discard_the_one_that_goes_with_no_other_is_put_away() -> None:
    state = drawn("Hannover2 Dresden2 Berlin1 Wittenberg2", FIVE.removesuffix(" Hannover2"), "Cassel3 Cassel2")
    state = play(state, "lay Hannover 2 back", "close")
    while actions(state, "house"):
        state = play(state, choice(state))
    assert choice(state) == "discard Lübeck 1"


def test_the_yardstick_takes_the_most_horses_when_they_are_what_lacks() -> None:
    state = horses("Dresden2", SEVEN, "Lübeck3", open_cards="Bremen3 Hamburg1 Frankfurt1 Lübeck1 Schwerin2 Fulda1")
    assert plain(state) == {"draw Bremen 3"}


def test_the_yardstick_harnesses_before_it_gives_a_route_up() -> None:
    state = play(drawn("Hannover3 Dresden2", "Amsterdam2 Brüssel2"), *taken("Schwerin2"))
    assert plain(state) == {"harness Hannover 3"}


# ---- Why


def test_reasons_for_harnessing() -> None:
    state = drawn("Lübeck3 Hamburg3", SEVEN)
    assert reasons(state)["harness Lübeck 3"] == (
        "Your carriage then has 5 horses for a route of 7. Lübeck 3 does not fit the route."
    )


def test_reasons_for_harnessing_without_a_route() -> None:
    state = play(horses("Bremen3"), *taken("Leipzig1"))
    assert reasons(state)["harness Bremen 3"] == "Your carriage then has 5 horses."


def test_a_card_laid_says_how_many_horses_lack_then() -> None:
    state = drawn("Hannover2", "Brüssel2 Amsterdam2 Groningen2 Bremen2", "Wittenberg2")
    assert reasons(state)["lay Hannover 2 back"] == "Makes the route 5 cards long. The route then lacks 1 horse."


def test_reasons_for_closing_name_the_tile_for_the_length() -> None:
    state = drawn("Hannover2", "Brüssel2 Amsterdam2 Groningen2 Bremen2", "Wittenberg3")
    state = play(state, "lay Hannover 2 back")
    assert reasons(state)["close"] == "Brings the tile of 2 for its length. Places 4 houses."


def test_a_card_that_brings_horses_says_so() -> None:
    state = horses("Dresden2", SEVEN, "Lübeck3", open_cards="Bremen3 Hamburg1 Frankfurt1 Lübeck1 Schwerin2 Fulda1")
    said = reasons(state)["draw Bremen 3"]
    assert said.startswith("It shows 3 horses, and your route lacks some.")
