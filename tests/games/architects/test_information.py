"""U  Hidden information and invariants."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from groma.games.architects import rival
from groma.games.architects.census import census
from groma.games.architects.solo import SCHEMES
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    architects,
    cards,
    drafted,
    fill_market,
    fresh,
    give,
    hand,
    hired,
    market_cards,
    me,
    on_top,
    options,
    play,
    reset,
    show,
    table,
    turn_of,
)
from tests.rules import rule


def deals(state: ArchitectsState, seat: int, many: int = 40) -> Iterator[ArchitectsState]:
    """Give out the same table as a seat may imagine it."""
    for number in range(many):
        imagined = state.imagine(seat, Random(number))
        assert isinstance(imagined, ArchitectsState)
        yield imagined


def place_of(state: ArchitectsState, card: int) -> str:
    """Tell where a Building card lies."""
    for seat, player in enumerate(state.players):
        if card in player.hand:
            return f"hand {seat}"
    for seat, pack in enumerate(state.packs):
        if card in pack:
            return f"pack {seat}"
    return f"deck {state.deck.index(card)}" if card in state.deck else "elsewhere"


@rule("U1.1")
def test_a_hand_is_its_owners_and_its_size_is_public() -> None:
    state = hand(table(), 0, "well", "castle")
    assert [player["hand"] for player in state.view(0)["players"]] == [["well", "castle"], None, None]
    assert [player["hand"] for player in state.view(1)["players"]] == [None, [], None]
    assert [player["hand_size"] for player in state.view(None)["players"]] == [2, 0, 0]
    assert "castle" not in json.dumps(state.view(1))


@rule("U1.2", "U1.7")
def test_of_piles_only_the_sizes_are_shown() -> None:
    view = table().view(0)
    assert (view["deck"], view["apprentice_deck"], view["rewards"], view["market_small"]) == (40, 32, 7, 10)


@rule("U1.3")
def test_the_visible_side_of_a_market_card_is_public_but_not_the_card() -> None:
    state = market_cards(table(), "market_03", "market_04")
    view = state.view(0)
    assert [space["goods"] for space in view["market"]] == [
        {"stone": 1, "marble": 1},
        {},
        {"wood": 2, "stone": 1, "gold": 1},
    ]
    assert view["market_large"] == ["market_04"]
    assert "market_03" not in json.dumps(view)
    tops = {imagined.small[-1] for imagined in deals(state, 0)}
    assert {state.box.market_cards[card].id for card in tops} == {"market_03", "market_08"}
    assert all(imagined.large == state.large for imagined in deals(state, 0, 3))


@rule("U1.4")
def test_cards_looked_at_are_seen_by_their_holder_only() -> None:
    state = on_top(give(table(), silver=2), "well", "castle", "keep", "tavern", "church")
    play(state, "place market_middle", "look")
    assert state.view(0)["looked"] == ["well", "castle", "keep", "tavern", "church"]
    assert (state.view(1)["looked"], state.view(1)["looked_size"], state.view(None)["looked"]) == ([], 5, [])
    assert len({tuple(imagined.looked) for imagined in deals(state, 1)}) > 20
    assert {tuple(imagined.looked) for imagined in deals(state, 0, 5)} == {tuple(state.looked)}


@rule("U1.4", "U1.2", "J2.4")
def test_who_put_cards_under_the_deck_knows_where_they_lie_and_nobody_else() -> None:
    state = on_top(give(table(), silver=2), "well", "castle", "keep", "tavern", "church")
    play(state, "place market_middle", "look", "keep castle")
    under = state.deck[:4]
    assert all(imagined.deck[:4] == under for imagined in deals(state, 0))
    assert len({tuple(imagined.deck[:4]) for imagined in deals(state, 1)}) > 20


@rule("U1.2")
def test_a_card_that_one_buried_and_another_drew_is_known_to_be_in_that_hand() -> None:
    state = give(hand(table(), 0, "well", "castle", "keep", "church", "tavern", "smithy", "palace"), silver=0)
    play(state, "place quarry", "discard keep")
    keep = state.box.building_ids.index("keep")
    state.deck = [*state.deck[1:], keep]
    give(state, 1, silver=0)
    play(state, "place workshop")
    assert cards(state, 1) == ["keep"]
    assert {place_of(imagined, keep) for imagined in deals(state, 0)} == {"hand 1"}
    assert len({place_of(imagined, keep) for imagined in deals(state, 2)}) > 5


@rule("U1.5", "M2.3")
def test_a_hidden_discard_leaves_two_places_possible_for_a_known_card() -> None:
    state = give(hand(table(2), 0, "well", "castle", "keep", "church", "tavern", "smithy", "palace"), silver=0)
    play(state, "place quarry", "discard keep")
    keep = state.box.building_ids.index("keep")
    state.deck = [*state.deck[1:], keep]
    hand(state, 1, "dungeon", "fountain", "library", "steeple", "hideout", "treasury")
    state.deck = [card for card in state.deck if card != keep] + [keep]
    give(turn_of(state, 1), 1, silver=0)
    play(state, "place workshop")
    assert "keep" in cards(state, 1)
    play(state, "discard dungeon")
    assert {place_of(imagined, keep) for imagined in deals(state, 0, 80)} == {"hand 1", "deck 0"}


@rule("U1.5")
def test_discarded_apprentices_are_seen_by_all() -> None:
    five = ["thief", "miner", "woodcutter", "stonecutter", "jeweller"]
    state = give(show(hired(table(), 0, *five), "labourer"), silver=4)
    play(state, "place workshop", "hire labourer", "dismiss miner")
    assert state.view(2)["apprentices_under"] == ["miner"]
    assert {imagined.apprentice_deck[0] for imagined in deals(state, 2, 5)} == {state.apprentice_deck[0]}
    assert len({imagined.apprentice_deck[-1] for imagined in deals(state, 2)}) > 10


@rule("U1.5")
def test_of_a_discarded_building_others_learn_only_that_there_was_one() -> None:
    state = give(hand(table(), 0, "well", "castle", "keep", "church", "tavern", "smithy", "palace"), silver=0)
    play(state, "place quarry", "discard keep")
    buried = [event for event in state.events if event.kind() == "cards-buried"]
    assert [event.fields() for event in buried] == [{"seat": 0, "amount": 1}]
    assert "keep" not in json.dumps(
        [event.fields() for event in state.events if event.seen_by(1) or event.seen_by(None)]
    )


@rule("U1.4")
def test_which_cards_are_drawn_is_told_to_who_draws_them_only() -> None:
    state = on_top(give(table(), silver=0), "well")
    play(state, "place workshop")
    seen = [event for event in state.events if event.kind() == "card-seen"]
    assert [(event.seen_by(0), event.seen_by(1), event.seen_by(None)) for event in seen] == [(True, False, False)]


@rule("U1.6")
def test_everything_on_a_board_is_public() -> None:
    state = hired(give(table(), virtue=9, level=2, unpaid=1, paid=2, gold=3, silver=7), 0, "thief")
    shown = state.view(2)["players"][0]
    assert (shown["goods"]["gold"], shown["silver"], shown["virtue"], shown["cathedral"]) == (3, 7, 9, 2)
    assert (shown["unpaid_debts"], shown["paid_debts"], shown["apprentices"]) == (1, 2, ["thief"])
    assert (shown["reserve"], shown["prison"], shown["captives"], shown["buildings"]) == (20, 0, [0, 0, 0], [])


@rule("U1.7", "B1.2")
def test_rewards_in_and_out_of_the_game_are_unseen() -> None:
    state = table(2)
    assert {reward for imagined in deals(state, 0) for reward in imagined.rewards} == set(range(11))
    state.rewards, state.rewards_taken = state.rewards[:-1], state.rewards[-1:]
    assert all(state.rewards_taken[0] not in imagined.rewards for imagined in deals(state, 0))


@rule("U1.8")
def test_the_draft_shows_a_player_only_what_was_passed_and_kept() -> None:
    state = fresh(3)
    names = [state.box.building_ids[card] for card in state.packs[1]]
    view = state.view(1)
    assert (view["pack"], view["pack_sizes"], state.view(None)["pack"]) == (names, [4, 4, 4], [])
    other = json.dumps(state.view(0))
    assert not any(f'"{name}"' in other for name in names)


@rule("U1.8", "B3.7")
def test_cards_passed_on_are_known_but_not_who_keeps_which() -> None:
    state = fresh(3)
    for seat in range(3):
        state.play(state.options(seat)[0], seat)
    passed = state.packs[1]
    for seat in range(3):
        state.play(state.options(seat)[0], seat)
    where = {place_of(imagined, passed[0]) for imagined in deals(state, 0, 80)}
    assert where == {"hand 1", "pack 2"}
    drafted(state)
    where = {place_of(imagined, passed[0]) for imagined in deals(state, 0, 80)}
    assert where == {"hand 1", "hand 2", f"deck {place_in_deck(state, passed)}"}


def place_in_deck(state: ArchitectsState, passed: list[int]) -> int:
    """Return where the card of a pack that nobody kept lies."""
    return next(place for place, card in enumerate(state.deck) if card in passed)


@rule("U1.8")
def test_with_two_players_what_does_not_come_back_was_kept() -> None:
    state = fresh(2)
    packs = [list(pack) for pack in state.packs]
    for _ in range(2):
        for seat in range(2):
            state.play(state.options(seat)[0], seat)
    kept = packs[0][1]
    assert {place_of(imagined, kept) for imagined in deals(state, 0)} == {"hand 1"}


@rule("U1.9", "V3.3")
def test_of_the_rivals_cards_only_the_one_built_is_shown_and_schemes_when_turned_up() -> None:
    state = on_top(give(table(1, level="hard"), 1, stock=4), "well", "keep", "castle")
    state.turn = 1
    rival.build(state)
    view = state.view(0)
    assert view["players"][1]["buildings"] == ["keep"]
    assert '"castle"' not in json.dumps(view)
    assert len({tuple(imagined.deck[:2]) for imagined in deals(state, 0)}) > 15
    turn_of(state, 0)
    top = state.schemes[-1]
    assert len({imagined.schemes[-1] for imagined in deals(state, 0)}) > 4
    play(state, "place quarry")
    assert state.view(0)["schemes_shown"] == [f"scheme_{SCHEMES[top]}"]


@rule("U1.1", "D3.3")
def test_whoever_works_in_the_guildhall_is_imagined_able_to() -> None:
    state = hand(give(table(), wood=2, stone=2), 0, "well", "castle", "dungeon")
    play(state, "place guildhall")
    for imagined in deals(state, 1):
        assert imagined.options(0)
        asked = imagined.decision(0)
        assert asked is not None
        assert imagined.options(0) == asked.options(imagined)
    hands = {tuple(imagined.players[0].hand) for imagined in deals(state, 1)}
    assert len(hands) > 20


@rule("U1.1", "D3.3")
def test_even_a_builder_with_a_rare_chance_is_imagined_able_to() -> None:
    state = hand(give(table(2), wood=0, stone=3, marble=1, level=5), 0, "fountain", "castle", "dungeon")
    play(state, "place guildhall")
    for imagined in deals(state, 1, 60):
        assert [action.notation for action in imagined.options(0)] == ["build fountain"]
        again = imagined.imagine(1, Random(1))
        assert isinstance(again, ArchitectsState)
        assert again.options(0)
        assert census(again) == census(state)


@rule("U1.1", "U1.2")
def test_an_imagined_table_can_be_imagined_again_by_another() -> None:
    state = drafted(fresh(4))
    rng = Random(3)
    for _ in range(60):
        state.play(rng.choice(state.options()))
    once = state.imagine(0, rng)
    twice = once.imagine(2, rng)
    assert isinstance(twice, ArchitectsState)
    assert census(twice) == census(state)
    assert twice.view(2) == once.view(2)


# Invariants


def card_counts(state: ArchitectsState) -> list[int]:
    """Count the Buildings, Apprentices and Black Market cards in the game, by the census."""
    piles = list(census(state).values())[:3]
    return [len(pile) for pile in piles if isinstance(pile, list)]


@rule("U3.1", "U3.2", "U3.3", "U3.4", "U3.5", "A3.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_and_every_limit_is_kept_along_whole_games(seats: int) -> None:
    for seed in range(3):
        state, rng = architects().new(seats, seed, {"setup": "variable", "promos": True}), Random(seed)
        before = census(state)
        assert card_counts(state) == [43, 43, 10]
        while not state.over:
            turn = state.turn
            state.play(rng.choice(state.options()))
            assert census(state) == before
            if turn >= 0 and state.turn != turn:
                assert len(state.players[turn].hand) <= 6


@rule("U3.2")
def test_without_promos_there_are_forty_of_each() -> None:
    assert card_counts(fresh(5)) == [40, 40, 10]


@rule("U3.6")
def test_after_a_reset_the_market_is_empty() -> None:
    assert reset(fill_market(table(), 0, 1, 2)).market == [-1, -1, -1]


@rule("U3.7")
def test_a_question_with_one_answer_is_not_asked() -> None:
    state = give(table(), silver=0)
    assert play(state, "place kings_storehouse").turn == 1
    assert len(options(state)) > 1


def test_the_active_player_is_shown() -> None:
    assert me(table()).reserve == 20
    assert table().view(0)["turn"] == 0
