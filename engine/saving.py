"""Matches as text: a readable save, and the same compressed as a share code for the address bar.

Both are read back by playing through the engine, so a damaged or hostile text can only be refused.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine import game_named, plain_json
from engine.bots.bot import LEVEL_NAMES
from engine.game import TERMINAL, BadOption, Game, IllegalAction
from engine.match import BOT, PERSON, Match, Setup, setup
from engine.refusal import shortened

SCHEMA: Final = 1
LONGEST_SAVE: Final = 1_000_000
LONGEST_CODE: Final = 16_000
LONGEST_INFLATED: Final = 250_000
MOST_PLIES: Final = 25_000
LONGEST_NAME: Final = 40
PLAYERS: Final = (PERSON, *(BOT + name for name in LEVEL_NAMES))
"""What may stand for a seat, whatever game it is."""


class BadSave(ValueError):
    """A save or share code that can't be opened; the sentence names the line or the entry at fault."""


def save(match: Match) -> str:
    """The match as JSON, one action a line."""
    return json.dumps(_document(match), ensure_ascii=False, indent=1)


def share_code(match: Match) -> str:
    """The match for a link: base64url of the deflated save, with what is usual left out."""
    return _packed(_document(match))


def setup_code(setup: Setup) -> str:
    """A share code of a match not yet begun: the set-up alone."""
    return _packed(_setup_document(setup))


def open_save(text: str) -> Match:
    """The match that `save` wrote. Raises BadSave."""
    if len(text) > LONGEST_SAVE:
        raise BadSave(f"This save is too long: {len(text)} characters, at most {LONGEST_SAVE}.")
    try:
        document = plain_json.parse(text)
    except json.JSONDecodeError as error:
        raise BadSave(f"This is not a saved game: line {error.lineno} is not JSON ({error.msg}).") from None
    except ValueError:
        raise BadSave("This is not a saved game: its JSON is nested or sized beyond all use.") from None
    return _opened(document, lambda ply: f"line {_line_of(text, ply)}")


def open_share_code(code: str) -> Match:
    """The match that `share_code` or `setup_code` wrote. Raises BadSave."""
    if len(code) > LONGEST_CODE:
        raise BadSave(f"This link is too long: {len(code)} characters, at most {LONGEST_CODE}.")
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        inflater = zlib.decompressobj()
        text = inflater.decompress(packed, LONGEST_INFLATED)
        if inflater.unconsumed_tail:
            raise BadSave("This link unpacks to more than any game needs.")
        if not inflater.eof:
            raise BadSave("This link is cut off: copy it whole.")
        if inflater.unused_data:
            raise BadSave("This link has something else behind it: copy it alone.")
        document = plain_json.parse(text.decode("utf-8"))
    except (ValueError, binascii.Error, zlib.error) as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave("This link is damaged: copy it whole.") from None
    return _opened(document, lambda ply: f"move {ply + 1}")


def _packed(document: Mapping[str, Any]) -> str:
    usual = {"seats": [PERSON], "names": [], "chance": "seeded", "actions": [], "options": {}, "undo": False}
    lean = {key: value for key, value in document.items() if usual.get(key) != value}
    squeezer = zlib.compressobj(9)
    text = json.dumps(lean, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(squeezer.compress(text) + squeezer.flush()).decode().rstrip("=")


def _setup_document(setup: Setup) -> dict[str, Any]:
    defaults = {option.name: option.default for option in setup.game.options}
    return {
        "paddock": SCHEMA,
        "game": setup.game.slug,
        "rules": setup.game.rules_version,
        "seed": setup.seed,
        "seats": list(setup.seats),
        "names": list(setup.names),
        "options": {name: value for name, value in setup.options.items() if defaults[name] != value},
        "chance": "by hand" if setup.by_hand else "seeded",
    }


def _document(match: Match) -> dict[str, Any]:
    played = {"undo": match.undo_used, "actions": [str(action) for action in match.plies]}
    return _setup_document(match.setup) | played


def _opened(document: object, place: Callable[[int], str]) -> Match:
    """The match of a parsed document; `place` says where the action of a ply stands."""
    if not isinstance(document, dict):
        raise BadSave("This is not a saved game.")
    match = Match(_setup(document))
    actions = _field(document, "actions", list, [])
    if len(actions) > MOST_PLIES:
        raise BadSave(f"This save has {len(actions)} actions, at most {MOST_PLIES} are read.")
    for ply, text in enumerate(actions):
        _replay(match, ply, text, place)
    match.undo_used = _field(document, "undo", bool, False)
    return match


def _setup(document: Mapping[str, Any]) -> Setup:
    if "paddock" not in document:
        raise BadSave("This is not a Paddock save.")
    if not _is_number(document, "paddock", SCHEMA):
        raise BadSave(f"This save is of another version: “paddock” must be {SCHEMA}.")
    game = _game(document)
    names = _strings(document, "names", [], LONGEST_NAME)
    seats = _strings(document, "seats", [PERSON] * game.players[0], LONGEST_NAME)
    for seat in seats:
        if seat not in PLAYERS:
            listed = ", ".join(PLAYERS[:-1])
            raise BadSave(f"“seats” has {_quoted(seat)}; a seat is {listed} or {PLAYERS[-1]}.")
    if len(names) > len(seats):
        raise BadSave(f"“names” has {len(names)} names for {len(seats)} seats.")
    options = _field(document, "options", dict, {})
    if not all(isinstance(text, str) and len(text) <= LONGEST_NAME for pair in options.items() for text in pair):
        raise BadSave(f"“options” must give a text of at most {LONGEST_NAME} characters for each option.")
    by_hand = _field(document, "chance", str, "seeded")
    if by_hand not in ("seeded", "by hand"):
        raise BadSave(f"“chance” is {_quoted(by_hand)}; it must be “seeded” or “by hand”.")
    seed = _field(document, "seed", str, None)
    try:
        return setup(game, seed, seats=seats, options=options, by_hand=by_hand == "by hand", names=names)
    except BadOption as error:
        raise BadSave(str(error)) from None


def _game(document: Mapping[str, Any]) -> Game:
    slug = _field(document, "game", str, None)
    game = game_named(slug)
    if game is None:
        raise BadSave(f"“game” is {_quoted(slug)}, which is no game here.")
    if not _is_number(document, "rules", game.rules_version):
        raise BadSave(f"This save was made under other rules of {game.title}: “rules” must be {game.rules_version}.")
    return game


def _replay(match: Match, ply: int, text: object, place: Callable[[int], str]) -> None:
    """Play one saved action, or check it against what the seed has already drawn."""
    if not isinstance(text, str):
        raise BadSave(f"At {place(ply)}: an action must be a text.")
    if ply < len(match.plies):
        drawn = match.plies[ply]
        if str(drawn) != text:
            raise BadSave(f"At {place(ply)}: {_quoted(text)} is not what the seed gives there, which is {drawn}.")
        return
    if match.state.current_player == TERMINAL:
        raise BadSave(f"At {place(ply)}: the game is over before {_quoted(text)}.")
    try:
        match.play_text(text)
    except IllegalAction as refused:
        raise BadSave(f"At {place(ply)}: {refused}") from None


def _is_number(document: Mapping[str, Any], key: str, number: int) -> bool:
    """Whether the entry is this very number: JSON's true and 1.0 are equal to 1 and are not meant."""
    return type(document.get(key)) is int and document[key] == number


def _field(document: Mapping[str, Any], key: str, kind: type, default: Any) -> Any:
    value = document.get(key, default)
    if not isinstance(value, kind):
        raise BadSave(f"“{key}” is missing or of the wrong kind.")
    return value


def _strings(document: Mapping[str, Any], key: str, default: list[str], longest: int) -> list[str]:
    values = _field(document, key, list, default)
    fits = all(isinstance(value, str) and len(value) <= longest and value.isprintable() for value in values)
    if len(values) > 8 or not fits:
        raise BadSave(f"“{key}” must be at most 8 texts of at most {longest} printable characters.")
    return list(values)


def _quoted(text: str) -> str:
    return f"“{shortened(text)}”"


def _line_of(text: str, ply: int) -> int:
    """The line on which the action of a ply stands in a save, if all actions before it are texts."""
    start = max((key.end() for key in re.finditer(r'"actions"\s*:\s*\[', text)), default=len(text))
    for place, entry in enumerate(re.finditer(r'"(?:[^"\\]|\\.)*"|[^\s,"]', text[start:])):
        if place == ply:
            start += entry.start()
            break
    return text.count("\n", 0, start) + 1
