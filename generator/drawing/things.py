"""The colours of things that are not paper, all kinds in one table a theme."""

from __future__ import annotations

from collections.abc import Mapping

from generator.drawing import seas, woods

THINGS: Mapping[str, str] = {**woods.WOODS, **seas.SEAS}
DARK_THINGS: Mapping[str, str] = {**woods.DARK_WOODS, **seas.DARK_SEAS}
CONTRAST_THINGS: Mapping[str, str] = {**woods.CONTRAST_WOODS, **seas.CONTRAST_SEAS}
DARK_CONTRAST_THINGS: Mapping[str, str] = {**woods.DARK_CONTRAST_WOODS, **seas.DARK_CONTRAST_SEAS}
PLAIN_THINGS: Mapping[str, str] = {**woods.PLAIN_WOODS, **seas.PLAIN_SEAS}
