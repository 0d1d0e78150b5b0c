"""Counting what effects and scoring ask for: each thing that is counted is one small class."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from groma.games.architects import abilities
from groma.games.architects.components import BASIC_GOODS, GOLD, MARBLE, RESOURCES, SKILLS, Said
from groma.games.architects.state import ArchitectsState
from groma.kernel import Entry


class Count(ABC):
    """Something that every player has a number of, with the key by which sentences call it."""

    def __init__(self, key: str) -> None:
        self.key = key

    @abstractmethod
    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count it for one player."""

    def arguments(self) -> Said:
        """Return what a sentence speaks of."""
        return {"of": self.key}

    def full(self, state: ArchitectsState, seat: int, per: int) -> int:
        """A2.15  Count full sets only."""
        return self.of(state, seat) // per

    def is_most(self, state: ArchitectsState, seat: int) -> bool:
        """A2.16  Strictly more than every other player; a tie counts as not having it."""
        mine = self.of(state, seat)
        for other in range(len(state.players)):
            if other != seat and self.of(state, other) >= mine:
                return False
        return True


class OfGood(Count):
    """T2.6, V4.2  A good; Therese counts gold and marble as one, the rival a share of its stock."""

    def __init__(self, good: int) -> None:
        super().__init__(RESOURCES[good])
        self.good = good
        self.basic = good in BASIC_GOODS
        self.precious = good in (GOLD, MARBLE)

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count what lies on the board."""
        me = state.players[seat]
        if self.basic and seat == state.rival:
            return me.stock // state.box.solo.stock_per_basic_good
        if self.precious and abilities.gold_is_marble(me):
            return me.goods[GOLD] + me.goods[MARBLE]
        return me.goods[self.good]


class OfBasicGoods(Count):
    """Clay, wood and stone together."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Add them up."""
        goods = state.players[seat].goods
        return sum([goods[good] for good in BASIC_GOODS])


class OfVirtue(Count):
    """The place on the virtue track."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Look at the marker."""
        return state.players[seat].virtue


class OfLevel(Count):
    """The level on the Cathedral."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Look at the marker."""
        return state.players[seat].level


class OfBuildings(Count):
    """Own Buildings."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count the cards that are laid."""
        return len(state.players[seat].built)


class OfCaptives(Count):
    """Workers held on the own board."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Add up those of all players."""
        return sum(state.players[seat].captives)


class OfPaidDebts(Count):
    """Debts on their paid side."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count them."""
        return state.players[seat].paid


class OfUnpaidDebts(Count):
    """Debts on their unpaid side."""

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count them."""
        return state.players[seat].unpaid


class OfSkill(Count):
    """Q3.4  Own Apprentices with a skill; the Labourer has all three."""

    def __init__(self, skill: int) -> None:
        super().__init__("apprentices_with")
        self.skill = skill

    def of(self, state: ArchitectsState, seat: int) -> int:
        """Count the cards that show it."""
        cards, bit = state.box.apprentices, 1 << self.skill
        return sum([1 for card in state.players[seat].apprentices if cards[card].skills & bit])

    def arguments(self) -> Said:
        """Name the skill too."""
        return {"of": self.key, "skill": SKILLS[self.skill]}


COUNTED: Final[dict[str, Count]] = {
    **{good: OfGood(number) for number, good in enumerate(RESOURCES)},
    "virtue": OfVirtue("virtue"),
    "basic_goods": OfBasicGoods("basic_goods"),
    "cathedral_level": OfLevel("cathedral_level"),
    "buildings_built": OfBuildings("buildings_built"),
    "captives": OfCaptives("captives"),
    "paid_debts": OfPaidDebts("paid_debts"),
    "unpaid_debts": OfUnpaidDebts("unpaid_debts"),
    **{f"apprentices:{skill}": OfSkill(number) for number, skill in enumerate(SKILLS)},
}
"""By the word of the components file."""


def read_count(entry: Entry) -> Count:
    """Read what an effect counts."""
    words = list(COUNTED)
    return COUNTED[words[entry.choice("of", words)]]
