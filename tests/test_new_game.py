"""`build.py new-game`, in a copy of the repository: what it makes is tested, played, printed and built at once."""

from __future__ import annotations

from typing import Final

import pytest

from tests.copies import Copy

NAME: Final = "peb" + "bles"
"""Not written as a word: a game is named nowhere outside its rooms, and here are none of them."""
pytestmark = pytest.mark.slow("what is changed is a copy of the whole repository")
PLAY: Final = """
from random import Random
from engine import GAMES
from engine.bots import Playouts, bot_of
from engine.match import Match, setup
from engine.saving import open_share_code, share_code

match, bot = Match(setup(GAMES["NAME"], "seed")), bot_of("NAME")
while not match.over:
    match.play(bot.choose(match.state, Random(1), Playouts(10)))
assert open_share_code(share_code(match)).state == match.state
print(match.state.status())
""".replace("NAME", NAME)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copy = Copy(tmp_path_factory.mktemp("house")).with_cache()
    said = copy.run("build.py", "new-game", NAME)
    assert f"Made {NAME.title()}" in said
    assert f"engine/games/{NAME}/" in said
    return copy


def test_its_tests_and_those_of_the_house_are_green(copy: Copy) -> None:
    rooms = ("tests/engine/games", "tests/generator/games")
    copy.test("tests/test_house.py", *(f"{room}/{NAME}" for room in rooms))
    contract = [f"tests/engine/test_{name}.py" for name in ("conformance", "perft", "playthrough")]
    drawn = ("tests/generator/drawing/test_touches.py", "tests/generator/games/test_plan.py")
    drawn += ("tests/generator/games/test_looks.py", "tests/generator/paper/test_every_sheet.py")
    copy.test(*contract, *drawn, "-k", NAME)
    copy.run("-m", "ruff", "check", ".")
    copy.run(
        "-m", "ruff", "format", "--check", *(f"{room}/{NAME}" for room in ("engine/games", "generator/games", *rooms))
    )


def test_it_is_played_to_its_end(copy: Copy) -> None:
    assert "took the last stone and wins" in copy.run("-c", PLAY)


def test_it_is_printed(copy: Copy) -> None:
    copy.run("build.py", "pdf", NAME)
    assert (copy.root / f"{NAME}.pdf").read_bytes().startswith(b"%PDF")


def test_a_second_one_lives_beside_it(copy: Copy) -> None:
    other = "marb" + "les"
    copy.run("build.py", "new-game", other, "--title", "More Stones!")
    copy.run(
        "-c", f"from generator.games import LOOKS\nfrom engine import GAMES\nassert GAMES['{other}'].title[-1] == '!'"
    )
    copy.delete(other)


def test_it_is_built_and_played_in_a_browser(copy: Copy) -> None:
    copy.run("build.py")
    assert (copy.root / "_site" / NAME / "index.html").is_file()
    assert (copy.root / "_site" / NAME / "rules.html").is_file()
    copy.test(f"tests/site/games/{NAME}")
