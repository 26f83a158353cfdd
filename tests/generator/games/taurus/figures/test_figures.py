"""Pictures of Taurus: what can be touched, and how it is named."""

from __future__ import annotations

from typing import Final

import pytest

from engine.bits import bits
from engine.games.taurus.board import BULLS, FIELDS, HOLES, PAIRS, PLAYERS
from engine.games.taurus.state import Phase, colour_in
from generator.games.taurus.figures.plan import SCREEN
from generator.games.taurus.figures.table import TOP
from tests.generator.games.taurus.figures.table import area, extent, hits, holds, in_phase, picture, states, titles

QUARTER: Final = 6.8
"""Millimetres of 100: 25 px where the picture is 374 px wide, more than WCAG 2.2, 2.5.8 asks for."""
LEAST: Final = 12.0
"""44 px there."""


def test_all_holes_tile_their_fields_where_any_may_matter() -> None:
    for state in (in_phase(Phase.START)[-1], in_phase(Phase.PLAY)[-1]):
        found = {name: corners for name, corners in hits(picture(state)).items() if name.startswith("hole:")}
        assert {*found} == {f"hole:{name}" for name in HOLES}
        assert all(extent(corners) == pytest.approx((QUARTER, QUARTER)) for corners in found.values())
        assert len({corners[0] for corners in found.values()}) == len(HOLES)
        (x, y), half = SCREEN.hole(HOLES.index("c4ne")), QUARTER / 2
        assert found["hole:c4ne"][0] == pytest.approx((x - half, y - half + TOP))


@pytest.mark.parametrize("phase", [Phase.POSTED, Phase.WIRED])
def test_where_only_posts_matter_each_has_what_is_nearest_to_it(phase: Phase) -> None:
    for state in in_phase(phase)[::8]:
        found = hits(picture(state))
        posts = [hole for hole in range(len(HOLES)) if state.net.posts >> hole & 1]
        assert {name for name in found if name.startswith("hole:")} == {f"hole:{HOLES[hole]}" for hole in posts}
        for hole in posts:
            x, y = SCREEN.hole(hole)
            corners = found[f"hole:{HOLES[hole]}"]
            assert holds(corners, (x, y + TOP))
            assert area(corners) >= QUARTER**2 - 1e-6
            others = [(ox, oy + TOP) for ox, oy in map(SCREEN.hole, posts) if (ox, oy) != (x, y)]
            assert not any(holds(corners, other) for other in others)
            near = [(ox, oy) for ox, oy in others if max(abs(ox - x), abs(oy - y - TOP)) < 2 * QUARTER - 1e-6]
            for cx, cy in corners:
                own = (cx - x) ** 2 + (cy - y - TOP) ** 2
                assert all(own <= (cx - ox) ** 2 + (cy - oy) ** 2 + 1e-6 for ox, oy in near)


def test_a_lone_post_is_as_large_as_a_finger() -> None:
    state = next(state for state in in_phase(Phase.POSTED) if state.net.posts.bit_count() < 8)
    sizes = [extent(corners) for corners in hits(picture(state)).values()]
    assert max(min(size) for size in sizes) >= LEAST


@pytest.mark.slow("it draws every position of a long match")
def test_bulls_sides_and_signs_are_large_enough_and_within_the_picture() -> None:
    kinds = set()
    for state in states():
        if state.phase in (Phase.BULLS, Phase.START, Phase.PLAY):
            continue
        scene = picture(state)
        for name, corners in hits(scene).items():
            assert all(-1e-9 <= x <= scene.width + 1e-9 and -1e-9 <= y <= scene.height + 1e-9 for x, y in corners)
            kind = name.partition(":")[0]
            if kind != "hole":
                kinds.add(kind)
                assert min(extent(corners)) >= LEAST, (name, state.to_text())
    assert kinds == {"field", "side", "done", "area"}


def test_a_player_who_can_do_nothing_has_a_sign_for_it() -> None:
    stuck = [state for state in in_phase(Phase.PLAY) if str(state.legal_actions()[0]) == "pass"]
    assert stuck
    said = titles(picture(stuck[0]))
    assert said["pass"] == "Pass: no wire can be attached"
    assert min(extent(hits(picture(stuck[0]))["pass"])) >= LEAST


def test_the_sides_of_a_wire_are_apart() -> None:
    for state in in_phase(Phase.SIDE):
        one, other = hits(picture(state)).values()
        middle = [tuple(sum(axis) / len(corners) for axis in zip(*corners, strict=True)) for corners in (one, other)]
        assert not holds(one, (middle[1][0], middle[1][1]))
        assert not holds(other, (middle[0][0], middle[0][1]))


def test_holes_posts_and_bulls_are_named_as_they_are() -> None:
    state = next(state for state in in_phase(Phase.PLAY) if state.dead and state.grey)
    said = titles(picture(state))
    for hole, name in enumerate(HOLES):
        words_of = said[f"hole:{name}"]
        assert words_of.startswith(name[:2])
        assert ("upper" in words_of) == (name[2] == "n")
        assert ("left" in words_of) == (name[3] == "w")
        wires = [pair for pair, ends in enumerate(PAIRS) if hole in ends and state.net.laid >> pair & 1]
        if not state.net.posts >> hole & 1:
            assert words_of.endswith(", empty")
            continue
        for pair in wires:
            other = next(HOLES[end] for end in PAIRS[pair] if end != hole)
            owner = next((PLAYERS[seat] for seat, laid in enumerate(state.colours) if laid >> pair & 1), "grey")
            assert f"{owner} to {other}" in words_of
            assert (f"{owner} to {other}, dead" in words_of) == bool(state.dead >> pair & 1)


def test_bulls_in_the_area_say_so() -> None:
    state = in_phase(Phase.TAKE)[0]
    said = titles(picture(state))
    for field in bits(state.free):
        colour = colour_in(state, field)
        assert colour is not None
        inside = ", in the closed area" if state.inside >> field & 1 else ""
        assert said[f"field:{FIELDS[field]}"] == f"{FIELDS[field]}: {BULLS[colour]} bull{inside}"


def test_the_players_places_tell_wires_bulls_and_points() -> None:
    for state in (states()[-1], in_phase(Phase.TAKE)[0]):
        said = [group.title for group in picture(state).groups() if "points. Wires:" in group.title]
        assert len(said) == len(state.players)
        for seat, player in enumerate(state.players):
            black, brown, grey, red = player.caught
            short, medium, long = player.stock
            assert said[seat] == (
                f"{PLAYERS[seat]}: {player.score} points. Wires: {short} short, {medium} medium, {long} long. "
                f"Bulls: {black} black, {brown} brown, {grey} grey, {red} red"
            )
