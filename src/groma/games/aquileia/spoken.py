"""What the sentences of actions speak of."""

from __future__ import annotations

from groma.games.aquileia.actions import Ante, Bid, Prize, Roll, Servi
from groma.games.aquileia.arena import POINTS, POINTS_PER_STRENGTH
from groma.games.aquileia.components import DECKS, METALS, SERVI
from groma.games.aquileia.state import AquileiaState
from groma.games.aquileia.theatrum import held_on
from groma.kernel import Action


def about(state: AquileiaState, action: Action) -> dict[str, int | str]:
    """Return ids of components, and numbers with what they count."""
    if isinstance(action, (Ante, Bid)):
        return _coins(state, action)
    if isinstance(action, Prize):
        return {"points": _points(state) if action.bonus == POINTS else 0}
    if isinstance(action, Roll):
        return {"amount": action.dice, "die": "blue_die"}
    if isinstance(action, Servi):
        return {"amount": action.cards, "card": "deck_" + DECKS[SERVI]}
    if action is state.words.decline or action is state.words.pass_:
        decision = state.decision()
        return {"asked": decision.question if decision else ""}
    if action is state.words.done:
        return {"cards": _played(state)}
    return {"target": action.target} if action.target else {}


def _coins(state: AquileiaState, action: Ante | Bid) -> dict[str, int | str]:
    """Return the bid, and its metal."""
    auction = state.auction
    assert auction is not None
    if isinstance(action, Ante):
        return {"amount": held_on(state, auction).ante, "metal": METALS[action.metal]}
    return {"amount": action.coins, "metal": METALS[auction.metal]}


def _played(state: AquileiaState) -> int:
    """Return how many cards the player who is asked has added in the contest."""
    fought, decision = state.contest, state.decision()
    assert fought is not None
    assert decision is not None
    return len(fought.cards[decision.seat])


def _points(state: AquileiaState) -> int:
    """Return what the winner of the arena would score."""
    fought, decision = state.contest, state.decision()
    assert fought is not None
    assert decision is not None
    return POINTS_PER_STRENGTH * fought.strength[decision.seat]
