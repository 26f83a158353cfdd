"""The answer page of Raging Bulls: the fences on it can be built with the seed's dice, and score what it says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest

from engine import GAMES, chance
from engine.game import CHANCE, TERMINAL, State
from engine.match import Match, setup
from generator.drawing.page import Page
from generator.drawing.scene import Group, Item, Text
from generator.games import sheet_named
from generator.games.raging_bulls.sheets import sheet as sheets
from generator.paper.sheet import BadSheetOption, SheetJob, parse_options

GAME: Final = GAMES["raging-bulls"]
SHEET: Final = sheet_named(GAME.slug)
SEEDS: Final = ("5", "daily-2026-11-30", "Ürün 7", "2026")
MALLETS: Final = 3


@pytest.fixture(autouse=True)
def _quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """A weaker hint player: par's strength is tested with the bot."""
    monkeypatch.setattr(sheets, "PAR_PLAYOUTS", 120)


def answer(seed: str, **given: str) -> Page:
    options = parse_options(SHEET, {"seed": seed, "answer": "yes", **given})
    return SHEET.pages(SheetJob(options))[1]


def texts(items: Sequence[Item]) -> list[str]:
    found = []
    for item in items:
        found.extend(texts(item.items) if isinstance(item, Group) else [item.text] if isinstance(item, Text) else [])
    return found


def fence_lists(page: Page) -> dict[str, list[str]]:
    """The fences of each field, as written at the foot of the page."""
    lists: dict[str, list[str]] = {}
    letter = ""
    for text in texts(page.scene.items):
        names = re.findall(r"[NESW]\d-[NESW]\d", text)
        if text in tuple("ABCD"):
            letter = text
        elif names or text == "left at once":
            lists.setdefault(letter, []).extend(names)
    return lists


def after_chance(state: State, seed: str) -> State:
    while state.current_player == CHANCE:
        state = state.apply(chance.draw(state, seed, 0))
    return state


def finished(state: State, seed: str, todo: dict[str, list[str]], passes: int) -> State | None:
    """An end of a game of this seed in which exactly these fences are built, in their order, with so many passes."""
    state = after_chance(state, seed)
    if state.current_player == TERMINAL:
        return state if passes == 0 and not any(todo.values()) else None
    letter = "ABCD"[state.to_text().count("/")]
    fences = todo[letter]
    legal = [str(action) for action in state.legal_actions()]
    if "roll" in legal:
        leave = None if fences else finished(state.apply(state.parse("leave")), seed, todo, passes)
        return leave or finished(state.apply(state.parse("roll")), seed, todo, passes)
    if fences and fences[0] in legal:
        built = finished(state.apply(state.parse(fences[0])), seed, {**todo, letter: fences[1:]}, passes)
        if built is not None:
            return built
    return finished(state.apply(state.parse("pass")), seed, todo, passes - 1) if passes else None


def told(page: Page) -> tuple[int, str]:
    """The score and the rating in the sentence at the head of the page."""
    (found,) = [match for text in texts(page.scene.items) if (match := re.search(r"reached (\d+): (.+)", text))]
    return int(found[1]), found[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fences_can_be_built_with_the_seeds_own_dice_and_score_par(seed: str) -> None:
    page = answer(seed)
    score, rating = told(page)
    lists = {letter: fence_lists(page).get(letter, []) for letter in "ABCD"}
    assert sum(map(len, lists.values())) > 8
    ends = [finished(Match(setup(GAME, seed)).state, seed, lists, passes) for passes in range(MALLETS + 2)]
    assert score in {end.scores()[0] for end in ends if end is not None}
    assert rating == GAME.rating(score)


@pytest.mark.parametrize("seed", SEEDS)
def test_par_on_the_page_is_the_score_of_the_recorded_end(seed: str) -> None:
    page = answer(seed)
    end = sheets.par_game(seed, SheetJob(parse_options(SHEET, {"seed": seed})))
    assert end.current_player == TERMINAL
    assert told(page)[0] == end.scores()[0]
    written = texts(page.scene.items)
    assert written.count(str(end.scores()[0])) >= 1
    assert fence_lists(page) == {field.letter: [str(fence) for fence in field.fences] for field in end.fields}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fences_are_drawn_in_their_fields(seed: str) -> None:
    page = answer(seed)
    lists, drawn = fence_lists(page), dict[str, int]()
    for group in (item for item in page.scene.items if isinstance(item, Group)):
        letters = [text for text in texts(group.items) if text in tuple("ABCD")]
        bulls = [item for item in group.items if isinstance(item, Group) and item.layer.startswith("bull")]
        if bulls:
            drawn[letters[0]] = sum(getattr(item, "style", "") == "bar" for item in group.items)
    assert drawn == {letter: len(lists.get(letter, [])) for letter in "ABCD"}


def test_par_is_the_same_on_every_paper_and_in_every_run() -> None:
    first = answer("5")
    assert fence_lists(answer("5", paper="letter")) == fence_lists(first)
    assert answer("5") == first


def test_the_worker_is_told_how_far_it_is() -> None:
    told_so: list[tuple[int, int]] = []
    options = parse_options(SHEET, {"seed": "5", "answer": "yes"})
    SHEET.pages(SheetJob(options, lambda done, total: told_so.append((done, total))))
    assert told_so == sorted(told_so)
    assert {total for _done, total in told_so} == {4}
    assert len({done for done, _total in told_so}) > 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seed": "5", "blank": "yes"}, "“seed” and “blank” exclude each other."),
        ({"answer": "yes"}, "“answer” needs “seed” as well"),
        ({"answer": "yes", "blank": "yes"}, "“answer” needs “seed” as well"),
        ({"answer": "yes", "seed": ""}, "“answer” needs “seed” as well"),
        ({"seed": "x" * 61}, "not possible for “seed”"),
        ({"seed": "a\nb"}, "not possible for “seed”"),
    ],
)
def test_what_does_not_go_together_is_refused_in_words(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSheetOption, match=re.escape(sentence)):
        parse_options(SHEET, given)


@pytest.mark.parametrize("given", [{"answer": "no"}, {"seed": "", "blank": "yes"}, {"seed": "5", "blank": "no"}])
def test_what_a_form_sends_for_boxes_left_alone_is_accepted(given: dict[str, str]) -> None:
    assert set(parse_options(SHEET, given)) == {option.name for option in SHEET.all_options}
