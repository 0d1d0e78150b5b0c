"""P14  Effects of the tiles."""

from __future__ import annotations

import pytest

from groma.games.praetor.state import NO_SECTION, PraetorState
from tests.games.praetor.table import (
    face_up,
    favor,
    found,
    give,
    morale,
    options,
    play,
    player,
    question,
    refresh,
    refusal,
    show,
    stock,
    table,
    trainees,
    workers,
)
from tests.rules import rule

SIX_TILES = ["sawmill_a", "sawmill_b", "stone_quarry_a", "stone_quarry_b", "academy_a", "statue_a"]


def well_off() -> tuple[PraetorState, int]:
    """Return the position of X17 and the seat it speaks of, whose turn it is."""
    state = table()
    seat = state.waiting[0]
    for x, name in enumerate(SIX_TILES):
        found(state, name, x, 2, owner=seat)
    workers(state, seat, 1, 2, 3, 4, retired=3)
    give(state, seat, gold=10, wood=4, stone=3, marble=2, weapons=1)
    favor(state, seat, 20)
    morale(state, seat, 9)
    return state, seat


def take_effect(state: PraetorState, name: str, level: int = 1) -> None:
    """Activate a neutral tile of this name, so that no fee is due."""
    found(state, name, 1, 1)
    play(state, f"activate {name}", f"worker {level}")


@rule("P14.1", "P14.2", "P14.3", "P14.4")
@pytest.mark.parametrize("level", [1, 2, 4])
@pytest.mark.parametrize(
    ("name", "resource"),
    [("gold_mine_f", "gold"), ("sawmill_c", "wood"), ("stone_quarry_c", "stone"), ("marble_quarry_a", "marble")],
)
def test_a_mine_gives_as_much_as_the_level_of_its_worker(name: str, resource: str, level: int) -> None:
    state, seat = well_off()
    before = stock(state, seat)
    take_effect(state, name, level)
    assert stock(state, seat) == {**before, resource: before[resource] + level}


@rule("P14.5", "X18")
def test_the_blacksmith_converts_no_more_than_the_wood_in_stock() -> None:
    state, seat = well_off()
    give(state, seat, wood=3, weapons=0)
    take_effect(state, "smith_a", level=4)
    assert options(state) == ["convert 0", "convert 1", "convert 2", "convert 3"]
    assert refusal(state, "convert 4") == "P14.5"
    play(state, "convert 3")
    assert (stock(state, seat)["wood"], stock(state, seat)["weapons"]) == (0, 3)


@rule("P14.5")
def test_the_blacksmith_converts_no_more_than_the_level_of_his_worker() -> None:
    state, seat = well_off()
    give(state, seat, wood=9)
    take_effect(state, "smith_a", level=2)
    assert options(state) == ["convert 0", "convert 1", "convert 2"]


@rule("P14.5")
def test_the_blacksmith_may_convert_nothing() -> None:
    state, seat = well_off()
    before = stock(state, seat)
    take_effect(state, "smith_a", level=4)
    play(state, "convert 0")
    assert stock(state, seat) == before


@rule("P14.6", "P14.7", "X17")
@pytest.mark.parametrize(("name", "gold"), [("curia_a", 7), ("forum_a", 8)])
def test_curia_and_forum_pay_for_tiles_and_for_active_workers(name: str, gold: int) -> None:
    state, seat = well_off()
    before = stock(state, seat)
    take_effect(state, name)
    assert stock(state, seat) == {**before, "gold": before["gold"] + gold}


@rule("P14.8", "P14.9", "P14.10", "P14.11", "P14.12", "X17")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("temple_maia_a", 8),
        ("temple_apollo_a", 7),
        ("temple_pluto_a", 7),
        ("temple_mercury_a", 6),
        ("temple_venus_a", 9),
    ],
)
def test_a_temple_gives_the_favor_of_its_god(name: str, points: int) -> None:
    state, seat = well_off()
    take_effect(state, name)
    assert (player(state, seat)["favor"], player(state, seat)["earned"]["temples"]) == (20 + points, points)


@rule("P14.9", "P22.3", "X17")
def test_the_temple_of_apollo_gives_twice_as_much_in_the_italian_edition() -> None:
    state = table(apollo_favor_per_tile=2)
    seat = state.waiting[0]
    for x, name in enumerate(SIX_TILES):
        found(state, name, x, 2, owner=seat)
    take_effect(state, "temple_apollo_a")
    assert player(state, seat)["earned"]["temples"] == 14


@rule("P14.12")
@pytest.mark.parametrize(("step", "points"), [(4, 0), (5, 1), (7, 4), (10, 12), (11, 15)])
def test_the_temple_of_venus_gives_the_value_of_the_morale_step(step: int, points: int) -> None:
    state, seat = well_off()
    state.players[seat].morale = step
    take_effect(state, "temple_venus_a")
    assert player(state, seat)["earned"]["temples"] == points


@rule("P14.10", "P14.11")
@pytest.mark.parametrize("name", ["temple_pluto_a", "temple_mercury_a"])
def test_a_temple_that_counts_a_stock_takes_nothing_of_it(name: str) -> None:
    state, seat = well_off()
    before = stock(state, seat)
    take_effect(state, name)
    assert stock(state, seat) == before


@rule("P14.7", "P14.8")
@pytest.mark.parametrize(("name", "gold", "points"), [("forum_a", 6, 0), ("temple_maia_a", 0, 6)])
def test_neither_trainees_nor_villagers_nor_retired_count_as_active(name: str, gold: int, points: int) -> None:
    state = table()
    seat = state.waiting[0]
    workers(state, seat, 1, 2, 3, retired=2)
    trainees(state, seat, zone_one=1, zone_two=1)
    before = stock(state, seat)["gold"]
    take_effect(state, name)
    assert stock(state, seat)["gold"] - before == gold
    assert player(state, seat)["earned"]["temples"] == points


@rule("P14.13", "P14.22", "X17")
def test_the_colosseum_lifts_morale_by_a_step_for_two_tiles_up_to_the_top() -> None:
    state, seat = well_off()
    take_effect(state, "colosseum_a")
    assert (player(state, seat)["morale"], player(state, seat)["morale_value"]) == (11, 15)


@rule("P14.13")
@pytest.mark.parametrize(("tiles", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_the_colosseum_rounds_down(tiles: int, steps: int) -> None:
    state = table()
    seat = state.waiting[0]
    for x, name in enumerate(SIX_TILES[: tiles - 1]):
        found(state, name, x, 2, owner=seat)
    take_effect(state, "colosseum_a")
    assert player(state, seat)["morale"] == 4 + steps


@rule("P14.14", "X17")
def test_the_oracle_lifts_morale_by_two_steps_for_each_retired_worker() -> None:
    state, seat = well_off()
    morale(state, seat, 0)
    take_effect(state, "oracle_a")
    assert (player(state, seat)["morale"], player(state, seat)["morale_value"]) == (10, 12)


@rule("P14.15")
def test_the_workers_camp_moves_one_villager_to_training_zone_one() -> None:
    state = table()
    seat = state.waiting[0]
    play(state, "activate workers_camp_a", "worker 1")
    seen = player(state, seat)
    assert (seen["villagers"], seen["zone_one"], seen["zone_two"], sum(seen["home"])) == (4, 1, 0, 2)


@rule("P14.16")
def test_the_market_opens_a_trade_with_the_bank() -> None:
    state = table()
    seat = state.waiting[0]
    play(state, "activate market_a", "worker 1")
    assert (question(state), state.waiting) == ("trade", [seat])


@rule("P14.17", "P14.26")
def test_the_outpost_takes_the_face_up_section_without_a_further_question() -> None:
    state = table()
    seat = state.waiting[0]
    face_up(state, "wall_01")
    give(state, seat, wood=3, stone=3)
    play(state, "activate imperial_outpost_a", "worker 1")
    assert player(state, seat)["sections"] == ["wall_01"]
    assert state.waiting != [seat]


@rule("P14.20")
@pytest.mark.parametrize("name", ["statue_a", "triumphal_arch_a"])
def test_a_monument_cannot_be_activated(name: str) -> None:
    state, seat = well_off()
    if name not in SIX_TILES:
        found(state, name, 1, 1, owner=seat)
    candidates = options(state) + [action.notation for action, _ in state.refusals()]
    assert "activate sawmill_a" in candidates
    assert f"activate {name}" not in candidates


@rule("P14.20")
@pytest.mark.parametrize(("name", "printed"), [("statue_b", 8), ("triumphal_arch_a", 15)])
def test_a_monument_is_built_for_its_favor_alone(name: str, printed: int) -> None:
    state, seat = well_off()
    show(state, name)
    give(state, seat, stone=1, marble=3, weapons=2)
    play(state, f"build {name}", "worker 1", "at 6,2", "turn 0")
    earned = player(state, seat)["earned"]
    assert earned["buildings"] == printed
    assert player(state, seat)["favor"] == 20 + printed + earned["mosaics"]
    assert state.waiting != [seat]


@rule("P14.21", "X31")
def test_the_temple_of_venus_gives_nothing_for_a_negative_morale() -> None:
    state, seat = well_off()
    morale(state, seat, -2)
    take_effect(state, "temple_venus_a")
    assert player(state, seat)["favor"] == 20


@rule("P14.22")
def test_morale_stops_at_the_top_step() -> None:
    state, seat = well_off()
    take_effect(state, "oracle_a")
    assert player(state, seat)["morale"] == 11


@rule("P14.23")
def test_the_starting_mine_counts_as_owned_and_neutral_tiles_count_for_nobody() -> None:
    state = table()
    seat = state.waiting[0]
    before = stock(state, seat)["gold"]
    take_effect(state, "curia_a")
    assert stock(state, seat)["gold"] == before + 1


@rule("P14.24")
def test_a_training_zone_holds_any_number_of_trainees() -> None:
    state = table()
    seat = state.waiting[0]
    found(state, "workers_camp_b", 1, 1)
    trainees(state, seat, zone_one=3)
    play(state, "activate workers_camp_a", "worker 1", "pass", "pass", "activate workers_camp_b", "worker 2")
    assert (player(state, seat)["zone_one"], player(state, seat)["villagers"]) == (5, 0)


@rule("P14.25")
def test_who_has_no_villager_may_not_use_the_workers_camp() -> None:
    state = table()
    assert refusal(state, "activate workers_camp_a") == ""
    workers(state, state.waiting[0], 1, 2, 3, retired=5)
    assert refusal(state, "activate workers_camp_a") == "P14.25"


@rule("P14.26")
@pytest.mark.parametrize("lacking", ["marble", "weapons"])
def test_who_lacks_a_part_of_the_demand_may_not_use_the_outpost(lacking: str) -> None:
    state = table()
    face_up(state, "wall_04")
    give(state, state.waiting[0], marble=2, weapons=2)
    assert refusal(state, "activate imperial_outpost_a") == ""
    give(state, state.waiting[0], **{lacking: 1})
    assert refusal(state, "activate imperial_outpost_a") == "P14.26"


@rule("P14.26")
def test_without_a_face_up_section_nobody_may_use_the_outpost() -> None:
    state = table()
    give(state, state.waiting[0], gold=20, wood=20, stone=20, marble=20, weapons=20)
    assert refusal(state, "activate imperial_outpost_a") == ""
    state.section = NO_SECTION
    refresh(state)
    assert refusal(state, "activate imperial_outpost_a") == "P14.26"


@rule("P14.27")
def test_workers_on_builders_spots_and_on_activation_areas_count_as_active() -> None:
    state = table(seats=2)
    seat = state.waiting[0]
    workers(state, seat, 1, 2, 3, 4)
    found(state, "forum_a", 1, 1)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 1", "at 2,0", "turn 0", "pass", "activate workers_camp_a", "worker 2")
    before = stock(state, seat)["gold"]
    play(state, "activate forum_a", "worker 3")
    assert stock(state, seat)["gold"] == before + 8


@rule("P14.27")
def test_the_worker_who_activates_counts_himself() -> None:
    state = table()
    seat = state.waiting[0]
    workers(state, seat, 3)
    before = stock(state, seat)["gold"]
    found(state, "forum_a", 1, 1)
    play(state, "activate forum_a")
    assert stock(state, seat)["gold"] == before + 2
