"""The only code that changes a state, beside decks.py and laurels.py; each verb logs what it did."""

from __future__ import annotations

from groma.games.aquileia.components import AREAS, BRONZE, CONTESTS, GOLD, METALS, SILVER, STADIUM, Price
from groma.games.aquileia.events import (
    ActionPhaseBegan,
    Activated,
    ActivationUnpaid,
    AreaBegan,
    BlueDiceTaken,
    BuildingActivated,
    BuildingBegun,
    Built,
    ChangingStopped,
    CoinLaid,
    CoinsChanged,
    CoinStolen,
    CoinTakenBack,
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
    BlueDiceKept,
    CardsEnded,
    FighterEntered,
    PrizeChosen,
    PrizeLeft,
    PrizeLost,
    Ranked,
    RunnerEntered,
    StrengthReached,
    TieBroken,
)
from groma.games.aquileia.events_endgame import (
    FinalScoringBegan,
    GameEnded,
    NothingScored,
    TotalReached,
    VictoryShared,
    VillasScored,
    Won,
)
from groma.games.aquileia.state import (
    ACTIONS,
    FINISHED,
    NOBODY,
    NOTHING,
    PLACEMENT,
    SOURCES,
    VILLAS,
    AquileiaState,
    Contest,
    Player,
)
from groma.kernel import Chance

# The round


def give_marker(state: AquileiaState, seat: int) -> None:
    """Hand the first player marker to a seat."""
    state.first = seat
    if state.logging:
        state.log(FirstPlayer(seat))


def begin_round(state: AquileiaState) -> None:
    """Enter the placement phase of the next round."""
    state.round += 1
    state.phase = PLACEMENT
    state.turn = 0
    if state.logging:
        state.log(RoundBegan(state.round))


def begin_actions(state: AquileiaState) -> None:
    """Enter the action phase."""
    state.phase = ACTIONS
    if state.logging:
        state.log(ActionPhaseBegan(state.round))


def resolve_group(state: AquileiaState, group: int) -> None:
    """Note which spaces are carried out, and the area where they are the first of it."""
    before = state.resolving
    state.resolving = group
    if state.logging and group != NOTHING and _area(state, group) != _area(state, before):
        state.log(AreaBegan("area_" + AREAS[_area(state, group)]))


def _area(state: AquileiaState, group: int) -> int:
    """Return the area of a group of spaces; none belongs to no group."""
    return NOTHING if group == NOTHING else state.box.spaces[state.box.groups[group][0]].area


def end_round(state: AquileiaState) -> None:
    """Note that a round is over."""
    if state.logging:
        state.log(RoundEnded(state.round))


def begin_final_scoring(state: AquileiaState) -> None:
    """Note that only the final scoring is left."""
    if state.logging:
        state.log(FinalScoringBegan(state.round))


def finish(state: AquileiaState, winners: list[int]) -> None:
    """End the game and name those who won it."""
    state.phase = FINISHED
    if not state.logging:
        return
    state.log(GameEnded(state.round))
    for seat in winners:
        score = state.players[seat].score
        state.log(Won(seat, score) if len(winners) == 1 else VictoryShared(seat, score))


# Pieces


def place_henchman(state: AquileiaState, seat: int, space: int) -> None:
    """Q6.17  Put a henchman on a space; in the Portus a coin of its metal goes under him."""
    me = state.players[seat]
    me.henchmen -= 1
    state.spaces[space] = seat
    if state.logging:
        state.log(HenchmanPlaced(seat, state.box.spaces[space].id))
    metal = state.box.metal[space]
    if metal >= 0:
        me.coins[metal] -= 1
        state.deposits[metal] += 1
        if state.logging:
            state.log(CoinLaid(seat, METALS[metal]))


def return_henchman(state: AquileiaState, space: int) -> None:
    """Q7.3  Take a henchman back from a space, if there is one."""
    seat = state.spaces[space]
    if seat != NOBODY:
        state.spaces[space] = NOBODY
        state.players[seat].henchmen += 1


def place_disc(state: AquileiaState, seat: int, forced: bool) -> None:
    """Q6.4  Put the tiebreaker disc on the lowest-numbered free position."""
    state.track = [*state.track, seat]
    state.players[seat].disc = len(state.track)
    if state.logging:
        state.log(DiscPlaced(seat, len(state.track), forced))


def take_discs_back(state: AquileiaState) -> None:
    """Q14.2  Clear the tiebreaker track."""
    state.track = []
    for player in state.players:
        player.disc = 0


def pass_(state: AquileiaState, seat: int, forced: bool) -> None:
    """Note that a player passed."""
    if state.logging:
        state.log(Passed(seat, forced))


def decline(state: AquileiaState, seat: int, forced: bool) -> None:
    """Note that a player made no use of his space."""
    if state.logging:
        space = state.box.groups[state.resolving][0]
        state.log(Declined(seat, state.box.spaces[space].id, forced))


def next_turn(state: AquileiaState) -> None:
    """Count a placement turn."""
    state.turn += 1


# Coins and points


def gain(state: AquileiaState, seat: int, metal: int, amount: int) -> None:
    """Q4.5  Take coins from the bank, which never runs dry (Q2.11)."""
    state.players[seat].coins[metal] += amount
    if state.logging and amount:
        state.log(Gained(seat, METALS[metal], amount))


def gain_all(state: AquileiaState, seat: int, coins: Price) -> None:
    """Q4.5  Take coins of several metals from the bank."""
    for metal, amount in coins:
        gain(state, seat, metal, amount)


def pay(state: AquileiaState, seat: int, price: Price) -> None:
    """Q4.3, Q4.5  Pay a price to the bank in exactly its metals."""
    coins = state.players[seat].coins
    for metal, amount in price:
        coins[metal] -= amount
        if state.logging:
            state.log(Paid(seat, METALS[metal], amount))


def change(state: AquileiaState, seat: int, exchange: int) -> None:
    """Q8.3.1  Change coins with the bank."""
    coins = state.players[seat].coins
    rate = state.box.exchanges[exchange]
    for metal, amount in rate.cost:
        coins[metal] -= amount
    for metal, amount in rate.gain:
        coins[metal] += amount
    if state.logging:
        state.log(CoinsChanged(seat, rate.id))


def stop_changing(state: AquileiaState, seat: int, exchanges: int) -> None:
    """Note that a player changes no more coins."""
    if state.logging:
        state.log(ChangingStopped(seat, exchanges))


def score(state: AquileiaState, seat: int, source: int, amount: int) -> None:
    """Score points and tell where they come from."""
    _move_on(state.players[seat], source, amount)
    if state.logging and amount:
        state.log(Scored(seat, SOURCES[source], amount, state.players[seat].score))


def score_villas(state: AquileiaState, seat: int, colour: int, value: int, laurels: int) -> None:
    """Q15.4  Score the villas of a colour once for each laurel."""
    me = state.players[seat]
    _move_on(me, VILLAS, value * laurels)
    if state.logging and value and laurels:
        name = state.box.villa_colours[colour]
        state.log(VillasScored(seat, name, value, laurels, value * laurels, me.score))


def _move_on(me: Player, source: int, amount: int) -> None:
    """Q15.12  Move on the score track, which has no end."""
    me.score += amount
    me.earned = me.earned[:]
    me.earned[source] += amount


def total(state: AquileiaState, seat: int, added: int) -> None:
    """Note what a player has in the end."""
    if state.logging and not added:
        state.log(NothingScored(seat))
    if state.logging:
        state.log(TotalReached(seat, state.players[seat].score))


# Coins in the Portus


def pay_deposit(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.9  The coin under the henchman goes to the bank."""
    state.deposits[metal] = 0
    if state.logging:
        state.log(DepositPaid(seat, METALS[metal]))


def take_deposit_back(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.12  The coin under the henchman goes back to the supply."""
    state.players[seat].coins[metal] += state.deposits[metal]
    state.deposits[metal] = 0
    if state.logging:
        state.log(CoinTakenBack(seat, METALS[metal]))


def steal(state: AquileiaState, seat: int, victim: int, metal: int) -> None:
    """Q13.4  Take the coin under a henchman of another player."""
    state.deposits[metal] = 0
    state.players[seat].coins[metal] += 1
    if state.logging:
        state.log(CoinStolen(seat, victim, METALS[metal]))


def steal_nothing(state: AquileiaState, seat: int) -> None:
    """Q13.5  Note that the latro found nothing."""
    if state.logging:
        state.log(NothingStolen(seat))


# Dice


def roll_red(state: AquileiaState, seat: int, dice: int) -> list[int]:
    """Roll red dice and return their faces."""
    chance, sides = _luck(state, seat, "red"), state.box.red_faces
    faces = [sides[chance.below(len(sides))] for _ in range(dice)]
    if state.logging:
        _log_roll(state, seat, "red_die", faces)
    return faces


def roll_blue(state: AquileiaState, seat: int, dice: int) -> list[int]:
    """Q8.6.4  Roll blue dice, which then lie on Potentia again, and return their faces."""
    state.blue_dice -= dice
    chance, sides = _luck(state, seat, "blue"), state.box.blue_faces
    faces = [sides[chance.below(len(sides))] for _ in range(dice)]
    if state.logging:
        _log_roll(state, seat, "blue_die", faces)
    return faces


def _luck(state: AquileiaState, seat: int, dice: str) -> Chance:
    """Return what decides the dice of a player in one place and round, whatever was rolled before."""
    return state.chance.stream(dice, state.round, state.resolving, seat)


def _log_roll(state: AquileiaState, seat: int, die: str, faces: list[int]) -> None:
    state.log(DiceRolled(seat, die, len(faces), faces.count(GOLD), faces.count(SILVER), faces.count(BRONZE)))


def take_blue_dice(state: AquileiaState, seat: int, dice: int) -> None:
    """Q8.6.1  Take the blue dice."""
    state.blue_holder = seat
    state.blue_dice = dice
    if state.logging:
        state.log(BlueDiceTaken(seat, dice))


def keep_blue_dice(state: AquileiaState, seat: int) -> None:
    """Note that a player rolled no blue die."""
    if state.logging:
        state.log(BlueDiceKept(seat, state.blue_dice))


def put_blue_dice_back(state: AquileiaState) -> None:
    """Q8.6.6  Blue dice that were not used lie on Potentia again."""
    state.blue_holder = NOBODY
    state.blue_dice = 0


# Contests


def begin_contest(state: AquileiaState, contest: Contest) -> None:
    """Let a fight or a race begin."""
    state.contest = contest
    if not state.logging:
        return
    for seat in contest.runners:
        strength = contest.strength[seat]
        runs = contest.kind == STADIUM
        state.log(RunnerEntered(seat, METALS[contest.side[seat]], strength) if runs else FighterEntered(seat, strength))


def add_strength(state: AquileiaState, seat: int, amount: int) -> None:
    """Q9.10, Q10.10  Move the strength shield, as far as it goes."""
    contest = state.contest
    assert contest is not None
    contest.strength[seat] += amount
    if state.logging:
        state.log(StrengthReached(seat, amount, contest.strength[seat]))


def end_cards(state: AquileiaState, seat: int) -> None:
    """Note that a player adds no more cards."""
    contest = state.contest
    assert contest is not None
    if state.logging:
        state.log(CardsEnded(seat, len(contest.cards[seat])))


def rank(state: AquileiaState, order: list[int]) -> None:
    """Note the order of a contest."""
    contest = state.contest
    assert contest is not None
    contest.order = order


def tell_place(state: AquileiaState, place: int) -> None:
    """Tell who came in at a place of a contest, and whether the tiebreaker track decided it."""
    contest = state.contest
    assert contest is not None
    if not state.logging:
        return
    seat, strength = contest.order[place], contest.strength
    state.log(Ranked(seat, "contest_" + CONTESTS[contest.kind], place + 1, strength[seat]))
    for other in contest.order[place + 1 : place + 2]:
        if strength[other] == strength[seat]:
            state.log(TieBroken(seat, other))


def end_contest(state: AquileiaState) -> None:
    """Q14.4  Take the strength shields back to zero."""
    state.contest = None


def choose_prize(state: AquileiaState, seat: int, prize: str) -> None:
    """Note which further prize the winner of the arena takes."""
    if state.logging:
        state.log(PrizeChosen(seat, prize))


def leave_prize(state: AquileiaState, seat: int, prize: str) -> None:
    """Note which further prize is left for the second, if there is one."""
    if state.logging:
        state.log(PrizeLost(prize) if seat == NOBODY else PrizeLeft(seat, prize))


# Buildings


def begin_building(state: AquileiaState, seat: int, lot: int) -> None:
    """Note that the slaves of a lot are still to be paid."""
    if state.logging:
        state.log(BuildingBegun(seat, state.box.lots[lot].id))


def put_house(state: AquileiaState, seat: int, lot: int) -> None:
    """Q12.3  Put a house on a lot."""
    state.owner = state.owner[:]
    state.owner[lot] = seat
    me = state.players[seat]
    me.lots = [*me.lots, lot]
    if state.logging:
        state.log(Built(seat, state.box.lots[lot].id))


def note_activation(state: AquileiaState, seat: int, buildings: int) -> None:
    """Note that a player activates shops and private banks."""
    if state.logging:
        state.log(Activated(seat, buildings))


def note_yield(state: AquileiaState, seat: int, lot: str) -> None:
    """Note that a shop or a private bank gives what it can."""
    if state.logging:
        state.log(BuildingActivated(seat, lot))


def lack_coin(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.11  Note that a player cannot pay for the activation."""
    if state.logging:
        state.log(ActivationUnpaid(seat, METALS[metal]))
