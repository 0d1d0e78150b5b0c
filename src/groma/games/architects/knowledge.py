"""U1  What each seat knows of the Building cards it cannot see, and a new deal that respects it.

For every seat and every Building card there is a set of bits: which cards the seat thinks possible in the place where
that card lies. A card moves with its back seen by all, so drawing changes nothing; a hidden discard mixes the places.
"""

from __future__ import annotations

from random import Random

from groma.games.architects.state import ANY_CARD, ArchitectsState
from groma.kernel import shuffle


def pin(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.2  A seat knows exactly which cards it put where."""
    if seat >= state.seats or not cards:
        return
    row = state.known[seat][:]
    for card in cards:
        row[card] = 1 << card
    _learn(state, seat, row)


def group(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.8  A seat knows these cards, but not which of them comes to lie where."""
    row = state.known[seat][:]
    bits = sum([1 << card for card in cards])
    for card in cards:
        row[card] = bits
    _learn(state, seat, row)


def mix(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.4, U1.5  A seat moves one of these cards unseen: the others can no longer tell their places apart."""
    for other in range(state.seats):
        if other == seat:
            continue
        row = state.known[other]
        bits = 0
        for card in cards:
            bits |= row[card]
        if bits != ANY_CARD:
            row = row[:]
            for card in cards:
                row[card] = bits
            _learn(state, other, row)


def _learn(state: ArchitectsState, seat: int, row: list[int]) -> None:
    state.known = state.known[:]
    state.known[seat] = row


# A new deal


def hidden_cards(state: ArchitectsState, seat: int) -> list[int]:
    """U1.1, U1.2, U1.4, U1.8  The Building cards that a seat does not see, place by place."""
    hidden: list[int] = []
    for other, player in enumerate(state.players):
        if other != seat:
            hidden += player.hand
    for other, pack in enumerate(state.packs):
        if other != seat:
            hidden += pack
    if state.turn != seat:
        hidden += state.looked
    return hidden + state.deck


def deal_buildings(state: ArchitectsState, seat: int, rng: Random) -> None:
    """Deal the hidden Building cards again, each place a card that the seat thinks possible there."""
    hidden = hidden_cards(state, seat)
    deal = Deal([state.known[seat][card] for card in hidden], hidden, rng)
    _put(state, seat, hidden, deal.cards())


class Deal:
    """A random deal of the hidden cards to their places, by what one seat thinks possible in each."""

    def __init__(self, possible: list[int], hidden: list[int], rng: Random) -> None:
        self.possible = possible
        self.rng = rng
        marked = 0
        for bits in possible:
            marked |= bits
        self.marked = [card for card in sorted(hidden) if marked >> card & 1]
        self.loose = [card for card in sorted(hidden) if not marked >> card & 1]
        self.place_of: dict[int, int] = {}
        self.card_at: dict[int, int] = {}

    def cards(self) -> list[int]:
        """Return a card for every place: the cards known to be somewhere first, then all others at random."""
        places = [place for place, bits in enumerate(self.possible) if bits != ANY_CARD]
        shuffle(places, self.rng)
        shuffle(self.marked, self.rng)
        for place in places:
            if not self.possible[place] & ANY_CARD:
                self._fill(place, set())
        for card in self.marked:
            if card not in self.place_of:
                self._house(card, places, set())
        shuffle(self.loose, self.rng)
        rest = iter(self.loose)
        return [self.card_at[place] if place in self.card_at else next(rest) for place in range(len(self.possible))]

    def _fill(self, place: int, tried: set[int]) -> bool:
        """Find a card for a place where only marked cards can lie."""
        for card in self.marked:
            if self.possible[place] >> card & 1 and card not in tried:
                tried.add(card)
                if card not in self.place_of or self._fill(self.place_of[card], tried):
                    self._settle(card, place)
                    return True
        return False

    def _house(self, card: int, places: list[int], tried: set[int]) -> bool:
        """Find a place for a marked card."""
        for place in places:
            if self.possible[place] >> card & 1 and place not in tried:
                tried.add(place)
                if place not in self.card_at or self._house(self.card_at[place], places, tried):
                    self._settle(card, place)
                    return True
        return False

    def _settle(self, card: int, place: int) -> None:
        self.place_of[card] = place
        self.card_at[place] = card


def _put(state: ArchitectsState, seat: int, hidden: list[int], dealt: list[int]) -> None:
    """Exchange the hidden cards for those dealt, everywhere, and in what the other seats know."""
    new = list(range(len(state.box.buildings)))
    for old, card in zip(hidden, dealt, strict=True):
        new[old] = card
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = [new[card] for card in player.hand]
    state.packs = [pack if other == seat else [new[card] for card in pack] for other, pack in enumerate(state.packs)]
    if state.turn != seat:
        state.looked = [new[card] for card in state.looked]
    state.deck = [new[card] for card in state.deck]
    state.known = [_renamed(row, new, other == seat) for other, row in enumerate(state.known)]


def _renamed(row: list[int], new: list[int], same: bool) -> list[int]:
    """Move what is known along with the places; for other seats the cards have other names now."""
    moved = row[:]
    for old, card in enumerate(new):
        moved[card] = row[old] if same or row[old] == ANY_CARD else _renamed_bits(row[old], new)
    return moved


def _renamed_bits(bits: int, new: list[int]) -> int:
    renamed = bits & ANY_CARD
    for old, card in enumerate(new):
        if bits >> old & 1:
            renamed |= 1 << card
    return renamed


def swap_in(state: ArchitectsState, viewer: int, seat: int, card: int) -> bool:
    """Bring a hidden card into a hand for one of its cards, if the viewer thinks both possible there; tell whether."""
    hidden = hidden_cards(state, viewer)
    for first in state.players[seat].hand:
        if _may_lie(state, viewer, hidden, first, card) and _may_lie(state, viewer, hidden, card, first):
            swapped = {first: card, card: first}
            _put(state, viewer, hidden, [swapped.get(other, other) for other in hidden])
            return True
    return False


def _may_lie(state: ArchitectsState, viewer: int, hidden: list[int], there: int, card: int) -> bool:
    """Tell whether a viewer thinks a card possible where another one lies."""
    row = state.known[viewer]
    if row[there] >> card & 1:
        return True
    return bool(row[there] & ANY_CARD) and not any(row[other] >> card & 1 for other in hidden)
