"""M9  Action: recall a magistrate."""

from __future__ import annotations

from tests.games.marble.table import lay, options, play, put, refusal, send, table
from tests.rules import rule


@rule("M9.1")
def test_a_recall_takes_one_magistrate_back_into_the_atrium() -> None:
    state = table()
    lay(state, "5,4,L", seat=0)
    lay(state, "5,5,T", seat=0)
    play(state, "do recall_magistrate")
    assert set(options(state)) == {"recall 5,4,L", "recall 5,5,T"}
    play(state, "recall 5,5,T")
    player = state.players[0]
    assert (player.magistrates, [state.box.grid.rhombus_name(r) for r in player.posted]) == (2, ["5,4,L"])
    assert state.magistrate.count(0) == 1


@rule("M9.2")
def test_a_recalled_magistrate_can_go_out_again_in_the_same_turn() -> None:
    state = table()
    for place in ("5,4,L", "5,5,T", "5,3,R"):
        lay(state, place, seat=0)
    assert state.players[0].magistrates == 0
    play(state, "do recall_magistrate", "recall 5,4,L")
    put(state, "temple", "4,3,R", magistrate=True)
    assert state.players[0].magistrates == 0
    assert len(state.players[0].posted) == 3


@rule("M9.3")
def test_magistrates_on_spaces_cannot_be_recalled() -> None:
    state = table()
    lay(state, "5,4,L", seat=0)
    lay(state, "5,5,T", seat=0)
    send(state, 0, "treasury")
    play(state, "do recall_magistrate")
    assert refusal(state, "recall treasury") == "M9.3"


@rule("M9.3")
def test_without_a_magistrate_on_a_tile_there_is_no_recall() -> None:
    state = table()
    send(state, 0, "temple")
    assert refusal(state, "do recall_magistrate") == "M6.7"


@rule("M9.4")
def test_only_own_magistrates_are_recalled_and_nothing_is_gained() -> None:
    state = table()
    lay(state, "5,4,L", seat=1)
    assert refusal(state, "do recall_magistrate") == "M6.7"
    lay(state, "5,5,T", seat=0)
    lay(state, "5,3,R", seat=0)
    play(state, "do recall_magistrate")
    assert set(options(state)) == {"recall 5,5,T", "recall 5,3,R"}
    play(state, "recall 5,5,T")
    player = state.players[0]
    assert (player.score, player.coins, player.imperium) == (0, 0, [0, 0, 0, 0])
