"""The only code that changes a state, beside decks.py and laurels.py; each verb logs what it did."""

from __future__ import annotations

from groma.games.aquileia.components import BRONZE, GOLD, METALS, SILVER, Price
from groma.games.aquileia.events import (
    ActionPhaseBegan,
    Activated,
    BlueDiceTaken,
    Built,
    CoinLaid,
    CoinsChanged,
    CoinStolen,
    CoinTakenBack,
    ContestBegan,
    Declined,
    DiceRolled,
    DiscPlaced,
    FirstPlayer,
    Gained,
    GameEnded,
    HenchmanPlaced,
    Paid,
    Passed,
    PrizeChosen,
    Ranked,
    RoundBegan,
    Scored,
    StrengthReached,
)
from groma.games.aquileia.state import ACTIONS, FINISHED, NOBODY, PLACEMENT, SOURCES, AquileiaState, Contest

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
    """Note which spaces are carried out."""
    state.resolving = group


def finish(state: AquileiaState) -> None:
    """End the game."""
    state.phase = FINISHED
    if state.logging:
        state.log(GameEnded(state.round))


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


def place_disc(state: AquileiaState, seat: int) -> None:
    """Q6.4  Put the tiebreaker disc on the lowest-numbered free position."""
    state.track = [*state.track, seat]
    state.players[seat].disc = len(state.track)
    if state.logging:
        state.log(DiscPlaced(seat, len(state.track)))


def take_discs_back(state: AquileiaState) -> None:
    """Q14.2  Clear the tiebreaker track."""
    state.track = []
    for player in state.players:
        player.disc = 0


def pass_(state: AquileiaState, seat: int) -> None:
    """Note that a player passed."""
    if state.logging:
        state.log(Passed(seat))


def decline(state: AquileiaState, seat: int) -> None:
    """Note that a player made no use of his space."""
    if state.logging:
        space = state.box.groups[state.resolving][0]
        state.log(Declined(seat, state.box.spaces[space].id))


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


def score(state: AquileiaState, seat: int, source: int, amount: int) -> None:
    """Q15.12  Move on the score track, which has no end."""
    me = state.players[seat]
    me.score += amount
    me.earned = me.earned[:]
    me.earned[source] += amount
    if state.logging and amount:
        state.log(Scored(seat, SOURCES[source], amount, me.score))


# Coins in the Portus


def pay_deposit(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.9  The coin under the henchman goes to the bank."""
    state.deposits[metal] = 0
    if state.logging:
        state.log(Paid(seat, METALS[metal], 1))


def take_deposit_back(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.12  The coin under the henchman goes back to the supply."""
    state.players[seat].coins[metal] += state.deposits[metal]
    state.deposits[metal] = 0
    if state.logging:
        state.log(CoinTakenBack(seat, METALS[metal]))


def steal(state: AquileiaState, seat: int, victim: int, metal: int) -> None:
    """Q13.4  Take the coin under a henchman."""
    state.deposits[metal] = 0
    state.players[seat].coins[metal] += 1
    if state.logging:
        state.log(CoinStolen(seat, victim, METALS[metal]))


# Dice


def roll_red(state: AquileiaState, seat: int, dice: int) -> list[int]:
    """Roll red dice and return their faces."""
    chance, sides = state.chance, state.box.red_faces
    faces = [sides[chance.below(len(sides))] for _ in range(dice)]
    if state.logging:
        _log_roll(state, seat, "red_die", faces)
    return faces


def roll_blue(state: AquileiaState, seat: int, dice: int) -> list[int]:
    """Q8.6.4  Roll blue dice, which then lie on Potentia again, and return their faces."""
    state.blue_dice -= dice
    chance, sides = state.chance, state.box.blue_faces
    faces = [sides[chance.below(len(sides))] for _ in range(dice)]
    if state.logging:
        _log_roll(state, seat, "blue_die", faces)
    return faces


def _log_roll(state: AquileiaState, seat: int, die: str, faces: list[int]) -> None:
    state.log(DiceRolled(seat, die, faces.count(GOLD), faces.count(SILVER), faces.count(BRONZE)))


def take_blue_dice(state: AquileiaState, seat: int, dice: int) -> None:
    """Q8.6.1  Take the blue dice."""
    state.blue_holder = seat
    state.blue_dice = dice
    if state.logging:
        state.log(BlueDiceTaken(seat, dice))


def put_blue_dice_back(state: AquileiaState) -> None:
    """Q8.6.6  Blue dice that were not used lie on Potentia again."""
    state.blue_holder = NOBODY
    state.blue_dice = 0


# Contests


def begin_contest(state: AquileiaState, contest: Contest) -> None:
    """Let a fight or a race begin."""
    state.contest = contest
    if state.logging:
        state.log(ContestBegan("contest_" + state.box.contests[contest.kind].id))


def add_strength(state: AquileiaState, seat: int, amount: int) -> None:
    """Q9.10, Q10.10  Move the strength shield, as far as it goes."""
    contest = state.contest
    assert contest is not None
    contest.strength[seat] += amount
    if state.logging and amount:
        state.log(StrengthReached(seat, contest.strength[seat]))


def rank(state: AquileiaState, order: list[int]) -> None:
    """Note the places of a contest."""
    contest = state.contest
    assert contest is not None
    contest.order = order
    if state.logging:
        name = "contest_" + state.box.contests[contest.kind].id
        for place, seat in enumerate(order):
            state.log(Ranked(seat, name, place + 1, contest.strength[seat]))


def end_contest(state: AquileiaState) -> None:
    """Q14.4  Take the strength shields back to zero."""
    state.contest = None


def choose_prize(state: AquileiaState, seat: int, prize: str) -> None:
    """Note which further prize the winner of the arena takes."""
    if state.logging:
        state.log(PrizeChosen(seat, prize))


# Buildings


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
