"""Small trees made up to show what a check says no to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.house.tree import Tree

CHESS: Final[Mapping[str, str]] = {
    "engine/__init__.py": "MENU: Final = ('chess',)\n",
    "engine/games/chess/__init__.py": "from engine.games.chess.game import Chess\nGAME = Chess()\n",
    "engine/games/chess/board.py": "",
    "engine/games/chess/options.py": "class Options: ...\nOPTIONS = ()\n",
    "engine/games/chess/state.py": "class Position: ...\n",
    "engine/games/chess/actions.py": "class Move(Action): ...\nclass Castle(Move): ...\n",
    "engine/games/chess/text.py": "def read(text): ...\ndef write(position): ...\n",
    "engine/games/chess/notation.py": "def read(text): ...\n",
    "engine/games/chess/refusals.py": "SENTENCES = {}\ndef refusal(position, action): ...\n",
    "engine/games/chess/explain.py": "def explain(position, touches): ...\n",
    "engine/games/chess/words.py": "def status(position): ...\n",
    "engine/games/chess/rules.py": "class ChessState(Position, State): ...\n",
    "engine/games/chess/game.py": "class Chess(Game):\n    hides = Hides.NOTHING\n",
    "engine/games/chess/bot/__init__.py": "from engine.games.chess.bot.bot import BOT\n",
    "engine/games/chess/bot/bot.py": "class ChessBot(Bot): ...\nBOT = ChessBot()\n",
    "engine/games/chess/bot/reasons.py": "",
    "generator/games/chess/__init__.py": "",
    "generator/games/chess/looks.py": "LOOKS = {}\n",
    "generator/games/chess/figures/__init__.py": "FIGURE = None\nTOOLS = {}\n",
    "generator/games/chess/figures/table.py": "def table(position, view): ...\n",
    "generator/games/chess/figures/foresight.py": "def preview(position, action): ...\n",
    "generator/games/chess/figures/side.py": "",
    "generator/games/chess/figures/legend.py": "def legend(): ...\n",
    "generator/games/chess/figures/examples.py": "def drawn(): ...\n",
    "generator/games/chess/figures/emblem.py": "def emblem(): ...\n",
    "generator/games/chess/sheets/__init__.py": "SHEETS = ()\n",
    "templates/rules/chess.html": "",
    "tests/engine/games/chess/test_rule_text.py": "",
    "tests/generator/games/chess/figures/test_board.py": "",
    "tests/generator/games/chess/sheets/test_sheets.py": "",
    "tests/site/games/chess/test_play.py": "",
}
"""A game with every room of the plan."""


def tree_of(root: Path, files: Mapping[str, str]) -> Tree:
    """These files below the root."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return Tree(root)


def with_chess(root: Path, changes: Mapping[str, str | None]) -> Tree:
    """The game of chess with some files changed, or left out (None)."""
    files = {**CHESS, **changes}
    return tree_of(root, {name: text for name, text in files.items() if text is not None})
