"""Q5, Q7, Q14  The round, the order of the action phase, the end of a round."""

from __future__ import annotations

from groma.games.aquileia.events import AreaBegan, CardUncovered, DiceRolled, FirstPlayer
from groma.games.aquileia.state import ACTIONS, FINISHED, NOBODY, NOTHING, PLACEMENT, AquileiaState
from tests.games.aquileia.table import (
    acting,
    aquileia,
    begin_actions,
    everybody,
    give,
    hand,
    last_round,
    load_dice,
    logged,
    occupy,
    options,
    own,
    play,
    question,
    rank_discs,
    show,
    space,
    supply,
    table,
    to_next_round,
)
from tests.rules import rule

ORDER = [
    "dolus",
    "pecunia",
    "equi_et_arma_left",
    "equi_et_arma_middle",
    "equi_et_arma_right",
    "servi_top",
    "servi_middle",
    "servi_bottom",
    "potentia",
    "arena_2",
    "stadium_gold_2",
    "theatrum",
    "forum_1",
    "forum_2",
    "forum_3",
    "forum_4",
    "forum_5",
    "portus_latro",
    "portus_bronze",
    "portus_silver",
    "portus_gold",
]


def resolving(state: AquileiaState) -> str:
    """Return the first space of the group that is carried out."""
    return state.box.spaces[state.box.groups[state.resolving][0]].id


def crowded() -> AquileiaState:
    """Return the beginning of the action phase with somebody on every kind of space, and coins for all."""
    state = table()
    everybody(state, 9, 9, 9)
    for number, each in enumerate(state.box.spaces):
        seats = {"stadium_silver_2": 1, "stadium_silver_1a": 1, "stadium_silver_1b": 1}
        occupy(state, seats.get(each.id, number % 4), each.id)
    return begin_actions(state)


@rule("Q5.1")
def test_a_round_is_placement_actions_and_its_end() -> None:
    state = table(3)
    assert (state.round, state.phase) == (1, PLACEMENT)
    occupy(state, 0, "forum_1")
    begin_actions(state)
    assert (state.round, state.phase) == (1, ACTIONS)
    play(state, "decline")
    assert (state.round, state.phase, state.track) == (2, PLACEMENT, [])


@rule("Q5.2", "Q15.1")
def test_after_six_rounds_comes_the_final_scoring() -> None:
    state = aquileia().new(3, 1)
    for number in range(1, 7):
        assert (state.round, state.over) == (number, False)
        to_next_round(state)
    assert (state.over, state.phase, state.round) == (True, FINISHED, 6)


@rule("Q7.1", "Q7.4", "Q7.5", "Q8.1", "Q12.1", "Q13.2")
def test_the_spaces_are_carried_out_in_the_order_of_the_rules() -> None:
    state = crowded()
    seen: list[str] = []
    while state.round == 1:
        if not seen or seen[-1] != resolving(state):
            seen.append(resolving(state))
        state.play(state.options()[0])
    quiet = ["dolus", "potentia", "portus_latro"]
    assert seen == [name for name in ORDER if name not in quiet]


@rule("Q7.1", "Q7.4", "Q8.1", "Q13.2")
def test_dolus_comes_first_potentia_before_the_contests_and_the_latro_before_the_metal_spaces() -> None:
    groups = [aquileia().box.spaces[group[0]].id for group in aquileia().box.groups]
    assert groups == ORDER
    state = crowded()
    assert state.spaces[space(state, "dolus")] == NOBODY
    while question(state) != "play-cards":
        state.play(state.options()[0])
    assert state.blue_holder == 0
    while question(state) != "activate-buildings":
        state.play(state.options()[0])
    assert state.spaces[space(state, "portus_latro")] == NOBODY


@rule("Q7.2")
def test_empty_spaces_have_no_effect() -> None:
    state = begin_actions(table())
    assert state.round == 2
    assert [supply(state, seat) for seat in range(4)] == [(1, 1, 2)] * 4
    assert state.scores() == [0, 0, 0, 0]


@rule("Q7.3")
def test_a_henchman_returns_when_his_action_is_done_and_not_before() -> None:
    state = acting({"equi_et_arma_left": 1, "servi_top": 1})
    assert state.players[1].henchmen == 3
    play(state, "decline")
    assert state.players[1].henchmen == 4
    assert state.spaces[space(state, "servi_top")] == 1


@rule("Q7.3")
def test_the_henchmen_of_a_contest_return_together_at_its_end() -> None:
    state = acting({"arena_2": 0, "arena_1a": 1, "forum_1": 2})
    play(state, "done", "done")
    assert [state.players[seat].henchmen for seat in (0, 1)] == [4, 4]
    play(state, "prize servi_card")
    assert [state.players[seat].henchmen for seat in (0, 1)] == [5, 5]


@rule("Q7.6")
def test_everything_that_is_bought_changed_built_bid_or_activated_can_be_declined() -> None:
    state = crowded()
    while state.round == 1:
        harmless = {"decline", "stop", "done", "pass", "roll 0", "prize servi_card"}
        assert harmless & set(options(state)) or question(state) == "keep-laurel"
        state.play(state.options()[0])


@rule("Q7.7")
def test_who_cannot_pay_gets_nothing_and_takes_the_henchman_back() -> None:
    state = table()
    give(state, 2, 0, 0, 0)
    occupy(state, 2, "equi_et_arma_left", "servi_top", "servi_middle", "servi_bottom")
    begin_actions(state)
    assert state.round == 2
    assert sum(state.players[2].hand) == 0
    assert state.players[2].henchmen == 5


@rule("Q7.8")
def test_coins_gained_at_a_space_can_be_used_at_a_later_one() -> None:
    state = table()
    give(state, 2, 0, 0, 0)
    occupy(state, 2, "dolus", "servi_bottom")
    load_dice(state, "gg")
    begin_actions(state)
    assert options(state) == ["decline", "servi 1", "servi 2"]


@rule("Q7.9")
def test_dolus_potentia_latro_and_red_dice_are_carried_out_unasked() -> None:
    state = table()
    occupy(state, 0, "dolus", "potentia", "arena_2", "portus_latro")
    state.logging = True
    begin_actions(state)
    assert question(state) == "play-cards"
    assert state.blue_holder == 0
    assert len([event for event in state.events if isinstance(event, DiceRolled)]) == 2
    events = logged(state, "done", "roll 0", "prize servi_card")
    assert state.round == 2
    assert len([event for event in events if isinstance(event, DiceRolled)]) == 1


@rule("Q7.10")
def test_a_player_without_cards_is_asked_all_the_same_in_contests_and_in_the_forum() -> None:
    state = table()
    give(state, 0, 0, 0, 0)
    occupy(state, 0, "arena_2", "forum_1")
    begin_actions(state)
    assert (question(state), options(state)) == ("play-cards", ["done"])
    play(state, "done", "prize vp_double_strength")
    give(state, 0, 0, 0, 0)
    assert (question(state), options(state)) == ("choose-lot", ["decline"])


@rule("Q7.10")
def test_a_player_is_asked_again_after_his_last_card() -> None:
    state = table()
    hand(state, 0, "weapon_1")
    occupy(state, 0, "arena_2")
    begin_actions(state)
    play(state, "play weapon_1")
    assert options(state) == ["done"]


@rule("Q7.10")
def test_elsewhere_a_question_with_one_answer_is_not_asked() -> None:
    state = table()
    everybody(state)
    occupy(state, 0, "pecunia", "servi_top", "theatrum")
    begin_actions(state)
    assert state.round == 2


# The end of a round


@rule("Q14.1", "Q14.2")
def test_the_best_disc_gets_the_marker_and_all_discs_are_taken_back() -> None:
    state = table()
    rank_discs(state, 2, 0, 3, 1)
    begin_actions(state)
    assert state.first == 2
    assert state.track == []
    assert [player.disc for player in state.players] == [0, 0, 0, 0]
    assert state.waiting == [2]
    assert FirstPlayer(2) in state.events


@rule("Q14.3", "Q8.4.5", "Q8.4.6")
def test_empty_slots_are_filled_at_the_end_of_the_round_and_unsold_cards_stay() -> None:
    state = table()
    show(state, "weapon_1", "weapon_2", "weapon_3")
    occupy(state, 0, "equi_et_arma_left", "equi_et_arma_right", "forum_1")
    begin_actions(state)
    play(state, "buy weapon_1", "buy weapon_3")
    assert state.display[0] == state.display[2] == NOTHING
    next_cards = state.equi_deck[-2:]
    play(state, "decline")
    middle = [state.box.hand_cards[card].id for card in state.display][1]
    assert middle == "weapon_2"
    assert [state.display[0], state.display[2]] == next_cards[::-1]
    assert [event.slot for event in state.events if isinstance(event, CardUncovered)] == [1, 3]


@rule("Q14.3", "Q8.6.6")
def test_unused_blue_dice_return_to_potentia_at_the_end_of_the_round() -> None:
    state = acting({"potentia": 1, "forum_1": 0})
    assert (state.blue_holder, state.blue_dice) == (1, 4)
    play(state, "decline")
    assert (state.blue_holder, state.blue_dice) == (NOBODY, 0)


@rule("Q14.3")
def test_all_henchmen_are_back_after_a_round() -> None:
    state = crowded()
    to_next_round(state)
    assert state.spaces == [NOBODY] * 28


@rule("Q14.4")
def test_the_strength_shields_return_to_zero_after_each_contest() -> None:
    state = acting({"arena_2": 0, "stadium_gold_2": 0})
    load_dice(state, "sss")
    events = logged(state, "done", "prize servi_card")
    assert [event.area for event in events if isinstance(event, AreaBegan)] == ["area_stadium"]
    assert state.contest is not None
    assert state.contest.strength == [2, 0, 0, 0]


@rule("Q14.6")
def test_after_the_last_round_discs_stay_and_the_display_is_not_filled() -> None:
    state = table()
    show(state, "weapon_1", "weapon_2", "weapon_3")
    rank_discs(state, 3, 2, 1, 0)
    occupy(state, 0, "equi_et_arma_left")
    last_round(state)
    begin_actions(state)
    play(state, "buy weapon_1")
    assert state.over
    assert state.track == [3, 2, 1, 0]
    assert state.first == 0
    assert state.display[0] == NOTHING


@rule("Q13.15", "Q7.8")
def test_a_building_of_this_round_is_activated_in_the_same_round() -> None:
    state = table()
    give(state, 0, bronze=2)
    occupy(state, 0, "forum_1", "portus_bronze")
    begin_actions(state)
    play(state, "build shop_potter", "activate")
    assert state.players[0].score == 1 + 2


@rule("Q13.14")
def test_villas_are_not_activated() -> None:
    state = table()
    own(state, 0, "villa_blue_10", "villa_white_2")
    give(state, 0)
    occupy(state, 0, "portus_bronze")
    begin_actions(state)
    play(state, "activate")
    assert (state.players[0].score, supply(state, 0)) == (0, (0, 0, 0))
