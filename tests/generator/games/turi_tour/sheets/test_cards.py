"""The cards to cut out: which there are, that every back is behind its front, and that backs tell nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from engine.games.turi_tour.animals import ANIMALS, KINDS, NAMES
from engine.games.turi_tour.cards import CARDS, DECKS, READ_OUT, START_CARDS, Card
from generator.drawing.page import BLEED, Page
from generator.drawing.pdf import register_fonts
from generator.drawing.scene import Group, Item, Rect
from generator.drawing.styles import FontRole
from generator.games import LOOKS
from generator.games.turi_tour.figures import cards as drawn
from generator.games.turi_tour.figures.enlarged import enlarged
from generator.paper.layout import PAPERS
from tests.generator.extent import boxes
from tests.generator.paper.backs import folded, printed_over
from tests.generator.paper.printed import cards_of, made, texts

SLUG: Final = "turi-tour"
SIDE: Final = 54.0
TASK_CARDS: Final = 54
START: Final = 6
every_paper = pytest.mark.parametrize("paper", PAPERS)


def fronts(pages: Sequence[Page]) -> list[Group]:
    """Cards with words; backs have none."""
    return [card for page in pages for card in cards_of(page) if list(texts(card.items))]


def rears(pages: Sequence[Page]) -> list[Group]:
    return [card for page in pages for card in cards_of(page) if not list(texts(card.items))]


def said(card: Group) -> str:
    return " ".join(word for word in texts(card.items) if word != "?").strip("“”")


def kinds_on(card: Group | tuple[Item, ...]) -> Counter[str]:
    """The figures drawn on a card, told by their shapes whatever the size."""
    items = card.items if isinstance(card, Group) else card
    shapes = {name: signature(enlarged(kind, 1.0)) for kind, name in enumerate(KINDS)}
    groups = [item for item in items if isinstance(item, Group)]
    return Counter(name for group in groups for name, shape in shapes.items() if signature(group.items) == shape)


def signature(items: Sequence[Item]) -> tuple[tuple[str, str], ...]:
    return tuple((type(item).__name__, getattr(item, "style", "")) for item in items)


@every_paper
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("backs", ["duplex", "fold", "none"])
def test_every_card_of_the_deck_is_there(paper: str, deck: str, backs: str) -> None:
    pages = made(SLUG, "cards", paper=paper, deck=deck, backs=backs)
    found: Counter[tuple[str, str]] = Counter()
    for card in fronts(pages)[:TASK_CARDS]:
        (shown,) = kinds_on(card) or ("",)
        found[said(card), shown] += 1
    wanted: Counter[tuple[str, str]] = Counter()
    for face, number in zip(CARDS, DECKS[deck], strict=True):
        wanted[READ_OUT[face.task], "" if face.in_hand is None else KINDS[face.in_hand]] += number
    assert found == wanted
    assert sum(found.values()) == TASK_CARDS
    assert len(fronts(pages)) == TASK_CARDS + START
    assert len(rears(pages)) == (0 if backs == "none" else TASK_CARDS + START)


@pytest.mark.parametrize(("task", "figures", "houses", "asks"), [
    ("holiday", 1, 0, False),
    ("count", 3, 0, True),
    ("homesick", 1, 1, False),
    ("farmer", 1, 1, False),
    ("sourpuss", 0, 0, False),
    ("turn", 0, 0, False),
])  # fmt: skip
def test_a_task_is_told_by_its_picture(task: str, figures: int, houses: int, asks: bool) -> None:
    for card in CARDS:
        if card.task == task:
            items = drawn.front(card)
            assert kinds_on(items).total() == figures
            doors = [item for item in items if isinstance(item, Rect) and item.style == "coat-dark"]
            assert len(doors) == houses
            assert ("?" in texts(items)) is asks
    pictures = {signature(drawn.front(next(card for card in CARDS if card.task == name))) for name in READ_OUT}
    assert len(pictures) == len(READ_OUT)


@pytest.mark.parametrize("start", START_CARDS)
def test_start_cards_show_their_five_animals_by_picture_and_name(start: str) -> None:
    shown = fronts(made(SLUG, "cards", start=start, backs="none"))[TASK_CARDS:]
    for number, (card, wanted) in enumerate(zip(shown, START_CARDS[start], strict=True), start=1):
        names = [KINDS[kind] for kind in wanted.kinds]
        assert kinds_on(card) == Counter(names)
        title, *words = texts(card.items)
        assert title == f"Start {number}"
        assert sorted(words) == sorted(NAMES[kind] for kind in wanted.kinds)


def test_the_farmers_card_says_the_same_as_an_animals() -> None:
    words = {kind: said(Group(drawn.front(Card("holiday", kind)))) for kind in ANIMALS}
    assert {*words.values()} == {said(Group(drawn.front(Card("farmer"))))}


@pytest.mark.parametrize(("paper", "backs", "count"), [
    ("a4", "none", 5), ("a4", "duplex", 10), ("a4", "fold", 15),
    ("letter", "none", 5), ("letter", "duplex", 10), ("letter", "fold", 15),
])  # fmt: skip
def test_how_many_pages_it_takes(paper: str, backs: str, count: int) -> None:
    assert len(made(SLUG, "cards", paper=paper, backs=backs)) == count


def test_backs_of_tasks_are_alike_and_differ_from_those_of_start_cards() -> None:
    pages = made(SLUG, "cards")
    behind = [card.items for page in pages[1::2] for card in cards_of(page)]
    assert len({behind[0], *behind[:TASK_CARDS]}) == 1
    assert len({*behind[TASK_CARDS:]}) == 1
    assert behind[0] != behind[-1]


@every_paper
@pytest.mark.parametrize("over", ["long", "short"])
def test_in_duplex_every_back_is_behind_its_front(paper: str, over: str) -> None:
    pages = made(SLUG, "cards", paper=paper, flip=over)
    backs = [
        back
        for front, rear in zip(pages[::2], pages[1::2], strict=True)
        for _card, back in printed_over(front, rear, over, SIDE)
    ]
    assert [back.items for back in backs] == [drawn.back()] * TASK_CARDS + [drawn.start_back()] * START


@every_paper
def test_folded_every_back_is_behind_its_front(paper: str) -> None:
    pairs = [pair for page in made(SLUG, "cards", paper=paper, backs="fold") for pair in folded(page, SIDE)]
    assert len(pairs) == TASK_CARDS + START


def test_words_and_figures_keep_inside_the_cut_card(fonts: Mapping[FontRole, Path]) -> None:
    """Grounds go over the edges by the bleed and no further; everything else stays clear of them."""
    names = register_fonts(fonts)
    for card in (*fronts(made(SLUG, "cards", backs="none")), Group(drawn.back()), Group(drawn.start_back())):
        for item, box in boxes(card.items, names):
            ground = isinstance(item, Rect) and item.corner[0] == -BLEED
            weight = LOOKS.look(item.style).weight  # type: ignore[union-attr]
            slack = -BLEED - weight / 2 if ground else 1.0
            assert box.x >= slack - 1e-6, item
            assert box.y >= slack - 1e-6, item
            assert box.right <= SIDE - slack + 1e-6, item
            assert box.bottom <= SIDE - slack + 1e-6, item
