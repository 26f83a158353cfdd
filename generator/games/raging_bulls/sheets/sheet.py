"""The field sheet: four fields, mallets, scores, ratings and a reminder, all on one page."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.bots import Playouts, bot_of
from engine.games.raging_bulls import GAME
from engine.games.raging_bulls.actions import LEAVE
from engine.games.raging_bulls.board import BULLS, LETTERS, MALLETS
from engine.games.raging_bulls.bot.bot import PAR_PLAYOUTS
from engine.games.raging_bulls.rules import RagingBullsState
from engine.games.raging_bulls.state import Field, Phase
from engine.match import LONGEST_SEED, Match, setup
from engine.message import unchanged as msgid
from engine.saving import setup_code
from generator.drawing.page import Box, Page
from generator.drawing.scene import Group, Item, Line, Millimetres, Point, Text
from generator.games.raging_bulls.figures import board as drawing
from generator.games.raging_bulls.figures.row import mallet_box
from generator.games.raging_bulls.figures.side import PAPER, score_sheet
from generator.language import gettext as _
from generator.paper.layout import PAPERS, blank, body_area
from generator.paper.qr import qr_code
from generator.paper.sheet import Sheet, SheetJob, SheetOption

PLAN: Final = drawing.Plan(unit=11.0, rim=5.2)
"""A field 77 mm from side to side, in a picture of 87.4 mm."""
HEAD: Final[Millimetres] = 22.0
FOOT: Final[Millimetres] = 50.0
QR: Final[Millimetres] = 22.0
SMALL: Final[Millimetres] = 3.0
SEED_SHOWN: Final = 24

REMINDER: Final = (
    msgid("• Roll two dice for each bull: its column and its row."),
    msgid("• Each turn roll three dice, choose two: join posts of these numbers, on different sides."),
    msgid("• No fence through a bull or at a used post. But a pair lets you use a post of its number"),
    msgid("   a second time, and three of a kind lets you do so at both ends. Never a third time."),
    msgid("• No fence wanted or possible: cross off a mallet. Had you none left, the game is over."),
    msgid("• A bull is isolated when fences alone enclose it and part it from all others."),
    msgid("• All isolated: the field is complete, and its unused posts count too. Before any roll"),
    msgid("   you may leave a field: its isolated bulls count. Each mallet left is worth 3."),
)


def pages(job: SheetJob) -> list[Page]:
    """The sheet, and after it the answer if one is wanted."""
    seed = str(job.options["seed"])
    if not seed:
        job.say(1, 1)
        return [_page(job, [Field(place) for place in range(len(LETTERS))], _head(job, ""), None)]
    dealt = dealt_fields(seed)
    made = [_page(job, dealt, _head(job, seed), None)]
    if job.options["answer"]:
        end = par_game(seed, job)
        fields = [*end.fields, *dealt[len(end.fields) :]]
        made.append(_page(job, fields, _answer_head(job, seed, end), end))
    return made


def dealt_fields(seed: str) -> list[Field]:
    """The four fields of a seed with their bulls; no play changes them."""
    match = Match(setup(GAME, seed))
    fields = []
    while not match.over:
        state = match.state
        assert isinstance(state, RagingBullsState)
        fields.append(state.field)
        match.play(LEAVE)
    return fields


def par_game(seed: str, job: SheetJob) -> RagingBullsState:
    """The end of the game that the hint player makes of a seed; no clock, so the same everywhere."""
    match, bot, rng = Match(setup(GAME, seed)), bot_of(GAME.slug), Random(f"{seed}/par")
    while True:
        state = match.state
        assert isinstance(state, RagingBullsState)
        job.say(state.field.place, len(LETTERS))
        if state.phase == Phase.OVER:
            return state
        match.play(bot.choose(state, rng, Playouts(PAR_PLAYOUTS)))


def _page(job: SheetJob, fields: Sequence[Field], head: Sequence[Item], end: RagingBullsState | None) -> Page:
    paper = PAPERS[job.paper]
    body = body_area(paper)
    gap = (body.height - HEAD - FOOT - 2 * PLAN.size) / 3
    lefts, tops = (body.x, body.right - PLAN.size), (body.y + HEAD + gap, body.y + HEAD + 2 * gap + PLAN.size)
    meadows = tuple(Group(_meadow(field), shift=(lefts[field.place % 2], tops[field.place // 2])) for field in fields)
    foot = Box(body.x, body.bottom - FOOT, body.width, FOOT)
    items = (Group(tuple(head), shift=(body.x, body.y)), *meadows, *_foot(foot, end))
    title = _("Raging Bulls") if end is None else _("Raging Bulls: answer")
    return blank(paper, items, title)


def _meadow(field: Field) -> tuple[Item, ...]:
    count = _("{count} bulls").format(count=BULLS[field.place])
    return (
        *drawing.ground(PLAN),
        *drawing.regions(PLAN, field),
        *drawing.perimeter(PLAN, Field(field.place)),
        *drawing.bars(PLAN, field.fences),
        *drawing.bulls(PLAN, field),
        *drawing.posts(PLAN, field, touchable=False),
        Text((PLAN.rim, PLAN.rim * 0.72), field.letter, 6.4, "heading"),
        Text((PLAN.size - PLAN.rim, PLAN.rim * 0.68), count, SMALL, "text-muted", "end"),
    )


def _head(job: SheetJob, seed: str) -> list[Item]:
    """Title, name and date, mallets; the seed and its code if there is one."""
    right = body_area(PAPERS[job.paper]).width
    items: list[Item] = [Text((0.0, 9.0), _("Raging Bulls"), 9.5, "heading")]
    items.extend(_blank_line(0.0, _("Name"), 55.0))
    items.extend(_blank_line(60.0, _("Date"), 30.0))
    boxes = right - QR - 6.0 - MALLETS * 12.0
    items.append(Text((boxes, 3.4), _("Mallets"), SMALL + 0.6, "text-muted"))
    items.extend(mallet_box(11.0, at=(boxes + place * 12.0, 5.0)) for place in range(MALLETS))
    if seed:
        items.append(Text((60.0, 9.0), _("Seed {seed}").format(seed=_shown(seed)), 3.6, "text-muted"))
    if seed and job.options["qr"]:
        address = f"{job.link}{GAME.slug}/#g={setup_code(setup(GAME, seed))}"
        items.append(qr_code(address, (right - QR, 0.0), QR, _("This set-up in the browser")))
    return items


def _shown(seed: str) -> str:
    """As much of a seed as there is room for; the code has all of it."""
    return seed if len(seed) <= SEED_SHOWN else seed[: SEED_SHOWN - 1] + "…"


def _blank_line(x: Millimetres, word: str, length: Millimetres) -> tuple[Item, ...]:
    start = x + 10.0
    return (Text((x, 18.0), word, 3.6, "text-muted"), Line((start, 18.6), (start + length - 12.0, 18.6), "rule"))


def _answer_head(job: SheetJob, seed: str, end: RagingBullsState) -> list[Item]:
    words = _("Seed {seed}. The hint player reached {score}: {rating}").format(
        seed=_shown(seed), score=end.scores()[0], rating=_(GAME.rating(end.scores()[0]))
    )
    items: list[Item] = [
        Text((0.0, 9.0), _("Raging Bulls: answer"), 9.5, "heading"),
        Text((0.0, 15.5), words, 4.0, "text"),
    ]
    return items


def _foot(area: Box, end: RagingBullsState | None) -> tuple[Item, ...]:
    form = score_sheet(end, PAPER).placed((area.x, area.y))
    left = area.x + PAPER.width + 6.0
    if end is not None:
        return (form, *_fence_lists(end, (left, area.y)))
    return (form, *_ratings((left, area.y)), *_reminder((left, area.y + 20.0)))


def _ratings(at: Point) -> tuple[Item, ...]:
    x, y = at
    items: list[Item] = [Text((x, y + 3.6), _("How well did you do?"), 3.8, "heading")]
    half = len(GAME.ratings) // 2
    for place, row in enumerate(GAME.ratings):
        left, base = x + 50.0 * (place // half), y + 8.4 + 4.0 * (place % half)
        following = GAME.ratings[place + 1].minimum - 1 if place + 1 < len(GAME.ratings) else None
        reach = f"{row.minimum}–{following}" if following is not None else f"{row.minimum}+"
        items.append(Text((left + 14.0, base), reach, SMALL + 0.4, "number", "end"))
        items.append(Text((left + 16.0, base), _(row.title).partition(" (")[0], SMALL + 0.5, "text"))
    return tuple(items)


def _reminder(at: Point) -> tuple[Item, ...]:
    x, y = at
    lines = tuple(Text((x, y + 8.0 + 3.0 * place), _(line), 2.75, "text") for place, line in enumerate(REMINDER))
    return (Text((x, y + 4.2), _("Reminder"), 3.8, "heading"), *lines)


def _fence_lists(end: RagingBullsState, at: Point) -> tuple[Item, ...]:
    """The fences of each field in the order built, seven a line."""
    x, y = at
    items: list[Item] = []
    base = y + 3.6
    for field in end.fields:
        names = [str(fence) for fence in field.fences] or [_("left at once")]
        for start in range(0, len(names), 7):
            if start == 0:
                items.append(Text((x, base), field.letter, 3.8, "heading"))
            items.append(Text((x + 6.0, base), "  ".join(names[start : start + 7]), SMALL + 0.2, "number"))
            base += 4.6
        base += 1.0
    return tuple(items)


SHEETS: Final = (
    Sheet(
        "sheet",
        msgid("Field sheet"),
        (
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
            SheetOption(
                "qr", "flag", msgid("QR code"), True, help=msgid("a code that opens the seed’s set-up in the browser")
            ),
            SheetOption(
                "answer",
                "flag",
                msgid("Answer page"),
                False,
                needs=("seed",),
                help=msgid("what score the hint player reached with this seed, and its fences"),
            ),
        ),
        pages,
        msgid("The four fields, mallets and scores on one page: a pencil and dice are all you need beside it."),
    ),
)
