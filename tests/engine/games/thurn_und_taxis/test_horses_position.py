"""Horses in the texts of positions, in saves and share codes, and in what a seat may see."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.game import SPECTATOR, BadPosition
from engine.saving import BadSave, open_save, open_share_code, save, share_code
from tests.engine.games.thurn_und_taxis.table import GAME, hand, harnessed, horses, outcomes, play, taken
from tests.engine.tables import VARIANTS, random_match

OPEN = "Brüssel1,Groningen1,Lübeck1,Dresden1,Schwerin1,Fulda1"
FULL = "Bremen1,Bremen2,Bremen3,Hamburg1,Hamburg2,Hamburg3"


def text(
    first: str = "Berlin3/-/-/-/0/-/-",
    second: str = "Weimar3/-/-/-/0/-/-",
    options: str = "north.all.free.horses",
    turn: str = "play 1 0.0.nobody.- 1.-",
    slots: str = OPEN,
    discards: str = "-",
) -> str:
    """A position; what is not said is possible."""
    return f"{options} {turn} {slots} {discards} - {first} {second}"


# ---- Position texts


def test_a_card_has_its_number_and_a_player_the_cards_harnessed() -> None:
    blue = "Berlin2,Berlin3/Berlin3/Weimar1,Leipzig3/Bremen,Weimar/0/bremen:1/Bremen1,Bremen3"
    line = text(blue, discards="Cassel1,Cassel2")
    state: Any = GAME.from_text(line)
    assert state.to_text() == line
    assert harnessed(state) == ["Bremen1", "Bremen3"]
    assert state.pile_size == 69 - 6 - 2 - 2 - 2 - 2 - 1


@pytest.mark.parametrize("variant", ["thurn-und-taxis.north", "thurn-und-taxis.horses"])
@pytest.mark.parametrize("number", range(3))
def test_texts_saves_and_share_codes_come_back(variant: str, number: int) -> None:
    match = random_match(VARIANTS[variant], f"round {number}")
    horses_too = variant.endswith("horses")
    assert match.setup.options["horses"] == ("on" if horses_too else "off")
    for opened in (open_save(save(match)), open_share_code(share_code(match))):
        assert opened.setup.options == match.setup.options
        assert opened.state == match.state
        assert opened.state.to_text() == match.state.to_text()
    assert GAME.from_text(match.state.to_text()) == match.state
    assert match.state.to_text().startswith("north.all.")
    assert (".horses " in match.state.to_text()) == horses_too


def test_a_save_names_the_cards_with_their_numbers() -> None:
    match = random_match(VARIANTS["thurn-und-taxis.horses"], "numbers")
    said = save(match)
    assert '"horses":"on"' in said.replace(" ", "")
    assert any(str(ply).startswith("harness ") and str(ply)[-1] in "123" for ply in match.plies)


def test_a_save_that_knows_of_no_map_and_no_horses_is_of_the_south() -> None:
    match = random_match(VARIANTS["thurn-und-taxis"], "before the North")
    saved = json.loads(save(match))
    assert not {"map", "horses"} & {*saved["options"]}
    opened = open_save(json.dumps(saved))
    assert (opened.setup.options["map"], opened.setup.options["horses"]) == ("south", "off")
    assert opened.state == match.state


def test_a_save_with_horses_on_the_south_is_refused_with_the_reason() -> None:
    saved = json.loads(save(random_match(VARIANTS["thurn-und-taxis.horses"], "spoilt")))
    spoilt = json.dumps(saved).replace('"north"', '"south"')
    with pytest.raises(BadSave, match="The horses are played on the map of North Germany only"):
        open_save(spoilt)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (text(f"Berlin3/-/-/-/0/-/{FULL},Lübeck2"), "More cards are harnessed than a carriage takes."),
        (text("Berlin3/-/-/-/0/-/Lübeck2,Lübeck2"), "There are more cards of a kind than 1."),
        (text("Berlin3,Berlin3/-/-/-/0/-/-"), "There are more cards of a kind than 1."),
        (text("Berlin3/-/Weimar1,Leipzig1/-/0/-/Weimar1"), "There are more cards of Weimar 1 than 1."),
        (text("Berlin3/-/-/-/0/-/Weimar3"), "There are more cards of Weimar 3 than 1."),
        (text("Lübeck1/-/-/-/0/-/-"), "There are more cards of Lübeck 1 than 1."),
        (text(discards="Berlin3"), "There are more cards of Berlin 3 than 1."),
        (text("Berlin3/-/Weimar1,Weimar2/-/0/-/-"), "A city is twice on a route."),
        (text("Berlin3/-/Weimar1,Berlin2/-/0/-/-"), "A route goes where no road is."),
        (text("Berlin3/Berlin2/-/-/0/-/-"), "A card is known that is not in the hand."),
        (text("Berlin3/-/-/-/3/-/-"), "Where horses draw there are no carriages to be had."),
        (text("Berlin3/-/-/-/7/end:1/-", turn="play 1 0.0.nobody.- 1.1"), "no carriages to be had"),
        (text("Berlin0/-/-/-/0/-/-"), "“Berlin0” is no card of this map."),
        (text("Berlin4/-/-/-/0/-/-"), "“Berlin4” is no card of this map."),
        (text("Berlin/-/-/-/0/-/-"), "“Berlin” is no card of this map."),
        (text("Berlin3/-/-/-/0/-/Berlin"), "“Berlin” is no card of this map."),
        (text("Berlin3/-/Weimar/-/0/-/-"), "“Weimar” is no card of this map."),
        (text("Ulm2/-/-/-/0/-/-"), "“Ulm2” is no card of this map."),
        (text(slots=OPEN.replace("1", "")), "“Brüssel” is no card of this map."),
        (text("Berlin3/-/-/Berlin3/0/-/-"), "“Berlin3” is no city of this map."),
        (text("Berlin3/-/-/-/0/-"), "Hand, route, houses and tiles: 7 entries are wanted"),
        (text("Berlin3/-/-/-/0/-/-/-"), "Hand, route, houses and tiles: 7 entries are wanted"),
        (text(options="south.all.free.horses"), "The horses are played on the map of North Germany only"),
        (text(options="north.outer.free.horses"), "in each of the nine"),
        (text(options="north.all.free.horses2"), "The options: 3 entries are wanted"),
        (text(options="north.all.free.cows"), "The options: 3 entries are wanted"),
        (text(options="north.all.free"), "The open cards: “Brüssel1” is no card of this map."),
        (text(turn="play 1 1.1.nobody.- 1.-"), "A card has been laid, and none lies there."),
        (text("-/-/-/-/0/-/Berlin3", turn="play 1 1.1.nobody.- 1.-"), "This turn would be over."),
        (text("Berlin3/-/-/-/0/-/-", turn="play 1 1.2.nobody.- 1.-"), "do not go with the official"),
        (
            text("Berlin3/-/Weimar1,Leipzig1,Dresden2/-/0/-/-", turn="houses 1 1.1.nobody.- 1.-"),
            "No route is being closed.",
        ),
        (
            text("Berlin3/-/Weimar1,Leipzig1,Dresden2/-/0/-/Bremen1", turn="houses 1 1.1.wagner.- 1.-"),
            "Where horses draw the carriage there is no Wagner.",
        ),
        (
            text("Berlin1,Berlin2,Berlin3,Cassel1/-/-/-/0/-/Bremen1", turn="discard 1 1.1.nobody.- 1.-"),
            "Nothing is to be discarded.",
        ),
        (
            text("Berlin3/-/-/-/0/-/Bremen1", turn="start 1 0.0.nobody.- 1.-", slots="-,-,-,-,-,-"),
            "Before the start nothing is on the table.",
        ),
    ],
)
def test_impossible_positions_are_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.from_text(line)


def test_the_sixth_card_is_still_possible() -> None:
    state = GAME.from_text(text(f"Berlin3/-/-/-/0/-/{FULL}"))
    assert len(harnessed(state)) == 6


def test_in_the_standard_rules_of_the_north_nothing_is_harnessed() -> None:
    with pytest.raises(BadPosition, match="6 entries are wanted"):
        GAME.from_text(text(options="north.all.free", slots=OPEN.replace("1", "")).replace("3/", "/"))


# ---- What a seat may see


def in_play() -> Any:
    """Blue took an open card and one of the pile, and harnessed another."""
    state = play(horses("Cassel2 Cassel3"), "draw Lübeck 1", "deal Stendal 2", "harness Cassel 3", "end")
    return play(state, *taken("Bremen3"))


def test_other_hands_are_hidden_with_their_numbers_and_what_is_harnessed_is_open() -> None:
    state = in_play()
    assert hand(state.observe(0)) == ["Cassel2", "Lübeck1"]
    for seat in (1, SPECTATOR):
        seen = state.observe(seat)
        assert hand(seen) == ["Lübeck1", "?"], "the card that lay open is known with its number"
        assert harnessed(seen) == ["Cassel3"]
    assert hand(state.observe(1), 2) == ["Bremen3", "Weimar3"]
    assert hand(state.observe(SPECTATOR), 2) == ["?", "?"]


def test_positions_that_differ_only_in_the_numbers_of_hidden_cards_look_the_same() -> None:
    seen = {play(horses(f"Cassel{number}"), *taken("Bremen3")).observe(1) for number in (1, 2, 3)}
    assert len(seen) == 1


def test_a_card_seen_in_the_open_row_and_harnessed_is_known_no_longer() -> None:
    state = play(horses("Cassel2"), "draw Lübeck 1", "deal Stendal 2", "harness Lübeck 1", "end")
    assert (hand(state.observe(1)), harnessed(state.observe(1))) == (["?"], ["Lübeck1"])


def test_the_piles_top_card_stays_hidden_with_its_horses() -> None:
    """All that is unseen is equally likely to come, the hands of others among it."""
    state = play(horses("Cassel2"), "draw pile")
    chances = outcomes(state.observe(1))
    assert chances.keys() >= {"deal Cassel 2", "deal Berlin 1", "deal Berlin 2", "deal Berlin 3"}
    assert [*chances.values()] == pytest.approx([1 / (69 - 6 - 1)] * 62)
    assert state.observe(1).to_text().split()[3].endswith(".hand")
    assert "Berlin" not in str(state.observe(1).status())


def test_the_log_hides_the_card_from_the_pile_and_names_the_one_harnessed() -> None:
    state = play(horses("Cassel2"), "draw pile")
    dealt = state.parse("deal Bremen 3")
    assert "Bremen 3" in str(state.logged(dealt, 0))
    assert "Bremen" not in str(state.logged(dealt, 1))
    state = state.apply(dealt)
    assert str(state.logged(state.parse("harness Bremen 3"), 1)) == "Harness Bremen 3"


def test_a_guess_deals_hidden_cards_anew_and_leaves_what_is_harnessed() -> None:
    state, rng = in_play(), Random("guess")
    guesses = [state.determinize(1, rng) for _number in range(30)]
    assert {tuple(harnessed(guess)) for guess in guesses} == {("Cassel3",)}
    assert len({tuple(hand(guess)) for guess in guesses}) > 10
    assert {guess.observe(1) for guess in guesses} == {state.observe(1)}
