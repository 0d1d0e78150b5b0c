"""G  The Workshop."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    apprentices,
    cards,
    faceup,
    give,
    hired,
    me,
    on_top,
    options,
    play,
    put,
    question,
    refusal,
    show,
    silver,
    table,
    with_characters,
)
from tests.rules import rule

ROW = ["conspirator", "labourer", "thief", "jeweller"]


@rule("G1", "G1.1")
def test_a_player_hires_or_draws_and_drawing_is_always_possible() -> None:
    state = give(show(table(), *ROW), silver=0)
    play(state, "place workshop")
    assert state.turn == 1
    assert len(me(state).hand) == 1


@rule("G1.1", "C4.1")
def test_drawing_from_an_empty_deck_gives_nothing() -> None:
    state = give(table(), silver=0)
    state.deck = []
    assert play(state, "place workshop").turn == 1
    assert me(state).hand == []


@rule("G2.1", "A2.8", "I2.1")
def test_hiring_costs_two_silver_and_two_tax() -> None:
    state = give(show(table(), *ROW), silver=5)
    play(state, "place workshop", "hire conspirator")
    assert (silver(state), state.tax_stand, apprentices(state)) == (1, 6, ["conspirator"])


@rule("G2.1")
def test_who_cannot_pay_cannot_hire() -> None:
    state = give(show(table(), *ROW), silver=3)
    state.play(state.game.action("place workshop"))
    assert state.turn == 1


@rule("G2.2")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_with_n_workers_the_first_n_columns_cost_nothing_extra(workers: int) -> None:
    state = give(put(show(table(), *ROW), 0, "workshop", workers - 1), silver=4)
    play(state, "place workshop")
    free = [name for name in ROW if refusal(state, f"hire {name}") == ""]
    assert free == ROW[:workers]


@rule("G2.2")
def test_either_row_may_be_chosen() -> None:
    state = give(show(table(), *ROW), silver=4)
    name = faceup(state)[4]
    assert apprentices(play(state, "place workshop", f"hire {name}")) == [name]


@rule("G2.3", "G2.4")
def test_skipping_columns_puts_silver_on_the_first_cards_of_the_row_and_it_piles_up() -> None:
    state = give(show(table(), *ROW), silver=6)
    play(state, "place workshop", "hire thief")
    assert (silver(state), state.silver[:4], state.tax_stand) == (0, [1, 1, 0, 0], 6)
    give(state, 1, silver=7)
    play(state, "place workshop", f"hire {faceup(state)[3]}")
    assert state.silver[:4] == [2, 2, 1, 0]


@rule("G2.3")
def test_skip_silver_that_cannot_be_paid_is_refused() -> None:
    state = give(show(table(), *ROW), silver=5)
    play(state, "place workshop")
    assert refusal(state, "hire labourer") == ""
    assert refusal(state, "hire thief") == "G2.3"


@rule("G2.5", "G2.6")
def test_the_hirer_takes_the_silver_on_the_card_but_cannot_pay_with_it() -> None:
    state = show(table(), *ROW)
    state.silver = [0, 5, 0, 0, 0, 0, 0, 0]
    poor = give(state.copy(), silver=4)
    play(poor, "place workshop")
    assert refusal(poor, "hire labourer") == "G2.3"
    play(give(state, silver=5), "place workshop", "hire labourer")
    assert (silver(state), state.silver[:4]) == (5, [1, 0, 0, 0])


@rule("G2.7", "P1.2")
def test_the_virtue_change_comes_before_the_refill() -> None:
    state = show(give(table(), silver=4, virtue=14, unpaid=1), "squire_tiling")
    play(state, "place workshop", "hire squire_tiling")
    assert question(state) == "destroy-debt"
    assert state.display[0] == -1
    play(state, "destroy")
    assert state.display[0] != -1


@rule("P1.2")
def test_a_printed_virtue_change_happens_once_at_the_hire() -> None:
    state = show(give(table(), silver=4), "swindler_tiling")
    play(state, "place workshop", "hire swindler_tiling")
    assert me(state).virtue == 6


FIVE = ["thief", "miner", "woodcutter", "stonecutter", "jeweller"]


@rule("G2.8", "G2.9", "G2.10")
def test_at_the_limit_exactly_one_apprentice_makes_room_and_goes_under_the_deck() -> None:
    state = give(show(hired(table(), 0, *FIVE), "labourer"), silver=4)
    play(state, "place workshop", "hire labourer")
    assert options(state) == [f"dismiss {name}" for name in FIVE]
    play(state, "dismiss miner")
    assert apprentices(state) == ["thief", "woodcutter", "stonecutter", "jeweller", "labourer"]
    assert state.apprentice_deck[0] == state.box.apprentice_ids.index("miner")


@rule("G2.10")
def test_below_the_limit_nobody_is_discarded() -> None:
    state = give(show(hired(table(), 0, *FIVE[:4]), "labourer"), silver=4)
    assert play(state, "place workshop", "hire labourer").turn == 1
    assert len(apprentices(state)) == 5


@rule("G2.7")
def test_silver_is_paid_and_placed_before_somebody_makes_room() -> None:
    state = give(show(hired(table(), 0, *FIVE), "labourer", "squire_tiling"), silver=5)
    play(state, "place workshop", "hire squire_tiling")
    assert question(state) == "dismiss"
    assert (silver(state), state.silver[0]) == (0, 1)


@rule("G2.11")
def test_discarding_undoes_no_virtue_change() -> None:
    state = give(show(hired(table(), 0, "swindler_tiling", *FIVE[:4]), "labourer"), silver=4, virtue=6)
    play(state, "place workshop", "hire labourer", "dismiss swindler_tiling")
    assert me(state).virtue == 6


@rule("G2.9", "Q1.2")
def test_a_discarded_apprentice_takes_his_skill_along() -> None:
    state = give(
        show(hired(table(), 0, "miner", "thief", "woodcutter", "stonecutter", "conspirator"), "labourer"), silver=4
    )
    play(state, "place workshop", "hire labourer", "dismiss miner")
    assert me(state).skills == 0b111
    give(state, 0, silver=4)
    assert "miner" not in apprentices(state)


@rule("G3.1", "G3.2")
def test_cards_right_of_the_gap_slide_left_in_their_row_with_their_silver() -> None:
    state = give(show(table(), *ROW), silver=5)
    state.silver = [0, 0, 3, 0, 1, 0, 0, 0]
    other_row, top = faceup(state)[4:], state.apprentice_deck[-1]
    play(state, "place workshop", "hire labourer")
    assert faceup(state)[:3] == ["conspirator", "thief", "jeweller"]
    assert state.display[3] == top
    assert (faceup(state)[4:], state.silver) == (other_row, [1, 3, 0, 0, 1, 0, 0, 0])


@rule("G4.1", "X6")
@pytest.mark.parametrize(("workers", "drawn"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_drawing_gives_a_card_and_one_more_for_every_two_workers(workers: int, drawn: int) -> None:
    state = give(put(table(), 0, "workshop", workers - 1), silver=9)
    play(state, "place workshop", "draw")
    assert len(me(state).hand) == drawn


@rule("X10")
def test_example_two_workers_draw_two_cards() -> None:
    state = on_top(give(put(table(), 0, "workshop", 1), silver=9), "well", "castle")
    assert cards(play(state, "place workshop", "draw")) == ["well", "castle"]


@rule("X8", "X9")
def test_example_the_pickpocket_from_column_four() -> None:
    state = give(put(table(), 0, "workshop", 1), silver=6)
    show(state, *faceup(state)[:4], "woodcutter", "swindler_carpentry", "miner", "pickpocket")
    kept = faceup(state)[4:7]
    play(state, "place workshop", "hire pickpocket")
    assert (silver(state), state.tax_stand, apprentices(state), me(state).virtue) == (0, 6, ["pickpocket"], 6)
    assert (faceup(state)[4:7], state.silver[4:]) == (kept, [1, 1, 0, 0])
    assert faceup(state)[7] != "pickpocket"


@rule("G2.8", "T2.5")
def test_rudolf_may_have_six() -> None:
    state = with_characters("rudolf", "ada")
    give(show(hired(state, 0, *FIVE), "labourer"), 0, silver=4)
    assert len(apprentices(play(state, "place workshop", "hire labourer"))) == 6
