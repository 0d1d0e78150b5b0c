"""Q8, Q16  Mercatus and its decks, and example X7."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import CardBought, CardsDrawn, CardSeen, DeckReshuffled, DiceRolled
from groma.games.aquileia.mercatus import ChangeMoreCoins
from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState
from tests.games.aquileia.table import (
    acting,
    begin_actions,
    card,
    equi_on_top,
    everybody,
    give,
    hand,
    held,
    load_dice,
    logged,
    occupy,
    options,
    play,
    question,
    refresh,
    refusal,
    servi_on_top,
    show,
    supply,
    table,
)
from tests.rules import rule


def visiting(space: str, gold: int = 0, silver: int = 0, bronze: int = 0, **choices: bool) -> AquileiaState:
    """Return the moment in which seat 1 acts on a space of the Mercatus, with seat 0 in the Forum after it."""
    state = table(**choices)
    give(state, 1, gold, silver, bronze)
    show(state, "weapon_1", "weapon_2", "weapon_3")
    occupy(state, 1, space)
    occupy(state, 0, "forum_1")
    return begin_actions(state)


# Dolus


@rule("Q8.2.1", "Q4.5")
@pytest.mark.parametrize(("faces", "coins"), [("gb", (1, 0, 1)), ("ss", (0, 2, 0)), ("sb", (0, 1, 1))])
def test_dolus_gives_a_coin_of_the_metal_of_each_of_two_dice(faces: str, coins: tuple[int, int, int]) -> None:
    state = table()
    give(state, 1)
    load_dice(state, faces)
    occupy(state, 1, "dolus")
    begin_actions(state)
    assert supply(state, 1) == coins
    rolls = [event for event in state.events if isinstance(event, DiceRolled)]
    assert [(roll.gold, roll.silver, roll.bronze) for roll in rolls] == [coins]
    assert rolls[0].reveals()


# Pecunia


@rule("Q8.3.1", "Q8.3.4", "Q17.2")
def test_pecunia_permits_exactly_six_exchanges() -> None:
    state = visiting("pecunia", 5, 5, 5)
    assert options(state) == [
        "stop",
        "change gold_to_silver",
        "change silver_to_gold",
        "change gold_to_bronze",
        "change bronze_to_gold",
        "change silver_to_bronze",
        "change bronze_to_silver",
    ]


@rule("Q8.3.4")
@pytest.mark.parametrize(
    ("exchange", "after"),
    [
        ("gold_to_silver", (4, 7, 5)),
        ("silver_to_gold", (6, 3, 5)),
        ("gold_to_bronze", (4, 5, 8)),
        ("bronze_to_gold", (6, 5, 2)),
        ("silver_to_bronze", (5, 4, 6)),
        ("bronze_to_silver", (5, 6, 3)),
    ],
)
def test_an_exchange_takes_and_gives_its_coins(exchange: str, after: tuple[int, int, int]) -> None:
    state = visiting("pecunia", 5, 5, 5)
    play(state, f"change {exchange}")
    assert supply(state, 1) == after


@rule("Q4.3", "Q4.4")
def test_an_exchange_needs_its_very_metal() -> None:
    state = visiting("pecunia", gold=5)
    assert refusal(state, "change silver_to_gold") == "Q4.4"
    assert refusal(state, "change bronze_to_silver") == "Q4.4"
    assert options(state) == ["stop", "change gold_to_silver", "change gold_to_bronze"]


@rule("Q8.3.2")
def test_the_first_exchange_of_a_visit_scores_four_points() -> None:
    state = visiting("pecunia", 2, 0, 0)
    assert state.players[1].score == 0
    play(state, "change gold_to_silver")
    assert state.players[1].score == 4
    play(state, "change gold_to_silver", "stop")
    assert state.players[1].score == 4


@rule("Q8.3.3")
def test_who_changes_nothing_scores_nothing() -> None:
    state = visiting("pecunia", 2, 0, 0)
    play(state, "stop")
    assert state.players[1].score == 0


@rule("Q8.3.3")
def test_a_table_can_give_the_points_for_the_visit_alone() -> None:
    state = visiting("pecunia", 1, 1, 1, vp_needs_an_exchange=False)
    assert state.players[1].score == 4
    play(state, "stop")
    assert (state.players[1].score, supply(state, 1)) == (4, (1, 1, 1))


@rule("X7.1")
def test_three_bronze_become_one_gold() -> None:
    state = visiting("pecunia", bronze=3)
    play(state, "change bronze_to_gold")
    assert (supply(state, 1), state.players[1].score) == ((1, 0, 0), 4)


@rule("X7.2", "Q8.3.5")
def test_coins_just_received_can_be_changed_again() -> None:
    state = visiting("pecunia", gold=1)
    play(state, "change gold_to_silver", "change silver_to_bronze", "change silver_to_bronze")
    assert (supply(state, 1), state.players[1].score) == ((0, 0, 2), 4)


@rule("X7.3", "Q8.3.5")
def test_a_fifth_exchange_is_refused() -> None:
    state = visiting("pecunia", bronze=8)
    play(state, *["change bronze_to_silver"] * 4)
    assert supply(state, 1) == (0, 4, 0)
    assert question(state) == "choose-lot"
    assert ChangeMoreCoins(1, 4).refusal(state, state.game.action("change silver_to_gold")) == "Q8.3.5"
    assert ChangeMoreCoins(1, 3).refusal(state, state.game.action("change silver_to_gold")) == ""


# Equi et arma


@rule("Q8.4.1", "Q8.4.2", "Q17.3")
@pytest.mark.parametrize(("space", "bought"), [("middle", "weapon_2"), ("right", "weapon_3")])
def test_each_space_sells_the_card_of_its_slot_for_one_bronze(space: str, bought: str) -> None:
    state = visiting(f"equi_et_arma_{space}", bronze=3)
    assert options(state) == ["decline", f"buy {bought}"]
    events = logged(state, f"buy {bought}")
    assert supply(state, 1) == (0, 0, 2)
    assert held(state, 1) == {bought: 1}
    assert CardBought(1, bought) in events


@rule("Q8.4.3")
def test_the_buyer_on_the_left_also_takes_the_top_card_of_the_deck_unseen() -> None:
    state = visiting("equi_et_arma_left", bronze=3)
    equi_on_top(state, "gold_horse_2")
    events = logged(state, "buy weapon_1")
    assert held(state, 1) == {"weapon_1": 1, "gold_horse_2": 1}
    assert supply(state, 1) == (0, 0, 2)
    assert CardsDrawn(1, "deck_equi_et_arma", 1) in events
    seen = [event for event in events if isinstance(event, CardSeen)]
    assert [(event.card, event.audience()) for event in seen] == [("gold_horse_2", [1])]


@rule("Q8.4.4")
def test_without_buying_the_left_space_gives_no_card() -> None:
    state = visiting("equi_et_arma_left", bronze=3)
    play(state, "decline")
    assert (held(state, 1), supply(state, 1)) == ({}, (0, 0, 3))


@rule("Q4.3", "Q4.4", "Q7.7")
def test_gold_does_not_buy_what_costs_bronze() -> None:
    state = visiting("equi_et_arma_left", gold=9, silver=9)
    assert question(state) == "choose-lot"
    assert held(state, 1) == {}


@rule("Q8.4.5")
def test_an_emptied_slot_is_not_refilled_during_the_action_phase() -> None:
    state = visiting("equi_et_arma_middle", bronze=3)
    play(state, "buy weapon_2")
    assert question(state) == "choose-lot"
    assert state.display[1] == NOTHING


@rule("Q8.4.7")
def test_a_slot_that_could_not_be_filled_gives_nothing_and_costs_nothing() -> None:
    state = table()
    give(state, 1, bronze=3)
    occupy(state, 1, "equi_et_arma_left")
    occupy(state, 0, "forum_1")
    state.equi_deck = []
    state.display = [NOTHING, NOTHING, NOTHING]
    begin_actions(state)
    assert question(state) == "choose-lot"
    assert (supply(state, 1), held(state, 1)) == ((0, 0, 3), {})


@rule("Q14.3", "Q16.4")
def test_slots_stay_empty_when_no_card_is_left() -> None:
    state = table()
    state.display = [NOTHING, card(state, "weapon_1"), NOTHING]
    state.equi_deck = [card(state, "weapon_2")]
    begin_actions(state)
    assert state.display == [card(state, "weapon_2"), card(state, "weapon_1"), NOTHING]


# Servi


@rule("Q8.5.1", "Q4.11")
def test_servi_cards_go_to_the_hand_unseen_by_the_others() -> None:
    state = visiting("servi_top", bronze=1)
    servi_on_top(state, "servi_2")
    events = logged(state, "servi 1")
    assert held(state, 1) == {"servi_2": 1}
    assert [event for event in events if isinstance(event, CardSeen) and event.seen_by(0)] == []
    assert CardsDrawn(1, "deck_servi", 1) in [event for event in events if event.seen_by(0)]


@rule("Q8.5.2")
def test_the_top_space_sells_one_card_for_one_bronze() -> None:
    state = visiting("servi_top", 9, 9, 9)
    assert options(state) == ["decline", "servi 1"]
    play(state, "servi 1")
    assert (supply(state, 1), sum(held(state, 1).values())) == ((9, 9, 8), 1)


@rule("Q8.5.3")
@pytest.mark.parametrize("cards", [1, 2])
def test_the_middle_space_sells_up_to_two_cards_for_a_silver_each(cards: int) -> None:
    state = visiting("servi_middle", 9, 9, 9)
    assert options(state) == ["decline", "servi 1", "servi 2"]
    play(state, f"servi {cards}")
    assert (supply(state, 1), sum(held(state, 1).values())) == ((9, 9 - cards, 9), cards)


@rule("Q8.5.4")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_bottom_space_sells_up_to_three_cards_for_a_gold_each(cards: int) -> None:
    state = visiting("servi_bottom", 9, 9, 9)
    assert options(state) == ["decline", "servi 1", "servi 2", "servi 3"]
    play(state, f"servi {cards}")
    assert (supply(state, 1), sum(held(state, 1).values())) == ((9 - cards, 9, 9), cards)


@rule("Q8.5.5", "Q4.4", "Q17.3")
def test_the_number_is_stated_once_and_paid_whole() -> None:
    state = visiting("servi_bottom", gold=2)
    assert refusal(state, "servi 3") == "Q4.4"
    play(state, "servi 1")
    assert question(state) == "choose-lot"


@rule("Q8.5.6")
def test_who_wants_more_cards_than_there_are_pays_for_those_he_receives() -> None:
    state = visiting("servi_bottom", gold=3)
    state.servi_deck = state.servi_deck[:2]
    refresh(state)
    play(state, "servi 3")
    assert (supply(state, 1), sum(held(state, 1).values())) == ((1, 0, 0), 2)


# Potentia


@rule("Q8.6.1")
def test_potentia_gives_the_four_blue_dice_for_nothing() -> None:
    state = acting({"potentia": 2, "forum_1": 0})
    assert (state.blue_holder, state.blue_dice) == (2, 4)
    assert supply(state, 2) == (1, 1, 2)


@rule("Q8.6.2", "Q8.6.5", "Q17.5")
def test_blue_dice_are_of_no_use_in_a_contest_without_a_henchman_of_their_holder() -> None:
    state = acting({"potentia": 2, "arena_2": 1, "stadium_gold_2": 2})
    play(state, "done")
    assert question(state) == "choose-prize"
    play(state, "prize servi_card", "done")
    assert (question(state), state.waiting) == ("roll-blue-dice", [2])


@rule("Q8.6.2", "Q17.5")
def test_only_the_potentia_player_rolls_blue_dice() -> None:
    state = acting({"potentia": 2, "arena_2": 1, "arena_1a": 2})
    play(state, "done", "done")
    assert (question(state), state.waiting) == ("roll-blue-dice", [2])
    without = acting({"arena_2": 1, "arena_1a": 2})
    play(without, "done", "done")
    assert question(without) == "choose-prize"


@rule("Q8.6.3", "Q8.6.4")
def test_a_blue_die_used_in_the_arena_is_missing_in_the_stadium() -> None:
    state = acting({"potentia": 2, "arena_2": 2, "stadium_gold_2": 2})
    play(state, "done", "roll 3")
    assert state.blue_dice == 1
    play(state, "prize servi_card", "done")
    assert options(state) == ["roll 0", "roll 1"]
    assert refusal(state, "roll 2") == "Q8.6.3"


@rule("Q8.6.3")
def test_without_blue_dice_left_nobody_is_asked_in_the_stadium() -> None:
    state = acting({"potentia": 2, "arena_2": 2, "stadium_gold_2": 2})
    play(state, "done", "roll 4", "prize servi_card", "done")
    assert question(state) == "keep-laurel"


@rule("Q8.6.6")
def test_blue_dice_are_never_kept_for_the_next_round() -> None:
    state = acting({"potentia": 2, "arena_2": 2})
    play(state, "done", "roll 1", "prize servi_card")
    assert (state.round, state.blue_holder, state.blue_dice) == (2, NOBODY, 0)


# Decks


@rule("Q16.1", "Q4.13")
def test_played_cards_go_to_the_discard_pile_of_their_kind() -> None:
    state = table()
    hand(state, 0, "servi_1", "weapon_2")
    occupy(state, 0, "arena_2")
    begin_actions(state)
    play(state, "play servi_1", "play weapon_2")
    assert state.discards == [[card(state, "servi_1")], [card(state, "weapon_2")]]


@rule("Q16.2", "Q16.3")
def test_an_empty_deck_is_replaced_by_its_discard_pile_when_a_card_must_be_drawn_and_not_before() -> None:
    state = visiting("servi_middle", silver=2)
    state.discards = [state.servi_deck[1:], []]
    state.servi_deck = state.servi_deck[:1]
    refresh(state)
    single = state.copy()
    play(single, "servi 1")
    assert (len(single.servi_deck), len(single.discards[0])) == (0, 21)
    events = logged(state, "servi 2")
    assert (len(state.servi_deck), len(state.discards[0])) == (20, 0)
    assert DeckReshuffled("deck_servi", 21) in events


@rule("Q16.2")
def test_the_discard_pile_is_shuffled_before_it_becomes_the_deck() -> None:
    decks = set()
    for seed in range(5):
        state = table(4, seed)
        give(state, 1, bronze=1)
        state.discards = [sorted(state.servi_deck), []]
        state.servi_deck = []
        occupy(state, 1, "servi_top")
        begin_actions(state)
        play(state, "servi 1")
        decks.add(tuple(state.servi_deck))
    assert len(decks) == 5


@rule("Q16.4")
def test_without_deck_and_discard_pile_nothing_is_drawn_and_nothing_paid() -> None:
    state = visiting("servi_middle", silver=2)
    state.servi_deck = []
    refresh(state)
    assert refusal(state, "servi 1") == "Q16.4"
    assert options(state) == ["decline"]


@rule("Q16.4", "Q8.4.3")
def test_the_left_space_still_sells_its_card_when_the_deck_is_used_up() -> None:
    state = visiting("equi_et_arma_left", bronze=3)
    state.equi_deck = []
    play(state, "buy weapon_1")
    assert (held(state, 1), supply(state, 1)) == ({"weapon_1": 1}, (0, 0, 2))


@rule("Q4.5")
def test_payments_leave_every_other_supply_alone() -> None:
    state = table()
    everybody(state, 1, 1, 1)
    occupy(state, 1, "servi_top")
    begin_actions(state)
    play(state, "servi 1")
    assert [supply(state, seat) for seat in (0, 2, 3)] == [(1, 1, 1)] * 3
