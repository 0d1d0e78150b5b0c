"""M6, M16, M17, M18  The turn, extra actions, the end of a turn, the last round."""

from __future__ import annotations

import pytest

from groma.games.marble.components import ARENA, BATHS, TEMPLE, TREASURY
from groma.games.marble.state import LAST_ROUND, MarbleState
from tests.games.marble.table import (
    grant,
    lay,
    leave,
    only,
    options,
    pass_turn,
    play,
    put,
    question,
    refresh,
    refusal,
    send,
    standing,
    table,
)
from tests.rules import rule

DRAW = ("do draw_tiles", "draw neighbourhood_temple", "draw neighbourhood_baths")


def stuck() -> MarbleState:
    """A table at which seat 0 can take no action, asked nothing yet."""
    state = table(2)
    leave(state)
    only(state, 0)
    return state


@rule("M6.1")
def test_a_turn_is_two_actions_and_its_end() -> None:
    state = play(table(), *DRAW)
    assert (state.waiting, question(state), state.players[0].domus) == ([0], "take-another", [1, 1, 0, 0])
    play(state, *DRAW)
    assert (state.waiting, question(state), state.players[0].domus) == ([1], "take-action", [0, 0, 0, 0])


@rule("M6.2")
def test_there_are_four_actions() -> None:
    state = table()
    lay(state, "5,4,L", seat=0)
    state.lines = [[state.box.grid.vertex[5, 4]], [], []]
    refresh(state)
    actions = {"do draw_tiles", "do expand_aqueducts", "do recall_magistrate", "do play_tile"}
    assert set(options(state)) == actions


@rule("M6.3")
@pytest.mark.parametrize("first", ["draw", "play"])
@pytest.mark.parametrize("second", ["draw", "play"])
def test_actions_come_in_any_order_and_also_twice(first: str, second: str) -> None:
    state = table()
    for number, kind in enumerate((first, second)):
        if kind == "draw":
            play(state, *DRAW)
        else:
            put(state, "temple" if number else "arena", "5,5,T" if state.placed else "5,4,L")
    assert state.waiting == [1]
    assert len(state.placed) == (first == "play") + (second == "play")


@rule("M6.4")
def test_an_action_with_its_sites_is_finished_before_the_next_begins() -> None:
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", 1 if place == "5,4,L" else -1)
    put(state, "arena", "6,3,L")
    assert (state.waiting, question(state)) == ([1], "move-magistrate")
    play(state, "decline")
    assert (state.waiting, question(state)) == ([0], "take-another")


@rule("M6.5")
def test_nobody_passes_of_his_own_will() -> None:
    state = table()
    assert refusal(state, "pass") == "M6.5"
    play(state, *DRAW)
    assert refusal(state, "pass") == "M6.5"


@rule("M6.7")
def test_an_action_must_be_able_to_do_something() -> None:
    state = stuck()
    lay(state, "5,4,L", seat=0)
    assert options(state) == ["do recall_magistrate"]
    for action in ("do draw_tiles", "do expand_aqueducts", "do play_tile"):
        assert refusal(state, action) == "M6.7"


@rule("M6.7")
def test_play_needs_a_tile_and_a_place() -> None:
    state = table()
    state.places = []
    refresh(state)
    assert refusal(state, "do play_tile") == "M6.7"


@rule("M6.8")
def test_actions_that_nobody_can_take_are_skipped() -> None:
    state = stuck()
    lay(state, "5,4,L", seat=0)
    play(state, "do recall_magistrate")
    assert state.phase == LAST_ROUND
    assert state.waiting == [1]
    assert "skipped" in [event.kind() for event in state.events]


@rule("M16.1")
def test_an_imperium_tile_returns_to_its_stack_for_a_further_action() -> None:
    state = table()
    grant(state, 0, temple=1)
    play(state, *DRAW, *DRAW)
    assert (state.waiting, question(state)) == ([0], "spend-imperium")
    play(state, "spend imperium_temple")
    assert (state.players[0].imperium[TEMPLE], state.imperium[TEMPLE]) == (0, 12)
    assert (state.waiting, question(state)) == ([0], "take-another")
    play(state, *DRAW)
    assert state.waiting == [1]
    assert sum(state.players[0].atrium) == 4 + 6


@rule("M16.2")
def test_the_type_of_the_imperium_does_not_matter() -> None:
    state = table()
    grant(state, 0, temple=1, baths=1, theatre=1, arena=1)
    play(state, *DRAW, *DRAW)
    assert set(options(state)) == {f"spend imperium_{kind}" for kind in ("temple", "baths", "theatre", "arena")} | {
        "end"
    }


@rule("M16.3")
def test_any_number_of_imperium_tiles_may_be_spent() -> None:
    state = table()
    grant(state, 0, arena=3)
    play(state, *DRAW, *DRAW)
    for left in (2, 1, 0):
        play(state, "spend imperium_arena", *DRAW)
        assert state.players[0].imperium[ARENA] == left
    assert state.waiting == [1]


@rule("M16.4")
def test_only_tiles_owned_now_can_be_spent() -> None:
    state = table()
    send(state, 0, "baths")
    grant(state, 0, temple=1)
    play(state, *DRAW, *DRAW)
    assert refusal(state, "spend imperium_baths") == "M16.4"
    play(state, "end")
    assert state.players[0].imperium == [1, 1, 0, 0]
    assert state.waiting == [1]


@rule("M16.5")
def test_imperium_buys_only_an_action_that_can_be_chosen() -> None:
    state = stuck()
    lay(state, "5,4,L", seat=0)
    lay(state, "5,5,T", seat=0)
    grant(state, 0, temple=2)
    play(state, "do recall_magistrate", "recall 5,4,L")
    assert state.waiting == [1]
    assert state.players[0].imperium[TEMPLE] == 2


@rule("M16.5")
def test_imperium_is_never_spent_in_the_middle_of_an_action() -> None:
    state = table()
    grant(state, 0, temple=1)
    asked = []
    for notation in ("do play_tile", "play neighbourhood_temple", "at 5,4,L", "decline", *DRAW):
        asked.append(any(option.startswith("spend") for option in options(state)))
        play(state, notation)
    assert not any(asked)
    assert question(state) == "spend-imperium"


@rule("M16.6", "M18.4")
def test_no_imperium_in_the_last_round() -> None:
    state = table(2)
    leave(state, baths=12)
    grant(state, 0, temple=1)
    grant(state, 1, temple=1)
    play(state, "do draw_tiles", "do draw_tiles", "end")
    assert (state.phase, state.waiting) == (LAST_ROUND, [1])
    play(state, "do draw_tiles")
    assert state.waiting == [0]
    play(state, "do draw_tiles")
    assert state.over


@rule("M16.7")
def test_without_imperium_the_turn_ends_by_itself() -> None:
    state = play(table(), *DRAW, *DRAW)
    assert state.waiting == [1]


@rule("M16.7")
def test_the_turn_may_end_with_imperium_unspent() -> None:
    state = table()
    grant(state, 0, temple=1)
    play(state, *DRAW, *DRAW, "end")
    assert (state.waiting, state.players[0].imperium[TEMPLE]) == ([1], 1)


@rule("M17.1")
def test_the_domus_is_emptied_into_the_atrium() -> None:
    state = play(table(), *DRAW, *DRAW)
    assert (state.players[0].atrium, state.players[0].domus) == ([3, 3, 1, 1], [0, 0, 0, 0])


@rule("M17.2", "M17.3")
def test_all_magistrates_on_spaces_are_collected_at_the_end_of_the_own_turn() -> None:
    state = table()
    send(state, 0, "baths", 2)
    send(state, 0, "treasury")
    send(state, 1, "treasury")
    pass_turn(state, 0)
    player = state.players[0]
    assert (player.imperium, player.coins, player.magistrates, player.sent) == ([0, 2, 0, 0], 1, 3, [0] * 5)
    assert (state.players[1].coins, state.players[1].sent[TREASURY]) == (0, 1)


@rule("M17.4")
def test_an_empty_stack_or_supply_gives_no_reward() -> None:
    state = table()
    send(state, 0, "baths", 2)
    send(state, 0, "treasury")
    state.imperium[BATHS], state.coins = 1, 0
    pass_turn(state, 0)
    player = state.players[0]
    assert (player.imperium, player.coins, player.magistrates) == ([0, 1, 0, 0], 0, 3)


@rule("M17.6")
def test_the_next_player_clockwise_takes_a_turn() -> None:
    state = table(4, start=2)
    order = []
    for _ in range(6):
        order.append(state.waiting[0])
        pass_turn(state, state.waiting[0])
    assert order == [2, 3, 0, 1, 2, 3]


@rule("M18.1")
@pytest.mark.parametrize(("stacks", "last"), [({"baths": 9}, True), ({"baths": 9, "arena": 5}, False), ({}, True)])
def test_three_empty_stacks_begin_the_last_round(stacks: dict[str, int], last: bool) -> None:
    state = table(2)
    play(state, *DRAW)
    leave(state, **stacks)
    put(state, "theatre", "5,4,L")
    assert state.waiting == [1]
    assert (state.phase == LAST_ROUND) == last


@rule("M18.2", "M18.3", "M18.4")
def test_each_player_takes_one_final_action_the_one_who_caused_it_last() -> None:
    state = table(3, start=1)
    leave(state, baths=14)
    pass_turn(state, 1)
    order = []
    for _ in range(3):
        order.append(state.waiting[0])
        play(state, "do draw_tiles")
    assert order == [2, 0, 1]
    assert state.over


@rule("M18.5")
def test_a_player_without_an_action_passes_in_the_last_round() -> None:
    state = table(3)
    leave(state, baths=6)
    only(state, 1)
    only(state, 2)
    play(state, "do draw_tiles", "do draw_tiles")
    assert state.phase == LAST_ROUND
    assert (state.players[1].atrium, state.stacks) == ([0, 2, 0, 0], [0, 0, 0, 0])
    assert [event.fields() for event in state.events if event.kind() == "skipped"] == [{"seat": 2}]
    assert state.waiting == [0]


@rule("M18.6")
def test_rewards_are_collected_after_the_final_action() -> None:
    state = table(2)
    leave(state, baths=12)
    pass_turn(state, 0)
    send(state, 1, "temple")
    play(state, "do draw_tiles")
    assert (state.players[1].imperium[TEMPLE], state.players[1].magistrates) == (1, 3)
    assert state.players[1].domus == [0, 0, 0, 0]


@rule("M18.7")
def test_a_magistrate_sent_after_the_own_final_action_earns_nothing() -> None:
    state = table(2)
    leave(state, baths=12)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", 1 if place == "5,4,L" else -1)
    pass_turn(state, 0)
    assert state.waiting == [1]
    play(state, "do draw_tiles")
    put(state, "arena", "6,3,L")
    assert standing(state, "6,4") == "baths 1"
    play(state, "move 5,4,L")
    assert state.over
    assert (state.players[1].sent[BATHS], state.players[1].imperium[BATHS]) == (1, 0)


@rule("M18.9")
def test_the_end_condition_is_not_checked_again_in_the_last_round() -> None:
    state = table(2)
    leave(state, baths=12)
    pass_turn(state, 0)
    assert state.finals == 2 - 1
    play(state, "do draw_tiles", "do draw_tiles")
    assert state.over
    assert state.view(None)["phase"] == "finished"
