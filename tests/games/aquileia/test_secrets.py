"""Q4, Q10.15  Who sees and remembers what."""

from __future__ import annotations

import json
from random import Random

import pytest

from groma.games.aquileia import knowledge
from groma.games.aquileia.events import CardBought, CardsDrawn, CardSeen, LaurelBought
from groma.games.aquileia.events_contests import CardPlayed
from groma.games.aquileia.state import AquileiaState
from tests.games.aquileia.table import (
    begin_actions,
    card,
    equi_on_top,
    everybody,
    give,
    hand,
    held,
    known,
    laurels,
    load_dice,
    logged,
    occupy,
    options,
    own,
    play,
    seen_contest,
    servi_on_top,
    show,
    stadium_laurels,
    table,
    theatrum_on_top,
)
from tests.rules import rule

BLUE, WHITE = "stadium_laurel_blue", "stadium_laurel_white"
DEALS = 60


def guesses(state: AquileiaState, seat: int) -> list[AquileiaState]:
    """Return what a seat may imagine."""
    imagined = [state.imagine(seat, Random(deal)) for deal in range(DEALS)]
    return [each for each in imagined if isinstance(each, AquileiaState)]


def bought(*drawn: str) -> AquileiaState:
    """Return a table where seat 1 has bought a double gold horse and drawn the card of the left space."""
    state = table()
    everybody(state, 3, 3, 3)
    show(state, "gold_horse_2", "weapon_1", "weapon_2")
    equi_on_top(state, *drawn)
    occupy(state, 1, "equi_et_arma_left", "stadium_gold_2")
    occupy(state, 0, "stadium_silver_1a")
    begin_actions(state)
    return play(state, "buy gold_horse_2")


def raced(kept: str, shown: str = BLUE, hidden: str = WHITE) -> AquileiaState:
    """Return a table after a race that seat 1 won before seat 2."""
    state = table()
    everybody(state)
    occupy(state, 1, "stadium_gold_2")
    occupy(state, 2, "stadium_silver_1a")
    laurels(state, shown, hidden)
    load_dice(state, "ggg bbb")
    begin_actions(state)
    return play(state, "done", "done", f"keep {kept}")


@rule("Q4.1")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_coins_are_public(seat: int | None) -> None:
    state = table()
    give(state, 1, 4, 5, 6)
    assert state.view(seat)["players"][1]["coins"] == {"gold": 4, "silver": 5, "bronze": 6}


@rule("Q4.6", "Q4.7")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_cards_of_a_hand_are_shown_to_their_owner_only(seat: int | None) -> None:
    state = table()
    hand(state, 1, "servi_2", "servi_2", "weapon_3")
    assert state.view(seat)["players"][1]["hand"] is None
    assert "weapon_3" not in json.dumps({**state.view(seat), "cards": {}, "display": []})
    assert state.view(1)["players"][1]["hand"] == {"servi_2": 2, "weapon_3": 1}


@rule("Q4.9")
def test_everything_that_lies_open_is_in_the_view_of_a_spectator() -> None:
    state = bought("silver_horse_1")
    view = state.view(None)
    assert view["spaces"]["stadium_gold_2"]["seat"] == 1
    assert view["track"] == [0, 1, 2, 3]
    assert len(view["lots"]) == 30
    assert [player["score"] for player in view["players"]] == [0, 0, 0, 0]
    assert view["display"] == [None, "weapon_1", "weapon_2"]
    assert view["laurel"] is not None
    assert len(seen_contest(state, None)["runners"][0]["red"]) == 3
    assert view["spaces"]["portus_gold"]["coin"] == 0


@rule("Q4.9", "Q16.7")
def test_discard_piles_can_be_looked_through_by_all() -> None:
    state = table()
    hand(state, 0, "servi_1", "weapon_2")
    occupy(state, 0, "arena_2")
    begin_actions(state)
    play(state, "play servi_1", "play weapon_2")
    for seat in (0, 1, None):
        assert state.view(seat)["servi"]["discards"] == ["servi_1"]
        assert state.view(seat)["equi_et_arma"]["discards"] == ["weapon_2"]


@rule("Q4.9")
def test_henchmen_their_coins_and_houses_are_in_the_view_with_what_is_printed_below_them() -> None:
    state = table()
    occupy(state, 2, "portus_silver")
    own(state, 3, "shop_amber_carver")
    view = state.view(None)
    assert view["spaces"]["portus_silver"] == {
        "seat": 2,
        "area": "portus",
        "kind": "portus",
        "strength": 0,
        "metal": "silver",
        "coin": 1,
    }
    assert view["lots"]["shop_amber_carver"] == {
        "seat": 3,
        "kind": "shop",
        "cost": {"gold": 1, "silver": 1, "bronze": 1, "slaves": 2},
        "points": 2,
        "yields": {"points": 7},
        "colour": None,
        "value": 0,
    }
    assert view["lots"]["villa_blue_10"]["colour"] == "blue"
    assert view["cards"]["silver_horse_2"]["stadium"] == {"silver": 2}


@rule("Q4.10")
def test_no_face_down_deck_is_shown_to_anybody() -> None:
    state = table()
    for seat in (0, None):
        shown = json.dumps({**state.view(seat), "spaces": {}, "cards": {}})
        assert "theatrum_laurel" not in shown
        assert "servi_" not in shown
        assert shown.count("stadium_laurel") == 1


@rule("Q4.13")
def test_the_number_of_cards_in_each_deck_is_public() -> None:
    view = bought("silver_horse_1").view(None)
    assert view["servi"]["deck"] == 22
    assert view["equi_et_arma"]["deck"] == 13
    assert view["stadium_deck"] == 11
    assert view["theatrum_deck"] == 6


@rule("Q4.11")
def test_the_log_tells_the_others_of_a_hidden_draw_only_how_many() -> None:
    state = table()
    give(state, 1, gold=3)
    servi_on_top(state, "servi_2", "servi_1")
    occupy(state, 1, "servi_bottom")
    begin_actions(state)
    events = logged(state, "servi 2")
    for_others = [event for event in events if event.seen_by(0)]
    assert CardsDrawn(1, "deck_servi", 2) in for_others
    assert not [event for event in for_others if isinstance(event, CardSeen)]
    assert [event.card for event in events if isinstance(event, CardSeen)] == ["servi_2", "servi_1"]


@rule("Q4.11")
def test_the_log_keeps_for_everybody_what_was_public() -> None:
    state = table(3)
    everybody(state, 1, 0, 1)
    show(state, "weapon_2", "weapon_1", "weapon_1")
    theatrum_on_top(state, "theatrum_laurel_blue_purple")
    occupy(state, 1, "equi_et_arma_middle", "arena_2", "theatrum")
    begin_actions(state)
    events = logged(state, "buy weapon_1", "play weapon_1", "done", "prize servi_card", "ante gold")
    for fact in (
        CardBought(1, "weapon_1"),
        CardPlayed(1, "weapon_1"),
        LaurelBought(1, "theatrum_laurel_blue_purple"),
    ):
        assert fact in events
        assert fact.seen_by(0)
        assert fact.seen_by(None)


@rule("Q4.14")
def test_a_bought_display_card_is_remembered_and_the_drawn_one_is_not() -> None:
    state = bought("silver_horse_1")
    remembered = state.view(0)["players"][1]["remembered"]
    assert remembered == {"servi": 0, "equi_et_arma": 2, "cards": {"gold_horse_2": 1}}


@rule("Q4.14")
def test_every_guess_leaves_a_bought_card_in_its_hand_and_deals_the_other_again() -> None:
    hands = [held(guess, 1) for guess in guesses(bought("silver_horse_1"), 0)]
    assert all("gold_horse_2" in each for each in hands)
    assert all(sum(each.values()) == 2 for each in hands)
    assert len({json.dumps(each) for each in hands}) > 3


@rule("Q4.14")
def test_a_bought_card_is_known_until_it_is_played() -> None:
    state = bought("silver_horse_1")
    play(state, "done", "play gold_horse_2")
    assert known(state, 1) == {}
    hands = {json.dumps(held(guess, 1)) for guess in guesses(state, 0)}
    assert len(hands) > 3


@rule("Q4.14")
def test_of_two_equal_cards_the_known_one_leaves_so_that_nothing_is_known_of_the_other() -> None:
    state = bought("gold_horse_2")
    assert held(state, 1) == {"gold_horse_2": 2}
    play(state, "done", "play gold_horse_2")
    assert (held(state, 1), known(state, 1)) == ({"gold_horse_2": 1}, {})


@rule("Q4.14")
def test_a_guess_keeps_the_number_of_cards_of_each_deck_in_every_place() -> None:
    state = table()
    hand(state, 1, "servi_2", "servi_2", "weapon_3")
    hand(state, 2, "servi_1", "gold_horse_1")
    for guess in guesses(state, 0):
        numbers = [(sum(player.hand[:2]), sum(player.hand[2:])) for player in guess.players]
        assert numbers == [(0, 0), (2, 1), (1, 1), (0, 0)]
        assert (len(guess.servi_deck), len(guess.equi_deck)) == (19, 12)


def reshuffled(*cards: str) -> AquileiaState:
    """Return a table after seat 1, who holds these servi, has drawn from a deck reshuffled from eleven twos.

    Seats 0 and 1 fight in the arena.
    """
    state = table()
    give(state, 1, bronze=1)
    hand(state, 1, *cards)
    hand(state, 2, *["servi_1"] * (11 - cards.count("servi_1")))
    state.servi_deck = []
    state.discards = [[card(state, "servi_2")] * (11 - cards.count("servi_2")), []]
    occupy(state, 1, "servi_top", "arena_2")
    occupy(state, 0, "arena_1a")
    begin_actions(state)
    return play(state, "servi 1")


@rule("Q4.14")
def test_a_reshuffled_deck_is_known_to_be_the_old_discard_pile() -> None:
    state = reshuffled("servi_1", "servi_1")
    assert held(state, 1) == {"servi_1": 2, "servi_2": 1}
    for guess in guesses(state, 0):
        assert set(guess.servi_deck) == {card(state, "servi_2")}
        assert held(guess, 1) == {"servi_1": 2, "servi_2": 1}


@rule("Q4.14")
def test_who_plays_from_a_hand_of_cards_old_and_new_makes_everybody_forget() -> None:
    state = reshuffled("servi_1", "servi_1")
    play(state, "done", "play servi_1")
    assert len({json.dumps(held(guess, 1)) for guess in guesses(state, 0)}) > 1
    assert all(player.old == [0] * 9 for player in state.players)


@rule("Q4.14")
def test_who_plays_from_a_hand_of_old_cards_only_reveals_nothing_of_the_deck() -> None:
    state = reshuffled()
    state.players[1].hand, state.players[2].hand = state.players[2].hand, state.players[1].hand
    state.players[1].old, state.players[2].old = state.players[2].old, state.players[1].old
    play(state, "done", "play servi_1")
    assert state.players[1].old[0] == 10
    assert all(set(guess.servi_deck) == {card(state, "servi_2")} for guess in guesses(state, 0))


@rule("Q4.14")
def test_a_guess_depends_only_on_what_the_seat_knows_and_on_luck() -> None:
    state = bought("silver_horse_1")
    other = state.imagine(0, Random(1))
    assert other.imagine(0, Random(2)).to_json() == state.imagine(0, Random(2)).to_json()


@rule("Q4.14", "Q12.9")
def test_who_is_paying_slaves_can_pay_them_in_every_guess() -> None:
    state = table()
    give(state, 1, gold=1, silver=1)
    hand(state, 1, "servi_1", "servi_1", "weapon_1")
    occupy(state, 1, "forum_1")
    begin_actions(state)
    play(state, "build shop_goldsmith", "pay servi_1")
    for guess in guesses(state, 0):
        assert options(guess) == ["pay servi_1"]


@rule("Q4.14", "Q12.9")
def test_even_the_most_unlikely_payment_is_possible_in_every_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "_TRIES", 1)
    state = table()
    give(state, 1, gold=2, silver=2)
    hand(state, 1, "servi_2", "servi_2")
    hand(state, 2, *["servi_2"] * 8)
    state.discards = [[card(state, "servi_2")] * state.servi_deck.count(1), []]
    state.servi_deck = [number for number in state.servi_deck if number != card(state, "servi_2")]
    hand(state, 2)
    occupy(state, 1, "forum_1")
    begin_actions(state)
    play(state, "build villa_purple_10")
    for guess in guesses(state, 0):
        assert options(guess) == ["pay servi_2"]


@rule("Q4.10", "Q11.14")
def test_laurels_under_the_theatrum_deck_stay_known_and_the_others_are_dealt_again() -> None:
    state = table(3)
    everybody(state)
    theatrum_on_top(state, "theatrum_laurel_blue_purple")
    occupy(state, 1, "theatrum")
    begin_actions(state)
    decks = [guess.theatrum_deck for guess in guesses(state, 0)]
    assert {deck[0] for deck in decks} == {card(state, "theatrum_laurel_blue_purple")}
    assert len({tuple(deck) for deck in decks}) > 30


@rule("Q4.11")
def test_whatever_shows_a_hidden_card_or_a_die_cannot_be_taken_back_unnoticed() -> None:
    state = table()
    give(state, 1, bronze=1)
    hand(state, 1, "weapon_1")
    occupy(state, 1, "servi_top", "arena_2", "forum_1")
    begin_actions(state)
    revealing = []
    for notation in ("servi 1", "play weapon_1", "done", "prize vp_double_strength", "decline"):
        revealing.append(any(event.reveals() for event in logged(state, notation)))
    assert revealing == [True, True, False, False, False]


# The laurels of a race


@rule("Q10.15")
@pytest.mark.parametrize("kept", [BLUE, WHITE])
def test_the_winner_of_a_race_knows_both_laurels(kept: str) -> None:
    state = raced(kept)
    given = WHITE if kept == BLUE else BLUE
    assert state.view(1)["races"] == [{"winner": 1, "second": 2, "shown": BLUE, "kept": kept, "given": given}]
    for guess in guesses(state, 1):
        assert (stadium_laurels(guess, 1), stadium_laurels(guess, 2)) == ([kept], [given])


@rule("Q10.15")
def test_a_second_without_the_shown_laurel_knows_who_has_it() -> None:
    state = raced(BLUE)
    assert state.view(2)["players"][1]["stadium"] == [BLUE]
    for guess in guesses(state, 2):
        assert (stadium_laurels(guess, 1), stadium_laurels(guess, 2)) == ([BLUE], [WHITE])


@rule("Q10.15")
def test_a_second_with_the_shown_laurel_does_not_know_the_other() -> None:
    state = raced(WHITE)
    assert state.view(2)["players"][2]["stadium"] == [BLUE]
    assert state.view(2)["players"][1]["stadium"] == [None]
    assert {stadium_laurels(guess, 2)[0] for guess in guesses(state, 2)} == {BLUE}
    assert len({stadium_laurels(guess, 1)[0] for guess in guesses(state, 2)}) > 4


@rule("Q10.15")
def test_a_second_cannot_tell_whether_an_equal_laurel_was_the_shown_one() -> None:
    state = raced(BLUE, BLUE, BLUE)
    assert state.view(2)["players"][1]["stadium"] == [None]


@rule("Q10.15")
def test_all_others_know_only_that_one_of_the_two_has_the_shown_laurel() -> None:
    state = raced(WHITE)
    for seat in (0, 3, None):
        race = state.view(seat)["races"][0]
        assert (race["shown"], race["kept"], race["given"]) == (BLUE, None, None)
    pairs = [(stadium_laurels(guess, 1)[0], stadium_laurels(guess, 2)[0]) for guess in guesses(state, 0)]
    assert all(BLUE in pair for pair in pairs)
    assert {pair[0] == BLUE for pair in pairs} == {True, False}
    assert len(set(pairs)) > 8


@rule("Q15.2", "Q10.15")
def test_at_the_end_everybody_sees_all_laurels() -> None:
    state = raced(WHITE)
    while not state.over:
        state.play(state.options()[0])
    assert state.view(0)["players"][1]["stadium"][0] == WHITE
    assert state.view(None)["players"][2]["stadium"][0] == BLUE


def test_decks_and_hands_can_be_laid_as_they_were_before_a_deal() -> None:
    state = begin_actions(table())
    hand(state, 1, "servi_1", "gold_horse_1")
    hand(state, 2, "servi_2")
    before, saved = knowledge.Deal(state), state.to_json()
    knowledge.deal_again(state, 0, Random(4))
    assert state.servi_deck != before.servi_deck
    before.lay(state)
    dealt = [[player.hand, player.old] for player in state.players]
    again = state.game.from_json(saved)
    assert dealt == [[player.hand, player.old] for player in again.players]
    assert (state.servi_deck, state.equi_deck) == (again.servi_deck, again.equi_deck)
