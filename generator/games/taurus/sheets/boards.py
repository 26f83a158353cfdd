"""The board for coloured pens: bulls, wires, posts and points on one page."""

from __future__ import annotations

from typing import Final

from engine.games.taurus import GAME
from engine.games.taurus.board import BULLS, KITS, pastures
from engine.match import LONGEST_SEED
from engine.message import unchanged as msgid
from engine.saving import setup_code
from generator.drawing.page import Box, Page
from generator.drawing.scene import Group, Item, Line, Millimetres, Text
from generator.games.taurus.figures import pieces, printed
from generator.games.taurus.figures.lines import Lines
from generator.games.taurus.figures.plan import Plan
from generator.games.taurus.sheets.herds import HEADS, PLAYERS, dealt, setup_of
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.qr import qr_code
from generator.paper.sheet import Sheet, SheetJob, SheetOption

HEAD: Final[Millimetres] = 19.4
GAP: Final[Millimetres] = 3.0
BETWEEN: Final[Millimetres] = 4.0
"""Between the forms of two players."""
BULL: Final = 1.25
"""How large bulls are when those on the screen are 1: small enough to leave the holes free."""
STOCK: Final = KITS["three"].stock
SEED_SHOWN: Final = 24
EDGE: Final[Millimetres] = 0.4
CODE_INSET: Final[Millimetres] = 0.3
"""Between the board and the code's white border."""
HOW: Final = msgid(
    "A post: fill in its hole and cross one off. A wire: draw it in your colour, a grey one in pencil, a dead one in "
    "dashes, and cross one of its length off. The ruler below the board tells the length: its ring is one post, and "
    "the other lies in the length it takes. A bull taken: strike it out, and cross off your next box of its colour. "
    "The last number crossed off in a row is what these bulls are worth."
)
HOW_LINES: Final = Lines(162, 3.0, 3.6)


def board_pages(job: SheetJob) -> list[Page]:
    """The page."""
    paper = PAPERS[job.paper]
    body = body_area(paper).grown(-EDGE)
    seed = str(job.options["seed"])
    plan = printed.pen_plan(side(body))
    low = body.y + HEAD + plan.high + GAP
    across = body.x + (body.width - plan.wide) / 2
    items = (
        Group(_head(body.width, seed), shift=(body.x, body.y)),
        Group((*_board(job, plan, seed), *_corner(job, plan, seed)), shift=(across, body.y + HEAD)),
        Group((pieces.pool_form(STOCK, body.width, plan.side),), shift=(body.x, low)),
        *_forms(job, Box(body.x, low + pieces.POOL + GAP, body.width, pieces.BLOCK)),
    )
    job.say(1, 1)
    return [blank(paper, items, _("Taurus"))]


def side(body: Box) -> Millimetres:
    """Of a field: as wide as the page has room for it."""
    rest = body.height - HEAD - pieces.POOL - pieces.BLOCK - 2 * GAP
    return (min(body.width, rest) - printed.BESIDE) / printed.COLUMN_COUNT


def _board(job: SheetJob, plan: Plan, seed: str) -> tuple[Item, ...]:
    board = printed.pen_board(plan, str(job.options["heads"]))
    if seed:
        return (*board, *printed.herd(plan, dealt(job, seed), BULL))
    fields = pastures(int(job.options["players"]), str(job.options["heads"]))
    return (*board, *printed.places(plan, fields, 3.4))


def _corner(job: SheetJob, plan: Plan, seed: str) -> tuple[Item, ...]:
    """In the corner that the board lacks, and beyond as far as goes: the code of a seed."""
    if not (seed and job.options["qr"]):
        return ()
    beyond = (body_area(PAPERS[job.paper]).width - plan.wide) / 2 - EDGE
    size = plan.side - CODE_INSET + min(GAP, beyond)
    address = f"{job.link}{GAME.slug}/#g={setup_code(setup_of(job, seed))}"
    corner = plan.wide - plan.side + CODE_INSET
    return (qr_code(address, (corner, corner), size, _("These bulls in the browser")),)


def _head(width: Millimetres, seed: str) -> tuple[Item, ...]:
    """Title, seed, date, and what is drawn."""
    named = (Text((36.0, 7.0), _("Seed {seed}").format(seed=_shown(seed)), 3.4, "text-muted"),) if seed else ()
    return (
        Text((0.0, 7.0), _("Taurus"), 8.6, "heading"),
        *named,
        Text((width - 36.0, 7.0), _("Date"), 3.4, "text-muted", "end"),
        Line((width - 34.0, 7.6), (width, 7.6), "rule"),
        *HOW_LINES.set(_(HOW), (0.0, 12.0)),
    )


def _shown(seed: str) -> str:
    """As much of a seed as there is room for; the code has all of it."""
    return seed if len(seed) <= SEED_SHOWN else seed[: SEED_SHOWN - 1] + "…"


def _forms(job: SheetJob, area: Box) -> tuple[Group, ...]:
    """The forms of the players beside each other."""
    count = int(job.options["players"])
    fields = pastures(count, str(job.options["heads"]))
    each = fields.bit_count() // len(BULLS)
    wide = (area.width + BETWEEN) / count
    return tuple(
        Group((pieces.player_form(seat, STOCK, each, wide - BETWEEN),), shift=(area.x + seat * wide, area.y))
        for seat in range(count)
    )


SHEETS: Final = (
    Sheet(
        "board",
        msgid("Board for coloured pens"),
        (
            PLAYERS,
            SheetOption(
                "seed",
                "text",
                msgid("Seed"),
                "",
                most=LONGEST_SEED,
                excludes=("blank",),
                help=msgid("with a seed the bulls are drawn already; the same seed gives the same bulls"),
            ),
            SheetOption(
                "blank", "flag", msgid("Blank"), False, help=msgid("no bulls drawn, as without a seed"), form=False
            ),
            SheetOption("qr", "flag", msgid("QR code"), True, help=msgid("a code that opens the bulls in the browser")),
            HEADS,
        ),
        board_pages,
        msgid(
            "The board, everybody’s wires, the posts and the points on one page. A pen for each player and a pencil "
            "are all you need beside it."
        ),
    ),
)
