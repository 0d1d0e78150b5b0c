"""M2.18  What the sentence of an action speaks of: places are told by the labels of the vertices."""

from __future__ import annotations

from groma.games.marble.actions import At, Lay, Move, Recall, RecallFrom, Resolve
from groma.games.marble.aqueducts import other_end
from groma.games.marble.components import TYPES
from groma.games.marble.sites import site_type
from groma.games.marble.state import MarbleState
from groma.kernel import Action


def about(state: MarbleState, action: Action) -> dict[str, int | str]:
    """Return what the sentence of an action needs beyond its target, or nothing."""
    if isinstance(action, At):
        return _place(state, action.rhombus)
    if isinstance(action, Recall):
        return {"from": "tile", **_post(state, action.rhombus)}
    if isinstance(action, RecallFrom):
        return {"from": "space", "space": state.box.spaces[action.space]}
    if isinstance(action, Move):
        return _post(state, action.rhombus)
    if isinstance(action, Lay):
        return _piece(state, action.edge)
    if isinstance(action, Resolve):
        return _site(state, action.vertex)
    return _question(state) if action is state.words.decline else {}


def _place(state: MarbleState, rhombus: int) -> dict[str, int | str]:
    """A tile lies between its wide corners."""
    one, other = state.box.grid.wide[rhombus]
    return {"one": state.box.grid.labels[one], "other": state.box.grid.labels[other]}


def _post(state: MarbleState, rhombus: int) -> dict[str, int | str]:
    """A magistrate stands on a tile."""
    return {"tile": state.box.tiles[state.type_of[rhombus]], **_place(state, rhombus)}


def _piece(state: MarbleState, edge: int) -> dict[str, int | str]:
    """A piece goes on from the end of its line."""
    labels = state.box.grid.labels
    for number, line in enumerate(state.lines):
        if line and line[-1] in state.box.grid.edges[edge]:
            ends = {"one": labels[line[-1]], "other": labels[other_end(state, edge, line[-1])]}
            return {"aqueduct": state.box.aqueducts[number].id, **ends}
    return {}


def _site(state: MarbleState, vertex: int) -> dict[str, int | str]:
    """A site becomes a building, or a plaza where too few meet."""
    type_ = site_type(state, vertex)
    return {"site": state.box.grid.labels[vertex], "building": TYPES[type_] if type_ >= 0 else "plaza"}


def _question(state: MarbleState) -> dict[str, int | str]:
    """Declining means something else to each question."""
    decision = state.decision()
    return {"question": decision.question} if decision else {}
