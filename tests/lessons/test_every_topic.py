"""Promises of every line that newcomers are told: it comes, it comes once, and it fits into a line."""

from __future__ import annotations

import re
from itertools import count
from random import Random

import pytest

import groma
from groma.cli.citations import read_rules
from groma.kernel import Event
from groma.kernel.book import read_book
from groma.kernel.components import LANGUAGES
from groma.lessons import new_topic, topic_text, topics_of
from tests.cli.messages import read_messages

every_game = pytest.mark.parametrize("name", groma.names())
LIMITS = {"en": 120, "it": 140, "fr": 140}
GAMES = 60
"""So many random games show everything."""


def told_in(name: str, number: int, known: set[str]) -> list[str]:
    """Play a random game; return what seat 0 is told in it, besides what is known."""
    game, choices = groma.game(name), Random(number)
    told, events = list[str](), list[Event]()
    state = game.new(game.players[number % len(game.players)], number)
    while not state.over:
        seat = state.waiting[0]
        if seat == 0:
            topic = new_topic(state, seat, events, {*known, *told})
            if topic is not None:
                told.append(topic.id)
            decision = state.decision(seat)
            if decision is not None and decision.starts_turn:
                events = []
        state.play(choices.choice(state.options(seat)), seat)
        events += state.events
    return told


@every_game
def test_every_line_is_told_in_random_games_and_none_twice(name: str) -> None:
    known: list[str] = []
    wanted = [topic.id for topic in topics_of(groma.game(name))]
    for number in count():
        assert number < GAMES, f"never met: {set(wanted) - set(known)}"
        known += told_in(name, number, set(known))
        if len(known) >= len(wanted):
            break
    assert sorted(known) == sorted(wanted)


@every_game
def test_every_line_names_a_rule_that_the_book_explains(name: str) -> None:
    game = groma.game(name)
    rules, explained = read_rules(game.texts.parent / "RULES.md"), read_book(game, "en").rules
    topics = topics_of(game)
    assert len(topics) >= 15
    for topic in topics:
        assert topic.rule in rules, topic.id
        parts = topic.rule.split(".")
        assert any(".".join(parts[:end]) in explained for end in range(1, len(parts) + 1)), topic.rule


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_line_is_short_and_says_no_figure(name: str, language: str) -> None:
    game = groma.game(name)
    text = topic_text(game, language)
    assert read_messages(text).keys() == {f"topic-{topic.id}" for topic in topics_of(game)}
    for line in text.splitlines():
        said = line.partition(" = ")[2]
        assert 30 < len(said) <= LIMITS[language], said
        assert not re.search(r"\d|!", said), said
