"""Every game keeps the contract: random matches, and the facts it declares.

PADDOCK_GAMES sets how many random matches each check sees; a failure names the match, which its name alone repeats.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from random import Random

import pytest

from engine import GAMES, game_named
from engine.game import BadOption, BadPosition, Game, Hides
from engine.match import Match
from tests.engine.checks import CHECKS, undo_restores
from tests.engine.tables import (
    MATCHES,
    TABLES,
    VARIANTS,
    OnlyRandom,
    Variant,
    golden_of,
    matches_at,
    random_match,
    variants_of,
)

every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
every_variant = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@lru_cache(maxsize=MATCHES)
def match_of(slug: str, number: int) -> Match:
    """A random match that all checks see, one after the other; none of them changes it."""
    return random_match(VARIANTS[slug], f"match {number}")


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@pytest.mark.parametrize("name", CHECKS)
@every_variant
def test_random_matches(variant: Variant, name: str) -> None:
    check = CHECKS[name]
    for number in range(matches_at(variant.table)):
        match = match_of(variant.slug, number)
        try:
            check(match, Random(f"{name}/{number}"))
        except Exception as error:
            error.add_note(f"in random_match(VARIANTS[{variant.slug!r}], 'match {number}')")
            raise


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@every_variant
def test_undo_restores(variant: Variant) -> None:
    for number in range(matches_at(variant.table)):
        undo_restores(random_match(variant, f"match {number}", alone=True), Random(number))


@pytest.mark.slow("it plays a dozen matches")
@every_game
def test_random_matches_differ(game: Game) -> None:
    """The checks above would prove little if every match went the same way."""
    matches = [random_match(game, f"match {number}") for number in range(12)]
    assert len({str(match.plies) for match in matches}) == 12
    assert len({len(match.plies) for match in matches}) > 3


def test_only_random_refuses_the_rest() -> None:
    rng = OnlyRandom(1)
    assert 0 <= rng.random() < 1
    with pytest.raises(AssertionError):
        rng.choice([1, 2, 3])


@every_table
def test_facts(table: Game) -> None:
    assert game_named(table.slug) is table
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?", table.slug)
    assert table.title.strip()
    assert table.tagline.endswith((".", "!"))
    assert 1 <= table.players[0] <= table.players[-1] <= 8
    assert table.players.step == 1
    assert table.rules_version >= 1
    assert table.new_initial_state().read(table.example)


@every_table
def test_what_goes_with_a_fact_is_there_with_it_alone(table: Game) -> None:
    assert bool(table.chance_by_hand) == bool(table.by_hand_tagline)
    assert (table.hides is Hides.HANDS) == bool(table.link_reveals)


@every_game
def test_tools_are_found_under_their_game(game: Game) -> None:
    for name, tool in game.tools.items():
        assert tool.slug == f"{game.slug}/{name}"
        assert not tool.tools
    assert game_named(f"{game.slug}/no such tool") is None


@every_table
def test_every_number_of_players_can_sit_down(table: Game) -> None:
    for players in table.players:
        assert len(table.new_initial_state(players).scores()) == players
    for players in (table.players[0] - 1, table.players[-1] + 1, -1, 10**9):
        with pytest.raises(BadOption) as refused:
            table.new_initial_state(players)
        assert str(players) in str(refused.value)
        assert str(table.players[-1]) in str(refused.value)


@every_table
def test_options_come_with_their_default_first(table: Game) -> None:
    assert len({option.name for option in table.options}) == len(table.options)
    for option in table.options:
        values = [choice.value for choice in option.choices]
        assert option.default == values[0]
        assert len(set(values)) == len(values) >= 1
        assert option.title.strip()
        assert all(choice.title.strip() for choice in option.choices)
        assert table.checked_options({})[option.name] == values[0]
        by_default = table.new_initial_state(**{option.name: values[0]})
        assert by_default == table.new_initial_state()
        for value in values[1:]:
            beside = _beside(table, option.name, value)
            without = table.new_initial_state(**beside)
            assert table.new_initial_state(**beside, **{option.name: value}) != without, f"{value} changes nothing"


def _beside(table: Game, name: str, value: str) -> dict[str, str]:
    """Choices of other options, none or one, with which this choice and the default both go together."""
    default = table.checked_options({})[name]
    others = [{}, *({other.name: choice.value} for other in table.options for choice in other.choices)]
    return next(
        beside
        for beside in others
        if name not in beside and all(_fits(table, beside | {name: each}) for each in (value, default))
    )


def _fits(table: Game, options: dict[str, str]) -> bool:
    try:
        table.checked_options(options)
    except BadOption:
        return False
    return True


@every_table
def test_choices_that_clash_are_told_why(table: Game) -> None:
    every = [dict(pairs) for pairs in product(*([(o.name, c.value) for c in o.choices] for o in table.options))]
    for options in every[:500]:
        clash = table.clash(options)
        assert bool(clash) != _fits(table, options)
        assert not clash or clash.endswith(".")


@every_table
def test_a_wrong_option_is_told_what_is_accepted(table: Game) -> None:
    with pytest.raises(BadOption) as refused:
        table.new_initial_state(no_such_option="x")
    assert all(option.name in str(refused.value) for option in table.options)
    for option in table.options:
        with pytest.raises(BadOption) as refused:
            table.new_initial_state(**{option.name: "no such choice"})
        assert all(choice.value in str(refused.value) for choice in option.choices)


@every_table
def test_every_rating_can_be_reached(table: Game) -> None:
    rows = table.ratings
    assert [row.minimum for row in rows] == sorted({row.minimum for row in rows})
    assert len({row.title for row in rows}) == len(rows)
    for index, row in enumerate(rows):
        assert table.rating(row.minimum) == row.title
        assert table.rating(row.minimum - 1) == (rows[index - 1].title if index else "")
    assert table.rating(10**6) == (rows[-1].title if rows else "")
    assert table.is_rated(table.checked_options({})) == bool(rows)


@every_table
@pytest.mark.parametrize("text", ["", " ", "x", "\n", "\x00", "/" * 50, ";" * 50, "a " * 10_000, "\ud800", "٣"])
def test_a_text_that_is_no_position_is_refused(table: Game, text: str) -> None:
    with pytest.raises(BadPosition, match=r"\w+ \w+") as refused:
        table.from_text(text)
    assert len(str(refused.value)) < 500


@every_game
def test_no_game_lacks_a_golden(game: Game) -> None:
    """What else it needs, the house test says."""
    wanted = [golden_of(variant, name) for variant in variants_of(game) for name in ("perft", "playthrough")]
    assert [path.name for path in wanted if not path.exists()] == []
