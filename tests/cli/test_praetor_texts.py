"""The words of Praetor beyond those of every game."""

from __future__ import annotations

import pytest

import groma
from groma.games.praetor import Praetor
from groma.games.praetor.components import COLOURS_OF_ACTIVATION
from groma.games.praetor.counters import COUNTED
from groma.games.praetor.effects import EFFECTS
from groma.games.praetor.events import (
    BroughtNothing,
    MoraleFell,
    MoraleRose,
    SectionRemoved,
    Sold,
    TieCompared,
    WagesPaid,
)
from groma.games.praetor.hints import Hints
from groma.games.praetor.preview import CORNER_NAMES
from groma.games.praetor.state import PHASES, SOURCES, PraetorState
from groma.games.praetor.verdict import MEASURES
from groma.kernel import Event
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText
from tests.games.praetor.table import found, play, show

every_language = pytest.mark.parametrize("language", LANGUAGES)


def praetor() -> Praetor:
    """Return the game with its own components."""
    game = groma.game("praetor")
    assert isinstance(game, Praetor)
    return game


def table(**options: int) -> PraetorState:
    """Return a table just set up."""
    return praetor().new(3, 7, dict(options))


@every_language
def test_every_phase_source_counter_colour_and_corner_has_a_word(language: str) -> None:
    text = StrictText(praetor(), language)
    for word in (*PHASES, *SOURCES, *COUNTED, *COLOURS_OF_ACTIVATION, *CORNER_NAMES, "favor", "build", "activate"):
        assert text.word(word)


@every_language
def test_every_kind_of_tile_tells_its_effect(language: str) -> None:
    game = praetor()
    hints = Hints(StrictText(game, language), ["Blue", "Yellow", "White"])
    said = [hints.effect(table(), kind) for kind in game.box.kinds]
    assert all(said)
    assert len(set(said)) >= len(said) - 1, "only the two monuments have the same effect: none"


def test_every_kind_of_effect_stands_on_a_tile_and_names_its_own_sentence() -> None:
    effects = {kind.effect.name: kind.effect for kind in praetor().box.kinds}
    assert {name: type(effect) for name, effect in effects.items()} == EFFECTS
    assert len({effect.sentence for effect in effects.values()}) == len(EFFECTS)


def test_an_effect_tells_what_it_counts() -> None:
    game = praetor()
    hints = Hints(StrictText(game, "en"), ["Blue", "Yellow", "White"])
    said = {kind.id: hints.effect(table(), kind) for kind in game.box.kinds}
    assert said["sawmill"] == "Wood: worker's level"
    assert said["forum"] == "Gold: 2 × active workers"
    assert said["temple_mercury"] == "favor: 2 × (marble + weapons)"
    assert said["colosseum"] == "morale: own tiles ÷ 2"
    assert said["smith"] == "wood into weapons: up to the worker's level"


def test_an_effect_follows_the_option_of_the_table() -> None:
    game = praetor()
    hints = Hints(StrictText(game, "en"), ["Blue", "Yellow", "White"])
    apollo = next(kind for kind in game.box.kinds if kind.id == "temple_apollo")
    assert hints.effect(table(apollo_favor_per_tile=2), apollo) == "favor: 2 × own tiles"


def answer(language: str, state: PraetorState, notation: str) -> str:
    """Return an answer as it is meant now."""
    return StrictText(praetor(), language).action(state.game.action(notation), state, ["Ada", "Bruno", "Carla", "Dino"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Place it 2 east, 1 north of the Imperial Outpost"),
        ("it", "Piazzarla 2 a est e 1 a nord dell'Avamposto Imperiale"),
        ("fr", "La poser 2 à l'est et 1 au nord de l'Avant-poste impérial"),
    ],
)
def test_a_cell_is_found_by_compass_from_the_middle_of_the_city(language: str, said: str) -> None:
    assert answer(language, table(), "at 2,-1") == said


@pytest.mark.parametrize(
    ("cell", "said"), [("-2,0", "2 a ovest"), ("0,2", "2 a sud"), ("0,-2", "2 a nord"), ("-1,1", "1 a ovest e 1 a sud")]
)
def test_a_cell_in_a_row_with_the_landmark_has_one_direction(cell: str, said: str) -> None:
    assert answer("it", table(), f"at {cell}") == f"Piazzarla {said} dell'Avamposto Imperiale"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Activate the Gold Mine of Bruno"),
        ("it", "Attivare la Miniera d'Oro di Bruno"),
        ("fr", "Activer la Mine d'or de Bruno"),
    ],
)
def test_equal_tiles_are_told_apart_by_their_owner(language: str, said: str) -> None:
    assert answer(language, table(), "activate gold_mine_b") == said


def test_equal_tiles_of_one_owner_are_told_apart_by_where_they_lie() -> None:
    state = praetor().new(4, 7)
    found(state, "gold_mine_f", 3, 0, owner=1)
    said = [answer("it", state, f"activate gold_mine_{letter}") for letter in "bf"]
    assert said == [
        "Attivare la Miniera d'Oro (1 a est e 1 a nord dell'Avamposto Imperiale)",
        "Attivare la Miniera d'Oro (3 a est dell'Avamposto Imperiale)",
    ]


def test_a_tile_of_its_own_kind_needs_no_more_than_its_name() -> None:
    assert answer("it", table(), "activate market_a") == "Attivare il Mercato"


def test_equal_tiles_to_build_are_told_apart_by_their_corners() -> None:
    state = table()
    show(state, "sawmill_a", "sawmill_b", "curia_a")
    assert answer("it", state, "build sawmill_a") == "Costruire la Segheria (angoli: foglia, sole, stella, stella)"
    assert answer("it", state, "build sawmill_b") == "Costruire la Segheria (angoli: sole, foglia, stella, sole)"
    assert answer("it", state, "build curia_a") == "Costruire la Curia"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Convert 2 wood into 2 weapons"),
        ("it", "Convertire 2 legni in 2 armi"),
        ("fr", "Convertir 2 bois en 2 armes"),
    ],
)
def test_a_conversion_names_both_goods(language: str, said: str) -> None:
    state = table()
    found(state, "smith_a", 1, 1)
    play(state, "activate smith_a", "worker 2")
    assert answer(language, state, "convert 2") == said


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("it", MoraleFell(0, 2, -4), "**Ada**: il Morale scende di **2** (ora -4)"),
        ("fr", MoraleRose(0, 1, 6), "**Ada**\xa0: le Moral monte de **1** et passe à 6"),
        ("it", SectionRemoved("wall_10"), "Nessuno prende **la Sezione 10 del Vallo**, che esce dal gioco"),
        ("it", WagesPaid(0, 1, 1, "gold"), "**Ada** paga **1 oro** di salari e pensioni, ma manca **1 oro**"),
        ("it", Sold(0, "weapons", 3, "gold"), "**Ada** vende **1 arma** per **3 ori**"),
        ("fr", BroughtNothing(0, "oracle_a"), "**Ada** ne tire rien **de l'Oracle**"),
        ("it", TieCompared(0, "wall_sections", 1), "Spareggio: **Ada** ha **1 sezione del Vallo**"),
    ],
)
def test_changes_are_told_as_changes_and_amounts_agree(language: str, event: Event, said: str) -> None:
    assert StrictText(praetor(), language).event(event, ["Ada", "Bruno", "Carla"]) == said


@every_language
def test_every_measure_that_breaks_a_tie_has_words(language: str) -> None:
    text = StrictText(praetor(), language)
    assert all(text.word(measure) for measure in MEASURES)
