"""Q10  The chariot race, and example X3."""

from __future__ import annotations

import pytest

from groma.games.aquileia.events import DiceRolled
from groma.games.aquileia.events_contests import LaurelReceived, LaurelSeen, LaurelUncovered, Ranked
from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState
from tests.games.aquileia.table import (
    begin_actions,
    card,
    everybody,
    hand,
    laurels,
    load_dice,
    logged,
    occupy,
    options,
    play,
    question,
    rank_discs,
    refusal,
    seen_contest,
    stadium_laurels,
    supply,
    table,
)
from tests.rules import rule

STEFANO, WALTER, GIORGIO, CHICCO = range(4)
BLUE, WHITE, TEN = "stadium_laurel_blue", "stadium_laurel_white", "stadium_laurel_points_10"


def strengths(state: AquileiaState) -> list[int]:
    """Return the strength of each seat."""
    assert state.contest is not None
    return state.contest.strength


def racing(spaces: dict[str, int], faces: str = "", discs: tuple[int, ...] = (0, 1, 2, 3)) -> AquileiaState:
    """Return a race after the red dice, with empty supplies, a blue laurel face up and a white one on top."""
    state = table()
    everybody(state)
    for name, seat in spaces.items():
        occupy(state, seat, name)
    rank_discs(state, *discs)
    laurels(state, BLUE, WHITE, TEN)
    load_dice(state, faces)
    return begin_actions(state)


def example() -> AquileiaState:
    """X3.1  Giorgio has two blue dice left."""
    state = table()
    everybody(state)
    rank_discs(state, STEFANO, CHICCO, WALTER, GIORGIO)
    occupy(state, STEFANO, "stadium_silver_1a")
    occupy(state, GIORGIO, "stadium_silver_2")
    occupy(state, WALTER, "stadium_gold_2")
    occupy(state, CHICCO, "stadium_gold_1a", "stadium_gold_1b")
    hand(state, STEFANO, "silver_horse_2")
    hand(state, GIORGIO, "silver_horse_1", "silver_horse_1")
    state.blue_holder, state.blue_dice = GIORGIO, 2
    laurels(state, BLUE, WHITE)
    load_dice(state, "ssb gsb sgb ggs")
    return begin_actions(state)


@rule("X3.1", "X3.2", "X3.3")
def test_the_example_die_by_die_up_to_the_red_dice() -> None:
    state = example()
    assert state.contest is not None
    assert state.contest.base == [1, 2, 2, 2]
    assert [event for event in state.events if isinstance(event, DiceRolled)] == [
        DiceRolled(STEFANO, "red_die", dice=3, gold=0, silver=2, bronze=1),
        DiceRolled(WALTER, "red_die", dice=3, gold=1, silver=1, bronze=1),
        DiceRolled(GIORGIO, "red_die", dice=3, gold=1, silver=1, bronze=1),
        DiceRolled(CHICCO, "red_die", dice=3, gold=2, silver=1, bronze=0),
    ]
    assert strengths(state) == [3, 3, 3, 4]


@rule("X3.4", "X3.5")
def test_the_example_cards_and_blue_dice() -> None:
    state = example()
    play(state, "play silver_horse_2", "done", "done", "play silver_horse_1", "play silver_horse_1", "done", "done")
    assert strengths(state) == [5, 3, 5, 4]
    assert (question(state), state.waiting) == ("roll-blue-dice", [GIORGIO])
    assert options(state) == ["roll 0", "roll 1", "roll 2"]
    load_dice(state, "sb")
    play(state, "roll 2")
    assert strengths(state) == [5, 3, 6, 4]
    assert state.blue_dice == 0


@rule("X3.6", "X3.7")
def test_the_example_ranking_coins_and_laurels() -> None:
    state = example()
    assert len(state.stadium_deck) + 1 == 12
    play(state, "play silver_horse_2", "done", "done", "play silver_horse_1", "play silver_horse_1", "done", "done")
    load_dice(state, "sb")
    events = logged(state, "roll 2")
    places = [(event.place, event.seat, event.strength) for event in events if isinstance(event, Ranked)]
    assert places == [(1, GIORGIO, 6), (2, STEFANO, 5), (3, CHICCO, 4), (4, WALTER, 3)]
    play(state, f"keep {WHITE}")
    assert supply(state, GIORGIO) == (0, 3, 0)
    assert supply(state, STEFANO) == (0, 2, 0)
    assert supply(state, CHICCO) == (1, 0, 0)
    assert supply(state, WALTER) == (0, 0, 0)
    assert stadium_laurels(state, GIORGIO) == [WHITE]
    assert stadium_laurels(state, STEFANO) == [BLUE]
    assert len(state.stadium_deck) + 1 == 10


@rule("Q10.3")
def test_both_sides_run_in_one_race() -> None:
    state = racing({"stadium_gold_2": 3, "stadium_silver_1a": 1})
    assert state.contest is not None
    assert state.contest.runners == [1, 3]


@rule("Q10.4")
@pytest.mark.parametrize(
    ("space", "base"), [("gold_2", 2), ("gold_1a", 1), ("gold_1b", 1), ("silver_2", 2), ("silver_1a", 1)]
)
def test_the_space_gives_the_starting_strength(space: str, base: int) -> None:
    assert strengths(racing({f"stadium_{space}": 1}, "bbb")) == [0, base, 0, 0]


@rule("Q10.5")
def test_several_henchmen_add_up_to_one_runner() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_gold_1a": 1, "stadium_gold_1b": 1}, "bbb")
    assert strengths(state) == [0, 4, 0, 0]
    assert len([event for event in state.events if isinstance(event, DiceRolled)]) == 1


@rule("Q10.6")
def test_only_faces_of_the_own_side_count() -> None:
    state = racing({"stadium_gold_1a": 0, "stadium_silver_1a": 1}, "ggs ssb")
    assert strengths(state) == [3, 3, 0, 0]
    rolls = [event.seat for event in state.events if isinstance(event, DiceRolled)]
    assert rolls == [0, 1]


@rule("Q10.7", "Q17.4")
def test_horses_of_the_own_side_add_one_each() -> None:
    state = table()
    hand(state, 1, "gold_horse_1", "gold_horse_2")
    occupy(state, 1, "stadium_gold_2")
    load_dice(state, "bbb")
    begin_actions(state)
    play(state, "play gold_horse_1", "play gold_horse_2")
    assert strengths(state) == [0, 5, 0, 0]


@rule("Q10.8")
@pytest.mark.parametrize("name", ["servi_1", "servi_2", "weapon_1", "weapon_3", "silver_horse_1", "silver_horse_2"])
def test_servi_weapons_and_horses_of_the_other_metal_cannot_run(name: str) -> None:
    state = table()
    hand(state, 1, name)
    occupy(state, 1, "stadium_gold_2")
    begin_actions(state)
    assert options(state) == ["done"]
    assert refusal(state, f"play {name}") == "Q10.8"


@rule("Q10.8")
def test_who_is_done_adds_no_more_horses() -> None:
    state = table()
    hand(state, 0, "gold_horse_1")
    occupy(state, 0, "stadium_gold_2")
    occupy(state, 1, "stadium_silver_2")
    begin_actions(state)
    play(state, "done")
    assert state.waiting == [1]
    play(state, "done")
    assert question(state) == "keep-laurel"


@rule("Q10.9", "Q17.5")
def test_blue_dice_count_by_the_side_of_their_holder() -> None:
    state = racing({"potentia": 1, "stadium_silver_2": 1}, "bbb")
    play(state, "done")
    load_dice(state, "sgs")
    play(state, "roll 3")
    assert strengths(state) == [0, 4, 0, 0]


@rule("Q10.10")
def test_strength_has_no_upper_limit() -> None:
    state = table()
    hand(state, 1, "gold_horse_2", "gold_horse_2", "gold_horse_1", "gold_horse_1", "gold_horse_1")
    occupy(state, 1, "potentia", "stadium_gold_2", "stadium_gold_1a", "stadium_gold_1b")
    load_dice(state, "ggg gggg")
    begin_actions(state)
    horses = ["play gold_horse_2"] * 2 + ["play gold_horse_1"] * 3
    play(state, *horses, "done", "roll 4")
    assert strengths(state) == [0, 4 + 3 + 7 + 4, 0, 0]


@rule("Q10.11")
@pytest.mark.parametrize(("discs", "winner"), [((0, 1, 2, 3), 1), ((2, 1, 0, 3), 2)])
def test_a_tie_goes_to_the_better_tiebreaker_rank(discs: tuple[int, ...], winner: int) -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_2": 2}, "bbb bbb", discs)
    play(state, "done", "done")
    assert state.waiting == [winner]


@rule("Q10.12")
def test_coins_are_in_the_metal_of_the_own_side() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_2": 2, "stadium_gold_1a": 3}, "ggg ssb bbb")
    play(state, "done", "done", "done")
    assert [supply(state, seat) for seat in (1, 2, 3)] == [(3, 0, 0), (0, 2, 0), (1, 0, 0)]


@rule("Q10.13", "Q17.7")
@pytest.mark.parametrize(("kept", "given"), [(BLUE, WHITE), (WHITE, BLUE)])
def test_the_winner_keeps_one_laurel_and_the_second_gets_the_other(kept: str, given: str) -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_1a": 2}, "ggg bbb")
    play(state, "done", "done")
    assert options(state) == [f"keep {BLUE}", f"keep {WHITE}"]
    play(state, f"keep {kept}")
    assert (stadium_laurels(state, 1), stadium_laurels(state, 2)) == ([kept], [given])


@rule("Q10.13")
def test_only_the_winner_sees_the_laurel_that_lay_face_down() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_1a": 2}, "ggg bbb")
    play(state, "done")
    events = logged(state, "done")
    assert [event.audience() for event in events if isinstance(event, LaurelSeen)] == [[1]]
    assert [seen_contest(state, seat)["offered"] for seat in (0, 1, 2, None)] == [None, WHITE, None, None]


@rule("Q7.10", "Q10.13")
def test_the_winner_is_asked_even_if_both_laurels_are_alike() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_1a": 2}, "ggg bbb")
    laurels(state, BLUE, BLUE)
    play(state, "done", "done")
    assert options(state) == [f"keep {BLUE}"]
    play(state, f"keep {BLUE}")
    assert (stadium_laurels(state, 1), stadium_laurels(state, 2)) == ([BLUE], [BLUE])


@rule("Q10.14")
def test_the_second_sees_his_laurel_and_the_third_gets_none() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_2": 2, "stadium_gold_1a": 3}, "ggg ssb bbb")
    play(state, "done", "done", "done")
    events = logged(state, f"keep {WHITE}")
    received = [(event.seat, event.laurel, event.audience()) for event in events if isinstance(event, LaurelReceived)]
    assert received == [(1, WHITE, [1]), (2, BLUE, [2])]
    assert stadium_laurels(state, 3) == []


@rule("Q10.16")
def test_lower_prizes_without_a_taker_are_not_paid() -> None:
    state = racing({"stadium_gold_2": 1, "stadium_silver_1a": 2}, "ggg bbb")
    play(state, "done", "done")
    assert [supply(state, seat) for seat in range(4)] == [(0, 0, 0), (3, 0, 0), (0, 2, 0), (0, 0, 0)]


@rule("Q10.17")
def test_a_lone_runner_keeps_one_laurel_and_the_other_leaves_the_game() -> None:
    state = racing({"stadium_gold_2": 1})
    play(state, "done", f"keep {WHITE}")
    assert stadium_laurels(state, 1) == [WHITE]
    race = state.races[0]
    assert (race.winner, race.second, race.given) == (1, NOBODY, card(state, BLUE))
    assert all(stadium_laurels(state, seat) == [] for seat in (0, 2, 3))
    assert state.stadium_deck.count(card(state, BLUE)) == 1


@rule("Q10.17")
def test_the_others_do_not_learn_which_laurel_left_the_game() -> None:
    state = racing({"stadium_gold_2": 1})
    play(state, "done", f"keep {WHITE}")
    assert state.view(0)["races"] == [{"winner": 1, "second": None, "shown": BLUE, "kept": None, "given": None}]
    assert state.view(0)["players"][1]["stadium"] == [None]


@rule("Q10.18")
def test_after_the_race_the_next_laurel_is_turned_up() -> None:
    state = racing({"stadium_gold_2": 1})
    play(state, "done")
    events = logged(state, f"keep {WHITE}")
    assert state.laurel == card(state, TEN)
    assert LaurelUncovered(TEN) in events


@rule("Q10.18")
def test_after_the_last_laurels_none_is_turned_up() -> None:
    state = racing({"stadium_gold_2": 1})
    state.stadium_deck = state.stadium_deck[-1:]
    play(state, "done", f"keep {WHITE}")
    assert state.laurel == NOTHING


@rule("Q10.19")
def test_if_nobody_races_the_same_laurel_stays_face_up() -> None:
    state = racing({})
    assert state.round == 2
    assert state.laurel == card(state, BLUE)
    assert len(state.stadium_deck) == 11
