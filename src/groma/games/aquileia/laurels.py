"""The verbs of the laurels: those of a race, and those of an auction."""

from __future__ import annotations

from groma.games.aquileia import verbs
from groma.games.aquileia.components import METALS
from groma.games.aquileia.events import AnteDeclined, AuctionLeft, AuctionOpened, BidMade, LaurelBought, LaurelReturned
from groma.games.aquileia.events_contests import (
    LaurelReceived,
    LaurelRemoved,
    LaurelSeen,
    LaurelShared,
    LaurelsTaken,
    LaurelUncovered,
)
from groma.games.aquileia.events_endgame import LaurelRevealed
from groma.games.aquileia.state import NO_METAL, NOBODY, NOTHING, AquileiaState, Auction, Race

# Stadium laurels


def uncover_laurel(state: AquileiaState) -> None:
    """Q3.6, Q10.18  Turn the top stadium laurel face up, if there is one."""
    if not state.stadium_deck:
        return
    state.laurel = state.stadium_deck[-1]
    state.stadium_deck = state.stadium_deck[:-1]
    if state.logging:
        state.log(LaurelUncovered(state.box.stadium_laurels[state.laurel].id))


def offer_laurels(state: AquileiaState, seat: int) -> None:
    """Q10.13  The winner looks at the face-up laurel and, alone, at the top face-down one."""
    state.offered = state.stadium_deck[-1]
    state.stadium_deck = state.stadium_deck[:-1]
    if state.logging:
        laurels = state.box.stadium_laurels
        state.log(LaurelsTaken(seat, laurels[state.laurel].id))
        state.log(LaurelSeen(seat, laurels[state.offered].id))


def share_laurels(state: AquileiaState, winner: int, second: int, kept: int) -> None:
    """Q10.13, Q10.17  Hand out the two laurels of a race; without a second, one leaves the game."""
    race = Race()
    race.winner = winner
    race.second = second
    race.shown = state.laurel
    race.kept = kept
    race.given = state.offered if kept == state.laurel else state.laurel
    state.races = [*state.races, race]
    state.laurel = NOTHING
    state.offered = NOTHING
    if state.logging:
        state.log(LaurelRemoved(winner) if second == NOBODY else LaurelShared(winner, second))
    _receive(state, winner, kept)
    if second != NOBODY:
        _receive(state, second, race.given)


def _receive(state: AquileiaState, seat: int, laurel: int) -> None:
    me = state.players[seat]
    me.stadium = [*me.stadium, laurel]
    if state.logging:
        state.log(LaurelReceived(seat, state.box.stadium_laurels[laurel].id))


def reveal_laurels(state: AquileiaState, seat: int) -> None:
    """Q15.2  Show the stadium laurels of a player to everybody."""
    if state.logging:
        for laurel in state.players[seat].stadium:
            state.log(LaurelRevealed(seat, state.box.stadium_laurels[laurel].id))


# The auction


def open_auction(state: AquileiaState, seat: int, space: int) -> None:
    """Q11.2, Q11.4  Turn the top theatrum laurel face up for all to see."""
    auction = Auction()
    auction.space = space
    auction.laurel = state.theatrum_deck[-1]
    auction.host = seat
    auction.metal = NO_METAL
    auction.bidder = NOBODY
    auction.bid = 0
    auction.out = []
    state.theatrum_deck = state.theatrum_deck[:-1]
    state.returned = min(state.returned, len(state.theatrum_deck))
    state.auction = auction
    if state.logging:
        state.log(AuctionOpened(seat, state.box.theatrum_laurels[auction.laurel].id))


def decline_ante(state: AquileiaState, seat: int) -> None:
    """Note that a player did not open the bidding."""
    if state.logging:
        state.log(AnteDeclined(seat))


def name_metal(state: AquileiaState, metal: int) -> None:
    """Q11.5  All bids of this auction are in one metal."""
    assert state.auction is not None
    state.auction.metal = metal


def bid(state: AquileiaState, seat: int, coins: int) -> None:
    """Make the highest bid; nothing is paid yet."""
    auction = state.auction
    assert auction is not None
    auction.bidder = seat
    auction.bid = coins
    if state.logging:
        state.log(BidMade(seat, METALS[auction.metal], coins))


def leave_auction(state: AquileiaState, seat: int, forced: bool) -> None:
    """Q11.9  Pass for the rest of the auction."""
    auction = state.auction
    assert auction is not None
    auction.out = [*auction.out, seat]
    if state.logging:
        state.log(AuctionLeft(seat, forced))


def sell_laurel(state: AquileiaState) -> None:
    """Q11.10, Q11.17  The highest bidder pays and lays the laurel open before him."""
    auction = state.auction
    assert auction is not None
    me = state.players[auction.bidder]
    me.theatrum = [*me.theatrum, auction.laurel]
    state.auction = None
    if state.logging:
        state.log(LaurelBought(auction.bidder, state.box.theatrum_laurels[auction.laurel].id))
    verbs.pay(state, auction.bidder, [(auction.metal, auction.bid)])


def put_laurel_under(state: AquileiaState) -> None:
    """Q11.14  The laurel goes face down under the deck, and everybody knows it."""
    auction = state.auction
    assert auction is not None
    state.theatrum_deck = [auction.laurel, *state.theatrum_deck]
    state.returned += 1
    state.auction = None
    if state.logging:
        state.log(LaurelReturned(state.box.theatrum_laurels[auction.laurel].id))
