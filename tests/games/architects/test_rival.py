"""V  The rival of the solo game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from groma.games.architects import rival
from groma.games.architects.census import census
from groma.games.architects.solo import SCHEMES
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    apprentices,
    architects,
    at,
    built,
    cards,
    faceup,
    fill_hall,
    fill_market,
    final,
    fresh,
    give,
    goods,
    hand,
    hired,
    hold,
    imprison,
    market_cards,
    me,
    on_top,
    options,
    play,
    points,
    put,
    question,
    reset,
    reward,
    silver,
    table,
    turn_of,
)
from tests.rules import rule

RIVAL = 1


def scheme(state: ArchitectsState, name: str) -> ArchitectsState:
    """Let the rival carry out a scheme, whatever lies on its deck."""
    state.turn = RIVAL
    rival.do(state, SCHEMES.index(name))
    return state


def solo(**chosen: Any) -> ArchitectsState:
    """Return a solo table, the human to move, the rival with nothing but workers."""
    return give(table(1, **chosen), RIVAL, silver=0)


@rule("A1.1", "V1.1", "V1.3", "V1.5")
@pytest.mark.parametrize(("name", "virtue"), [("constantine", 7), ("helena", 9)])
def test_the_table_is_set_up_as_for_two_players(name: str, virtue: int) -> None:
    state = fresh(1, rival=name)
    assert (len(state.players), state.hall.spaces, len(state.rewards), state.first) == (2, 12, 5, 0)
    assert (silver(state), me(state).virtue, me(state).reserve) == (3, 7, 20)
    other = me(state, RIVAL)
    assert (silver(state, RIVAL), other.virtue, other.reserve, other.stock, other.level) == (4, virtue, 20, 0, 0)
    assert (other.hand, other.colour) == ([], 1)


@rule("V1.1", "V1.3")
def test_with_side_two_the_rival_takes_the_first_colour_left() -> None:
    colours = set()
    for seed in range(20):
        state = fresh(1, seed, setup="variable")
        assert state.first == 0
        assert me(state, RIVAL).colour == (1 if me(state).colour == 0 else 0)
        colours.add(me(state).colour)
    assert len(colours) == 5


@rule("V1.4")
def test_the_human_keeps_three_of_four_cards() -> None:
    state = fresh(1)
    assert (question(state), len(cards(state)), len(state.deck)) == ("discard-at-start", 4, 36)
    gone = state.players[0].hand[2]
    play(state, options(state)[2])
    assert (len(cards(state)), state.deck[0]) == (3, gone)


@rule("V1.4", "T1.3")
def test_extra_cards_of_side_two_come_after_that() -> None:
    state = fresh(1, 1, setup="variable", characters="chosen")
    play(state, "character ada")
    assert len(cards(state)) == 4
    assert len(cards(play(state, options(state)[0]))) == 4


@rule("V1.7")
@pytest.mark.parametrize(
    ("name", "extra"),
    [("constantine", ["build", "black_market", "tax_stand"]), ("helena", ["cathedral", "cathedral", "storehouse"])],
)
def test_the_scheme_deck_has_twelve_cards(name: str, extra: list[str]) -> None:
    common = ["gather_quarry", "gather_forest", "gather_mines", "silversmith", "build", "build", "captures"]
    common += ["guardhouse", "workshop"]
    state = fresh(1, rival=name)
    assert Counter(SCHEMES[each] for each in state.schemes) == Counter(common + extra)
    assert fresh(1, 2, rival=name).schemes != fresh(1, 3, rival=name).schemes


@rule("V2.2", "V2.3", "U1.9")
def test_schemes_are_turned_up_one_by_one_and_shuffled_when_the_deck_is_empty() -> None:
    state = solo()
    top = state.schemes[-1]
    play(state, "place quarry")
    assert state.schemes_shown == [top]
    for _ in range(11):
        turn_of(state, 0)
        play(state, "place quarry")
    assert len(state.schemes) == 0
    turn_of(state, 0)
    play(state, "place quarry")
    assert (len(state.schemes), len(state.schemes_shown)) == (11, 1)


@rule("V2.1", "V2.4")
def test_an_empty_reserve_takes_a_worker_back_from_the_largest_group() -> None:
    state = put(put(put(solo(), RIVAL, "workshop", 8), RIVAL, "silversmith", 8), RIVAL, "mines", 4)
    left = len(state.schemes)
    play(state, "place quarry")
    assert (at(state, RIVAL, "silversmith"), me(state, RIVAL).reserve, len(state.schemes)) == (7, 1, left)


@rule("V2.1")
def test_else_from_prison_board_market_or_not_at_all() -> None:
    state = fill_market(hold(imprison(solo(), RIVAL, 1), 0, RIVAL, 1), -1, RIVAL, RIVAL)
    state.players[RIVAL].reserve, state.players[RIVAL].hall = 0, 16
    for expected in ([0, 1, 2], [0, 0, 2], [0, 0, 1], [0, 0, 0]):
        rival.take_back(state)
        held = me(state).captives[RIVAL]
        assert [me(state, RIVAL).prison, held, state.market.count(RIVAL)] == expected
        state.players[RIVAL].reserve = 0
    rival.take_back(state)
    assert me(state, RIVAL).reserve == 0


@rule("V3.1")
@pytest.mark.parametrize("place", ["quarry", "forest", "mines"])
def test_gathering_gives_stock_for_each_worker_and_one_more(place: str) -> None:
    state = scheme(put(solo(), RIVAL, place, 2), f"gather_{place}")
    assert (me(state, RIVAL).stock, at(state, RIVAL, place)) == (4, 3)


@rule("V2.6", "V2.4")
def test_the_fallback_gathers_where_most_of_its_workers_are() -> None:
    state = scheme(put(put(solo(), RIVAL, "mines", 2), RIVAL, "forest", 2), "build")
    assert (at(state, RIVAL, "forest"), me(state, RIVAL).stock) == (3, 4)
    assert at(scheme(solo(), "build"), RIVAL, "quarry") == 1


@rule("V3.2")
def test_the_silversmith_gives_silver_as_to_a_player() -> None:
    assert silver(scheme(put(solo(), RIVAL, "silversmith", 1), "silversmith"), RIVAL) == 3


@rule("V1.8", "V3.3", "V2.9", "V2.5")
@pytest.mark.parametrize(
    ("level", "best", "under"),
    [("easy", "well", []), ("normal", "castle", ["well"]), ("hard", "keep", ["castle", "well"])],
)
def test_it_builds_the_best_of_the_top_cards_without_skills_or_goods(level: str, best: str, under: list[str]) -> None:
    state = on_top(give(solo(level=level), RIVAL, stock=5), "well", "castle", "keep")
    scheme(state, "build")
    ids = state.box.building_ids
    assert [ids[card] for card in me(state, RIVAL).built] == [best]
    assert [ids[card] for card in state.deck[: len(under)]] == under
    assert (me(state, RIVAL).stock, me(state, RIVAL).hall) == (1, 1)
    assert me(state, RIVAL).virtue == (5 if best == "keep" else 7)


@rule("V3.3")
def test_of_equal_buildings_the_one_drawn_first_and_no_effect() -> None:
    state = on_top(give(solo(level="hard"), RIVAL, stock=4), "smithy", "well", "lumber_camp")
    scheme(state, "build")
    assert [state.box.building_ids[card] for card in me(state, RIVAL).built] == ["smithy"]
    assert goods(state, RIVAL) == {}
    state = give(solo(), RIVAL, stock=4)
    state.deck = []
    assert at(scheme(state, "build"), RIVAL, "quarry") == 1


@rule("V2.5", "L1.4", "L1.6")
def test_its_workers_in_the_guildhall_trigger_what_a_players_do() -> None:
    state = scheme(fill_hall(give(solo(), RIVAL, stock=4), *[0] * 6), "build")
    assert state.reset_due
    state = scheme(fill_hall(give(solo(), RIVAL, stock=4), *[0] * 11), "build")
    assert state.turns_left == 2


@rule("V3.4")
@pytest.mark.parametrize(("level", "cost"), [(0, 2), (1, 4), (2, 3), (3, 8), (4, 8)])
def test_it_advances_the_cathedral_for_stock(level: int, cost: int) -> None:
    state = reward(give(solo(), RIVAL, stock=cost, level=level), "reward_building_card")
    scheme(state, "cathedral")
    assert (me(state, RIVAL).level, me(state, RIVAL).stock, me(state, RIVAL).virtue) == (level + 1, 1, 8)


@rule("V3.4")
@pytest.mark.parametrize(
    ("name", "money", "stock", "virtue"),
    [("reward_silver", 3, 0, 8), ("reward_wood", 0, 2, 8), ("reward_gold", 0, 1, 8), ("reward_virtue", 0, 0, 9)],
)
def test_rewards_are_silver_virtue_and_stock_to_it(name: str, money: int, stock: int, virtue: int) -> None:
    state = scheme(reward(give(solo(), RIVAL, stock=2), name), "cathedral")
    assert (silver(state, RIVAL), me(state, RIVAL).stock, me(state, RIVAL).virtue) == (money, stock, virtue)


@rule("V3.4", "M2.6")
def test_without_a_reward_it_gains_a_virtue() -> None:
    state = give(solo(), RIVAL, stock=2)
    state.rewards = []
    assert me(scheme(state, "cathedral"), RIVAL).virtue == 8


@rule("V3.4")
def test_without_virtue_room_or_stock_it_builds_instead() -> None:
    for values in ({"virtue": 4, "stock": 9}, {"level": 5, "stock": 9}, {"stock": 7, "level": 3}):
        state = scheme(give(solo(), RIVAL, **values), "cathedral")
        assert len(me(state, RIVAL).built) == 1
    full = scheme(give(give(solo(), RIVAL, stock=9, level=4), level=5), "cathedral")
    assert me(full, RIVAL).level == 4


@rule("V3.5", "V1.2", "H1.4")
def test_it_captures_the_largest_human_groups_at_two_locations() -> None:
    state = give(put(solo(), RIVAL, "town_centre", 2), RIVAL, silver=3)
    put(put(put(state, 0, "forest", 2), 0, "mines", 4), 0, "quarry", 1)
    scheme(state, "captures")
    assert (me(state, RIVAL).captives[0], at(state, 0, "quarry")) == (6, 1)
    assert (silver(state, RIVAL), state.tax_stand) == (1, 5)


@rule("V3.5")
def test_without_silver_or_a_target_it_goes_to_the_silversmith() -> None:
    assert at(scheme(give(solo(), RIVAL, silver=9), "captures"), RIVAL, "silversmith") == 1
    assert at(scheme(put(solo(), 0, "forest", 3), "captures"), RIVAL, "silversmith") == 1
    evading = scheme(give(put(solo(), 0, "forest", 3), RIVAL, virtue=3), "captures")
    assert me(evading, RIVAL).captives[0] == 3


@rule("V3.5", "V3.6", "X41", "V2.4")
def test_example_recall_and_two_captures() -> None:
    state = put(put(put(solo(), RIVAL, "forest", 4), RIVAL, "quarry", 1), RIVAL, "town_centre", 2)
    put(put(give(state, RIVAL, silver=3), 0, "forest", 3), 0, "mines", 5)
    state.players[RIVAL].hall, state.players[RIVAL].reserve = 11, 2
    scheme(state, "captures")
    assert (me(state, RIVAL).reserve, at(state, RIVAL, "forest"), at(state, RIVAL, "town_centre")) == (5, 0, 3)
    assert (me(state, RIVAL).captives[0], silver(state, RIVAL), state.tax_stand) == (8, 0, 5)


@rule("V3.7")
def test_the_guardhouse_in_its_order() -> None:
    state = give(imprison(hold(hold(solo(), RIVAL, 0, 2), 0, RIVAL, 3), RIVAL, 2), RIVAL, unpaid=2, silver=15)
    put(state, RIVAL, "guardhouse", 3)
    scheme(state, "guardhouse")
    assert (me(state, RIVAL).captives[0], me(state).prison, me(state, RIVAL).prison) == (0, 2, 0)
    assert (me(state).captives[RIVAL], me(state, RIVAL).unpaid, me(state, RIVAL).paid) == (0, 1, 1)
    assert (silver(state, RIVAL), me(state, RIVAL).virtue) == (15 + 2 - 5 - 6, 8)


@rule("V3.7")
def test_it_ransoms_only_three_or_more_and_skips_the_impossible() -> None:
    state = put(hold(give(solo(), RIVAL, silver=9), 0, RIVAL, 2), RIVAL, "guardhouse", 3)
    assert me(scheme(state, "guardhouse")).captives[RIVAL] == 2


@rule("V3.8")
def test_it_hires_from_its_column_in_the_row_with_more_silver() -> None:
    state = put(give(solo(), RIVAL, silver=4), RIVAL, "workshop", 1)
    state.silver = [0, 1, 0, 0, 0, 2, 0, 0]
    name = faceup(state)[5]
    scheme(state, "workshop")
    assert (apprentices(state, RIVAL), silver(state, RIVAL), state.tax_stand) == ([name], 2, 6)
    assert faceup(state)[5] != name


@rule("V3.8")
def test_ties_go_to_row_one_and_five_apprentices_are_enough() -> None:
    state = give(solo(), RIVAL, silver=4)
    name = faceup(state)[0]
    assert apprentices(scheme(state, "workshop"), RIVAL) == [name]
    five = ["thief", "miner", "woodcutter", "stonecutter", "jeweller"]
    state = hired(give(solo(), RIVAL, silver=4), RIVAL, *five)
    state.silver = [3, 0, 0, 0, 0, 0, 0, 0]
    card = state.display[0]
    scheme(state, "workshop")
    assert (apprentices(state, RIVAL), silver(state, RIVAL), state.apprentice_deck[0]) == (five, 3, card)
    assert at(scheme(give(solo(), RIVAL, silver=3), "workshop"), RIVAL, "silversmith") == 1


@rule("V3.9", "J1.7")
def test_the_black_market_gives_stock() -> None:
    state = market_cards(give(solo(), RIVAL, silver=3), "market_03", "market_04")
    scheme(state, "black_market")
    assert (state.market, me(state, RIVAL).stock, silver(state, RIVAL)) == ([-1, -1, RIVAL], 2 + 1 + 2, 0)
    assert me(state, RIVAL).virtue == 6
    state = market_cards(give(solo(), RIVAL, silver=2), "market_03", "market_04")
    assert (scheme(state, "black_market").market, me(state, RIVAL).stock) == ([RIVAL, -1, -1], 3)
    assert at(scheme(give(solo(), RIVAL, silver=9, virtue=10), "black_market"), RIVAL, "quarry") == 1


@rule("V2.5", "J3.3")
def test_its_worker_may_fill_the_market_and_its_own_apprentices_do_nothing() -> None:
    state = hired(
        fill_market(give(solo(), RIVAL, silver=3), 0, 0), RIVAL, "swindler_tiling", "trickster", "illusionist"
    )
    scheme(state, "black_market")
    assert (state.reset_due, goods(state, RIVAL), me(state, RIVAL).virtue) == (True, {}, 6)
    state = hired(give(solo(), RIVAL, silver=0), RIVAL, "jeweller")
    assert silver(scheme(state, "silversmith"), RIVAL) == 2


@rule("V3.10")
@pytest.mark.parametrize(("lying", "taken", "virtue"), [(2, 2, 7), (3, 3, 5), (7, 7, 5)])
def test_the_tax_stand_is_robbed_if_it_is_worth_it(lying: int, taken: int, virtue: int) -> None:
    state = solo()
    state.tax_stand = lying
    scheme(state, "tax_stand")
    assert (silver(state, RIVAL), me(state, RIVAL).virtue) == (taken, virtue)
    assert at(state, RIVAL, "tax_stand") == (1 if lying >= 3 else 0)


@rule("V3.11")
def test_the_storehouse_trades_stock_for_virtue() -> None:
    state = put(give(solo(), RIVAL, stock=9), RIVAL, "kings_storehouse", 2)
    scheme(state, "storehouse")
    assert (me(state, RIVAL).stock, me(state, RIVAL).virtue) == (3, 10)
    state = put(give(solo(), RIVAL, stock=9, virtue=13), RIVAL, "kings_storehouse", 2)
    assert me(scheme(state, "storehouse"), RIVAL).stock == 7


@rule("V2.7", "N3.1")
def test_it_destroys_a_debt_whenever_it_can() -> None:
    state = put(give(solo(), RIVAL, unpaid=2, silver=6, virtue=14), RIVAL, "guardhouse", 0)
    scheme(state, "guardhouse")
    assert (me(state, RIVAL).unpaid, me(state, RIVAL).paid) == (0, 1)


@rule("V2.8", "R2.4")
def test_effects_on_everyone_and_resets_treat_it_like_a_player() -> None:
    state = hand(hired(give(solo(), wood=2, stone=3, marble=2), 0, "labourer"), 0, "monument")
    state.schemes = [SCHEMES.index("gather_quarry")]
    play(state, "place guildhall", "build monument")
    assert me(state, RIVAL).virtue == 8

    state = imprison(solo(), RIVAL, 3)
    state.schemes = [SCHEMES.index("gather_quarry")]
    reset(state)
    assert (me(state, RIVAL).virtue, me(state, RIVAL).unpaid) == (6, 1)


@rule("V4.1", "S3.8")
def test_what_the_rival_scores() -> None:
    state = hired(built(imprison(solo(), RIVAL, 4), RIVAL, "keep", "aqueduct"), RIVAL, "thief", "miner")
    give(state, RIVAL, level=2, virtue=10, unpaid=1, silver=12, stock=9, gold=0)
    hold(state, RIVAL, 0, 6)
    total = sum(state.view(0)["players"][RIVAL]["points"].values())
    assert total == (12 + 3) + 4 + 1 - 2 + 1 - 2 + 2 + 2


@rule("V4.1", "S1.2")
def test_the_last_round_has_a_turn_for_both() -> None:
    state = fill_hall(give(solo(), wood=2, stone=2), *[RIVAL] * 11)
    state.schemes = [SCHEMES.index("gather_quarry")] * 3
    play(hand(state, 0, "well"), "place guildhall", "build well")
    assert (at(state, RIVAL, "quarry"), state.waiting) == (1, [0])
    assert play(state, "place quarry").over


@rule("V4.2")
def test_for_most_it_holds_a_third_of_its_stock() -> None:
    state = give(give(built(solo(), 0, "wood_market"), wood=3, silver=0), RIVAL, stock=8)
    assert points(state) == 7 + 2
    assert points(give(state, RIVAL, stock=9)) == 7


@rule("V4.3")
def test_a_tie_in_everything_is_lost() -> None:
    state = give(give(solo(), silver=9, virtue=7), RIVAL, silver=9, virtue=7)
    assert final(state.copy()).winners() == []
    assert final(give(state.copy(), silver=10)).winners() == [0]
    assert final(give(state, virtue=8)).winners() == [0]


@rule("V1.8", "V2.2", "U3.1", "U3.2")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("name", ["constantine", "helena"])
def test_solo_games_end_at_every_level(name: str, level: str) -> None:
    for seed in range(5):
        state, rng = architects().new(1, seed, {"rival": name, "level": level}), Random(seed)
        before = census(state)
        while not state.over:
            state.play(rng.choice(state.options()))
            assert census(state) == before
