"""What is counted of a finished game: tiles, veterans, fees, mosaics, morale."""

from __future__ import annotations

from typing import Any

from groma.games.praetor.events import (
    FavorLost,
    FeePaid,
    FinallyLost,
    FinallyScored,
    FinalScoringBegan,
    Gained,
    MaintenanceBegan,
    MoraleFell,
    MoraleRose,
    Placed,
    Retired,
    RoundBegan,
    Scored,
    SectionTaken,
    Sent,
    Started,
    TieCompared,
    Used,
    VictoryShared,
    WonTie,
)
from groma.games.praetor.state import MOSAICS, SOURCES, START
from groma.kernel import Event
from groma.kernel.statistics import Counting, Counts, Lowest, Share, Tally, Use, ids


class PraetorCounting(Counting):
    """Favor by source, goods of the bank, and what people ask for."""

    def __init__(self) -> None:
        super().__init__(SOURCES)

    def round_of(self, event: Event) -> int:
        """Return the round that begins."""
        return event.round if isinstance(event, RoundBegan) else 0

    def points_of(self, event: Event) -> Share | None:
        """Return favor won or lost."""
        if isinstance(event, Started):
            return Share(event.seat, SOURCES[START], event.favor)
        if isinstance(event, Scored | FinallyScored):
            return Share(event.seat, event.source, event.amount)
        if isinstance(event, FavorLost | FinallyLost):
            return Share(event.seat, event.source, -event.amount)
        return None

    def goods_of(self, event: Event) -> Share | None:
        """Return what the bank gives, and fees."""
        if isinstance(event, Gained):
            return Share(event.seat, event.resource, event.amount)
        return Share(event.owner, event.resource, event.amount) if isinstance(event, FeePaid) else None

    def ways(self, tables: dict[str, Any]) -> dict[str, list[str]]:
        """Tiles are built, unless they lie there from the start, activated or used; wall sections are taken."""
        groups = {kind["id"]: kind["group"] for kind in tables["kinds"]}
        tiles = tables["tiles"]
        return {
            "build": ids([tile for tile in tiles if tile["age"]]),
            "activate": ids([tile for tile in tiles if groups[tile["kind"]] not in ("special", "monument")]),
            "use": ids([tile for tile in tiles if groups[tile["kind"]] == "special"]),
            "wall": ids(tables["walls"]),
        }

    def use_of(self, event: Event) -> Use | None:
        """Return what a worker was sent for, the special tile that was used, or the section that was taken."""
        if isinstance(event, Sent):
            return Use(event.seat, event.task, event.tile)
        if isinstance(event, Used):
            return Use(event.seat, "use", event.tile)
        return Use(event.seat, "wall", event.section) if isinstance(event, SectionTaken) else None

    def pauses(self, event: Event) -> bool:
        """Maintenance comes to all players, and so does the final scoring."""
        return isinstance(event, MaintenanceBegan | FinalScoringBegan)

    def is_final(self, event: Event) -> bool:
        """The last round is over."""
        return isinstance(event, FinalScoringBegan)

    def decides(self, event: Event) -> bool:
        """A tie was broken, or not."""
        return isinstance(event, TieCompared | WonTie | VictoryShared)

    def counts(self, players: int) -> Counts:
        """Count tiles, retired workers, fees, the best mosaic, and morale at its highest and lowest."""
        return PraetorCounts(players)


class PraetorCounts(Counts):
    """The numbers of all players."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.tiles = self.told(Tally("tiles", players))
        self.veterans = self.told(Tally("veterans", players))
        self.fees = self.told(Tally("fees", players))
        self.mosaics = self.told(Tally("mosaics", players))
        self.highest = self.told(Tally("morale-high", players))
        self.lowest = self.told(Lowest("morale-low", players))

    def take(self, event: Event, move: int) -> None:
        """Count a fact."""
        if isinstance(event, Placed):
            self.tiles.add(event.seat, 1, move)
        elif isinstance(event, Retired):
            self.veterans.add(event.seat, event.workers, move)
        elif isinstance(event, FeePaid):
            self.fees.add(event.owner, event.amount, move)
        elif isinstance(event, Scored) and event.source == SOURCES[MOSAICS]:
            self.mosaics.raise_to(event.seat, event.amount, move)
        elif isinstance(event, MoraleRose):
            self.highest.raise_to(event.seat, event.value, move)
        elif isinstance(event, MoraleFell):
            self.lowest.lower_to(event.seat, event.value, move)
