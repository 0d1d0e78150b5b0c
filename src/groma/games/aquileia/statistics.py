"""What is counted of a finished game: luck with the dice, thefts, contests, villas with their laurels."""

from __future__ import annotations

from typing import Final

from groma.games.aquileia.box import Box
from groma.games.aquileia.components import GOLD
from groma.games.aquileia.events import (
    Built,
    CoinStolen,
    DiceRolled,
    FinalScoringBegan,
    Gained,
    Ranked,
    RoundBegan,
    Scored,
    StrengthReached,
    VictoryShared,
    VillasScored,
)
from groma.games.aquileia.state import SOURCES, VILLAS
from groma.kernel import Event
from groma.kernel.statistics import Counting, Fact, Share, Story, Tally

KEYS: Final = ["dice-luck", "thefts", "robbed", "contests", "houses", "villas"]


class AquileiaCounting(Counting):
    """Points by source, coins of the bank, and what people ask for."""

    def __init__(self, box: Box) -> None:
        super().__init__(SOURCES, KEYS)
        self.box = box

    def round_of(self, event: Event) -> int:
        """Return the round that begins."""
        return event.round if isinstance(event, RoundBegan) else 0

    def points_of(self, event: Event) -> Share | None:
        """Return victory points."""
        if isinstance(event, Scored):
            return Share(event.seat, event.source, event.amount)
        return Share(event.seat, SOURCES[VILLAS], event.amount) if isinstance(event, VillasScored) else None

    def goods_of(self, event: Event) -> Share | None:
        """Return coins of the bank."""
        return Share(event.seat, event.metal, event.amount) if isinstance(event, Gained) else None

    def pauses(self, event: Event) -> bool:
        """The final scoring comes to all players."""
        return isinstance(event, FinalScoringBegan)

    def is_final(self, event: Event) -> bool:
        """Laurels and villas are added."""
        return isinstance(event, FinalScoringBegan)

    def decides(self, event: Event) -> bool:
        """A tie is not broken: the victory is shared."""
        return isinstance(event, VictoryShared)

    def facts(self, story: Story) -> list[Fact]:
        """Count lucky dice, stolen coins, contests won, houses, and the best villas with their laurels."""
        count = Counts(story.players)
        for move in story.moves:
            for event in move.events:
                count.take(event, move.number)
        return [
            *self._luck(count),
            *count.stolen.most("thefts"),
            *count.robbed.most("robbed"),
            *count.won.most("contests"),
            *count.houses.most("houses"),
            *count.best_villas(),
        ]

    def _luck(self, count: Counts) -> list[Fact]:
        """Q2.5, Q9.5, Q10.6  Compare the dice that counted in contests with what their faces promise of a metal."""
        share = self.box.red_faces.count(GOLD) / len(self.box.red_faces)
        rolled = [seat for seat, dice in enumerate(count.dice) if dice]
        if not rolled:
            return []
        lucky = max(rolled, key=lambda seat: count.hits.amounts[seat] - share * count.dice[seat])
        expected = round(share * count.dice[lucky])
        about: dict[str, int | str] = {"dice": count.dice[lucky], "expected": expected}
        hits = count.hits.amounts
        return [Fact("dice-luck", [lucky], hits[lucky], count.hits.moves[lucky], about, hits)]


class Counts:
    """The numbers of all players."""

    def __init__(self, players: int) -> None:
        self.dice = [0] * players
        self.hits = Tally(players)
        self.stolen = Tally(players)
        self.robbed = Tally(players)
        self.won = Tally(players)
        self.houses = Tally(players)
        self.villas: list[tuple[VillasScored, int]] = []
        self._rolled: DiceRolled | None = None

    def take(self, event: Event, move: int) -> None:
        """Count a fact."""
        if isinstance(event, DiceRolled):
            self._rolled = event
        elif isinstance(event, StrengthReached):
            self._hit(event, move)
        elif isinstance(event, CoinStolen):
            self._steal(event, move)
        elif isinstance(event, Ranked) and event.place == 1:
            self.won.add(event.seat, 1, move)
        elif isinstance(event, Built):
            self.houses.add(event.seat, 1, move)
        elif isinstance(event, VillasScored):
            self.villas.append((event, move))

    def _hit(self, event: StrengthReached, move: int) -> None:
        """What a roll adds to the strength follows it at once; a card adds without one."""
        if self._rolled is not None:
            self.dice[event.seat] += self._rolled.dice
            self.hits.add(event.seat, event.amount, move)
            self._rolled = None

    def _steal(self, event: CoinStolen, move: int) -> None:
        """Q13.7  The latro may also take a coin of his own: that is no theft."""
        if event.seat != event.victim:
            self.stolen.add(event.seat, 1, move)
            self.robbed.add(event.victim, 1, move)

    def best_villas(self) -> list[Fact]:
        """Q15.4  Return the colour that brought most, as value times laurels."""
        if not self.villas:
            return []
        best, move = max(self.villas, key=lambda one: one[0].amount)
        about: dict[str, int | str] = {"colour": best.colour, "value": best.value, "laurels": best.laurels}
        return [Fact("villas", [best.seat], best.amount, move, about, [])]
