"""Why an option is good, in a word: the id of a text `reason-<id>`."""

from __future__ import annotations

from groma.games.aquileia.actions import Bid, Build, Keep, Place, Play
from groma.games.aquileia.components import ACTIVATE, AUCTION, BUILD, FIGHT, RACE, SHOP, VILLA
from groma.games.aquileia.contest import strength_of
from groma.games.aquileia.state import AquileiaState
from groma.kernel import Action


def reason(state: AquileiaState, seat: int, action: Action) -> str:
    """Return why an option may be good, or an empty text."""
    if isinstance(action, Place):
        return _of_space(state, seat, action.space)
    if isinstance(action, Build):
        return _of_lot(state, action.lot)
    if isinstance(action, Play):
        return "overtakes" if _overtakes(state, seat, action.card) else ""
    if isinstance(action, Keep | Bid):
        return "laurel"
    if action is state.words.activate:
        return "yield"
    return "first" if action is state.words.disc else ""


def _of_space(state: AquileiaState, seat: int, number: int) -> str:
    effect = state.box.spaces[number].effect
    if effect == BUILD:
        return "building"
    if effect in (FIGHT, RACE):
        return "prizes"
    if effect == AUCTION:
        return "laurel"
    return "yield" if effect == ACTIVATE and state.players[seat].lots else ""


def _of_lot(state: AquileiaState, lot: int) -> str:
    kind = state.box.lots[lot].kind
    return "villa" if kind == VILLA else "shop" if kind == SHOP else ""


def _overtakes(state: AquileiaState, seat: int, card: int) -> bool:
    contest = state.contest
    if contest is None:
        return False
    best = max([contest.strength[other] for other in contest.runners if other != seat], default=0)
    return contest.strength[seat] <= best < contest.strength[seat] + strength_of(state, contest, seat, card)
