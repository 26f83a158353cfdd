"""Setting up a match from a form: every way of every game, seeds, and what is refused."""

from __future__ import annotations

import re
from itertools import product
from typing import cast

import pytest

from app.table import ways
from app.table.log import Log
from app.table.new_match import is_daily, new_match
from app.table.ways import TOOL, way_of, ways_of
from engine import GAMES
from engine.bots import players_of
from engine.game import BadOption, Choice, Game, Option
from engine.hiding import Hides
from engine.match import LONGEST_SEED, Match
from engine.saving import open_save, save
from tests.engine.toy_fair import FAIR, GAMES_AND_FAIR

NORMAL, TODAY, BY_HAND = (way.name for way in ways.WAYS)
DAY, CHANCE_SEED = "2026-11-30", "k3j2"
GAME = next(iter(GAMES_AND_FAIR))
TOOLS = [(slug, name) for slug, game in GAMES_AND_FAIR.items() for name in game.tools]
OPTIONS = [(slug, option) for slug, game in GAMES_AND_FAIR.items() for option in game.options]
every_game = pytest.mark.parametrize("slug", GAMES_AND_FAIR)
every_rated_game = pytest.mark.parametrize("slug", [slug for slug, game in GAMES_AND_FAIR.items() if game.ratings])


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Game], GAMES), FAIR.slug, FAIR)


def made(slug: str = GAME, **form: str) -> Match:
    return new_match(slug, form, today=DAY, random_seed=CHANCE_SEED)


@every_game
def test_nothing_said_is_a_normal_game_under_the_random_seed(slug: str) -> None:
    match = made(slug)
    assert match.game is GAMES_AND_FAIR[slug]
    assert (match.setup.seed, match.setup.by_hand, way_of(match).name) == (CHANCE_SEED, False, "normal")
    assert match.setup.options == {option.name: option.default for option in GAMES_AND_FAIR[slug].options}
    assert [str(ply) for ply in made(slug, way=NORMAL, seed="").plies] == [str(ply) for ply in match.plies]


@every_game
def test_a_seed_typed_is_the_seed(slug: str) -> None:
    assert made(slug, seed="  two words ").setup.seed == "two words"
    assert made(slug, seed="   ").setup.seed == CHANCE_SEED


@every_rated_game
def test_the_day_is_the_same_for_everybody_whatever_seed_is_typed(slug: str) -> None:
    match = made(slug, way=TODAY, seed="mine")
    other = new_match(slug, {"way": TODAY}, today=DAY, random_seed="another")
    assert match.setup.seed == f"daily-{DAY}"
    assert way_of(match) is ways.DAILY
    assert save(match) == save(other)
    assert new_match(slug, {"way": TODAY}, today="2026-12-01", random_seed="").setup.seed != match.setup.seed


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES_AND_FAIR.items() if game.chance_by_hand])
def test_own_dice_are_not_drawn(slug: str) -> None:
    match = made(slug, way=BY_HAND)
    assert match.setup.by_hand
    assert match.plies == []
    assert way_of(match) is ways.BY_HAND


@pytest.mark.parametrize(("slug", "name"), TOOLS)
def test_a_tool_by_its_name(slug: str, name: str) -> None:
    match = made(slug, way=f"{TOOL}{name}")
    assert match.game is GAMES_AND_FAIR[slug].tools[name]
    assert (way_of(match).name, way_of(match).kept) == (f"{TOOL}{name}", "tool")
    for option in match.game.options:
        for choice in option.choices:
            form = {"way": f"{TOOL}{name}", **form_with(match.game, option, choice)}
            assert made(slug, **form).setup.options[option.name] == choice.value


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, name in TOOLS if len(GAMES_AND_FAIR[slug].players) > 1]
)
def test_at_a_tool_people_write_for_all_who_play(slug: str, name: str) -> None:
    most = GAMES_AND_FAIR[slug].players[-1]
    form = {
        "way": f"{TOOL}{name}",
        "seat.0": players_of(GAMES_AND_FAIR[slug])[-1],
        **{f"seat.{seat}": "person" for seat in range(1, most)},
    }
    match = made(slug, **form)
    assert match.setup.seats == ("person",) * most
    assert match.on_turn == "person"
    match.play(match.state.legal_actions()[0])
    assert [line.who for line in Log(match).lines(0)] == [""]


@every_game
def test_where_hands_are_hidden_a_person_plays_a_bot_unless_told_otherwise(slug: str) -> None:
    fewest = GAMES_AND_FAIR[slug].players[0]
    expected = (
        ("person",) * fewest
        if GAMES_AND_FAIR[slug].hides is not Hides.HANDS
        else ("person", *["bot:normal"] * (fewest - 1))
    )
    assert made(slug).setup.seats == expected


@pytest.mark.parametrize("way", ["", "moon", "Normal", "tool", "tool:", "tool:moon", "tool:../x", "tool:__class__"])
def test_a_way_that_is_not_there_is_refused_with_those_that_are(way: str) -> None:
    with pytest.raises(BadOption) as raised:
        made(way=way)
    assert f"“{way}” is no way to play {GAMES_AND_FAIR[GAME].title}" in str(raised.value)
    assert str(raised.value).endswith(f"its ways are: {', '.join(way.name for way in ways_of(GAMES_AND_FAIR[GAME]))}.")


@every_game
def test_every_way_can_be_played(slug: str) -> None:
    assert ways_of(GAMES_AND_FAIR[slug])[0] is ways.NORMAL
    for way in ways_of(GAMES_AND_FAIR[slug]):
        assert made(slug, way=way.name).game.slug.partition("/")[0] == slug


@every_rated_game
def test_the_days_game_is_known_again(slug: str) -> None:
    assert is_daily(made(slug, way=TODAY), slug, DAY)
    assert not is_daily(made(slug, way=TODAY), slug, "2026-12-01")
    assert not is_daily(made(slug, way=TODAY), "moon", DAY)
    assert not is_daily(made(slug, seed="mine"), slug, DAY)
    for option in GAMES_AND_FAIR[slug].options:
        unusual = option.choices[-1].value
        assert not is_daily(made(slug, way=TODAY, **{f"option.{option.name}": unusual}), slug, DAY)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES_AND_FAIR.items() if game.chance_by_hand])
def test_the_days_seed_with_own_dice_is_not_the_days_game(slug: str) -> None:
    assert not is_daily(made(slug, way=BY_HAND, seed=f"daily-{DAY}"), slug, DAY)


@pytest.mark.parametrize(("slug", "option"), OPTIONS)
def test_every_choice_of_every_option(slug: str, option: Option) -> None:
    for choice in option.choices:
        form = form_with(GAMES_AND_FAIR[slug], option, choice)
        assert made(slug, **form).setup.options[option.name] == choice.value


def form_with(game: Game, option: Option, choice: Choice) -> dict[str, str]:
    """The form with this choice, and the first choices of the other options that go with it."""
    others = [other for other in game.options if other != option]
    for values in product(*([each.value for each in other.choices] for other in others)):
        found = {other.name: value for other, value in zip(others, values, strict=True)} | {option.name: choice.value}
        if not game.clash(found):
            return {f"option.{name}": value for name, value in found.items()}
    raise AssertionError(f"{option.name} {choice.value} goes with nothing")


@every_game
def test_choices_that_clash_are_refused_with_the_reason(slug: str) -> None:
    game = GAMES_AND_FAIR[slug]
    for option in game.options:
        for choice in option.choices:
            clash = game.clash({each.name: each.default for each in game.options} | {option.name: choice.value})
            if clash:
                with pytest.raises(BadOption, match=re.escape(clash)):
                    made(slug, **{f"option.{option.name}": choice.value})


@pytest.mark.parametrize(("slug", "option"), OPTIONS)
@pytest.mark.parametrize("value", ["", "moon", "<b>"])
def test_a_choice_that_is_not_there_is_refused_in_words(slug: str, option: Option, value: str) -> None:
    with pytest.raises(BadOption) as raised:
        made(slug, **{f"option.{option.name}": value})
    assert all(choice.value in str(raised.value) for choice in option.choices)


@every_game
def test_options_of_another_table_are_left_out(slug: str) -> None:
    """The form shows the options of the game and of its tools together."""
    match = made(slug, **{"option.moon": "full", "players": "9"})
    assert "moon" not in match.setup.options


@pytest.mark.parametrize("seed", ["x" * (LONGEST_SEED + 1), "a\nb", "a\x00", "\u202eabc", "tab\there"])
def test_a_seed_that_cannot_be_printed_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match=f"1 to {LONGEST_SEED} printable characters"):
        made(seed=seed)


@pytest.mark.parametrize("seed", ["x" * LONGEST_SEED, "Ürün 7", "<script>", "🐂"])
def test_a_match_under_any_good_seed_can_be_saved_and_opened(seed: str) -> None:
    match = made(seed=seed)
    assert match.setup.seed == seed
    again = open_save(save(match))
    assert again.setup == match.setup
    assert again.plies == match.plies
