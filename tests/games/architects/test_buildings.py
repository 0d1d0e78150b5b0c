"""Q  Buildings: what they cost, and what they do when they are built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from groma.games.architects.components import RESOURCES, SKILLS
from groma.games.architects.state import ArchitectsState
from groma.kernel.grammar import noun
from tests.games.architects.table import (
    apprentices,
    architects,
    built,
    cards,
    fill_market,
    give,
    goods,
    hand,
    hired,
    hold,
    imprison,
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

BUILDINGS = {kind.id: kind for kind in architects().box.buildings}


def builder(name: str, state: ArchitectsState | None = None, **values: int) -> ArchitectsState:
    """Return a table whose seat 0 has just what a Building needs, and it alone in hand."""
    state = state or table(promos=BUILDINGS[name].promo)
    stock = {RESOURCES[good]: amount for good, amount in BUILDINGS[name].cost}
    give(state, **{**dict.fromkeys(RESOURCES, 0), **stock, **values})
    return hand(hired(state, 0, "labourer"), 0, name)


def build(state: ArchitectsState) -> ArchitectsState:
    """Build the only card in hand."""
    return play(state, "place guildhall", f"build {cards(state)[0]}")


RULES = (Path(architects().texts).parent / "RULES.md").read_text(encoding="utf-8")
PRINTED = re.findall(
    r"^- \*\*(Q2\.\d+)\*\* ([^;]+); (none|[ctm]+); ([^;]+); (\d+) VP;(?: virtue ([+-]\d);)?", RULES, re.M
)


@rule(*[f"Q2.{number}" for number in range(1, 41)])
@pytest.mark.parametrize("row", PRINTED, ids=[row[0] for row in PRINTED])
def test_the_data_say_what_the_rules_print(row: tuple[str, ...]) -> None:
    _, name, skills, cost, vp, virtue = row
    kind = next(each for each in BUILDINGS.values() if noun("en", each.names["en"]).one == name)
    letters = {"C": "clay", "W": "wood", "S": "stone", "G": "gold", "M": "marble"}
    assert {RESOURCES[good]: n for good, n in kind.cost} == {letters[c[-1]]: int(c[:-1]) for c in cost.split()}
    wanted = [each for each in SKILLS if skills != "none" and each[0] in skills]
    assert kind.skills == sum(1 << SKILLS.index(skill) for skill in wanted)
    assert (kind.vp, kind.virtue) == (int(vp), int(virtue or 0))


@rule("Q1.3", "Q1.4", "P2.7")
@pytest.mark.parametrize("name", list(BUILDINGS))
def test_a_building_takes_its_whole_cost_changes_virtue_and_is_worth_its_points(name: str) -> None:
    kind = BUILDINGS[name]
    state = builder(name, virtue=7)
    others = sum(amount for good, amount in kind.cost)
    assert sum(me(state).goods) == others
    play(state, "place guildhall", f"build {name}")
    while question(state) not in ("place-worker", ""):
        play(state, next(word for word in ("decline", "stop", *options(state)) if word in options(state)))
    assert [state.box.building_ids[card] for card in me(state).built] == [name]
    extra = 1 if name == "monument" else 0
    assert me(state).virtue == 7 + kind.virtue + extra


@rule("Q1.1")
@pytest.mark.parametrize("name", list(BUILDINGS))
def test_one_piece_too_few_is_too_few(name: str) -> None:
    state = builder(name, level=5)
    for good, amount in BUILDINGS[name].cost:
        short = give(state.copy(), **{RESOURCES[good]: amount - 1})
        assert refusal(short, "place guildhall") == "D3.3"


@rule("Q1.1", "Q1.2")
def test_all_skills_must_be_present_and_one_apprentice_may_supply_several() -> None:
    state = hand(give(table(), clay=1, wood=5, stone=5, gold=1), 0, "hideout", "well")
    play(hired(state, 0, "woodcutter"), "place guildhall")
    assert refusal(state, "build hideout") == "Q1.2"
    hired(state, 0, "stonecutter")
    assert refusal(state, "build hideout") == ""
    alone = hired(hand(give(table(), clay=1, wood=5, stone=5), 0, "hideout"), 0, "labourer")
    play(alone, "place guildhall", "build hideout")
    assert apprentices(alone) == ["labourer"]


@rule("Q3.1", "Q1.4", "R1.2")
def test_virtue_comes_before_the_effect_and_both_before_a_reset() -> None:
    state = fill_market(builder("church", virtue=14, unpaid=2), 1, 2)
    state.reset_due = True
    build(state)
    assert (question(state), state.market) == ("destroy-debt", [1, 2, -1])
    play(state, "destroy")
    assert (me(state).unpaid, question(state), state.market) == (1, "destroy-debt", [1, 2, -1])
    play(state, "destroy")
    assert (me(state).unpaid, state.market) == (0, [-1, -1, -1])


GAINS = [
    ("factory", {"marble": 2}),
    ("lumber_camp", {"wood": 4}),
    ("smithy", {"stone": 4}),
    ("thieves_den", {"silver": 4}),
    ("well", {"clay": 4}),
]


@rule("Q2.13", "Q2.21", "Q2.29", "Q2.33", "Q2.39")
@pytest.mark.parametrize(("name", "gained"), GAINS, ids=[name for name, _ in GAINS])
def test_buildings_that_give_goods(name: str, gained: dict[str, int]) -> None:
    assert goods(build(builder(name))) == gained


@rule("X17")
def test_example_the_well() -> None:
    state = hand(give(table(), wood=3, stone=2, silver=0), 0, "well")
    assert goods(build(state)) == {"wood": 1, "clay": 4}
    assert state.scores()[0] == 3


@rule("Q2.10", "Q2.36")
@pytest.mark.parametrize(
    ("name", "word", "gained"),
    [("clay_pit", "gold", 1), ("clay_pit", "marble", 1), ("treasury", "gold", 1), ("treasury", "silver", 3)],
)
def test_buildings_that_give_one_of_two(name: str, word: str, gained: int) -> None:
    state = build(builder(name))
    assert len(options(state)) == 2
    assert goods(play(state, f"take {word}")) == {word: gained}


@rule("Q2.4")
def test_the_betting_house_brings_a_debt() -> None:
    assert me(build(builder("betting_house"))).unpaid == 1


@rule("W2.8")
def test_hugo_may_buy_off_the_debt_of_the_betting_house() -> None:
    state = builder("betting_house", with_characters("hugo", "ada"), silver=2, unpaid=0, virtue=7)
    play(build(state), "buy_off")
    assert (me(state).unpaid, silver(state), me(state).virtue) == (0, 0, 6)


@rule("Q2.11")
def test_the_drafting_room_draws_two_cards() -> None:
    state = on_top(builder("drafting_room"), "well", "castle")
    assert cards(build(state)) == ["well", "castle"]


@rule("Q2.3", "Q3.5", "Q3.2")
def test_the_barracks_release_or_capture_or_neither() -> None:
    state = put(hold(builder("barracks"), 1, 0, 3), 1, "forest", 2)
    build(state)
    assert options(state) == ["decline", "rescue", "capture forest-green"]
    assert me(play(state.copy(), "rescue"), 1).captives == [0, 0, 0]
    assert me(play(state.copy(), "capture forest-green")).captives == [0, 2, 0]
    assert play(state, "decline").turn == 1


@rule("Q3.5")
def test_of_the_barracks_only_a_possible_half_is_offered() -> None:
    state = build(put(builder("barracks"), 1, "forest", 2))
    assert options(state) == ["decline", "capture forest-green"]
    assert build(builder("barracks")).turn == 1


@rule("Q2.8", "Q3.2", "Q3.5")
def test_the_church_may_destroy_one_debt() -> None:
    state = build(builder("church", unpaid=2))
    assert options(state) == ["destroy", "decline"]
    assert me(play(state, "destroy")).unpaid == 1
    assert build(builder("church")).turn == 1


@rule("Q2.17", "Q3.2", "Q3.5")
def test_the_hideout_may_release_all_own_prisoners() -> None:
    state = build(imprison(builder("hideout"), 0, 4))
    assert play(state.copy(), "decline").players[0].prison == 4
    assert me(play(state, "free")).prison == 0
    assert build(builder("hideout")).turn == 1


@rule("Q2.19", "Q3.2", "Q3.5", "Q3.6")
def test_the_library_may_discard_a_card_for_two_gold() -> None:
    state = builder("library")
    hand(state, 0, "library", "well")
    play(state, "place guildhall", "build library")
    assert options(state) == ["decline", "discard well"]
    play(state, "discard well")
    assert (goods(state), cards(state)) == ({"gold": 2}, [])
    assert state.deck[0] == state.box.building_ids.index("well")
    assert build(builder("library")).turn == 1


@rule("Q2.24", "Q3.3")
def test_the_monument_raises_everyone_clockwise_from_the_builder() -> None:
    state = builder("monument", virtue=14, unpaid=2)
    give(give(state, 1, virtue=14, unpaid=1), 2, virtue=3)
    build(state)
    asked = []
    while question(state) == "destroy-debt":
        asked += state.waiting
        play(state, "decline")
    assert asked == [0, 0, 1]
    assert me(state, 2).virtue == 4


@rule("Q2.26", "A2.15")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace_gives_a_gold_for_every_four_virtue(virtue: int, gold: int) -> None:
    assert goods(build(builder("palace", virtue=virtue))).get("gold", 0) == gold


@rule("Q2.32", "Q3.6", "J2.1", "Q3.2")
def test_the_tavern_may_hire_anyone_for_nothing() -> None:
    state = show(builder("tavern"), "thief", "miner", "woodcutter", "jeweller")
    state.silver = [0, 0, 0, 3, 0, 0, 0, 0]
    build(state)
    assert play(state.copy(), "decline").turn == 1
    play(state, "hire jeweller")
    assert (apprentices(state), silver(state)) == (["labourer", "jeweller"], 3)


@rule("Q2.38", "Q3.3")
def test_the_watchtower_lowers_everyone_with_three_prisoners() -> None:
    state = imprison(imprison(imprison(builder("watchtower"), 0, 3), 1, 3), 2, 2)
    build(state)
    assert [me(state, seat).virtue for seat in range(3)] == [5, 6, 7]


@rule("W1.3", "W2.6")
def test_the_crane_sends_another_worker_to_the_next_space() -> None:
    state = builder("crane", wood=5, stone=3)
    hand(state, 0, "crane", "well")
    play(state, "place guildhall", "build crane")
    assert options(state) == ["place guildhall", "decline"]
    assert play(state.copy(), "decline").turn == 1
    play(state, "place guildhall", "build well")
    assert (me(state).hall, len(me(state).built), state.turn) == (2, 2, 1)


@rule("W2.6")
def test_the_crane_needs_a_worker_and_something_to_do() -> None:
    assert build(builder("crane")).turn == 1
    state = hand(builder("crane", wood=5, stone=3), 0, "crane", "well")
    put(state, 0, "forest", me(state).reserve - 1)
    assert play(state, "place guildhall", "build crane").turn == 1


@rule("W2.6")
def test_a_reset_waits_until_both_workers_of_the_crane_are_done() -> None:
    state = fill_market(hand(builder("crane", wood=5, stone=3), 0, "crane", "well"), 1)
    state.guildhall = [1] * 8
    state.players[1].hall, state.players[1].reserve = 8, state.players[1].reserve - 8
    play(state, "place guildhall", "build crane", "place guildhall")
    assert state.market == [1, -1, -1]
    play(state, "build well")
    assert state.market == [-1, -1, -1]


@rule("W1.3", "W2.7")
def test_the_graveyard_takes_an_own_apprentice_under_the_deck() -> None:
    state = hired(builder("graveyard", virtue=7), 0, "thief")
    build(state)
    assert options(state) == ["dismiss labourer", "dismiss thief"]
    play(state, "dismiss labourer")
    assert (apprentices(state), me(state).skills, me(state).virtue) == (["thief"], 1, 6)
    assert state.apprentice_deck[0] == state.box.apprentice_ids.index("labourer")


@rule("W1.3")
def test_the_promo_cards_are_as_printed() -> None:
    expected = {"crane": (3, 0), "graveyard": (12, -1), "museum": (4, 0)}
    assert {kind.id: (kind.vp, kind.virtue) for kind in BUILDINGS.values() if kind.promo} == expected


@rule("W2.3")
def test_clovis_draws_a_card_after_the_effect() -> None:
    state = builder("library", with_characters("clovis", "rudolf"))
    on_top(hand(state, 0, "library", "well"), "castle")
    play(state, "place guildhall", "build library")
    assert cards(state) == ["well"]
    play(state, "discard well")
    assert cards(state) == ["castle"]


@rule("W2.1")
def test_lothaire_spares_a_wood_or_a_stone() -> None:
    state = hand(give(with_characters("lothaire", "ada"), wood=2, stone=2, clay=0), 0, "well")
    play(state, "place guildhall", "build well")
    assert options(state) == ["spare wood", "spare stone"]
    assert goods(play(state, "spare stone"))["stone"] == 1
    short = hand(give(with_characters("lothaire", "ada"), wood=1, stone=2), 0, "well")
    assert play(short, "place guildhall", "build well").turn == 1
    assert goods(short).get("wood", 0) + goods(short).get("stone", 0) == 0


@rule("W2.1")
def test_lothaire_pays_one_piece_less_of_a_mixed_cost_and_all_of_a_cost_without_wood_and_stone() -> None:
    state = hand(give(with_characters("lothaire", "ada"), wood=1, stone=2, level=1, virtue=7), 0, "castle")
    play(state, "place guildhall", "advance")
    assert me(state).level == 2
    state = hand(give(with_characters("lothaire", "ada"), gold=0, level=0, virtue=7), 0, "castle")
    assert refusal(state, "place guildhall") == "D3.3"


@rule("T2.1", "T2.6", "X35")
def test_therese_pays_gold_and_marble_with_any_mix() -> None:
    state = hand(give(with_characters("therese", "ada"), gold=0, marble=3), 0, "castle")
    play(state, "place guildhall", "advance")
    assert (goods(state)["marble"], me(state).level) == (2, 1)
    state = builder("factory", with_characters("therese", "ada"), gold=2, marble=2)
    play(state, "place guildhall", "build factory")
    assert options(state) == ["gold 1", "gold 2"]
    assert goods(play(state, "gold 1")) == {"gold": 1, "marble": 2}


@rule("X18")
def test_example_the_keep() -> None:
    state = builder("keep", virtue=7)
    build(state)
    assert (goods(state), me(state).virtue) == ({}, 5)
    hold(hold(state, 0, 1, 3), 0, 2, 2)
    assert state.scores()[0] == 13 + state.box.virtue_vp[5]


def test_built_cards_stay() -> None:
    assert len(built(table(), 0, "well").players[0].built) == 1
