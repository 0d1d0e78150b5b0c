"""Every question, answer, fact and reason has its sentence in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from groma.games.aquileia import events, state
from groma.kernel import Decision, Event
from groma.kernel.components import LANGUAGES
from tests.games.aquileia.table import aquileia

FOLDER = Path(events.__file__).parent
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the texts of a language."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(aquileia().text(language)))
    return texts


def sentence(language: str, key: str, arguments: dict[str, Any]) -> str:
    """Return a sentence; a mistake in it fails the test."""
    texts = bundle(language)
    pattern = texts.get_message(key).value
    assert pattern is not None, key
    text, errors = texts.format_pattern(pattern, arguments)
    assert errors == [], (key, errors)
    return str(text)


def translated(language: str, value: object) -> object:
    """Return a field as the log shows it."""
    for prefix in ("name", "word"):
        if isinstance(value, str) and bundle(language).has_message(f"{prefix}-{value}"):
            return sentence(language, f"{prefix}-{value}", {})
    return value


def facts() -> list[type[Event]]:
    """Return all kinds of events."""
    found = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    return [each for each in found if each is not Event]


def questions() -> list[type[Decision[Any]]]:
    """Return all kinds of decisions."""
    return [step for step in aquileia().steps.values() if issubclass(step, Decision)]


def rules_of_refusals() -> set[str]:
    """Return every rule that the source names outside of its docstrings."""
    found = {aquileia().end_rule}
    for path in FOLDER.glob("*.py"):
        found |= set(re.findall(r'"(Q[\d.]+)"', path.read_text(encoding="utf-8")))
    return found


@every_language
def test_every_question_answer_fact_and_reason_has_a_sentence(language: str) -> None:
    wanted = {f"ask-{decision.question}" for decision in questions()}
    wanted |= {f"action-{action.verb}" for action in aquileia().actions}
    wanted |= {f"log-{re.sub(r'(?<!^)(?=[A-Z])', '-', fact.__name__).lower()}" for fact in facts()}
    wanted |= {f"refusal-{number.replace('.', '-')}" for number in rules_of_refusals()}
    assert [key for key in sorted(wanted) if not bundle(language).has_message(key)] == []


@every_language
def test_every_word_of_views_events_and_options_is_translated(language: str) -> None:
    words = [*state.PHASES, *state.SOURCES, "points", "slaves", "strength", "vp_double_strength", "servi_card"]
    words += ["true", "false", *[f"option_{name}" for name in aquileia().options]]
    assert [
        word
        for word in words
        if not any(bundle(language).has_message(f"{prefix}-{word}") for prefix in ("name", "word"))
    ] == []


def test_the_languages_have_the_same_messages_and_no_others() -> None:
    keys = [set(re.findall(r"^([a-z][\w-]*) =", aquileia().text(language), re.MULTILINE)) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    used = {f"log-{re.sub(r'(?<!^)(?=[A-Z])', '-', fact.__name__).lower()}" for fact in facts()}
    assert {key for key in keys[0] if key.startswith("log-")} == used
    reasons = {f"refusal-{number.replace('.', '-')}" for number in rules_of_refusals()}
    assert {key for key in keys[0] if key.startswith("refusal-")} == reasons


@every_language
def test_the_sentences_of_whole_games_are_complete(language: str) -> None:
    for seed in range(3):
        table, rng = aquileia().new(5, seed), Random(seed)
        while not table.over:
            decision = table.decision()
            assert decision is not None
            about = {name: translated(language, value) for name, value in decision.about(table).items()}
            assert "{" not in sentence(language, f"ask-{decision.question}", about)
            action = rng.choice(table.options())
            target = translated(language, action.target) if action.verb != "prize" else action.target
            assert "{" not in sentence(language, f"action-{action.verb}", {"target": target})
            table.play(action)
            for event in table.events:
                fields = {name: translated(language, value) for name, value in event.fields().items()}
                fields |= {name: f"Seat {fields[name]}" for name in event.people() if name in fields}
                assert "{" not in sentence(language, f"log-{event.kind()}", fields)


@every_language
def test_every_component_has_a_name(language: str) -> None:
    box = aquileia().box
    ids = [each.id for each in box.spaces] + [each.id for each in box.lots] + [each.id for each in box.cards]
    assert len(ids) == 28 + 30 + 23
    for name in ids:
        assert sentence(language, f"name-{name}", {}) == box.names[name][language]
