"""Why an option is good, in a word: the id of a text `reason-<id>`."""

from __future__ import annotations

from groma.games.marble.actions import At, Do, Draw, Lay, Move, Play, Recall
from groma.games.marble.components import DRAW_TILES, TREASURY
from groma.games.marble.prospects import Survey
from groma.games.marble.sites import MoveMagistrate
from groma.games.marble.state import FOUNTAIN, MarbleState
from groma.kernel import Action


def reason(state: MarbleState, seat: int, action: Action) -> str:
    """Return why an option may be good, or an empty text."""
    if isinstance(action, Play):
        return "completes" if Survey(state).best_completion(seat, action.type) > 0.0 else ""
    if isinstance(action, At):
        return _of_place(state, action.rhombus)
    if isinstance(action, Lay):
        return _of_laying(state, seat, action.edge)
    if isinstance(action, Move):
        decision = state.decision(seat)
        return "coins" if isinstance(decision, MoveMagistrate) and decision.space == TREASURY else "imperium"
    if isinstance(action, Recall):
        return "magistrates"
    if isinstance(action, Draw) or (isinstance(action, Do) and action.task == DRAW_TILES):
        return "tiles"
    return "influence" if action is state.words.magistrate else ""


def _of_place(state: MarbleState, rhombus: int) -> str:
    """Tell whether a tile here completes a site, or leads to a bridge."""
    grid = state.box.grid
    for vertex, more in zip(grid.corners[rhombus], grid.parts, strict=True):
        if state.parts[vertex] + more == state.full[vertex]:
            return "completes"
    for triangle in grid.covers[rhombus]:
        if state.box.bridge_on[triangle] >= 0:
            return "bridge"
    return ""


def _of_laying(state: MarbleState, seat: int, edge: int) -> str:
    one, other = state.box.grid.edges[edge]
    end = one if state.wet[other] else other
    return "water" if state.owner[end] == seat or state.standing[end] == FOUNTAIN else ""
