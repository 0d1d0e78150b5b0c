"""What bots should know: how well a seat stands, and which options look promising."""

from __future__ import annotations

from typing import Final

from groma.games.aquileia import reasons
from groma.games.aquileia.actions import Bid, Build, Change, Keep, Pay, Place, Play, Prize, Roll, Servi
from groma.games.aquileia.contest import strength_of
from groma.games.aquileia.mercatus import EquiEtArmaSpace, ServiSpace
from groma.games.aquileia.outlook import BALANCED, Leaning, Prospect, outlook
from groma.games.aquileia.portus import PortusSpace
from groma.games.aquileia.state import NOTHING, AquileiaState
from groma.games.aquileia.weights import WEIGHTS
from groma.kernel import Action, Advice


class Appeal:
    """What a kind of space is good for, at first sight, and whether a further henchman there is of less use."""

    def __init__(self, worth: float, *, crowded: bool) -> None:
        self.worth = worth
        self.crowded = crowded


APPEAL: Final = {
    "roll_for_coins": Appeal(2.5, crowded=False),
    "exchange": Appeal(4.0, crowded=False),
    "buy_display_card": Appeal(1.5, crowded=False),
    "buy_servi": Appeal(1.5, crowded=False),
    "take_blue_dice": Appeal(1.0, crowded=True),
    "fight": Appeal(5.0, crowded=True),
    "race": Appeal(5.0, crowded=True),
    "auction": Appeal(1.5, crowded=True),
    "build": Appeal(4.0, crowded=True),
    "steal": Appeal(0.8, crowded=False),
    "activate": Appeal(0.0, crowded=False),
}
"""By effect; what activating brings is known by the houses."""

LEANINGS = {"villas": Leaning(shops=0.5, villas=1.5), "shops": Leaning(shops=1.5, villas=0.5)}
"""Tastes that make half as much again of one kind of house, and half of the other."""


class AquileiaAdvice(Advice[AquileiaState]):
    """What bots should know of the game."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, reasons.REASONS, tuple(LEANINGS))

    def evaluate(self, state: AquileiaState, seat: int) -> float:
        """Return the points that a seat may expect at the end."""
        return outlook(state, seat, BALANCED)

    def evaluate_leaning(self, state: AquileiaState, seat: int, leaning: str) -> float:
        """Return the points that a seat may expect at the end, in the eyes of a taste."""
        return outlook(state, seat, LEANINGS[leaning])

    def promising(self, state: AquileiaState, seat: int) -> list[Action]:
        """Return the options of a seat, the most promising first."""
        options = state.options(seat)
        if len(options) < 2:
            return options
        prospect = Prospect(state, seat, BALANCED)
        appeal = {action.id: _appeal(state, seat, action, prospect) for action in options}
        return sorted(options, key=lambda action: -appeal[action.id])

    def reason(self, state: AquileiaState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def purpose(self, state: AquileiaState, seat: int, action: Action) -> str:
        """Return what an option is good for in any position."""
        return reasons.purpose(state, action)


# Options, the most promising first


def _appeal(state: AquileiaState, seat: int, action: Action, prospect: Prospect) -> float:
    """Compare an option with doing nothing, which counts 0."""
    box = state.box
    if isinstance(action, Place):
        return _appeal_of_space(state, seat, action.space)
    if isinstance(action, Build):
        lot = box.lots[action.lot]
        return prospect.lot(lot) - prospect.price(lot.cost) - lot.slaves * prospect.use
    if isinstance(action, Play):
        return _appeal_of_card(state, seat, action.card)
    if isinstance(action, Keep):
        return prospect.laurel(box.stadium_laurels[action.laurel])
    if isinstance(action, Pay):
        return float(box.servi[action.card].slaves)
    if isinstance(action, Prize):
        return 1.0 - action.bonus
    if isinstance(action, Bid):
        return _appeal_of_bid(state, action.coins, prospect)
    if isinstance(action, Change):
        return -1.0
    if isinstance(action, Roll | Servi):
        return float(action.dice if isinstance(action, Roll) else action.cards)
    if action is state.words.activate or action.verb == "buy":
        return 1.0
    return 1.0 if action is state.words.disc else 0.0


def _appeal_of_space(state: AquileiaState, seat: int, number: int) -> float:
    """Good spaces, and among them those that can be paid; a second builder or thief is of less use."""
    space = state.box.spaces[number]
    me = state.players[seat]
    appeal = APPEAL[space.effect]
    worth = appeal.worth + space.strength
    if appeal.crowded:
        return worth - 0.5 * state.spaces.count(seat)
    if isinstance(space, PortusSpace):
        return float(len(me.lots))
    if isinstance(space, ServiSpace) and not me.coins[space.prices[1][0][0]]:
        return 0.2
    if isinstance(space, EquiEtArmaSpace) and state.display[space.slot] == NOTHING:
        return 0.0
    return worth


def _appeal_of_card(state: AquileiaState, seat: int, card: int) -> float:
    """A card that overtakes the best opponent is worth playing; so is one that adds points to a sure win."""
    contest = state.contest
    assert contest is not None
    best = max([contest.strength[other] for other in contest.runners if other != seat], default=0)
    added = strength_of(state, contest, seat, card)
    lead = contest.strength[seat] - best
    return added if lead <= 1 and contest.strength[seat] + added >= best else -1.0


def _appeal_of_bid(state: AquileiaState, coins: int, prospect: Prospect) -> float:
    auction = state.auction
    assert auction is not None
    worth = prospect.laurel(state.box.theatrum_laurels[auction.laurel])
    return worth - coins * prospect.coin[auction.metal]
