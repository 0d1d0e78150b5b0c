"""How a game is spoken in a language."""

from __future__ import annotations

import pytest

import groma
from groma.cli.text import Text
from groma.games.praetor.events import FeePaid, RoundBegan, SectionRemoved, Trained
from tests.cli.strict import StrictText

PLAYERS = ["Blue", "Yellow", "White"]


def speak(language: str) -> Text:
    return StrictText(groma.game("praetor"), language)


@pytest.mark.parametrize(
    ("language", "name", "action", "refusal"),
    [
        ("en", "Gold Mine", "Build the Sawmill", "This tile has already been activated in this round."),
        ("it", "Miniera d'Oro", "Costruire la Segheria", "Questa tessera è già stata attivata in questo turno."),
        ("fr", "Mine d'or", "Construire la Scierie", "Cette tuile a déjà été activée pendant ce tour."),
    ],
)
def test_a_game_speaks_the_words_of_its_rulebook(language: str, name: str, action: str, refusal: str) -> None:
    text = speak(language)
    state = groma.game("praetor").new(seats=2, seed=1)
    assert text.name("gold_mine") == name
    assert text.action(state.game.action("build sawmill_a"), state, ["Anna", "Bruno"]) == action
    assert text.refusal("P11.2") == refusal


def test_a_question_names_what_it_is_about() -> None:
    game = groma.game("praetor")
    state = game.new(3, 7)
    build = next(action for action in state.options() if action.verb == "build")
    state.play(build)
    decision = state.decision()
    assert decision is not None
    text = speak("en")
    assert text.question(decision, state) == f"Which worker builds the {text.name(build.target)}?"


def test_events_name_their_people() -> None:
    assert speak("en").event(FeePaid(0, 2, "gold", 1), PLAYERS) == "**Blue** pays **1 gold** to **White**"


@pytest.mark.parametrize(
    ("language", "cell", "said"),
    [
        ("it", "E4", "ed E4, a E4, di E4"),
        ("it", "A4", "e A4, ad A4, di A4"),
        ("fr", "E4", "et E4, à E4, d'E4"),
        ("fr", "**Élise**", "et **Élise**, à **Élise**, d'**Élise**"),
        ("fr", "D4", "et D4, à D4, de D4"),
        ("en", "E4", "and E4, to E4, of E4"),
    ],
)
def test_cells_and_people_are_joined_as_the_language_sounds(language: str, cell: str, said: str) -> None:
    text = speak(language)
    assert ", ".join(text.joined(form, cell) for form in ("and", "to", "of")) == said


def test_an_event_without_people_is_told_all_the_same() -> None:
    assert (
        speak("en").event(SectionRemoved("wall_03"), PLAYERS) == "Nobody takes **Wall Section 3**; it leaves the game"
    )


def test_true_and_false_choose_a_variant() -> None:
    assert speak("it").event(RoundBegan(3, False), PLAYERS) == "# Turno 3"
    assert speak("it").event(RoundBegan(4, True), PLAYERS) == "# Turno 4, l'ultimo"


def test_one_and_many_are_told_apart() -> None:
    assert speak("fr").event(Trained(0, 1), PLAYERS) == "**Blue**\xa0: un novice devient ouvrier actif"
    assert speak("fr").event(Trained(0, 2), PLAYERS) == "**Blue**\xa0: 2 novices deviennent ouvriers actifs"


def test_what_has_no_words_is_called_by_its_id() -> None:
    text = Text(groma.game("praetor"), "en")
    assert [text.name("anvil"), text.word("anvil"), text.refusal("P99.1")] == ["anvil", "anvil", "P99.1"]
    assert text.phrase("effect-gain") == "effect-gain", "a message whose arguments are missing"


def test_what_has_no_words_is_an_error_in_tests() -> None:
    with pytest.raises(AssertionError, match="en: there is no message refusal-P99-1"):
        speak("en").refusal("P99.1")
    with pytest.raises(AssertionError, match="en: message effect-gain does not fit"):
        speak("en").phrase("effect-gain")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; there are en, it, fr"):
        Text(groma.game("praetor"), "de")
