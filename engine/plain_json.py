"""JSON from outside, read without trusting it: nesting that no document of ours has is refused before it is parsed.

The parser recurses, and in a browser deep recursion ends the interpreter instead of raising RecursionError.
"""

from __future__ import annotations

import json
import re
from typing import Final

DEEPEST: Final = 20
_STRING_OR_BRACKET: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def parse(text: str) -> object:
    """The document. Raises json.JSONDecodeError, or another ValueError for one that is nested too deeply."""
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        sign = found[0]
        depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST:
            raise ValueError(f"nested more than {DEEPEST} deep")
    document: object = json.loads(text)
    return document
