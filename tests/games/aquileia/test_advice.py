"""The advice makes bots play plausibly."""

from __future__ import annotations

from collections import Counter
from functools import cache

from groma.bots import bot
from groma.games.aquileia.advice import APPEAL, AquileiaAdvice
from groma.games.aquileia.outlook import BALANCED, Leaning, outlook
from groma.games.aquileia.spaces import EFFECTS
from groma.games.aquileia.state import SHOPS, AquileiaState
from tests.games.aquileia.table import (
    acting,
    aquileia,
    award_laurels,
    begin_actions,
    everybody,
    final,
    give,
    hand,
    load_dice,
    occupy,
    own,
    play,
    table,
)

SEEDS = 4
ADVICE = AquileiaAdvice()


@cache
def greedy_games() -> tuple[list[AquileiaState], Counter[str]]:
    """Let four greedy bots play some games; return the ends and how often each verb was used."""
    ends, verbs = [], Counter[str]()
    for seed in range(SEEDS):
        state = aquileia().new(4, seed)
        bots = [bot("greedy", seat) for seat in range(4)]
        while not state.over:
            seat = state.waiting[0]
            action = bots[seat].answer(state, seat)
            verbs[action.verb] += 1
            state.play(action, seat)
        ends.append(state)
    return ends, verbs


def test_greedy_builds_three_houses_or_more_on_average() -> None:
    ends, _ = greedy_games()
    houses = [len(player.lots) for state in ends for player in state.players]
    assert sum(houses) / len(houses) >= 3


def test_greedy_activates_its_shops() -> None:
    ends, verbs = greedy_games()
    assert verbs["activate"] / (4 * SEEDS) >= 2
    assert all(sum(player.earned[SHOPS] for player in state.players) >= 40 for state in ends)


def test_greedy_buys_fights_and_bids() -> None:
    _, verbs = greedy_games()
    for verb in ("buy", "servi", "play", "roll", "bid", "ante", "keep", "prize"):
        assert verbs[verb] >= SEEDS, verb


def test_greedy_scores_far_more_than_random_players_do() -> None:
    ends, _ = greedy_games()
    scores = [score for state in ends for score in state.scores()]
    assert sum(scores) / len(scores) >= 60


def test_at_the_end_the_outlook_is_the_score() -> None:
    state = table()
    award_laurels(state, 1, "stadium_laurel_points_7")
    final(state)
    assert [ADVICE.evaluate(state, seat) for seat in range(4)] == [0.0, 7.0, 0.0, 0.0]


def test_a_henchman_on_a_good_space_improves_the_outlook_before_he_acts() -> None:
    state = table()
    for name in ("dolus", "pecunia", "arena_2", "stadium_gold_2", "forum_1", "servi_top"):
        after = play(state.copy(), f"place {name}")
        assert ADVICE.evaluate(after, 0) > ADVICE.evaluate(state, 0), name


def test_cards_that_win_a_fight_are_worth_playing() -> None:
    state = table()
    everybody(state)
    hand(state, 0, "weapon_3")
    occupy(state, 0, "arena_1a")
    occupy(state, 1, "arena_2")
    load_dice(state, "bbs bbs")
    begin_actions(state)
    played, kept = play(state.copy(), "play weapon_3", "done"), play(state.copy(), "done")
    assert ADVICE.evaluate(played, 0) > ADVICE.evaluate(kept, 0)


def test_a_laurel_is_worth_more_with_villas_of_its_colour() -> None:
    state = table()
    award_laurels(state, 0, "stadium_laurel_blue")
    without = ADVICE.evaluate(state, 0)
    own(state, 0, "villa_blue_6")
    blue = ADVICE.evaluate(state, 0) - without
    other = table()
    award_laurels(other, 0, "stadium_laurel_blue")
    own(other, 0, "villa_white_6")
    assert blue > ADVICE.evaluate(other, 0) - without + 5


def test_the_money_changer_is_no_perpetual_motion() -> None:
    state = acting({"pecunia": 0})
    give(state, 0, 3, 3, 3)
    assert ADVICE.promising(state, 0)[0].notation == "stop"


def test_a_leaning_changes_what_a_building_is_worth() -> None:
    state = table()
    own(state, 0, "shop_goldsmith")
    own(state, 1, "villa_blue_10")
    keen_on_shops, keen_on_villas = Leaning(1.5, 0.5), Leaning(0.5, 1.5)
    assert outlook(state, 0, keen_on_shops) > outlook(state, 0, BALANCED) > outlook(state, 0, keen_on_villas)
    assert outlook(state, 1, keen_on_villas) > outlook(state, 1, BALANCED) > outlook(state, 1, keen_on_shops)


def test_the_advice_knows_every_kind_of_space_and_no_other() -> None:
    assert set(APPEAL) == set(EFFECTS)
