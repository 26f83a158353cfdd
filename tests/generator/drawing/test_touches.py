"""Whatever may be done can be touched: every touch of every step is labelled in the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.game import CHANCE, SPECTATOR, Action, State
from generator.drawing.figure import Figure, View
from generator.drawing.scene import Scene
from generator.games import figure_of
from tests.engine.tables import VARIANTS, Variant, matches_at, random_match, steps

every_variant = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())


def pictures(variant: Variant, figure: Figure, number: int) -> Iterator[tuple[str, Scene, list[Action]]]:
    """Every position of a random match at a game, every fourth at a tool: its text, picture and steps."""
    match = random_match(variant, f"touched {number}")
    lasts = [None, *match.plies]
    for state, last in list(zip(match.states, lasts, strict=True))[:: 4 if variant.table.is_tool else 1]:
        yield state.to_text(), seen(figure, state, last), touchable(variant, state)


def seen(figure: Figure, state: State, last: Action | None) -> Scene:
    """The picture for the player to move."""
    return figure.board(state, View(last, state.current_player if state.current_player >= 0 else SPECTATOR))


def touchable(variant: Variant, state: State) -> list[Action]:
    """What people may do: chance is theirs only where it is entered by hand."""
    return [] if state.current_player == CHANCE and not variant.table.chance_by_hand else steps(state)


@pytest.mark.slow("it sees as many matches as PADDOCK_GAMES says")
@every_variant
def test_every_touch_is_labelled(variant: Variant) -> None:
    figure = figure_of(variant.table.slug)
    for number in range(matches_at(variant.table)):
        for text, scene, offered in pictures(variant, figure, number):
            labels = {*scene.touches()}
            missing = {touch for action in offered for touch in action.touches} - labels
            assert not missing, f"{text}: no label for {sorted(missing)}"


@pytest.mark.slow("it draws every position of a long match")
@every_variant
def test_every_label_is_there_once_and_has_a_title(variant: Variant) -> None:
    figure = figure_of(variant.table.slug)
    for number in range(2):
        for text, scene, _offered in pictures(variant, figure, number):
            touches = scene.touches()
            twice = sorted(touch for touch, number in Counter(touches).items() if number > 1)
            assert not twice, f"{text}: labelled twice: {twice}"
            silent = [group.touch for group in scene.groups() if group.touch and not group.title.strip()]
            silent += [pad.prefix for pad in scene.pads() if not pad.title.strip()]
            assert not silent, f"{text}: a screen reader could not name {silent}"
            assert scene.title


@pytest.mark.slow("it draws every position of a long match")
@every_variant
def test_every_touch_can_show_its_state(variant: Variant) -> None:
    """What may be touched, is chosen or has the focus is told by a shape of the touch's own, not of a part of it."""
    for text, scene, _offered in pictures(variant, figure_of(variant.table.slug), 0):
        styles = {group.touch: [getattr(item, "style", "") for item in group.items] for group in scene.groups()}
        dumb = [touch for touch, own in styles.items() if touch and not {"halo", "hit"} & {*own}]
        assert not dumb, f"{text}: no ring for {dumb}"


@pytest.mark.slow("it draws every position of a long match")
@every_variant
def test_every_picture_has_the_same_size(variant: Variant) -> None:
    figure = figure_of(variant.table.slug)
    sizes = {(scene.width, scene.height) for _text, scene, _steps in pictures(variant, figure, 0)}
    assert len(sizes) == 1


@every_variant
def test_touches_tell_the_steps_apart(variant: Variant) -> None:
    """Steps with the same touches are offered as buttons, so their sentences must differ."""
    for number in range(2):
        for state in random_match(variant, f"touched {number}").states:
            if state.current_player != CHANCE:
                said = [(*sorted(action.touches), str(action.message)) for action in steps(state)]
                assert len(said) == len({*said}), state.to_text()


@every_variant
def test_a_preview_can_be_had_for_every_step(variant: Variant) -> None:
    figure = figure_of(variant.table.slug)
    for state in random_match(variant, "previewed").states[:: 4 if variant.table.is_tool else 1]:
        for action in state.legal_actions():
            assert isinstance(figure.preview(state, action), tuple)
