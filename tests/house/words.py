"""What one game alone uses is in its rooms: its name, colours and styles, sentences, and the words of its things."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from tests.house.tree import Tree, assigned, slug_of, strings

GAMES_ARE_NAMED_IN: Final = ("engine/__init__.py", "README.md", "tests/test_readme.py")
"""Beside each game's own rooms: the list of them, and what tells a stranger of them."""
MARKS: Final = frozenset({"_", "msgid", "gettext"})
"""What marks a sentence for translation."""
IN_TEMPLATE: Final = re.compile(r"{%-?\s*trans\b[^%]*%}(.*?){%-?\s*endtrans", re.DOTALL)
PRINT_SHOP: Final = "generator.paper."
"""What it offers is there for every game, whoever has taken it so far."""
SHOWN: Final = ("engine/", "generator/", "site/app/", "templates/")
"""Where sentences for people stand."""


def games_named_outside(tree: Tree) -> list[str]:
    """Files that name a game in whose rooms they are not."""
    found = []
    for game in tree.games:
        words = game.split("_")
        spelt = r"[-_\s]?".join(map(re.escape, words))
        # As a word or the part of a name between other letters: "ox" is not named in "box".
        named = re.compile(rf"(?<![a-z]){spelt}(?![a-z])", re.IGNORECASE)
        found += [
            f"{name} names {slug_of(game)}"
            for name in tree.names
            if name not in GAMES_ARE_NAMED_IN and tree.game_of(name) != game and named.search(tree.text(name))
        ]
    return found


# ---- looks


def looks_of_one_game(tree: Tree, names: Collection[str], defined_in: Iterable[str]) -> list[str]:
    """Of these names of shared styles, colour roles or hatchings, those that one game alone uses, or nobody.

    Used is a name where a source has it as a string that is no key of a dictionary, also as an f-string that may come
    out so, and where CSS has its class or property. What the modules in `defined_in` say of it is no use.
    """
    users: dict[str, set[str]] = {name: set() for name in names}
    for name in tree.names:
        if name.endswith((".py", ".css", ".html", ".mjs", ".js")) and not name.startswith(("tests/", *defined_in)):
            for used in _used(tree, name, names):
                users[used].add(tree.game_of(name) or "shared rooms")
    return [
        f"“{name}” is used by {next(iter(by), 'nobody')} alone"
        for name, by in sorted(users.items())
        if len(by) < 2 and "shared rooms" not in by
    ]


def _used(tree: Tree, name: str, names: Collection[str]) -> set[str]:
    text = tree.text(name)
    found = {used for used in re.findall(r"(?:--|\bs-)([a-z][\w-]*)", text) if used in names}
    if name.endswith(".py"):
        exact = {*strings(tree.source(name))}
        patterns = [_pattern(each) for each in exact if "{}" in each and re.search("[a-z]", each)]
        found |= {used for used in names if used in exact or any(pattern.fullmatch(used) for pattern in patterns)}
    return found


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9-]+".join(map(re.escape, text.split("{}"))))


# ---- sentences


def sentences(tree: Tree, name: str) -> Iterator[str]:
    """The msgids that are marked in a file."""
    if name.endswith(".html"):
        yield from IN_TEMPLATE.findall(tree.text(name))
        yield from re.findall(r"\b_\(\s*\"([^\"]+)\"", tree.text(name))
    elif name.endswith(".py"):
        yield from (text for node in ast.walk(tree.source(name)) for text in _marked(node))


def _marked(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
        yield from (part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str))


def constants_of_one_game(tree: Tree) -> list[str]:
    """Constants with sentences in a shared room, the print shop left out, that one game alone takes from there."""
    takers: dict[tuple[str, str], set[str]] = {}
    for module, source in tree.parsed.items():
        for owner, name in _taken(tree, source):
            takers.setdefault((owner, name), set()).add(tree.game_of(tree.modules[module]))
    found = []
    for (module, name), by in sorted(takers.items()):
        shared = not tree.game_of(tree.modules[module]) and not module.startswith(PRINT_SHOP)
        if shared and len(by) == 1 and "" not in by and _is_of_sentences(tree.parsed[module], name):
            found.append(f"{module}.{name} is used by {next(iter(by))} alone")
    return found


def _taken(tree: Tree, source: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module takes from others: by `from x import name`, and as `x.name`."""
    known: dict[str, str] = {}
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full in tree.modules:
                    known[alias.asname or alias.name] = full
                elif node.module in tree.modules:
                    yield str(node.module), alias.name
    for node in ast.walk(source):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            yield known[node.value.id], node.attr


def _is_of_sentences(source: ast.Module, name: str) -> bool:
    """Whether a constant of the module holds marked sentences, and the module itself makes no use of it."""
    if name not in assigned(source):
        return False
    reads = [node for node in ast.walk(source) if isinstance(node, ast.Name) and node.id == name]
    if any(isinstance(node.ctx, ast.Load) for node in reads):
        return False
    values = [
        node.value
        for node in source.body
        if (isinstance(node, ast.Assign) and name in map(ast.unparse, node.targets))
        or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name)
    ]
    return any(_is_marked(value) for value in values if value)


def _is_marked(value: ast.AST) -> bool:
    return any(True for node in ast.walk(value) for _sentence in _marked(node))


# ---- words


def things_of_one_game(tree: Tree) -> list[str]:
    """Sentences of shared rooms that speak of the things or moves of one game: a mallet, a roll of dice.

    A word is such a one if it stands in a game's rules outside sentences (in its notation, touches or codes) and in
    its sentences as well, in no other game's rules or sentences, and neither in names nor in docstrings of shared code.
    """
    spoken = {game: {*map(_stem, _words(_sentences_of(tree, game)))} for game in tree.games}
    written = {game: {*map(_stem, _words(_strings_of(tree, game)))} for game in tree.games}
    field = {*map(_stem, _words(_said_in_shared_code(tree)))}
    found = []
    for game in tree.games:
        others = {word for other in tree.games if other != game for word in (*spoken[other], *written[other])}
        own = (spoken[game] & written[game]) - others - field
        found += [
            f"{name} speaks of “{word}”, a word of {slug_of(game)}"
            for name in tree.names
            if name.startswith(SHOWN) and not tree.game_of(name)
            for word in sorted({*_words(sentences(tree, name))})
            if _stem(word) in own
        ]
    return found


def _sentences_of(tree: Tree, game: str) -> Iterator[str]:
    return (text for name in tree.names if tree.game_of(name) == game for text in sentences(tree, name))


def _strings_of(tree: Tree, game: str) -> Iterator[str]:
    """The strings of a game's rules that are no sentences."""
    for module, source in tree.parsed.items():
        if module.startswith(f"engine.games.{game}.") and not module.startswith(f"engine.games.{game}.bot"):
            said = {*sentences(tree, tree.modules[module])}
            yield from (text for text in strings(source, keys=True) if text not in said)


def _said_in_shared_code(tree: Tree) -> Iterator[str]:
    """Names and docstrings: the vocabulary of the field, and plain English."""
    for module, source in tree.parsed.items():
        if not tree.game_of(tree.modules[module]):
            for node in ast.walk(source):
                names = (getattr(node, field, None) for field in ("name", "id", "attr", "arg"))
                yield from (re.sub("([A-Z])", r" \1", name) for name in names if isinstance(name, str))
                if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                    yield str(node.value.value)


def _words(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from re.findall(r"[a-z]{3,}", re.sub(r"{[^}]*}", " ", text).lower().replace("_", " "))


ENDINGS: Final = ("s", "ing", "ed", "e")
"""Cut off one after the other, if three letters are left: then "stone", "stones" and "stoned" are one word."""


def _stem(word: str) -> str:
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word.removesuffix(ending)
    return word
