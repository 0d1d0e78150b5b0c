"""The log: every phase and every verb tells what it did, in order and in full."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from groma.games.aquileia import events as facts
from groma.games.aquileia.events import (
    ActionPhaseBegan,
    Activated,
    ActivationUnpaid,
    AnteDeclined,
    AreaBegan,
    AuctionLeft,
    AuctionOpened,
    BidMade,
    BlueDiceKept,
    BlueDiceTaken,
    BuildingActivated,
    BuildingBegun,
    Built,
    CardBought,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    CardsEnded,
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
    FighterEntered,
    FinalScoringBegan,
    FirstPlayer,
    Gained,
    GameEnded,
    HenchmanPlaced,
    LaurelBought,
    LaurelReceived,
    LaurelRemoved,
    LaurelReturned,
    LaurelRevealed,
    LaurelSeen,
    LaurelShared,
    LaurelsTaken,
    LaurelUncovered,
    NoCardLeft,
    NothingScored,
    NothingStolen,
    Paid,
    Passed,
    PrizeChosen,
    PrizeLeft,
    PrizeLost,
    Ranked,
    RoundBegan,
    RoundEnded,
    RunnerEntered,
    Scored,
    StrengthReached,
    TieBroken,
    TotalReached,
    VictoryShared,
    VillasScored,
    Won,
)
from groma.games.aquileia.state import AquileiaState
from groma.kernel import Event
from tests.games.aquileia.table import (
    aquileia,
    award_laurels,
    begin_actions,
    card,
    equi_on_top,
    everybody,
    final,
    give,
    hand,
    laurels,
    load_dice,
    logged,
    occupy,
    own,
    play,
    rank_discs,
    refresh,
    servi_on_top,
    show,
    table,
    theatrum_on_top,
)

BLUE = "stadium_laurel_blue"
WHITE = "stadium_laurel_white"
FIVE = "stadium_laurel_points_5"
TEN = "stadium_laurel_points_10"
BY = "theatrum_laurel_blue_yellow"
ARENA, STADIUM = "contest_arena", "contest_stadium"
PARK = "forum_5"
"""Somebody waits here, so that what is told ends before the round does."""

Situation = Callable[[], list[Event]]


def acted(state: AquileiaState, *notations: str) -> list[Event]:
    """Return what the action phase tells once these answers are given."""
    state.events = []
    begin_actions(state)
    return state.events + logged(state, *notations)


def standing(spaces: dict[str, int], seats: int = 3) -> AquileiaState:
    """Return a table with henchmen and empty supplies; the last seat waits in the forum."""
    state = table(seats)
    everybody(state)
    for name, seat in {**spaces, PARK: seats - 1}.items():
        occupy(state, seat, name)
    return state


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


# The contests


def a_fight_with_a_tie() -> list[Event]:
    state = standing({"potentia": 0, "arena_2": 0, "arena_1a": 1})
    rank_discs(state, 1, 0, 2)
    hand(state, 1, "weapon_1")
    servi_on_top(state, "servi_1")
    load_dice(state, "gss ggg")
    return acted(state, "done", "play weapon_1", "done", "roll 0", "prize vp_double_strength")


def blue_dice() -> list[Event]:
    state = standing({"potentia": 0, "arena_2": 0})
    load_dice(state, "ggg")
    begin_actions(state)
    play(state, "done")
    load_dice(state, "bs")
    return logged(state, "roll 2")


def a_fight_of_one_who_wants_a_card_that_is_not_there() -> list[Event]:
    state = standing({"arena_1a": 0})
    load_dice(state, "ggg")
    begin_actions(state)
    play(state, "done")
    state.servi_deck = []
    return logged(state, "prize servi_card")


def a_race() -> list[Event]:
    state = standing({"stadium_gold_2": 0, "stadium_silver_1a": 1})
    laurels(state, BLUE, WHITE, FIVE)
    load_dice(state, "ggs bbb")
    return acted(state, "done", "done", f"keep {WHITE}")


def a_race_of_one() -> list[Event]:
    state = standing({"stadium_gold_2": 0})
    laurels(state, BLUE, WHITE, FIVE)
    begin_actions(state)
    play(state, "done")
    return logged(state, f"keep {BLUE}")


# The auction


def an_auction() -> list[Event]:
    state = standing({"theatrum": 0})
    give(state, 0, silver=1)
    give(state, 1, silver=3)
    give(state, 2, bronze=1)
    theatrum_on_top(state, BY)
    return acted(state, "decline", "ante silver")


def an_auction_that_somebody_could_win_but_leaves() -> list[Event]:
    state = standing({"theatrum": 0})
    everybody(state, silver=2)
    begin_actions(state)
    return logged(state, "ante silver", "pass")


def an_auction_that_nobody_opens() -> list[Event]:
    state = standing({"theatrum": 0})
    everybody(state, silver=1)
    theatrum_on_top(state, BY)
    begin_actions(state)
    return logged(state, "decline", "decline", "decline")


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
    a_fight_with_a_tie: [
        ActionPhaseBegan(1),
        AreaBegan("area_mercatus"),
        BlueDiceTaken(0, dice=4),
        AreaBegan("area_arena"),
        FighterEntered(0, strength=2),
        FighterEntered(1, strength=1),
        DiceRolled(0, "red_die", dice=3, gold=1, silver=2, bronze=0),
        StrengthReached(0, amount=0, strength=2),
        DiceRolled(1, "red_die", dice=3, gold=3, silver=0, bronze=0),
        StrengthReached(1, amount=0, strength=1),
        CardsEnded(0, cards=0),
        CardPlayed(1, "weapon_1"),
        StrengthReached(1, amount=1, strength=2),
        CardsEnded(1, cards=1),
        BlueDiceKept(0, dice=4),
        Ranked(1, ARENA, place=1, strength=2),
        TieBroken(1, other=0),
        Gained(1, "bronze", amount=3),
        Ranked(0, ARENA, place=2, strength=2),
        Gained(0, "bronze", amount=2),
        PrizeChosen(1, "vp_double_strength"),
        Scored(1, "arena", amount=4, score=4),
        PrizeLeft(0, "servi_card"),
        CardsDrawn(0, "deck_servi", amount=1),
        CardSeen(0, "servi_1"),
        AreaBegan("area_forum"),
    ],
    blue_dice: [
        DiceRolled(0, "blue_die", dice=2, gold=0, silver=1, bronze=1),
        StrengthReached(0, amount=1, strength=3),
        Ranked(0, ARENA, place=1, strength=3),
        Gained(0, "bronze", amount=3),
    ],
    a_fight_of_one_who_wants_a_card_that_is_not_there: [
        PrizeChosen(0, "servi_card"),
        NoCardLeft(0, "deck_servi"),
        PrizeLost("vp_double_strength"),
        AreaBegan("area_forum"),
    ],
    a_race: [
        ActionPhaseBegan(1),
        AreaBegan("area_stadium"),
        RunnerEntered(0, "gold", strength=2),
        RunnerEntered(1, "silver", strength=1),
        DiceRolled(0, "red_die", dice=3, gold=2, silver=1, bronze=0),
        StrengthReached(0, amount=2, strength=4),
        DiceRolled(1, "red_die", dice=3, gold=0, silver=0, bronze=3),
        StrengthReached(1, amount=0, strength=1),
        CardsEnded(0, cards=0),
        CardsEnded(1, cards=0),
        Ranked(0, STADIUM, place=1, strength=4),
        Gained(0, "gold", amount=3),
        Ranked(1, STADIUM, place=2, strength=1),
        Gained(1, "silver", amount=2),
        LaurelsTaken(0, BLUE),
        LaurelSeen(0, WHITE),
        LaurelShared(0, second=1),
        LaurelReceived(0, WHITE),
        LaurelReceived(1, BLUE),
        LaurelUncovered(FIVE),
        AreaBegan("area_forum"),
    ],
    a_race_of_one: [
        LaurelRemoved(0),
        LaurelReceived(0, BLUE),
        LaurelUncovered(FIVE),
        AreaBegan("area_forum"),
    ],
    an_auction: [
        ActionPhaseBegan(1),
        AreaBegan("area_theatrum"),
        AuctionOpened(0, BY),
        AnteDeclined(0),
        BidMade(1, "silver", amount=1),
        AuctionLeft(2, forced=True),
        AuctionLeft(0, forced=True),
        LaurelBought(1, BY),
        Paid(1, "silver", amount=1),
        AreaBegan("area_forum"),
    ],
    an_auction_that_somebody_could_win_but_leaves: [
        BidMade(0, "silver", amount=1),
        AuctionLeft(1, forced=False),
    ],
    an_auction_that_nobody_opens: [
        AnteDeclined(0),
        AnteDeclined(1),
        AnteDeclined(2),
        LaurelReturned(BY),
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
    kinds = {each for each in vars(facts).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert {type(event) for told in TOLD.values() for event in told} == kinds


@pytest.mark.parametrize("seats", [3, 5])
def test_no_answer_goes_untold(seats: int) -> None:
    state, rng = table(seats), Random(3)
    while not state.over:
        action = rng.choice(state.options())
        state.play(action)
        assert any(event.seen_by(None) for event in state.events), action.notation
