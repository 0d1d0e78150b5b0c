"""What fights, races and auctions tell."""

from __future__ import annotations

from groma.games.aquileia.events import (
    ActionPhaseBegan,
    AnteDeclined,
    AreaBegan,
    AuctionLeft,
    AuctionOpened,
    BidMade,
    BlueDiceTaken,
    CardsDrawn,
    CardSeen,
    DiceRolled,
    Gained,
    LaurelBought,
    LaurelReturned,
    NoCardLeft,
    Paid,
    Scored,
)
from groma.games.aquileia.events_contests import (
    BlueDiceKept,
    CardPlayed,
    CardsEnded,
    FighterEntered,
    LaurelReceived,
    LaurelRemoved,
    LaurelSeen,
    LaurelShared,
    LaurelsTaken,
    LaurelUncovered,
    PrizeChosen,
    PrizeLeft,
    PrizeLost,
    Ranked,
    RunnerEntered,
    StrengthReached,
    TieBroken,
)
from groma.kernel import Event
from tests.games.aquileia.table import (
    begin_actions,
    everybody,
    give,
    hand,
    laurels,
    load_dice,
    logged,
    play,
    rank_discs,
    servi_on_top,
    theatrum_on_top,
)
from tests.games.aquileia.telling import BLUE, BY, FIVE, WHITE, Situation, acted, standing

ARENA, STADIUM = "contest_arena", "contest_stadium"


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


TOLD: dict[Situation, list[Event]] = {
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
}
