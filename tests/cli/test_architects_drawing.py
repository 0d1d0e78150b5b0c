"""Architects' table in the terminal."""

from __future__ import annotations

import re
from random import Random

import pytest

import groma
from groma.games.architects.hints import Hints
from groma.kernel import State
from groma.kernel.components import LANGUAGES
from groma.kernel.grammar import noun
from tests.cli.command import run
from tests.cli.drawn import printed, strict_drawing, table_of
from tests.cli.strict import StrictText


def name_of(key: str, language: str = "en") -> str:
    """Return what a component is called as a heading."""
    return noun(language, groma.game("architects").names[key][language]).forms()[""]


def played(seats: int, moves: int) -> State:
    """Return a table after some random moves."""
    state: State = groma.game("architects").new(seats, 3)
    rng = Random(5)
    for _ in range(moves):
        seat = state.waiting[0]
        state.play(rng.choice(state.options(seat)), seat)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_table_is_drawn_in_every_language(seats: int, language: str) -> None:
    state = played(seats, 40)
    shown = table_of(state, language, 0)
    for place in state.view(None)["locations"]:
        assert name_of(place, language) in shown


def test_the_workers_stand_beside_their_place() -> None:
    state = played(3, 40)
    view = state.view(None)
    place, workers = max(view["locations"].items(), key=lambda each: sum(each[1]))
    name = name_of(place)
    line = next(one for one in table_of(state, seat=0).splitlines() if one.startswith(name))
    assert line.split()[-3:] == [str(count) if count else "·" for count in workers]


def test_a_person_sees_the_own_cards_with_their_effects_and_no_others() -> None:
    state = played(3, 20)
    own, other = (state.view(seat)["players"][seat]["hand"] for seat in (0, 1))
    shown = table_of(state, seat=0)
    assert all(name_of(card) in shown for card in own)
    assert not any(name_of(card) in shown for card in other)


def test_a_spectator_sees_no_cards_in_hand() -> None:
    state = played(3, 20)
    shown = table_of(state)
    assert not any(name_of(card) in shown for card in state.view(0)["players"][0]["hand"])


def test_the_rival_is_called_by_its_name_and_counted_with_the_points() -> None:
    state = played(1, 30)
    drawn = strict_drawing(state, seat=0)
    assert drawn.names[1] == "Constantine"
    assert "Constantine" in printed([drawn.scoring(state)])


def test_an_offered_card_tells_its_effect() -> None:
    state = groma.game("architects").new(3, 3)
    decision = state.decision(0)
    assert decision is not None
    card = state.options(0)[0]
    text = StrictText(state.game, "en")
    hint = strict_drawing(state, seat=0).hint(state, decision, card)
    assert Hints(state.game, text).effect(card.target) in hint
    for good, amount in state.game.figures()["buildings"][card.target]["cost"].items():
        assert text.amount(amount, good) in hint


def test_the_workshop_shows_the_skills_and_the_silver_of_each_apprentice() -> None:
    state = played(3, 150)
    shown, figures = table_of(state, seat=0), state.game.figures()
    cards = [
        (row, place, card)
        for row, cards in enumerate(state.view(None)["apprentices"], 1)
        for place, card in enumerate(cards, 1)
    ]
    assert any(card["silver"] for _, _, card in cards if card)
    for row, place, card in cards:
        if card is not None:
            skills = ", ".join(name_of(skill) for skill in figures["apprentices"][card["apprentice"]]["skills"])
            silver = f" {card['silver']}" if card["silver"] else ""
            name = re.escape(name_of(card["apprentice"]))
            assert re.search(rf"^{row}\.{place} {name} +{silver} *{skills or '–'} ", shown, re.MULTILINE)


def test_cards_on_the_table_tell_what_they_do() -> None:
    state = played(3, 150)
    text = StrictText(state.game, "en")
    said, shown = Hints(state.game, text), table_of(state, seat=0)
    buildings = [card for player in state.view(None)["players"] for card in player["buildings"]]
    assert buildings
    for card in buildings:
        worth = state.game.figures()["buildings"][card]["vp"]
        line = f"^{re.escape(text.name(card))} +{worth} {re.escape(said.effect(card))}"
        assert re.search(line, shown, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rival_tells_its_stock_and_its_schemes(language: str) -> None:
    state = played(1, 30)
    view, text = state.view(None), StrictText(groma.game("architects"), language)
    schemes = ", ".join(text.name(scheme) for scheme in view["schemes_shown"])
    told = text.phrase("drawing-rival", stock=view["players"][1]["stock"], left=view["schemes"], schemes=schemes)
    assert text.phrase("label", name=text.name("constantine"), value=told) in table_of(state, language, 0)


def test_without_a_rival_nothing_is_told_of_a_stock() -> None:
    assert "scheme" not in table_of(played(2, 30), seat=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_the_rival_is_played_in_the_terminal(language: str) -> None:
    typed = "2\n1\n3\n" * 400
    outcome = run("play", "architects", "--seats", "1", "--seed", "3", "--language", language, stdin=typed)
    assert outcome.code == 0
    text = StrictText(groma.game("architects"), language)
    assert text.phrase("winner", names=text.name("constantine"), count=1) in outcome.out
