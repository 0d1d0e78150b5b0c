"""Why an option is good, in a word: the id of a text `reason-<id>`."""

from __future__ import annotations

from groma.games.praetor import city
from groma.games.praetor.actions import Activate, At, Build, Sell, Turn, Use
from groma.games.praetor.build import ChooseCell, ChooseRotation
from groma.games.praetor.components import FAVOR, GAIN, GOLD, RECRUIT, RED, WALL
from groma.games.praetor.maintenance import upkeep
from groma.games.praetor.state import PraetorState
from groma.kernel import Action


def reason(state: PraetorState, seat: int, action: Action) -> str:
    """Return why an option may be good, or an empty text."""
    if isinstance(action, Build):
        return "points" if state.box.tiles[action.tile].kind.favor else ""
    if isinstance(action, Activate):
        return _of_activating(state, seat, action.tile)
    if isinstance(action, At | Turn):
        return "mosaic" if _matches(state, seat, action) else ""
    if isinstance(action, Sell):
        return "upkeep" if _is_short(state, seat) else ""
    return "worker" if isinstance(action, Use) or action is state.words.hire else ""


def _of_activating(state: PraetorState, seat: int, tile: int) -> str:
    kind = state.box.tiles[tile].kind
    if kind.effect.op == GAIN and kind.effect.resource == GOLD and _is_short(state, seat):
        return "upkeep"
    if kind.effect.op == RECRUIT:
        return "worker"
    if kind.effect.op == WALL:
        return "wall"
    if kind.effect.op == FAVOR:
        return "points"
    return "lesson" if kind.colour == RED else ""


def _is_short(state: PraetorState, seat: int) -> bool:
    return upkeep(state, seat) > state.players[seat].resources[GOLD]


def _matches(state: PraetorState, seat: int, action: At | Turn) -> bool:
    decision = state.decision(seat)
    if isinstance(decision, ChooseCell) and isinstance(action, At):
        return max([city.matches(state, decision.tile, action.cell, turn) for turn in range(4)]) > 0
    if isinstance(decision, ChooseRotation) and isinstance(action, Turn):
        return city.matches(state, decision.tile, decision.cell, action.quarters) > 0
    return False
