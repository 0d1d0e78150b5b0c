"""Aquileia's table in the terminal: who stands where, what a strength is made of, the own hand and no other."""

from __future__ import annotations

import pytest

from groma.games.aquileia.state import AquileiaState
from tests.cli.command import run
from tests.cli.drawn import strict_drawing, table_of
from tests.games.aquileia.table import begin_actions, everybody, hand, load_dice, occupy, play, table

STANDING = {"arena_2": 0, "arena_1a": 1, "forum_3": 2}


def fighting() -> AquileiaState:
    """Return a fight after the red dice; the first fighter holds a card."""
    state = table(seats=3)
    everybody(state)
    for space, seat in STANDING.items():
        occupy(state, seat, space)
    hand(state, 0, "weapon_2")
    load_dice(state, "bbg sss")
    return begin_actions(state)


def test_the_areas_show_who_stands_where() -> None:
    shown = table_of(fighting())
    names = strict_drawing(fighting()).names
    assert f"Forum 3: {names[2]}" in shown
    assert "Forum 4" not in shown


def test_a_fight_shows_the_dice_and_the_strength_of_each() -> None:
    shown = table_of(fighting())
    assert "Gladiator contest" in shown
    assert "1 gold, 2 bronze" in shown
    assert "3 silver" in shown


def test_only_the_own_hand_is_shown() -> None:
    assert "1 × 2 weapons" in table_of(fighting(), seat=0)
    assert "×" not in table_of(fighting(), seat=1)
    assert "×" not in table_of(fighting())


def test_an_auction_shows_the_laurel_and_the_highest_bid() -> None:
    state = table(seats=3)
    everybody(state, bronze=2)
    occupy(state, 0, "theatrum")
    begin_actions(state)
    play(state, "ante bronze")
    assert ": 1 bronze" in table_of(state)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_game_is_played_in_the_terminal(language: str) -> None:
    typed = "1\n" * 400
    outcome = run("play", "aquileia", "--seed", "3", "--bots", "random", "--language", language, stdin=typed)
    assert outcome.code == 0
    assert "1/6" in outcome.out
    assert "6/6" in outcome.out
