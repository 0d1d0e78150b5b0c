"""What is counted of a finished game: captures, virtue, debts, the Cathedral."""

from __future__ import annotations

from typing import Any

from groma.games.architects.actions import PLACES
from groma.games.architects.endgame import SOURCES
from groma.games.architects.events import (
    CathedralAdvanced,
    CharacterTaken,
    DebtPaid,
    DebtTaken,
    Gained,
    StartingVirtue,
    VirtueGained,
    VirtueLost,
    WorkerPlaced,
    WorkersCaptured,
)
from groma.games.architects.events_cards import ApprenticeHired, BuildingConstructed
from groma.games.architects.events_endgame import (
    BuildingScored,
    PointsLost,
    PointsScored,
    ScoringBegan,
    VictoryShared,
    WonAsRival,
    WonBySilver,
    WonByVirtue,
)
from groma.kernel import Event
from groma.kernel.statistics import Counting, Counts, Lowest, Share, Tally, Use, ids


class ArchitectsCounting(Counting):
    """Points by source, goods of the supply, and what people ask for."""

    def __init__(self) -> None:
        super().__init__(SOURCES)

    def points_of(self, event: Event) -> Share | None:
        """Return points of the final scoring: there are no others."""
        if isinstance(event, PointsScored):
            return Share(event.seat, event.source, event.points)
        if isinstance(event, PointsLost):
            return Share(event.seat, event.source, -event.points)
        return Share(event.seat, "building_effects", event.points) if isinstance(event, BuildingScored) else None

    def goods_of(self, event: Event) -> Share | None:
        """Return goods and silver of the supply."""
        return Share(event.seat, event.resource, event.amount) if isinstance(event, Gained) else None

    def ways(self, tables: dict[str, Any]) -> dict[str, list[str]]:
        """Workers go to places, Apprentices are hired, Buildings constructed, and everyone may be somebody."""
        return {
            "character": ids(tables["characters"]),
            "place": PLACES,
            "hire": ids(tables["apprentices"]),
            "construct": ids(tables["buildings"]),
        }

    def use_of(self, event: Event) -> Use | None:
        """Return who or what was taken, or where a worker went."""
        if isinstance(event, WorkerPlaced):
            return Use(event.seat, "place", event.place)
        if isinstance(event, ApprenticeHired):
            return Use(event.seat, "hire", event.apprentice)
        if isinstance(event, CharacterTaken):
            return Use(event.seat, "character", event.character)
        return Use(event.seat, "construct", event.building) if isinstance(event, BuildingConstructed) else None

    def is_final(self, event: Event) -> bool:
        """The points are counted."""
        return isinstance(event, ScoringBegan)

    def decides(self, event: Event) -> bool:
        """A tie was broken, or not."""
        return isinstance(event, WonByVirtue | WonBySilver | WonAsRival | VictoryShared)

    def counts(self, players: int) -> Counts:
        """Count captives, the largest group at once, virtue at its highest and lowest, Debts, Buildings, Cathedral."""
        return ArchitectsCounts(players)


class ArchitectsCounts(Counts):
    """The numbers of all players."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.captives = self.told(Tally("captives", players))
        self.group = self.told(Tally("captured-at-once", players))
        self.highest = self.told(Tally("virtue-high", players))
        self.lowest = self.told(Lowest("virtue-low", players))
        self.taken = self.told(Tally("debts-taken", players))
        self.paid = self.told(Tally("debts-paid", players))
        self.buildings = self.told(Tally("buildings", players))
        self.cathedral = self.told(Tally("cathedral", players))

    def take(self, event: Event, move: int) -> None:
        """Count a fact."""
        if isinstance(event, WorkersCaptured):
            self.captives.add(event.seat, event.amount, move)
            self.group.raise_to(event.seat, event.amount, move)
        elif isinstance(event, StartingVirtue | VirtueGained | VirtueLost):
            self.highest.raise_to(event.seat, event.virtue, move)
            self.lowest.lower_to(event.seat, event.virtue, move)
        elif isinstance(event, DebtTaken):
            self.taken.add(event.seat, 1, move)
        elif isinstance(event, DebtPaid):
            self.paid.add(event.seat, 1, move)
        elif isinstance(event, BuildingConstructed):
            self.buildings.add(event.seat, 1, move)
        elif isinstance(event, CathedralAdvanced):
            self.cathedral.raise_to(event.seat, event.level, move)
