"""P1, P3  Luck, stocks, workers and the favor track."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from groma.games.praetor.state import ACTIONS, PraetorState, level_of, seat_of
from tests.games.praetor.table import found, give, hand_turn, move_favor, play, random_game, stock, table, workers
from tests.rules import rule

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)


def on_tiles(state: PraetorState, seat: int) -> list[int]:
    """Return the levels of a seat's workers on tiles, active and retired ones alike."""
    placed = [worker for worker in (*state.builder, *state.visitor) if worker]
    return sorted(level_of(worker) for worker in placed if seat_of(worker) == seat)


def levels(state: PraetorState, seat: int) -> list[int]:
    """Return the levels of all active and retired workers of a seat, wherever they stand."""
    me = state.players[seat]
    home = [level for level, number in enumerate(me.home) for _ in range(number)]
    return sorted(home + [6] * me.retired + on_tiles(state, seat))


@rule("P1.3")
@settings(max_examples=20, deadline=None)
@given(seats=SEATS, seed=SEEDS, board=st.sampled_from(["A", "B", "choice"]))
def test_nothing_is_drawn_at_random_after_the_setup(seats: int, seed: int, board: str) -> None:
    draws = {state.chance.drawn for state in random_game(seats, seed, board=board)}
    assert len(draws) == 1


@rule("P1.3")
def test_the_setup_draws_only_for_the_three_shuffles_the_b_boards_and_the_visitor_of_rome() -> None:
    shuffles = (12 - 1) + (10 - 1) + (14 - 1)
    assert table(3).chance.drawn == shuffles
    assert table(3, rome_visitor="random").chance.drawn == shuffles + 1
    assert table(3, board="B").chance.drawn == shuffles + (5 - 1)


@rule("P1.3")
@settings(max_examples=20, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_no_die_is_rolled_levels_stay_as_they_are_through_the_actions_of_a_round(seats: int, seed: int) -> None:
    at_first: dict[tuple[int, int], list[int]] = {}
    for state in random_game(seats, seed):
        for seat in range(seats if state.phase == ACTIONS else 0):
            assert at_first.setdefault((state.round, seat), levels(state, seat)) == levels(state, seat)


@rule("P3.3")
def test_stocks_grow_beyond_the_pieces_in_the_box() -> None:
    state = table()
    for seat in range(3):
        give(state, seat, gold=112, wood=25, stone=25, marble=20, weapons=20)
    found(state, "sawmill_a", 0, 2, owner=1)
    play(state, "activate sawmill_a", "worker 3")
    assert stock(state, 1) == {"gold": 112, "wood": 28, "stone": 25, "marble": 20, "weapons": 20}


@rule("P3.4")
@settings(max_examples=30, deadline=None)
@given(seats=SEATS, seed=SEEDS, passing=st.booleans())
def test_a_player_has_eight_workers_at_every_moment_villagers_included(seats: int, seed: int, passing: bool) -> None:
    for state in random_game(seats, seed, pass_when_no_active_worker=passing):
        for seat, me in enumerate(state.players):
            apart = [me.villagers, me.zone_one, me.zone_two, me.retired, *me.home]
            assert min(apart) >= 0
            assert sum(apart) + len(on_tiles(state, seat)) == 8


@rule("P3.4")
def test_a_player_whose_workers_are_all_recruited_gets_no_ninth_one() -> None:
    state = table()
    workers(state, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert "activate workers_camp_a" not in [action.notation for action in state.options()]


@rule("P3.7")
def test_the_favor_track_has_no_upper_end() -> None:
    state = table()
    found(state, "temple_maia_a", 0, 2, owner=1)
    move_favor(state, 1, 1999)
    hand_turn(state, 1)
    play(state, "activate temple_maia_a", "worker 1")
    assert state.scores()[1] == 1999 + 2 * 3
