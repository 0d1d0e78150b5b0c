"""B, T, W  Setup: board, players, draft, characters, options."""

from __future__ import annotations

from collections import Counter

import pytest

from groma.games.architects.census import census
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    apprentices,
    architects,
    cards,
    drafted,
    faceup,
    fresh,
    me,
    options,
    play,
    question,
    table,
    with_characters,
)
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@rule("B1.1", "U3.2")
def test_ten_market_cards_are_shuffled_into_the_small_pile() -> None:
    piles = [fresh(3, seed).small for seed in (1, 2, 3)]
    assert all(sorted(pile) == list(range(10)) for pile in piles)
    assert piles[0] != piles[1] != piles[2]


@rule("B1.2", "B1.3")
@pytest.mark.parametrize(("seats", "rewards"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_rewards_for_each_player_and_one_more(seats: int, rewards: int) -> None:
    assert len(fresh(seats).rewards) == rewards
    assert len(architects().box.rewards) == 11


@rule("B1.4")
def test_nobody_has_a_debt_at_the_start() -> None:
    assert [(player.unpaid, player.paid) for player in fresh().players] == [(0, 0)] * 3


@rule("B1.5", "B1.6", "U3.2")
def test_eight_apprentices_lie_faceup_row_by_row() -> None:
    state = architects().new(3, 4)
    shown = [event.fields()["apprentice"] for event in state.events if event.kind() == "apprentice-shown"]
    assert faceup(state) == shown
    assert len(shown) == 8
    assert sorted(state.display + state.apprentice_deck) == list(range(40))


@rule("B1.7", "B3.1", "B3.5", "X28")
@SEATS
def test_forty_buildings_of_which_four_are_dealt_and_three_kept(seats: int) -> None:
    state = fresh(seats)
    assert [len(pack) for pack in state.packs] == [4] * seats
    assert len(state.deck) == 40 - 4 * seats
    drafted(state)
    assert [len(player.hand) for player in state.players] == [3] * seats
    assert len(state.deck) == 40 - 3 * seats


@rule("B1.8", "B2.1", "B2.2", "B2.4", "X28")
@SEATS
def test_silver_goes_by_turn_order_and_everything_else_is_equal(seats: int) -> None:
    state = fresh(seats, 11)
    order = [(state.first + step) % seats for step in range(seats)]
    assert [state.players[seat].goods for seat in order] == [[0, 0, 0, 0, 0, 3 + turn] for turn in range(seats)]
    assert [(each.virtue, each.level, each.reserve) for each in state.players] == [(7, 0, 20)] * seats
    assert (state.tax_stand, len(state.display)) == (4, 8)


@rule("B2.3", "C1.1")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = Counter(fresh(3, seed).first for seed in range(30))
    assert set(firsts) == {0, 1, 2}
    state = drafted(fresh(3, next(seed for seed in range(30) if fresh(3, seed).first == 1)))
    asked = []
    for _ in range(4):
        asked += state.waiting
        play(state, "place quarry")
    assert asked == [1, 2, 0, 1]


@rule("B2.5")
def test_turn_order_and_faceup_apprentices_are_known_during_the_draft() -> None:
    state = fresh()
    view = state.view(2)
    assert (question(state), view["first"], view["phase"]) == ("draft-card", 0, "setup")
    assert all(slot is not None for row in view["apprentices"] for slot in row)
    assert state.players[1].goods[5] == 4


@rule("B2.6")
@SEATS
def test_every_player_has_another_colour(seats: int) -> None:
    assert len({player.colour for player in fresh(seats).players}) == seats


@rule("B3.2", "B3.3", "B3.4", "B3.7")
def test_everyone_keeps_one_and_passes_the_rest_to_the_left() -> None:
    state = fresh(3)
    packs = [list(pack) for pack in state.packs]
    for seat in range(3):
        state.play(state.options(seat)[0], seat)
    assert [state.players[seat].hand for seat in range(3)] == [[pack[0]] for pack in packs]
    assert [state.packs[seat] for seat in range(3)] == [packs[seat - 1][1:] for seat in range(3)]
    for seat in range(3):
        state.play(state.options(seat)[0], seat)
    assert [state.packs[seat] for seat in range(3)] == [packs[seat - 2][2:] for seat in range(3)]


@rule("B3.7", "U1.8")
def test_answers_come_in_any_order_and_nothing_moves_before_the_last() -> None:
    state = fresh(3)
    packs = state.packs
    before = state.view(0)
    state.play(state.options(2)[0], 2)
    assert state.waiting == [0, 1]
    assert state.packs is packs
    assert {**state.view(0), "waiting": []} == {**before, "waiting": []}


@rule("B3.4", "B3.6")
def test_the_last_cards_go_under_the_deck_in_turn_order() -> None:
    state = fresh(3, next(seed for seed in range(30) if fresh(3, seed).first == 1))
    for _ in range(2):
        for seat in (0, 1, 2):
            state.play(state.options(seat)[0], seat)
    last = [state.packs[seat][1] for seat in range(3)]
    drafted(state)
    assert state.deck[:3] == [last[0], last[2], last[1]]


# Characters


@rule("T1", "T1.5", "W3.1", "W3.2", "T1.4")
def test_characters_are_dealt_at_random_and_the_highest_virtue_goes_first() -> None:
    dealt = set()
    for seed in range(20):
        state = fresh(3, seed, setup="variable")
        dealt |= {player.character for player in state.players}
        virtues = [player.virtue for player in state.players]
        assert state.first == virtues.index(max(virtues))
        assert len({player.colour for player in state.players}) == 3
    assert dealt == {0, 1, 2, 3, 4}


@rule("T1.5", "W3.2")
def test_characters_can_be_chosen_one_after_another() -> None:
    state = fresh(3, 5, setup="variable", characters="chosen")
    seats = []
    for name in ("ada", "rudolf", "therese"):
        seats += state.waiting
        play(state, f"character {name}")
    assert seats == [(seats[0] + step) % 3 for step in range(3)]
    assert state.first == seats[0]
    starts = {fresh(3, seed, setup="variable", characters="chosen").waiting[0] for seed in range(20)}
    assert starts == {0, 1, 2}


@rule("T1.5", "W1.1")
def test_a_colour_is_taken_with_its_board() -> None:
    state = fresh(2, 5, setup="variable", characters="chosen", promos=True)
    assert len(options(state)) == 10
    play(state, "character ada")
    refused = {action.target: why for action, why in state.refusals()}
    assert refused == {"ada": "T1.5", "clovis": "T1.5"}


FIGURES = [
    ("therese", 4, {5: 5}, 5, 0, 1),
    ("caroline", 8, {5: 10, 4: 1}, 3, 1, 0),
    ("ada", 0, {3: 1}, 11, 0, 1),
    ("frederick", 0, {5: 4, 2: 1}, 7, 0, 0),
    ("rudolf", 0, {5: 3, 1: 1}, 9, 0, 0),
    ("lothaire", 6, {5: 6, 0: 2}, 4, 0, 0),
    ("hugo", 10, {5: 12}, 2, 0, 2),
    ("clovis", 0, {5: 1, 4: 1, 0: 1}, 10, 0, 0),
    ("fara", 2, {5: 5, 2: 1, 1: 1}, 6, 0, 0),
    ("bertha", 0, {5: 3}, 8, 0, 1),
]


@rule("T1.1", "T1.2", "T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T1.6")
@pytest.mark.parametrize(
    ("name", "prison", "goods", "virtue", "debts", "extra"), FIGURES, ids=[row[0] for row in FIGURES]
)
def test_a_character_starts_with_what_its_board_says(
    name: str, prison: int, goods: dict[int, int], virtue: int, debts: int, extra: int
) -> None:
    other = "rudolf" if name in ("ada", "clovis") else "ada"
    state = fresh(2, 1, setup="variable", characters="chosen", promos=True)
    while question(state) == "pick-character":
        play(state, f"character {name if state.waiting[0] == 0 else other}")
    player = me(state)
    assert [player.goods[good] for good in range(6)] == [goods.get(good, 0) for good in range(6)]
    assert (player.prison, player.reserve, player.virtue, player.unpaid) == (prison, 20 - prison, virtue, debts)
    assert question(state) == "draft-card"
    assert len(cards(drafted(state))) == 3 + extra


@rule("T1.3")
def test_extra_cards_are_drawn_after_the_draft_in_turn_order() -> None:
    state = fresh(2, 1, setup="variable", characters="chosen")
    names = ["therese", "ada"]
    while question(state) == "pick-character":
        play(state, f"character {names[state.waiting[0]]}")
    top = state.deck[-1], state.deck[-2]
    drafted(state)
    assert state.first == 1
    assert (state.players[1].hand[-1], state.players[0].hand[-1]) == top


# Options


@rule("W1.1", "W3.3", "U3.2")
def test_promo_cards_are_in_only_if_the_table_wants_them() -> None:
    assert max(table().apprentice_deck) < 40
    state = table(promos=True)
    everyone = [card for player in state.players for card in player.apprentices]
    assert len(state.apprentice_deck + state.display + everyone) == 43
    assert len(state.deck) == 43
    promos = {fresh(2, seed, setup="variable", promos=True).players[0].character for seed in range(60)}
    assert promos == set(range(10))


@rule("W1.4", "W3.3")
def test_a_starting_apprentice_is_taken_in_reverse_turn_order_before_the_draft() -> None:
    state = fresh(3, 1, starting_apprentice=True)
    order = []
    shown = faceup(state)
    while question(state) == "take-starting-apprentice":
        order += state.waiting
        play(state, f"hire {shown[len(order)]}")
    first = state.first
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert question(state) == "draft-card"
    assert [apprentices(state, seat) for seat in order] == [[name] for name in shown[1:4]]
    assert (faceup(state)[0], faceup(state)[4:]) == (shown[0], shown[4:])
    assert -1 not in state.display


@rule("W1.4", "P1.2")
def test_a_starting_apprentice_changes_virtue() -> None:
    for seed in range(40):
        state = fresh(2, seed, starting_apprentice=True)
        squire = next((name for name in faceup(state) if name.startswith("squire")), "")
        if squire:
            seat = state.waiting[0]
            play(state, f"hire {squire}")
            assert me(state, seat).virtue == 8
            return
    raise AssertionError("no Squire was shown")


@rule("W3.1", "W3.2", "W3.3", "W3.4")
def test_the_options_and_their_defaults() -> None:
    defaults = {name: values[0] for name, values in architects().options.items()}
    assert defaults == {
        "setup": "standard",
        "characters": "random",
        "promos": False,
        "starting_apprentice": False,
        "apprentice_turnover": False,
        "rival": "constantine",
        "level": "normal",
    }


@rule("W3.4")
def test_rival_and_level_are_for_the_solo_game() -> None:
    with pytest.raises(ValueError, match="option 'rival' cannot be 'helena' here"):
        architects().new(2, 1, {"rival": "helena"})
    assert architects().new(1, 1, {"rival": "helena", "level": "hard"}).chosen["level"] == "hard"


@rule("A1.1")
def test_one_to_five_players() -> None:
    assert list(architects().players) == [1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match="played by 1 to 5, not by 6"):
        architects().new(6, 1)


@rule("T2.5", "T2.7", "X34")
def test_example_rudolf_hires_from_column_three() -> None:
    state = with_characters("rudolf", "ada")
    state.players[0].goods[5] = 5
    play(state, "place workshop", f"hire {faceup(state)[2]}")
    assert (me(state).goods[5], state.tax_stand, state.silver[:3]) == (0, 6, [1, 1, 0])


def test_positions_for_tests_are_whole() -> None:
    state: ArchitectsState = table()
    assert census(state)["workers"] == [20, 20, 20]
