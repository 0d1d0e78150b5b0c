"""The words of Rome: City of Marble beyond those of every game."""

from __future__ import annotations

import pytest

from groma.games.marble.state import PHASES, SOURCES, STANDING
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText
from tests.games.marble.table import lay, marble, play, put, table

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_phase_source_and_colour_has_a_word(language: str) -> None:
    text, box = StrictText(marble(), language), marble().box
    aqueducts = [aqueduct.colour for aqueduct in box.aqueducts]
    for word in (*PHASES, *SOURCES, *box.colours_of_tiles, *aqueducts, "points"):
        assert text.word(word)


@every_language
def test_everything_that_stands_on_a_vertex_has_a_name(language: str) -> None:
    text = StrictText(marble(), language)
    assert all(text.name(standing) for standing in STANDING)


def test_a_question_speaks_of_its_tile_its_pieces_and_its_site() -> None:
    text, state = StrictText(marble(), "en"), table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L"):
        lay(state, place, "temple", 0 if place == "10,4,R" else -1)
    play(state, "do play_tile", "play neighbourhood_baths")
    decision = state.decision()
    assert decision is not None
    assert text.question(decision, state) == "Where do you place this tile: Baths neighbourhood?"
    play(state, "at 11,4,T", "decline")
    decision = state.decision()
    assert decision is not None
    assert text.question(decision, state) == "Where does the next of 3 aqueduct pieces lie?"


def test_the_log_tells_a_placement() -> None:
    text, state = StrictText(marble(), "en"), put(table(2), "arena", "5,4,L", magistrate=True)
    told = [text.event(event, ["Anna", "Bruno"]) for event in state.events]
    assert told[0] == "Anna plays at 5,4 (Left), with a magistrate: Arena neighbourhood"
