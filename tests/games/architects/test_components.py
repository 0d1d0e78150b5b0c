"""The components file: what is wrong in it is named, and a card of known verbs needs no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from groma.games.architects import Architects, cards
from groma.games.architects.box import STANDARD
from groma.kernel import ComponentsError
from tests.games.architects.table import architects, refresh, table, turn_of

ORIGINAL = STANDARD.read_text(encoding="utf-8")

CHAPEL_OF_EASE = """
[[buildings]]
id = "chapel_of_ease"
name = { en = "Chapel of Ease", it = "Oratorio", fr = "Chapelle" }
copies = 1
skills = []
cost = { clay = 1 }
vp = 2
virtue = 1
effects = [
  { when = "build", op = "gain", gain = { silver = 3, building_card = 1 } },
]
source = "reconstructed"
"""


def game_of(tmp_path: Path, text: str) -> Architects:
    """Return the game with these components."""
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    return Architects(file)


def test_a_card_of_known_verbs_is_played_as_soon_as_it_is_in_the_file(tmp_path: Path) -> None:
    game = game_of(tmp_path, ORIGINAL + CHAPEL_OF_EASE)
    state = game.new(2, 1)
    while state.turn < 0:
        state.play(state.options()[0])
    card = game.box.building_ids.index("chapel_of_ease")
    turn_of(state, 0)
    state.players[0].hand, state.players[0].goods = [card], [1, 0, 0, 0, 0, 0]
    state.deck = [other for other in state.deck if other != card]
    refresh(state)
    state.play(game.action("place guildhall"))
    state.play(game.action("build chapel_of_ease"))
    me = state.players[0]
    assert (me.built, me.goods[5], me.virtue, len(me.hand)) == ([card], 3, 8, 1)
    assert game.names["chapel_of_ease"]["it"] == "Oratorio"


def test_an_odd_card_is_a_function_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr(cards, "chapel_of_ease", lambda state, seat: seen.append(seat), raising=False)
    odd = CHAPEL_OF_EASE.replace('op = "gain", gain = { silver = 3, building_card = 1 }', 'op = "card"')
    effect = game_of(tmp_path, ORIGINAL + odd).box.buildings[40].effects[0]
    effect.carry_out(table(), 1, 40)
    assert (seen, effect.sentence()) == ([1], "effect-chapel_of_ease")


FAULTS = [
    ('op = "gain_per", gain = { virtue = 1 }, per = 2, of = "gold"', 'op = "gian_per"', "uses unknown 'gian_per'"),
    ('per = 2, of = "gold"', 'per = 2, of = "golds"', "uses unknown 'golds'"),
    ('op = "capture", count = 2, free = true, optional = true', 'op = "capture", count = 2, free = true', "Q3.2"),
    ('op = "gain", gain = { clay = 4 }', 'op = "card"', "needs a function well in cards.py"),
    ('op = "gain", gain = { clay = 4 }', 'op = "gain", gain = { clay = 4 }, per = 2', 'key "per" is unknown'),
    ('when = "end", op = "lose", virtue = 2', 'when = "end", op = "card"', "needs a function dungeon in cards.py"),
    ('op = "all_gain", gain = { virtue = 1 }', 'op = "all_gain", gain = { gold = 1 }', "uses unknown 'gold'"),
    ("params = { tax = 1 }", "params = { silver = 1 }", 'key "tax" is missing'),
    ("cost = { wood = 2, stone = 2 }", "cost = { wood = 2, stones = 2 }", "uses unknown 'stones'"),
    ('id = "well"', 'id = "castle"', "occurs twice"),
    ("hand_limit = 6\n", "", 'key "hand_limit" is missing'),
    ("hand_limit = 6", "hand_limit = -1", "must be a whole number from 1 up"),
    ('colour = "red"', 'colour = "orange"', "uses unknown 'orange'"),
    ("draft_keep = 3", "draft_keep = 2", "one less than are dealt"),
    ('tie_breaks = ["virtue", "silver", "shared"]', 'tie_breaks = ["silver"]', "fixed by the rules"),
    ('[[skills]]\nid = "carpentry"', '[[skills]]\nid = "joinery"', "must be carpentry, tiling, masonry in this order"),
    ("[scoring]", "[scorings]", r"table \[scoring\] is missing"),
]


@pytest.mark.parametrize(("good", "bad", "words"), FAULTS, ids=[words for _, _, words in FAULTS])
def test_a_fault_is_named(tmp_path: Path, good: str, bad: str, words: str) -> None:
    assert good in ORIGINAL
    with pytest.raises(ComponentsError, match=words):
        game_of(tmp_path, ORIGINAL.replace(good, bad, 1))


def test_every_source_is_named() -> None:
    allowed = {"seed", "public", "memory", "reconstructed"}
    tables = architects().components.tables
    rows = [row for table in tables.values() for row in (table if isinstance(table, list) else [table])]
    assert all(row["source"] in allowed for row in rows)


def test_the_printed_counts() -> None:
    box = architects().box
    base = [kind for kind in box.apprentices if not kind.promo]
    assert (len(base), len([each for each in box.buildings if not each.promo])) == (40, 40)
    assert [sum(1 for kind in base if kind.skills >> skill & 1) for skill in range(3)] == [14, 14, 14]
    assert (len(box.market_cards), len(box.rewards), len(box.characters)) == (10, 11, 10)
