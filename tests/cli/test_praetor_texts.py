"""The words of Praetor beyond those of every game."""

from __future__ import annotations

import pytest

import groma
from groma.games.praetor import Praetor
from groma.games.praetor.components import COLOURS_OF_ACTIVATION
from groma.games.praetor.counters import COUNTED
from groma.games.praetor.effects import EFFECTS
from groma.games.praetor.hints import Hints
from groma.games.praetor.preview import CORNER_NAMES
from groma.games.praetor.state import PHASES, SOURCES, PraetorState
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText

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
    assert said["temple_mercury"] == "favor: 2 × (Marble + Weapons)"
    assert said["colosseum"] == "morale: own tiles ÷ 2"
    assert said["smith"] == "Wood into Weapons: up to worker's level"


def test_an_effect_follows_the_option_of_the_table() -> None:
    game = praetor()
    hints = Hints(StrictText(game, "en"), ["Blue", "Yellow", "White"])
    apollo = next(kind for kind in game.box.kinds if kind.id == "temple_apollo")
    assert hints.effect(table(apollo_favor_per_tile=2), apollo) == "favor: 2 × own tiles"
