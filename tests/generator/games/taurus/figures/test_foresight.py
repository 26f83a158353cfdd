"""Pictures of Taurus: what a step would do, and who takes the bulls of a closed area."""

from __future__ import annotations

from engine.bits import bits
from engine.games.taurus.actions import Grey, Post, Take
from engine.games.taurus.board import CENTRES, HOLES, PLAYERS
from engine.games.taurus.rules import TaurusState
from engine.games.taurus.state import Phase
from generator.drawing.figure import View
from generator.drawing.scene import Item, Line, Polygon
from generator.games.taurus.figures import position
from generator.games.taurus.figures.plan import SCREEN
from generator.games.taurus.figures.wires import SEAT_ROLES, name_of
from tests.generator.games.taurus.figures.table import (
    FIGURE,
    area,
    hits,
    holds,
    in_phase,
    layer,
    picture,
    placed,
    styled,
    titles,
    words,
)


def closings() -> list[tuple[TaurusState, Grey]]:
    found = [
        (state, action)
        for state in in_phase(Phase.PLAY, Phase.WIRED)
        for action in state.legal_actions()
        if isinstance(action, Grey)
    ]
    assert len(found) > 5
    return found


def plate(items: tuple[Item, ...]) -> tuple[int, list[str]]:
    """The number of bulls on the plate, and the letters of who takes them."""
    (group,) = layer(items, "picks")
    number, *letters = words(group.items)
    return int(number), letters


def initials(picks: tuple[int, ...]) -> list[str]:
    return [PLAYERS[seat][0] for seat in picks]


def test_before_a_closing_is_confirmed_area_bulls_and_picks_are_shown() -> None:
    taken = 0
    for state, action in closings():
        after = state.after(action)
        if after.phase == Phase.SIDE:
            continue
        drawn = FIGURE.preview(state, action)
        inside = after.inside
        (shape,) = styled(drawn, "area-closed")
        assert isinstance(shape, Polygon)
        for field in bits(state.free):
            if position.pushed(after, field) is None:
                assert holds(shape.points, SCREEN.at(CENTRES[field])) == bool(inside >> field & 1)
        number, letters = plate(drawn)
        assert number == inside.bit_count() == len(styled(drawn, "line-accent"))
        if after.phase == Phase.TAKE:
            taken += 1
            assert letters == initials(after.picks)
    assert taken > 5


def test_the_wires_are_numbered_in_the_order_of_the_first_round() -> None:
    for state, action in closings():
        after = state.after(action)
        if after.phase != Phase.TAKE:
            continue
        signs = [text for text in words(FIGURE.preview(state, action)) if text.isdigit()]
        *numbers, count = map(int, signs)
        assert numbers == [*range(1, len(numbers) + 1)]
        assert count == len(after.picks)
        assert 1 <= len(numbers) <= count
        coloured = [after.picks[place] for place in range(len(numbers))]
        styles = [
            shape.style for shape, _at in placed(FIGURE.preview(state, action)) if shape.style.startswith("piece-p")
        ]
        assert styles[: len(numbers)] == [f"piece-p{SEAT_ROLES[seat]}" for seat in coloured]


def test_while_bulls_are_taken_the_plate_shows_who_is_still_to_pick() -> None:
    for state in in_phase(Phase.TAKE):
        scene = picture(state)
        number, letters = plate(scene.items)
        assert number == state.inside.bit_count()
        assert letters == initials(state.picks)
        (shape,) = styled(scene.items, "area-closed")
        assert isinstance(shape, Polygon)
        for field in bits(state.free):
            if position.pushed(state, field) is None:
                assert holds(shape.points, SCREEN.at(CENTRES[field])) == bool(state.inside >> field & 1)


def test_both_areas_to_choose_from_show_their_picks() -> None:
    for state in in_phase(Phase.AREA):
        shown = []
        for action in state.legal_actions():
            after = state.after(action)
            _number, letters = plate(FIGURE.preview(state, action))
            assert letters == initials(after.picks)
            shown.append(letters)
        assert shown[0] != shown[1]
        found = hits(picture(state))
        assert area(found["area:outer"]) > area(found["area:inner"])
        names = [", ".join(PLAYERS[seat] for seat in state.after(action).picks) for action in state.legal_actions()]
        said = titles(picture(state))
        assert said["area:inner"].endswith(names[0])
        assert said["area:outer"].endswith(names[1])


def test_a_new_post_shows_the_wires_it_could_get() -> None:
    state = in_phase(Phase.PLAY)[20]
    for action in state.legal_actions()[:20]:
        if isinstance(action, Post):
            lines = styled(FIGURE.preview(state, action), f"wire-ghost-{name_of(state.seat)}")
            assert len(lines) == len(state.after(action).legal_actions())


def test_a_post_that_is_looked_at_shows_the_wires_it_could_get() -> None:
    state = next(state for state in in_phase(Phase.PLAY) if any(isinstance(a, Grey) for a in state.legal_actions()))
    for hole in bits(state.net.posts):
        touch = f"hole:{HOLES[hole]}"
        items = FIGURE.glance(state, touch)
        steps = [action for action in state.legal_actions() if touch in action.touches and len(action.touches) == 2]
        lines = [item for item, _at in placed(items) if isinstance(item, Line) and item.style != "wire-ghost-case"]
        assert len(lines) == len(steps)
    assert [*placed(FIGURE.glance(state, "pass"))] == []


def test_a_bull_that_would_be_taken_gets_the_letter_of_its_taker() -> None:
    state = in_phase(Phase.TAKE)[0]
    for action in state.legal_actions():
        assert isinstance(action, Take)
        assert words(FIGURE.preview(state, action)) == initials(state.picks[:1])


def test_what_was_just_done_stands_out() -> None:
    state = in_phase(Phase.POSTED)[0]
    assert state.fresh is not None
    assert len(styled(picture(state).items, "dowel-new")) == 1
    wire = state.legal_actions()[0]
    after = state.after(wire)
    assert len(styled(FIGURE.board(after, View(wire)).items, "dowel-new")) == 2
