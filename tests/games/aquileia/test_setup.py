"""Q3  Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from groma.games.aquileia.state import NOBODY, NOTHING
from tests.games.aquileia.table import aquileia, kinds, supply, table
from tests.rules import rule


@rule("Q3.1")
def test_each_player_has_a_colour_of_his_own() -> None:
    state = table(5, colours="orange,yellow,red,blue,green")
    colours = [state.box.colours[player.colour] for player in state.players]
    assert colours == ["orange", "yellow", "red", "blue", "green"]


@rule("Q3.2")
def test_every_score_disc_starts_at_0() -> None:
    assert table(5).scores() == [0, 0, 0, 0, 0]


@rule("Q3.3")
def test_each_player_starts_with_one_gold_one_silver_and_two_bronze_and_no_cards() -> None:
    state = table(3)
    assert [supply(state, seat) for seat in range(3)] == [(1, 1, 2)] * 3
    assert all(sum(player.hand) == 0 for player in state.players)


@rule("Q3.4", "Q3.7")
def test_the_servi_and_theatrum_decks_are_complete_and_shuffled() -> None:
    servi = [tuple(table(4, seed).servi_deck) for seed in range(5)]
    theatrum = [tuple(table(4, seed).theatrum_deck) for seed in range(5)]
    assert len(set(servi)) == 5
    assert len(set(theatrum)) >= 4
    assert all(Counter(deck) == Counter({0: 11, 1: 11}) for deck in servi)
    assert all(sorted(deck) == list(range(6)) for deck in theatrum)


@rule("Q3.5")
def test_three_equi_et_arma_cards_lie_face_up_and_fourteen_in_the_deck() -> None:
    state = table()
    assert len(state.display) == 3
    assert NOTHING not in state.display
    assert len(state.equi_deck) == 14
    counts = Counter(kinds(state.box.hand_cards, state.display + state.equi_deck))
    assert counts == {
        "gold_horse_1": 3,
        "gold_horse_2": 2,
        "silver_horse_1": 3,
        "silver_horse_2": 2,
        "weapon_1": 3,
        "weapon_2": 3,
        "weapon_3": 1,
    }
    assert len({tuple(table(4, seed).equi_deck) for seed in range(5)}) == 5


@rule("Q3.6")
def test_one_stadium_laurel_lies_face_up_and_eleven_in_the_deck() -> None:
    state = table()
    assert state.laurel != NOTHING
    assert len(state.stadium_deck) == 11
    assert len({tuple(table(4, seed).stadium_deck) for seed in range(5)}) == 5


@rule("Q3.8")
def test_the_blue_dice_lie_on_potentia() -> None:
    state = table()
    assert (state.blue_holder, state.blue_dice) == (NOBODY, 0)


@rule("Q3.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_names_the_first_player_every_seat_alike(seats: int) -> None:
    firsts = Counter(aquileia().new(seats, seed).first for seed in range(600))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 600 / seats * 0.7


@rule("Q3.10")
def test_all_lots_and_the_tiebreaker_track_are_empty() -> None:
    state = table()
    assert set(state.owner) == {NOBODY}
    assert state.track == []
    assert [player.disc for player in state.players] == [0, 0, 0, 0]


@rule("Q3.12")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(ValueError, match="aquileia is played by 3 to 5"):
        aquileia().new(seats, 1)


def test_spaces_and_lots_are_the_same_for_every_number_of_players() -> None:
    assert [(len(table(seats).spaces), len(table(seats).owner)) for seats in (3, 4, 5)] == [(28, 30)] * 3
