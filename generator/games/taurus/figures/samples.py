"""Positions for the drawn examples of the rules page: a few fields of a board, and steps as if done on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.games.taurus.board import FIELD_OF, HOLE_OF, PAIR_OF, PAIRS, POSTS, Ends, Fields, Pair, Pairs
from engine.games.taurus.options import Options
from engine.games.taurus.rules import TaurusState, first_state
from engine.games.taurus.state import Phase
from engine.games.taurus.text import BULL_LETTERS
from engine.games.taurus.turn import rebuilt
from engine.message import unchanged as msgid

SEATS: Final = "BOGP"
"""Blue, Orange, Green, Purple."""


class Sample(NamedTuple):
    """What is drawn: fields as "e4-g6", the first and the last of them; bulls as "kg5", colour and field; wires as
    "B:f5nw-f5sw", by seat, with "-" for grey; dead wires as "f5nw-f5sw"; what is refused; steps in notation; letters.
    """

    window: str
    caption: str
    bulls: str = ""
    wires: str = ""
    dead: str = ""
    posts: str = ""
    """Those that no wire holds."""
    played: str = ""
    """A step done before the picture is drawn."""
    fresh: str = ""
    """The new post, whose own wire is there already."""
    lowered: str = ""
    seat: str = "B"
    steps: str = ""
    wrong: str = ""
    letters: str = ""


SIX: Final = "kc2 rd2 ge2 nc3 gd3 ke3"
HERD: Final = "re4 kf4 ng4 ge5 nf5 rg5 ne6 kf6 gg6"
TAKEN: Final = "re4 kf4 ng4 ge5 nf5 ne6"
OLD: Final = "G:f5nw-f5sw G:f5sw-f6sw O:f6sw-g6se"
"""The fence of the rules' example of closing, as we read its picture."""
ABCD: Final = "A:g5ne:nw B:f5sw:sw C:g6se:nw D:f5nw:nw"
PENS: Final = "P:b3nw-c3ne G:c3ne-c4se P:c4se-b4sw -:b3nw-b4sw B:c3ne-d3ne O:d3ne-e3ne B:d4se-e4se O:c4se-d4se"
"""A closed area on the left, and a fence on the right that lacks one wire."""
PEN_HERD: Final = "kd3 re3 gd4 ne4 nb2 rc2 gd2 ke2"

SAMPLES: Final[Mapping[str, Sample]] = {
    "fields": Sample(
        "c2-e3",
        msgid("Fields are black, plain or branded with a bull’s head. The holes of a field are nw, ne, sw and se."),
        letters="nw:d3nw:se ne:d3ne:sw sw:d3sw:ne se:d3se:nw",
    ),
    "lengths": Sample(
        "c2-e3",
        msgid("The three lengths: short ones blue, medium ones orange, long ones green. Each spans two distances."),
        wires="B:c2nw-c2ne B:c2se-c3nw O:d2nw-e2nw O:d2sw-e2nw G:e2ne-e3se G:d3nw-e3se",
    ),
    "first-fences": Sample(
        "c2-e3",
        msgid("Two first fences: Blue’s within one field, Orange’s across the border of two."),
        SIX,
        "B:c2sw-c2se O:d3ne-e3nw",
    ),
    "neighbours": Sample(
        "c2-e3",
        msgid("Orange’s posts share a field, Blue’s are in fields with a common edge. C and D are no neighbours."),
        SIX,
        "O:e3sw-e3se B:c2ne-d2nw",
        posts="c3ne d2sw",
        wrong="c3ne-d2sw",
        letters="C:c3ne:nw D:d2sw:se",
    ),
    "extend-new": Sample(
        "c2-e3",
        msgid("Orange’s new post has three neighbours: it could join A or B, and joins C in Blue’s fence."),
        SIX,
        "O:c3nw-c3sw B:e2sw-e3nw",
        posts="d3nw",
        seat="O",
        steps="maybe c3nw d3nw, maybe c3sw d3nw, wire d3nw e3nw",
        letters="A:c3nw:nw B:c3sw:sw C:e3nw:sw",
    ),
    "extend-old": Sample(
        "c2-e3",
        msgid("Green sets no post and joins A and B, which were there already."),
        SIX,
        "B:c2se-c3ne O:d3nw-d3ne",
        seat="G",
        steps="wire c3ne d3nw",
        letters="A:c3ne:nw B:d3nw:ne",
    ),
    "close-three": Sample(
        "e4-g6",
        msgid("Blue sets post A, joins it to B by a blue wire and to C by a grey one: three bulls are surrounded."),
        HERD,
        f"{OLD} B:f5sw-g5ne",
        fresh="g5ne",
        steps="grey g5ne g6se",
        letters=ABCD,
    ),
    "close-four": Sample(
        "e4-g6",
        msgid("With the blue wire from A to D instead of B the area holds four."),
        HERD,
        f"{OLD} B:f5nw-g5ne",
        fresh="g5ne",
        steps="grey g5ne g6se",
        letters=ABCD,
    ),
    "too-few": Sample(
        "e4-g6",
        msgid("After the first closing A and D stay apart for good: that area would hold a single bull."),
        TAKEN,
        f"{OLD} B:f5sw-g5ne -:g5ne-g6se",
        wrong="f5nw-g5ne",
        letters=ABCD,
    ),
    "allotted": Sample(
        "e4-g6",
        msgid("Clockwise from the grey wire: Blue, Green, Blue. For Purple’s wire no bull is left."),
        HERD,
        "B:f6se-g6se G:f6sw-f6se B:f5sw-f6sw P:f5sw-g5ne",
        seat="P",
        steps="grey g5ne g6se",
    ),
    "crossing": Sample(
        "c2-e3",
        msgid("Orange’s wire came later and runs across Blue’s: it is dead, and closes nothing."),
        SIX,
        "B:d2sw-d3ne O:d2se-d3nw",
        dead="d2se-d3nw",
    ),
    "under": Sample(
        "c2-e3",
        msgid("Two wires run over the middle of a field. The bulls were moved to one side, and there they count."),
        SIX,
        "B:c3sw-c3ne O:d3nw-d3se",
        lowered="d3",
    ),
    "inner": Sample(
        "b2-e4",
        msgid("A new area beside an emptied one. By the wires round the new one the third pick is Green’s …"),
        PEN_HERD,
        PENS,
        steps="grey e3ne e4se",
    ),
    "outer": Sample(
        "b2-e4",
        msgid("… and by the wires round both it is Purple’s."),
        PEN_HERD,
        PENS,
        played="grey e3ne e4se",
        steps="area outer",
    ),
}  # fmt: skip


def pair_named(name: str) -> Pair:
    """The pair of two holes, as "f5nw-f5sw"."""
    return PAIR_OF[Ends(*sorted(HOLE_OF[hole] for hole in name.split("-")))]


def state_of(sample: Sample) -> TaurusState:
    """The position of a sample, with four players."""
    laid: dict[str, Pairs] = dict.fromkeys((*SEATS, ""), 0)
    for text in sample.wires.split():
        seat, _colon, name = text.partition(":")
        laid[seat if seat in SEATS else ""] |= 1 << pair_named(name)
    posts = sum(1 << HOLE_OF[hole] for hole in sample.posts.split())
    for pairs in laid.values():
        for pair, (a, b) in enumerate(PAIRS):
            posts |= (1 << a | 1 << b) if pairs >> pair & 1 else 0
    state = first_state(len(SEATS), Options())
    state = rebuilt(
        state._replace(
            colours=tuple(laid[seat] for seat in SEATS),
            grey=laid[""],
            dead=sum(1 << pair_named(name) for name in sample.dead.split()),
            bulls=tuple(_fields(sample.bulls, letter) for letter in BULL_LETTERS),
            waiting=0,
            lowered=sum(1 << FIELD_OF[name] for name in sample.lowered.split()),
            posts_left=POSTS - posts.bit_count(),
            seat=SEATS.index(sample.seat),
            phase=Phase.WIRED if sample.fresh else Phase.PLAY,
            fresh=HOLE_OF[sample.fresh] if sample.fresh else None,
            net=state.net._replace(posts=posts),
        )
    )
    return state.after(state.parse(sample.played)) if sample.played else state


def _fields(bulls: str, letter: str) -> Fields:
    return sum(1 << FIELD_OF[text[1:]] for text in bulls.split() if text[0] == letter)
