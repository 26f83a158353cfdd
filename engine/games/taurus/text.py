"""A position as one line of text, read back: the table of its fields.

Holes, fields and seats stand by their names, wires as `hole+hole`, bulls as a letter for each field from a1 on.
"""

from __future__ import annotations

from typing import Final

from engine.bits import bits
from engine.games.taurus.board import (
    FIELD_OF,
    FIELDS,
    HOLE_OF,
    HOLES,
    KITS,
    PAIR_OF,
    PAIRS,
    POSTS,
    Ends,
    Fields,
    Pair,
    Pairs,
    Stock,
)
from engine.games.taurus.net import Net
from engine.games.taurus.options import OPTIONS, Options
from engine.games.taurus.state import Phase, Player, Position, colour_in
from engine.games.taurus.validity import checked
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
    refuse,
    side_by_side,
)

BULL_LETTERS: Final = "kngr"
"""Black, brown, grey, red."""
TO_COME, NO_BULL = "?", "."


def _write_wire(pair: Pair) -> str:
    a, b = PAIRS[pair]
    return f"{HOLES[a]}+{HOLES[b]}"


def _read_wire(text: str) -> Pair:
    one, _plus, other = text.partition("+")
    pair = PAIR_OF.get(Ends(*sorted((HOLE.read(one), HOLE.read(other)))))
    return refuse(text, "pair of neighbouring holes") if pair is None else pair


def _set_of(place: Codec[int]) -> Codec[int]:
    """A set of places, bit i for place i: their names in a row."""
    row = in_a_row(place)

    def read(text: str) -> int:
        places = row.read(text)
        if len({*places}) != len(places):
            raise BadPosition("something is named twice that can be there only once.")
        return sum(1 << place for place in places)

    return Codec(lambda mask: row.write(tuple(bits(mask))), read)


def _read_signs(text: str) -> str:
    if len(text) != len(FIELDS) or not {*text} <= {*BULL_LETTERS, NO_BULL, TO_COME}:
        raise BadPosition(f"{len(FIELDS)} signs are wanted: {', '.join(BULL_LETTERS)} for bulls, a dot for none.")
    return text


HOLE: Final = named(HOLE_OF, "hole")
WIRE: Final = Codec(_write_wire, _read_wire)
WIRES: Final = _set_of(WIRE)
PASTURES: Final = _set_of(named(FIELD_OF, "field"))
SEAT: Final = one_of({str(seat + 1): seat for seat in range(4)})
CAUGHT: Final = side_by_side(".", *[number(most=99)] * len(BULL_LETTERS))


def _signs(position: Position) -> str:
    """A sign for each field: a bull's letter, none, or one still to come."""
    return "".join(_sign(position, field) for field in range(len(FIELDS)))


def _sign(position: Position, field: int) -> str:
    colour = colour_in(position, field)
    if colour is None:
        return TO_COME if position.waiting >> field & 1 else NO_BULL
    return BULL_LETTERS[colour]


LINE: Final = Line(
    Field("the options", choices(*((c.value for c in option.choices) for option in OPTIONS)), lambda p: p.options),
    Field("the phase", one_of({phase.name.lower(): phase for phase in Phase}), lambda p: p.phase),
    Field("whose turn it is", SEAT, lambda p: p.seat),
    Field("the posts", _set_of(HOLE), lambda p: p.net.posts),
    Field("the grey wires", WIRES, lambda p: p.grey),
    Field("the dead wires", WIRES, lambda p: p.dead),
    Field("the bulls", Codec(str, _read_signs), _signs),
    Field("the bulls below a wire", PASTURES, lambda p: p.lowered),
    Field("the new post", optional(HOLE), lambda p: p.fresh),
    Field("the wire to be settled", optional(WIRE), lambda p: p.wire),
    Field("the bulls to take, by whom", side_by_side("/", PASTURES, in_a_row(SEAT)), lambda p: (p.inside, p.picks)),
    Field("turns passed", number(most=4), lambda p: p.passes),
    each=Field(
        "wires and bulls caught",
        side_by_side("/", WIRES, CAUGHT),
        lambda p: [(wires, player.caught) for wires, player in zip(p.colours, p.players, strict=True)],
    ),
    players=range(2, 5),
    longest=6000,
)
"""In the order of the text."""


def write(position: Position) -> str:
    """The text of a position."""
    return LINE.write(position)


def read(text: str) -> Position:
    """The position that a text names, with its net. Raises BadPosition."""
    row, phase, seat, posts, grey, dead, signs, lowered, fresh, wire, (inside, picks), passes, seats = LINE.read(text)
    options = Options(*row)
    position = Position(
        options,
        players=tuple(Player(_left(options, wires), caught) for wires, caught in seats),
        pool=_left(options, grey),
        colours=tuple(wires for wires, _caught in seats),
        waiting=_with(signs, TO_COME),
        bulls=tuple(_with(signs, letter) for letter in BULL_LETTERS),
        grey=grey,
        dead=dead,
        lowered=lowered,
        posts_left=POSTS - posts.bit_count(),
        seat=seat,
        phase=phase,
        fresh=fresh,
        wire=wire,
        inside=inside,
        picks=picks,
        passes=passes,
        net=Net(posts=posts),
    )
    return checked(position)


def _with(signs: str, sign: str) -> Fields:
    """The fields with a sign."""
    return sum(1 << field for field, here in enumerate(signs) if here == sign)


def _left(options: Options, wires: Pairs) -> Stock:
    """What is left of a colour's wires. Raises BadPosition."""
    kit = KITS[options.lengths]
    short, medium, long = (
        number - (wires & pairs).bit_count() for number, pairs in zip(kit.stock, kit.pairs, strict=True)
    )
    if min(short, medium, long) < 0:
        raise BadPosition("More wires of one colour and length are on the board than there are.")
    return short, medium, long
