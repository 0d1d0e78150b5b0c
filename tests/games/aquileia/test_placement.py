"""Q6  The placement phase, and example X11."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import Passed
from groma.games.aquileia.state import ACTIONS
from tests.games.aquileia.table import (
    acting,
    everybody,
    give,
    logged,
    me,
    occupy,
    options,
    play,
    question,
    rank_discs,
    refresh,
    refusal,
    space,
    supply,
    table,
)
from tests.rules import rule


@rule("Q6.1")
def test_a_player_has_five_henchmen_and_one_disc() -> None:
    state = table()
    assert state.players[0].henchmen == 5
    rank_discs(state, 0)
    assert refusal(state, "disc") == "Q6.1"
    state.players[0].henchmen = 0
    refresh(state)
    assert refusal(state, "place dolus") == "Q6.1"


@rule("Q6.2", "Q17.1")
def test_six_laps_go_round_in_turn_order() -> None:
    state = table(3)
    asked = []
    while question(state) == "place-piece" and state.round == 1:
        asked.append(state.waiting[0])
        play(state, "disc" if "disc" in options(state) else "pass")
    assert asked[:6] == [0, 1, 2, 0, 1, 2]
    assert len(asked) == 18


@rule("Q6.3")
def test_a_placement_turn_is_a_henchman_the_disc_or_a_pass() -> None:
    state = table()
    verbs = {action.verb for action in state.options()}
    assert verbs == {"place", "disc", "pass"}
    assert len([action for action in state.options() if action.verb == "place"]) == 28


@rule("Q6.4")
def test_the_disc_goes_on_the_lowest_free_position() -> None:
    state = table()
    play(state, "pass", "disc", "disc", "pass")
    assert state.track == [1, 2]
    assert [player.disc for player in state.players] == [0, 1, 2, 0]


@rule("Q6.6")
def test_placing_the_disc_uses_up_the_turn_and_triggers_nothing() -> None:
    state = table()
    play(state, "disc")
    assert state.waiting == [1]
    assert supply(state, 0) == (1, 1, 2)
    assert state.players[0].henchmen == 5


@rule("Q6.8", "Q6.9")
def test_nobody_can_pass_or_place_a_henchman_in_lap_6_without_his_disc() -> None:
    state = table(3)
    state.turn = 15
    refresh(state)
    assert refusal(state, "pass") == "Q6.9"
    assert refusal(state, "place dolus") == "Q6.9"
    assert options(state) == ["disc"]


@rule("Q6.8", "Q6.9")
def test_in_lap_5_the_disc_can_still_wait() -> None:
    state = table(3)
    state.turn = 12
    refresh(state)
    assert {"pass", "disc", "place dolus"} <= set(options(state))


@rule("Q6.10")
def test_who_passes_is_asked_again_in_the_next_lap() -> None:
    state = table(3)
    play(state, "pass", "pass", "pass")
    assert state.waiting == [0]
    assert "place dolus" in options(state)


@rule("Q6.11")
def test_a_forfeited_placement_is_not_made_up() -> None:
    state = table(3)
    for lap in range(6):
        play(state, "disc" if lap == 1 else "pass", *(["disc", "disc"] if lap == 0 else ["pass", "pass"]))
        if lap < 5:
            assert state.waiting == [0]
    assert state.round == 2
    assert [player.henchmen for player in state.players] == [5, 5, 5]


@rule("Q6.12")
def test_a_player_without_a_legal_placement_passes_unasked() -> None:
    state = table(3)
    rank_discs(state, 1)
    for name in [each.id for each in state.box.spaces]:
        if name not in ("dolus", "portus_gold"):
            occupy(state, 2, name)
    give(state, 1, silver=5)
    events = logged(state, "place dolus")
    assert Passed(1, forced=True) in events
    assert state.waiting == [2]


@rule("Q6.13")
def test_a_player_goes_on_with_henchmen_after_his_disc() -> None:
    state = table(3)
    play(state, "disc", "pass", "pass", "place dolus")
    assert state.spaces[space(state, "dolus")] == 0


@rule("Q6.14")
def test_a_player_may_have_several_henchmen_in_one_area() -> None:
    state = table(3)
    play(state, "place arena_2", "pass", "pass", "place arena_1a", "pass", "pass", "place arena_1b")
    assert [state.spaces[space(state, name)] for name in ("arena_2", "arena_1a", "arena_1b")] == [0, 0, 0]


@rule("Q6.15", "X11.2")
def test_a_player_uses_one_side_of_the_stadium_in_a_round() -> None:
    state = table()
    occupy(state, 0, "stadium_gold_2")
    assert refusal(state, "place stadium_silver_2") == "Q6.15"
    assert refusal(state, "place stadium_gold_1a") == ""


@rule("Q6.15")
def test_the_side_of_one_player_does_not_bind_another() -> None:
    state = table()
    occupy(state, 1, "stadium_gold_2")
    assert refusal(state, "place stadium_silver_2") == ""


@rule("Q6.16", "Q6.18", "X11.4")
def test_a_player_takes_one_metal_space_and_the_latro_besides() -> None:
    state = table()
    occupy(state, 0, "portus_gold")
    assert refusal(state, "place portus_bronze") == "Q6.16"
    assert refusal(state, "place portus_silver") == "Q6.16"
    assert refusal(state, "place portus_latro") == ""


@rule("Q6.18")
def test_the_latro_space_needs_no_coin_and_leaves_a_metal_space_open() -> None:
    state = table()
    give(state, 0)
    play(state, "place portus_latro", "pass", "pass", "pass")
    give(state, 0, silver=1)
    assert refusal(state, "place portus_silver") == ""


@rule("Q6.17", "X11.3")
def test_a_metal_space_takes_a_coin_of_its_metal_at_once() -> None:
    state = table()
    give(state, 0, gold=1)
    assert refusal(state, "place portus_bronze") == "Q6.17"
    assert refusal(state, "place portus_silver") == "Q6.17"
    play(state, "place portus_gold")
    assert supply(state, 0) == (0, 0, 0)
    assert state.deposits == [1, 0, 0]


@rule("Q6.19")
def test_forum_spaces_are_taken_in_any_order() -> None:
    state = table()
    play(state, "place forum_5", "place forum_2")
    assert refusal(state, "place forum_1") == ""


@rule("Q6.20", "Q6.21")
def test_a_space_is_free_to_take_whatever_it_will_cost_later() -> None:
    state = table()
    everybody(state)
    unpaid = [each.id for each in state.box.spaces if each.metal < 0]
    assert all(refusal(state, f"place {name}") == "" for name in unpaid)
    give(state, 0, 3, 3, 3)
    play(state, "place servi_bottom")
    assert supply(state, 0) == (3, 3, 3)


@rule("Q6.23")
@pytest.mark.parametrize("owner", [0, 2])
def test_an_occupied_space_cannot_be_taken_again(owner: int) -> None:
    state = table()
    occupy(state, owner, "dolus")
    assert refusal(state, "place dolus") == "Q6.23"


@rule("X11.1")
def test_who_passed_once_and_kept_his_disc_leaves_a_henchman_unused() -> None:
    state = table(3)
    mine = ["place forum_1", "pass", "place forum_2", "place forum_3", "place forum_4"]
    others = ["disc", "pass", "pass", "pass", "pass"]
    for lap in range(4):
        play(state, mine[lap], others[lap], others[lap])
    play(state, mine[4], others[4])
    assert me(state) is state.players[2]
    play(state, "pass")
    assert state.players[0].disc == 3
    assert state.players[0].henchmen == 1
    assert state.spaces.count(0) == 4


@rule("Q6.2")
def test_the_action_phase_follows_the_last_lap() -> None:
    assert acting({"forum_1": 0}).phase == ACTIONS
