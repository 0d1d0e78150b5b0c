"""What bots are told: evaluations in points, and options in a sensible order."""

from __future__ import annotations

from random import Random

import pytest

from groma.bots import bot
from groma.games.marble import outlook
from groma.games.marble.advice import MarbleAdvice
from groma.games.marble.state import MarbleState
from tests.games.marble.table import (
    edge,
    grant,
    lay,
    marble,
    only,
    play,
    put,
    raise_building,
    run_aqueduct,
    send,
    standing,
    table,
    vertex,
)

ADVICE = MarbleAdvice()


def before_baths(owner: int = -1) -> MarbleState:
    """Three of the four tiles around 6,4, the first with a magistrate."""
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", owner if place == "5,4,L" else -1)
    return state


def positions(seats: int, seed: int) -> list[MarbleState]:
    """Return every fifteenth position of a random game."""
    state, rng = marble().new(seats, seed), Random(seed)
    found, number = [], 0
    while not state.over:
        if number % 15 == 0:
            found.append(state.copy())
        state.play(rng.choice(state.options()))
        number += 1
    return [*found, state]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_promising_options_are_the_options(seats: int) -> None:
    for state in positions(seats, seats):
        for seat in range(seats):
            promising = state.game.advice.promising(state, seat)
            assert sorted(action.id for action in promising) == sorted(action.id for action in state.options(seat))


def test_the_evaluation_at_the_end_is_the_lead_in_points() -> None:
    state = positions(2, 3)[-1]
    state.players[0].score, state.players[1].score = 30, 20
    assert ADVICE.evaluate(state, 0) == pytest.approx(30 - 20 * outlook.RIVALRY)
    assert ADVICE.evaluate(state, 0) > ADVICE.evaluate(state, 1)


def test_every_gain_raises_the_evaluation_of_its_owner_and_lowers_that_of_the_rival() -> None:
    def coin(state: MarbleState) -> None:
        state.players[0].coins += 1

    def imperium(state: MarbleState) -> None:
        grant(state, 0, arena=1)

    def building(state: MarbleState) -> None:
        raise_building(state, "6,4", "temple", 0)
        state.players[0].score += 2

    def waiting(state: MarbleState) -> None:
        send(state, 0, "temple")

    for gain in (coin, imperium, building, waiting):
        before, after = table(2), table(2)
        gain(after)
        assert ADVICE.evaluate(after, 0) > ADVICE.evaluate(before, 0), gain.__name__
        assert ADVICE.evaluate(after, 1) < ADVICE.evaluate(before, 1), gain.__name__


def test_a_magistrate_beside_a_nearly_complete_site_of_its_colour_is_worth_more() -> None:
    matching, other = before_baths(0), table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(other, place, "arena", 0 if place == "5,4,L" else -1)
    assert outlook.Survey(matching).by_seat()[0] > outlook.Survey(other).by_seat()[0]


def test_nothing_is_expected_of_a_site_that_can_no_longer_be_completed() -> None:
    state = before_baths(0)
    place = vertex(state, "6,4")
    assert not outlook.is_dead(state, place)
    bare = [triangle for triangle in state.box.grid.around[place] if state.cover[triangle] == -1]
    for triangle in state.box.grid.across[bare[0]]:
        if triangle != bare[1]:
            state.cover[triangle] = -2
    state.cover[bare[1]] = -2
    assert outlook.is_dead(state, place)


def test_the_place_that_completes_an_own_building_comes_first() -> None:
    state = play(before_baths(), "do play_tile", "play neighbourhood_baths")
    assert ADVICE.promising(state, 0)[0].notation == "at 6,3,L"
    play(state, "at 6,3,L")
    assert ADVICE.promising(state, 0)[0].notation == "magistrate"


def test_a_tile_is_not_placed_for_a_rival() -> None:
    state = before_baths(1)
    state.players[0].magistrates = 0
    play(state, "do play_tile", "play neighbourhood_temple")
    assert ADVICE.promising(state, 0)[-1].notation == "at 6,3,L"


def test_an_aqueduct_is_led_to_the_own_buildings() -> None:
    state = before_baths()
    raise_building(state, "6,4", "temple", 0)
    raise_building(state, "4,5", "temple", 1)
    run_aqueduct(state, "grey", "5,4")
    play(state, "do expand_aqueducts")
    first, *_, last = [action.notation for action in ADVICE.promising(state, 0)]
    assert (first, last) == (f"lay {edge(state, '5,4', '6,4')}", f"lay {edge(state, '5,4', '4,5')}")


def test_the_greedy_bot_completes_a_site_that_it_builds_itself() -> None:
    state = before_baths(0)
    while state.waiting == [0] and not standing(state, "6,4"):
        state.play(bot("greedy").answer(state, 0))
    assert standing(state, "6,4") == "baths 0"


def test_the_greedy_bot_spends_imperium_to_complete_a_site() -> None:
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,R", "5,3,R", "6,3,T"):
        lay(state, place, "arena", 0 if place == "5,4,L" else -1)
    grant(state, 0, temple=3, baths=2)
    only(state, 0, temple=1)
    play(state, "do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_baths")
    play(state, "do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_baths")
    assert bot("greedy").answer(state, 0).verb == "spend"


def test_the_greedy_bot_beats_chance() -> None:
    for seed in range(2):
        state, bots = marble().new(2, seed), [bot("greedy", seed), bot("random", seed)]
        while not state.over:
            seat = state.waiting[0]
            state.play(bots[seat].answer(state, seat), seat)
        assert state.winners() == [0]
        assert state.scores()[0] > state.scores()[1] + 30


def test_advice_works_in_the_middle_of_every_turn() -> None:
    state = put(before_baths(0), "arena", "6,3,L")
    assert state.waiting == [0]
    moved, stayed = play(state.copy(), "move 5,4,L"), play(state.copy(), "decline")
    assert ADVICE.evaluate(moved, 0) > ADVICE.evaluate(stayed, 0)
