"""Why a move is worth considering, in a player's words, read off the board."""

from __future__ import annotations

from engine.bits import bits
from engine.bots.minimax import DECIDED, WON, Ranked
from engine.game import Seat
from engine.games.tau.board import HOLES, HoleMask
from engine.games.tau.bot.fast import FastBoard
from engine.games.tau.lines import winning_lines, won_by
from engine.games.tau.state import Position
from engine.games.tau.turn import after as played
from engine.message import Message
from engine.message import unchanged as _


def reason(state: Position, found: Ranked) -> Message:
    """A sentence or two; every lower cap of the state must be known."""
    after = played(state, found.action)
    if won_by(after):
        return Message(_("Makes three in line."))
    if after.end is not None:
        return Message(_("Ends the game in a draw."))
    sentences = [_worth(found), *_facts(state, after)]
    said = [sentence for sentence in sentences if sentence is not None][:2]
    if len(said) == 1:
        return said[0]
    return Message(_("{first} {second}"), {"first": said[0], "second": said[1]})


def _worth(found: Ranked) -> Message | None:
    """What is proved, if anything is."""
    turns = (int(WON - abs(found.value)) + 1) // 2
    if found.value > DECIDED:
        return Message(_("Wins on your turn number {count} from now, whatever comes."), {"count": turns})
    if found.value < -DECIDED and turns > 1:
        return Message(_("Puts a loss off for {count} turns."), {"count": turns})
    return None


def _facts(state: Position, after: Position) -> list[Message]:
    """What the move does to the threats of both players, the most telling first."""
    seat: Seat = state.mover
    mine, theirs = chances(after, seat), chances(after, 1 - seat)
    if theirs:
        return [Message(_("Leaves the other player three in line in {line}."), {"line": _names(theirs[0])})]
    facts = []
    before = chances(state, 1 - seat)
    if before:
        facts.append(Message(_("Stops the other player's threat in {line}."), {"line": _names(before[0])}))
    if len(mine) > 1:
        facts.append(Message(_("Keeps {count} ways open to three in line."), {"count": len(mine)}))
    elif mine:
        facts.append(Message(_("Threatens three in line in {line}."), {"line": _names(mine[0])}))
    return facts or [Message(_("Leaves the other player no three in line."))]


def chances(state: Position, seat: Seat) -> list[HoleMask]:
    """The lines that the seat could complete if it were its turn, in the order of the board."""
    board = FastBoard(state._replace(mover=seat, past=()))
    if not board.threats(seat, 1):
        return []
    found: set[HoleMask] = set()
    for move in board.winning():
        board.push(move)
        found.update(winning_lines(tuple(board.shown), state.options.line))
        board.pop()
    return sorted(found, key=lambda line: [*bits(line)])


def _names(line: HoleMask) -> str:
    return " ".join(HOLES[hole] for hole in bits(line))
