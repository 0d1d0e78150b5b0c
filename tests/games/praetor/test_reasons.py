"""A reason for an option is given where it is true, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest

from groma.games.praetor import Praetor, reasons
from groma.games.praetor.state import PraetorState
from tests.games.praetor.table import (
    deck,
    everyone_passes,
    face_up,
    found,
    give,
    hold,
    last_round,
    options,
    play,
    question,
    random_game,
    rewritten,
    row,
    show,
    table,
    trainees,
    workers,
)


def reason(state: PraetorState, notation: str) -> str:
    assert notation in options(state)
    return state.game.advice.reason(state, state.waiting[0], state.game.action(notation))


def rich(seats: int = 3) -> PraetorState:
    """Return a table whose first player can pay everything."""
    state = table(seats)
    give(state, state.waiting[0], gold=20, wood=9, stone=9, marble=9, weapons=9)
    return state


def test_the_cell_and_the_rotation_with_most_matching_corners_are_praised_and_others_are_not() -> None:
    state = table(4)
    show(state, "sawmill_a")
    play(state, "build sawmill_a", "worker 2")
    praised = [option for option in options(state) if reason(state, option) == "corners-match"]
    assert "at 0,2" in praised
    assert set(praised) < set(options(state))
    play(state, "at 0,2")
    assert [reason(state, f"turn {quarters}") for quarters in range(4)] == ["", "corners-match", "", ""]


def test_a_tile_fits_well_when_many_corners_would_match_somewhere() -> None:
    state = rich(4)
    fits: dict[bool, list[str]] = {}
    for tile in [tile.id for tile in state.box.tiles if tile.age]:
        show(state, tile)
        building = play(state.copy(), f"build {tile}", "worker 1")
        decision = building.decision()
        assert decision is not None
        best = max(decision.preview(building, cell)["mosaics"] for cell in building.options())
        fits.setdefault(best >= 4, []).append(reason(state, f"build {tile}"))
    assert set(fits[True]) == {"good-fit"}
    assert fits[False]
    assert "good-fit" not in fits[False]


def test_an_early_tile_works_long_and_a_late_one_does_not() -> None:
    state = rich()
    show(state, "sawmill_a")
    assert reason(state, "build sawmill_a") == "works-long"
    deck(state, "statue_a")
    assert reason(state, "build sawmill_a") == ""


def test_a_tile_without_activation_never_works_long() -> None:
    state = rich()
    show(state, "statue_a")
    assert reason(state, "build statue_a") != "works-long"


def test_in_the_last_round_favor_is_a_reason_to_build() -> None:
    state = rich()
    show(state, "statue_a")
    assert reason(state, "build statue_a") != "favor-at-the-end"
    last_round(state)
    assert reason(state, "build statue_a") == "favor-at-the-end"


def test_a_tile_that_costs_more_than_its_favor_is_no_bargain_at_the_end(tmp_path: Path) -> None:
    poor = rewritten(tmp_path, lambda tables: row(tables, "kinds", "statue").update(favor=0))
    state = Praetor(poor).new(3, 7)
    give(state, state.waiting[0], stone=9, marble=9)
    show(state, "statue_a")
    last_round(state)
    assert reason(state, "build statue_a") == ""


@pytest.mark.parametrize(("gold", "expected"), [(2, "wages"), (3, "learns")])
def test_gold_is_sought_while_the_wages_of_three_workers_are_not_covered(gold: int, expected: str) -> None:
    state = table()
    seat = state.waiting[0]
    give(state, seat, gold=gold)
    own = next(f"activate {state.box.tiles[t].id}" for t in state.areas if state.owner[t] == seat)
    assert reason(state, own) == expected


@pytest.mark.parametrize(("gold", "wood", "expected"), [(0, 1, "wages"), (3, 1, ""), (0, 0, "")])
def test_the_market_helps_with_wages_when_there_is_something_to_sell(gold: int, wood: int, expected: str) -> None:
    state = table()
    give(state, state.waiting[0], gold=gold, wood=wood, stone=0, marble=0, weapons=0)
    assert reason(state, "activate market_a") == expected


@pytest.mark.parametrize(("gold", "expected"), [(0, "wages"), (9, "")])
def test_goods_are_sold_for_wages(gold: int, expected: str) -> None:
    state = table()
    play(state, "activate market_a", "worker 1")
    give(state, state.waiting[0], gold=gold)
    assert reason(state, "sell wood") == expected


def test_a_red_tile_teaches_and_a_green_one_does_not() -> None:
    state = table()
    found(state, "sawmill_a", 0, 3, owner=state.waiting[0])
    assert reason(state, "activate sawmill_a") == "learns"
    assert reason(state, "activate market_a") == ""


def test_a_worker_of_level_five_retires_after_building_and_one_of_level_four_does_not() -> None:
    state = rich()
    workers(state, state.waiting[0], 3, 4, 5)
    show(state, "sawmill_a")
    play(state, "build sawmill_a")
    assert [reason(state, f"worker {level}") for level in (3, 4, 5)] == ["anyone-can", "", "retires"]


def test_a_worker_of_level_five_retires_on_a_red_tile_but_not_on_a_green_one() -> None:
    state = table()
    seat = state.waiting[0]
    found(state, "sawmill_a", 0, 3, owner=seat)
    workers(state, seat, 4, 5)
    green = play(state.copy(), "activate market_a")
    assert reason(play(state, "activate sawmill_a"), "worker 5") == "retires"
    assert reason(green, "worker 5") == ""


def test_where_the_level_does_not_count_the_least_worker_goes() -> None:
    state = play(table(), "activate market_a")
    assert [reason(state, f"worker {level}") for level in (1, 2, 3)] == ["anyone-can", "", ""]


def test_where_the_level_counts_the_best_worker_goes() -> None:
    state = table()
    found(state, "sawmill_a", 0, 3, owner=state.waiting[0])
    play(state, "activate sawmill_a")
    assert [reason(state, f"worker {level}") for level in (1, 2, 3)] == ["", "", "level-counts"]


def test_the_level_does_not_count_for_a_smith_who_lacks_wood() -> None:
    state = table()
    seat = state.waiting[0]
    found(state, "smith_a", 0, 3, owner=seat)
    give(state, seat, wood=1)
    play(state, "activate smith_a")
    assert reason(state, "worker 3") == ""


def test_the_wall_grows_for_who_holds_a_section_already() -> None:
    state = table()
    seat = state.waiting[0]
    face_up(state, "wall_04")
    give(state, seat, marble=2, weapons=2)
    assert reason(state, "activate imperial_outpost_a") == ""
    hold(state, seat, "wall_01")
    assert reason(state, "activate imperial_outpost_a") == "wall-grows"


@pytest.mark.parametrize(("levels", "expected"), [((1, 2), "temple-pays"), ((1,), "")])
def test_a_temple_pays_well_from_four_favor_on(levels: tuple[int, ...], expected: str) -> None:
    state = table()
    found(state, "temple_maia_a", 0, 3, owner=state.waiting[0])
    workers(state, state.waiting[0], *levels)
    assert reason(state, "activate temple_maia_a") == expected


def test_recruits_pay_early_and_not_late() -> None:
    state = table()
    assert reason(state, "activate workers_camp_a") == "recruit-early"
    state.wall_pile = state.wall_pile[:3]
    assert reason(state, "activate workers_camp_a") == ""


def test_the_academy_sends_trainees_to_work_sooner_except_in_the_last_round() -> None:
    state = table()
    found(state, "academy_a", 0, 3, owner=state.waiting[0])
    trainees(state, state.waiting[0], zone_one=1)
    everyone_passes(state)
    assert question(state) == "choose-academy"
    assert reason(state, "use academy_a") == "sooner-at-work"
    last_round(state)
    assert reason(state, "use academy_a") == ""


def test_passing_needs_no_reason() -> None:
    assert reason(table(), "pass") == ""


@pytest.mark.parametrize("seed", range(4))
def test_at_least_so_many_rounds_follow_as_are_promised(seed: int) -> None:
    promised = {state.round: reasons.rounds_to_come(state) for state in random_game(3, seed)}
    last = max(promised)
    assert all(now + more <= last for now, more in promised.items())
