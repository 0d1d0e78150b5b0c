"""The only code that changes a state, with `piles.py` for cards; each verb logs what it did.

A3.6, U3.1, U3.2  Workers and cards are moved here, never made or lost, so every player has all workers all the time.
U3.3  No verb takes what is not there: whoever calls one has asked before.
"""

from __future__ import annotations

from groma.games.architects.actions import CELL, MARKET, PLACES
from groma.games.architects.components import LOCATIONS, OPEN, RESOURCES, SILVER, Price
from groma.games.architects.events import (
    CaptivesImprisoned,
    CaptivesReleased,
    CathedralAdvanced,
    CharacterTaken,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Declined,
    FirstPlayer,
    Gained,
    LastRoundBegan,
    NothingGained,
    Paid,
    PlayBegan,
    PrisonersReleased,
    StartingPrisoners,
    StartingVirtue,
    StockGained,
    StockPaid,
    TaxesTaken,
    TaxPaid,
    TurnSkipped,
    VirtueAtTop,
    VirtueGained,
    VirtueLost,
    VisitEnded,
    WorkerPlaced,
    WorkerRetrieved,
    WorkersCaptured,
    WorkersRecalled,
)
from groma.games.architects.events_endgame import EndTriggered
from groma.games.architects.events_reset import AbilityUsed, MarketFoundEmpty, MarketReset, MarketWorkersJailed
from groma.games.architects.state import FINISHED, NOBODY, PLAY, ArchitectsState, group

# Goods and silver


def gain(state: ArchitectsState, seat: int, good: int, amount: int) -> None:
    """A3.3  Take goods or silver from the supply, which never runs out."""
    state.players[seat].goods[good] += amount
    if state.logging and amount:
        state.log(Gained(seat, RESOURCES[good], amount))


def gain_goods(state: ArchitectsState, seat: int, goods: Price) -> None:
    """Take several goods from the supply."""
    for good, amount in goods:
        gain(state, seat, good, amount)


def pay(state: ArchitectsState, seat: int, price: Price) -> None:
    """Pay goods or silver to the supply."""
    stock = state.players[seat].goods
    for good, amount in price:
        stock[good] -= amount
        if state.logging and amount:
            state.log(Paid(seat, RESOURCES[good], amount))


def pay_silver(state: ArchitectsState, seat: int, silver: int, tax: int) -> None:
    """A2.8, I2.3  Coins paid as tax go to the Tax Stand, all others to the supply; ignored tax is not among them."""
    state.players[seat].goods[SILVER] -= silver + tax
    state.tax_stand += tax
    if state.logging:
        if silver:
            state.log(Paid(seat, "silver", silver))
        if tax:
            state.log(TaxPaid(seat, tax))


def take_taxes(state: ArchitectsState, seat: int) -> None:
    """I1.1  Take all silver from the Tax Stand."""
    silver = state.tax_stand
    state.tax_stand = 0
    state.players[seat].goods[SILVER] += silver
    if state.logging:
        state.log(TaxesTaken(seat, silver))


def add_stock(state: ArchitectsState, seat: int, amount: int) -> None:
    """V2.9  Stock gained or paid comes from nowhere and vanishes."""
    state.players[seat].stock += amount
    if state.logging and amount:
        state.log(StockGained(seat, amount) if amount > 0 else StockPaid(seat, -amount))


# Virtue and Debts


def move_virtue(state: ArchitectsState, seat: int, steps: int) -> None:
    """Move a marker on the virtue track."""
    me = state.players[seat]
    me.virtue += steps
    if state.logging and steps:
        state.log(VirtueGained(seat, steps, me.virtue) if steps > 0 else VirtueLost(seat, -steps, me.virtue))


def reach_top(state: ArchitectsState, seat: int) -> None:
    """N3.1  Note that a marker cannot go higher."""
    if state.logging:
        state.log(VirtueAtTop(seat))


def take_debt(state: ArchitectsState, seat: int) -> None:
    """A3.5, B1.4, O1.1  Take an unpaid Debt; there always is one."""
    state.players[seat].unpaid += 1
    if state.logging:
        state.log(DebtTaken(seat))


def turn_debt(state: ArchitectsState, seat: int) -> None:
    """O2.1  Turn a Debt to its paid side."""
    me = state.players[seat]
    me.unpaid -= 1
    me.paid += 1
    if state.logging:
        state.log(DebtPaid(seat))


def destroy_debt(state: ArchitectsState, seat: int) -> None:
    """O3.1  Put a Debt back to the pile."""
    state.players[seat].unpaid -= 1
    if state.logging:
        state.log(DebtDestroyed(seat))


# Workers


def place_worker(state: ArchitectsState, seat: int, place: int) -> int:
    """C1.2, D1.1, D1.3, L1.3  Put a worker from the reserve somewhere and return how many of the seat stand there."""
    me = state.players[seat]
    me.reserve -= 1
    if state.logging:
        state.log(WorkerPlaced(seat, PLACES[place]))
    if place < OPEN:
        spot = group(place, seat)
        state.workers[spot] += 1
        return state.workers[spot]
    if place < OPEN + 3:
        state.market[place - MARKET] = seat
        return 1
    me.hall += 1
    state.guildhall = [*state.guildhall, seat]
    return me.hall


def retrieve_worker(state: ArchitectsState, seat: int, place: int) -> None:
    """C2.1, C2.3  Take one worker back from an open location, a market space or the Prison."""
    me = state.players[seat]
    me.reserve += 1
    if place < OPEN:
        state.workers[group(place, seat)] -= 1
    elif place == CELL:
        me.prison -= 1
    else:
        state.market[place - MARKET] = NOBODY
    if state.logging:
        state.log(WorkerRetrieved(seat, PLACES[place]))


def retrieve_from_board(state: ArchitectsState, seat: int, owner: int) -> None:
    """C2.3  Take one worker back from another player's board."""
    state.players[owner].captives[seat] -= 1
    state.players[seat].reserve += 1
    if state.logging:
        state.log(CaptivesReleased(seat, owner, 1))


def skip_turn(state: ArchitectsState, seat: int) -> None:
    """C2.4  Note that a player had nothing to do."""
    if state.logging:
        state.log(TurnSkipped(seat))


def end_visit(state: ArchitectsState, seat: int, place: int) -> None:
    """F1.1, H1.1, K1  Note that a player leaves the rest of a visit."""
    if state.logging:
        state.log(VisitEnded(seat, PLACES[place]))


def decline(state: ArchitectsState, seat: int) -> None:
    """Q3.2  Note that a player does not take what is offered."""
    if state.logging:
        state.log(Declined(seat))


def find_nothing(state: ArchitectsState, seat: int, source: str) -> None:
    """Q3.5  Note that a card or a place brings a player nothing."""
    if state.logging:
        state.log(NothingGained(seat, source))


def use_ability(state: ArchitectsState, seat: int, card: str) -> None:
    """R2.3  Note that a player uses an ability at a Reset."""
    if state.logging:
        state.log(AbilityUsed(seat, card))


def capture(state: ArchitectsState, seat: int, location: int, owner: int) -> None:
    """H1.3, H1.6  Take a whole group: own workers to the reserve, others onto the board."""
    spot = group(location, owner)
    amount = state.workers[spot]
    state.workers[spot] = 0
    me = state.players[seat]
    if owner == seat:
        me.reserve += amount
    else:
        me.captives[owner] += amount
    if state.logging:
        name = LOCATIONS[location]
        state.log(WorkersRecalled(seat, name, amount) if owner == seat else WorkersCaptured(seat, owner, name, amount))


def imprison_captives(state: ArchitectsState, seat: int) -> int:
    """D1.5, K1.1  Send all captives of a player to the Prison and return how many there were."""
    me = state.players[seat]
    amount = sum(me.captives)
    for owner, workers in enumerate(me.captives):
        state.players[owner].prison += workers
        if state.logging and workers:
            state.log(CaptivesImprisoned(seat, owner, workers))
    me.captives = [0] * len(me.captives)
    return amount


def release_prisoners(state: ArchitectsState, seat: int, amount: int) -> None:
    """K1.2, P2.4  Bring own workers from the Prison into the reserve; to bring none is told too."""
    me = state.players[seat]
    me.prison -= amount
    me.reserve += amount
    if state.logging:
        state.log(PrisonersReleased(seat, amount))


def release_captives(state: ArchitectsState, seat: int) -> None:
    """K1.3  Bring own workers from all other boards into the reserve."""
    for owner, player in enumerate(state.players):
        amount = player.captives[seat]
        player.captives[seat] = 0
        state.players[seat].reserve += amount
        if state.logging and amount:
            state.log(CaptivesReleased(seat, owner, amount))


def clear_market(state: ArchitectsState) -> None:
    """D1.5, R2.1, U3.6  All workers in the Black Market go to the Prison; none is left."""
    if state.logging:
        _tell_cleared(state)
    for space, seat in enumerate(state.market):
        if seat != NOBODY:
            state.players[seat].prison += 1
            state.market[space] = NOBODY


def _tell_cleared(state: ArchitectsState) -> None:
    """R2.1  Tell whose workers leave the Black Market."""
    state.log(MarketReset())
    for seat in range(len(state.players)):
        if seat in state.market:
            state.log(MarketWorkersJailed(seat, state.market.count(seat)))
    if state.market.count(NOBODY) == len(state.market):
        state.log(MarketFoundEmpty())


# Cathedral and end


def advance_marker(state: ArchitectsState, seat: int) -> None:
    """M2.4  Move a marker up one level."""
    me = state.players[seat]
    me.level += 1
    if state.logging:
        state.log(CathedralAdvanced(seat, me.level))


def trigger_end(state: ArchitectsState, seat: int) -> None:
    """S1.1, S1.2  After this turn every player has exactly one more."""
    state.turns_left = len(state.players)
    if state.logging:
        state.log(EndTriggered(seat))


# The turn


def order_reset(state: ArchitectsState) -> None:
    """R1.1, R1.3  A Reset follows at the end of this turn; ordered twice, it still comes once."""
    state.reset_due = True


def begin_reset(state: ArchitectsState) -> None:
    """R1.3  The Reset that was ordered is under way."""
    state.reset_due = False


def next_turn(state: ArchitectsState) -> None:
    """C1.1, S1.2  The turn goes to the next seat clockwise, at the beginning to the first player."""
    if state.logging and state.turn == NOBODY:
        state.log(PlayBegan())
    if state.logging and state.turns_left == len(state.players):
        state.log(LastRoundBegan())
    state.phase = PLAY
    state.turn = state.first if state.turn == NOBODY else (state.turn + 1) % len(state.players)
    if state.turns_left > 0:
        state.turns_left -= 1


def finish(state: ArchitectsState) -> None:
    """End the game."""
    state.phase = FINISHED


# Setup


def take_character(state: ArchitectsState, seat: int, number: int) -> None:
    """T1, T1.5  Take side 2 of a board, whose colour goes with it."""
    me, character = state.players[seat], state.box.characters[number]
    me.character = number
    me.colour = character.colour
    me.ability = character.ability
    me.amount = character.amount
    me.limit = character.limit or state.box.apprentice_limit
    if state.logging:
        state.log(CharacterTaken(seat, character.id))


def take_colour(state: ArchitectsState, seat: int, colour: int) -> None:
    """V1.1  Give a player another colour."""
    state.players[seat].colour = colour


def equip(state: ArchitectsState, seat: int) -> None:
    """T1.1, T1.2  Give a character its silver, virtue, goods, Debts and prisoners; these come from its own workers."""
    me = state.players[seat]
    character = state.box.characters[me.character]
    me.virtue = character.virtue
    me.prison = character.prison
    me.reserve -= character.prison
    if state.logging:
        state.log(StartingVirtue(seat, me.virtue))
    if state.logging and me.prison:
        state.log(StartingPrisoners(seat, me.prison))
    start_silver(state, seat, character.silver)
    gain_goods(state, seat, character.goods)
    for _ in range(character.debts):
        take_debt(state, seat)


def settle_first(state: ArchitectsState, seat: int) -> None:
    """B2.3, T1.4  Note who goes first."""
    state.first = seat
    if state.logging:
        state.log(FirstPlayer(seat))


def start_silver(state: ArchitectsState, seat: int, silver: int) -> None:
    """B2.4  Give a player the starting silver."""
    state.players[seat].goods[SILVER] = 0
    gain(state, seat, SILVER, silver)
