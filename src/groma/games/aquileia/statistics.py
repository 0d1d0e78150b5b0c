"""What is counted of a finished game: luck with the dice, thefts, contests, villas with their laurels."""

from __future__ import annotations

from typing import Any

from groma.games.aquileia.box import Box
from groma.games.aquileia.components import GOLD
from groma.games.aquileia.events import (
    BuildingActivated,
    Built,
    CardBought,
    CoinStolen,
    DiceRolled,
    Gained,
    HenchmanPlaced,
    LaurelBought,
    RoundBegan,
    Scored,
)
from groma.games.aquileia.events_contests import Ranked, StrengthReached
from groma.games.aquileia.events_endgame import FinalScoringBegan, VictoryShared, VillasScored
from groma.games.aquileia.state import SOURCES, VILLAS
from groma.kernel import Event
from groma.kernel.statistics import Counting, Counts, Fact, Share, Tally, Use, ids


class AquileiaCounting(Counting):
    """Points by source, coins of the bank, and what people ask for."""

    def __init__(self, box: Box) -> None:
        super().__init__(SOURCES)
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

    def ways(self, tables: dict[str, Any]) -> dict[str, list[str]]:
        """Henchmen go to spaces, cards and laurels are bought, lots built on and activated."""
        lots, cards = tables["lot"], tables["card"]
        return {
            "place": ids(tables["space"]),
            "buy": ids([card for card in cards if card["deck"] == "equi_et_arma"]),
            "laurel": ids([card for card in cards if card["deck"] == "theatrum_laurel"]),
            "build": ids(lots),
            "activate": ids([lot for lot in lots if lot["kind"] != "villa"]),
        }

    def use_of(self, event: Event) -> Use | None:
        """Return where a henchman went, or what was bought, built or activated."""
        if isinstance(event, HenchmanPlaced):
            return Use(event.seat, "place", event.space)
        if isinstance(event, CardBought):
            return Use(event.seat, "buy", event.card)
        if isinstance(event, LaurelBought):
            return Use(event.seat, "laurel", event.laurel)
        if isinstance(event, Built):
            return Use(event.seat, "build", event.lot)
        return Use(event.seat, "activate", event.lot) if isinstance(event, BuildingActivated) else None

    def pauses(self, event: Event) -> bool:
        """The final scoring comes to all players."""
        return isinstance(event, FinalScoringBegan)

    def is_final(self, event: Event) -> bool:
        """Laurels and villas are added."""
        return isinstance(event, FinalScoringBegan)

    def decides(self, event: Event) -> bool:
        """A tie is not broken: the victory is shared."""
        return isinstance(event, VictoryShared)

    def counts(self, players: int) -> Counts:
        """Count lucky dice, stolen coins, contests won, houses, and the best villas with their laurels."""
        share = self.box.red_faces.count(GOLD) / len(self.box.red_faces)
        return AquileiaCounts(players, share)


class Luck(Tally):
    """Q2.5, Q9.5, Q10.6  The dice that counted in contests, compared with what their faces promise of a metal."""

    def __init__(self, players: int, share: float) -> None:
        super().__init__("dice-luck", players)
        self.share = share
        self.dice = [0] * players

    def facts(self) -> list[Fact]:
        """Return who had most luck, if anyone rolled."""
        rolled = [seat for seat, dice in enumerate(self.dice) if dice]
        if not rolled:
            return []
        lucky = max(rolled, key=lambda seat: self.amounts[seat] - self.share * self.dice[seat])
        about: dict[str, int | str] = {"dice": self.dice[lucky], "expected": round(self.share * self.dice[lucky])}
        return [Fact(self.key, [lucky], self.amounts[lucky], self.moves[lucky], about, self.amounts)]


class BestVillas(Tally):
    """Q15.4  The colour that brought most, as value times laurels."""

    def __init__(self) -> None:
        super().__init__("villas", 0)
        self.scored: list[tuple[VillasScored, int]] = []

    def facts(self) -> list[Fact]:
        """Return the best colour of all, if any scored."""
        if not self.scored:
            return []
        best, move = max(self.scored, key=lambda one: one[0].amount)
        about: dict[str, int | str] = {"colour": best.colour, "value": best.value, "laurels": best.laurels}
        return [Fact(self.key, [best.seat], best.amount, move, about, [])]


class AquileiaCounts(Counts):
    """The numbers of all players."""

    def __init__(self, players: int, share: float) -> None:
        super().__init__()
        self.luck = self.told(Luck(players, share))
        self.stolen = self.told(Tally("thefts", players))
        self.robbed = self.told(Tally("robbed", players))
        self.won = self.told(Tally("contests", players))
        self.houses = self.told(Tally("houses", players))
        self.villas = self.told(BestVillas())
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
            self.villas.scored.append((event, move))

    def _hit(self, event: StrengthReached, move: int) -> None:
        """What a roll adds to the strength follows it at once; a card adds without one."""
        if self._rolled is not None:
            self.luck.dice[event.seat] += self._rolled.dice
            self.luck.add(event.seat, event.amount, move)
            self._rolled = None

    def _steal(self, event: CoinStolen, move: int) -> None:
        """Q13.7  The latro may also take a coin of his own: that is no theft."""
        if event.seat != event.victim:
            self.stolen.add(event.seat, 1, move)
            self.robbed.add(event.victim, 1, move)
