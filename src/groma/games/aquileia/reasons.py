"""Why an experienced player would choose an option: the id of one sentence, where the position makes it clear."""

from __future__ import annotations

from groma.games.aquileia import piles
from groma.games.aquileia.actions import Ante, Bid, Build, Buy, Keep, Place, Play, Prize, Servi
from groma.games.aquileia.arena import POINTS, POINTS_PER_STRENGTH, ArenaSpace
from groma.games.aquileia.components import (
    EQUI_ET_ARMA,
    VILLA,
    Card,
    Space,
)
from groma.games.aquileia.contest import strength_of
from groma.games.aquileia.endgame import points_of_villas, villa_values
from groma.games.aquileia.forum import ChooseLot, ForumSpace
from groma.games.aquileia.mercatus import DolusSpace, EquiEtArmaSpace, PecuniaSpace, PotentiaSpace, ServiSpace
from groma.games.aquileia.portus import LatroSpace, PortusSpace, workshops
from groma.games.aquileia.prices import can_pay, slaves_in_hand
from groma.games.aquileia.stadium import StadiumSpace
from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState, Contest
from groma.games.aquileia.theatrum import TheatrumSpace
from groma.kernel import Action

REASONS: tuple[str, ...] = (
    "first-disc",
    "strong-cards",
    "uncontested",
    "blue-dice-help",
    "sure-points",
    "lot-in-reach",
    "shops-pay",
    "coins-to-steal",
    "coins-needed",
    "slaves-needed",
    "two-cards",
    "takes-the-lead",
    "sure-win",
    "strength-pays",
    "better-laurel",
    "counts-villas",
    "laurels-multiply",
    "yields-now",
    "yields-often",
    "arena-prizes",
    "race-prizes",
    "slaves-serve",
    "cards-help",
    "free-coins",
    "host-chooses",
    "builds-at-all",
    "portus-opens",
    "villa-waits",
    "laurel-waits",
    "disc-ranks",
)

STRONG_CARDS = 3
"""The strength of a hand that makes a contest worth entering."""
LATE_LAP = 2
"""Laps that must be over before an empty contest says something."""
SEVERAL = 2
FEW_COINS = 2
GOOD_PRIZE = 8
GOOD_VILLAS = 6
MANY_ROUNDS = 2


def reason(state: AquileiaState, seat: int, action: Action) -> str:
    """Return why an option is good, or an empty text."""
    if isinstance(action, Place):
        return _place(state, seat, state.box.spaces[action.space])
    if isinstance(action, Build):
        return _build(state, seat, action.lot)
    if isinstance(action, (Ante, Bid)):
        return _auction(state, seat)
    if isinstance(action, Keep):
        return "better-laurel" if _is_better_laurel(state, seat, action.laurel) else ""
    if action is state.words.disc:
        return "" if state.track or state.round >= state.box.rounds else "first-disc"
    if action is state.words.activate:
        return "shops-pay" if len(workshops(state, seat)) >= SEVERAL else ""
    return _contest(state, seat, action)


def purpose(state: AquileiaState, action: Action) -> str:
    """Return what an option is good for in any position, or an empty text."""
    if isinstance(action, Place):
        return _always(state.box.spaces[action.space])
    if isinstance(action, Buy):
        return "cards-help"
    if isinstance(action, Servi):
        return "slaves-serve" if action.cards else ""
    if isinstance(action, Keep):
        return "laurel-waits"
    if action is state.words.disc:
        return "disc-ranks"
    return "villa-waits" if isinstance(action, Build) and state.box.lots[action.lot].kind == VILLA else ""


# Placement


def _place(state: AquileiaState, seat: int, space: Space) -> str:
    box = state.box
    if isinstance(space, (ArenaSpace, StadiumSpace)):
        return _enter(state, seat, space)
    if isinstance(space, PotentiaSpace):
        return "blue-dice-help" if _has(state, seat, box.fights) or _has(state, seat, box.runs) else ""
    if isinstance(space, PecuniaSpace):
        return "sure-points" if space.points and not state.chosen["vp_needs_an_exchange"] else ""
    if isinstance(space, ForumSpace):
        return "lot-in-reach" if not _has(state, seat, box.builds) and _can_build(state, seat) else ""
    if isinstance(space, PortusSpace):
        return "shops-pay" if len(workshops(state, seat)) >= SEVERAL else ""
    if isinstance(space, LatroSpace):
        return "coins-to-steal" if _coins_of_others(state, seat) >= SEVERAL else ""
    return _shop(state, seat, space)


def _always(space: Space) -> str:
    """Return what a space is good for in any position."""
    if isinstance(space, ArenaSpace):
        return "arena-prizes"
    if isinstance(space, StadiumSpace):
        return "race-prizes"
    if isinstance(space, ServiSpace):
        return "slaves-serve"
    if isinstance(space, EquiEtArmaSpace):
        return "cards-help"
    if isinstance(space, DolusSpace):
        return "free-coins"
    if isinstance(space, TheatrumSpace):
        return "host-chooses"
    if isinstance(space, ForumSpace):
        return "builds-at-all"
    return "portus-opens" if isinstance(space, PortusSpace) else ""


def _shop(state: AquileiaState, seat: int, space: Space) -> str:
    """Coins and cards from the Mercatus."""
    me = state.players[seat]
    if isinstance(space, DolusSpace):
        return "coins-needed" if sum(me.coins) <= FEW_COINS else ""
    if isinstance(space, ServiSpace):
        return "slaves-needed" if can_pay(me, space.prices[1]) and _lacks_slaves(state, seat) else ""
    if isinstance(space, EquiEtArmaSpace) and space.deck_cards and state.display[space.slot] != NOTHING:
        return "two-cards" if can_pay(me, space.cost) and piles.cards_left(state, EQUI_ET_ARMA) else ""
    return ""


def _lacks_slaves(state: AquileiaState, seat: int) -> bool:
    """Q12.8  Tell whether the hand has no slaves while most of the free lots ask for some."""
    free = [lot.slaves for number, lot in enumerate(state.box.lots) if state.owner[number] == NOBODY]
    return not slaves_in_hand(state, state.players[seat]) and sum([slaves > 0 for slaves in free]) * 2 > len(free)


def _enter(state: AquileiaState, seat: int, space: Space) -> str:
    """A contest is entered with strong cards, or late while nobody else is there."""
    if _strength_in_hand(state, seat, space) >= STRONG_CARDS:
        return "strong-cards"
    late = state.turn >= LATE_LAP * state.seats
    entered = state.box.fights if isinstance(space, ArenaSpace) else state.box.runs
    others = [other for other in range(state.seats) if other != seat and _has(state, other, entered)]
    return "uncontested" if late and not others else ""


def _strength_in_hand(state: AquileiaState, seat: int, space: Space) -> int:
    total = 0
    for number, count in enumerate(state.players[seat].hand):
        card = state.box.hand_cards[number]
        total += count * (card.arena if isinstance(space, ArenaSpace) else card.stadium[space.side])
    return total


def _has(state: AquileiaState, seat: int, wanted: list[bool]) -> bool:
    """Tell whether a henchman of a seat stands on a wanted space."""
    return any(owner == seat and wanted[space] for space, owner in enumerate(state.spaces))


def _can_build(state: AquileiaState, seat: int) -> bool:
    """Tell whether the supply and the hand would pay for a free lot."""
    forum = ChooseLot(seat)
    return any(not forum.refusal(state, word) for word in state.words.build)


def _coins_of_others(state: AquileiaState, seat: int) -> int:
    """Q13.4  Count the coins that lie under henchmen of other players."""
    own = [metal for metal, space in enumerate(state.box.portus) if state.spaces[space] == seat]
    return sum([coins for metal, coins in enumerate(state.deposits) if metal not in own])


# Contests


def _contest(state: AquileiaState, seat: int, action: Action) -> str:
    contest = state.contest
    if contest is None:
        return ""
    if isinstance(action, Play):
        added = strength_of(state, contest, seat, action.card)
        ahead = _leads(state, contest, seat, added) and not _leads(state, contest, seat, 0)
        return "takes-the-lead" if ahead else ""
    if isinstance(action, Prize):
        points = POINTS_PER_STRENGTH * contest.strength[seat]
        return "strength-pays" if action.bonus == POINTS and points >= GOOD_PRIZE else ""
    return "sure-win" if action is state.words.done and _has_won(state, contest, seat) else ""


def _leads(state: AquileiaState, contest: Contest, seat: int, added: int) -> bool:
    """Q9.11, Q10.11  Tell whether a participant would lead with so much strength more; the disc breaks ties."""
    mine, disc = contest.strength[seat] + added, state.players[seat].disc
    for other in contest.runners:
        strength = contest.strength[other]
        if other != seat and (strength > mine or (strength == mine and state.players[other].disc < disc)):
            return False
    return True


def _has_won(state: AquileiaState, contest: Contest, seat: int) -> bool:
    """Tell whether a leader could save cards: nobody plays after him or has dice left."""
    if seat != contest.runners[-1] or len(state.options(seat)) < SEVERAL:
        return False
    rolls = state.blue_dice > 0 and state.blue_holder != seat and state.blue_holder in contest.runners
    return not rolls and _leads(state, contest, seat, 0)


# Laurels


def _auction(state: AquileiaState, seat: int) -> str:
    if state.auction is None:
        return ""
    laurel = state.box.theatrum_laurels[state.auction.laurel]
    return "counts-villas" if _worth(state, seat, laurel) >= GOOD_VILLAS else ""


def _worth(state: AquileiaState, seat: int, laurel: Card) -> int:
    """Q15.3, Q15.4  Return what a laurel would score with the villas that stand."""
    values = villa_values(state.box, state.players[seat])
    return max([values[colour] for colour in laurel.colours], default=laurel.vp)


def _is_better_laurel(state: AquileiaState, seat: int, laurel: int) -> bool:
    """Q10.13  Compare with the other laurel that the winner looks at."""
    other = state.offered if laurel == state.laurel else state.laurel
    if other == NOTHING:
        return False
    laurels = state.box.stadium_laurels
    return _worth(state, seat, laurels[laurel]) > _worth(state, seat, laurels[other])


# Lots


def _build(state: AquileiaState, seat: int, lot: int) -> str:
    if state.box.lots[lot].kind == VILLA:
        return "laurels-multiply" if _multiplies(state, seat, lot) else ""
    if _has(state, seat, state.box.activates):
        return "yields-now"
    return "yields-often" if state.box.rounds - state.round >= MANY_ROUNDS else ""


def _multiplies(state: AquileiaState, seat: int, lot: int) -> bool:
    """Q15.4  Tell whether the own laurels would score more with this villa."""
    me = state.players[seat]
    built = me.copy()
    built.lots = [*me.lots, lot]
    return points_of_villas(state.box, built) > points_of_villas(state.box, me)
