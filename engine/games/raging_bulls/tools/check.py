"""Check my sheet: bulls and fences of a finished paper field, entered in any order.

The dice are not known, so a fence is wrong only if no dice could have allowed it: through a bull, at a post used
twice already, or closing a ring of posts used twice (below).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.action import action_class
from engine.bits import bits
from engine.game import Action, BadPosition, Choice, Game, IllegalAction, Option, Seat, State, Touch, notation_key
from engine.games.raging_bulls.actions import BULL_AT, BULLS_SORTED, bull_named, fence_named, field_named
from engine.games.raging_bulls.board import BULLS, FENCES, LETTERS, POST_OF, POSTS, Bull, Fence, column_row
from engine.games.raging_bulls.field import Field
from engine.games.raging_bulls.refusals import refuse
from engine.message import Message
from engine.message import unchanged as _
from engine.refusal import shortened


@action_class
class Choose(Action):
    """The sheet's field is this one."""

    field: int = 0


@action_class
class Remove(Action):
    """Take a bull or a fence off the sheet again."""

    mark: Action = BULL_AT[0]


def _remove(mark: Action) -> Remove:
    return Remove(f"remove {mark}", mark.touches, Message(_("Remove {mark}"), {"mark": str(mark)}), mark=mark)


CHOICES: Final = tuple(
    Choose(f"field {letter}", (f"field:{letter}",), Message(_("Field {field}"), {"field": letter}), field=index)
    for index, letter in enumerate(LETTERS)
)
REMOVALS: Final = {mark: _remove(mark) for mark in (*BULL_AT, *FENCES)}
ORDER: Final = {action: place for place, action in enumerate(sorted((*CHOICES, *BULL_AT, *FENCES, *REMOVALS.values())))}


class Fault(NamedTuple):
    """A fence that no dice could have allowed, and why."""

    fence: Fence
    reason: Message


class _Sheet(NamedTuple):
    place: int = 0
    bulls: tuple[int, ...] = ()
    fences: tuple[Fence, ...] = ()
    perimeter: bool = False


class SheetState(_Sheet, State):
    """The marks on the sheet so far; one person marks, and nothing ever ends."""

    __slots__ = ()

    @property
    def current_player(self) -> Seat:
        """Always seat 0."""
        return 0

    def legal_actions(self) -> Sequence[Action]:
        """Other fields, marks that fit, and the removal of marks."""
        marks: list[Action] = [choice for choice in CHOICES if choice.field != self.place]
        if len(self.bulls) < BULLS[self.place]:
            marks.extend(bull for bull in BULLS_SORTED if bull.cell not in self.bulls)
        marks.extend(fence for fence in FENCES if fence not in self.fences)
        marks.extend(REMOVALS[mark] for mark in self.marks())
        return sorted(marks, key=ORDER.__getitem__)

    def marks(self) -> tuple[Action, ...]:
        """Bulls and fences on the sheet."""
        return (*(BULL_AT[bull] for bull in self.bulls), *self.fences)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why a mark does not fit on the sheet."""
        if isinstance(action, Choose):
            return IllegalAction("not-your-turn", {"action": str(action)}) if action.field == self.place else None
        if isinstance(action, Remove):
            return None if action.mark in self.marks() else _not_there(action.mark)
        if isinstance(action, Bull):
            return self._refuse_bull(action)
        if isinstance(action, Fence):
            return refuse("fence-repeated", fence=str(action)) if action in self.fences else None
        return IllegalAction("not-understood", {"text": str(action), "example": EXAMPLES})

    def _refuse_bull(self, bull: Bull) -> IllegalAction | None:
        if bull.cell in self.bulls:
            column, row = column_row(bull.cell)
            return refuse("bull-there", column=column, row=row)
        if len(self.bulls) >= BULLS[self.place]:
            return refuse("field-full", field=LETTERS[self.place], size=BULLS[self.place])
        return None

    def after(self, action: Action) -> SheetState:
        """The sheet with one mark more or less."""
        if isinstance(action, Choose):
            return self._replace(place=action.field)
        if isinstance(action, Bull):
            return self._replace(bulls=(*self.bulls, action.cell))
        if isinstance(action, Fence):
            return self._replace(fences=(*self.fences, action))
        assert isinstance(action, Remove)
        if isinstance(action.mark, Bull):
            return self._replace(bulls=tuple(bull for bull in self.bulls if bull != action.mark.cell))
        return self._replace(fences=tuple(fence for fence in self.fences if fence != action.mark))

    def read(self, text: str) -> Action:
        """`field A`, `bull 3 5`, `N3-E5`, or `remove` with one of the latter two. Raises IllegalAction."""
        key = notation_key(text)
        if key.startswith("remove"):
            return REMOVALS[_mark(key[6:], text)]
        if key.startswith("field"):
            return CHOICES[field_named(key[5:])]
        return _mark(key, text)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every fence that broke a rule, in the order entered."""
        return tuple(_faults(self))

    @property
    def field(self) -> Field:
        """The field with the fences that broke no rule."""
        wrong = {fault.fence for fault in self.faults}
        field = Field(self.place)
        for bull in self.bulls:
            field = field.with_bull(bull, self.perimeter)
        for fence in self.fences:
            if fence not in wrong:
                field = field.with_fence(fence)
        return field

    def scores(self) -> tuple[int, ...]:
        """The field's points, without the fences that broke a rule."""
        return (self.field.score,)

    def winners(self) -> tuple[Seat, ...]:
        """Nobody: a sheet is never over."""
        return ()

    def to_text(self) -> str:
        """Field, bulls, fences, perimeter: "A;35.12;N3-E5;off"."""
        bulls = ".".join("{}{}".format(*column_row(bull)) for bull in self.bulls)
        return f"{LETTERS[self.place]};{bulls};{'.'.join(map(str, self.fences))};{'on' if self.perimeter else 'off'}"

    def status(self) -> Message:
        """What to mark next."""
        missing = BULLS[self.place] - len(self.bulls)
        values = {"field": LETTERS[self.place], "missing": missing, "score": self.scores()[0]}
        if missing > 0:
            return Message(_("Field {field}: mark where the bulls stand (still missing: {missing})."), values)
        return Message(_("Field {field}: mark the fences, two posts each. It scores {score}."), values)

    def remarks(self) -> Sequence[Message]:
        """Faults first, then what counts."""
        field = self.field
        said = [fault.reason for fault in self.faults]
        if len(self.bulls) > field.size:
            said.append(
                Message(
                    _("Field {field} holds {size} bulls; there are {count} on the sheet."),
                    {"field": field.letter, "size": field.size, "count": len(self.bulls)},
                )
            )
        isolated = Message(
            _("Isolated bulls: {isolated} of {size}, {points} points each."),
            {"isolated": sum(field.isolated), "size": field.size, "points": field.size},
        )
        unused = Message(_("Completed: {unused} unused posts count."), {"unused": field.unused})
        return (*said, isolated, unused) if field.completed else (*said, isolated)

    def explain(self, touches: Sequence[Touch]) -> IllegalAction:
        """Why touching these posts or crossings marks nothing."""
        posts = [touch[5:] for touch in touches if touch.startswith("post:") and touch[5:] in POST_OF]
        if len(posts) == 2 and posts[0] != posts[1] and posts[0][0] == posts[1][0]:
            return refuse("same-side", post=posts[0], other=posts[1])
        if len(touches) == 1 and touches[0].startswith("cell:"):
            return refuse("field-full", field=LETTERS[self.place], size=BULLS[self.place])
        return IllegalAction("nothing-there")


def _mark(key: str, text: str) -> Action:
    return bull_named(key[4:], text) if key.startswith("bull") else fence_named(key, text)


def _not_there(mark: Action) -> IllegalAction:
    if isinstance(mark, Bull):
        column, row = column_row(mark.cell)
        return refuse("no-bull", column=column, row=row)
    return refuse("no-fence", fence=str(mark))


def _faults(sheet: SheetState) -> list[Fault]:
    found = []
    sound: list[Fence] = []
    uses = dict.fromkeys(range(len(POSTS)), 0)
    for fence in sheet.fences:
        reason = _fault(sheet, fence, uses) or _ring(sound, fence)
        if reason is not None:
            found.append(Fault(fence, reason))
            continue
        sound.append(fence)
        for post in bits(fence.posts):
            uses[post] += 1
    return found


def _fault(sheet: SheetState, fence: Fence, uses: Mapping[int, int]) -> Message | None:
    for bull in sheet.bulls:
        if fence.on >> bull & 1:
            column, row = column_row(bull)
            return refuse("fence-through-bull", fence=str(fence), column=column, row=row).message
    for post in bits(fence.posts):
        if uses[post] == 2:
            return Message(_("{fence}: {post} is used a third time."), {"fence": str(fence), "post": POSTS[post]})
    return None


def _ring(sound: Sequence[Fence], fence: Fence) -> Message | None:
    """Why this fence can't close a ring, if it closes one.

    In a ring every post is used twice, and the fence built last found both its posts used: that takes three of a
    kind, so a fence between two posts of one number (rules, "Rolling 3 of a Kind").
    """
    ring, end = [fence], fence.a
    while end != fence.b:
        following = next((other for other in sound if other.posts >> end & 1 and other not in ring), None)
        if following is None:
            return None
        ring.append(following)
        end = following.b if end == following.a else following.a
    if any(part.numbers[0] == part.numbers[1] for part in ring):
        return None
    return Message(
        _("{fence} closes a ring of posts used twice: its last fence must join equal numbers, by three of a kind."),
        {"fence": str(fence)},
    )


EXAMPLES: Final = "field B · bull 3 5 · N3-E5 · remove N3-E5"


class CheckSheet(Game):
    """The table at which a paper field is checked."""

    slug = "raging-bulls/check"
    title = _("Check my sheet")
    tagline = _("Enter a finished paper field: isolated bulls, score, and what broke a rule.")
    players = range(1, 2)
    example = "N3-E5"
    options = (
        Option(
            "perimeter",
            _("The perimeter counts as a fence"),
            (Choice("off", _("No, as in the rules")), Choice("on", _("Yes"))),
        ),
    )

    def initial(self, players: int, options: Mapping[str, str]) -> SheetState:
        """An empty field A."""
        return SheetState(perimeter=options["perimeter"] == "on")

    def from_text(self, text: str) -> SheetState:
        """The sheet that `to_text` wrote. Raises BadPosition."""
        parts = text.split(";") if len(text) <= LONGEST else []
        if len(parts) != 4 or parts[3] not in ("on", "off"):
            raise BadPosition("A sheet has four parts: field; bulls; fences; perimeter on or off.")
        try:
            place = field_named(parts[0])
            bulls = tuple(bull_named(notation_key(name), name).cell for name in _names(parts[1]))
            fences = tuple(fence_named(notation_key(name), name) for name in _names(parts[2]))
        except IllegalAction as refused:
            raise BadPosition(f"On the sheet “{shortened(text)}”: {refused}") from None
        if len(bulls) > BULLS[-1] or len({*bulls}) < len(bulls) or len({*fences}) < len(fences):
            raise BadPosition(f"On the sheet “{shortened(text)}” a mark is made twice, or there are too many bulls.")
        return SheetState(place, bulls, fences, parts[3] == "on")


LONGEST: Final = 3000


def _names(text: str) -> list[str]:
    return [name for name in text.split(".") if name]
