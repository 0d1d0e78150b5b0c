"""What is counted of a finished game: sites, aqueducts, magistrates, fountains."""

from __future__ import annotations

from typing import Any

from groma.games.marble.events import (
    BridgeTaken,
    Built,
    CoinCollected,
    CoinTaken,
    Drawn,
    FinalScoringBegan,
    ImperiumScored,
    ImperiumSpent,
    ImperiumTaken,
    PieceLaid,
    Placed,
    Recalled,
    RecalledFrom,
    Scored,
    SiteCompleted,
    TiedOnBuildings,
    TiedOnPoints,
    Won,
)
from groma.games.marble.state import COINS, IMPERIUM, SOURCES
from groma.kernel import Event
from groma.kernel.statistics import Counting, Counts, Share, Tally, Use, ids


class MarbleCounting(Counting):
    """Points by source, coins, and what people ask for."""

    def __init__(self) -> None:
        super().__init__(SOURCES)

    def points_of(self, event: Event) -> Share | None:
        """Return points."""
        if isinstance(event, Scored):
            return Share(event.seat, event.source, event.amount)
        return Share(event.seat, SOURCES[IMPERIUM], event.amount) if isinstance(event, ImperiumScored) else None

    def goods_of(self, event: Event) -> Share | None:
        """Return coins and Imperium tiles."""
        if isinstance(event, CoinTaken | CoinCollected):
            return Share(event.seat, SOURCES[COINS], 1)
        return Share(event.seat, SOURCES[IMPERIUM], 1) if isinstance(event, ImperiumTaken) else None

    def ways(self, tables: dict[str, Any]) -> dict[str, list[str]]:
        """Tiles are drawn and played, civic buildings built, bridges and Imperium tiles taken, the latter spent."""
        return {
            "draw": ids(tables["neighbourhood"]),
            "play": ids(tables["neighbourhood"]),
            "build": ids(tables["civic_building"]),
            "bridge": ids(tables["bridge_space"]),
            "imperium": ids(tables["imperium"]),
            "spend": ids(tables["imperium"]),
        }

    def use_of(self, event: Event) -> Use | None:
        """Return what was drawn, played, built, taken or spent."""
        if isinstance(event, Drawn):
            return Use(event.seat, "draw", event.tile)
        if isinstance(event, Placed):
            return Use(event.seat, "play", event.tile)
        if isinstance(event, Built):
            return Use(event.seat, "build", event.building)
        if isinstance(event, BridgeTaken):
            return Use(event.seat, "bridge", event.bridge)
        if isinstance(event, ImperiumTaken):
            return Use(event.seat, "imperium", event.imperium)
        return Use(event.seat, "spend", event.imperium) if isinstance(event, ImperiumSpent) else None

    def pauses(self, event: Event) -> bool:
        """The final scoring comes to all players."""
        return isinstance(event, FinalScoringBegan)

    def is_final(self, event: Event) -> bool:
        """The points are counted."""
        return isinstance(event, FinalScoringBegan)

    def decides(self, event: Event) -> bool:
        """A tie was broken, or not."""
        is_tied = isinstance(event, Won) and (event.shared or event.tie_breaks > 0)
        return is_tied or isinstance(event, TiedOnPoints | TiedOnBuildings)

    def counts(self, players: int) -> Counts:
        """Count buildings, the largest site, the longest aqueduct, magistrates that came back, and bridges."""
        return MarbleCounts(players)


class MarbleCounts(Counts):
    """The numbers of all players."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.sites = self.told(Tally("sites", players))
        self.largest = self.told(Tally("largest-site", players))
        self.aqueduct = self.told(Tally("aqueduct", players))
        self.recalled = self.told(Tally("recalled", players))
        self.bridges = self.told(Tally("bridges", players))
        self._size = 0

    def take(self, event: Event, move: int) -> None:
        """Count a fact."""
        if isinstance(event, SiteCompleted):
            self._size = event.buildings
        elif isinstance(event, Built):
            self.sites.add(event.seat, 1, move)
            self.largest.raise_to(event.seat, self._size, move)
        elif isinstance(event, PieceLaid):
            self.aqueduct.raise_to(event.seat, event.length, move)
        elif isinstance(event, Recalled | RecalledFrom):
            self.recalled.add(event.seat, 1, move)
        elif isinstance(event, BridgeTaken):
            self.bridges.add(event.seat, 1, move)
