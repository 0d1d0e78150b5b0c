"""The components file: its figures, and what is said of one that cannot be used."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import groma
from groma.games.aquileia.box import STANDARD, Box
from groma.games.aquileia.components import AREAS, BANK, DECKS, KINDS_OF_LOT, SHOP, VILLA
from groma.kernel import ComponentsError
from tests.games.aquileia.table import aquileia


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Write the components file with one passage replaced."""
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def row(table: str, name: str) -> str:
    """Return the first lines of a row."""
    return f'[[{table}]]\nid = "{name}"\n'


def test_the_tables_add_up_to_the_printed_totals() -> None:
    box = Box()
    lots = Counter(KINDS_OF_LOT[lot.kind] for lot in box.lots)
    areas = Counter(AREAS[space.area] for space in box.spaces)
    decks = {DECKS[deck.kind]: deck.count for deck in box.decks}
    villas: Counter[int] = Counter()
    for lot in box.lots:
        villas[lot.colour] += lot.value
    del villas[-1]
    computed = {
        "spaces": len(box.spaces),
        "space_kinds": len({space.kind for space in box.spaces}),
        **{f"spaces_{area}": count for area, count in areas.items()},
        "servi_cards": decks["servi"],
        "servi_symbols": sum(card.count * card.slaves for card in box.servi),
        "equi_arma_cards": decks["equi_et_arma"],
        "stadium_laurels": decks["stadium_laurel"],
        "theatrum_laurels": decks["theatrum_laurel"],
        "lots": len(box.lots),
        **{f"lots_{kind}": count for kind, count in lots.items()},
        "villa_value_per_colour": villas[0],
        "shop_vp": sum(lot.yield_vp for lot in box.lots),
        "coins": sum(metal["coins"] for metal in box.components.tables["metal"]),
        "dice": box.red_dice + box.blue_dice,
        "exchanges": len(box.exchanges),
    }
    totals = {key: value for key, value in box.components.tables["totals"].items() if not key.endswith("_source")}
    assert computed == totals
    assert len(set(villas.values())) == 1


def test_shops_give_points_banks_coins_and_villas_a_value() -> None:
    for lot in Box().lots:
        gives = (lot.yield_vp > 0, bool(lot.yield_coins), lot.value > 0)
        assert gives == (lot.kind == SHOP, lot.kind == BANK, lot.kind == VILLA)


def test_no_exchange_gains_worth() -> None:
    worth = [6, 3, 2]
    for exchange in Box().exchanges:
        paid = sum(worth[metal] * amount for metal, amount in exchange.cost)
        assert sum(worth[metal] * amount for metal, amount in exchange.gain) <= paid


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (row("lot", "shop_potter"), row("lot", "shop_potter") + "colr = 1\n", 'lot]] "shop_potter": key "colr" is unk'),
        ("cost = { bronze = 2 }", "cost = { brass = 2 }", 'exchange]] "bronze_to_silver": key "cost" uses unknown'),
        ("yield = { vp = 2 }", "yield = { vp = -2 }", 'lot]] "shop_potter": key "yield" must hold whole numbers'),
        ('it = "la bottega del vasaio"\n', "", 'lot]] "shop_potter": key "it" is missing'),
        ("value = 2\n", 'value = "2"\n', 'lot]] "villa_white_2": key "value" must be a whole number'),
        ('colour = "white"', 'colour = "pink"', 'lot]] "villa_white_2": key "colour" uses unknown \'pink\''),
        ("resolve = 2\n", "resolve = 1\n", 'space]] "pecunia": key "resolve" is shared with "dolus"'),
        ('effect = "exchange"', 'effect = "barter"', 'space]] "pecunia": key "effect" uses unknown \'barter\''),
        ("slot = 3", "slot = 4", 'space]] "equi_et_arma_right": key "slot" is beyond the 3 slots'),
        ("gain = { vp = 4 }", "gain = { vp = 5 }", 'space]] "pecunia": key "gain" must be the 4 VP'),
        ("deposit = { gold = 1 }", "deposit = { gold = 2 }", 'space]] "portus_gold": key "deposit" must be one gold'),
        ('metal = "gold"', 'metal = "silver"', 'of the Portus must be one for each metal|key "deposit"'),
        ("red_dice = 2", "red_dice = 9", 'space]] "dolus": rolls more dice than there are'),
        ("servi_cards = 2 }", "servi_cards = 3 }", 'space]] "servi_middle": key "options" must give one servi card'),
        ("count = 12\n", "count = 13\n", 'deck]] "stadium_laurel": key "count" is 13, but there are 12'),
        ("rounds = 6\n", "rounds = 7\n", 'deck]] "stadium_laurel": key "count" must be 14 or more'),
        ("positions = 5", "positions = 4", 'tiebreaker: key "positions" must be one for each of 5'),
        ("unlimited = true", "unlimited = false", r'\[bank\]: key "unlimited" is fixed by the rules'),
        ('counts = "side"', 'counts = "gold"', 'contest]] "stadium": key "counts" is fixed by the rules'),
        ('bonus = "choice"', 'bonus = "none"', 'prize]] "arena_first": key "bonus" is fixed by the rules'),
        ("rank = 2\ngain = { bronze = 2 }", "rank = 3\ngain = { bronze = 2 }", 'prize]] "arena_second": key'),
        ('[[metal]]\nid = "gold"', '[[metal]]\nid = "golden"', "metal]] must be gold, silver, bronze in this order"),
        ("[pecunia]", "[pecuniary]", r"table \[pecunia\] is missing"),
        ("[bank]", "[extra]\n[bank]", r"unknown table \[extra\]"),
        ('colours = ["white", "blue"]', 'colours = ["white"]', 'laurel_white_blue": key "colours" must name'),
        ("players_max = 5", "players_max = 6", "player_colour]] must hold one for each of 6"),
    ],
)
def test_a_mistake_is_named_with_file_table_id_and_key(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(ComponentsError, match=words.replace("]]", r"\]\]")) as found:
        Box(changed(tmp_path, old, new))
    assert str(found.value).startswith("mine.toml: ")


def test_a_game_is_played_with_the_figures_of_another_file(tmp_path: Path) -> None:
    path = changed(tmp_path, "cost = { bronze = 2 }\nimmediate = { vp = 1 }", "cost = {}\nimmediate = { vp = 9 }")
    game = groma.game("aquileia", path)
    assert game.components.digest != aquileia().components.digest
    state, rng = game.new(3, 1), Random(1)
    built = False
    while not state.over:
        options = {action.notation: action for action in state.options()}
        wanted = options.get("build shop_potter") or options.get("place forum_1") or rng.choice(state.options())
        if wanted.notation == "build shop_potter":
            seat = state.waiting[0]
            before = state.scores()[seat]
            state.play(wanted)
            assert state.scores()[seat] >= before + 9
            built = True
        else:
            state.play(wanted)
    assert built


def test_the_file_decides_whether_points_need_an_exchange_by_default(tmp_path: Path) -> None:
    path = changed(tmp_path, "vp_needs_an_exchange = true", "vp_needs_an_exchange = false")
    assert groma.game("aquileia", path).options["vp_needs_an_exchange"] == (False, True)
    assert aquileia().options["vp_needs_an_exchange"] == (True, False)


def test_nobody_can_own_more_coins_than_can_be_bid() -> None:
    assert aquileia().words.bid[-1].coins == aquileia().box.most_coins > 150
