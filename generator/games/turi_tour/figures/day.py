"""By day: the board with its figures, what was just done, the card in play if others feel for it, and the players."""

from __future__ import annotations

from typing import Final

from engine.game import CHANCE, TERMINAL
from engine.games.turi_tour.actions import GLASSES, Drop, Take
from engine.games.turi_tour.animals import NAMES
from engine.games.turi_tour.board import Standing
from engine.games.turi_tour.cards import Card
from engine.games.turi_tour.rules import TuriTourState
from engine.games.turi_tour.sea import Spot
from engine.games.turi_tour.state import Phase
from engine.games.turi_tour.words import OTHER_PLAYERS
from generator.drawing.figure import View
from generator.drawing.scene import Circle, Group, Item, Line, Point, Polygon, Polyline, Rect, Scene, Text
from generator.games.turi_tour.figures import words
from generator.games.turi_tour.figures.animals import BASE, standing
from generator.games.turi_tour.figures.board import bare, chips
from generator.games.turi_tour.figures.plan import HIGH, MIDDLE, WIDE, at, box, put
from generator.language import gettext as _
from generator.language import say

CARD: Final = (15.5, 20.0)
ARM: Final = 1.5
"""Half the arm of the cross where a figure was put down."""


def picture(state: TuriTourState, view: View) -> Scene:
    """The picture of a lit position."""
    items: tuple[Item, ...] = (
        *bare(state.quarters),
        *chips(state.chips, state.quarters),
        *_card(state),
        *figures(state, _new(state, view)),
        *_traces(state, view),
        *_finger(state),
        *_below(state),
        *players(state),
    )
    return Scene(WIDE, HIGH, items, _title(state))


def _title(state: TuriTourState) -> str:
    return _("The board with {count} figures on it").format(count=len(state.figures))


def figures(state: TuriTourState, new: frozenset[Standing] = frozenset()) -> tuple[Group, ...]:
    """What stands on the board, those further down before the others."""
    rows = sorted(state.figures, key=lambda figure: (figure.spot[1], figure.spot[0]))
    return tuple(
        standing(figure.kind, at(figure.spot), new=figure in new, title=words.figure(figure)) for figure in rows
    )


def _before(view: View) -> TuriTourState | None:
    return view.before if isinstance(view.before, TuriTourState) else None


def _new(state: TuriTourState, view: View) -> frozenset[Standing]:
    """The figures that the last step has put where they stand."""
    before = _before(view)
    return (
        frozenset(state.figures) - frozenset(before.figures) if before and isinstance(view.last, Drop) else frozenset()
    )


def _traces(state: TuriTourState, view: View) -> tuple[Item, ...]:
    """Where the figure was put down, joined to where it stands now; and where figures stood that have left."""
    before, last = _before(view), view.last
    if before is None or state.dark:
        return ()
    gone = [figure for figure in before.figures if figure not in state.figures] if isinstance(last, Drop | Take) else []
    left = tuple(Circle(at(figure.spot), BASE, "trace") for figure in gone)
    return (*left, *_put_down(last.spot, sorted(_new(state, view)), before)) if isinstance(last, Drop) else left


def _put_down(spot: Spot, new: list[Standing], before: TuriTourState) -> tuple[Item, ...]:
    here = at(spot)
    now = [at(figure.spot) for figure in new if figure.kind == before.hand]
    nearest = min(now, key=lambda point: (point[0] - here[0]) ** 2 + (point[1] - here[1]) ** 2, default=None)
    way = (Line(here, nearest, "trace"),) if nearest else ()
    if nearest == here:
        return ()
    x, y = here
    cross = (
        Line((x - ARM, y - ARM), (x + ARM, y + ARM), "trace-cross"),
        Line((x - ARM, y + ARM), (x + ARM, y - ARM), "trace-cross"),
    )
    return (*way, Group((Circle(here, BASE, "trace"), *cross), title=words.put_down(spot), layer="put-down"))


def _card(state: TuriTourState) -> tuple[Group, ...]:
    """The card in play, in the middle of the sea."""
    if state.card is None:
        return ()
    return (
        Group(card(state.card), title=words.card(state.card), shift=(MIDDLE[0] - CARD[0] / 2, MIDDLE[1] - CARD[1] / 2)),
    )


def card(shown: Card) -> tuple[Item, ...]:
    """A task card, open."""
    wide, high = CARD
    lines = _(words.TASKS[shown.task]).split(" ")
    text = _balanced(lines)
    rows = tuple(Text((wide / 2, 3.6 + 2.9 * row), line, 2.4, "number", "middle") for row, line in enumerate(text))
    who = (standing(shown.in_hand, (wide / 2, high - 6.4), scale=1.25),) if shown.in_hand is not None else ()
    mark = () if who else (Text((wide / 2, high - 3.0), "?", 9.0, "number-accent", "middle"),)
    return (Rect((0.0, 0.0), wide, high, "card", 1.2), *rows, *who, *mark)


def _balanced(parts: list[str]) -> list[str]:
    """Words in at most two lines."""
    half = (sum(map(len, parts)) + len(parts)) / 2
    first: list[str] = []
    while parts and (not first or len(" ".join([*first, parts[0]])) <= half + 1):
        first.append(parts.pop(0))
    return [line for line in (" ".join(first), " ".join(parts)) if line]


def _finger(state: TuriTourState) -> tuple[Group, ...]:
    """The fingertip of the player whose eyes are covered."""
    if state.finger is None:
        return ()
    x, y = at(state.finger)
    ring = Circle((x, y), 2.3, "peg-chosen")
    hand = Polygon(((x, y), (x + 1.6, y + 4.6), (x + 4.6, y + 1.6)), "piece")
    return (Group((hand, ring), title=_("Fingertip"), layer="finger"),)


def _below(state: TuriTourState) -> tuple[Group, ...]:
    if state.phase == Phase.LOOK:
        return (_stack(state), glasses())
    if state.dark:
        return (_stack(state), _watched(state))
    return (_stack(state), *((_winners(state),) if state.winners() else ()))


def _stack(state: TuriTourState) -> Group:
    """The cards that are left."""
    field = box(0, 0, 4, 2)
    number = state.fresh + len(state.under)
    cards = tuple(
        Rect((3.6 + shift, 3.0 + shift), 14.0, 18.0, "card-back", 1.2) for shift in (1.6, 0.8, 0.0)[-min(3, number) :]
    )
    words_ = Text((field.wide / 2, field.high - 1.6), str(number), 6.0, "number", "middle")
    title = _("Task cards left: {count}").format(count=number)
    return put(field, *(cards if number else ()), words_, title=title)


def glasses() -> Group:
    """The sunglasses, to be put on."""
    left, right = box(0, 1, 4, 2), box(0, 3, 4, 2)
    wide, high = right.x + right.wide - left.x, left.high
    items: tuple[Item, ...] = (
        Rect((0.4, 0.4), wide - 0.8, high - 0.8, "card", 4.0),
        *pair_of_glasses((wide / 2, high / 2 - 3.6), 1.0),
        Text((wide / 2, high - 4.2), say(GLASSES.message), 5.2, "number", "middle"),
        Rect((0.8, 0.8), wide - 1.6, high - 1.6, "hit", 3.6),
    )
    return put(left, *items, touch="glasses", title=say(GLASSES.message))


def pair_of_glasses(middle: Point, scale: float) -> tuple[Item, ...]:
    """Sunglasses, about 30 mm wide at scale 1."""
    x, y = middle
    return (
        Polyline(
            ((x - 2.2 * scale, y - 2.0 * scale), (x, y - 3.0 * scale), (x + 2.2 * scale, y - 2.0 * scale)),
            "line-strong",
        ),
        Line((x - 13.6 * scale, y - 2.4 * scale), (x - 16.0 * scale, y - 4.4 * scale), "line-strong"),
        Line((x + 13.6 * scale, y - 2.4 * scale), (x + 16.0 * scale, y - 4.4 * scale), "line-strong"),
        *(
            Rect((x + side - 6.0 * scale, y - 4.4 * scale), 12.0 * scale, 9.0 * scale, "glass", 4.0 * scale)
            for side in (-8.0 * scale, 8.0 * scale)
        ),
    )


def _watched(state: TuriTourState) -> Group:
    """What the player whose eyes are covered holds, and has said."""
    left, right = box(0, 1, 4, 2), box(0, 3, 4, 2)
    wide, high = right.x + right.wide - left.x, left.high
    hand = (standing(state.hand, (12.0, high / 2), scale=1.9),) if isinstance(state.hand, int) else ()
    said = _("“{kind}”").format(kind=_(NAMES[state.said])) if state.said is not None else ""
    who = _("{player} feels about").format(player=_(OTHER_PLAYERS[state.seat]))
    items = (Rect((0.4, 0.4), wide - 0.8, high - 0.8, "box-muted", 4.0), *hand)
    words_ = (
        Text((24.0, high / 2 - 2.0), who, 4.2, "number"),
        Text((24.0, high / 2 + 5.0), said, 5.0, "number-accent"),
    )
    return put(left, *items, *words_, title=f"{who} {said}".strip())


def _winners(state: TuriTourState) -> Group:
    """Who has won, large."""
    left, right = box(0, 1, 4, 2), box(0, 3, 4, 2)
    wide, high = right.x + right.wide - left.x, left.high
    names = [_(OTHER_PLAYERS[seat]) for seat in state.winners()]
    frame = Rect((0.4, 0.4), wide - 0.8, high - 0.8, "card-chosen", 4.0)
    lines = (", ".join(names[:2]), ", ".join(names[2:]))
    rows = tuple(
        Text((wide / 2, high - 10.5 + 7.0 * row), line, 6.0, "number-accent", "middle")
        for row, line in enumerate(lines)
    )
    star = Polygon(_star((wide / 2, 8.0), 6.4), "arrow-accent")
    return put(left, frame, star, *rows, title=say(state.status()))


def players(state: TuriTourState) -> tuple[Group, ...]:
    """All players in a row, with the cards they have won."""
    return tuple(_player(state, seat) for seat in range(len(state.won)))


def _player(state: TuriTourState, seat: int) -> Group:
    field = box(2, seat, len(state.won))
    on = state.seat == seat and state.current_player not in (CHANCE, TERMINAL)
    best = seat in state.winners()
    items = (
        Rect((0.4, 0.4), field.wide - 0.8, field.high - 0.8, "card-chosen" if on or best else "box-muted", 2.0),
        Text((2.4, 5.8), _(OTHER_PLAYERS[seat]), 3.8, "text-strong"),
        Rect((2.6, 7.6), 3.6, 5.0, "card-back", 0.6),
        Text((7.6, 12.2), str(state.won[seat]), 5.4, "number-accent" if on or best else "number"),
        *((Polygon(_star((field.wide - 5.0, 7.3), 3.4), "arrow-accent"),) if best else ()),
    )
    return put(field, *items, title=words.player(seat, state.won[seat]))


def _star(middle: Point, far: float) -> tuple[Point, ...]:
    from math import cos, pi, sin

    return tuple(
        (middle[0] + r * sin(k * pi / 5), middle[1] - r * cos(k * pi / 5))
        for k in range(10)
        for r in ((far if k % 2 == 0 else far * 0.42),)
    )
