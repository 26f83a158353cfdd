"""Whether a position read from a text could be played on: what passes here never fails later."""

from __future__ import annotations

from engine.bits import bits
from engine.games.taurus import legal
from engine.games.taurus.board import PAIRS, Pair, Pairs, pastures
from engine.games.taurus.closing import FEWEST, catch, pick_orders
from engine.games.taurus.geometry import CROSSING, FIELD_UNDER, HOLES_UNDER
from engine.games.taurus.state import Phase, Position
from engine.games.taurus.turn import rebuilt
from engine.position_text import BadPosition


def checked(position: Position) -> Position:
    """The position with its whole net; what comes in has only posts in it. Raises BadPosition if it is impossible."""
    seats = len(position.players)
    if max(position.seat, *position.picks, 0) >= seats:
        raise BadPosition(f"There are {seats} players, and a seat beyond is named.")
    if position.passes > seats or (position.passes == seats and position.phase != Phase.OVER):
        raise BadPosition("More turns are passed than end the game.")
    _bulls(position)
    _wires(position)
    made = rebuilt(position)
    _phase(made)
    if made.current_player >= 0 and not legal.actions(made):
        raise BadPosition("Nobody could do anything here.")
    return made


def _bulls(position: Position) -> None:
    fields = pastures(len(position.players), position.options.heads)
    if (position.free | position.waiting) & ~fields:
        raise BadPosition("A bull is in a field that is to be empty with so many players.")
    each = fields.bit_count() // len(position.bulls)
    for colour, here in enumerate(position.bulls):
        number = here.bit_count() + sum(player.caught[colour] for player in position.players)
        if number > each or (not position.waiting and number != each):
            raise BadPosition(f"Of every colour there are {each} bulls on the board and with players.")
    if bool(position.waiting) != (position.phase == Phase.BULLS):
        raise BadPosition("Bulls are placed before anything else.")
    placed = fields & ~position.waiting
    if position.waiting and placed & ~((position.waiting & -position.waiting) - 1) | (placed ^ position.free):
        raise BadPosition("Bulls are placed field by field.")


def _wires(position: Position) -> None:
    together = position.grey
    for pairs in position.colours:
        if together & pairs:
            raise BadPosition("Two posts are joined twice.")
        together |= pairs
    if position.dead & ~together or position.posts_left < 0:
        raise BadPosition("A dead wire is not on the board, or there are too many posts.")
    if position.dead and position.options.crossing == "none":
        raise BadPosition("At this table no wire crosses another.")
    for pair in bits(together):
        _one_wire(position, pair, together)


def _one_wire(position: Position, pair: Pair, together: Pairs) -> None:
    posts = position.net.posts
    if not all(posts >> hole & 1 for hole in PAIRS[pair]):
        raise BadPosition("A wire ends where no post is.")
    if HOLES_UNDER[pair] & posts:
        raise BadPosition("A wire runs over a post.")
    crossed = CROSSING[pair] & together & ~position.dead
    if crossed and not position.dead >> pair & 1:
        raise BadPosition("Two live wires cross.")
    if position.dead >> pair & 1 and not CROSSING[pair] & together:
        raise BadPosition("A wire is dead that crosses no other.")


def _phase(position: Position) -> None:
    """Raise unless everything that belongs to a turn fits the phase."""
    phase = position.phase
    if (position.fresh is not None) != (phase in (Phase.POSTED, Phase.WIRED) or _posted_side(position)):
        raise BadPosition("A new post waits only in the turn in which it was set.")
    if (position.wire is not None) != (phase in (Phase.SIDE, Phase.AREA)):
        raise BadPosition("A wire is to be settled only when a side or an area is chosen.")
    if bool(position.picks) != (phase == Phase.TAKE) or len(position.picks) != position.inside.bit_count() * (
        phase == Phase.TAKE
    ):
        raise BadPosition("Each bull in the closed area has one who takes it.")
    if position.inside & ~position.free or bool(position.inside) != (phase in (Phase.TAKE, Phase.AREA)):
        raise BadPosition("Bulls are to be taken where none are.")
    if position.fresh is not None and not position.net.posts >> position.fresh & 1:
        raise BadPosition("The new post is not on the board.")
    if phase == Phase.OVER and position.free.bit_count() >= FEWEST and position.passes < len(position.players):
        raise BadPosition("The game is not over: bulls are left, and not everybody passed.")
    if phase != Phase.OVER and not position.waiting and position.free.bit_count() < FEWEST and phase != Phase.TAKE:
        raise BadPosition("The game is over when fewer than three bulls are left.")
    _first_fences(position)
    _settling(position)


def _posted_side(position: Position) -> bool:
    return position.phase == Phase.SIDE and position.fresh is not None


def _first_fences(position: Position) -> None:
    begun = [bool(pairs) for pairs in position.colours]
    if position.phase == Phase.BULLS and (any(begun) or position.net.posts or position.grey):
        raise BadPosition("Fences are built when the bulls stand.")
    if position.phase == Phase.START and begun != [seat < position.seat for seat in range(len(begun))]:
        raise BadPosition("First fences are built in the order of the seats.")
    if position.phase not in (Phase.BULLS, Phase.START, Phase.SIDE) and not all(begun):
        raise BadPosition("Every player builds a first fence.")


def _settling(position: Position) -> None:
    """Raise unless the wire to be settled is on the board and leaves a choice."""
    wire = position.wire
    if wire is None:
        return
    if position.phase == Phase.SIDE:
        over = FIELD_UNDER[wire] & position.free
        mine = (position.grey | position.colours[position.seat]) >> wire & 1
        if not over or not mine or position.dead >> wire & 1:
            raise BadPosition("The wire to be settled runs over no bull.")
        if position.grey >> wire & 1 and len(catch(position, wire).choices) < 2:
            raise BadPosition("The bull under the wire can only be moved to one side.")
    elif not position.grey >> wire & 1 or len(pick_orders(position, wire, position.inside.bit_count())) < 2:
        raise BadPosition("There is no choice of areas.")
