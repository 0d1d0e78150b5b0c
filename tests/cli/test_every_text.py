"""Promises of every game's texts, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

import groma
from groma.cli.citations import read_rules
from groma.cli.text import phrases
from groma.kernel import Decision, Event, Game, State
from groma.kernel.components import LANGUAGES
from groma.kernel.grammar import noun
from groma.kernel.statistics import MOMENTS
from tests.cli.messages import read_messages
from tests.cli.strict import StrictText
from tests.games.events import events_of

GAMES = groma.names()
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def with_prefix(game: Game[Any], language: str, prefix: str) -> set[str]:
    ids = read_messages(game.text(language))
    return {key.removeprefix(prefix) for key in ids if key.startswith(prefix)}


def decisions_of(game: Game[Any]) -> list[type[Decision[Any]]]:
    """Return what can be asked: all decisions but those that are only there to be the common part of others."""
    decisions = [step for step in game.steps.values() if issubclass(step, Decision)]
    return [decision for decision in decisions if decision.question or not decision.__subclasses__()]


def rules_given_as_reasons(game: Game[Any]) -> set[str]:
    """Return the rule numbers that stand alone as a text somewhere in the code: what `refusal` and `rule` give."""
    known = read_rules(game.texts.parent / "RULES.md")
    texts: set[str] = set()
    for file in game.texts.parent.glob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        texts |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts & set(known)


@every_game
def test_the_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, *others = [read_messages(groma.game(name).text(language)) for language in LANGUAGES]
    assert all(other == english for other in others)


def test_the_phrases_of_the_terminal_are_the_same_in_every_language() -> None:
    english, *others = [read_messages(phrases(language)) for language in LANGUAGES]
    assert all(other == english for other in others)


@every_game
def test_no_phrase_of_the_terminal_hides_a_message_of_a_game(name: str) -> None:
    assert not read_messages(phrases("en")).keys() & read_messages(groma.game(name).text("en")).keys()


@every_game
def test_every_question_has_words_and_no_words_are_left_over(name: str) -> None:
    game = groma.game(name)
    assert with_prefix(game, "en", "ask-") == {decision.question for decision in decisions_of(game)}


@every_game
def test_every_verb_has_words_and_no_words_are_left_over(name: str) -> None:
    game = groma.game(name)
    assert with_prefix(game, "en", "action-") == {action.verb for action in game.actions}


@every_game
def test_every_refusal_has_a_reason_and_no_reason_is_left_over(name: str) -> None:
    game = groma.game(name)
    expected = {rule.replace(".", "-") for rule in rules_given_as_reasons(game)}
    assert expected
    assert with_prefix(game, "en", "refusal-") == expected


@every_game
def test_every_reason_of_a_hint_has_a_sentence_and_no_sentence_is_left_over(name: str) -> None:
    game = groma.game(name)
    assert with_prefix(game, "en", "reason-") == set(game.advice.reasons)


@every_language
@every_game
def test_every_reason_of_a_hint_is_one_short_sentence(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictText(game, language)
    for reason in game.advice.reasons:
        assert re.fullmatch(r"[^{}$.]{10,110}[.]", text.phrase(f"reason-{reason}"))


@every_game
def test_every_fact_of_the_statistics_has_words_and_no_words_are_left_over(name: str) -> None:
    game = groma.game(name)
    assert with_prefix(game, "en", "stat-") == {*MOMENTS, *game.counting().keys}


@every_game
def test_every_event_has_a_sentence_and_no_sentence_is_left_over(name: str) -> None:
    kinds = {event.kind(_blank(event)) for event in events_of(name)}
    assert with_prefix(groma.game(name), "en", "log-") == kinds


@every_language
@every_game
def test_every_sentence_of_the_log_fits_its_event(name: str, language: str) -> None:
    text = StrictText(groma.game(name), language)
    players = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
    for event in events_of(name):
        for sample in _samples(event, name):
            said = text.event(sample, players)
            assert said
            assert not re.search(r"[{}$]", said)


@every_language
@every_game
def test_every_name_is_said(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictText(game, language)
    for key, names in game.names.items():
        assert text.name(key) == noun(language, names[language]).forms()[""]


@every_language
@every_game
def test_every_value_of_an_option_has_a_word_unless_it_is_a_number_or_an_order(name: str, language: str) -> None:
    text = StrictText(groma.game(name), language)
    for values in groma.game(name).options.values():
        for value in values:
            key = str(value).lower() if isinstance(value, bool) else str(value)
            if not re.fullmatch(r"[\d,a-z]*,[\d,a-z]*|\d+", key):
                assert text.word(key)


@every_language
@every_game
def test_whatever_happens_in_play_can_be_said(name: str, language: str) -> None:
    game = groma.game(name)
    text = StrictText(game, language)
    said: set[object] = set()
    for state in _random_play(game, {decision.question for decision in decisions_of(game)}):
        for seat in state.waiting:
            decision = state.decision(seat)
            assert decision is not None
            if decision.question not in said:
                assert text.question(decision, state)
            for action in state.options(seat):
                if action not in said:
                    assert text.action(action, state, players(state))
                for key in decision.preview(state, action).keys() - said:
                    assert text.thing(key)
                    said.add(key)
            said |= {decision.question, *state.options(seat)}
        for event in state.events:
            assert text.event(event, players(state))


def players(state: State) -> list[str]:
    """Return a name for every seat, and for a rival who has none."""
    return [f"player {seat}" for seat in range(state.seats + 1)]


def _random_play(game: Game[Any], questions: set[str]) -> Iterator[State]:
    """Yield the positions of random games with any options, until every question has been asked."""
    rng = Random(0)
    for _ in range(200):
        seats = rng.choice(list(game.players))
        options = {key: rng.choice(values) for key, values in game.options_for(seats).items()}
        state: State = game.new(seats, rng.getrandbits(64), options)
        while not state.over:
            decision = state.decision()
            assert decision is not None
            questions.discard(decision.question)
            yield state
            state.play(rng.choice(state.options()))
        yield state
        if not questions:
            return
    raise AssertionError(f"{game.name}: never asked: {questions}")


def _blank(event: type[Event]) -> Event:
    return event.__new__(event)


def _samples(event: type[Event], word: str) -> Iterator[Event]:
    """Yield an event with one and with many of everything; its texts are the name of the game, which has words."""
    people = _blank(event).people()
    for number, flag in ((1, True), (2, False), (-3, True)):
        values: dict[str, object] = {"int": number, "bool": flag, "str": word}
        yield event(**{key.name: 0 if key.name in people else values[str(key.type)] for key in fields(event)})
