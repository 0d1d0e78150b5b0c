"""How well a seat stands: the victory points that it may expect at the end.

The weights are measured: see `weights.toml`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from groma.games.aquileia.arena import POINTS_PER_STRENGTH
from groma.games.aquileia.components import (
    ARENA,
    BANK,
    BRONZE,
    GOLD,
    METALS,
    SHOP,
    SILVER,
    STADIUM,
    Card,
    Lot,
    Price,
)
from groma.games.aquileia.contest import PlayCards
from groma.games.aquileia.endgame import villa_values
from groma.games.aquileia.mercatus import DolusSpace, EquiEtArmaSpace, PecuniaSpace, ServiSpace
from groma.games.aquileia.portus import LatroSpace, PortusSpace
from groma.games.aquileia.prices import slaves_in_hand
from groma.games.aquileia.state import NO_METAL, NOBODY, NOTHING, PLACEMENT, AquileiaState, Player
from groma.games.aquileia.theatrum import TheatrumSpace
from groma.games.aquileia.weights import (
    ACTIVATIONS_PER_ROUND,
    CARDS_PLAYED,
    CHANCE_OF_A_RAISE,
    COIN_WORTH,
    DISC_WORTH,
    HOARD,
    HOPE,
    HORSE_WORTH,
    LAURELS_PER_ROUND,
    SLAVE_WORTH,
    SPREAD,
    UNKNOWN_LAUREL,
    VILLAS_PER_ROUND,
    WEAPON_WORTH,
    W,
)

LAST_DISC: Final = 5
"""The last position on the tiebreaker track that is worth something."""


class Leaning:
    """A taste: how much a player makes of shops and private banks, and of villas and laurels."""

    __slots__ = ("shops", "villas")
    shops: float
    villas: float

    def __init__(self, shops: float, villas: float) -> None:
        self.shops = shops
        self.villas = villas


BALANCED: Final = Leaning(1.0, 1.0)


def outlook(state: AquileiaState, seat: int, leaning: Leaning) -> float:
    """Return the points that a seat may expect at the end."""
    me = state.players[seat]
    if state.over:
        return float(me.score)
    prospect = Prospect(state, seat, leaning)
    return me.score + prospect.holdings() + prospect.contests() + prospect.henchmen() + prospect.auction()


class Prospect:
    """What one seat can look forward to, in one position."""

    def __init__(self, state: AquileiaState, seat: int, leaning: Leaning) -> None:
        box = state.box
        self.state = state
        self.box = box
        self.seat = seat
        self.me: Player = state.players[seat]
        self.leaning = leaning
        self.left = box.rounds - state.round
        self.spaces = [space for space, owner in enumerate(state.spaces) if owner == seat]
        self.values = villa_values(box, self.me)
        later = min(1.0, self.left / 2.5)
        self.use = max(later, 0.35 if self._has(box.builds) else 0.0)
        """How much of the worth of coins and cards can still be used."""
        self.coin = [W[COIN_WORTH + metal] * self.use for metal in range(len(METALS))]
        self.activations = self.left * W[ACTIVATIONS_PER_ROUND] + (1.0 if self._has(box.activates) else 0.0)
        self.hoped = W[LAURELS_PER_ROUND] * self.left + (0.25 if self._has(box.runs) else 0.0)
        """Laurels of each colour that may still come."""

    def _has(self, wanted: list[bool]) -> bool:
        """Tell whether a henchman of the seat stands on a wanted space."""
        for space in self.spaces:
            if wanted[space]:
                return True
        return False

    # What the seat has

    def holdings(self) -> float:
        """Coins, cards, buildings, laurels and the place on the tiebreaker track."""
        me = self.me
        total = self._supply() + self._cards() + self.laurels()
        workshops = 0.0
        for lot in me.lots:
            workshops += self._workshop(self.box.lots[lot])
        total += workshops
        if self.state.phase == PLACEMENT and self.left:
            total += W[DISC_WORTH + min(me.disc, LAST_DISC)]
        return total

    def _supply(self) -> float:
        total = 0.0
        for metal, coins in enumerate(self.me.coins):
            total += self.coin[metal] * (min(coins, W[HOARD]) + 0.2 * max(0, coins - W[HOARD]))
        return total

    def _cards(self) -> float:
        total = 0.0
        for card, count in enumerate(self.me.hand):
            if count:
                total += count * self.card(self.box.hand_cards[card])
        return total

    def card(self, card: Card) -> float:
        """Return the worth of a card in hand."""
        if card.slaves:
            return card.slaves * W[SLAVE_WORTH] * self.use
        return (card.arena * W[WEAPON_WORTH] + max(card.stadium) * W[HORSE_WORTH]) * min(1.0, 0.15 + self.use)

    def price(self, price: Price) -> float:
        """Return the worth of coins."""
        total = 0.0
        for metal, amount in price:
            total += amount * self.coin[metal]
        return total

    def _workshop(self, lot: Lot) -> float:
        """Return what a shop or private bank will still yield."""
        if lot.kind == SHOP:
            return lot.yield_vp * self.activations * self.leaning.shops
        return self.price(lot.yield_coins) * self.activations * self.leaning.shops if lot.kind == BANK else 0.0

    def laurels(self) -> float:
        """Return the worth of villas and laurels together, with those that may still come."""
        stadium, theatrum = 0.0, 0.0
        for laurel in self.me.stadium:
            stadium += self.laurel(self.box.stadium_laurels[laurel])
        for laurel in self.me.theatrum:
            theatrum += self.laurel(self.box.theatrum_laurels[laurel])
        return stadium + theatrum + self.hoped * sum(self.values) * self.leaning.villas

    def laurel(self, card: Card) -> float:
        """Return the worth of one laurel: its points, or the villas of its best colour."""
        if not card.colours:
            return float(card.vp)
        best = 0
        for colour in card.colours:
            best = max(best, self.values[colour])
        return (best + W[VILLAS_PER_ROUND] * self.left) * self.leaning.villas

    def lot(self, lot: Lot) -> float:
        """Return what a free lot would bring."""
        if lot.colour < 0:
            return lot.vp + self._workshop(lot)
        laurels = 0.0
        for laurel in self.me.stadium:
            laurels += 1.0 if lot.colour in self.box.stadium_laurels[laurel].colours else 0.0
        for laurel in self.me.theatrum:
            laurels += 0.8 if lot.colour in self.box.theatrum_laurels[laurel].colours else 0.0
        return lot.vp + lot.value * (laurels + self.hoped) * self.leaning.villas

    # What the henchmen on the board may bring

    def henchmen(self) -> float:
        """Return what the own henchmen on the board may bring, apart from contests."""
        total = 0.0
        waiting = self.state.resolving
        for space in self.spaces:
            if waiting == NOTHING or space not in self.box.groups[waiting]:
                total += self._space(space)
        return total + self._forum()

    def _space(self, number: int) -> float:
        space = self.box.spaces[number]
        if isinstance(space, DolusSpace):
            return space.dice * (self.coin[GOLD] + self.coin[SILVER] + self.coin[BRONZE]) / len(METALS)
        if isinstance(space, PecuniaSpace):
            return self.box.pecunia_vp + 0.3 * self.use
        if isinstance(space, EquiEtArmaSpace):
            return self._purchase(space)
        if isinstance(space, ServiSpace):
            return self._servi(space.prices)
        if isinstance(space, LatroSpace):
            return self._stolen()
        if isinstance(space, PortusSpace):
            return self._activation(space.metal)
        return 3.0 * self.leaning.villas if isinstance(space, TheatrumSpace) else 0.2

    def _purchase(self, shop: EquiEtArmaSpace) -> float:
        card = self.state.display[shop.slot]
        if card == NOTHING:
            return 0.0
        gained = self.card(self.box.hand_cards[card]) + shop.deck_cards * 1.6 * min(1.0, 0.15 + self.use)
        return self._if_payable(gained - self.price(shop.cost), shop.cost)

    def _servi(self, prices: list[Price]) -> float:
        """Return the worth of as many servi cards as the supply can pay."""
        best = 0.3
        for cards in range(1, len(prices)):
            gained = cards * 1.5 * W[SLAVE_WORTH] * self.use - self.price(prices[cards])
            best = max(best, self._if_payable(gained, prices[cards]))
        return best

    def _if_payable(self, worth: float, price: Price) -> float:
        for metal, amount in price:
            if self.me.coins[metal] < amount:
                return min(worth, W[HOPE]) * 0.3
        return worth

    def _stolen(self) -> float:
        """Two dice of three hit a metal five times in nine."""
        total = 0.0
        for metal, coin in enumerate(self.coin):
            total += 0.55 * coin if self.state.deposits[metal] else 0.1
        return total

    def _activation(self, metal: int) -> float:
        """The buildings themselves count it already; what is left is the coin under the henchman, and hope."""
        return 0.0 if not self.me.lots else 0.1 * self.state.deposits[metal]

    def _forum(self) -> float:
        """Return the worth of the best lots that can be built by the henchmen in the Forum, one after the other."""
        builders = 0
        waiting = self.state.resolving
        for space in self.spaces:
            if self.box.builds[space] and (waiting == NOTHING or space not in self.box.groups[waiting]):
                builders += 1
        coins, slaves = self.me.coins[:], slaves_in_hand(self.state, self.me)
        taken: list[int] = []
        total = 0.0
        for _ in range(builders):
            total += self._build_best(coins, slaves, taken)
            slaves -= self.box.lots[taken[-1]].slaves if taken else 0
        return total

    def _build_best(self, coins: list[int], slaves: int, taken: list[int]) -> float:
        best, chosen = W[HOPE] * self.use, NOTHING
        lots = self.box.lots
        for number, owner in enumerate(self.state.owner):
            lot = lots[number]
            if owner == NOBODY and lot.slaves <= slaves and _affordable(coins, lot.cost):
                worth = self.lot(lot) - self.price(lot.cost) - lot.slaves * W[SLAVE_WORTH] * self.use
                if worth > best and number not in taken:
                    best, chosen = worth, number
        if chosen != NOTHING:
            taken.append(chosen)
            for metal, amount in self.box.lots[chosen].cost:
                coins[metal] -= amount
        return best

    # Contests

    def contests(self) -> float:
        """Return what the fight and the race of this round may bring."""
        total = 0.0
        for kind in (ARENA, STADIUM):
            strengths = self._strengths(kind)
            if strengths[self.seat] > 0.0:
                total += self._contest(kind, strengths)
        return total

    def _strengths(self, kind: int) -> list[float]:
        """Guess the strength of each seat at the end of a contest; of one without the own seat it is not asked."""
        contest = self.state.contest
        if contest is not None and contest.kind == kind:
            return self._strengths_now()
        if contest is not None and contest.kind == STADIUM:
            return [0.0] * self.state.seats
        strengths, side = [0.0] * self.state.seats, [BRONZE] * self.state.seats
        if not self._has(self.box.fights if kind == ARENA else self.box.runs):
            return strengths
        for number in self.box.contest_spaces[kind]:
            seat = self.state.spaces[number]
            if seat != NOBODY:
                strengths[seat] += self.box.spaces[number].strength
                side[seat] = self.box.side[number] if kind == STADIUM else BRONZE
        for seat, strength in enumerate(strengths):
            if strength > 0.0:
                strengths[seat] += 1.0 + self._cards_of(seat, kind, side[seat]) + self._blue_dice(seat, kind)
        return strengths

    def _strengths_now(self) -> list[float]:
        contest = self.state.contest
        assert contest is not None
        strengths = [0.0] * self.state.seats
        decision = self.state.decision()
        asked = contest.runners.index(decision.seat) if isinstance(decision, PlayCards) else len(contest.runners)
        for turn, seat in enumerate(contest.runners):
            strengths[seat] = float(contest.strength[seat])
            if turn >= asked:
                strengths[seat] += self._cards_of(seat, contest.kind, contest.side[seat])
            if isinstance(decision, PlayCards):
                strengths[seat] += self._blue_dice(seat, contest.kind)
        return strengths

    def _cards_of(self, seat: int, kind: int, side: int) -> float:
        """Guess the strength of cards that a seat may add: the own ones are known, others by their number."""
        player = self.state.players[seat]
        if seat != self.seat:
            cards = sum(player.hand) if kind == ARENA else sum(player.hand[len(self.box.servi) :])
            return W[CARDS_PLAYED] * cards * (1.0 if kind == ARENA else 0.6)
        total = 0.0
        for number, count in enumerate(player.hand):
            card = self.box.hand_cards[number]
            total += count * (card.arena if kind == ARENA else card.stadium[side])
        return 0.7 * total

    def _blue_dice(self, seat: int, kind: int) -> float:
        if self.state.blue_holder == seat:
            return self.state.blue_dice / 3.0 * (0.7 if kind == ARENA else 1.0)
        for number in self.box.potentia:
            if self.state.spaces[number] == seat:
                return 0.9
        return 0.0

    def _contest(self, kind: int, strengths: list[float]) -> float:
        """Return the worth of the prizes, each as likely as the strengths make it."""
        mine = strengths[self.seat]
        first, second, third = 1.0, 0.0, 0.0
        for seat, strength in enumerate(strengths):
            if seat != self.seat and strength > 0.0:
                beaten = 1.0 / (1.0 + exp((strength - mine) / W[SPREAD]))
                third = third * beaten + second * (1.0 - beaten)
                second = second * beaten + first * (1.0 - beaten)
                first *= beaten
        prizes = self._arena_prizes(mine) if kind == ARENA else self._stadium_prizes()
        return first * prizes[0] + second * prizes[1] + third * prizes[2]

    def _arena_prizes(self, mine: float) -> list[float]:
        card = 1.5 * W[SLAVE_WORTH] * self.use
        first, second, third = self.box.contests[ARENA].coins
        return [
            self.price(first[BRONZE]) + max(POINTS_PER_STRENGTH * mine, card),
            self.price(second[BRONZE]) + card,
            self.price(third[BRONZE]),
        ]

    def _stadium_prizes(self) -> list[float]:
        side = NO_METAL
        for space in self.spaces:
            side = max(side, self.box.side[space])
        shown = self.laurel(self.box.stadium_laurels[self.state.laurel]) if self.state.laurel != NOTHING else 0.0
        better, worse = max(shown, W[UNKNOWN_LAUREL]), min(shown, W[UNKNOWN_LAUREL])
        first, second, third = self.box.contests[STADIUM].coins
        return [self.price(first[side]) + better + 0.5, self.price(second[side]) + worse, self.price(third[side])]

    # The auction

    def auction(self) -> float:
        """Return what the laurel that is up for auction may bring."""
        auction = self.state.auction
        if auction is None or auction.bidder != self.seat:
            return 0.0
        likely = 1.0
        for seat, player in enumerate(self.state.players):
            if seat != self.seat and seat not in auction.out and player.coins[auction.metal] > auction.bid:
                likely *= W[CHANCE_OF_A_RAISE]
        gained = self.laurel(self.box.theatrum_laurels[auction.laurel])
        return likely * (gained - auction.bid * self.coin[auction.metal])


def _affordable(coins: list[int], price: Price) -> bool:
    for metal, amount in price:
        if coins[metal] < amount:
            return False
    return True
