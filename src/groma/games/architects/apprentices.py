"""P  What the Apprentices of a player add: bonuses and discounts at locations and on occasions.

P1.3, P1.6, G2.12  They work by themselves from the moment of the hire, and copies add up.
"""

from __future__ import annotations

from groma.games.architects import piles, verbs
from groma.games.architects.components import AT_LOCATION, BUILDING_CARD, Effect
from groma.games.architects.state import ArchitectsState, Player
from groma.kernel import Step


def gain_bonus(state: ArchitectsState, seat: int, location: int) -> None:
    """E1.6, P1.4, P2.6, P2.9, P2.11, P2.13, P2.18  Take the goods that own Apprentices add at a location."""
    cards = state.box.apprentices
    for card in state.players[seat].apprentices:
        for effect in cards[card].at[AT_LOCATION + location]:
            verbs.gain_goods(state, seat, effect.bonus(state, seat).goods)


def silver_off(state: ArchitectsState, me: Player, location: int) -> int:
    """P2.2, P2.17  Count how much less silver is paid at a location."""
    less = 0
    cards = state.box.apprentices
    for card in me.apprentices:
        for effect in cards[card].at[AT_LOCATION + location]:
            less += effect.silver_off()
    return less


def virtue_off(state: ArchitectsState, me: Player, location: int) -> int:
    """P2.5, P2.15  Count how much less virtue is lost at a location."""
    return sum([effect.virtue_off() for effect in effects_of(state, me, AT_LOCATION + location)])


def extra_workers(state: ArchitectsState, me: Player, location: int) -> int:
    """W1.2  Count by how many workers the Overseer raises the number at a location."""
    return sum([effect.extra_workers() for effect in effects_of(state, me, AT_LOCATION + location)])


def effects_of(state: ArchitectsState, me: Player, when: int) -> list[Effect]:
    """Return the effects of a player's Apprentices on an occasion."""
    cards = state.box.apprentices
    return [effect for card in me.apprentices for effect in cards[card].at[when]]


def bonus_at(state: ArchitectsState, seat: int, when: int) -> list[int]:
    """Add up what Apprentices give on an occasion: six resources and Building cards."""
    amounts = [0] * (BUILDING_CARD + 1)
    for effect in effects_of(state, state.players[seat], when):
        bonus = effect.bonus(state, seat)
        for good, amount in bonus.goods:
            amounts[good] += amount
        amounts[BUILDING_CARD] += bonus.cards
    return amounts


def push_bonus(state: ArchitectsState, seat: int, when: int) -> None:
    """M2.8, O2.1, P1.5  Put the bonuses of an occasion on the agenda, as they stand now."""
    amounts = bonus_at(state, seat, when)
    if any(amounts):
        state.agenda.append(Bonus(seat, *amounts))


class Bonus(Step[ArchitectsState]):
    """Goods, silver and Building cards that follow an action."""

    __slots__ = ("amounts", "seat")
    seat: int
    amounts: tuple[int, ...]

    def __init__(self, seat: int, *amounts: int) -> None:
        self.seat = seat
        self.amounts = amounts

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, *self.amounts]

    def run(self, state: ArchitectsState) -> None:
        """A2.17  Take the goods, then the cards."""
        for good, amount in enumerate(self.amounts[:BUILDING_CARD]):
            if amount:
                verbs.gain(state, self.seat, good, amount)
        piles.draw_cards(state, self.seat, self.amounts[BUILDING_CARD])
