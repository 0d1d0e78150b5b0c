"""Why an experienced player would choose an option: the id of one sentence, where the position makes it clear."""

from __future__ import annotations

from groma.games.marble import endgame, sites, verbs
from groma.games.marble.actions import At, Do, Draw, Lay, Move, Play, Recall, Spend
from groma.games.marble.aqueducts import other_end, ways
from groma.games.marble.components import (
    DRAW_TILES,
    EXPAND_AQUEDUCTS,
    FEWEST_BUILDINGS,
    PLAY_TILE,
    TREASURY,
    TYPES,
)
from groma.games.marble.outlook import is_dead
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.sites import MoveMagistrate
from groma.games.marble.state import FOUNTAIN, NOBODY, OPEN, TURNS, MarbleState
from groma.kernel import Action

REASONS: tuple[str, ...] = (
    "builds-now",
    "builds-later",
    "bridge",
    "magistrate-decides",
    "several-sites",
    "few-tiles",
    "no-magistrate",
    "post-is-idle",
    "reaches-building",
    "reaches-fountain",
    "imperium-majority",
    "earns-imperium",
    "earns-coin",
    "spare-imperium",
    "keep-imperium",
    "prepares",
    "stock-up",
    "leads-water",
    "free-again",
    "holds-ground",
    "saves-magistrate",
    "counts-again",
)

FEW_TILES = 1
SEVERAL_SITES = 2


def reason(state: MarbleState, seat: int, action: Action) -> str:
    """Return why an option is good, or an empty text."""
    if isinstance(action, Do):
        return _do(state, seat, action.task)
    if isinstance(action, Play):
        return "builds-now" if _can_score(state, seat, action.type) else ""
    if isinstance(action, Draw):
        return "builds-later" if state.phase == TURNS and _can_score(state, seat, action.type) else ""
    if isinstance(action, At):
        return _at(state, seat, action.rhombus)
    if isinstance(action, Lay):
        return _lay(state, seat, action.edge)
    if isinstance(action, Move):
        return _move(state, seat)
    if isinstance(action, Recall):
        return _recall(state, seat, action.rhombus)
    return _plain(state, seat, action)


def purpose(state: MarbleState, seat: int, action: Action) -> str:
    """Return what an option is good for in any position, or an empty text."""
    if isinstance(action, Do):
        return _always(action.task)
    if isinstance(action, (Play, At)):
        return "prepares"
    if isinstance(action, Lay):
        return "leads-water"
    if isinstance(action, Draw):
        return "stock-up"
    if action is state.words.decline:
        return "counts-again" if isinstance(state.decision(seat), MoveMagistrate) else "saves-magistrate"
    return "holds-ground" if action is state.words.magistrate else ""


def _plain(state: MarbleState, seat: int, action: Action) -> str:
    if isinstance(action, Spend):
        return "spare-imperium" if not _loses(state, seat, action.type) else ""
    if action is state.words.magistrate:
        return _post(state, seat)
    return "keep-imperium" if action is state.words.end and _needs_all(state, seat) else ""


def _do(state: MarbleState, seat: int, task: int) -> str:
    me = state.players[seat]
    if task == PLAY_TILE:
        types = [type_ for type_, tiles in enumerate(me.atrium) if tiles]
        return "builds-now" if any(_can_score(state, seat, type_) for type_ in types) else ""
    if task == EXPAND_AQUEDUCTS:
        return _expand(state, seat)
    if state.phase != TURNS:
        return ""
    if task == DRAW_TILES:
        return "few-tiles" if sum(me.atrium) + sum(me.domus) <= FEW_TILES else ""
    return "" if me.magistrates else "no-magistrate"


def _always(task: int) -> str:
    """Return what an action is good for in any position."""
    if task == PLAY_TILE:
        return "prepares"
    if task == DRAW_TILES:
        return "stock-up"
    return "leads-water" if task == EXPAND_AQUEDUCTS else "free-again"


# Tiles and magistrates


def _can_score(state: MarbleState, seat: int, type_: int) -> bool:
    """Tell whether a tile of this type has a place where it would complete a building of the seat."""
    newcomer = _newcomer(state, seat)
    return any(sites.expected_points(state, seat, type_, place, newcomer) for place in state.places)


def _newcomer(state: MarbleState, seat: int) -> int:
    return seat if state.players[seat].magistrates else NOBODY


def _at(state: MarbleState, seat: int, rhombus: int) -> str:
    decision = state.decision(seat)
    if not isinstance(decision, ChoosePlace):
        return ""
    if sites.expected_points(state, seat, decision.type, rhombus, _newcomer(state, seat)):
        return "builds-now"
    covered = state.box.grid.covers[rhombus]
    return "bridge" if any(state.box.bridge_on[triangle] >= 0 for triangle in covered) else ""


def _post(state: MarbleState, seat: int) -> str:
    """A magistrate goes where it makes the difference now, or may make it at several sites later."""
    decision = state.decision(seat)
    if not isinstance(decision, ChooseMagistrate):
        return ""
    type_, rhombus = decision.type, decision.rhombus
    alone = sites.expected_points(state, seat, type_, rhombus, NOBODY)
    if sites.expected_points(state, seat, type_, rhombus, seat) > alone:
        return "magistrate-decides"
    after = state.copy()
    verbs.cover_rhombus(after, type_, rhombus)
    return "several-sites" if _sites_within_reach(after, type_, rhombus) >= SEVERAL_SITES else ""


def _sites_within_reach(state: MarbleState, type_: int, rhombus: int) -> int:
    """M11.15  Count the corners of a tile at which a site of its own type can still arise."""
    return sum([1 for vertex in state.box.grid.corners[rhombus] if _can_become(state, vertex, type_)])


def _can_become(state: MarbleState, vertex: int, type_: int) -> bool:
    """M11.13  Each further tile is one building more and fills one or two of the open triangles."""
    missing = state.full[vertex] - state.parts[vertex]
    more = type_ + FEWEST_BUILDINGS - state.buildings[vertex]
    fits = 0 < more <= missing <= 2 * more
    return fits and state.standing[vertex] == OPEN and not is_dead(state, vertex)


def _recall(state: MarbleState, seat: int, rhombus: int) -> str:
    if not _sites_within_reach(state, state.type_of[rhombus], rhombus):
        return "post-is-idle"
    return "" if state.players[seat].magistrates else "no-magistrate"


# Aqueducts


def _expand(state: MarbleState, seat: int) -> str:
    """Look at the edges on which the first piece may lie."""
    found = [_lay(state, seat, edge) for number, line in enumerate(state.lines) if line for edge in ways(state, number)]
    if "reaches-building" in found:
        return "reaches-building"
    return "reaches-fountain" if "reaches-fountain" in found else ""


def _lay(state: MarbleState, seat: int, edge: int) -> str:
    """M14.4, M19.3  Own buildings on an aqueduct score at the end; a fountain brings a coin at once."""
    ends = [other_end(state, edge, line[-1]) for line in state.lines if line and line[-1] in state.box.grid.edges[edge]]
    new = [end for end in ends if not state.wet[end]]
    if any(state.owner[end] == seat for end in new):
        return "reaches-building"
    return "reaches-fountain" if state.coins and any(state.standing[end] == FOUNTAIN for end in new) else ""


# Imperium


def _move(state: MarbleState, seat: int) -> str:
    decision = state.decision(seat)
    if not isinstance(decision, MoveMagistrate) or not _will_collect(state, seat, decision.space):
        return ""
    if decision.space == TREASURY:
        return "earns-coin"
    return "imperium-majority" if _wins_majority(state, seat, decision.space) else "earns-imperium"


def _will_collect(state: MarbleState, seat: int, space: int) -> bool:
    """M17.2, M17.4, M18.7  Tell whether the owner still collects, and enough is there, whoever collects before him."""
    left = state.coins if space == TREASURY else state.imperium[space]
    afterwards = bool(state.chosen["collect_after_final_action"])
    if seat == state.active:
        return (state.phase == TURNS or afterwards) and left > state.players[seat].sent[space]
    return state.phase == TURNS and afterwards and left >= state.seats * state.box.magistrates


def _wins_majority(state: MarbleState, seat: int, type_: int) -> bool:
    """M19.9  Tell whether one tile more makes the seat the only one with the most, those on their way counted."""
    held = [player.imperium[type_] + player.sent[type_] for player in state.players]
    best = max([tiles for other, tiles in enumerate(held) if other != seat])
    return held[seat] <= best < held[seat] + 1


def _loses(state: MarbleState, seat: int, type_: int) -> bool:
    """M19.9, M19.10  Tell whether a tile less of a type would cost points or give others some."""
    held = [player.imperium[type_] for player in state.players]
    fewer = held[:]
    fewer[seat] -= 1
    return endgame.imperium_rewards(state, fewer) != endgame.imperium_rewards(state, held)


def _needs_all(state: MarbleState, seat: int) -> bool:
    """Tell whether no Imperium tile can be spared."""
    owned = [type_ for type_ in range(len(TYPES)) if state.players[seat].imperium[type_]]
    return bool(owned) and all(_loses(state, seat, type_) for type_ in owned)
