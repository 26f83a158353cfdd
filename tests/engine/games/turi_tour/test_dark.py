"""What the player with the sunglasses on may know: what was felt, said and read out, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import CHANCE, SPECTATOR, UNKNOWN
from tests.engine.games.turi_tour import oracle_lattice
from tests.engine.games.turi_tour.oracle_things import KINDS
from tests.engine.games.turi_tour.player import Player
from tests.engine.games.turi_tour.table import GAME, at, lifted, new, play, spot, step, told
from tests.engine.tables import MATCHES, OnlyRandom, random_game

GAMES = max(6, MATCHES // 3)
NAMES = (*KINDS, "farmer")
CELL_IN_REPR = re.compile(r"\((\d\d), (\d\d)\)")
CELL_IN_TEXT = re.compile(r"(?<![.\d])\d{4}(?!\d)")
A_NAME = re.compile("|".join(NAMES))


def looks(state: Any, viewer: int) -> tuple[Any, ...]:
    """All that can be had of a state by one who may only observe it, or is told while nothing is done."""
    seen = state.observe(viewer)
    actions = state.legal_actions()
    return (
        seen,
        repr(seen),
        hash(seen),
        seen.to_text(),
        str(seen.status()),
        [str(remark) for remark in seen.remarks()],
        str(state.status()),
        [str(remark) for remark in state.remarks()],
        [str(action) for action in actions],
        [action.touches for action in actions],
        [str(action.message) for action in actions],
        [str(state.caution(action)) for action in actions[:3]],
        [str(action) for action in seen.legal_actions()],
        [str(proposal) for proposal in state.proposals()],
    )


def alike(one: Any, other: Any) -> None:
    """Two tables that are not the same, but are to the mover, and to one who looks over that shoulder."""
    assert one != other
    for viewer in (one.seat, SPECTATOR):
        assert looks(one, viewer) == looks(other, viewer)
    for text in ("take 36 36", "drop 36 19", "drop 20 44", "glasses", "none", "count 3", "say pig", "ask pig"):
        first, second = (state.refusal(state.read(text)) for state in (one, other))
        assert str(first) == str(second), text
    for touch in ("take", "drop", "none", "part:ears", "say:pig", "count:2", "cell:36:36", "glasses"):
        assert str(one.explain([touch])) == str(other.explain([touch])), touch


def in_the_dark() -> Iterator[Any]:
    """States of random games in which somebody wears the sunglasses."""
    for number in range(GAMES):
        yield from (state for state, _step in random_game(GAME, Player, f"dark/{number}", 2 + number % 3) if state.dark)


# ---- Tables that look the same


@pytest.mark.parametrize("card", ["holiday", "count", "homesick"])
def test_whatever_animal_is_in_the_hand(card: str) -> None:
    alike(at(f"{card} pig", cow=1), at(f"{card} horse", cow=1))


def test_the_farmer_in_the_hand_feels_like_an_animal_until_he_is_stroked() -> None:
    alike(at("holiday pig"), at("farmer"))
    alike(play(at("holiday pig"), "stroke neck", "say pig"), play(at("farmer"), "stroke neck", "say pig"))
    assert told(at("holiday pig"), "stroke ears") != told(at("farmer"), "stroke ears")


@pytest.mark.parametrize("card", ["holiday pig", "count pig", "homesick pig", "farmer", "sourpuss"])
def test_whatever_stands_where_no_finger_has_been(card: str) -> None:
    first, second = at(card, cow=3, horse=1), at(card, rabbit=2)
    alike(first, second)
    alike(play(first, "feel 36 36"), play(second, "feel 36 36"))
    name = "ask pig" if card == "sourpuss" else "say pig"
    alike(play(first, "feel 36 36", name), play(second, "feel 36 36", name))
    touch = step("feel", spot("rabbit"))
    assert play(first, touch).observe(0) != play(second, touch).observe(0)


def test_whosever_resort_an_island_is() -> None:
    one = at("holiday pig")
    alike(one, one._replace(chips=one.chips[::-1]))


def test_whatever_card_went_under_the_stack_for_want_of_animals() -> None:
    """Else it would tell of which kind all four stand."""
    one = play(at(phase="look", pig=4), "glasses", "card holiday pig")
    other = play(at(phase="look", cow=4), "glasses", "card count cow")
    alike(one, other)
    alike(play(one, "card holiday rabbit"), play(other, "card holiday rabbit"))


@pytest.mark.slow("it guesses at every ply of a match")
def test_a_guess_looks_the_same_at_every_ply() -> None:
    rng, pick = OnlyRandom("guesses"), Random("states")
    guessed = 0
    for state in in_the_dark():
        if pick.random() < 0.25:
            guess: Any = state.determinize(state.seat, rng)
            if guess != state:
                guessed += 1
                alike(state, guess)
            assert guess.observe(state.seat).met == state.met
            assert GAME.from_text(guess.to_text()) == guess, "it can be played on"
    assert guessed > 5 * GAMES


# ---- What is in what is seen


def test_only_what_was_felt_is_there() -> None:
    """Of figures, of the board and of the hand; felt by the oracle's own measure."""
    met = stroked = 0
    for state in in_the_dark():
        for viewer in (state.seat, SPECTATOR):
            seen = state.observe(viewer)
            felt = {one for one in state.figures if oracle_lattice.base(one.spot) & state.felt}
            assert {*seen.figures} == {*seen.met} == felt
            assert seen.chips == seen.under == ()
            assert seen.card is None or seen.card.kind is None
            assert seen.card is None or seen.card.task != "farmer"
            assert seen.veil is UNKNOWN
            known = state.said if state.task == "sourpuss" else None
            assert seen.hand is known or (state.hand is not None and seen.hand is UNKNOWN)
            met, stroked = met + len(felt), stroked + len(seen.stroked)
    assert met > GAMES
    assert stroked > GAMES


def test_no_cell_and_no_kind_stands_in_its_text_that_was_not_felt() -> None:
    for state in in_the_dark():
        seen = state.observe(state.seat)
        cells = {*state.felt, *(figure.spot for figure in state.met)}
        shown = {(int(x), int(y)) for x, y in CELL_IN_REPR.findall(repr(seen))}
        written = {(int(cell[:2]), int(cell[2:])) for cell in CELL_IN_TEXT.findall(seen.to_text())}
        assert shown <= cells
        assert written <= cells
        kinds = {NAMES[figure.kind] for figure in state.met}
        kinds |= set() if state.said is None else {NAMES[state.said]}
        assert {*A_NAME.findall(seen.to_text())} <= kinds, seen.to_text()
        assert not A_NAME.search(repr(seen)), "kinds are numbers there"


def test_no_word_said_in_the_dark_names_a_figure() -> None:
    """The status, and the card as it is read out to the mover and in the log for all."""
    drawn = 0
    for state in in_the_dark():
        assert not A_NAME.search(str(state.status()))
        if state.current_player == CHANCE:
            for action, _chance in state.chance_outcomes():
                for viewer in (state.seat, None, SPECTATOR):
                    assert not A_NAME.search(str(state.logged(action, viewer))), action
                drawn += 1
    assert drawn > GAMES


def test_the_others_hear_which_card_it_is() -> None:
    state = play(new(3), "glasses")
    card = state.parse("card holiday rabbit")
    assert [str(state.logged(card, seat)) for seat in range(3)] == [
        "Place me on my holiday resort.",
        *["Card: an animal on holiday (rabbit)"] * 2,
    ]


def test_the_others_see_all_and_so_does_everybody_when_the_board_is_lit() -> None:
    for number in range(3):
        for state, _step in random_game(GAME, Player, f"others/{number}", 3):
            for viewer in (*range(3), SPECTATOR):
                blind = state.dark and viewer in (state.seat, SPECTATOR)
                assert (state.observe(viewer) is state) != blind
                assert ("UNKNOWN" in repr(state.observe(viewer))) == blind


# ---- What is known of what was seen


def test_the_mover_knows_the_board_as_it_was_lit_and_not_what_is_in_the_hand() -> None:
    rng, handed = OnlyRandom("known"), 0
    lit: Any = None
    for state in (state for number in range(GAMES) for state, _step in random_game(GAME, Player, f"known/{number}", 3)):
        lit = lit if state.dark else state
        assert lit.information_state(lit.seat) is lit
        known = state.information_state(state.seat)
        assert (known.figures, known.chips, known.quarters) == (lit.figures, lit.chips, lit.quarters)
        assert known == state.information_state(SPECTATOR) == known.information_state(state.seat)
        assert state.information_state((state.seat + 1) % 3) is state
        if not state.dark:
            continue
        assert known.observe(state.seat) == state.observe(state.seat)
        assert known.under == ()
        assert known.card is None or (known.card.kind is None and known.card.task != "farmer")
        assert state.hand is None or known.hand is (state.said if state.task == "sourpuss" else UNKNOWN)
        guess: Any = state.determinize(state.seat, rng)
        assert guess.information_state(state.seat) == known
        assert (guess.figures, guess.chips) == (lit.figures, lit.chips)
        handed += guess.hand != state.hand
    assert handed > GAMES


def test_a_card_that_lay_under_the_stack_is_guessed_among_those_that_were_seen() -> None:
    """With no fresh card left: the guess can be played on."""
    lit = at(phase="look", fresh=0, won=(6, 6), under=["holiday pig", "holiday cow"])
    state = play(lit, "glasses", "card holiday pig")
    hands = {NAMES[state.determinize(0, Random(seed)).hand] for seed in range(60)}
    assert {"pig", "cow", "farmer"} >= hands > {"pig"}
    for seed in range(60):
        guess = state.determinize(0, Random(seed))
        assert GAME.from_text(guess.to_text()) == guess


# ---- What a finger tells


def test_a_finger_on_any_part_of_a_figure_tells_what_it_is_and_where() -> None:
    x, y = spot("rabbit")
    state = at("holiday pig", rabbit=2)
    for cell in oracle_lattice.base((x, y)):
        seen = play(state, step("feel", cell)).observe(0)
        assert [(NAMES[figure.kind], figure.spot) for figure in seen.figures] == [("rabbit", (x, y))]
        assert told(state, step("feel", cell)) == "You feel something with long ears."
    assert play(state, step("feel", (x + 3, y))).observe(0).figures == ()


def test_what_was_felt_is_known_until_the_board_is_lit_and_no_longer() -> None:
    felt = play(at("holiday pig", rabbit=1), step("feel", spot("rabbit")), "stroke ears", "feel 36 36", "say pig")
    seen = felt.observe(0)
    assert [NAMES[figure.kind] for figure in seen.met] == ["rabbit"]
    assert [*seen.stroked] == [("ears", "small ears")]
    assert seen.felt == {spot("rabbit"), (36, 36)}
    lit = play(felt, "drop 36 36")
    assert (lit.felt, lit.met, lit.stroked, lit.finger) == (frozenset(), (), frozenset(), None)
    assert lit.observe(0) is lit


def test_a_stroke_tells_one_part_and_nothing_more() -> None:
    for part in ("back", "coat", "neck"):
        alike(play(at("holiday pig"), f"stroke {part}"), play(at("holiday rabbit"), f"stroke {part}"))
    assert told(at("holiday pig"), "stroke tail") == "the tail: a curly tail."


def test_only_a_figure_that_was_met_can_be_lifted() -> None:
    state = at("homesick rabbit", "rabbit", rabbit=1)
    feel, take = lifted(spot("rabbit"))
    assert "take" not in {str(action).split()[0] for action in state.legal_actions()}
    assert take in {str(action) for action in play(state, feel).observe(0).legal_actions()}


def test_a_guess_knows_nothing_that_is_hidden() -> None:
    """The same draw on two tables of which the mover knows the same, or that look alike to it, is the same guess."""
    one, other = (play(at(card, cow=3, horse=1), "feel 36 36") for card in ("holiday pig", "farmer"))
    elsewhere = play(at("farmer", rabbit=2), "feel 36 36")
    for seed in range(20):
        guess = one.determinize(0, Random(seed))
        assert guess == other.determinize(0, Random(seed))
        assert guess.figures == one.figures
        alike_guess = one.observe(0).determinize(0, Random(seed))
        assert alike_guess == elsewhere.observe(0).determinize(0, Random(seed))


def test_a_guess_gives_whatever_is_in_the_hand_its_chance() -> None:
    """Four cards of each animal on holiday, six of the farmer; stroked, some are left."""
    rng, draws = OnlyRandom("hands"), 1_200
    hands = Counter(NAMES[at("holiday pig").determinize(0, rng).hand] for _draw in range(draws))
    # An animal is drawn 160 times, the farmer 240; the standard deviation is under 14.
    expected = {**dict.fromkeys(KINDS, draws * 4 // 30), "farmer": draws * 6 // 30}
    assert all(abs(hands[kind] - number) < 70 for kind, number in expected.items()), hands
    state = play(at("holiday pig"), "stroke neck", "stroke back")
    hands = Counter(NAMES[state.determinize(0, rng).hand] for _draw in range(200))
    assert {*hands} == {"chicken", "pig", "rabbit", "sheep"}, "the cow's back, the horse's neck and the farmer's differ"


def test_all_but_naming_tells_something_so_it_cannot_be_taken_back_between_people() -> None:
    state = at("holiday pig")
    assert [str(action) for action in state.legal_actions() if not state.reveals(action)] == sorted(
        f"say {kind}" for kind in NAMES
    )
