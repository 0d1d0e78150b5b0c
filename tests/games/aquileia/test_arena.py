"""Q9  The gladiator contest, and examples X1 and X2."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import CardsDrawn, CardSeen, DiceRolled
from groma.games.aquileia.events_contests import Ranked, StrengthReached
from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import (
    acting,
    begin_actions,
    card,
    everybody,
    hand,
    held,
    load_dice,
    logged,
    occupy,
    options,
    play,
    question,
    rank_discs,
    refusal,
    seen_contest,
    servi_on_top,
    supply,
    table,
)
from tests.rules import rule

STEFANO, WALTER, GIORGIO, CHICCO = range(4)


def strengths(state: AquileiaState) -> list[int]:
    """Return the strength of each seat."""
    assert state.contest is not None
    return state.contest.strength


def fighting(spaces: dict[str, int], faces: str = "", discs: tuple[int, ...] = (0, 1, 2, 3)) -> AquileiaState:
    """Return a fight after the red dice, with empty supplies."""
    state = table()
    everybody(state)
    for name, seat in spaces.items():
        occupy(state, seat, name)
    rank_discs(state, *discs)
    load_dice(state, faces)
    return begin_actions(state)


def example() -> AquileiaState:
    """X1.1  Giorgio holds four blue dice; Chicco's disc lies second, Giorgio's fourth."""
    state = table()
    everybody(state)
    rank_discs(state, STEFANO, CHICCO, WALTER, GIORGIO)
    occupy(state, GIORGIO, "potentia", "arena_2")
    occupy(state, STEFANO, "arena_1a")
    occupy(state, CHICCO, "arena_1b")
    hand(state, GIORGIO, "weapon_2", "servi_1")
    hand(state, CHICCO, "weapon_2")
    load_dice(state, "bsg gsg bbb")
    return state


@rule("X1.1", "X1.2", "X1.3")
def test_the_example_die_by_die_up_to_the_red_dice() -> None:
    state = example()
    begin_actions(state)
    assert (state.blue_holder, state.blue_dice) == (GIORGIO, 4)
    assert state.contest is not None
    assert state.contest.base == [1, 0, 2, 1]
    assert [event for event in state.events if isinstance(event, DiceRolled)] == [
        DiceRolled(STEFANO, "red_die", dice=3, gold=1, silver=1, bronze=1),
        DiceRolled(GIORGIO, "red_die", dice=3, gold=2, silver=1, bronze=0),
        DiceRolled(CHICCO, "red_die", dice=3, gold=0, silver=0, bronze=3),
    ]
    rolled = {runner["seat"]: runner["red"] for runner in seen_contest(state, None)["runners"]}
    assert rolled == {
        STEFANO: ["bronze", "silver", "gold"],
        GIORGIO: ["gold", "silver", "gold"],
        CHICCO: ["bronze", "bronze", "bronze"],
    }
    assert strengths(state) == [2, 0, 2, 4]


@rule("X1.4")
def test_the_example_card_by_card() -> None:
    state = begin_actions(example())
    play(state, "done")
    assert strengths(state) == [2, 0, 2, 4]
    play(state, "play weapon_2", "play servi_1", "done")
    assert strengths(state) == [2, 0, 5, 4]
    play(state, "play weapon_2", "done")
    assert strengths(state) == [2, 0, 5, 6]


@rule("X1.5")
def test_the_example_blue_dice() -> None:
    state = begin_actions(example())
    play(state, "done", "play weapon_2", "play servi_1", "done", "play weapon_2", "done")
    load_dice(state, "bg")
    events = logged(state, "roll 2")
    assert DiceRolled(GIORGIO, "blue_die", dice=2, gold=1, silver=0, bronze=1) in events
    assert StrengthReached(GIORGIO, 1, 6) in events
    assert state.blue_dice == 2


@rule("X1.6", "X1.7")
def test_the_example_ranking_and_prizes() -> None:
    state = begin_actions(example())
    occupy(state, WALTER, "forum_1")
    play(state, "done", "play weapon_2", "play servi_1", "done", "play weapon_2", "done")
    load_dice(state, "bg")
    events = logged(state, "roll 2")
    places = [(event.place, event.seat, event.strength) for event in events if isinstance(event, Ranked)]
    assert places == [(1, CHICCO, 6), (2, GIORGIO, 6), (3, STEFANO, 2)]
    assert state.waiting == [CHICCO]
    play(state, "prize vp_double_strength")
    assert question(state) == "choose-lot"
    assert (supply(state, CHICCO), state.players[CHICCO].score) == ((0, 0, 3), 12)
    assert (supply(state, GIORGIO), state.players[GIORGIO].score) == ((0, 0, 2), 0)
    assert sum(held(state, GIORGIO).values()) == 1
    assert set(held(state, GIORGIO)) <= {"servi_1", "servi_2"}
    assert (supply(state, STEFANO), state.players[STEFANO].score) == ((0, 0, 1), 0)


@rule("X2.1", "Q9.10", "Q9.12")
def test_a_strength_of_twelve_is_worth_twenty_four_points() -> None:
    state = table()
    occupy(state, 1, "arena_2", "arena_1a", "arena_1b")
    hand(state, 1, "weapon_3", "weapon_2")
    load_dice(state, "bbb")
    begin_actions(state)
    play(state, "play weapon_3", "play weapon_2", "done", "prize vp_double_strength")
    assert state.players[1].score == 24


@rule("Q9.2")
def test_only_players_with_a_henchman_in_the_arena_take_part() -> None:
    state = fighting({"arena_2": 3, "arena_1b": 1})
    assert state.contest is not None
    assert state.contest.runners == [1, 3]


@rule("Q9.3")
@pytest.mark.parametrize(("space", "base"), [("arena_2", 2), ("arena_1a", 1), ("arena_1b", 1)])
def test_the_space_gives_the_starting_strength(space: str, base: int) -> None:
    assert strengths(fighting({space: 1}, "sss")) == [0, base, 0, 0]


@rule("Q9.4")
def test_several_henchmen_add_up_to_one_participant_with_one_roll_and_one_prize() -> None:
    state = fighting({"arena_2": 1, "arena_1b": 1, "arena_1a": 2}, "sssggg")
    assert strengths(state) == [0, 3, 1, 0]
    rolls = [event.seat for event in state.events if isinstance(event, DiceRolled)]
    assert rolls == [1, 2]
    play(state, "done", "done", "prize servi_card")
    assert [supply(state, 1), supply(state, 2)] == [(0, 0, 3), (0, 0, 2)]


@rule("Q9.5")
def test_each_participant_rolls_three_red_dice_in_turn_order_and_bronze_counts() -> None:
    state = fighting({"arena_2": 3, "arena_1a": 0, "arena_1b": 2}, "bbg sbs bbb")
    assert [event for event in state.events if isinstance(event, DiceRolled)] == [
        DiceRolled(0, "red_die", dice=3, gold=1, silver=0, bronze=2),
        DiceRolled(2, "red_die", dice=3, gold=0, silver=2, bronze=1),
        DiceRolled(3, "red_die", dice=3, gold=0, silver=0, bronze=3),
    ]
    assert strengths(state) == [3, 0, 2, 5]


@rule("Q9.6", "Q17.4")
def test_each_symbol_on_servi_and_weapons_adds_one() -> None:
    state = table()
    hand(state, 1, "servi_1", "servi_2", "weapon_1", "weapon_2", "weapon_3")
    occupy(state, 1, "arena_2")
    load_dice(state, "sss")
    begin_actions(state)
    reached = []
    for name in ("servi_1", "servi_2", "weapon_1", "weapon_2", "weapon_3"):
        play(state, f"play {name}")
        reached.append(strengths(state)[1])
    assert reached == [3, 5, 6, 8, 11]


@rule("Q9.6", "Q9.7", "Q17.4")
def test_cards_are_played_in_turn_order_once_and_seen_by_those_who_follow() -> None:
    state = table()
    hand(state, 1, "weapon_1", "servi_2")
    hand(state, 3, "weapon_2")
    occupy(state, 3, "arena_2")
    occupy(state, 1, "arena_1a")
    begin_actions(state)
    assert state.waiting == [1]
    play(state, "play weapon_1", "done")
    assert state.waiting == [3]
    seen = seen_contest(state, 3)["runners"][0]
    assert (seen["seat"], seen["cards"]) == (1, ["weapon_1"])
    play(state, "done")
    assert question(state) == "choose-prize"
    assert held(state, 1) == {"servi_2": 1}


@rule("Q9.8")
def test_the_potentia_player_rolls_any_number_of_blue_dice_and_bronze_counts() -> None:
    state = acting({"potentia": 1, "arena_2": 1})
    before = strengths(state)[1]
    play(state, "done")
    assert options(state) == ["roll 0", "roll 1", "roll 2", "roll 3", "roll 4"]
    load_dice(state, "bbsb")
    play(state, "roll 4")
    assert strengths(state)[1] == before + 3


@rule("Q9.9")
def test_there_is_no_second_blue_roll() -> None:
    state = acting({"potentia": 1, "arena_2": 1})
    play(state, "done", "roll 1")
    assert question(state) == "choose-prize"
    assert state.blue_dice == 3


@rule("Q9.11")
@pytest.mark.parametrize(("discs", "winner"), [((2, 1, 0, 3), 2), ((0, 1, 2, 3), 1)])
def test_a_tie_goes_to_the_better_tiebreaker_rank(discs: tuple[int, ...], winner: int) -> None:
    state = fighting({"arena_1a": 1, "arena_1b": 2}, "bssbss", discs)
    play(state, "done", "done")
    assert state.waiting == [winner]


@rule("Q9.11")
def test_strength_comes_before_the_tiebreaker_rank() -> None:
    state = fighting({"arena_1a": 1, "arena_1b": 2}, "bssbbs", (1, 2, 0, 3))
    play(state, "done", "done")
    assert state.waiting == [2]


@rule("Q9.12", "Q9.13", "Q9.14", "Q17.6")
def test_first_second_and_third_get_three_two_and_one_bronze() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2, "arena_1b": 0}, "sss bbs bss")
    play(state, "done", "done", "done")
    assert state.waiting == [1]
    assert options(state) == ["prize vp_double_strength", "prize servi_card"]
    play(state, "prize servi_card")
    assert [supply(state, seat) for seat in range(4)] == [(0, 0, 1), (0, 0, 3), (0, 0, 2), (0, 0, 0)]


@rule("Q9.13")
def test_the_second_scores_twice_his_own_strength_if_the_winner_takes_the_card() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2}, "bbb bbs")
    play(state, "done", "done", "prize servi_card")
    assert [state.players[1].score, state.players[2].score] == [0, 6]
    assert sum(held(state, 1).values()) == 1
    assert held(state, 2) == {}


@rule("Q9.13", "Q9.12")
def test_the_second_draws_the_card_if_the_winner_takes_the_points() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2}, "bbb bbs")
    play(state, "done", "done", "prize vp_double_strength")
    assert [state.players[1].score, state.players[2].score] == [10, 0]
    assert sum(held(state, 2).values()) == 1


@rule("Q9.14")
def test_the_third_gets_nothing_but_bronze() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2, "arena_1b": 3}, "bbb bbs sss")
    play(state, "done", "done", "done", "prize servi_card")
    assert (held(state, 3), state.players[3].score) == ({}, 0)


@rule("Q9.15")
def test_the_prize_card_is_drawn_unseen_by_the_others() -> None:
    state = fighting({"arena_2": 1})
    servi_on_top(state, "servi_2")
    play(state, "done")
    events = logged(state, "prize servi_card")
    assert CardsDrawn(1, "deck_servi", 1) in events
    assert [event.audience() for event in events if isinstance(event, CardSeen)] == [[1]]


@rule("Q9.16", "Q9.17")
def test_a_lone_participant_goes_through_all_steps_and_the_other_option_is_lost() -> None:
    state = fighting({"arena_2": 1}, "bss")
    assert question(state) == "play-cards"
    play(state, "done", "prize vp_double_strength")
    assert [supply(state, seat) for seat in range(4)] == [(0, 0, 0), (0, 0, 3), (0, 0, 0), (0, 0, 0)]
    assert state.scores() == [0, 6, 0, 0]
    assert all(held(state, seat) == {} for seat in range(4))


@rule("Q9.16")
def test_with_two_participants_the_third_prize_is_not_paid() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2}, "ssssss")
    play(state, "done", "done", "prize servi_card")
    assert [supply(state, seat)[2] for seat in range(4)] == [0, 3, 2, 0]


@rule("Q9.18")
def test_cards_just_played_can_be_reshuffled_before_the_prize_is_drawn() -> None:
    state = table()
    hand(state, 1, "servi_2")
    state.servi_deck = []
    occupy(state, 1, "arena_2")
    begin_actions(state)
    play(state, "play servi_2")
    assert state.discards[0] == [card(state, "servi_2")]
    play(state, "done", "prize servi_card")
    assert held(state, 1) == {"servi_2": 1}


@rule("Q9.19", "Q16.4")
def test_without_a_card_to_draw_the_option_is_worth_nothing_but_can_be_chosen_or_left() -> None:
    state = fighting({"arena_2": 1, "arena_1a": 2}, "bbb sss")
    state.servi_deck = []
    play(state, "done", "done")
    assert options(state) == ["prize vp_double_strength", "prize servi_card"]
    play(state, "prize servi_card")
    assert (held(state, 1), state.players[2].score) == ({}, 2)


@rule("Q9.20")
@pytest.mark.parametrize("horse", ["gold_horse_1", "gold_horse_2", "silver_horse_1", "silver_horse_2"])
def test_horses_cannot_be_played_in_the_arena(horse: str) -> None:
    state = table()
    hand(state, 1, horse)
    occupy(state, 1, "arena_2")
    begin_actions(state)
    assert options(state) == ["done"]
    assert refusal(state, f"play {horse}") == "Q9.20"
