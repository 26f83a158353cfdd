"""Texts of positions that could not be are refused: what is read can be played on."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import BadPosition
from tests.engine.games.turi_tour.table import CHIPS, GAME, at, new, play, put, spot, step

PARTS = (
    *("options", "phase", "seat", "won", "unseen", "stack", "under", "rejected"),
    *("chips", "figures", "quarters", "card", "finger", "felt", "found", "stroked"),
)


def spoilt(state: Any, **parts: str) -> str:
    """The position's text with other entries in some of its parts."""
    texts = state.to_text().split()
    for name, text in parts.items():
        texts[PARTS.index(name)] = text
    return " ".join(texts)


def test_a_position_has_these_parts() -> None:
    state = play(at("holiday pig", rabbit=1), step("feel", spot("rabbit")), "stroke ears")
    assert len(state.to_text().split()) == len(PARTS)
    assert GAME.from_text(spoilt(state)) == state


ACTING = play(at("holiday pig", rabbit=2), step("feel", spot("rabbit")), "stroke ears", "say pig")
ASKED = at("sourpuss", "pig", pig=1)
LIT = at(phase="look", rabbit=2, cow=1)
CHOOSING = GAME.new_initial_state()
DEALT = play(CHOOSING, *CHIPS)
RABBIT = f"rabbit:{spot('rabbit')[0]}{spot('rabbit')[1]}"
BESIDE = f"rabbit:{spot('rabbit')[0]}{spot('rabbit')[1] + 2}"
ASTRAY = f"cow:{spot('pig')[0]}{spot('pig')[1]}"


@pytest.mark.parametrize(
    ("state", "parts", "reason"),
    [
        (LIT, {"seat": "3"}, "one of them is on"),
        (LIT, {"won": "0"}, "two to four players"),
        (LIT, {"quarters": "4"}, "four sides"),
        (LIT, {"quarters": "1"}, "wholly on its own resort"),
        (LIT, {"chips": "pig,cow"}, "Chips come first"),
        (LIT, {"chips": "pig,pig,horse,chicken,rabbit,sheep"}, "animal of its own"),
        (LIT, {"figures": ASTRAY}, "wholly on its own resort"),
        (LIT, {"figures": f"{RABBIT},{BESIDE}"}, "only one can"),
        (LIT, {"figures": f"{RABBIT},cow:{spot('cow')[0]}{spot('cow')[1]}"}, "in order"),
        (LIT, {"figures": f"farmer:{spot('cow')[0]}{spot('cow')[1]}"}, "Only animals"),
        (LIT, {"stack": "99.0"}, "more cards, or fewer"),
        (LIT, {"stack": "5.6"}, "left out"),
        (LIT, {"stack": "0.0"}, "The game is over"),
        (LIT, {"phase": "over"}, "no card can be played"),
        (LIT, {"phase": "card", "stack": "0.0"}, "The game is over"),
        (LIT, {"under": "holiday:cow"}, "than there are"),
        (LIT, {"under": "farmer"}, "than there are"),
        (LIT, {"won": "1.0"}, "More cards are won"),
        (LIT, {"rejected": "1"}, "put under the stack"),
        (at(phase="look", under=["holiday cow"]), {"rejected": "1"}, "while one is drawn"),
        (at(phase="look", under=["holiday cow"]), {"under": "farmer"}, "than there are"),
        (LIT, {"felt": "3636"}, "in the dark"),
        (LIT, {"card": "holiday:pig/-/owed"}, "in play in the dark"),
        (ACTING, {"card": "-/pig/-"}, "in play in the dark"),
        (at("holiday pig", "pig"), {"card": "turn/pig/-"}, "in play"),
        (ACTING, {"card": "holiday:pig/-/owed"}, "First the figure is named"),
        (ACTING, {"card": "holiday:pig/pig/-"}, "than there are"),
        (ACTING, {"found": "-"}, "stands where the finger was"),
        (ACTING, {"found": f"{RABBIT},{RABBIT}"}, "stands where the finger was"),
        (ACTING, {"finger": "3636"}, "stands where the finger was"),
        (ACTING, {"finger": "1111"}, "no cell"),
        (ACTING, {"stroked": "wings"}, "parts felt of the figure"),
        (ASKED, {"card": "sourpuss/farmer/owed"}, "No farmer is left"),
        (CHOOSING, {"stack": "0.0"}, "The game is over"),
        (DEALT, {"stack": "0.0"}, "The game is over"),
        (DEALT, {"quarters": "1"}, "nothing is played"),
        (DEALT, {"seat": "2"}, "nothing is played"),
        (DEALT, {"figures": RABBIT}, "nothing is played"),
    ],
)
def test_it_is_refused_with_the_reason(state: Any, parts: dict[str, str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.from_text(spoilt(state, **parts))


def test_a_farmers_card_never_lies_under_the_stack() -> None:
    before = at(phase="look", won=(7, 0))
    with pytest.raises(BadPosition, match="want for animals"):
        GAME.from_text(spoilt(before, under="farmer", won="6.0"))


def test_a_card_wants_an_animal_that_is_left() -> None:
    with pytest.raises(BadPosition, match="cannot be handed over"):
        at("holiday pig", pig=4)
    with pytest.raises(BadPosition, match="No pig is left"):
        at("sourpuss", "pig", pig=4)


def test_equal_states_have_one_text_and_one_repr() -> None:
    """Whatever order things were felt in."""
    one = play(
        new(), "glasses", "card holiday pig", "feel 36 36", "feel 20 44", "stroke ears", "stroke tail", "feel 36 36"
    )
    other = play(new(), "glasses", "card holiday pig", "feel 20 44", "stroke tail", "stroke ears", "feel 36 36")
    assert one == other == GAME.from_text(one.to_text())
    assert repr(one) == repr(other) == repr(GAME.from_text(one.to_text()))
    assert one.to_text() == other.to_text()


def test_a_dark_text_cannot_be_read_as_a_position() -> None:
    seen = play(at("holiday pig"), "say pig", *put((36, 36))[:1]).observe(0)
    with pytest.raises(BadPosition):
        GAME.from_text(seen.to_text())
