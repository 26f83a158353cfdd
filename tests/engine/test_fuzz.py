"""Whatever a text is, only the promised refusal comes of it: BadSave, BadPosition or IllegalAction.

PADDOCK_GAMES raises the number of examples, as it does that of random matches.
"""

from __future__ import annotations

import json
import string
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.game import BadPosition, Game, IllegalAction, State
from engine.match import Match
from engine.saving import BadSave, open_save, open_share_code, save, share_code
from tests.engine.hostile import document, opened_or_refused, packed
from tests.engine.tables import MATCHES, TABLES, assert_teaches, matches_at, random_match, snapshot, steps

pytestmark = pytest.mark.slow("it tries hundreds of texts, more if PADDOCK_GAMES says so")

EXAMPLES = min(20_000, 20 * MATCHES)
fuzz = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[*HealthCheck])
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())

ANYTHING = st.text(st.characters(exclude_categories=[]), max_size=40)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANYTHING,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANYTHING, inner, max_size=4),
    max_leaves=12,
)


@cache
def match_of(table: Game, number: int) -> Match:
    """One of a few random matches, made once: look, and change nothing."""
    return random_match(table, f"fuzz {number}")


@cache
def alphabet(table: Game) -> str:
    """The characters of the game's own notation and positions, and a few that trip up careless reading."""
    match = match_of(table, 0)
    texts = [state.to_text() for state in match.states] + [str(action) for action in match.plies]
    return "".join(sorted({*"".join(texts), *" -./;,:\n\0é³٣ſß🐂\ud800{}%<"}))


def spoilt(good: str, data: st.DataObject, letters: str) -> str:
    """A text with a few places cut, doubled, swapped or replaced."""
    text = good
    for _edit in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 6)))
        piece = data.draw(
            st.sampled_from(["", text[start:end] * 2, text[start:end][::-1]]) | st.text(letters, max_size=4)
        )
        text = text[:start] + piece + text[end:]
    return text


def sound(table: Game, text: str) -> None:
    """A text that is read as a position is one that can be written, read and played on."""
    try:
        state = table.from_text(text)
    except BadPosition as error:
        refusal = str(error)
    else:
        refusal = ""
        reads_back(table, state)
    assert not refusal or (" " in refusal and len(refusal) < 500)


def reads_back(table: Game, state: State) -> None:
    assert snapshot(table.from_text(state.to_text())) == snapshot(state)
    for action in steps(state)[:3]:
        written = state.apply(action).to_text()
        assert table.from_text(written).to_text() == written


@every_table
@given(data=st.data())
@fuzz
def test_positions(table: Game, data: st.DataObject) -> None:
    letters = alphabet(table)
    sound(table, data.draw(ANYTHING | st.text(letters, max_size=60)))
    match = match_of(table, data.draw(st.integers(0, 8)))
    state = match.states[data.draw(st.integers(0, len(match.plies)))]
    sound(table, spoilt(state.to_text(), data, letters))


@every_table
@given(data=st.data())
@fuzz
def test_typed_moves(table: Game, data: st.DataObject) -> None:
    match = match_of(table, data.draw(st.integers(0, 8)))
    state = match.states[data.draw(st.integers(0, len(match.plies)))]
    move = str(data.draw(st.sampled_from(match.plies)))
    letters = alphabet(table)
    for text in (spoilt(move, data, letters), data.draw(ANYTHING | st.text(letters, max_size=12))):
        try:
            action = state.parse(text)
        except IllegalAction as refused:
            assert_teaches(refused)
        else:
            assert action in steps(state)


@given(text=ANYTHING | st.text(string.printable), raw=st.binary())
@fuzz
def test_texts_that_were_never_a_save(text: str, raw: bytes) -> None:
    for opening in (open_save, open_share_code):
        with pytest.raises(BadSave):
            opening(text)
    with pytest.raises(BadSave):
        open_share_code(packed(raw))


@given(anything=JSON)
@fuzz
def test_json_that_was_never_a_save(anything: Any) -> None:
    text = json.dumps(anything)
    with pytest.raises(BadSave):
        open_save(text)
    with pytest.raises(BadSave):
        open_share_code(packed(text.encode()))


@every_table
@given(data=st.data())
@fuzz
def test_spoilt_saves_and_links(table: Game, data: st.DataObject) -> None:
    match = match_of(table, data.draw(st.integers(0, 8)))
    text = save(match)
    for opening, bad in (
        (open_save, spoilt(text, data, string.printable)),
        (open_share_code, spoilt(share_code(match), data, string.ascii_letters + "-_=")),
        (open_share_code, packed(spoilt(text, data, string.printable).encode())),
    ):
        opened = opened_or_refused(opening, bad)
        if opened is not None:
            assert open_save(save(opened)).states == opened.states


@every_table
@given(data=st.data())
@fuzz
def test_a_save_with_one_entry_of_anything(table: Game, data: st.DataObject) -> None:
    parts = document(match_of(table, 1))
    key = data.draw(st.sampled_from([*parts]))
    anything = data.draw(JSON)
    if isinstance(parts[key], list) and parts[key] and data.draw(st.booleans()):
        anything = [*parts[key]]
        anything[data.draw(st.integers(0, len(anything) - 1))] = data.draw(JSON)
    opened_or_refused(open_save, json.dumps({**parts, key: anything}))


@every_table
def test_a_link_with_one_wrong_character(table: Game) -> None:
    """It may happen to be another match (another seed, say), but it is a match or it is refused."""
    for number in range(matches_at(table) // 4):
        code = share_code(random_match(table, f"wrong {number}"))
        for place, letter in enumerate(code):
            other = "A" if letter != "A" else "_"
            opened_or_refused(open_share_code, code[:place] + other + code[place + 1 :])
