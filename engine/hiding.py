"""What a game hides, and what it must then answer.

A game declares one fact, `Game.hides`, and the hooks it must fill follow from it. The conformance tests check each:
a game that declares less than it hides fails, and so does one that declares more.

`NOTHING`
    nothing, ever. None of the hooks: the defaults show everything.
`SEEN_ONCE`
    what was shown once and is to be remembered: `observe`, `information_state`, `determinize`, `announcement`.
`HANDS`
    what a seat holds and the others may not see: `observe`, `determinize`, `reveals`, `logged`; and
    `Game.link_reveals`, the warning beside a share link.
`DARK`
    all that eyes see, while the eyes of the mover are covered: `observe`, `information_state`, `determinize`, `dark`.

The hooks of `State`:

`observe(seat)`
    what the seat sees at this moment; a hidden thing is `UNKNOWN`. Two states that differ in hidden things alone look
    the same, and so do their texts, pictures and sentences.
`information_state(seat)`
    what the seat can know if it remembers all that it ever saw, heard and did. By default it is the observation: right
    wherever nothing is shown and then covered again. Bots are handed this one (`engine.bots.seat_view`), so that no bot
    can know more than its seat.
`determinize(seat, rng)`
    a random full state that agrees with the information state.
`reveals(action)`
    whether doing it shows something hidden, so that people at one screen cannot undo it.
`announcement(action)`
    what is said aloud, once, and kept in no log.
`logged(action, viewer)`
    what the log says of an action to a seat that may not know all of it.
`dark`
    whether the eyes of the mover are covered now; the past is hidden then too.

What pages do follows from the same fact: `HANDS` brings the curtain between people at one screen, `DARK` the pad under
the finger, and only where the past tells nothing that is hidden now may one look back during the game.
"""

from __future__ import annotations

from enum import Enum


class Hides(Enum):
    """What a game keeps from its players' eyes; see the module for what follows from each."""

    NOTHING = "nothing"
    SEEN_ONCE = "seen once"
    HANDS = "hands"
    DARK = "dark"

    @property
    def past_is_open(self) -> bool:
        """Whether earlier positions, as a seat may see them, tell it nothing that is hidden from it now."""
        return self in (Hides.NOTHING, Hides.HANDS)
