"""Which choices the form of a new game offers beside those that were made."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from app.table.compatible import settle
from engine import GAMES
from engine.game import Choice, Game, Option
from tests.engine.toy import Toy

SKY = Option("sky", "Sky", (Choice("clear", "Clear"), Choice("cloudy", "Cloudy")))
MOON = Option("moon", "Moon", (Choice("new", "New"), Choice("full", "Full")))
WOLF = Option("wolf", "Wolf", (Choice("howls", "Howls"), Choice("sleeps", "Sleeps")))
HIDDEN, SILENT = "Clouds hide a full moon.", "Under a new moon wolves sleep, unless it is clear."


class Night(Toy):
    """A toy whose choices depend on each other; the usual wolf does not go with clouds."""

    options = (SKY, MOON, WOLF)

    def clash(self, options: Mapping[str, str]) -> str:
        cloudy = options["sky"] == "cloudy"
        if cloudy and options["moon"] == "full":
            return HIDDEN
        return SILENT if cloudy and options["wolf"] == "howls" else ""


NIGHT = Night()
USUAL = {"sky": "clear", "moon": "new", "wolf": "howls"}


def test_nothing_chosen_is_the_usual_and_all_is_offered() -> None:
    assert settle(NIGHT, {}) == (USUAL, {"sky": {}, "moon": {}, "wolf": {}})


def test_what_clashes_with_a_choice_further_up_is_barred_with_the_reason() -> None:
    found = settle(NIGHT, {"sky": "cloudy"})
    assert found.barred == {"sky": {}, "moon": {"full": HIDDEN}, "wolf": {"howls": SILENT}}


def test_a_choice_that_is_barred_gives_way_to_the_first_that_is_not() -> None:
    assert settle(NIGHT, {"sky": "cloudy", "moon": "full"}).chosen == {
        "sky": "cloudy",
        "moon": "new",
        "wolf": "sleeps",
    }


def test_choices_further_down_never_bar_one_further_up() -> None:
    assert settle(NIGHT, {"moon": "full", "wolf": "howls"}).barred["sky"] == {}


@pytest.mark.parametrize(
    "game", [NIGHT, *(game for game in GAMES.values() if game.options)], ids=lambda game: game.slug
)
def test_whatever_is_wanted_can_be_begun_and_what_fits_is_left_alone(game: Game) -> None:
    names = [option.name for option in game.options]
    for values in product(*([choice.value for choice in option.choices] for option in game.options)):
        wanted = dict(zip(names, values, strict=True))
        found = settle(game, wanted)
        assert game.clash(found.chosen) == ""
        assert all(found.chosen[name] not in found.barred[name] for name in names)
        if not game.clash(wanted):
            assert found.chosen == wanted
