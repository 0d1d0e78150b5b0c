"""What bots should know: how well a seat stands, and which options look promising.

All values are in points at the end of the game. The weights are measured: see `weights.toml`.
"""

from __future__ import annotations

from typing import Final

from groma.games.marble import endgame, reasons, sites
from groma.games.marble.actions import At, Do, Draw, Lay, Move, Play, Recall, Resolve, Spend
from groma.games.marble.aqueducts import ways
from groma.games.marble.components import DRAW_TILES, EXPAND_AQUEDUCTS, PLAY_TILE, TREASURY, TYPES
from groma.games.marble.outlook import RIVALRY, Survey, turns_left
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.sites import MoveMagistrate
from groma.games.marble.state import FINISHED, FOUNTAIN, NOBODY, MarbleState, Player, tiles_at
from groma.games.marble.weights import (
    COIN_WORTH,
    CONNECTION_WORTH,
    FURTHER_ACTION,
    IMPERIUM_WORTH,
    MAGISTRATE_WORTH,
    SHAKEN,
    TILE_WORTH,
    WEIGHTS,
    W,
)
from groma.kernel import Action, Advice

HAND: Final = 6
"""Tiles beyond this many wait too long to be worth anything."""


class MarbleAdvice(Advice[MarbleState]):
    """What bots should know of the game."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, reasons.REASONS)

    def evaluate(self, state: MarbleState, seat: int) -> float:
        """Return the points that a seat may expect at the end, less a share of those of its best rival."""
        totals = self.expectations(state)
        rival = max([total for other, total in enumerate(totals) if other != seat])
        return totals[seat] - RIVALRY * rival

    def expectations(self, state: MarbleState) -> list[float]:
        """Return the points that each seat may expect at the end."""
        if state.phase == FINISHED:
            return [float(player.score) for player in state.players]
        survey = Survey(state)
        left = turns_left(state)
        totals = _final_points(state, left)
        prospects = survey.by_seat()
        for seat, me in enumerate(state.players):
            totals[seat] += me.score + prospects[seat] + _pieces(me, left, survey.time)
        return totals

    def promising(self, state: MarbleState, seat: int) -> list[Action]:
        """Return the options of a seat, the most promising first."""
        options = state.options(seat)
        if len(options) < 2:
            return options
        appeals = _appeals(state, seat, options, Survey(state))
        order = sorted(range(len(options)), key=appeals.__getitem__, reverse=True)
        return [options[number] for number in order]

    def reason(self, state: MarbleState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def purpose(self, state: MarbleState, seat: int, action: Action) -> str:
        """Return what an option is good for in any position."""
        return reasons.purpose(state, seat, action)


def _final_points(state: MarbleState, left: float) -> list[float]:
    """Count the final scoring as it stands; majorities in full only when little can change them."""
    totals = [0.0] * state.seats
    _add(totals, endgame.bridge_points(state), 1.0)
    _add(totals, endgame.aqueduct_points(state), 1.0)
    _add(totals, endgame.fountain_points(state), 1.0)
    _add(totals, endgame.coin_points(state), 1.0)
    firm = 1.0 - W[SHAKEN] * left
    _add(totals, endgame.most_coins_points(state), firm)
    for type_ in range(len(TYPES)):
        _add(totals, endgame.imperium_points(state, type_), firm)
    return totals


def _add(totals: list[float], points: list[int], share: float) -> None:
    for seat, amount in enumerate(points):
        totals[seat] += share * amount


def _pieces(me: Player, left: float, time: float) -> float:
    """Imperium, magistrates and tiles are worth what can still be done with them."""
    actions = min(1.0, left / 2.0)
    worth = actions * 0.8 * sum(me.imperium) + time * W[MAGISTRATE_WORTH] * me.magistrates
    for space, magistrates in enumerate(me.sent):
        reward = W[COIN_WORTH] if space == TREASURY else 0.9 + 0.8 * actions
        worth += magistrates * (reward + time * W[MAGISTRATE_WORTH])
    hand = sum(me.atrium) + sum(me.domus)
    tiles = sum([W[TILE_WORTH + type_] * (me.atrium[type_] + me.domus[type_]) for type_ in range(len(TYPES))])
    return worth + time * (tiles * HAND / hand if hand > HAND else tiles)


# Options, the most promising first


def _appeals(state: MarbleState, seat: int, options: list[Action], survey: Survey) -> list[float]:
    decision = state.decision(seat)
    if isinstance(decision, ChoosePlace):
        newcomer = seat if state.players[seat].magistrates else NOBODY
        places = [action.rhombus for action in options if isinstance(action, At)]
        return [survey.of_place(seat, decision.type, place, newcomer) for place in places]
    if isinstance(decision, ChooseMagistrate):
        posted = survey.of_place(seat, decision.type, decision.rhombus, seat) - W[MAGISTRATE_WORTH] * survey.time
        alone = survey.of_place(seat, decision.type, decision.rhombus, NOBODY)
        return [posted if action is state.words.magistrate else alone for action in options]
    if isinstance(decision, MoveMagistrate):
        reward = W[COIN_WORTH] if decision.space == TREASURY else W[IMPERIUM_WORTH]
        return [_appeal_of_moving(survey, reward, action) for action in options]
    return [_appeal(state, seat, action, survey) for action in options]


def _appeal(state: MarbleState, seat: int, action: Action, survey: Survey) -> float:
    if isinstance(action, Do):
        return _appeal_of_doing(state, seat, action.task, survey)
    if isinstance(action, Play):
        return survey.best_completion(seat, action.type) + W[TILE_WORTH + action.type]
    if isinstance(action, Draw):
        me = state.players[seat]
        return W[TILE_WORTH + action.type] - 0.2 * (me.atrium[action.type] + me.domus[action.type])
    if isinstance(action, Lay):
        return _appeal_of_laying(state, seat, action.edge)
    if isinstance(action, Recall):
        return -survey.of_post(action.rhombus)
    if isinstance(action, Resolve):
        return _appeal_of_site(state, seat, action.vertex)
    if isinstance(action, Spend):
        return _appeal_of_spending(state, seat, action.type, survey)
    return 0.0


def _appeal_of_doing(state: MarbleState, seat: int, task: int, survey: Survey) -> float:
    me = state.players[seat]
    if task == PLAY_TILE:
        return 1.0 + _best_tile(me, seat, survey)
    if task == DRAW_TILES:
        return 2.2 - 0.35 * (sum(me.atrium) + sum(me.domus))
    if task == EXPAND_AQUEDUCTS:
        return _best_laying(state, seat) - 0.2
    return 1.4 if not me.magistrates else -1.0


def _best_tile(me: Player, seat: int, survey: Survey) -> float:
    completions = [survey.best_completion(seat, type_) for type_, tiles in enumerate(me.atrium) if tiles]
    return max(completions, default=0.0)


def _best_laying(state: MarbleState, seat: int) -> float:
    edges = [edge for number, line in enumerate(state.lines) if line for edge in ways(state, number)]
    return max([_appeal_of_laying(state, seat, edge) for edge in edges])


def _appeal_of_laying(state: MarbleState, seat: int, edge: int) -> float:
    """Connect own buildings, reach fountains, leave those of the others aside."""
    one, other = state.box.grid.edges[edge]
    end = one if state.wet[other] else other
    if state.owner[end] == seat:
        return W[CONNECTION_WORTH]
    if state.owner[end] != NOBODY:
        return -W[CONNECTION_WORTH] * RIVALRY
    return W[COIN_WORTH] if state.standing[end] == FOUNTAIN else 0.0


def _appeal_of_spending(state: MarbleState, seat: int, type_: int, survey: Survey) -> float:
    """A further action must bring more than the tile; tiles that decide no majority go first."""
    me = state.players[seat]
    most = max([player.imperium[type_] for other, player in enumerate(state.players) if other != seat])
    spare = 0.5 if me.imperium[type_] > most + 1 or me.imperium[type_] < most else 0.0
    return _best_tile(me, seat, survey) - W[FURTHER_ACTION] + spare


def _appeal_of_site(state: MarbleState, seat: int, vertex: int) -> float:
    """First the sites that one builds oneself, last those of the others."""
    type_ = sites.site_type(state, vertex)
    builder = sites.leader(sites.influence(state, tiles_at(state, vertex), type_)) if type_ >= 0 else NOBODY
    if builder == NOBODY:
        return 0.0
    return float(state.box.points[type_] if builder == seat else -state.box.points[type_])


def _appeal_of_moving(survey: Survey, reward: float, action: Action) -> float:
    """A magistrate leaves if its reward is more than what it may still build where it stands."""
    if not isinstance(action, Move):
        return 0.0
    return reward + 0.4 * W[MAGISTRATE_WORTH] - survey.of_post(action.rhombus)
