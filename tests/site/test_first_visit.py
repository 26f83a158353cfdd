"""A first visit and the form of a new game as the built pages have it: both begin the same match."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.table.keys import COMMANDS, KEYS
from app.table.new_match import new_match
from app.table.ways import ways_of
from engine import GAMES

every_game = pytest.mark.parametrize("slug", GAMES)


class Form(HTMLParser):
    """The form `new-game-form` as it would be sent untouched, and all that could be chosen in it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, str] = {}
        self.offered: dict[str, list[str]] = {}
        self._inside = False
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._inside = values.get("id") == "new-game-form"
        if not self._inside:
            return
        if tag == "select":
            self._select = values["name"]
        elif tag == "option" or (tag == "input" and values["type"] == "radio"):
            name = self._select if tag == "option" else values["name"]
            self.offered.setdefault(name, []).append(values["value"])
            if "selected" in values or "checked" in values:
                self.sent[name] = values["value"]


def form_of(site: Path, slug: str) -> Form:
    form = Form()
    form.feed((site / slug / "index.html").read_text(encoding="utf-8"))
    return form


@every_game
def test_the_form_begins_what_a_first_visit_does(site_dir: Path, slug: str) -> None:
    sent = form_of(site_dir, slug).sent
    first, untouched = (new_match(slug, form, today="2026-11-30", random_seed="seed") for form in ({}, sent))
    assert untouched.setup == first.setup


@every_game
def test_the_form_offers_the_ways_to_play(site_dir: Path, slug: str) -> None:
    ways = [way.name for way in ways_of(GAMES[slug])]
    assert form_of(site_dir, slug).offered.get("way", ["normal"]) == ways


@every_game
def test_every_choice_of_a_seat_can_be_sent(site_dir: Path, slug: str) -> None:
    form = form_of(site_dir, slug)
    for name in (name for name in form.offered if name.startswith("seat.") and name != "seat.0"):
        for player in form.offered[name]:
            match = new_match(slug, {**form.sent, name: player}, today="2026-11-30", random_seed="seed")
            assert (player or "person") in match.setup.seats


def test_keys_and_their_help() -> None:
    assert len(COMMANDS) == sum(len(key.commands) for key in KEYS)
