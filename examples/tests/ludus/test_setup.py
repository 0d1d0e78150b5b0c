"""L1  Set-up, and who sees what."""

from __future__ import annotations

from random import Random

import pytest

from groma.games.ludus.state import LudusState
from tests.games.ludus.table import ludus, table
from tests.rules import rule


def hands(state: LudusState) -> list[list[int]]:
    """Return all hands."""
    return [player.hand for player in state.players]


@rule("L1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="ludus is played by 2 to 4"):
        ludus().new(seats)


@rule("L1.2")
def test_houses_have_no_storey_at_first() -> None:
    assert ludus().new(3, 7).scores() == [0, 0, 0]


@rule("L1.3")
def test_everyone_is_dealt_a_hand_and_the_rest_is_the_deck() -> None:
    state = ludus().new(3, 7)
    assert [sum(hand) for hand in hands(state)] == [3, 3, 3]
    assert len(state.deck) == 24 - 9


@rule("L1.4")
def test_only_its_owner_sees_a_hand_but_everyone_its_size() -> None:
    for seat in (0, 1, None):
        players = ludus().new(2, 7).view(seat)["players"]
        assert [player["hand"] is not None for player in players] == [seat == 0, seat == 1]
        assert [player["cards"] for player in players] == [3, 3]


@rule("L1.4")
def test_an_imagined_table_has_the_own_hand_and_other_hands_than_the_real_one() -> None:
    state = table(1, 1, 1)
    imagined = [hands(state.imagine(0, Random(deal))) for deal in range(30)]
    assert all(own == [1, 1, 1] for own, _ in imagined)
    assert len({tuple(other) for _, other in imagined}) > 5


@rule("L1.5")
def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {ludus().new(3, seed).active for seed in range(30)} == {0, 1, 2}
