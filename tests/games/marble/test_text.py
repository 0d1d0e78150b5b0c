"""The words of Rome: City of Marble beyond those of every game."""

from __future__ import annotations

import pytest

from groma.cli.text import plain
from groma.games.marble.state import PHASES, SOURCES, STANDING, MarbleState
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText
from tests.games.marble.table import edge, lay, marble, play, put, table

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_phase_source_colour_and_action_has_a_word(language: str) -> None:
    text, box = StrictText(marble(), language), marble().box
    aqueducts = [aqueduct.colour for aqueduct in box.aqueducts]
    for word in (*PHASES, *SOURCES, *box.colours_of_tiles, *aqueducts, *box.actions, "points"):
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
    assert text.question(decision, state) == "Where do you place the Baths neighbourhood?"
    play(state, "at 11,4,T", "decline")
    decision = state.decision()
    assert decision is not None
    assert text.question(decision, state) == "Where does the next of 3 aqueduct pieces lie?"


def test_the_log_tells_a_placement() -> None:
    text, state = StrictText(marble(), "en"), put(table(2), "arena", "5,4,L", magistrate=True)
    told = [plain(text.event(event, ["Anna", "Bruno"])) for event in state.events]
    assert told[0] == "Anna plays an Arena neighbourhood between E10 and F11, with a magistrate"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Take back the magistrate from the Temple neighbourhood between E22 and F21"),
        ("it", "Richiamare il magistrato dal quartiere Tempio tra E22 e F21"),
        ("fr", "Rappeler le magistrat du quartier Temple entre E22 et F21"),
    ],
)
def test_an_answer_says_which_of_several_magistrates_it_means(language: str, said: str) -> None:
    state = table(2)
    lay(state, "10,5,R")
    lay(state, "10,4,R", "temple", 0)
    play(state, "do recall_magistrate")
    assert said_of(state, "recall 10,4,R", language) == said


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("recall treasury", "Richiamare il magistrato dalla Tesoreria"),
        ("recall imperium_space_baths", "Richiamare il magistrato dallo spazio Imperium Terme"),
    ],
)
def test_a_magistrate_comes_back_from_a_space_that_is_named(notation: str, said: str) -> None:
    assert said_of(table(2), notation, "it") == said


def test_declining_says_what_it_declines() -> None:
    state = play(table(2), "do play_tile", "play neighbourhood_arena", "at 5,4,L")
    assert said_of(state, "decline", "it") == "Non mettere nessun magistrato sulla tessera"
    asked = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(asked, place, "baths", 0 if place == "5,4,L" else -1)
    put(asked, "arena", "6,3,L")
    assert said_of(asked, "decline", "it") == "Non spostare nessun magistrato"


def test_a_piece_says_its_aqueduct_and_its_way() -> None:
    state = table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L"):
        lay(state, place)
    put(state, "baths", "11,4,T")
    assert said_of(state, f"lay {edge(state, '12,4', '11,5')}", "fr") == "Prolonger l'aqueduc gris d'E24 à F23"


def said_of(state: MarbleState, notation: str, language: str) -> str:
    """Return an answer in words."""
    return StrictText(marble(), language).action(marble().action(notation), state, ["Anna", "Bruno"])
