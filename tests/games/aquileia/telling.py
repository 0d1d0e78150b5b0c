"""Situations of Aquileia whose log is told, and the laurels that occur in them."""

from __future__ import annotations

from collections.abc import Callable

from groma.games.aquileia.state import AquileiaState
from groma.kernel import Event
from tests.games.aquileia.table import (
    begin_actions,
    everybody,
    logged,
    occupy,
    table,
)

BLUE = "stadium_laurel_blue"
WHITE = "stadium_laurel_white"
FIVE = "stadium_laurel_points_5"
TEN = "stadium_laurel_points_10"
BY = "theatrum_laurel_blue_yellow"
PARK = "forum_5"
"""Somebody waits here, so that what is told ends before the round does."""

Situation = Callable[[], list[Event]]


def acted(state: AquileiaState, *notations: str) -> list[Event]:
    """Return what the action phase tells once these answers are given."""
    state.events = []
    begin_actions(state)
    return state.events + logged(state, *notations)


def standing(spaces: dict[str, int], seats: int = 3) -> AquileiaState:
    """Return a table with henchmen and empty supplies; the last seat waits in the forum."""
    state = table(seats)
    everybody(state)
    for name, seat in {**spaces, PARK: seats - 1}.items():
        occupy(state, seat, name)
    return state
