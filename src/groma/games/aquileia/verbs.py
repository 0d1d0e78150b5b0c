"""The only code that changes a state; each verb logs what it did."""

from __future__ import annotations

from groma.games.aquileia.components import DECKS, EQUI_ET_ARMA, METALS, SERVI, Price
from groma.games.aquileia.events import (
    ActionPhaseBegan,
    Activated,
    AnteDeclined,
    AuctionOpened,
    BidMade,
    BlueDiceTaken,
    Built,
    CardBought,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    CardUncovered,
    CoinLaid,
    CoinsChanged,
    CoinStolen,
    CoinTakenBack,
    ContestBegan,
    DeckReshuffled,
    Declined,
    DiceRolled,
    DiscPlaced,
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
    Paid,
    Passed,
    PrizeChosen,
    Ranked,
    RoundBegan,
    Scored,
    StrengthReached,
)
from groma.games.aquileia.state import (
    ACTIONS,
    FINISHED,
    NO_METAL,
    NOBODY,
    NOTHING,
    PLACEMENT,
    SOURCES,
    AquileiaState,
    Auction,
    Contest,
    Player,
    Race,
)

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
    shown = tuple([METALS[face] for face in faces])
    counts = [faces.count(metal) for metal in range(len(METALS))]
    state.log(DiceRolled(seat, die, shown, counts[0], counts[1], counts[2]))


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


# Cards


def cards_left(state: AquileiaState, deck: int) -> int:
    """Q16.4  Count the cards that can be drawn: the deck and its discard pile."""
    pile = state.servi_deck if deck == SERVI else state.equi_deck
    return len(pile) + len(state.discards[deck])


def _top_card(state: AquileiaState, deck: int) -> int:
    """Q16.2, Q16.3  Take the top card; only then is an empty deck replaced by its shuffled discard pile."""
    pile = state.servi_deck if deck == SERVI else state.equi_deck
    if not pile:
        pile = _reshuffle(state, deck)
    if deck == SERVI:
        state.servi_deck = pile[:-1]
    else:
        state.equi_deck = pile[:-1]
    return pile[-1]


def _reshuffle(state: AquileiaState, deck: int) -> list[int]:
    pile = state.discards[deck][:]
    state.chance.shuffle(pile)
    state.discards = state.discards[:]
    state.discards[deck] = []
    if state.logging:
        state.log(DeckReshuffled("deck_" + DECKS[deck], len(pile)))
    return pile


def draw(state: AquileiaState, seat: int, deck: int, amount: int) -> None:
    """Q4.11, Q4.13, Q16.4  Draw cards, as far as there are any, unseen by the others, who see how many."""
    me = state.players[seat]
    amount = min(amount, cards_left(state, deck))
    me.hand = me.hand[:]
    for _ in range(amount):
        card = _top_card(state, deck)
        me.hand[card] += 1
        if state.logging:
            state.log(CardSeen(seat, state.box.hand_cards[card].id))
    if state.logging and amount:
        state.log(CardsDrawn(seat, "deck_" + DECKS[deck], amount))


def take_display_card(state: AquileiaState, seat: int, slot: int) -> None:
    """Q8.4.2  Take the face-up card of a slot, seen by all."""
    me = state.players[seat]
    card = state.display[slot]
    state.display = state.display[:]
    state.display[slot] = NOTHING
    me.hand = me.hand[:]
    me.hand[card] += 1
    me.known = me.known[:]
    me.known[card] += 1
    if state.logging:
        state.log(CardBought(seat, state.box.hand_cards[card].id))


def fill_display(state: AquileiaState) -> None:
    """Q3.5, Q8.4.6, Q14.3  Fill the empty slots from left to right while there are cards; the other cards stay."""
    for slot in range(len(state.display)):
        if state.display[slot] == NOTHING and cards_left(state, EQUI_ET_ARMA):
            card = _top_card(state, EQUI_ET_ARMA)
            state.display = state.display[:]
            state.display[slot] = card
            if state.logging:
                state.log(CardUncovered(state.box.hand_cards[card].id, slot + 1))


def play_card(state: AquileiaState, seat: int, card: int) -> None:
    """Q9.18, Q16.1  Add a card in a contest; it goes to its discard pile at once."""
    _discard(state, state.players[seat], card)
    contest = state.contest
    assert contest is not None
    contest.cards[seat] = [*contest.cards[seat], card]
    if state.logging:
        state.log(CardPlayed(seat, state.box.hand_cards[card].id))


def pay_card(state: AquileiaState, seat: int, card: int) -> None:
    """Q12.8, Q16.1  Pay a servi card, which goes to its discard pile."""
    _discard(state, state.players[seat], card)
    if state.logging:
        state.log(CardPaid(seat, state.box.hand_cards[card].id))


def _discard(state: AquileiaState, me: Player, card: int) -> None:
    """Q4.14  Equal cards cannot be told apart: the one that everybody knows is the one that leaves."""
    me.hand = me.hand[:]
    me.hand[card] -= 1
    if me.known[card]:
        me.known = me.known[:]
        me.known[card] -= 1
    deck = state.box.hand_cards[card].deck
    state.discards = state.discards[:]
    state.discards[deck] = [*state.discards[deck], card]


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
    _receive(state, winner, kept)
    if second != NOBODY:
        _receive(state, second, race.given)
    if state.logging:
        state.log(LaurelRemoved(winner) if second == NOBODY else LaurelShared(winner, second))


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


def leave_auction(state: AquileiaState, seat: int) -> None:
    """Q11.9  Pass for the rest of the auction."""
    auction = state.auction
    assert auction is not None
    auction.out = [*auction.out, seat]
    if state.logging:
        state.log(Passed(seat))


def sell_laurel(state: AquileiaState) -> None:
    """Q11.10, Q11.17  The highest bidder pays and lays the laurel open before him."""
    auction = state.auction
    assert auction is not None
    pay(state, auction.bidder, [(auction.metal, auction.bid)])
    me = state.players[auction.bidder]
    me.theatrum = [*me.theatrum, auction.laurel]
    state.auction = None
    if state.logging:
        state.log(LaurelBought(auction.bidder, state.box.theatrum_laurels[auction.laurel].id))


def put_laurel_under(state: AquileiaState) -> None:
    """Q11.14  The laurel goes face down under the deck, and everybody knows it."""
    auction = state.auction
    assert auction is not None
    state.theatrum_deck = [auction.laurel, *state.theatrum_deck]
    state.returned += 1
    state.auction = None
    if state.logging:
        state.log(LaurelReturned(state.box.theatrum_laurels[auction.laurel].id))


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
