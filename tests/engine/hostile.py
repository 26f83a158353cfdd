"""Saves and links that somebody else wrote: how tests make them, and what alone may come of them."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from engine.match import Match
from engine.saving import LONGEST_CODE, BadSave, open_save, open_share_code, save

LONGEST_ANSWER = 400
"""Characters: what a file says must not flood the screen."""


def document(match: Match) -> dict[str, Any]:
    """A save as its parts, to be spoilt."""
    parts: dict[str, Any] = json.loads(save(match))
    return parts


def packed(text: bytes) -> str:
    """Any bytes as a share code."""
    squeezer = zlib.compressobj(9)
    return base64.urlsafe_b64encode(squeezer.compress(text) + squeezer.flush()).decode().rstrip("=")


def refused(opening: Callable[[str], Match], text: str) -> str:
    """The sentence with which this is refused; fails if it is accepted or anything else is raised."""
    with pytest.raises(BadSave) as raised:
        opening(text)
    sentence = str(raised.value)
    assert " " in sentence
    assert len(sentence) <= LONGEST_ANSWER, sentence
    assert "\n" not in sentence
    return sentence


def refused_both_ways(parts: object) -> str:
    """The sentence about a save with these parts, after the link with the same parts was refused as well."""
    text = json.dumps(parts)
    code = packed(text.encode())
    if len(code) <= LONGEST_CODE:
        refused(open_share_code, code)
    return refused(open_save, text)


def opened_or_refused(opening: Callable[[str], Match], text: str) -> Match | None:
    """The match, or None if it was refused as it must be."""
    try:
        return opening(text)
    except BadSave:
        return None
