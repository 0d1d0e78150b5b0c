"""P4  Setup."""

from __future__ import annotations

import pytest

from tests.games.praetor.table import everyone_passes, options, play, player, praetor, refusal, table
from tests.rules import rule

COUNTS = [2, 3, 4, 5]
MINES = {
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (2, 0), (0, 1)],
    4: [(0, -1), (1, -1), (1, 1), (0, 1)],
    5: [(0, -1), (1, -1), (2, 0), (1, 1), (0, 1)],
}
NEUTRAL = {(-1, 0): "market", (0, 0): "imperial_outpost", (1, 0): "workers_camp"}


def ages(seats: int) -> list[list[str]]:
    """Return the tiles in play by age."""
    state = table(seats)
    tiles = [*state.city.values(), *state.display, *state.deck]
    return [[state.box.tiles[tile].id for tile in tiles if state.box.tiles[tile].age == age] for age in (0, 1, 2)]


@rule("P4.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_exactly_the_tiles_for_this_number_of_players_are_in_play(seats: int) -> None:
    in_play = [tile for age in ages(seats) for tile in age]
    marked = [tile.id for tile in praetor().box.tiles if tile.min_players <= seats]
    assert sorted(in_play) == sorted(marked)
    assert len(in_play) == {2: 21, 3: 28, 4: 35, 5: 42}[seats]


@rule("P4.1")
@pytest.mark.parametrize(("seats", "counts"), [(2, (5, 9, 7)), (3, (6, 12, 10)), (4, (7, 15, 13)), (5, (8, 18, 16))])
def test_so_many_tiles_of_each_age_are_in_play(seats: int, counts: tuple[int, ...]) -> None:
    assert tuple(len(age) for age in ages(seats)) == counts


@rule("P4.2", "P4.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_starting_city_lies_as_its_layout_shows(seats: int) -> None:
    city = table(seats).view(None)["city"]
    mines = {cell: f"gold_mine_{letter}" for cell, letter in zip(MINES[seats], "abcde", strict=False)}
    neutral = {cell: f"{kind}_a" for cell, kind in NEUTRAL.items()}
    assert {(tile["x"], tile["y"]): tile["tile"] for tile in city} == {**neutral, **mines}
    assert {tile["rotation"] for tile in city} == {0}


@rule("P4.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_neutral_tiles_lie_in_the_middle_and_all_others_are_owned(seats: int) -> None:
    city = table(seats).view(None)["city"]
    assert {(tile["x"], tile["y"]): tile["kind"] for tile in city if tile["owner"] is None} == NEUTRAL


@rule("P4.4")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_age_one_tiles_lie_on_top_of_the_age_two_tiles(seats: int) -> None:
    state = table(seats)
    from_top = [state.box.tiles[tile].age for tile in reversed(state.deck)]
    assert from_top == sorted(from_top)
    assert set(from_top) == {1, 2}


@rule("P4.4")
def test_both_ages_of_the_city_deck_are_shuffled() -> None:
    decks = [[table(seed=seed).box.tiles[tile] for tile in table(seed=seed).deck] for seed in range(30)]
    assert len({deck[-1].id for deck in decks}) > 6
    assert len({deck[0].id for deck in decks}) > 6


@rule("P4.5")
def test_all_fourteen_wall_sections_are_shuffled() -> None:
    tables = [table(seed=seed) for seed in range(30)]
    assert all(sorted([*state.wall_pile, state.section]) == list(range(14)) for state in tables)
    assert len({state.section for state in tables}) > 7
    assert len({state.wall_pile[0] for state in tables}) > 7


@rule("P4.6")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_tile_more_than_players_and_one_wall_section_are_uncovered(seats: int) -> None:
    view = table(seats).view(None)
    assert len(view["display"]) == seats + 1
    assert view["section"] is not None
    assert view["wall_pile"] == 13


@rule("P4.6")
def test_the_display_comes_from_the_top_of_the_deck() -> None:
    state = table(5)
    assert {state.box.tiles[tile].age for tile in state.display} == {1}
    assert not set(state.display) & set(state.deck)


@rule("P4.7", "P4.9")
def test_everyone_has_side_a_unless_the_table_says_otherwise() -> None:
    assert praetor().options["board"][0] == "A"
    assert [player["board"] for player in table(5).view(None)["players"]] == ["a"] * 5


@rule("P4.8")
def test_the_five_b_sides_differ_and_there_is_one_pattern_of_side_a() -> None:
    boards = praetor().box.boards
    printed = [(b.side, *b.morale, *b.buy, *b.sell, b.wage, b.pension) for b in boards]
    assert [board.side for board in boards] == ["A", "B", "B", "B", "B", "B"]
    assert len(set(printed)) == 6


@rule("P4.9")
def test_option_b_deals_a_different_b_side_to_each_seat_by_lot() -> None:
    deals = [[str(p["board"]) for p in table(5, seed, board="B").view(None)["players"]] for seed in range(20)]
    assert all(sorted(deal) == ["b1", "b2", "b3", "b4", "b5"] for deal in deals)
    assert all(len({deal[seat] for deal in deals}) > 2 for seat in range(5))


@rule("P4.7", "P4.9", "P24.1")
def test_with_choice_the_players_pick_their_boards_in_seat_order() -> None:
    state = table(3, board="choice")
    asked = [state.waiting]
    for board in ("b2", "b4"):
        play(state, f"board {board}")
        asked.append(state.waiting)
    play(state, "board b1")
    assert asked == [[0], [1], [2]]
    assert [player(state, seat)["board"] for seat in range(3)] == ["b2", "b4", "b1"]


@rule("P4.9")
def test_a_b_side_can_be_picked_only_once() -> None:
    state = play(table(3, board="choice"), "board b3")
    assert refusal(state, "board b3") == "P4.9"
    assert options(state) == ["board a", "board b1", "board b2", "board b4", "board b5"]


@rule("P4.8", "P4.9")
def test_any_mix_of_sides_may_be_used_and_side_a_more_than_once() -> None:
    state = play(table(4, board="choice"), "board a", "board b5", "board a", "board b1")
    assert [player(state, seat)["board"] for seat in range(4)] == ["a", "b5", "a", "b1"]


@rule("P4.10")
@pytest.mark.parametrize("board", ["a", "b1", "b2", "b3", "b4", "b5"])
def test_the_morale_token_starts_on_the_step_of_value_zero(board: str) -> None:
    state = play(table(2, board="choice"), f"board {board}", "board a")
    assert player(state, 0)["morale_value"] == 0


@rule("P4.11")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_player_takes_the_starting_resources(seats: int) -> None:
    start = {"gold": 10, "wood": 4, "stone": 3, "marble": 2, "weapons": 1}
    assert [player["resources"] for player in table(seats).view(None)["players"]] == [start] * seats


@rule("P4.12")
def test_three_workers_of_level_one_two_and_three_are_active_and_five_are_villagers() -> None:
    for seen in table(4).view(None)["players"]:
        assert seen["home"] == [0, 1, 1, 1, 0, 0, 0]
        assert seen["villagers"] == 5


@rule("P4.12")
def test_a_villager_is_of_level_one_when_he_becomes_active() -> None:
    state = play(table(), "activate workers_camp_a", "worker 3")
    everyone_passes(everyone_passes(state))
    assert player(state, 1)["home"] == [0, 2, 1, 1, 0, 0, 0]


@rule("P4.13", "P4.14")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_seat_owns_the_mine_that_the_layout_lists_for_it(seats: int) -> None:
    state = table(seats)
    owned = {tile["owner"]: (tile["x"], tile["y"]) for tile in state.view(None)["city"] if tile["owner"] is not None}
    assert owned == dict(enumerate(MINES[seats]))
    assert [player(state, seat)["tiles"] for seat in range(seats)] == [1] * seats


@rule("P4.15", "P4.16")
@pytest.mark.parametrize("seats", COUNTS)
def test_favor_starts_at_ten_and_falls_counter_clockwise(seats: int) -> None:
    for visitor in range(seats):
        state = table(seats, rome_visitor=str(visitor))
        assert [state.scores()[(visitor - place) % seats] for place in range(seats)] == [10, 9, 8, 7, 6][:seats]


@rule("P4.16")
def test_by_default_the_engine_draws_who_was_in_rome_last() -> None:
    tables = [praetor().new(3, seed) for seed in range(40)]
    firsts = [state.scores().index(10) for state in tables]
    assert all(state.chosen["rome_visitor"] == "random" for state in tables)
    assert min(firsts.count(seat) for seat in range(3)) >= 5


@rule("P4.16")
def test_who_was_in_rome_last_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="rome_visitor"):
        table(3, rome_visitor="3")


@rule("P4.17")
@pytest.mark.parametrize("seats", COUNTS)
def test_round_one_goes_clockwise_from_the_left_of_the_player_with_ten(seats: int) -> None:
    for visitor in range(seats):
        state = table(seats, rome_visitor=str(visitor))
        clockwise = [(visitor + 1 + place) % seats for place in range(seats)]
        assert state.view(None)["order"] == clockwise
        assert state.waiting == clockwise[:1]


@rule("P4.19")
def test_by_default_each_seat_has_the_next_colour_of_the_data_file() -> None:
    colours = [player["colour"] for player in table(5).view(None)["players"]]
    assert colours == ["blue", "yellow", "white", "black", "purple"]


@rule("P4.19", "P24.1")
def test_a_table_may_choose_its_colours() -> None:
    state = table(3, colours="purple,white,blue,black,yellow")
    assert [player["colour"] for player in state.view(None)["players"]] == ["purple", "white", "blue"]


@rule("P4.19")
def test_no_two_players_have_the_same_colour() -> None:
    with pytest.raises(ValueError, match="colours"):
        table(3, colours="blue,blue,white,black,purple")


@rule("X1", "P4.15", "P4.16", "P4.17")
def test_x1_five_players_and_seat_two_was_in_rome_last() -> None:
    state = table(5, rome_visitor="2")
    assert state.scores() == [8, 9, 10, 6, 7]
    assert state.view(None)["order"] == [3, 4, 0, 1, 2]


@rule("X25", "P21.1")
def test_x25_the_veteran_game_is_refused_with_two_players() -> None:
    with pytest.raises(ValueError, match="veteran"):
        table(2, veteran=True)
    assert table(3, veteran=True).chosen["veteran"] is True


@rule("X26")
def test_x26_setup_of_the_city_and_the_piles_with_three_players() -> None:
    state = table(3)
    view = state.view(None)
    kinds = sorted(tile["kind"] for tile in view["city"])
    assert kinds == ["gold_mine"] * 3 + ["imperial_outpost", "market", "workers_camp"]
    assert {tile["owner"] for tile in view["city"] if tile["kind"] == "gold_mine"} == {0, 1, 2}
    assert [state.box.tiles[tile].age for tile in state.display] == [1] * 4
    assert [state.box.tiles[tile].age for tile in reversed(state.deck)] == [1] * 8 + [2] * 10
    assert (view["deck"], view["wall_pile"]) == (18, 13)
    assert view["section"] is not None


@rule("X26")
def test_x26_setup_of_each_of_three_players() -> None:
    state = table(3)
    for seen in state.view(None)["players"]:
        assert seen["resources"] == {"gold": 10, "wood": 4, "stone": 3, "marble": 2, "weapons": 1}
        assert seen["home"] == [0, 1, 1, 1, 0, 0, 0]
        assert (seen["villagers"], seen["morale_value"]) == (5, 0)
    assert sorted(state.scores()) == [8, 9, 10]
