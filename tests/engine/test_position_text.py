"""Position texts: every codec reads what it writes, and refuses the rest in one sentence of bounded length."""

from __future__ import annotations

from typing import Any

import pytest

from engine.position_text import (
    BadPosition,
    Codec,
    Field,
    Line,
    choices,
    in_a_row,
    named,
    number,
    one_of,
    optional,
    side_by_side,
)

SIGNS = one_of({"a": 1, "b": 2, "c": 3})
MANY = one_of({f"name number {place}": place for place in range(300)})
LINE = Line(
    Field("the sign", SIGNS, lambda state: state[0]),
    each=Field("a hand", in_a_row(number(most=20)), lambda state: state[1]),
    players=range(2, 4),
    longest=40,
)


@pytest.mark.parametrize(
    ("codec", "value", "text"),
    [
        (SIGNS, 2, "b"),
        (named({"a": 1, "b": 2}, "sign"), 2, "b"),
        (number(most=120), 120, "120"),
        (optional(SIGNS), None, "-"),
        (optional(SIGNS), 3, "c"),
        (in_a_row(SIGNS), (), "-"),
        (in_a_row(SIGNS), (1, 3), "a,c"),
        (in_a_row(number(most=9), ".", count=3), (1, 0, 9), "1.0.9"),
        (side_by_side("/", SIGNS, number(most=9)), (1, 7), "a/7"),
        (choices(("on", "off"), ("5", "7")), ("off", "5"), "off.5"),
    ],
)
def test_a_codec_reads_what_it_writes(codec: Codec[Any], value: object, text: str) -> None:
    assert codec.write(value) == text
    assert codec.read(text) == value


@pytest.mark.parametrize(
    ("codec", "text"),
    [
        (SIGNS, "d"),
        (named({"a": 1}, "sign"), "d"),
        (MANY, "nobody"),
        (number(most=9), "10"),
        (number(most=9), "-1"),
        (number(most=9), "٣"),
        (number(most=9), ""),
        (in_a_row(SIGNS), "a,,b"),
        (in_a_row(SIGNS, count=2), "a"),
        (side_by_side("/", SIGNS, SIGNS), "a"),
        (choices(("on", "off")), "on.off"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(codec: Codec[Any], text: str) -> None:
    with pytest.raises(BadPosition, match=r"\w+ \w+.*\.$") as refused:
        codec.read(text)
    assert len(str(refused.value)) < 400


def test_of_two_names_for_one_value_the_first_is_written_and_both_are_read() -> None:
    codec = one_of({"new": 1, "old": 1})
    assert (codec.write(1), codec.read("old"), codec.read("new")) == ("new", 1, 1)


def test_a_line_has_a_field_for_each_player() -> None:
    text = LINE.write((3, [(1, 2), ()]))
    assert text == "c 1,2 -"
    assert LINE.read(text) == [3, [(1, 2), ()]]


@pytest.mark.parametrize("text", ["", "c", "c -", "c - - - -", "c - 21", "z - -", "c " + "- " * 60])
def test_a_line_says_which_part_is_at_fault(text: str) -> None:
    with pytest.raises(BadPosition, match=r"(The sign|A hand|A position has 1 parts)"):
        LINE.read(text)
