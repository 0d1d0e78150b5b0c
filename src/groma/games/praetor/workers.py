"""The verbs of workers: at home, on tiles, in training and retired."""

from __future__ import annotations

from groma.games.praetor.events import (
    Hired,
    HireDeclined,
    Promoted,
    Recruited,
    Retired,
    RetiredCameBack,
    Sent,
    Trained,
    TraineesMoved,
)
from groma.games.praetor.state import (
    NO_WORKER,
    PraetorState,
    pack,
    seat_of,
)


def send_builder(state: PraetorState, seat: int, tile: int, level: int) -> None:
    """P9.3  Put a worker from home on the builder's spot."""
    _leave_home(state, seat, level)
    state.builder[tile] = pack(seat, level)
    _log_sent(state, seat, tile, level, "build")


def send_visitor(state: PraetorState, seat: int, tile: int, level: int) -> None:
    """P11.3  Put a worker from home on the activation area."""
    _leave_home(state, seat, level)
    state.visitor[tile] = pack(seat, level)
    _log_sent(state, seat, tile, level, "activate")


def _leave_home(state: PraetorState, seat: int, level: int) -> None:
    """P12.7  A worker of the retiring level is a retired one, used through the Labour Camp."""
    me = state.players[seat]
    if level >= state.box.retire_level:
        me.retired -= 1
        me.retired_away += 1
        return
    me.home[level] -= 1
    me.away += 1


def _log_sent(state: PraetorState, seat: int, tile: int, level: int, task: str) -> None:
    if state.logging:
        state.log(Sent(seat, level, state.box.tiles[tile].id, task))


def come_home(state: PraetorState, seat: int, level: int, gained: int) -> None:
    """P17.7  Bring an active worker home from a tile, with the levels he gained there."""
    me = state.players[seat]
    reached = min(level + gained, state.box.retire_level)
    me.away -= 1
    me.home[reached] += 1
    if state.logging and gained:
        state.log(Promoted(seat, reached))


def bring_back_retired(state: PraetorState, seat: int) -> None:
    """P12.9, P17.6  Put the retired workers used through the Labour Camp back, their level unchanged."""
    me = state.players[seat]
    if state.logging and me.retired_away:
        state.log(RetiredCameBack(seat, me.retired_away))
    me.retired += me.retired_away
    me.retired_away = 0


def clear_tiles(state: PraetorState, seat: int) -> None:
    """Take the workers of a player off all tiles."""
    _clear(state.builder, seat)
    _clear(state.visitor, seat)


def _clear(spots: list[int], seat: int) -> None:
    for tile, worker in enumerate(spots):
        if worker != NO_WORKER and seat_of(worker) == seat:
            spots[tile] = NO_WORKER


def recruit(state: PraetorState, seat: int) -> None:
    """P14.15  Move one villager to training zone I."""
    me = state.players[seat]
    me.villagers -= 1
    me.zone_one += 1
    if state.logging:
        state.log(Recruited(seat))


def train_zone_two(state: PraetorState, seat: int) -> None:
    """P17.2  Trainees in zone II become active at home, level unchanged."""
    me = state.players[seat]
    _train(state, seat, me.zone_two)
    me.zone_two = 0


def train_zone_one(state: PraetorState, seat: int) -> None:
    """P17.4  All trainees in zone I become active at once."""
    me = state.players[seat]
    _train(state, seat, me.zone_one)
    me.zone_one = 0


def _train(state: PraetorState, seat: int, workers: int) -> None:
    state.players[seat].home[state.box.villager_level] += workers
    if state.logging and workers:
        state.log(Trained(seat, workers))


def shift_trainees(state: PraetorState, seat: int) -> None:
    """P17.3  Trainees in zone I move to zone II."""
    me = state.players[seat]
    me.zone_two = me.zone_one
    me.zone_one = 0
    if state.logging and me.zone_two:
        state.log(TraineesMoved(seat, me.zone_two))


def retire(state: PraetorState, seat: int) -> int:
    """P17.8  Active workers of the highest level retire; return how many."""
    me = state.players[seat]
    workers = me.home[state.box.retire_level]
    me.home[state.box.retire_level] = 0
    me.retired += workers
    if state.logging and workers:
        state.log(Retired(seat, workers))
    return workers


def hire(state: PraetorState, seat: int) -> None:
    """P17.16  Turn a villager into an active worker."""
    me = state.players[seat]
    me.villagers -= 1
    me.home[state.box.hire_level] += 1
    if state.logging:
        state.log(Hired(seat))


def decline_hire(state: PraetorState, seat: int) -> None:
    """P17.16  Stay without active worker."""
    if state.logging:
        state.log(HireDeclined(seat))
