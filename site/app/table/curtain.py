"""Who looks at the table, and when a curtain parts the turns of people at one screen. Pure: no page needed."""

from __future__ import annotations

from engine.game import SPECTATOR, Seat
from engine.hiding import Hides
from engine.match import Match


class Curtain:
    """It falls when the person to move is another than who last said "I am here", and at the beginning."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.here: Seat | None = None
        """Who last said so; None before anybody has."""

    @property
    def parts(self) -> bool:
        """Whether there is anything to part: people at one screen who hold what the others may not see."""
        return self.match.game.hides is Hides.HANDS and len(self.match.people) > 1

    @property
    def down(self) -> bool:
        """Whether the table is covered until the person on turn says "I am here"."""
        on = self.match.state.current_player
        return self.parts and on in self.match.people and on != self.here

    def lift(self) -> None:
        """The person on turn says "I am here"."""
        if self.down:
            self.here = self.match.state.current_player

    @property
    def viewer(self) -> Seat:
        """Through whose eyes the table is shown: a person's, or a SPECTATOR's while no one person may look."""
        people, on = self.match.people, self.match.state.current_player
        if len(people) < 2:
            return people[0] if people else SPECTATOR
        if self.parts:
            return on if on in people and on == self.here else SPECTATOR
        return on if on in people else people[0]
