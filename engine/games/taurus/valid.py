"""Whether a position read from a text could be played on: what passes here never fails later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.bits import bits
from engine.game import BadPosition
from engine.games.taurus.board import Phase, pastures
from engine.games.taurus.closing import catch, pick_orders
from engine.games.taurus.geometry import CROSSING, FIELD_UNDER, HOLES_UNDER
from engine.games.taurus.ground import PAIRS, Pair, Pairs
from engine.games.taurus.options import FEWEST

if TYPE_CHECKING:
    from engine.games.taurus.rules import TaurusState as State


def checked(state: State, rebuilt: Callable[[State], State]) -> State:
    """The state with its net. Raises BadPosition if it is not possible."""
    seats = len(state.players)
    if max(state.seat, *state.picks, 0) >= seats:
        raise BadPosition(f"There are {seats} players, and a seat beyond is named.")
    if state.passes > seats or (state.passes == seats and state.phase != Phase.OVER):
        raise BadPosition("More turns are passed than end the game.")
    _bulls(state)
    _wires(state)
    made = rebuilt(state)
    _phase(made)
    if made.current_player >= 0 and not made.legal_actions():
        raise BadPosition("Nobody could do anything here.")
    return made


def _bulls(state: State) -> None:
    fields = pastures(len(state.players), state.options.heads)
    if (state.free | state.waiting) & ~fields:
        raise BadPosition("A bull is in a field that is to be empty with so many players.")
    each = fields.bit_count() // len(state.bulls)
    for colour, here in enumerate(state.bulls):
        number = here.bit_count() + sum(player.caught[colour] for player in state.players)
        if number > each or (not state.waiting and number != each):
            raise BadPosition(f"Of every colour there are {each} bulls on the board and with players.")
    if bool(state.waiting) != (state.phase == Phase.BULLS):
        raise BadPosition("Bulls are placed before anything else.")
    placed = fields & ~state.waiting
    if state.waiting and placed & ~((state.waiting & -state.waiting) - 1) | (placed ^ state.free):
        raise BadPosition("Bulls are placed field by field.")


def _wires(state: State) -> None:
    together = state.grey
    for pairs in state.colours:
        if together & pairs:
            raise BadPosition("Two posts are joined twice.")
        together |= pairs
    if state.dead & ~together or state.posts_left < 0:
        raise BadPosition("A dead wire is not on the board, or there are too many posts.")
    if state.dead and state.options.crossing == "none":
        raise BadPosition("At this table no wire crosses another.")
    for pair in bits(together):
        _one_wire(state, pair, together)


def _one_wire(state: State, pair: Pair, together: Pairs) -> None:
    posts = state.net.posts
    if not all(posts >> hole & 1 for hole in PAIRS[pair]):
        raise BadPosition("A wire ends where no post is.")
    if HOLES_UNDER[pair] & posts:
        raise BadPosition("A wire runs over a post.")
    crossed = CROSSING[pair] & together & ~state.dead
    if crossed and not state.dead >> pair & 1:
        raise BadPosition("Two live wires cross.")
    if state.dead >> pair & 1 and not CROSSING[pair] & together:
        raise BadPosition("A wire is dead that crosses no other.")


def _phase(state: State) -> None:
    """Raise unless what is under way fits the phase."""
    phase = state.phase
    if (state.fresh is not None) != (phase in (Phase.POSTED, Phase.WIRED) or _posted_side(state)):
        raise BadPosition("A new post waits only in the turn in which it was set.")
    if (state.wire is not None) != (phase in (Phase.SIDE, Phase.AREA)):
        raise BadPosition("A wire is to be settled only when a side or an area is chosen.")
    if bool(state.picks) != (phase == Phase.TAKE) or len(state.picks) != state.inside.bit_count() * (
        phase == Phase.TAKE
    ):
        raise BadPosition("Each bull in the closed area has one who takes it.")
    if state.inside & ~state.free or bool(state.inside) != (phase in (Phase.TAKE, Phase.AREA)):
        raise BadPosition("Bulls are to be taken where none are.")
    if state.fresh is not None and not state.net.posts >> state.fresh & 1:
        raise BadPosition("The new post is not on the board.")
    if phase == Phase.OVER and state.free.bit_count() >= FEWEST and state.passes < len(state.players):
        raise BadPosition("The game is not over: bulls are left, and not everybody passed.")
    if phase != Phase.OVER and not state.waiting and state.free.bit_count() < FEWEST and phase != Phase.TAKE:
        raise BadPosition("The game is over when fewer than three bulls are left.")
    _first_fences(state)
    _settling(state)


def _posted_side(state: State) -> bool:
    return state.phase == Phase.SIDE and state.fresh is not None


def _first_fences(state: State) -> None:
    begun = [bool(pairs) for pairs in state.colours]
    if state.phase == Phase.BULLS and (any(begun) or state.net.posts or state.grey):
        raise BadPosition("Fences are built when the bulls stand.")
    if state.phase == Phase.START and begun != [seat < state.seat for seat in range(len(begun))]:
        raise BadPosition("First fences are built in the order of the seats.")
    if state.phase not in (Phase.BULLS, Phase.START, Phase.SIDE) and not all(begun):
        raise BadPosition("Every player builds a first fence.")


def _settling(state: State) -> None:
    """A wire to be settled is on the board, and there is something to settle."""
    wire = state.wire
    if wire is None:
        return
    if state.phase == Phase.SIDE:
        over = FIELD_UNDER[wire] & state.free
        mine = (state.grey | state.colours[state.seat]) >> wire & 1
        if not over or not mine or state.dead >> wire & 1:
            raise BadPosition("The wire to be settled runs over no bull.")
        if state.grey >> wire & 1 and len(catch(state, wire).choices) < 2:
            raise BadPosition("The bull under the wire can only be moved to one side.")
    elif not state.grey >> wire & 1 or len(pick_orders(state, wire, state.inside.bit_count())) < 2:
        raise BadPosition("There is no choice of areas.")
