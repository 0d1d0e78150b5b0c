"""The log tells everything that happens, in its order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from groma.games.praetor.events import (
    AcademyDeclined,
    BoardTaken,
    Bought,
    BroughtNothing,
    CityMaintenanceBegan,
    Converted,
    FavorLost,
    FeePaid,
    FinallyLost,
    FinallyScored,
    FinalScoringBegan,
    Gained,
    GameEnded,
    GoodsValued,
    HadToPass,
    Hired,
    HireDeclined,
    LastRoundAnnounced,
    MaintenanceBegan,
    MoraleFell,
    MoraleRose,
    NothingTraded,
    OrderSet,
    Paid,
    Passed,
    Placed,
    Promoted,
    Recruited,
    Retired,
    RetiredCameBack,
    RoundBegan,
    Scored,
    SectionRemoved,
    SectionTaken,
    SectionUncovered,
    Sent,
    Sold,
    Started,
    TieCompared,
    Tied,
    TileUncovered,
    Trained,
    TraineesMoved,
    Used,
    VictoryShared,
    WagesPaid,
    Won,
    WonTie,
)
from groma.games.praetor.state import PraetorState
from groma.kernel import Event
from tests.games.events import events_of
from tests.games.praetor.table import (
    deck,
    face_up,
    favor,
    found,
    give,
    hold,
    last_round,
    morale,
    options,
    play,
    show,
    table,
    trainees,
    workers,
)

BLUE, YELLOW, WHITE = 0, 1, 2
"""Yellow begins, then White, then Blue."""


def told(state: PraetorState, *notations: str) -> list[Event]:
    """Play actions and return all that the log told of them."""
    facts: list[Event] = []
    for notation in notations:
        facts += play(state, notation).events
    return facts


def round_told(state: PraetorState) -> list[Event]:
    """Let everyone pass until something else is asked or the next round has begun, and return what was told."""
    facts: list[Event] = []
    now = state.round
    while not state.over and state.round == now and "pass" in options(state):
        facts += told(state, "pass")
    return facts


# Situations, each with what it must tell


def setting_up() -> list[Event]:
    return table().events


def boards_picked() -> list[Event]:
    return told(table(2, board="choice"), "board b4")


def sawmill_built() -> list[Event]:
    state = table()
    show(state, "sawmill_a")
    return told(state, "build sawmill_a", "worker 2", "at 1,-1", "turn 0")


def mine_of_another() -> list[Event]:
    return told(table(), "activate gold_mine_a", "worker 3")


def retired_worker_used() -> list[Event]:
    state = table()
    found(state, "labour_camp_a", 1, 1, owner=BLUE)
    workers(state, YELLOW, 1, retired=1)
    facts = told(state, "use labour_camp_a", "activate gold_mine_b")
    return facts + round_told(state)


def smith_at_work() -> list[Event]:
    state = table()
    found(state, "smith_a", 1, 1, owner=YELLOW)
    return told(state, "activate smith_a", "worker 2", "convert 2")


def smith_without_work() -> list[Event]:
    state = table()
    found(state, "smith_a", 1, 1, owner=YELLOW)
    return told(state, "activate smith_a", "worker 2", "convert 0")


def temple_without_reward() -> list[Event]:
    state = table()
    found(state, "temple_venus_a", 1, 1, owner=YELLOW)
    return told(state, "activate temple_venus_a", "worker 1")


def colosseum_at_the_top() -> list[Event]:
    state = table()
    found(state, "colosseum_a", 1, 1, owner=YELLOW)
    morale(state, YELLOW, 15)
    return told(state, "activate colosseum_a", "worker 1")


def forum_without_active_worker() -> list[Event]:
    state = table(pass_when_no_active_worker=False)
    found(state, "labour_camp_a", 1, 1, owner=YELLOW)
    found(state, "forum_a", 1, -1, owner=YELLOW)
    workers(state, YELLOW, retired=1)
    return told(state, "use labour_camp_a", "activate forum_a")


def trades() -> list[Event]:
    return told(table(), "activate market_a", "worker 1", "sell wood", "buy marble", "stop")


def no_trade() -> list[Event]:
    return told(table(), "activate market_a", "worker 1", "stop")


def pass_by_choice() -> list[Event]:
    return told(table(), "pass")


def pass_of_need() -> list[Event]:
    state = table()
    workers(state, WHITE)
    return told(state, "pass")


def oracle_asked() -> list[Event]:
    state = table()
    found(state, "oracle_a", 1, 1, owner=YELLOW)
    workers(state, YELLOW, 1, retired=1)
    return told(state, "activate oracle_a")


def section_built() -> list[Event]:
    state = table()
    face_up(state, "wall_04")
    give(state, YELLOW, marble=2, weapons=2)
    return told(state, "activate imperial_outpost_a", "worker 1")


def villager_recruited() -> list[Event]:
    state = table()
    facts = told(state, "activate workers_camp_a", "worker 1")
    return facts + round_told(state)


def quiet_maintenance() -> list[Event]:
    state = table()
    face_up(state, "wall_04")
    trainees(state, YELLOW, zone_two=2)
    return round_told(state)


def worker_retires() -> list[Event]:
    state = table()
    workers(state, YELLOW, 1, 5)
    facts = told(state, "activate gold_mine_b", "worker 5")
    return facts + round_told(state)


def wages_short() -> list[Event]:
    state = table()
    give(state, YELLOW, gold=1)
    return round_told(state)


def wages_short_at_the_bottom() -> list[Event]:
    state = table()
    give(state, YELLOW, gold=1)
    morale(state, YELLOW, -6)
    favor(state, YELLOW, 12)
    return round_told(state)


def villager_hired() -> list[Event]:
    return round_told(_nobody_active()) + told(_asked_to_hire(), "hire")


def nobody_hired() -> list[Event]:
    return told(_asked_to_hire(), "decline")


def _nobody_active() -> PraetorState:
    state = table()
    workers(state, YELLOW)
    return state


def _asked_to_hire() -> PraetorState:
    state = _nobody_active()
    round_told(state)
    return state


def academy_unused() -> list[Event]:
    state = table()
    found(state, "academy_a", 1, 1, owner=BLUE)
    trainees(state, YELLOW, zone_one=1)
    round_told(state)
    return told(state, "decline")


def deck_runs_out() -> list[Event]:
    state = table()
    deck(state)
    return round_told(state)


def ending(points: list[int], values: list[int], **chosen: Any) -> list[Event]:
    """Tell the end of a game in which everyone has this favor and this morale, and nothing else of his own."""
    state = table(**chosen)
    last_round(state)
    hold(state, BLUE, "wall_01")
    for seat, (reached, value) in enumerate(zip(points, values, strict=True)):
        workers(state, seat)
        give(state, seat, gold=0, wood=0, stone=0, marble=0, weapons=0)
        favor(state, seat, reached)
        morale(state, seat, value)
    give(state, WHITE, gold=7, marble=3)
    return round_told(state)


def clear_end() -> list[Event]:
    return ending([30, 20, 10], [2, -4, 0])


def tie_broken() -> list[Event]:
    return ending([28, 30, 10], [2, 0, 0])


def tie_broken_late() -> list[Event]:
    return ending([10, 30, 29], [0, 0, 0], age_order="2,1,0")


def tie_kept() -> list[Event]:
    return ending([10, 30, 29], [0, 0, 0])


CASES: list[tuple[Callable[[], list[Event]], list[Event]]] = [
    (setting_up, [Started(BLUE, 10), Started(WHITE, 9), Started(YELLOW, 8)]),
    (setting_up, [RoundBegan(1, last=False), OrderSet(3, YELLOW, WHITE, BLUE, None, None)]),
    (boards_picked, [BoardTaken(BLUE, "b4")]),
    (sawmill_built, [Sent(YELLOW, 2, "sawmill_a", "build"), Paid(YELLOW, "gold", 2)]),
    (sawmill_built, [Placed(YELLOW, "sawmill_a", 0, 1, "east", 1, "north", "imperial_outpost_a")]),
    (sawmill_built, [Scored(YELLOW, "buildings", 1, 9)]),
    (
        mine_of_another,
        [
            Sent(YELLOW, 3, "gold_mine_a", "activate"),
            FeePaid(YELLOW, BLUE, "gold", 1),
            Gained(YELLOW, "gold", 3),
        ],
    ),
    (retired_worker_used, [Used(YELLOW, "labour_camp_a"), FeePaid(YELLOW, BLUE, "weapons", 1)]),
    (retired_worker_used, [RetiredCameBack(YELLOW, 1)]),
    (smith_at_work, [Converted(YELLOW, 2, "wood", "weapons")]),
    (smith_without_work, [BroughtNothing(YELLOW, "smith_a")]),
    (temple_without_reward, [BroughtNothing(YELLOW, "temple_venus_a")]),
    (colosseum_at_the_top, [BroughtNothing(YELLOW, "colosseum_a")]),
    (forum_without_active_worker, [BroughtNothing(YELLOW, "forum_a")]),
    (trades, [Sold(YELLOW, "wood", 1, "gold"), Bought(YELLOW, "marble", 4, "gold")]),
    (no_trade, [NothingTraded(YELLOW)]),
    (pass_by_choice, [Passed(YELLOW)]),
    (pass_of_need, [HadToPass(WHITE, workers=0)]),
    (oracle_asked, [MoraleRose(YELLOW, 2, 2)]),
    (section_built, [SectionTaken(YELLOW, "wall_04"), Scored(YELLOW, "wall", 10, 18)]),
    (villager_recruited, [Recruited(YELLOW), TraineesMoved(YELLOW, 1), WagesPaid(YELLOW, 3, 0, "gold")]),
    (quiet_maintenance, [MaintenanceBegan(1), Trained(YELLOW, 2), WagesPaid(YELLOW, 5, 0, "gold")]),
    (quiet_maintenance, [CityMaintenanceBegan(1), SectionRemoved("wall_04"), RoundBegan(2, last=False)]),
    (worker_retires, [Promoted(YELLOW, 6), Retired(YELLOW, 1), Scored(YELLOW, "retirement", 12, 20)]),
    (wages_short, [WagesPaid(YELLOW, 1, 2, "gold"), MoraleFell(YELLOW, 2, -2)]),
    (wages_short_at_the_bottom, [WagesPaid(YELLOW, 1, 2, "gold"), FavorLost(YELLOW, "upkeep", 10, 2)]),
    (villager_hired, [WagesPaid(YELLOW, 0, 0, "gold"), Hired(YELLOW), FavorLost(YELLOW, "hire", 5, 3)]),
    (nobody_hired, [HireDeclined(YELLOW)]),
    (academy_unused, [AcademyDeclined(YELLOW, "academy_a")]),
    (deck_runs_out, [LastRoundAnnounced(tiles=0, sections=12), RoundBegan(2, last=True)]),
    (clear_end, [FinalScoringBegan(1), FinallyScored(YELLOW, "active_workers", 0, 20)]),
    (clear_end, [FinallyLost(YELLOW, "morale", 4, 16), GoodsValued(WHITE, 13, "gold")]),
    (clear_end, [FinallyScored(WHITE, "resources", 1, 11), GameEnded(1), Won(BLUE, 32)]),
    (
        tie_broken,
        [
            Tied(2, 30),
            TieCompared(BLUE, "morale_value", 2),
            TieCompared(YELLOW, "morale_value", 0),
            WonTie(BLUE, 30, "morale_value"),
        ],
    ),
    (
        tie_broken_late,
        [
            Tied(2, 30),
            TieCompared(YELLOW, "wall_sections", 0),
            TieCompared(YELLOW, "owned_tiles", 1),
            WonTie(WHITE, 30, "youth"),
        ],
    ),
    (tie_kept, [Tied(2, 30), VictoryShared(YELLOW, 30), VictoryShared(WHITE, 30)]),
]


@pytest.mark.parametrize(("situation", "expected"), CASES, ids=lambda case: getattr(case, "__name__", ""))
def test_the_log_tells_what_happened_in_its_order(situation: Callable[[], list[Event]], expected: list[Event]) -> None:
    facts = situation()
    assert [fact for fact in facts if fact in expected] == expected


def test_a_tile_and_a_section_that_are_turned_up_are_told() -> None:
    state = table()
    uncovered = [fact.tile for fact in state.events if isinstance(fact, TileUncovered)]
    assert uncovered == [state.box.tiles[tile].id for tile in state.display]
    assert SectionUncovered(state.box.sections[state.section].id) in state.events


def test_every_kind_of_fact_is_told_in_a_situation() -> None:
    covered = {type(fact) for _, expected in CASES for fact in expected} | {TileUncovered, SectionUncovered}
    assert covered == events_of("praetor")


def test_the_final_scoring_follows_the_last_maintenance_and_the_verdict_follows_it() -> None:
    headings = [MaintenanceBegan(1), FinalScoringBegan(1), GameEnded(1), Won(BLUE, 32)]
    assert [fact for fact in clear_end() if fact in headings] == headings


def test_every_source_of_the_final_scoring_is_told_for_everyone_even_where_it_brings_nothing() -> None:
    scored = [fact for fact in clear_end() if isinstance(fact, FinallyScored | FinallyLost)]
    for seat in (BLUE, YELLOW, WHITE):
        sources = [fact.source for fact in scored if fact.seat == seat]
        assert sources == ["active_workers", "trainees", "morale", "resources"]
