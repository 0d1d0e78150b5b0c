"""What an option would bring the asked player at once: the numbers that a board shows on its targets."""

from __future__ import annotations

from typing import Final

from groma.games.praetor import city
from groma.games.praetor.components import RESOURCES, owed
from groma.games.praetor.state import PraetorState, after_fee, owes_fee

CORNER_NAMES: Final = ["nw", "ne", "se", "sw"]


def build(state: PraetorState, tile: int) -> dict[str, int]:
    """P9.3, P9.6  Building costs the price and brings the printed favor; the mosaics are not known yet."""
    kind = state.box.tiles[tile].kind
    return {"favor": kind.favor, **owed(kind.cost)}


def cell(state: PraetorState, tile: int, place: int) -> dict[str, int]:
    """P10.6  The favor of the mosaics on a cell, turned the best way."""
    best = max(city.matches_by_rotation(state, tile, place))
    return {"mosaics": best * state.box.favor_per_match}


def rotation(state: PraetorState, tile: int, place: int, quarters: int) -> dict[str, int]:
    """P10.6  The favor of the mosaics for one rotation, in all and by corner."""
    by_corner = city.matches_by_corner(state, tile, place, quarters)
    matched = {name: count for name, count in zip(CORNER_NAMES, by_corner, strict=True) if count}
    return {"mosaics": sum(by_corner) * state.box.favor_per_match, **matched}


def activate(state: PraetorState, seat: int, tile: int, level: int) -> dict[str, int]:
    """P11.3, P11.9, P14  Activating costs the fee and then brings the effect with a worker of this level."""
    before, me = state.players[seat].resources, after_fee(state, seat, tile)
    brought = {name: left - had for name, had, left in zip(RESOURCES, before, me.resources, strict=True) if left != had}
    for name, amount in state.box.tiles[tile].kind.effect.preview(state, me, level).items():
        brought[name] = brought.get(name, 0) + amount
    return brought


def use(state: PraetorState, seat: int, tile: int) -> dict[str, int]:
    """P12.2, P17.5  A special tile costs who is not its owner the fee; what it allows is asked next."""
    return owed(state.box.tiles[tile].kind.fee) if owes_fee(state, seat, tile) else {}


def best_level(state: PraetorState, seat: int) -> int:
    """Return the highest level among the active workers at home."""
    return max([level for level, workers in enumerate(state.players[seat].home) if workers], default=0)
