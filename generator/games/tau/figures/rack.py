"""The reserves above and below the board, and the signs in its missing corners."""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE, Seat
from engine.games.tau.board import EACH, PLAYERS, SHAFTS, End, Stick, name_of
from engine.games.tau.rules import TauState
from generator.drawing.scene import Circle, Group, Item, Millimetres, Rect, Text
from generator.games.tau.figures import caps, words
from generator.games.tau.figures.board import turning
from generator.language import gettext as _

WIDTH: Final[Millimetres] = 100.0
LABEL: Final[Millimetres] = 8.0
STEP: Final[Millimetres] = 13.0
HALF: Final[Millimetres] = 12.4
"""Each end of a stick is a thing to touch of 13 by 12.4 mm: more than 44 px where the picture is 370 px wide."""
HEIGHT: Final[Millimetres] = 2 * HALF + 0.8
CAP: Final[Millimetres] = 4.1
SIGN: Final = (16.0, 15.0)
"""Width and height of a sign."""


def rack(state: TauState, seat: Seat) -> Group:
    """The sticks of a player that are not on the board yet, and empty places for the others."""
    items = [*_label(state, seat)]
    for place in range(EACH):
        stick, left = seat * EACH + place, LABEL + 0.8 + (place + 0.5) * STEP
        shown = _waiting(stick) if state.reserves[seat] >> place & 1 else (_gone(stick),)
        items.append(Group(shown, shift=(left, HEIGHT / 2)))
    return Group(tuple(items))


def _label(state: TauState, seat: Seat) -> list[Item]:
    """Whose reserve it is, upright along its edge; the label of the one to act stands out."""
    on = state.current_player == seat
    word = Text((0.0, 1.5), _(PLAYERS[seat]), 4.6, "heading-accent" if on else "text-muted", "middle")
    box = Rect((0.4, 0.6), LABEL - 0.8, HEIGHT - 1.2, "card-chosen" if on else "box-muted", 1.5)
    return [box, Group((word,), shift=(LABEL / 2, HEIGHT / 2), turn=-90.0)]


def _waiting(stick: Stick) -> tuple[Item, ...]:
    rod = Group(caps.rod(caps.shaft_of(stick), 4.0, HALF))
    return (rod, *(_end(2 * stick + which) for which in (0, 1)))


def _end(end: End) -> Group:
    """An end of a stick in the reserve; touched, it is the one that will be up."""
    shaft = caps.shaft_of(end >> 1)
    items = (
        Rect((-STEP / 2, -HALF / 2), STEP, HALF, "hit", 2.0),
        caps.top(shaft, caps.shown(end), CAP),
        Circle((0.0, 0.0), CAP * caps.RING + 0.5, "halo"),
    )
    down = HALF / 2 if end & 1 else -HALF / 2
    return Group(items, f"stick:{shaft}:{name_of(end)}", words.end_title(end), shift=(0.0, down))


def _gone(stick: Stick) -> Group:
    places = tuple(Circle((0.0, way * HALF / 2), CAP, "chip-used") for way in (-1, 1))
    return Group(places, title=words.gone_title(stick))


def turn_sign() -> Group:
    """Touched together with a stick: turn it over."""
    items = (*_frame(), *_at(SIGN[0] / 2, 5.9, turning(3.6, "line-strong", "arrow")), _word(_("turn")))
    return Group(items, "turn", _("Turn over"))


def ask_sign() -> Group:
    """Touched together with a stick: ask which cap it hides."""
    sign = Text((SIGN[0] / 2, 9.6), "?", 10.0, "number", "middle")
    return Group((*_frame(), sign, _word(_("ask"))), "ask", _("Ask what is hidden"))


def start_sign(seat: Seat) -> Group:
    """The lot: this player begins."""
    number = Text((SIGN[0] / 2, 7.7), str(seat + 1), 5.6, ("mark-black", "mark-white")[seat], "middle")
    disc = Circle((SIGN[0] / 2, 5.9), 4.4, f"shaft-{SHAFTS[seat]}")
    second = (Circle((SIGN[0] / 2, 5.9), 3.7, "seam-light"),) if seat else ()
    title = _("Player {number} begins").format(number=seat + 1)
    return Group((*_frame(), disc, *second, number, _word(_("begins"))), f"start:{seat + 1}", title)


def corner_signs(state: TauState, top: Millimetres, bottom: Millimetres) -> tuple[Item, ...]:
    """The signs in the corners that the board lacks: the lot while it is to be drawn, then turning and asking."""
    right, low = WIDTH - SIGN[0], bottom - SIGN[1]
    if state.current_player == CHANCE:
        return (Group((start_sign(1),), shift=(right, top)), Group((start_sign(0),), shift=(right, low)))
    asking = (Group((ask_sign(),), shift=(0.0, low)),) if state.options.hidden == "ask" else ()
    return (*asking, Group((turn_sign(),), shift=(right, low)))


def _frame() -> tuple[Item, ...]:
    return (
        Rect((0.0, 0.0), *SIGN, "hit", 2.0),
        Rect((0.4, 0.4), SIGN[0] - 0.8, SIGN[1] - 0.8, "card", 2.0),
        Rect((0.4, 0.4), SIGN[0] - 0.8, SIGN[1] - 0.8, "halo", 2.0),
    )


def _word(word: str) -> Text:
    return Text((SIGN[0] / 2, SIGN[1] - 1.9), word, 3.4, "text", "middle")


def _at(x: Millimetres, y: Millimetres, items: tuple[Item, ...]) -> tuple[Item, ...]:
    return (Group(items, shift=(x, y)),)
