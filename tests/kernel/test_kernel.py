"""The kernel on its own, with the toy game."""

from __future__ import annotations

import json
from random import Random

import pytest

from groma.kernel import Action, IllegalAction, Together
from tests.kernel.toy import Dealt, PlayCard, Toy, ToyState

GAME = Toy()


def table(seats: int = 3, seed: int = 1) -> ToyState:
    return GAME.new(seats, seed)


def card(number: int) -> Action:
    return GAME.action(f"card {number}")


def everyone_plays_his_lowest(state: ToyState) -> None:
    for seat in state.waiting:
        state.play(state.options(seat)[0], seat)


def test_an_action_knows_its_place_in_the_vocabulary() -> None:
    assert [GAME.actions[action.id] is action for action in GAME.actions] == [True] * len(GAME.actions)


def test_an_action_is_found_again_by_its_notation() -> None:
    assert all(GAME.action(action.notation) is action for action in GAME.actions)


def test_an_unknown_notation_is_answered_with_what_is_known() -> None:
    with pytest.raises(ValueError, match="actions begin with card, keep, flip"):
        GAME.action("dance")


def test_an_unknown_target_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="after 'card' stands 0, 1, 2"):
        GAME.action("card 99")


def test_all_seats_are_asked_at_once() -> None:
    assert table(4).waiting == [0, 1, 2, 3]


def test_a_seat_that_answered_waits_for_the_others() -> None:
    state = table(3)
    state.play(state.options(1)[0], 1)
    assert state.waiting == [0, 2]
    assert state.options(1) == []


def test_secret_answers_are_carried_out_only_when_all_are_in() -> None:
    state = table(2)
    state.play(state.options(0)[0], 0)
    assert state.shown == [-1, -1]
    state.play(state.options(1)[0], 1)
    assert -1 not in state.shown


def test_a_seat_answers_a_common_question_once() -> None:
    state = table(3)
    state.play(state.options(1)[0], 1)
    with pytest.raises(IllegalAction):
        state.play(state.options(0)[0], 1)


def test_the_order_of_secret_answers_makes_no_difference() -> None:
    forward, backward = table(3), table(3)
    for state, seats in ((forward, [0, 1, 2]), (backward, [2, 1, 0])):
        for seat in seats:
            state.play(state.options(seat)[-1], seat)
    assert forward.to_json() == backward.to_json()


def test_an_answer_may_be_given_by_the_first_waiting_seat_without_naming_it() -> None:
    state = table(3)
    state.play(state.options()[0])
    assert state.waiting == [1, 2]


def test_a_refused_candidate_names_its_rule() -> None:
    state = table()
    assert all(rule == "T1.2" for _, rule in state.refusals(0))
    assert len(state.refusals(0)) == GAME.cards - GAME.hand


def test_playing_a_refused_candidate_raises_its_rule_and_changes_nothing() -> None:
    state = table()
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        state.play(state.refusals(0)[0][0], 0)
    assert refused.value.rule == "T1.2"
    assert state.to_json() == before


def test_playing_what_was_not_asked_raises_the_rule_of_the_question() -> None:
    with pytest.raises(IllegalAction) as refused:
        table().play(GAME.action("keep"), 0)
    assert refused.value.rule == "T1.1"


def test_acting_out_of_turn_says_who_is_asked() -> None:
    state = table(2)
    everyone_plays_his_lowest(state)
    asked = state.waiting[0]
    with pytest.raises(IllegalAction, match=rf"seat {1 - asked} is not asked now"):
        state.play(state.options()[0], 1 - asked)


def test_acting_after_the_end_raises_the_rule_of_the_end() -> None:
    state = table(2)
    while not state.over:
        state.play(state.options()[0])
    with pytest.raises(IllegalAction) as refused:
        state.play(card(0))
    assert refused.value.rule == "T3.1"
    assert not state.options() and not state.refusals() and not state.waiting


def test_a_question_with_a_single_answer_is_not_asked() -> None:
    state = table(2)
    state.points = [2, 2]
    everyone_plays_his_lowest(state)
    assert state.waiting == [0, 1]
    assert sum(state.points) == 5


def test_an_options_list_can_be_changed_by_its_reader_without_harm() -> None:
    state = table(2)
    everyone_plays_his_lowest(state)
    state.options().clear()
    assert len(state.options()) == 2


def test_a_half_answered_question_survives_a_saved_file() -> None:
    state = table(3)
    state.play(state.options(1)[0], 1)
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    top = again.agenda[-1]
    assert isinstance(top, Together)
    assert [answer is None for answer in top.answers] == [True, False, True]
    assert isinstance(top.decisions[0], PlayCard)


def test_a_saved_state_of_another_game_is_refused() -> None:
    saved = json.loads(table().to_json())
    saved["game"] = "chess"
    with pytest.raises(ValueError, match="chess"):
        GAME.from_json(json.dumps(saved))


def test_a_saved_state_that_lacks_a_field_is_refused_by_its_name() -> None:
    saved = json.loads(GAME.new(2, seed=1).to_json())
    del saved["table"]["deck"]
    with pytest.raises(ValueError, match="a saved state of toy lacks the field 'deck'"):
        GAME.from_json(json.dumps(saved))


def test_an_imagined_secret_answer_is_guessed_again() -> None:
    state = table(3)
    state.play(state.options(1)[0], 1)
    guesses = set()
    for seed in range(30):
        top = state.imagine(0, Random(seed)).agenda[-1]
        assert isinstance(top, Together)
        assert top.answers[1] is not None
        guesses.add(top.answers[1].notation)
    assert len(guesses) > 3


def test_a_seat_remembers_its_own_secret_answer_in_imagined_states() -> None:
    state = table(3)
    mine = state.options(1)[0]
    state.play(mine, 1)
    top = state.imagine(1, Random(0)).agenda[-1]
    assert isinstance(top, Together)
    assert top.answers[1] is mine


def test_an_imagined_state_has_another_seed_and_logs_nothing() -> None:
    state = table(2)
    imagined = state.imagine(0, Random(0))
    assert imagined.chance.seed != state.chance.seed
    assert not imagined.logging


def test_the_options_of_another_seat_are_imagined_too() -> None:
    state = table(2)
    everyone_plays_his_lowest(state)
    asked = state.waiting[0]
    decision = PlayCard(asked)
    state.agenda[-1] = decision
    state._options = decision.options(state)
    guesses = {tuple(card.id for card in state.imagine(1 - asked, Random(seed)).options()) for seed in range(20)}
    assert len(guesses) > 5


def test_a_private_event_is_seen_by_its_audience_only() -> None:
    dealt = Dealt(1, 5)
    assert dealt.seen_by(1)
    assert not dealt.seen_by(0)
    assert not dealt.seen_by(None)


def test_an_event_tells_its_kind_and_fields() -> None:
    assert Dealt(1, 5).kind() == "dealt"
    assert Dealt(1, 5).fields() == {"seat": 1, "card": 5}


def test_events_are_those_of_the_last_move() -> None:
    state = table(2)
    assert len(state.events) == 6
    everyone_plays_his_lowest(state)
    assert state.events == []


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_answered_with_the_right_ones(seats: int) -> None:
    with pytest.raises(ValueError, match=f"toy is played by 2 to 4, not by {seats}"):
        GAME.new(seats)


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="toy has no option 'colour'; it has stakes"):
        GAME.new(2, 1, {"colour": "red"})


def test_a_wrong_value_is_answered_with_the_allowed_ones() -> None:
    with pytest.raises(ValueError, match="option 'stakes' cannot be 1 here; allowed: True, False"):
        GAME.new(2, 1, {"stakes": 1})


def test_without_a_seed_every_deal_is_another() -> None:
    assert GAME.new(3).to_json() != GAME.new(3).to_json()
