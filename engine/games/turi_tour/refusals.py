"""The sentences of refused steps, by code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.message import unchanged as _

SENTENCES: Final[Mapping[str, str]] = {
    "glasses-first": _("First look at the board, then put the sunglasses on."),
    "glasses-on": _("You have the sunglasses on already."),
    "say-first": _("First feel the figure in your hand and say what it is."),
    "ask-first": _("First say which animal is the greatest sourpuss, and ask for one."),
    "said-already": _("You have said what it is: now do what the card asks for."),
    "nothing-to-say": _("No figure is in your hand: say which animal is the rarest on the board."),
    "nothing-to-ask": _("A figure is in your hand: say what it is."),
    "empty-hand": _("Nothing is in your hand."),
    "one-hand": _("With one hand a figure is felt once, before it is named."),
    "hands-off": _("At this table the board is not touched while placing."),
    "not-to-drop": _("This card wants no figure put on the board."),
    "drop-at-finger": _("Put the finger to the place first: the figure goes where the fingertip is."),
    "not-to-count": _("Nothing is to be counted for this card."),
    "not-to-take": _("Nothing is to be taken off the board for this card."),
    "nothing-here": _("No figure is under your fingertip."),
}
