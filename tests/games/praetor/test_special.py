"""P12  Action: activate a special tile."""

from __future__ import annotations

import pytest

from groma.games.praetor.events import FeePaid, Sent, Used
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    everyone_passes,
    face_up,
    found,
    give,
    hand_turn,
    options,
    play,
    player,
    praetor,
    question,
    refusal,
    seen_tile,
    show,
    stock,
    table,
    trainees,
    visit,
    workers,
)
from tests.rules import rule

WHITE, YELLOW, PURPLE, BLUE = range(4)
COLOURS = "white,yellow,purple,blue,black"


def with_labour_camp(owner: int, retired: int = 1, **options: bool) -> PraetorState:
    """Return a table where the Labour Camp stands and seat 1 has two active and some retired workers."""
    state = table(**options)
    found(state, "labour_camp_a", 0, 2, owner=owner)
    workers(state, 1, 1, 2, retired=retired)
    show(state, "sawmill_a")
    return state


def blues_labour_camp() -> PraetorState:
    """Return the table of the rulebook's example: the Labour Camp is Blue's, and it is Purple's turn."""
    state = table(4, colours=COLOURS)
    found(state, "labour_camp_a", 0, 2, owner=BLUE)
    found(state, "marble_quarry_a", 0, 3, owner=YELLOW)
    workers(state, PURPLE, 2, retired=1)
    workers(state, BLUE, 2, retired=1)
    give(state, PURPLE, weapons=1, gold=9)
    give(state, BLUE, weapons=1, gold=13, marble=2)
    return play(state, "pass")


# Who, when and for what


@rule("P12.1")
def test_a_special_tile_takes_no_active_worker() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a", "activate gold_mine_b")
    assert player(state, 1)["home"] == [0, 1, 1, 0, 0, 0, 0]
    assert (seen_tile(state, "labour_camp_a")["visitor"], seen_tile(state, "labour_camp_a")["builder"]) == (None, None)


@rule("P12.1")
def test_each_player_may_use_a_special_tile_once_per_round_and_again_in_the_next() -> None:
    state = with_labour_camp(owner=1, retired=2)
    play(state, "use labour_camp_a", "activate gold_mine_b")
    hand_turn(state, 1)
    assert refusal(state, "use labour_camp_a") == "P12.1"
    everyone_passes(state)
    hand_turn(state, 1)
    assert refusal(state, "use labour_camp_a") == ""


@rule("P12.1")
def test_several_players_may_use_the_same_special_tile_in_a_round() -> None:
    state = with_labour_camp(owner=1)
    workers(state, 2, 1, retired=1)
    play(state, "use labour_camp_a", "activate gold_mine_b", "use labour_camp_a", "activate gold_mine_c")
    assert [player(state, seat)["used"] for seat in range(3)] == [[], ["labour_camp_a"], ["labour_camp_a"]]


@rule("P12.2")
def test_the_fee_goes_to_the_owner_before_the_effect() -> None:
    state = with_labour_camp(owner=2)
    play(state, "use labour_camp_a")
    assert question(state) == "use-retired"
    assert (stock(state, 1)["weapons"], stock(state, 2)["weapons"]) == (0, 2)
    assert state.events == [Used(1, "labour_camp_a"), FeePaid(1, 2, "weapons", 1)]


@rule("P12.2")
def test_the_owner_himself_pays_nothing() -> None:
    state = with_labour_camp(owner=1)
    give(state, 1, weapons=0)
    play(state, "use labour_camp_a", "activate gold_mine_b")
    assert stock(state, 1)["weapons"] == 0


@rule("P12.2", "P12.13")
def test_who_is_not_the_owner_and_lacks_the_fee_cannot_use_it() -> None:
    state = with_labour_camp(owner=2)
    give(state, 1, weapons=0)
    assert refusal(state, "use labour_camp_a") == "P12.2"


@rule("P12.3", "P12.10")
def test_a_player_may_use_both_special_tiles_in_a_round() -> None:
    state = with_labour_camp(owner=1)
    found(state, "academy_a", 0, 3, owner=1)
    trainees(state, 1, zone_one=1)
    play(state, "use labour_camp_a", "activate gold_mine_b")
    everyone_passes(state)
    assert options(state) == ["use academy_a", "decline"]
    play(state, "use academy_a")
    assert player(state, 1)["home"] == [0, 2, 1, 0, 0, 0, 0]


@rule("P12.4")
def test_the_labour_camp_is_the_whole_action_of_a_turn() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a", "activate gold_mine_b")
    assert (question(state), state.waiting) == ("take-turn", [2])


@rule("P12.4")
def test_the_retired_worker_must_be_used_at_once() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a")
    assert (question(state), state.waiting) == ("use-retired", [1])
    assert {action.verb for action in state.options()} == {"build", "activate"}


@rule("P12.4")
def test_the_retired_worker_works_as_one_of_level_six() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a", "activate gold_mine_b")
    assert stock(state, 1)["gold"] == 10 + 6


@rule("P12.5")
def test_with_the_retired_worker_a_player_may_build_at_the_usual_cost() -> None:
    state = with_labour_camp(owner=1)
    play(state, "use labour_camp_a", "build sawmill_a", "at 0,3", "turn 0")
    assert seen_tile(state, "sawmill_a")["owner"] == 1
    assert stock(state, 1)["gold"] == 10 - 2
    assert player(state, 1)["earned"]["buildings"] == 1


@rule("P12.5")
@pytest.mark.parametrize("name", ["stone_quarry_a", "temple_maia_a"])
def test_with_the_retired_worker_a_player_may_activate_a_red_or_green_tile_for_its_fee(name: str) -> None:
    state = with_labour_camp(owner=2)
    found(state, name, 0, 3, owner=0)
    play(state, "use labour_camp_a", f"activate {name}")
    fee = {"stone_quarry_a": 1, "temple_maia_a": 2}[name]
    assert (stock(state, 1)["gold"], stock(state, 0)["gold"]) == (10 - fee, 10 + fee)
    assert (stock(state, 1)["weapons"], stock(state, 2)["weapons"]) == (0, 2)


@rule("P12.5")
def test_a_tile_whose_fee_or_cost_is_lacking_is_refused_to_the_retired_worker_too() -> None:
    state = with_labour_camp(owner=1)
    give(state, 1, gold=0)
    play(state, "use labour_camp_a")
    assert refusal(state, "activate gold_mine_a") == "P11.5"
    assert refusal(state, "build sawmill_a") == "P9.1"


@rule("P12.6", "P12.13")
def test_the_action_is_illegal_if_its_second_part_would_be_impossible_after_the_fee() -> None:
    state = with_labour_camp(owner=2)
    face_up(state, "wall_06")
    for seat, tile in ((0, "gold_mine_b"), (2, "market_a"), (0, "workers_camp_a")):
        visit(state, seat, tile, 1 if tile != "workers_camp_a" else 2)
    give(state, 1, gold=0, wood=5, weapons=1)
    assert refusal(state, "activate imperial_outpost_a") == ""
    assert refusal(state, "use labour_camp_a") == "P12.6"
    give(state, 1, weapons=2)
    assert refusal(state, "use labour_camp_a") == ""


@rule("P12.6")
def test_looking_whether_the_second_part_is_possible_changes_nothing() -> None:
    state = with_labour_camp(owner=2)
    before = state.to_json()
    state.refusals()
    assert refusal(state, "use labour_camp_a") == ""
    assert state.to_json() == before


@rule("P12.7")
def test_the_retired_worker_occupies_the_activation_area() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a", "activate gold_mine_b")
    assert seen_tile(state, "gold_mine_b")["visitor"] == {"seat": 1, "level": 6}
    assert refusal(state, "activate gold_mine_b") == "P11.2"


@rule("P12.7")
def test_the_retired_worker_occupies_the_builders_spot() -> None:
    state = with_labour_camp(owner=1)
    play(state, "use labour_camp_a", "build sawmill_a", "at 0,3", "turn 0")
    assert seen_tile(state, "sawmill_a")["builder"] == {"seat": 1, "level": 6}


@rule("P12.7", "P12.13")
def test_a_retired_worker_on_a_tile_cannot_be_used_again_in_the_round() -> None:
    state = play(with_labour_camp(owner=1), "use labour_camp_a", "activate gold_mine_b")
    state.players[1].used = []
    hand_turn(state, 1)
    assert refusal(state, "use labour_camp_a") == "P12.13"


@rule("P12.8", "X30")
def test_x30_the_retired_worker_does_not_count_for_the_forum() -> None:
    state = with_labour_camp(owner=1, retired=2)
    found(state, "forum_a", 0, 3, owner=1)
    play(state, "use labour_camp_a", "activate forum_a")
    assert stock(state, 1)["gold"] == 10 + 4


@rule("P12.8", "X30")
def test_x30_the_retired_worker_counts_for_the_oracle() -> None:
    state = with_labour_camp(owner=1, retired=2)
    found(state, "oracle_a", 0, 3, owner=1)
    before = player(state, 1)["morale"]
    play(state, "use labour_camp_a", "activate oracle_a")
    assert player(state, 1)["morale"] == before + 4


@rule("P12.8")
def test_the_retired_worker_does_not_count_for_the_temple_of_maia() -> None:
    state = with_labour_camp(owner=1, retired=2)
    found(state, "temple_maia_a", 0, 3, owner=1)
    play(state, "use labour_camp_a", "activate temple_maia_a")
    assert state.scores()[1] == 8 + 2 * 2


@rule("P12.9", "P17.6", "X30")
@pytest.mark.parametrize("task", [["activate forum_a"], ["build sawmill_a", "at 0,4", "turn 0"]])
def test_x30_the_retired_worker_goes_back_in_maintenance_without_a_level(task: list[str]) -> None:
    state = with_labour_camp(owner=1, retired=2)
    found(state, "forum_a", 0, 3, owner=1)
    play(state, "use labour_camp_a", *task)
    assert (player(state, 1)["retired"], player(state, 1)["retired_away"]) == (1, 1)
    everyone_passes(state)
    seen = player(state, 1)
    assert (seen["retired"], seen["retired_away"], seen["home"]) == (2, 0, [0, 1, 1, 0, 0, 0, 0])
    assert seen["earned"]["retirement"] == 0


@rule("P12.10")
def test_the_academy_is_no_action() -> None:
    state = table()
    found(state, "academy_a", 0, 2, owner=1)
    trainees(state, 1, zone_one=1)
    candidates = state.options() + [action for action, _ in state.refusals()]
    assert "academy_a" not in [action.target for action in candidates]


@rule("P12.11")
def test_the_labour_camp_may_be_used_in_the_round_in_which_it_was_built() -> None:
    state = table()
    workers(state, 2, 1, retired=1)
    show(state, "labour_camp_a")
    play(state, "build labour_camp_a", "worker 1", "at 0,2", "turn 0", "use labour_camp_a", "activate gold_mine_c")
    assert stock(state, 2)["gold"] == 10 + 6
    assert (stock(state, 1)["weapons"], stock(state, 2)["weapons"]) == (1, 0)


@rule("P12.11")
def test_the_academy_may_be_used_in_the_round_in_which_it_was_built() -> None:
    state = table()
    trainees(state, 1, zone_one=1)
    show(state, "academy_a")
    play(state, "build academy_a", "worker 1", "at 0,2", "turn 0")
    everyone_passes(state)
    assert (state.waiting, options(state)) == ([1], ["use academy_a", "decline"])


@rule("P12.12")
def test_a_retired_worker_cannot_be_placed_on_a_special_tile() -> None:
    state = with_labour_camp(owner=1, retired=2)
    found(state, "academy_a", 0, 3, owner=1)
    play(state, "use labour_camp_a")
    candidates = state.options() + [action for action, _ in state.refusals()]
    assert not {"academy_a", "labour_camp_a"} & {action.target for action in candidates}
    assert "activate labour_camp_a" not in [action.notation for action in praetor().actions]


@rule("P12.13")
def test_who_has_no_retired_worker_cannot_use_the_labour_camp() -> None:
    assert refusal(with_labour_camp(owner=1, retired=0), "use labour_camp_a") == "P12.13"


@rule("P12.13", "P13.4")
@pytest.mark.parametrize(("passing", "number"), [(True, "P13.4"), (False, "")])
def test_by_default_the_labour_camp_needs_an_active_worker_at_home(passing: bool, number: str) -> None:
    state = with_labour_camp(owner=1, pass_when_no_active_worker=passing)
    visit(state, 1, "market_a", 1)
    assert refusal(state, "use labour_camp_a") == ""
    visit(state, 1, "workers_camp_a", 2)
    assert refusal(state, "use labour_camp_a") == number


# Worked examples


@rule("X9", "P12.2", "P12.4")
def test_x9_purple_pays_blue_a_weapon_and_his_retired_worker_takes_six_gold() -> None:
    state = blues_labour_camp()
    assert state.waiting == [PURPLE]
    play(state, "use labour_camp_a", "activate gold_mine_c")
    assert (stock(state, PURPLE)["weapons"], stock(state, PURPLE)["gold"]) == (0, 15)
    assert player(state, PURPLE)["home"] == [0, 0, 1, 0, 0, 0, 0]
    assert stock(state, BLUE)["weapons"] == 2


@rule("X10", "P12.2", "P12.5")
def test_x10_blue_uses_his_own_labour_camp_for_yellows_marble_quarry() -> None:
    state = play(blues_labour_camp(), "use labour_camp_a", "activate gold_mine_c")
    yellow = stock(state, YELLOW)["gold"]
    assert state.waiting == [BLUE]
    play(state, "use labour_camp_a", "activate marble_quarry_a")
    assert stock(state, BLUE) == {"gold": 12, "wood": 4, "stone": 3, "marble": 8, "weapons": 2}
    assert stock(state, YELLOW)["gold"] == yellow + 1
    assert Sent(BLUE, 6, "marble_quarry_a", "activate") in state.events


@rule("X29", "P12.6")
def test_x29_the_fee_takes_the_weapon_that_the_temple_of_mercury_would_need() -> None:
    state = blues_labour_camp()
    show(state, "temple_mercury_a")
    give(state, PURPLE, weapons=1, marble=2)
    assert refusal(state, "build temple_mercury_a") == ""
    play(state, "use labour_camp_a")
    assert refusal(state, "build temple_mercury_a") == "P9.1"
