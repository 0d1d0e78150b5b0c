"""M  The Cathedral."""

from __future__ import annotations

import pytest

from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    cards,
    give,
    goods,
    hand,
    hired,
    me,
    on_top,
    options,
    play,
    points,
    question,
    refusal,
    reward,
    table,
    with_characters,
)
from tests.rules import rule


def ready(level: int, **stock: int) -> ArchitectsState:
    """Return a table whose seat 0 stands on a level with these goods and one card, a virtue as Reward."""
    state = hand(give(table(), level=level, **{"silver": 0, **stock}), 0, "castle")
    return reward(state, "reward_virtue")


@rule("M1.1", "M1.3", "M1.5", "M2.2", "M2.4", "M2.9")
@pytest.mark.parametrize(
    ("level", "price", "vp"), [(0, {"gold": 1}, 2), (2, {"marble": 1}, 7), (4, {"gold": 2, "marble": 2}, 20)]
)
def test_levels_with_a_fixed_price(level: int, price: dict[str, int], vp: int) -> None:
    state = ready(level, **price)
    play(state, "place guildhall", "advance")
    assert (me(state).level, goods(state), state.box.levels[level].vp) == (level + 1, {}, vp)
    assert points(state) == vp + state.box.virtue_vp[9]


@rule("M1.2", "M1.4", "M2.2")
@pytest.mark.parametrize(("level", "count", "vp"), [(1, 4, 4), (3, 8, 12)])
def test_levels_paid_with_any_mix_of_stone_and_wood(level: int, count: int, vp: int) -> None:
    state = ready(level, wood=3, stone=count - 1)
    play(state, "place guildhall", "advance")
    assert options(state) == ["wood 1", "wood 2", "wood 3"]
    assert refusal(state, "wood 0") == "M2.2"
    play(state, "wood 2")
    assert goods(state) == {"wood": 1, "stone": 1}
    assert (me(state).level, state.box.levels[level].vp) == (level + 1, vp)


@rule("M2.1", "N2.2")
@pytest.mark.parametrize(("virtue", "why"), [(4, "N2.2"), (5, "")])
def test_virtue_five_is_needed(virtue: int, why: str) -> None:
    state = hand(give(table(), gold=1, wood=2, stone=2, virtue=virtue), 0, "well")
    play(state, "place guildhall")
    assert refusal(state, "advance") == why


@rule("M2.1", "M1.6", "U3.5")
@pytest.mark.parametrize(("level", "spaces"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
@pytest.mark.parametrize("seats", [4, 5])
def test_a_level_holds_only_so_many_markers_at_every_number_of_players(seats: int, level: int, spaces: int) -> None:
    state = hand(give(table(seats), wood=9, stone=9, gold=9, marble=9, level=level - 1), 0, "well")
    for seat in range(1, spaces):
        give(state, seat, level=level)
    play(state, "place guildhall")
    assert refusal(state, "advance") == ""
    give(state, spaces, level=level)
    assert refusal(state, "advance") == "M2.1"


@rule("M2.1")
def test_above_the_last_level_there_is_none() -> None:
    state = hand(give(table(), wood=9, stone=9, gold=9, marble=9, level=5), 0, "well")
    play(state, "place guildhall")
    assert refusal(state, "advance") == "M2.1"


@rule("M2.4", "X20")
def test_example_a_full_level_waits_until_somebody_leaves_it() -> None:
    state = give(give(give(table(), level=2, marble=1, wood=2, stone=2), 1, level=3), 2, level=3)
    play(hand(state, 0, "well"), "place guildhall")
    assert refusal(state, "advance") == "M2.1"
    give(state, 2, level=4)
    assert refusal(state, "advance") == ""


@rule("M2.3", "C3.2", "U1.5")
def test_a_building_card_goes_under_the_deck() -> None:
    state = reward(hand(give(table(), gold=1), 0, "castle", "well", "keep"), "reward_virtue")
    play(state, "place guildhall", "advance")
    assert options(state) == ["discard castle", "discard well", "discard keep"]
    play(state, "discard well")
    assert cards(state) == ["castle", "keep"]
    assert state.deck[0] == state.box.building_ids.index("well")


REWARDS = [
    ("reward_silver", {"silver": 3}, 1, 0),
    ("reward_wood", {"wood": 2}, 1, 0),
    ("reward_stone", {"stone": 2}, 1, 0),
    ("reward_building_card", {}, 1, 1),
    ("reward_virtue", {}, 2, 0),
    ("reward_gold", {"gold": 1}, 1, 0),
]


@rule("M2.5", "A2.17")
@pytest.mark.parametrize(("name", "gained", "virtue", "drawn"), REWARDS, ids=[row[0] for row in REWARDS])
def test_the_top_reward_is_turned_up_and_leaves_the_game(
    name: str, gained: dict[str, int], virtue: int, drawn: int
) -> None:
    state = reward(hand(give(table(), gold=1, silver=0), 0, "castle"), name)
    left = len(state.rewards)
    play(state, "place guildhall", "advance")
    assert (goods(state), me(state).virtue, len(cards(state))) == (gained, 7 + virtue, drawn)
    assert (len(state.rewards), len(state.rewards_taken)) == (left - 1, 1)


@rule("A2.17")
def test_goods_of_a_reward_come_before_its_virtue() -> None:
    state = reward(hand(give(table(), gold=1, silver=0, virtue=14, unpaid=1), 0, "castle"), "reward_silver")
    play(state, "place guildhall", "advance")
    assert (question(state), goods(state)) == ("destroy-debt", {"silver": 3})


@rule("M2.6")
def test_without_a_reward_left_a_virtue_is_gained() -> None:
    state = hand(give(table(), gold=1), 0, "castle")
    state.rewards = []
    assert me(play(state, "place guildhall", "advance")).virtue == 8


@rule("M2.7")
def test_without_a_card_in_hand_nobody_advances() -> None:
    state = hand(give(table(), gold=1, wood=2, stone=2), 0, "well")
    play(state, "place guildhall")
    state.players[0].hand = []
    give(state)
    assert refusal(state, "advance") == "M2.7"


@rule("M2.7", "T2.4")
def test_frederick_discards_no_card() -> None:
    state = give(with_characters("frederick", "ada"), gold=1)
    play(state, "place guildhall", "advance")
    assert (me(state).level, cards(state)) == (1, cards(state))
    state = hand(give(with_characters("frederick", "ada"), gold=1), 0, "castle")
    reward(state, "reward_virtue")
    assert cards(play(state, "place guildhall", "advance")) == ["castle"]


@rule("M2.8", "P2.1")
@pytest.mark.parametrize(("name", "gained"), [("tiling", {"clay": 2}), ("masonry", {"silver": 2})])
def test_acolytes_give_goods_after_the_reward(name: str, gained: dict[str, int]) -> None:
    state = hired(give(ready(0, gold=1), virtue=14, unpaid=1), 0, f"acolyte_{name}")
    play(state, "place guildhall", "advance")
    assert (question(state), goods(state)) == ("destroy-debt", {})
    play(state, "decline")
    assert goods(state) == gained


@rule("M2.8", "P2.1")
def test_the_acolyte_with_carpentry_draws_a_card() -> None:
    state = on_top(hired(ready(0, gold=1), 0, "acolyte_carpentry"), "well")
    assert cards(play(state, "place guildhall", "advance")) == ["well"]


@rule("M2.9")
def test_lower_levels_are_not_added() -> None:
    assert points(give(table(), level=3, silver=0)) == 7


@rule("X19")
def test_example_the_first_level_and_a_reward_of_gold() -> None:
    state = reward(hand(give(table(), gold=1), 0, "castle"), "reward_gold")
    play(state, "place guildhall", "advance")
    assert (goods(state)["gold"], me(state).virtue, cards(state), me(state).level) == (1, 8, [], 1)
    assert state.box.levels[0].vp == 2
