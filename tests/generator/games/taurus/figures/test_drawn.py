"""Pictures of Taurus: what lies on the board and beside it."""

from __future__ import annotations

from typing import Final

import pytest

from engine.bits import bits
from engine.games.taurus.actions import Grey
from engine.games.taurus.board import BULLS, HOLES
from engine.games.taurus.state import Phase, colour_in
from generator.drawing.scene import Line, Text
from generator.drawing.themes import PAPER_THEMES, SCREEN_THEMES, ThemeName, contrast_ratio
from generator.games import LOOKS
from generator.games.taurus.figures import legend, position
from generator.games.taurus.figures.bulls import HORNS, LETTERS
from generator.games.taurus.figures.plan import SCREEN
from generator.games.taurus.figures.targets import BORED
from generator.games.taurus.figures.wires import SEAT_ROLES, name_of
from tests.generator.games.taurus.figures.table import FIGURE, GAME, in_phase, picture, placed, states, styled, words

QUARTER: Final = 6.8
"""Millimetres from hole to hole."""


@pytest.mark.slow("it draws every position of a long match")
def test_the_area_is_shaded_from_the_grey_wire_to_the_last_pick() -> None:
    kinds = set()
    for state in states():
        closing = state.wire is not None and bool(state.grey >> state.wire & 1)
        shaded = bool(styled(picture(state).items, "area-closed"))
        assert shaded == (closing or state.phase == Phase.TAKE)
        kinds.add((state.phase, shaded))
    assert {(Phase.SIDE, True), (Phase.SIDE, False), (Phase.AREA, True)} <= kinds


def test_every_wire_is_drawn_once_in_its_colour_and_the_dead_in_pieces() -> None:
    for state in in_phase(Phase.OVER, Phase.PLAY)[::9]:
        scene = picture(state)
        board = scene.items[len(state.players)]
        for seat, laid in enumerate((*state.colours, state.grey)):
            name = name_of(None if seat == len(state.colours) else seat)
            whole = [SCREEN.pair(pair) for pair in bits(laid & ~state.dead)]
            broken = [SCREEN.pair(pair) for pair in bits(laid & state.dead)]
            for style, pairs in ((f"wire-{name}", whole), (f"wire-dead-{name}", broken)):
                lines = [item for item in styled((board,), style) if isinstance(item, Line)]
                assert sorted((line.a, line.b) for line in lines) == sorted(pairs)


def test_every_hole_without_a_post_or_a_wire_over_it_is_seen() -> None:
    for state in states()[::40]:
        seen = len(styled(picture(state).items, "bore"))
        if state.phase in BORED:
            hidden = (state.net.blocked & ~state.net.posts).bit_count()
            assert seen == len(HOLES) - state.net.posts.bit_count() - hidden
        else:
            assert seen == len(HOLES)


def test_every_bull_is_drawn_in_its_field_and_a_pushed_one_on_its_side() -> None:
    pushed = 0
    for state in in_phase(Phase.PLAY)[::5]:
        found = {
            at: shape.text for shape, at in placed(position.herd(SCREEN, state, state.free)) if isinstance(shape, Text)
        }
        assert len(found) == state.free.bit_count()
        for field in bits(state.free):
            colour = colour_in(state, field)
            assert colour is not None
            x, y = SCREEN.field(field)
            here = {at: sign for at, sign in found.items() if max(abs(at[0] - x), abs(at[1] - y)) < QUARTER}
            ((at, sign),) = here.items()
            assert sign == LETTERS[colour]
            if at != (x, y):
                pushed += 1
                assert (at[1] > y) == bool(state.lowered >> field & 1)
    assert pushed


def test_grey_wires_that_would_close_are_marked_with_the_number_of_bulls() -> None:
    marked = 0
    for state in in_phase(Phase.PLAY, Phase.WIRED):
        greys = [action for action in state.legal_actions() if isinstance(action, Grey)]
        signs = words(position.marks(SCREEN, state))
        assert len(signs) == len(greys)
        lines = styled(position.marks(SCREEN, state), "wire-ghost-grey")
        assert [(line.a, line.b) for line in lines if isinstance(line, Line)] == [SCREEN.pair(a.pair) for a in greys]
        for action, sign in zip(greys, signs, strict=True):
            after = state.after(action)
            if after.phase == Phase.TAKE:
                assert len(after.picks) in (int(sign), int(sign) - 1)
                marked += 1
    assert marked > 5


def test_the_wires_that_a_new_post_may_get_are_shown() -> None:
    for state in in_phase(Phase.POSTED)[::9]:
        lines = styled(position.marks(SCREEN, state), f"wire-ghost-{name_of(state.seat)}")
        assert len(lines) == len(state.legal_actions())


def test_the_table_beside_the_board_adds_up() -> None:
    state = states()[-1]
    assert state.phase == Phase.OVER
    side = FIGURE.side(state)
    assert side is not None
    numbers = words(side.items)
    for player in state.players:
        assert str(player.score) in numbers
        for count in player.caught:
            if count:
                assert f"= {count * (count + 1) // 2}" in numbers
    assert numbers[-1] == "78"
    assert side.title.count("points. Wires:") == len(state.players)
    assert len(styled(side.items, "card-chosen")) == len(state.winners())


def test_bulls_and_wires_are_told_apart_without_colour() -> None:
    assert len({*LETTERS}) == len({*HORNS.values()}) == len(BULLS)
    assert [*HORNS] == [*BULLS]
    cores = [LOOKS.look(f"wire-core-p{role}").dash if role != 4 else None for role in SEAT_ROLES]
    assert len({*cores}) == 4
    assert LOOKS.look("wire-dead-p1").dash
    assert not LOOKS.look("wire-p1").dash


@pytest.mark.parametrize("theme", [*SCREEN_THEMES, *PAPER_THEMES])
def test_bulls_wires_and_rings_stand_out_from_any_wood(theme: ThemeName) -> None:
    colours = {role: colour or "#ffffff" for role, colour in LOOKS.theme(theme).items()}

    def ratio(one: str, other: str) -> float:
        return contrast_ratio(colours[one], colours[other])

    for name in BULLS:
        assert ratio(f"on-bull-{name}", f"bull-{name}") >= 4.5
    for wood in ("field-light", "field-dark"):
        assert max(ratio("bull-rim", wood), ratio("bull-edge", wood)) >= 3.0
        for role in ("player1", "player2", "player3", "player4", "wire-grey", "dowel"):
            assert max(ratio(role, wood), ratio("wire-case", wood)) >= 3.0, (role, wood)
    assert ratio("accent", "accent-soft") >= 3.0
    assert ratio("on-slab", "slab") >= 4.5


def test_the_marks_of_the_help_are_drawn_within_their_squares_and_differ() -> None:
    marks = legend.legend()
    assert {(scene.width, scene.height) for scene, _words in marks} == {(10.0, 10.0)}
    assert len({words for _scene, words in marks}) == len({scene.items for scene, _words in marks}) == len(marks)
    assert not any(scene.touches() for scene, _words in marks)


def test_pictures_of_two_three_and_four_have_one_size() -> None:
    sizes = {(scene.width, scene.height) for state in states()[::60] for scene in (picture(state),)}
    assert sizes == {(100.0, 116.8)}
    assert {len(state.players) for state in states()[::60]} == {2, 3, 4}
    assert GAME.players == range(2, 5)
