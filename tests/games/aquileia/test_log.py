"""The log: every phase and every verb tells what it did, in order and in full."""

from __future__ import annotations

from random import Random

import pytest

from groma.games.aquileia.events import (
    ActionPhaseBegan,
    Activated,
    ActivationUnpaid,
    AreaBegan,
    BuildingActivated,
    BuildingBegun,
    Built,
    CardBought,
    CardPaid,
    CardsDrawn,
    CardSeen,
    CardUncovered,
    ChangingStopped,
    CoinLaid,
    CoinsChanged,
    CoinStolen,
    CoinTakenBack,
    DeckReshuffled,
    Declined,
    DepositPaid,
    DiceRolled,
    DiscPlaced,
    FirstPlayer,
    Gained,
    HenchmanPlaced,
    NothingStolen,
    Paid,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
)
from groma.games.aquileia.events_contests import (
    LaurelUncovered,
)
from groma.games.aquileia.events_endgame import (
    FinalScoringBegan,
    GameEnded,
    LaurelRevealed,
    NothingScored,
    TotalReached,
    VictoryShared,
    VillasScored,
    Won,
)
from groma.games.aquileia.state import AquileiaState
from groma.kernel import Event
from tests.games.aquileia import contests_told
from tests.games.aquileia.table import (
    aquileia,
    award_laurels,
    card,
    equi_on_top,
    final,
    give,
    hand,
    load_dice,
    logged,
    own,
    rank_discs,
    refresh,
    show,
    table,
)
from tests.games.aquileia.telling import BLUE, BY, FIVE, TEN, Situation, acted, standing
from tests.games.events import events_of

# The setup and the placement phase


def setup() -> list[Event]:
    return aquileia().new(3, 7).events


def placements() -> list[Event]:
    state = table(3)
    give(state, 0, bronze=1)
    return logged(state, "place portus_bronze", "disc", "pass")


def nothing_left_to_place() -> list[Event]:
    state = table(3)
    rank_discs(state, 1)
    state.players[1].henchmen = 0
    return logged(state, "place dolus")


def the_last_lap() -> list[Event]:
    state = table(3)
    rank_discs(state, 0)
    state.turn = (state.box.laps - 1) * state.seats
    return logged(state, "place forum_1")[:3]


# The Mercatus


def dolus() -> list[Event]:
    state = standing({"dolus": 0})
    load_dice(state, "gg")
    return acted(state)


def pecunia() -> list[Event]:
    state = standing({"pecunia": 0})
    give(state, 0, gold=2)
    return acted(state, "change gold_to_silver", "stop")


def pecunia_without_an_exchange() -> list[Event]:
    state = standing({"pecunia": 0})
    give(state, 0, gold=2)
    return acted(state, "stop")


def equi_et_arma() -> list[Event]:
    state = standing({"equi_et_arma_left": 0, "equi_et_arma_middle": 1, "equi_et_arma_right": 2})
    give(state, 0, bronze=1)
    give(state, 1, bronze=1)
    show(state, "weapon_2", "weapon_1", "weapon_3")
    equi_on_top(state, "gold_horse_1")
    return acted(state, "buy weapon_2", "decline")


def servi() -> list[Event]:
    state = standing({"servi_middle": 0})
    give(state, 0, silver=2)
    state.servi_deck, state.discards = [card(state, "servi_2")], [[card(state, "servi_1")], []]
    return acted(state, "servi 2")


# The forum


def a_house() -> list[Event]:
    state = standing({"forum_1": 0})
    give(state, 0, silver=1, bronze=1)
    return acted(state, "build bank_silver_bronze")


def a_house_that_asks_for_slaves() -> list[Event]:
    state = standing({"forum_1": 0})
    give(state, 0, gold=1, bronze=1)
    hand(state, 0, "servi_1")
    return acted(state, "build shop_glassblower", "pay servi_1")


def no_house() -> list[Event]:
    return acted(standing({"forum_1": 0}), "decline")


# The Portus


def a_theft() -> list[Event]:
    state = standing({"portus_latro": 0, "portus_bronze": 1, "portus_silver": 0})
    own(state, 0, "shop_potter", "bank_gold")
    load_dice(state, "bs")
    return acted(state, "decline", "activate")


def a_theft_of_nothing() -> list[Event]:
    state = standing({"portus_latro": 0, "portus_bronze": 1})
    load_dice(state, "gg")
    return acted(state, "decline", "activate")


def a_coin_taken_back() -> list[Event]:
    state = standing({"portus_gold": 0})
    return acted(state, "decline", "decline")


# The ends


def the_end_of_a_round() -> list[Event]:
    state = table(3)
    rank_discs(state, 2, 0, 1)
    show(state, "weapon_1", "weapon_2", "weapon_3")
    state.equi_deck, state.display = [card(state, "weapon_1"), *state.equi_deck], [-1, *state.display[1:]]
    equi_on_top(state, "gold_horse_2")
    refresh(state)
    return acted(state)


def a_victory() -> list[Event]:
    state = table(3)
    award_laurels(state, 0, BLUE, FIVE, BY)
    own(state, 0, "villa_blue_6", "villa_blue_2", "villa_yellow_4")
    state.players[1].score = 12
    return _scored(state)


def a_shared_victory() -> list[Event]:
    state = table(3)
    for seat, score in enumerate([7, 30, 30]):
        state.players[seat].score = score
    return _scored(state)[-3:]


def _scored(state: AquileiaState) -> list[Event]:
    final(state)
    return state.events[state.events.index(FinalScoringBegan(6)) :]


TOLD: dict[Situation, list[Event]] = {
    **contests_told.TOLD,
    setup: [
        CardUncovered("gold_horse_2", slot=1),
        CardUncovered("gold_horse_1", slot=2),
        CardUncovered("silver_horse_1", slot=3),
        LaurelUncovered(TEN),
        FirstPlayer(1),
        RoundBegan(1),
    ],
    placements: [
        HenchmanPlaced(0, "portus_bronze"),
        CoinLaid(0, "bronze"),
        DiscPlaced(1, position=1, forced=False),
        Passed(2, forced=False),
    ],
    nothing_left_to_place: [
        HenchmanPlaced(0, "dolus"),
        Passed(1, forced=True),
    ],
    the_last_lap: [
        HenchmanPlaced(0, "forum_1"),
        DiscPlaced(1, position=2, forced=True),
        DiscPlaced(2, position=3, forced=True),
    ],
    dolus: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        DiceRolled(0, "red_die", dice=2, gold=2, silver=0, bronze=0),
        Gained(0, "gold", amount=2),
        AreaBegan("area_forum"),
    ],
    pecunia: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        CoinsChanged(0, "gold_to_silver"),
        Scored(0, "pecunia", amount=4, score=4),
        ChangingStopped(0, exchanges=1),
        AreaBegan("area_forum"),
    ],
    pecunia_without_an_exchange: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        ChangingStopped(0, exchanges=0),
        AreaBegan("area_forum"),
    ],
    equi_et_arma: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        CardBought(0, "weapon_2"),
        Paid(0, "bronze", amount=1),
        CardsDrawn(0, "deck_equi_et_arma", amount=1),
        CardSeen(0, "gold_horse_1"),
        Declined(1, "equi_et_arma_middle", forced=False),
        Declined(2, "equi_et_arma_right", forced=True),
        AreaBegan("area_forum"),
    ],
    servi: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        DeckReshuffled("deck_servi", cards=1),
        CardsDrawn(0, "deck_servi", amount=2),
        CardSeen(0, "servi_2"),
        CardSeen(0, "servi_1"),
        Paid(0, "silver", amount=2),
        AreaBegan("area_forum"),
    ],
    a_house: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        Built(0, "bank_silver_bronze"),
        Scored(0, "lots", amount=3, score=3),
        Paid(0, "silver", amount=1),
        Paid(0, "bronze", amount=1),
    ],
    a_house_that_asks_for_slaves: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        BuildingBegun(0, "shop_glassblower"),
        Paid(0, "gold", amount=1),
        Paid(0, "bronze", amount=1),
        CardPaid(0, "servi_1"),
        Built(0, "shop_glassblower"),
        Scored(0, "lots", amount=1, score=1),
    ],
    no_house: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        Declined(0, "forum_1", forced=False),
    ],
    a_theft: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        Declined(2, "forum_5", forced=False),
        AreaBegan("area_portus"),
        DiceRolled(0, "red_die", dice=2, gold=0, silver=1, bronze=1),
        CoinStolen(0, victim=1, metal="bronze"),
        CoinTakenBack(0, "silver"),
        ActivationUnpaid(1, "bronze"),
        Activated(0, buildings=2),
        Paid(0, "silver", amount=1),
        BuildingActivated(0, "shop_potter"),
        Scored(0, "shops", amount=2, score=2),
        BuildingActivated(0, "bank_gold"),
        Gained(0, "gold", amount=1),
        RoundEnded(1),
        FirstPlayer(0),
        RoundBegan(2),
    ],
    a_theft_of_nothing: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        Declined(2, "forum_5", forced=False),
        AreaBegan("area_portus"),
        DiceRolled(0, "red_die", dice=2, gold=2, silver=0, bronze=0),
        NothingStolen(0),
        Activated(1, buildings=0),
        DepositPaid(1, "bronze"),
        RoundEnded(1),
        FirstPlayer(0),
        RoundBegan(2),
    ],
    a_coin_taken_back: [
        ActionPhaseBegan(1),
        AreaBegan("area_forum"),
        Declined(2, "forum_5", forced=False),
        AreaBegan("area_portus"),
        Declined(0, "portus_gold", forced=False),
        CoinTakenBack(0, "gold"),
        RoundEnded(1),
        FirstPlayer(0),
        RoundBegan(2),
    ],
    the_end_of_a_round: [
        ActionPhaseBegan(1),
        RoundEnded(1),
        FirstPlayer(2),
        CardUncovered("gold_horse_2", slot=1),
        RoundBegan(2),
    ],
    a_victory: [
        FinalScoringBegan(6),
        LaurelRevealed(0, BLUE),
        LaurelRevealed(0, FIVE),
        Scored(0, "laurels", amount=5, score=5),
        VillasScored(0, "blue", value=8, laurels=2, amount=16, score=21),
        TotalReached(0, score=21),
        NothingScored(1),
        TotalReached(1, score=12),
        NothingScored(2),
        TotalReached(2, score=0),
        GameEnded(6),
        Won(0, score=21),
    ],
    a_shared_victory: [
        GameEnded(6),
        VictoryShared(1, score=30),
        VictoryShared(2, score=30),
    ],
}


@pytest.mark.parametrize("situation", TOLD, ids=lambda situation: situation.__name__)
def test_all_that_happens_is_told_in_order(situation: Situation) -> None:
    assert situation() == TOLD[situation]


def test_every_kind_of_fact_occurs_in_a_situation() -> None:
    assert {type(event) for told in TOLD.values() for event in told} == events_of("aquileia")


@pytest.mark.parametrize("seats", [3, 5])
def test_no_answer_goes_untold(seats: int) -> None:
    state, rng = table(seats), Random(3)
    while not state.over:
        action = rng.choice(state.options())
        state.play(action)
        assert any(event.seen_by(None) for event in state.events), action.notation
