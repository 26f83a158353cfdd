"""Saves and share codes from strangers: what is no match is refused in a sentence, and nothing else happens."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from engine.game import Game
from engine.match import LONGEST_SEED, Match, setup
from engine.saving import (
    LONGEST_CODE,
    LONGEST_INFLATED,
    LONGEST_NAME,
    LONGEST_SAVE,
    MOST_PLIES,
    open_save,
    open_share_code,
    save,
    setup_code,
    share_code,
)
from tests.engine.hostile import document, packed, refused, refused_both_ways
from tests.engine.tables import TABLES, random_match

every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())


def match_of(table: Game) -> Match:
    return random_match(table, "saved")


@pytest.fixture(params=TABLES.values(), ids=TABLES.keys())
def match(request: pytest.FixtureRequest) -> Match:
    """A finished match of each table."""
    return match_of(request.param)


def test_a_save_is_readable(match: Match) -> None:
    lines = save(match).splitlines()
    assert all(any(f'"{action}"' in line for line in lines) for action in match.plies)
    assert len(lines) >= len(match.plies)


def test_a_setup_code_opens_a_match_not_yet_begun(match: Match) -> None:
    opened = open_share_code(setup_code(match.setup))
    assert opened.setup == match.setup
    assert opened.states == Match(match.setup).states


def test_a_link_is_short(match: Match) -> None:
    assert len(share_code(match)) < max(300, len(save(match)) // 2)


@pytest.mark.slow("it opens a long save at every length")
def test_a_save_cut_off_anywhere(match: Match) -> None:
    text = save(match)
    for length in range(len(text) - 1):
        refused(open_save, text[:length])


def test_a_link_cut_off_anywhere(match: Match) -> None:
    code = share_code(match)
    for length in range(len(code)):
        refused(open_share_code, code[:length])


def test_a_link_with_more_behind_it(match: Match) -> None:
    for more in ("A", "AAAA", "&x=1", " ", "\n"):
        refused(open_share_code, share_code(match) + more)


def test_a_save_with_more_behind_it(match: Match) -> None:
    refused(open_save, save(match) + "x")
    assert open_save(f"\n {save(match)}\r\n").plies == match.plies


def test_huge_things_are_refused_at_once(match: Match) -> None:
    began = time.perf_counter()
    refused(open_save, " " * (LONGEST_SAVE + 1))
    refused(open_share_code, "A" * (LONGEST_CODE + 1))
    refused(open_save, "[" * (LONGEST_SAVE - 1))
    refused(open_share_code, packed(b"[" * (LONGEST_INFLATED - 1)))
    assert time.perf_counter() - began < 2


def test_a_bomb_is_not_unpacked() -> None:
    bomb = packed(b" " * 11_000_000)
    assert len(bomb) <= LONGEST_CODE
    assert "more than any game needs" in refused(open_share_code, bomb)


def test_too_many_actions(match: Match) -> None:
    parts = document(match)
    parts["actions"] = ["x"] * (MOST_PLIES + 1)
    assert str(MOST_PLIES) in refused_both_ways(parts)


@pytest.mark.parametrize(
    "text", ["", " ", "null", "1", '"x"', "[]", "true", "NaN", "Infinity", "1e999", "-0", "\ufeff{}"]
)
def test_json_that_is_no_save(text: str) -> None:
    refused(open_save, text)
    refused(open_share_code, packed(text.encode()))


@pytest.mark.parametrize("nest", ["[", '{"a":', '{"paddock":['])
def test_nesting_without_end(nest: str) -> None:
    for depth in (200, 2_000, 60_000):
        refused(open_save, nest * depth)
        refused(open_share_code, packed((nest * depth).encode()))


def test_deep_nesting_that_is_closed() -> None:
    for depth in (200, 2_000, 100_000):
        refused(open_save, "[" * depth + "]" * depth)


def test_bytes_that_are_not_utf_8(match: Match) -> None:
    for text in (b"\xff\xfe\x00", b'{"paddock": "\xc3"}', save(match).encode("utf-16"), b"\xed\xa0\x80"):
        refused(open_share_code, packed(text))
        refused(open_save, text.decode("utf-8", "replace"))
        refused(open_save, text.decode("latin-1"))


def test_links_that_are_no_base64() -> None:
    for code in ("", "=", "ä", "🐂", "\ud800", "%41", "A", "AAAAA", "A\nAA", "<b>", "\x00", "../.."):
        refused(open_share_code, code)


VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    10**400,
    "",
    "x",
    "<b>",
    "\ud800",
    [],
    [[]],
    {},
    {"a": {}},
    float("nan"),
]
KEYS = ("paddock", "game", "rules", "seed", "seats", "names", "options", "chance", "undo", "actions")
HARMLESS: dict[str, tuple[Any, ...]] = {
    "seed": ("x", "<b>"),
    "names": ([],),
    "options": ({},),
    "undo": (True, False),
    "actions": ([],),
}


@pytest.mark.slow("it puts wrong things in every place of long saves")
@pytest.mark.parametrize("key", KEYS)
def test_wrong_things_everywhere(match: Match, key: str) -> None:
    good = document(match)
    assert {*good} == {*KEYS}
    for value in VALUES:
        bad = {**good, key: value}
        harmless = any(value is fine or (value == fine and type(value) is type(fine)) for fine in HARMLESS.get(key, ()))
        if value != good[key] and not harmless:
            assert key in refused_both_ways(bad) or key == "seats" or key == "actions"
    for value in VALUES:
        if key in ("seats", "names", "actions") and value not in ("x", "", "<b>"):
            refused_both_ways({**good, key: [value]})


@pytest.mark.parametrize("key", ["paddock", "game", "rules", "seed"])
def test_what_a_save_cannot_do_without(match: Match, key: str) -> None:
    parts = document(match)
    del parts[key]
    assert key in refused_both_ways(parts).casefold()


def test_the_sentence_says_what_is_wrong(match: Match) -> None:
    good = document(match)
    said = {
        "another version": {"paddock": 2},
        "no game here": {"game": "chess"},
        "other rules": {"rules": good["rules"] + 1},
        "a seat is person": {"seats": ["bot:godlike"]},
        "no option “colour”": {"options": {"colour": "red"}},
        "by hand": {"chance": "dice"},
        str(LONGEST_SEED): {"seed": "x" * (LONGEST_SEED + 1)},
        str(LONGEST_NAME): {"names": ["x" * (LONGEST_NAME + 1)]},
        "printable": {"seed": "a\nb"},
    }
    for words, change in said.items():
        assert words in refused_both_ways({**good, **change})


def test_numbers_that_only_look_alike(match: Match) -> None:
    for key in ("paddock", "rules"):
        for value in (True, 1.0):
            refused_both_ways({**document(match), key: value})


def test_long_things_are_not_repeated_at_length(match: Match) -> None:
    long = "<script>" * 2_000
    for change in (
        {"game": long},
        {"options": {long: "x"}},
        {"options": {option.name: long for option in match.game.options} or {long: "x"}},
        {"chance": long},
        {"seats": [long]},
        {"actions": [long]},
    ):
        refused_both_ways({**document(match), **change})


def test_duplicate_keys_are_refused_or_the_last_counts(match: Match) -> None:
    text = save(match)
    doubled = text.replace("{", '{"seed": "other",', 1)
    assert open_save(doubled).setup.seed == match.setup.seed


def test_html_in_names_stays_text() -> None:
    table = next(iter(TABLES.values()))
    name = "<img src=x onerror=alert(1)>"
    named = Match(setup(table, "a", names=[name]))
    assert open_save(save(named)).setup.names == (name,)
    assert open_share_code(share_code(named)).setup.names == (name,)
    for bad in ("\ud800", "a\x00", "a\u202eb", "a\nb"):
        refused_both_ways({**document(named), "names": [bad]})


def test_no_more_names_than_seats(match: Match) -> None:
    refused_both_ways({**document(match), "names": ["x"] * (match.setup.players + 1)})


def _line(text: str, entry: str) -> int:
    """The line of the only entry that reads so."""
    (line,) = [number for number, row in enumerate(text.splitlines(), 1) if row.strip().rstrip(",") == entry]
    return line


@pytest.mark.parametrize("seed", ["plain", "actions", '"actions": [', '\\"actions\\":'])
@pytest.mark.parametrize("bad", ["nonsense", "actions", 'say "hello"', "back\\slash", 17, None, ["a", "b"], {"a": "b"}])
def test_the_line_at_fault_is_named(seed: str, bad: object) -> None:
    for table in TABLES.values():
        parts = document(random_match(table, seed))
        for ply in {0, 1, len(parts["actions"]) // 2, len(parts["actions"]) - 1}:
            actions = list(parts["actions"])
            actions[ply] = "@"
            text = json.dumps({**parts, "actions": actions}, indent=1)
            line = _line(text, '"@"')
            sentence = refused(open_save, text.replace('"@"', json.dumps(bad)))
            assert f"line {line}:" in sentence, sentence
            assert f"move {ply + 1}:" in refused(open_share_code, packed(text.encode()))


def test_a_key_spelt_with_escapes_is_read_all_the_same(match: Match) -> None:
    for key in ("actions", "seed", "paddock"):
        escaped = "".join(f"\\u{ord(char):04x}" for char in key)
        assert open_save(save(match).replace(f'"{key}":', f'"{escaped}":')).plies == match.plies
    refused(open_save, json.dumps({**document(match), "actions": ["?"]}).replace('"actions"', '"\\u0061ctions"'))


@every_table
def test_an_action_that_chance_did_not_give(table: Game) -> None:
    match = next(match for n in range(9) if not (match := random_match(table, f"m{n}")).setup.by_hand)
    parts = document(match)
    uncertain = [ply for ply, state in enumerate(match.states) if len(state.chance_outcomes()) > 1]
    for ply in uncertain[:: 1 + len(uncertain) // 25]:
        outcomes = match.states[ply].chance_outcomes()
        other = next(str(action) for action, _p in outcomes if action != match.plies[ply])
        actions = [*parts["actions"][:ply], other]
        assert "not what the seed gives" in refused_both_ways({**parts, "actions": actions})


@every_table
def test_an_action_after_the_end(table: Game) -> None:
    match = match_of(table)
    if match.over:
        parts = document(match)
        parts["actions"].append(parts["actions"][-1])
        assert "over" in refused_both_ways(parts)
