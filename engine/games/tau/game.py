"""What is true of Tau before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import CHANCE, Choice, Game, Hides, Option, Seat
from engine.games.tau import text as position
from engine.games.tau.options import Options
from engine.games.tau.rules import TauState
from engine.message import unchanged as _


class Tau(Game):
    """Philip Shoptaugh's game for two: coloured caps, some of them out of sight."""

    slug = "tau"
    title = _("Tau")
    tagline = _("Sticks with two coloured caps, one of them hidden: three in line win. For two.")
    players = range(2, 3)
    seat_titles = (_("Dark"), _("Light"))
    example = "place RV:V C3"
    hides = Hides.SEEN_ONCE
    options = (
        Option(
            "first",
            _("Who begins"),
            (Choice("lot", _("The lot")), Choice("dark", _("Dark")), Choice("light", _("Light"))),
        ),
        Option(
            "hidden",
            _("Hidden caps"),
            (
                Choice("memory", _("Told once, then to be remembered")),
                Choice("open", _("Always shown")),
                Choice("ask", _("Forget-me-not: may be told again, and that is counted")),
            ),
        ),
        Option(
            "gate",
            _("The white and black stick enters"),
            (Choice("own", _("After the player's own six others")), Choice("all", _("After all twelve others"))),
        ),
        Option(
            "wild",
            _("Once placed, the white and black stick"),
            (Choice("free", _("May be turned over and moved")), Choice("fixed", _("Stays as it is"))),
        ),
        Option(
            "line",
            _("White caps in one line"),
            (Choice("any", _("As many as there are")), Choice("one", _("One at most"))),
        ),
        Option(
            "cap",
            _("A draw after so many turns without a placing"),
            (Choice("100", "100"), Choice("50", "50"), Choice("200", "200")),
        ),
    )

    def initial(self, players: int, options: Mapping[str, str]) -> TauState:
        """An empty board, the lot still to be drawn unless it is settled who begins."""
        chosen = Options(options["gate"], options["wild"], options["line"], options["hidden"], int(options["cap"]))
        mover = {"lot": CHANCE, "dark": 0, "light": 1}[options["first"]]
        return TauState(mover, ply=int(mover != CHANCE), options=chosen)

    def from_text(self, text: str) -> TauState:
        """The position that `to_text` wrote. Raises BadPosition."""
        return position.read(text)

    def rematch(self, options: Mapping[str, str], winners: tuple[Seat, ...], starter: Seat) -> dict[str, str]:
        """The last loser begins; after a draw the one who did not (our reading)."""
        first = 1 - winners[0] if winners else 1 - starter
        return {**options, "first": ("dark", "light")[first]}
