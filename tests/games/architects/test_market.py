"""J  The Black Market."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    apprentices,
    cards,
    faceup,
    fill_market,
    give,
    goods,
    hired,
    market_cards,
    me,
    on_top,
    options,
    play,
    question,
    refusal,
    show,
    silver,
    table,
    with_characters,
)
from tests.rules import rule


@rule("J1.1", "J1.3", "J1.6", "X14")
def test_the_outer_spaces_sell_the_goods_of_the_top_cards() -> None:
    state = market_cards(give(give(table(), silver=5), 1, silver=5), "market_03", "market_04")
    play(state, "place market_small")
    assert (goods(state), me(state).virtue) == ({"silver": 4, "marble": 1, "stone": 1}, 6)
    play(state, "place market_large")
    assert (goods(state, 1), me(state, 1).virtue) == ({"silver": 2, "gold": 1, "stone": 1, "wood": 2}, 6)
    assert (len(state.small), len(state.large)) == (9, 1)


@rule("J1.4")
def test_an_empty_small_pile_gives_what_the_board_prints() -> None:
    state = give(table(), silver=1)
    state.small, state.large = [], state.small
    assert goods(play(state, "place market_small")) == {"marble": 1, "gold": 1}


@rule("J1.5", "B1.1")
def test_at_the_start_the_large_space_gives_what_the_board_prints() -> None:
    state = give(table(), silver=3)
    assert state.large == []
    assert goods(play(state, "place market_large")) == {"marble": 2, "stone": 1, "wood": 1}


@rule("J1.7", "N2.3", "D3.2")
@pytest.mark.parametrize(("virtue", "why"), [(9, ""), (10, "J1.7"), (14, "J1.7")])
def test_the_virtuous_stay_away(virtue: int, why: str) -> None:
    assert refusal(give(table(), silver=9, virtue=virtue), "place market_small") == why


@rule("D3.2", "D1.2")
def test_a_space_takes_one_worker_and_its_silver_must_be_there() -> None:
    state = fill_market(give(table(), silver=2), 1)
    assert refusal(state, "place market_small") == "D1.2"
    assert refusal(state, "place market_middle") == ""
    assert refusal(state, "place market_large") == "D3.2"


@rule("J1.8")
def test_tax_evasion_has_no_effect_here() -> None:
    state = give(table(), silver=3, virtue=1)
    play(state, "place market_large")
    assert (silver(state), state.tax_stand) == (0, 4)


@rule("J1.2", "J2.1", "X14")
def test_the_middle_space_hires_anyone_for_nothing_with_the_silver_on_the_card() -> None:
    state = give(table(), silver=2)
    state.silver = [0, 0, 0, 4, 0, 0, 0, 0]
    show(state, "thief", "miner", "woodcutter", "labourer")
    play(state, "place market_middle", "hire labourer")
    assert (silver(state), me(state).virtue, apprentices(state)) == (4, 6, ["labourer"])
    assert faceup(state)[:3] == ["thief", "miner", "woodcutter"]


@rule("J2.1", "G2.8")
def test_a_free_hire_keeps_to_the_limit() -> None:
    five = ["thief", "miner", "woodcutter", "stonecutter", "jeweller"]
    state = show(hired(give(table(), silver=2), 0, *five), "labourer")
    play(state, "place market_middle", "hire labourer", "dismiss thief")
    assert apprentices(state) == [*five[1:], "labourer"]


@rule("J2.2", "J2.4", "X14")
def test_of_five_cards_one_is_kept_and_four_go_under_the_deck_in_the_order_drawn() -> None:
    five = ["well", "castle", "keep", "tavern", "church"]
    state = on_top(give(table(), silver=2), *five)
    play(state, "place market_middle", "look")
    assert options(state) == [f"keep {name}" for name in five]
    play(state, "keep keep")
    ids = state.box.building_ids
    assert cards(state) == ["keep"]
    assert [ids[card] for card in state.deck[:4]] == ["church", "tavern", "castle", "well"]


@rule("J2.3")
def test_with_few_cards_in_the_deck_one_looks_at_those() -> None:
    state = give(table(), silver=2)
    state.deck = state.deck[:3]
    play(state, "place market_middle", "look")
    assert len(options(state)) == 3


@rule("J2.3")
def test_with_an_empty_deck_looking_is_refused() -> None:
    state = give(table(), silver=2)
    state.deck = []
    play(state, "place market_middle")
    assert refusal(state, "look") == "J2.3"


@rule("J3.1", "J3.4")
def test_silver_and_virtue_go_before_the_choice_and_the_bonus_comes_after_it() -> None:
    state = hired(give(table(), silver=2), 0, "swindler_tiling")
    play(state, "place market_middle")
    assert (question(state), silver(state), me(state).virtue, goods(state)) == ("choose-deal", 0, 6, {})
    play(state, "look")
    assert (question(state), goods(state)) == ("keep-card", {})
    play(state, options(state)[0])
    assert goods(state) == {"clay": 2}


@rule("J3.2", "P2.5", "P2.14", "P2.17", "X37")
def test_trickster_illusionist_and_swindler() -> None:
    state = market_cards(
        hired(give(table(), silver=0), 0, "trickster", "illusionist", "swindler_carpentry"), "market_04", "market_01"
    )
    play(state, "place market_small")
    assert (goods(state), me(state).virtue) == ({"gold": 1, "wood": 2}, 7)


@rule("P2.14")
@pytest.mark.parametrize(
    ("name", "gained"),
    [("swindler_tiling", {"clay": 2}), ("swindler_masonry", {"stone": 1}), ("swindler_carpentry", {"wood": 1})],
)
def test_swindlers_add_their_goods_on_every_space(name: str, gained: dict[str, int]) -> None:
    state = hired(give(table(), silver=3), 0, name)
    play(state, "place market_large")
    whole = {"marble": 2, "stone": 1, "wood": 1}
    assert goods(state) == {good: whole.get(good, 0) + gained.get(good, 0) for good in {**whole, **gained}}


@rule("P1.5")
def test_an_apprentice_hired_in_the_visit_does_not_count_for_it() -> None:
    state = show(give(table(), silver=2), "swindler_tiling")
    play(state, "place market_middle", "hire swindler_tiling")
    assert goods(state) == {}


@rule("P1.5")
def test_an_apprentice_discarded_in_the_visit_still_counts_for_it() -> None:
    five = ["swindler_tiling", "miner", "woodcutter", "stonecutter", "jeweller"]
    state = show(hired(give(table(), silver=2), 0, *five), "labourer")
    play(state, "place market_middle", "hire labourer", "dismiss swindler_tiling")
    assert goods(state) == {"clay": 2}


@rule("J3.3", "R1.1", "R1.2")
def test_the_third_worker_triggers_a_reset_after_his_action() -> None:
    state = fill_market(give(table(), silver=3), 1, 2)
    play(state, "place market_large")
    assert state.market == [-1, -1, -1]
    assert goods(state) == {"marble": 2, "stone": 1, "wood": 1}
    assert [me(state, seat).prison for seat in range(3)] == [1, 1, 1]


@rule("T2.2", "T2.8")
def test_caroline_draws_a_card_after_the_rest_and_before_a_reset() -> None:
    state = fill_market(give(with_characters("caroline", "ada"), silver=9), 1, -1, 1)
    on_top(state, "well", "castle", "keep", "tavern", "church", "aqueduct")
    play(state, "place market_middle", "look", "keep castle")
    assert cards(state) == ["castle", "aqueduct"]
    assert state.market == [-1, -1, -1]


@rule("T2.8")
def test_caroline_draws_nothing_from_an_empty_deck() -> None:
    state = give(with_characters("caroline", "ada"), silver=9)
    state.deck = []
    assert cards(play(state, "place market_small")) == []
