"""What the board draws is what the rules play with."""

from __future__ import annotations

import json
from typing import Any

from tests.games.architects.table import architects, give, hand, hired, table
from tests.rules import rule


def test_the_figures_are_plain_json() -> None:
    figures = architects().figures()
    assert json.loads(json.dumps(figures)) == figures


@rule("Q1.1", "Q1.2")
def test_the_figures_tell_the_cost_and_the_skills_of_every_building() -> None:
    box, told = architects().box, architects().figures()["buildings"]
    assert list(told) == box.building_ids
    assert told["tavern"]["cost"] == {"wood": 3, "stone": 2, "gold": 1}
    assert told["tavern"]["skills"] == ["carpentry"]


def test_every_copy_of_an_apprentice_is_told_with_its_kind() -> None:
    box, told = architects().box, architects().figures()["apprentices"]
    assert [told[name]["kind"] for name in box.apprentice_ids] == [card.id for card in box.apprentices]


def test_the_figures_tell_the_sentence_of_every_effect_what_it_speaks_of_and_when_it_happens() -> None:
    figures = architects().figures()
    castle = {"gain": {"virtue": 1}, "per": 2, "of": "gold"}
    assert figures["buildings"]["castle"]["effects"] == [
        {"sentence": "effect-gain_per", "arguments": castle, "occasion": "occasion-end"}
    ]
    assert figures["buildings"]["barracks"]["effects"] == [
        {"sentence": "effect-barracks", "arguments": {}, "occasion": ""}
    ]
    assert figures["characters"]["ada"]["effects"] == [{"sentence": "effect-ada", "arguments": {}, "occasion": ""}]


@rule("P2.2", "P2.4", "W1.2")
def test_the_figures_tell_by_name_what_an_apprentice_spares_adds_and_releases() -> None:
    told = architects().figures()["apprentices"]
    nothing: dict[str, Any] = {
        "trade": None,
        "gain": {},
        "silver_off": 0,
        "virtue_off": 0,
        "extra_workers": 0,
        "released": 0,
    }
    assert told["trickster"]["abilities"] == [{**nothing, "when": "at:black_market", "silver_off": 1}]
    assert told["thief"]["abilities"] == [{**nothing, "when": "at:tax_stand", "virtue_off": 1}]
    assert told["overseer"]["abilities"] == [{**nothing, "when": "at:kings_storehouse", "extra_workers": 1}]
    assert told["gatekeeper"]["abilities"] == [{**nothing, "when": "reset", "released": 2}]
    assert told["miner"]["abilities"] == [{**nothing, "when": "at:mines", "gain": {"clay": 1}}]
    assert told["labourer"]["abilities"] == []


@rule("F1.4")
def test_the_figures_tell_the_trade_of_an_apprentice_under_the_name_by_which_it_is_chosen() -> None:
    ability = architects().figures()["apprentices"]["merchant_gold"]["abilities"][0]
    assert ability["trade"] == {"trade": "merchant_gold", "pay": {"silver": 2}, "gain": {"gold": 1}}
    assert architects().action("trade merchant_gold")


@rule("E1.2")
def test_the_figures_tell_what_a_location_yields() -> None:
    yields = architects().figures()["yields"]
    assert yields["forest"] == [{"good": "wood", "base": 0, "per": 1}]
    assert yields["mines"][1] == {"good": "gold", "base": 0, "per": 2}


@rule("F1.2", "F1.3")
def test_the_figures_tell_what_each_trade_pays_and_gains() -> None:
    trades = {trade["trade"]: trade for trade in architects().figures()["trades"]}
    assert trades["clay-wood-for-virtue"]["pay"] == {"clay": 1, "wood": 1}
    assert trades["clay-wood-for-virtue"]["gain"] == {"virtue": 1}


@rule("Q1.1", "Q1.2")
def test_the_owner_of_a_hand_sees_which_rule_forbids_to_construct_each_card() -> None:
    state = table()
    hand(state, 0, "tavern", "clay_pit")
    give(state, 0, clay=9, wood=9, stone=9, gold=9, marble=9)
    forbidden = state.view(0)["players"][0]["forbidden"]
    assert forbidden is not None and forbidden["tavern"] == "Q1.2"
    hired(state, 0, "woodcutter")
    forbidden = state.view(0)["players"][0]["forbidden"]
    assert forbidden is not None and "tavern" not in forbidden


@rule("U1.1")
def test_nobody_else_sees_what_a_hand_could_construct() -> None:
    state = table()
    hand(state, 0, "tavern")
    assert state.view(1)["players"][0]["forbidden"] is None
    assert state.view(None)["players"][0]["forbidden"] is None
