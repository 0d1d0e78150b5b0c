"""L3  The end: points and victory."""

from __future__ import annotations

from groma.games.ludus.state import LudusState


def scores(state: LudusState) -> list[int]:
    """L3.2  Each storey is a point."""
    return [player.storeys for player in state.players]


def winners(state: LudusState) -> list[int]:
    """L3.2  Most points win; tied players share the victory."""
    points = scores(state)
    most = max(points)
    return [seat for seat, score in enumerate(points) if score == most]
