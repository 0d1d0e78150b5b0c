"""S  The end of the game and scoring."""

from __future__ import annotations

import pytest

from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    built,
    fill_hall,
    final,
    give,
    hand,
    hired,
    hold,
    imprison,
    me,
    options,
    play,
    points,
    table,
    with_characters,
)
from tests.rules import rule

WELL = {"wood": 2, "stone": 2}


def worth(name: str, state: ArchitectsState | None = None, **values: int) -> int:
    """Return how many points a Building adds to a seat with this stock."""
    state = give(state or table(), **{"silver": 0, **values})
    before = points(state)
    return points(built(state.copy(), 0, name)) - before


@rule("S1.1", "S1.2", "X25", "C1.1")
def test_example_after_the_last_space_everyone_has_one_more_turn_the_trigger_player_last() -> None:
    state = fill_hall(give(table(), **WELL), *[1, 2] * 7, 1)
    play(hand(state, 0, "well"), "place guildhall", "build well")
    order = []
    while not state.over:
        order += state.waiting
        play(state, "place quarry")
    assert order == [1, 2, 0]


@rule("S1.2", "R1.1")
def test_a_reset_of_the_last_round_still_happens() -> None:
    state = fill_hall(give(give(table(2), **WELL), 1, silver=9), *[1, 0] * 5, 1)
    state.market = [0, -1, 0]
    state.players[0].reserve -= 2
    play(hand(state, 0, "well"), "place guildhall", "build well", "place market_middle")
    play(state, options(state)[1])
    assert (state.market, me(state).prison) == ([-1, -1, -1], 2)


@rule("S1.3", "C2.5")
def test_in_the_last_round_taking_a_worker_back_counts_as_the_turn() -> None:
    state = fill_hall(give(table(2), **WELL), *[1, 0] * 5, 1)
    state.workers[1] += me(state, 1).reserve - 1
    state.workers[6] += 1
    state.players[1].reserve = 0
    play(hand(state, 0, "well"), "place guildhall", "build well", "retrieve quarry")
    assert state.waiting == [0]
    assert play(state, "place quarry").over


@rule("S2.1", "Q2.6", "Q2.25", "Q2.35", "Q2.27", "A2.15")
@pytest.mark.parametrize(
    ("name", "stock", "gained"),
    [
        ("castle", {"gold": 5}, 2),
        ("observatory", {"marble": 3}, 1),
        ("trading_post", {"clay": 3, "wood": 3, "stone": 3}, 2),
        ("reservoir", {"paid": 5}, 2),
    ],
)
def test_buildings_that_raise_virtue_before_points_are_counted(name: str, stock: dict[str, int], gained: int) -> None:
    state = final(give(built(table(), 0, name), **stock))
    assert me(state).virtue == 7 + gained


@rule("Q2.7", "A2.16")
@pytest.mark.parametrize(("level", "other", "virtue"), [(2, 1, 9), (2, 2, 7), (1, 2, 7)])
def test_the_chapel_needs_the_highest_place_on_the_cathedral(level: int, other: int, virtue: int) -> None:
    state = give(give(built(table(), 0, "chapel"), level=level), 1, level=other)
    assert me(final(state)).virtue == virtue


@rule("Q2.12", "S2.3")
def test_the_dungeon_costs_two_virtue_and_at_nothing_a_debt() -> None:
    state = final(give(built(table(), 0, "dungeon"), virtue=1))
    assert (me(state).virtue, me(state).unpaid) == (0, 1)


@rule("W1.3", "S2.1")
def test_the_museum_gives_a_virtue_for_every_two_buildings_itself_included() -> None:
    assert me(final(built(table(promos=True), 0, "museum", "well", "smithy", "keep"))).virtue == 9


@rule("S2.2", "S2.4", "X39")
def test_example_the_owner_orders_dungeon_and_castle() -> None:
    state = final(give(built(table(), 0, "dungeon", "castle"), virtue=14, unpaid=1, gold=2))
    assert options(state) == ["resolve dungeon", "resolve castle"]
    first = play(state.copy(), "resolve castle", "destroy")
    assert (me(first).virtue, me(first).unpaid) == (12, 0)
    second = play(state, "resolve dungeon")
    assert (me(second).virtue, me(second).unpaid, second.over) == (13, 1, True)


@rule("S2.2")
def test_players_resolve_in_turn_order() -> None:
    state = table()
    state.first = 2
    for seat, names in ((0, ("dungeon", "castle")), (2, ("reservoir", "chapel"))):
        built(state, seat, *names)
    final(state)
    assert state.waiting == [2]
    play(state, "resolve chapel")
    assert state.waiting == [0]


@rule("S3.1", "Q2.1")
def test_the_aqueduct_counts_own_buildings_itself_included() -> None:
    assert worth("aqueduct", built(table(), 0, "well", "smithy")) == 3 + 3


@rule("Q2.5", "Q2.22", "Q2.34", "Q3.4", "P1.3")
@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("carpenters_hut", ("thief", "woodcutter")),
        ("masons_hut", ("trickster", "stonecutter")),
        ("tilers_hut", ("miner", "jeweller")),
    ],
)
def test_huts_count_apprentices_of_their_skill_and_the_labourer(name: str, others: tuple[str, str]) -> None:
    state = hired(table(), 0, "labourer", *others)
    hired(state, 1, "conspirator", "stonecutter_2", "miner_2")
    assert worth(name, state) == 5 + 3


MARKETS = [
    ("clay_market", "clay", 6),
    ("silver_market", "silver", 6),
    ("stone_market", "stone", 7),
    ("wood_market", "wood", 7),
]


@rule("Q2.9", "Q2.28", "Q2.31", "Q2.40", "A2.16")
@pytest.mark.parametrize(("name", "good", "vp"), MARKETS, ids=[row[0] for row in MARKETS])
def test_markets_need_strictly_most_of_their_good(name: str, good: str, vp: int) -> None:
    state = give(give(table(), 1, **{good: 3, "silver": 3}), 2, silver=0)
    assert worth(name, state.copy(), **{good: 4}) == vp + 2
    assert worth(name, state.copy(), **{good: 3}) == vp


@rule("Q2.30", "A2.16")
@pytest.mark.parametrize(("level", "vp"), [(3, 6), (2, 4)])
def test_the_steeple_needs_the_highest_place_on_the_cathedral(level: int, vp: int) -> None:
    assert worth("steeple", give(table(), 1, level=2), level=level) == vp


@rule("Q2.18", "X18")
@pytest.mark.parametrize(("captives", "vp"), [(2, 12), (3, 13), (5, 13), (6, 14)])
def test_the_keep_counts_every_three_captives(captives: int, vp: int) -> None:
    assert worth("keep", hold(table(), 0, 1, captives)) == vp


@rule("Q2.20")
@pytest.mark.parametrize(("virtue", "vp"), [(3, 6), (7, 7), (8, 8)])
def test_the_lighthouse_counts_every_four_virtue(virtue: int, vp: int) -> None:
    assert worth("lighthouse", virtue=virtue) == vp


@rule("Q2.23", "O2.2")
def test_the_moneylender_counts_paid_debts() -> None:
    assert worth("moneylender", paid=3, unpaid=2) == 5 + 3


@rule("Q2.37")
@pytest.mark.parametrize(("unpaid", "vp"), [(0, 13), (1, 11)])
def test_the_university_rewards_who_owes_nothing(unpaid: int, vp: int) -> None:
    assert worth("university", unpaid=unpaid) == vp


@rule("Q2.15", "Q2.16", "S3.4", "S3.5", "X40")
@pytest.mark.parametrize(
    ("names", "cost"),
    [((), -6), (("fountain",), -3), (("gamblers_den",), -9), (("fountain", "gamblers_den"), -6)],
)
def test_example_what_three_unpaid_debts_cost(names: tuple[str, ...], cost: int) -> None:
    state = built(give(table(), silver=0), 0, *names)
    without = points(state)
    assert points(give(state, unpaid=3)) - without == cost


@rule("S3.2")
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 12), (5, 20)])
def test_the_level_reached_scores(level: int, vp: int) -> None:
    assert points(give(table(), level=level, silver=0)) == vp


@rule("S3.6", "S3.7")
def test_gold_marble_and_every_ten_silver_score() -> None:
    assert points(give(table(), silver=29, gold=2, marble=3, clay=9, wood=9, stone=9)) == 2 + 2 + 3


@rule("S3.8", "S3.9")
@pytest.mark.parametrize(("prisoners", "vp"), [(1, 0), (2, -1), (3, -1), (4, -2)])
def test_every_two_prisoners_cost_a_point_but_captives_nothing(prisoners: int, vp: int) -> None:
    state = hold(imprison(give(table(), silver=0), 0, prisoners), 1, 0, 4)
    assert points(state) == vp


@rule("S4")
def test_the_total_may_be_negative() -> None:
    assert points(give(table(), silver=0, unpaid=4, virtue=0)) == -17


@rule("X26")
def test_example_red_has_38() -> None:
    state = give(table(), level=3, virtue=12, unpaid=2, gold=2, marble=1, silver=6)
    built(imprison(state, 0, 3), 0, "armoury", "factory", "betting_house", "aqueduct")
    assert points(state) == (26 + 4) + 7 + 3 - 4 + 3 + 0 - 1 == 38


@rule("X27", "S3.1")
def test_example_blue_has_40() -> None:
    state = give(table(), level=2, virtue=6, gold=1, silver=22)
    built(imprison(state, 0, 4), 0, "dungeon", "keep", "armoury")
    assert points(state) == 35 + 4 + 0 + 0 + 1 + 2 - 2 == 40


@rule("A1.2", "S5")
def test_most_points_win() -> None:
    state = final(give(give(give(table(), gold=5), 1, gold=9), 2, gold=2))
    assert state.winners() == [1]


@rule("S5")
def test_ties_go_by_virtue_then_silver_then_the_victory_is_shared() -> None:
    state = give(give(give(table(), virtue=8, silver=1, gold=3), 1, virtue=9, silver=0, gold=3), 2, gold=0, silver=0)
    assert final(state.copy()).winners() == [1]
    assert final(give(state.copy(), 1, virtue=8)).winners() == [0]
    assert final(give(give(state, 1, virtue=8), 1, silver=1)).winners() == [0, 1]


@rule("T2.6", "X35")
def test_therese_counts_gold_and_marble_as_one() -> None:
    state = give(built(with_characters("therese", "ada"), 0, "castle", "observatory"), gold=2, marble=3, virtue=5)
    final(state)
    play(state, "resolve castle")
    assert me(state).virtue == 9
