"""U1  What each seat knows of the Building cards it cannot see, and a new deal that respects it.

For every seat and every Building card there is a set of bits: which cards the seat thinks possible in the place where
that card lies. A card moves with its back seen by all, so drawing changes nothing; a hidden discard mixes the places.
A new deal gives the cards other names for all but one seat; what those know is rewritten when it is next needed.
"""

from __future__ import annotations

from random import Random
from typing import Final

from groma.games.architects.possible import ANY_CARD, bit
from groma.games.architects.state import ArchitectsState, known_now
from groma.kernel import shuffle

_NONE: Final = -1
"""No card, or no place."""


def pin(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.2  A seat knows exactly which cards it put where."""
    if seat >= state.seats or not cards:
        return
    row = _row(state, seat)[:]
    for card in cards:
        row[card] = bit(card)
    _learn(state, seat, row)


def group(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.8  A seat knows these cards, but not which of them comes to lie where."""
    row = _row(state, seat)[:]
    bits = sum([bit(card) for card in cards])
    for card in cards:
        row[card] = bits
    _learn(state, seat, row)


def mix(state: ArchitectsState, seat: int, cards: list[int]) -> None:
    """U1.4, U1.5  A seat moves one of these cards unseen: the others can no longer tell their places apart."""
    for other in range(state.seats):
        if other == seat:
            continue
        row = _row(state, other)
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


def _row(state: ArchitectsState, seat: int) -> list[int]:
    """Return what a seat knows, in the names that the cards have now."""
    if state.renamed[seat]:
        _learn(state, seat, known_now(state, seat))
        state.renamed = state.renamed[:]
        state.renamed[seat] = []
    return state.known[seat]


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
    hidden, row = hidden_cards(state, seat), _row(state, seat)
    _put(state, seat, hidden, Deal(row, hidden).cards(rng))


class Deal:
    """A random deal of the hidden cards to their places, by what one seat thinks possible in each."""

    possible: list[int]
    """By place: which cards the seat thinks possible there, as bits."""
    marked: list[int]
    """The cards that the seat knows to be somewhere."""
    loose: list[int]
    """All others."""
    card_at: list[int]
    place_of: list[int]
    tried: int
    """The cards or places that one search has been to, as bits."""

    def __init__(self, row: list[int], hidden: list[int]) -> None:
        self.possible = [row[card] for card in hidden]
        self.card_at = [_NONE] * len(hidden)
        self.place_of = [_NONE] * len(row)
        self.tried = 0
        self.marked = []
        self.loose = []
        known, is_hidden = 0, [False] * len(row)
        for card in hidden:
            known |= row[card]
            is_hidden[card] = True
        for card, wanted in enumerate(is_hidden):
            if wanted:
                (self.marked if known & bit(card) else self.loose).append(card)

    def cards(self, rng: Random) -> list[int]:
        """Return a card for every place: the cards known to be somewhere first, then all others at random."""
        shuffle(self.loose, rng)
        if not self.marked:
            return self.loose
        self._deal_marked(rng)
        loose = self.loose
        return [loose.pop() if card == _NONE else card for card in self.card_at]

    def _deal_marked(self, rng: Random) -> None:
        places = [place for place, bits in enumerate(self.possible) if bits != ANY_CARD]
        shuffle(places, rng)
        shuffle(self.marked, rng)
        for place in places:
            if not self.possible[place] & ANY_CARD:
                self.tried = 0
                self._fill(place)
        for card in self.marked:
            if self.place_of[card] == _NONE:
                self.tried = 0
                self._house(card, places)

    def _fill(self, place: int) -> bool:
        """Find a card for a place where only marked cards can lie: one that lies nowhere, or one that can move."""
        bits = self.possible[place]
        for card in self.marked:
            if bits & bit(card) and self.place_of[card] == _NONE:
                self._settle(card, place)
                return True
        for card in self.marked:
            if bits & bit(card) & ~self.tried:
                self.tried |= bit(card)
                if self._fill(self.place_of[card]):
                    self._settle(card, place)
                    return True
        return False

    def _house(self, card: int, places: list[int]) -> bool:
        """Find a place for a marked card: one where nothing lies, or one whose card can move."""
        possible, card_at, wanted = self.possible, self.card_at, bit(card)
        for place in places:
            if possible[place] & wanted and card_at[place] == _NONE:
                self._settle(card, place)
                return True
        for place in places:
            if possible[place] & wanted and not self.tried >> place & 1:
                self.tried |= 1 << place
                if self._house(card_at[place], places):
                    self._settle(card, place)
                    return True
        return False

    def _settle(self, card: int, place: int) -> None:
        self.place_of[card] = place
        self.card_at[place] = card


def _put(state: ArchitectsState, seat: int, hidden: list[int], dealt: list[int]) -> None:
    """Exchange the hidden cards for those dealt, everywhere, and in what the other seats know."""
    row, new = _row(state, seat), list(range(len(state.box.buildings)))
    moved = row[:]
    for place, old in enumerate(hidden):
        card = dealt[place]
        new[old] = card
        moved[card] = row[old]
    _lay(state, seat, dealt)
    _learn(state, seat, moved)
    state.renamed = [
        before if other == seat else [new[card] for card in before] if before else new
        for other, before in enumerate(state.renamed)
    ]


def _lay(state: ArchitectsState, seat: int, dealt: list[int]) -> None:
    """Lay cards on the hidden places, in the order of `hidden_cards`."""
    start = 0
    for other, player in enumerate(state.players):
        if other != seat:
            end = start + len(player.hand)
            player.hand = dealt[start:end]
            start = end
    packs = state.packs[:]
    for other, pack in enumerate(packs):
        if other != seat:
            packs[other] = dealt[start : start + len(pack)]
            start += len(pack)
    state.packs = packs
    if state.turn != seat:
        end = start + len(state.looked)
        state.looked = dealt[start:end]
        start = end
    state.deck = dealt[start:]


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
    row = _row(state, viewer)
    if row[there] & bit(card):
        return True
    return bool(row[there] & ANY_CARD) and not any(row[other] & bit(card) for other in hidden)
