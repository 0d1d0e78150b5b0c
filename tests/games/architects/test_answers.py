"""What the sentence of an answer speaks of."""

from __future__ import annotations

import pytest

from groma.cli.text import Text
from groma.games.architects.state import ArchitectsState
from tests.games.architects.table import (
    architects,
    give,
    hand,
    hired,
    hold,
    imprison,
    play,
    put,
    reset,
    show,
    table,
    turn_of,
    with_characters,
)

NAMES = ["Anna", "Bruno", "Carla"]


def said(state: ArchitectsState, notation: str, language: str = "it") -> str:
    """Return an answer in words."""
    return Text(architects(), language).action(architects().action(notation), state, NAMES)


def at_town_centre() -> ArchitectsState:
    """Return a question about captures; seat 0 is blue, seat 1 green."""
    state = put(put(give(table(), silver=9), 1, "forest", 3), 0, "forest", 1)
    for seat, player in enumerate(state.players):
        player.colour = seat
    return play(state, "place town_centre")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Capture 3 workers of Bruno at the Forest"),
        ("it", "Catturare 3 lavoratori di Bruno alla Foresta"),
        ("fr", "Capturer 3 ouvriers de Bruno à la Forêt"),
    ],
)
def test_a_capture_says_whose_workers_where_and_how_many(language: str, words: str) -> None:
    assert said(at_town_centre(), "capture forest-green", language) == words


def test_the_own_group_is_taken_back() -> None:
    assert said(at_town_centre(), "capture forest-blue") == "Riprendere 1 lavoratore dalla Foresta"


def test_a_worker_is_taken_back_from_a_place_or_from_a_board() -> None:
    state = hold(put(table(), 0, "mines", 1), 1, 0, 1)
    state.players[1].colour = 1
    assert said(state, "retrieve mines") == "Riprendere un lavoratore dalla Miniera"
    assert said(state, "retrieve green") == "Riprendere un lavoratore dalla plancia di Bruno"


def test_a_trade_says_both_sides_and_who_offers_it() -> None:
    state = play(hired(give(table(), wood=9, stone=9, silver=9), 0, "merchant_gold"), "place kings_storehouse")
    assert said(state, "trade wood-stone-for-virtue") == "Scambiare 1 legno e 1 pietra per 1 reputazione"
    assert said(state, "trade stone-stone-stone-for-marble") == "Scambiare 3 pietre per 1 marmo"
    assert said(state, "trade merchant_gold") == "Scambiare 2 monete per 1 oro (Mercante)"


def test_of_two_apprentices_with_one_name_the_place_says_which_is_meant() -> None:
    state = show(give(table(), silver=9), "swindler_tiling", "miner", "swindler_masonry", "thief")
    play(state, "place workshop")
    assert said(state, "hire swindler_masonry") == "Ingaggiare il Truffatore (riga 1, colonna 3)"
    assert said(state, "hire miner") == "Ingaggiare il Minatore"


def test_of_two_own_apprentices_with_one_name_the_number_says_which_is_meant() -> None:
    state = hired(table(), 0, "miner", "swindler_tiling", "swindler_masonry")
    assert said(state, "dismiss swindler_masonry") == "Scartare il Truffatore (numero 3)"
    assert said(state, "dismiss miner") == "Scartare il Minatore"


def test_a_mixed_price_says_both_parts() -> None:
    state = give(hand(table(), 0, "well"), gold=0, wood=9, stone=9, level=1)
    play(turn_of(state, 0), "place guildhall", "advance")
    assert said(state, "wood 1") == "Pagare 1 legno e 3 pietre"


def test_what_is_taken_at_the_mines_is_counted() -> None:
    state = play(put(table(), 0, "mines", 3), "place mines")
    assert [said(state, "take clay"), said(state, "take gold")] == ["Prendere 5 argille", "Prendere 2 ori"]


def test_a_visit_to_the_guardhouse_counts_workers_and_silver() -> None:
    state = hold(hold(imprison(give(table(), silver=9), 0, 1), 0, 1, 2), 1, 0, 3)
    play(state, "place guardhouse")
    assert said(state, "send") == "Mandare 2 lavoratori catturati in Prigione in cambio di monete"
    assert said(state, "free") == "Liberare 1 lavoratore dalla Prigione"
    assert said(state, "ransom silver") == "Liberare 3 lavoratori dalle altre plance pagando 5 monete"
    assert "prendendo un Debito" in said(state, "ransom debt")


def test_reset_abilities_are_called_by_the_card_or_the_character() -> None:
    state = reset(hired(with_characters("fara", "ada"), 0, "squire_tiling"))
    assert [said(state, "use fara"), said(state, "use squire_tiling")] == ["Usare Fara", "Usare lo Scudiero"]
