"""Why an experienced player would choose an option: the id of one sentence, where the position makes it clear."""

from __future__ import annotations

from groma.games.praetor import city, preview, wall
from groma.games.praetor.actions import Activate, At, Build, Sell, Turn, Use, Worker
from groma.games.praetor.activate import ChooseVisitor
from groma.games.praetor.build import ChooseBuilder, ChooseCell, ChooseRotation
from groma.games.praetor.components import GOLD, GREEN, RED
from groma.games.praetor.effects import Favor, Gain, Recruit, Trade, Wall
from groma.games.praetor.endgame import gold_worth
from groma.games.praetor.maintenance import ChooseAcademy, upkeep
from groma.games.praetor.state import PraetorState, in_last_round
from groma.games.praetor.tiles import Kind
from groma.games.praetor.turn import TakeTurn
from groma.kernel import Action

REASONS: tuple[str, ...] = (
    "corners-match",
    "good-fit",
    "works-long",
    "favor-at-the-end",
    "wages",
    "learns",
    "retires",
    "anyone-can",
    "level-counts",
    "wall-grows",
    "temple-pays",
    "recruit-early",
    "sooner-at-work",
    "owner-earns",
    "before-the-others",
    "nothing-pays",
    "no-worker-needed",
)

GOOD_FIT = 4
"""So many matching corners make a tile fit well."""
MUCH_FAVOR = 4
MANY_ROUNDS = 3
RECRUIT_ROUNDS = 4
"""A recruit is a trainee for two rounds before he works."""


def reason(state: PraetorState, seat: int, action: Action) -> str:
    """Return why an option is good, or an empty text."""
    if isinstance(action, Build):
        return _build(state, seat, action.tile)
    if isinstance(action, Activate):
        return _activate(state, seat, action.tile)
    if isinstance(action, Worker):
        return _worker(state, seat, action.level)
    if isinstance(action, (At, Turn)):
        return "corners-match" if _matches_most(state, seat, action) else ""
    if isinstance(action, Sell):
        return "wages" if _missing_gold(state, seat) > 0 else ""
    if isinstance(action, Use) and isinstance(state.decision(seat), ChooseAcademy):
        return "" if in_last_round(state) else "sooner-at-work"
    return ""


def purpose(state: PraetorState, action: Action) -> str:
    """Return what an option is good for in any position, or an empty text."""
    if isinstance(action, Build):
        return "owner-earns"
    if isinstance(action, Activate):
        return "before-the-others"
    if isinstance(action, Use):
        return "no-worker-needed"
    return "nothing-pays" if action is state.words.pass_ else ""


def rounds_to_come(state: PraetorState) -> int:
    """Return how many rounds follow this one at least, however fast the players build."""
    if in_last_round(state):
        return 0
    refill = state.seats + state.box.display_extra
    return min(len(state.wall_pile), (len(state.deck) + refill - 1) // refill)


# Building


def _build(state: PraetorState, seat: int, tile: int) -> str:
    kind = state.box.tiles[tile].kind
    if in_last_round(state):
        return "favor-at-the-end" if _beats_its_cost(state, seat, kind) else ""
    if _best_fit(state, tile) >= GOOD_FIT:
        return "good-fit"
    if kind.colour in (RED, GREEN) and rounds_to_come(state) >= MANY_ROUNDS:
        return "works-long"
    return ""


def _beats_its_cost(state: PraetorState, seat: int, kind: Kind) -> bool:
    """Tell whether the printed favor is more than what the goods would bring in the final scoring."""
    sell = state.box.boards[state.players[seat].board].sell
    worth = sum([amount * sell[resource] for resource, amount in kind.cost])
    return kind.favor * state.box.gold_per_favor > worth


def _best_fit(state: PraetorState, tile: int) -> int:
    return max([_fit(state, tile, cell) for cell in state.edge])


def _fit(state: PraetorState, tile: int, cell: int) -> int:
    """Count the matching corners on a cell, turned the best way."""
    return max(city.matches_by_rotation(state, tile, cell))


def _matches_most(state: PraetorState, seat: int, action: Action) -> bool:
    """Tell whether no other cell, or rotation, matches more corners, and some match fewer."""
    decision = state.decision(seat)
    if isinstance(decision, ChooseCell) and isinstance(action, At):
        fits = [_fit(state, decision.tile, cell) for cell in state.edge]
        return min(fits) < max(fits) == _fit(state, decision.tile, action.cell)
    if isinstance(decision, ChooseRotation) and isinstance(action, Turn):
        fits = city.matches_by_rotation(state, decision.tile, decision.cell)
        return min(fits) < max(fits) == fits[action.quarters]
    return False


# Activating


def _activate(state: PraetorState, seat: int, tile: int) -> str:
    kind = state.box.tiles[tile].kind
    effect = kind.effect
    if _missing_gold(state, seat) > 0 and _brings_gold(state, seat, tile):
        return "wages"
    if isinstance(effect, Wall) and wall.bonus(state, state.players[seat]):
        return "wall-grows"
    if isinstance(effect, Favor) and _amount(state, seat, tile, _best_level(state, seat)) >= MUCH_FAVOR:
        return "temple-pays"
    if isinstance(effect, Recruit) and rounds_to_come(state) >= RECRUIT_ROUNDS:
        return "recruit-early"
    learns = kind.colour == RED and state.box.level_gain_red and isinstance(state.decision(seat), TakeTurn)
    return "learns" if learns and _amount(state, seat, tile, _best_level(state, seat)) else ""


def _missing_gold(state: PraetorState, seat: int) -> int:
    """Return how much gold is still missing for the wages and pensions of this round."""
    return upkeep(state, seat) - state.players[seat].resources[GOLD]


def _brings_gold(state: PraetorState, seat: int, tile: int) -> bool:
    """Tell whether a tile brings gold after its fee; the Market does when there are goods to sell."""
    effect = state.box.tiles[tile].kind.effect
    shown = preview.activate(state, seat, tile, _best_level(state, seat))
    if isinstance(effect, Trade):
        me = state.players[seat]
        return gold_worth(state, me) - me.resources[GOLD] + shown.get("gold", 0) > 0
    return isinstance(effect, Gain) and effect.resource == GOLD and shown["gold"] > 0


def _best_level(state: PraetorState, seat: int) -> int:
    """Return the level of the best worker who can go: a retired one is sent where no other is asked for."""
    if isinstance(state.decision(seat), TakeTurn):
        return preview.best_level(state, seat)
    return state.box.retire_level


def _amount(state: PraetorState, seat: int, tile: int, level: int) -> int:
    """Return what a counted effect brings with a worker of this level."""
    return state.box.tiles[tile].kind.effect.amount(state, state.players[seat], level)


# Workers


def _worker(state: PraetorState, seat: int, level: int) -> str:
    decision = state.decision(seat)
    if isinstance(decision, ChooseBuilder):
        if level + state.box.level_gain_build >= state.box.retire_level:
            return "retires"
        return "anyone-can" if _is_least(state, seat, level) else ""
    return _visitor(state, seat, decision.tile, level) if isinstance(decision, ChooseVisitor) else ""


def _visitor(state: PraetorState, seat: int, tile: int, level: int) -> str:
    kind = state.box.tiles[tile].kind
    if kind.colour == RED and level + state.box.level_gain_red >= state.box.retire_level:
        return "retires"
    if not kind.effect.by_level:
        return "anyone-can" if _is_least(state, seat, level) else ""
    least = _levels(state, seat)[0]
    best = level == preview.best_level(state, seat)
    return "level-counts" if best and _amount(state, seat, tile, level) > _amount(state, seat, tile, least) else ""


def _is_least(state: PraetorState, seat: int, level: int) -> bool:
    """Tell whether a worker is the least experienced at home, and another more so."""
    levels = _levels(state, seat)
    return level == levels[0] < levels[-1]


def _levels(state: PraetorState, seat: int) -> list[int]:
    return [level for level, workers in enumerate(state.players[seat].home) if workers]
