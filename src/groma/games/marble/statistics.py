"""What is counted of a finished game: sites, aqueducts, magistrates, fountains."""

from __future__ import annotations

from typing import Final

from groma.games.marble.events import (
    BridgeTaken,
    Built,
    CoinCollected,
    CoinTaken,
    FinalScoringBegan,
    ImperiumScored,
    ImperiumTaken,
    PieceLaid,
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
from groma.kernel.statistics import Counting, Fact, Share, Story, Tally

KEYS: Final = ["sites", "largest-site", "aqueduct", "recalled", "bridges"]


class MarbleCounting(Counting):
    """Points by source, coins, and what people ask for."""

    def __init__(self) -> None:
        super().__init__(SOURCES, KEYS)

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

    def facts(self, story: Story) -> list[Fact]:
        """Count buildings, the largest site, the longest aqueduct, magistrates that came back, and bridges."""
        count = Counts(story.players)
        for move in story.moves:
            for event in move.events:
                count.take(event, move.number)
        return [
            *count.sites.most("sites"),
            *count.largest.most("largest-site"),
            *count.aqueduct.most("aqueduct"),
            *count.recalled.most("recalled"),
            *count.bridges.most("bridges"),
        ]


class Counts:
    """The numbers of all players."""

    def __init__(self, players: int) -> None:
        self.sites = Tally(players)
        self.largest = Tally(players)
        self.aqueduct = Tally(players)
        self.recalled = Tally(players)
        self.bridges = Tally(players)
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
