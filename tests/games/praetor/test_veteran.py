"""P21  The veteran game and the hard game."""

from __future__ import annotations

from typing import Any

import pytest

from groma.games.praetor.events import FinallyScored
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    favor,
    found,
    give,
    hold,
    last_round,
    morale,
    options,
    play,
    player,
    praetor,
    refusal,
    show,
    table,
    trainees,
    workers,
)
from tests.rules import rule

SPARE = [
    "sawmill_a",
    "sawmill_b",
    "sawmill_c",
    "smith_a",
    "smith_b",
    "curia_a",
    "curia_b",
    "forum_a",
    "forum_b",
    "statue_a",
    "statue_b",
]


def veterans(seats: int = 4, **chosen: Any) -> PraetorState:
    """Return a veteran table in its last round where nobody has goods, favor, or a worker who is not retired."""
    state = table(seats, veteran=True, **chosen)
    last_round(state)
    for seat in range(seats):
        workers(state, seat, retired=8)
        give(state, seat, gold=8, wood=0, stone=0, marble=0, weapons=0)
        favor(state, seat, 0)
    return state


def finish(state: PraetorState, ranking: str) -> list[int]:
    """Play the last round to its end and return the favor of each seat in one ranking."""
    everyone_passes(state)
    assert state.over
    return [player(state, seat)["earned"][ranking] for seat in range(state.seats)]


def own(state: PraetorState, seat: int, *cells: tuple[int, int]) -> None:
    """Give a seat a tile on each of these cells."""
    for x, y in cells:
        placed = [tile["tile"] for tile in state.view(None)["city"]]
        found(state, next(name for name in SPARE if name not in placed), x, y, owner=seat)


# P21.1 to P21.7  The veteran game


@rule("P21.1")
def test_the_veteran_game_is_not_for_two() -> None:
    with pytest.raises(ValueError, match="veteran"):
        praetor().new(2, 7, {"veteran": True})


@rule("P21.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_veteran_game_adds_three_rankings_to_the_final_scoring(seats: int) -> None:
    state = veterans(seats)
    workers(state, 0)
    hold(state, 0, "wall_01")
    own(state, 0, (0, -2), (0, -3))
    finish(state, "villagers")
    earned = player(state, 0)["earned"]
    assert (earned["largest_area"], earned["wall_sections"], earned["villagers"]) == (12, 18, 20)
    assert state.scores()[0] == 50


@rule("P21.1")
def test_without_the_option_there_are_no_rankings() -> None:
    state = table(3)
    last_round(state)
    assert [finish(state, ranking) for ranking in ("largest_area", "wall_sections", "villagers")] == [[0] * 3] * 3


@rule("P21.2")
def test_the_rankings_come_after_the_resources() -> None:
    state = veterans(3)
    hold(state, 0, "wall_01")
    give(state, 0, gold=8 + 10)
    morale(state, 0, -6)
    finish(state, "wall_sections")
    sources = [event.source for event in state.events if isinstance(event, FinallyScored) and event.amount]
    assert sources == ["resources", "largest_area", "largest_area", "largest_area", "wall_sections"]
    assert state.scores()[0] == 1 + 8 + 18


@rule("P21.3", "P21.4", "P21.5", "P21.6", "X22")
def test_the_ties_of_the_example() -> None:
    state = veterans(4)
    own(state, 0, (0, -2), (0, -3), (0, -4), (0, -5))
    own(state, 1, (1, -2), (1, -3), (1, -4), (1, -5))
    own(state, 2, (1, 2), (1, 3))
    own(state, 3, (0, 2))
    hold(state, 0, "wall_01", "wall_02", "wall_03")
    hold(state, 1, "wall_05")
    hold(state, 2, "wall_06")
    for seat, villagers in enumerate([2, 2, 2, 1]):
        workers(state, seat, retired=8 - villagers)
    assert finish(state, "largest_area") == [10, 10, 4, 0]
    assert finish(state, "wall_sections") == [18, 9, 9, 0]
    assert finish(state, "villagers") == [11, 11, 11, 0]


@rule("P21.3")
def test_an_area_is_connected_by_sides_of_own_tiles_only() -> None:
    state = veterans(3)
    own(state, 0, (0, -2), (0, -3))
    own(state, 1, (3, 1), (4, 0), (5, 1), (6, 0))
    own(state, 2, (3, 0))
    assert finish(state, "largest_area") == [12, 6, 6]


@rule("P21.3")
def test_the_largest_area_is_worth_twelve_eight_four_and_nothing() -> None:
    state = veterans(5)
    own(state, 3, (1, 2), (1, 3), (1, 4))
    own(state, 1, (1, -2), (1, -3))
    own(state, 0, (0, -2))
    assert finish(state, "largest_area") == [4, 8, 0, 12, 0]


@rule("P21.4")
def test_most_wall_sections_are_worth_eighteen_twelve_six_and_nothing() -> None:
    state = veterans(4)
    hold(state, 0, "wall_01")
    hold(state, 1, "wall_02", "wall_03", "wall_04")
    hold(state, 2, "wall_05", "wall_06")
    hold(state, 3, "wall_07", "wall_08", "wall_09", "wall_10")
    assert finish(state, "wall_sections") == [0, 12, 6, 18]


@rule("P21.5")
def test_most_villagers_left_are_worth_twenty_ten_five_and_nothing() -> None:
    state = veterans(5)
    for seat, retired in enumerate([5, 7, 6, 3, 4]):
        workers(state, seat, retired=retired)
    assert finish(state, "villagers") == [5, 0, 0, 20, 10]


@rule("P21.5")
def test_trainees_and_workers_are_no_villagers() -> None:
    state = veterans(3)
    workers(state, 0, 1, retired=5)
    trainees(state, 0, zone_one=1)
    workers(state, 1, retired=6)
    workers(state, 2, retired=5)
    assert finish(state, "villagers") == [5, 10, 20]


@rule("P21.6")
@pytest.mark.parametrize(
    ("villagers", "rewards"),
    [
        ([3, 3, 1, 1], [15, 15, 2, 2]),
        ([3, 2, 2, 2], [20, 5, 5, 5]),
        ([3, 3, 3, 3], [8, 8, 8, 8]),
        ([3, 3, 2, 1], [15, 15, 5, 0]),
    ],
)
def test_tied_players_share_the_rewards_of_their_places_rounded_down(villagers: list[int], rewards: list[int]) -> None:
    state = veterans(4)
    for seat, left in enumerate(villagers):
        workers(state, seat, retired=8 - left)
    assert finish(state, "villagers") == rewards


@rule("P21.7")
def test_who_has_no_section_is_not_ranked_for_sections() -> None:
    state = veterans(4)
    hold(state, 2, "wall_01")
    assert finish(state, "wall_sections") == [0, 0, 18, 0]


@rule("P21.7")
def test_who_has_no_villager_is_not_ranked_for_villagers() -> None:
    state = veterans(4)
    workers(state, 1, retired=7)
    assert finish(state, "villagers") == [0, 20, 0, 0]


# P21.8 to P21.10  The hard game


@rule("P21.8", "P21.10")
@pytest.mark.parametrize(("seats", "tiles", "starting"), [(2, 20, 4), (3, 27, 5), (4, 33, 6), (5, 40, 7)])
def test_the_hard_game_is_played_without_any_market(seats: int, tiles: int, starting: int) -> None:
    view = table(seats, hard=True).view(None)
    names = [tile["tile"] for tile in view["city"]] + view["display"]
    names += [name for age in view["unseen_tiles"] for name in age]
    assert (len(names), len(view["city"])) == (tiles, starting)
    assert not [name for name in names if name.startswith("market")]


@rule("P21.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hard_game_leaves_everything_else_as_it_is(seats: int) -> None:
    hard, usual = table(seats, hard=True).view(None), table(seats).view(None)
    assert hard["players"] == usual["players"]
    assert (len(hard["display"]), hard["wall_pile"]) == (seats + 1, 13)
    assert hard["city"] == [tile for tile in usual["city"] if tile["kind"] != "market"]


@rule("P21.8")
def test_the_hard_game_may_be_combined_with_the_veteran_game() -> None:
    state = veterans(3, hard=True)
    hold(state, 1, "wall_01")
    assert finish(state, "wall_sections") == [0, 18, 0]
    assert "market" not in [tile["kind"] for tile in state.view(None)["city"]]


@rule("P21.9")
def test_in_the_hard_game_the_cell_of_the_market_may_be_built_on() -> None:
    state = table(3, hard=True)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1")
    assert "at -1,0" in options(state)
    play(state, "at -1,0", "turn 0")
    assert ("sawmill_a", -1, 0) in [(tile["tile"], tile["x"], tile["y"]) for tile in state.view(None)["city"]]


@rule("P21.9")
def test_in_the_usual_game_the_cell_of_the_market_is_taken() -> None:
    state = table(3)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1")
    candidates = options(state) + [action.notation for action, _ in state.refusals()]
    assert "at -1,0" not in candidates
    assert refusal(state, "at -2,1") == "P10.2"


@rule("P21.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_layout_stays_connected_without_the_market(seats: int) -> None:
    cells = {(tile["x"], tile["y"]) for tile in table(seats, hard=True).view(None)["city"]}
    reached, waiting = set(), [(0, 0)]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        sides = {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}
        waiting += sides & cells - reached
    assert reached == cells
