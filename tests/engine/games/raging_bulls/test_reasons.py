"""What a hint says is what the board shows."""

import pytest

from engine import GAMES
from engine.games.raging_bulls.bot.reasons import reason

GAME = GAMES["raging-bulls"]


def why(text, move):
    state = GAME.from_text(text)
    return str(reason(state, state.parse(move)))


BEFORE = "22.34.51;;0/22.34.51.66;;0/22.34.51.66.15;;0/"


@pytest.mark.parametrize(
    ("text", "move", "sentence"),
    [
        ("33.34.43;;0 ready off", "roll", "Bulls still to isolate: 3. Unused posts: 24."),
        ("33.34.43;;0 ready off", "leave", "Keeps the 0 points here and moves on to field B."),
        (
            f"{BEFORE}11.22.33.44.55.66;;1 ready off",
            "leave",
            "Ends the game: 0 points here and 6 for mallets are safe.",
        ),
        ("33.34.43;;3 125 off", "pass", "No mallet is left: passing ends the game."),
        ("33.34.43;;0 125 off", "pass", "Costs a mallet (3 points), but keeps the 24 unused posts."),
        ("11.16.61;;0 166 on", "N6-W6", "Isolates the bull at column 1 row 1. Parts 2 pairs of bulls."),
    ],
)
def test_sentences(text, move, sentence):
    assert why(text, move) == sentence
