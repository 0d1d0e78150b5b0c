"""Promises of every game's notes: each thing is told of, in each language, shortly, with the figures of the data."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import groma
from groma.cli.citations import read_rules
from groma.kernel import Game
from groma.kernel.components import LANGUAGES
from groma.kernel.notes import read_index
from tests.cli.messages import read_messages
from tests.cli.strict import StrictNotes

GAMES = groma.names()
LONGEST = {"en": 120, "it": 150, "fr": 150}
"""What a thing does is said in so many letters."""
FACTS = 3

SPOKEN_OF_ELSEWHERE = {
    "colours",
    "groups",
    "layouts",
    "options",
    "tiles",
    "terms",
    "player_colour",
    "villa_colour",
    "site_count",
    "stack_after_setup",
    "orientation",
    "board_row",
    "term",
}
"""Lists of components that are no things of the table, or whose members are told of by their kind."""

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def notes_of(game: Game[Any], language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(game.note_text(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def lists_of(table: dict[str, Any], place: str = "") -> dict[str, list[str]]:
    """Return the ids of every list of components, by its place in the file."""
    found: dict[str, list[str]] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found |= lists_of(value, f"{place}{key}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
            found[f"{place}{key}"] = [row["id"] for row in value]
    return found


def families_of(game: Game[Any]) -> set[str]:
    """Return the lists of components whose members share a note."""
    named = [entry["each"] for entry in read_index(game.texts.with_name("notes")).values() if "each" in entry]
    return {place for each in named for place in ([each] if isinstance(each, str) else each)}


@every_game
def test_every_component_has_a_note(name: str) -> None:
    game = groma.game(name)
    families = families_of(game)
    lists = lists_of(game.components.tables)
    assert families <= set(lists)
    silent = {
        place: [each for each in ids if each not in game.notes()]
        for place, ids in lists.items()
        if place not in families and place.split(".")[-1] not in SPOKEN_OF_ELSEWHERE
    }
    assert {place: ids for place, ids in silent.items() if ids} == {}


@every_game
def test_the_notes_are_the_same_in_every_language(name: str) -> None:
    game = groma.game(name)
    english, *others = [read_messages(game.note_text(language)) for language in LANGUAGES]
    assert all(other == english for other in others)
    shapes = [
        {key: [attribute.id.name for attribute in entry.attributes] for key, entry in notes_of(game, language).items()}
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]


@every_game
@every_language
def test_every_note_says_what_a_thing_does_with_figures_of_the_data(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictNotes(game, language)
    for thing, note in game.notes().items():
        said, *facts = text.note(note)
        assert 0 < len(said) <= LONGEST[language], (thing, len(said), said)
        assert all(facts), thing


@every_game
@every_language
def test_every_fact_of_a_note_has_a_label_and_is_one_of_few(name: str, language: str) -> None:
    game = groma.game(name)
    notes = notes_of(game, language)
    told = {f"note-{note['text']}" for note in game.notes().values()}
    assert told == {key for key in notes if key.startswith("note-")}
    for key in told:
        facts = [attribute.id.name for attribute in notes[key].attributes if attribute.id.name != "name"]
        assert len(facts) <= FACTS, key
        assert all(f"fact-{fact}" in notes for fact in facts), key


@every_game
@every_language
def test_no_figure_of_a_note_is_typed(name: str, language: str) -> None:
    game = groma.game(name)
    for key, entry in notes_of(game, language).items():
        patterns = [entry.value, *[attribute.value for attribute in entry.attributes]]
        spoken = " ".join(serialize_pattern(pattern) for pattern in patterns if pattern)
        assert not re.search(r"\d", re.sub(r"\$\w+|\[\w+\]|\{[^{}]*\}", "", spoken)), (key, spoken)


@every_game
def test_every_note_leads_to_rules_that_there_are(name: str) -> None:
    game = groma.game(name)
    known = read_rules(game.texts.with_name("RULES.md"))
    for thing, note in game.notes().items():
        assert note["rules"], thing
        assert set(note["rules"]) <= set(known), thing
