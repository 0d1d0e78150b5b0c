"""The verbs for cards: with those of `verbs.py` the only code that changes a state; each logs what it did."""

from __future__ import annotations

from groma.games.architects import knowledge, verbs
from groma.games.architects.components import SILVER
from groma.games.architects.events import SchemeReplaced, SchemesShuffled, SchemeTurned
from groma.games.architects.events_cards import (
    ApprenticeDismissed,
    ApprenticeHired,
    ApprenticeLeft,
    ApprenticeShown,
    BuildingConstructed,
    CardDiscarded,
    CardKept,
    CardsBuried,
    CardsDrawn,
    CardSeen,
    CardsLookedAt,
    DeckFoundEmpty,
    NoRewardLeft,
    PackPassed,
    RewardTaken,
    SilverPlaced,
)
from groma.games.architects.events_reset import MarketCardFlipped, MarketShuffled
from groma.games.architects.solo import SCHEMES
from groma.games.architects.state import NO_CARD, ArchitectsState

# Building cards


def draw_cards(state: ArchitectsState, seat: int, amount: int) -> None:
    """C4.1  Draw Building cards, as many as there are."""
    drawn = take_top(state, amount)
    me = state.players[seat]
    me.hand = me.hand + drawn
    if state.logging and amount:
        state.log(CardsDrawn(seat, len(drawn)) if drawn else DeckFoundEmpty(seat))
        for card in drawn:
            state.log(CardSeen(seat, state.box.building_ids[card]))


def take_top(state: ArchitectsState, amount: int) -> list[int]:
    """C4.1, C4.2  Take cards from the top of the Building deck, in the order drawn."""
    amount = min(amount, len(state.deck))
    drawn = state.deck[len(state.deck) - amount :]
    drawn.reverse()
    state.deck = state.deck[: len(state.deck) - amount]
    return drawn


def look(state: ArchitectsState, seat: int, amount: int) -> None:
    """J2.2  Take the top cards to look at them."""
    state.looked = take_top(state, amount)
    if state.logging:
        state.log(CardsLookedAt(seat, len(state.looked)))
        for card in state.looked:
            state.log(CardSeen(seat, state.box.building_ids[card]))


def keep_looked(state: ArchitectsState, seat: int, card: int) -> None:
    """J2.2, J2.4  Keep one of the cards looked at; the others go under the deck in the order drawn."""
    knowledge.mix(state, seat, state.looked)
    _keep(state, seat, card)
    bury(state, seat, [other for other in state.looked if other != card])
    state.looked = []


def _keep(state: ArchitectsState, seat: int, card: int) -> None:
    state.players[seat].hand = [*state.players[seat].hand, card]
    if state.logging:
        state.log(CardKept(seat, state.box.building_ids[card]))


def discard(state: ArchitectsState, seat: int, card: int) -> None:
    """C3.2, U1.5  Put a card from the hand facedown under the deck; only the discarder sees which."""
    me = state.players[seat]
    knowledge.mix(state, seat, me.hand)
    me.hand = [other for other in me.hand if other != card]
    bury(state, seat, [card])
    if state.logging:
        state.log(CardDiscarded(seat, state.box.building_ids[card]))


def bury(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """Put cards facedown under the deck, the first above the later ones; who puts them there knows them."""
    knowledge.pin(state, seat, cards)
    state.deck = cards[::-1] + state.deck
    if state.logging and cards:
        state.log(CardsBuried(seat, len(cards)))


def bury_unseen(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """V3.3, U1.9  Put cards under the deck that nobody has seen."""
    state.deck = cards[::-1] + state.deck
    if state.logging and cards:
        state.log(CardsBuried(seat, len(cards)))


def construct(state: ArchitectsState, seat: int, card: int) -> None:
    """Q1.3  Lay a Building faceup."""
    me = state.players[seat]
    me.hand = [other for other in me.hand if other != card]
    me.built = [*me.built, card]
    if state.logging:
        state.log(BuildingConstructed(seat, state.box.building_ids[card]))


# Apprentices


def hire(state: ArchitectsState, seat: int, slot: int) -> int:
    """G2.5  Take a faceup Apprentice and all silver on it, and return the card; its slot stays empty."""
    card, silver = state.display[slot], state.silver[slot]
    me = state.players[seat]
    me.apprentices = [*me.apprentices, card]
    me.skills |= state.box.apprentices[card].skills
    me.goods[SILVER] += silver
    _empty(state, slot)
    if state.logging:
        state.log(ApprenticeHired(seat, state.box.apprentice_ids[card], silver))
    return card


def take_silver(state: ArchitectsState, seat: int, slot: int) -> None:
    """V3.8  Take the silver on a faceup Apprentice only; the card goes under the deck."""
    verbs.gain(state, seat, SILVER, state.silver[slot])
    leave(state, slot)


def leave(state: ArchitectsState, slot: int) -> None:
    """W1.5  Send a faceup Apprentice under the deck."""
    card = state.display[slot]
    _empty(state, slot)
    _under_apprentices(state, card)
    if state.logging:
        state.log(ApprenticeLeft(state.box.apprentice_ids[card]))


def dismiss(state: ArchitectsState, seat: int, card: int) -> None:
    """G2.9, U1.5  Put an own Apprentice under the deck, seen by all."""
    me = state.players[seat]
    me.apprentices = [other for other in me.apprentices if other != card]
    me.skills = 0
    for other in me.apprentices:
        me.skills |= state.box.apprentices[other].skills
    _under_apprentices(state, card)
    if state.logging:
        state.log(ApprenticeDismissed(seat, state.box.apprentice_ids[card]))


def _under_apprentices(state: ArchitectsState, card: int) -> None:
    state.apprentice_deck = [card, *state.apprentice_deck]
    state.apprentices_known += 1


def _empty(state: ArchitectsState, slot: int) -> None:
    state.display = state.display[:]
    state.display[slot] = NO_CARD
    state.silver = state.silver[:]
    state.silver[slot] = 0


def place_silver(state: ArchitectsState, seat: int, slot: int, amount: int) -> None:
    """G2.4  Put skip silver on a faceup Apprentice; it piles up there."""
    state.players[seat].goods[SILVER] -= amount
    state.silver = state.silver[:]
    state.silver[slot] += amount
    if state.logging:
        state.log(SilverPlaced(seat, state.box.apprentice_ids[state.display[slot]], amount))


def slide(state: ArchitectsState, slot: int) -> None:
    """G3.1, G3.2  Cards right of a gap slide left in their own row with their silver; the last column is refilled."""
    last = slot - slot % state.box.columns + state.box.columns - 1
    display, silver = state.display[:], state.silver[:]
    for place in range(slot, last):
        display[place], silver[place] = display[place + 1], silver[place + 1]
    display[last], silver[last] = NO_CARD, 0
    state.display, state.silver = display, silver
    show_apprentice(state, last)


def show_apprentice(state: ArchitectsState, slot: int) -> None:
    """Turn up the top Apprentice into an empty slot."""
    card = state.apprentice_deck[-1]
    state.apprentice_deck = state.apprentice_deck[:-1]
    state.apprentices_known = min(state.apprentices_known, len(state.apprentice_deck))
    state.display = state.display[:]
    state.display[slot] = card
    if state.logging:
        state.log(ApprenticeShown(state.box.apprentice_ids[card]))


# Rewards, market cards, schemes


def turn_up_reward(state: ArchitectsState, seat: int) -> int:
    """M2.5  Turn up the top Reward, remove it from the game and return it."""
    reward = state.rewards[-1]
    state.rewards = state.rewards[:-1]
    state.rewards_taken = [*state.rewards_taken, reward]
    if state.logging:
        state.log(RewardTaken(seat, state.box.rewards[reward].id))
    return reward


def find_no_reward(state: ArchitectsState, seat: int) -> None:
    """M2.6  Note that no Reward is left."""
    if state.logging:
        state.log(NoRewardLeft(seat))


def flip_market_card(state: ArchitectsState) -> None:
    """R2.2  Flip the top card of the small pile onto the large pile."""
    card = state.small[-1]
    state.small = state.small[:-1]
    state.large = [*state.large, card]
    if state.logging:
        state.log(MarketCardFlipped(state.box.market_cards[card].id))


def shuffle_market(state: ArchitectsState) -> None:
    """R3.1  Shuffle all cards of the large pile into a new small pile."""
    cards = state.large[:]
    state.chance.shuffle_pile("market", cards)
    state.small = cards
    state.large = []
    if state.logging:
        state.log(MarketShuffled())


def turn_up_scheme(state: ArchitectsState, seat: int) -> int:
    """V2.2  Turn up the top scheme, which then lies faceup aside."""
    scheme = state.schemes[-1]
    state.schemes = state.schemes[:-1]
    state.schemes_shown = [*state.schemes_shown, scheme]
    if state.logging:
        state.log(SchemeTurned(seat, f"scheme_{SCHEMES[scheme]}"))
    return scheme


def replace_scheme(state: ArchitectsState, scheme: int) -> None:
    """V2.2  Note that a scheme cannot be done."""
    if state.logging:
        state.log(SchemeReplaced(state.rival, f"scheme_{SCHEMES[scheme]}"))


def shuffle_schemes(state: ArchitectsState) -> None:
    """V2.3  Shuffle all schemes again."""
    schemes = [*state.schemes, *state.schemes_shown]
    schemes.sort()
    state.chance.shuffle_pile("schemes", schemes)
    state.schemes = schemes
    state.schemes_shown = []
    if state.logging:
        state.log(SchemesShuffled(state.rival))


# The draft


def deal_packs(state: ArchitectsState, order: list[int], amount: int) -> None:
    """B3.1  Deal Building cards for the draft."""
    packs: list[list[int]] = [[] for _ in order]
    for seat in order:
        packs[seat] = take_top(state, amount)
        if state.logging:
            state.log(PackPassed(seat, amount))
    state.packs = packs


def keep_drafted(state: ArchitectsState, seat: int, card: int) -> None:
    """B3.2, B3.7  Keep a card of the pack facedown."""
    packs = state.packs[:]
    packs[seat] = [other for other in packs[seat] if other != card]
    state.packs = packs
    _keep(state, seat, card)


def pass_packs(state: ArchitectsState) -> None:
    """B3.2, B3.3, U1.8  Everyone passes the rest to the next seat clockwise, and remembers it."""
    for seat, pack in enumerate(state.packs):
        knowledge.group(state, seat, pack)
    state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
    if state.logging:
        for seat, pack in enumerate(state.packs):
            state.log(PackPassed(seat, len(pack)))


def bury_packs(state: ArchitectsState, order: list[int]) -> None:
    """B3.4, B3.6  The last cards go under the deck in turn order, the first player's above the others."""
    packs = state.packs
    state.packs = []
    for seat in order:
        bury(state, seat, packs[seat])
