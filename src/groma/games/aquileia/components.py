"""The components file as typed tables, checked on loading."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, TypedDict

from groma.kernel import Entry

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box
    from groma.games.aquileia.state import AquileiaState

METALS: Final = ["gold", "silver", "bronze"]
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2

DECKS: Final = ["servi", "equi_et_arma", "stadium_laurel", "theatrum_laurel"]
SERVI: Final = 0
EQUI_ET_ARMA: Final = 1
STADIUM_LAUREL: Final = 2
THEATRUM_LAUREL: Final = 3

AREAS: Final = ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
CONTESTS: Final = ["arena", "stadium"]
ARENA: Final = 0
STADIUM: Final = 1
BONUSES: Final = [
    ["choice", "option_left_by_winner", "none"],
    ["keeps_one_of_two_stadium_laurels", "other_stadium_laurel", "none"],
]
ARENA_BONUS: Final = ["vp_double_strength", "servi_card"]

KINDS_OF_LOT: Final = ["shop", "bank", "villa"]
SHOP: Final = 0
BANK: Final = 1
VILLA: Final = 2

LAST_PLACES: Final = 3
"""How many places of a contest have a prize."""

Price = list[tuple[int, int]]
"""Pairs of metal and amount."""


class Exchange:
    """A change of coins that Pecunia permits."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.cost = entry.amounts("cost", METALS)
        self.gain = entry.amounts("gain", METALS)
        close(entry)
        if not self.cost or not self.gain:
            raise entry.error("gain", "and cost must both name coins")


class SpaceFigures(TypedDict):
    """What is printed on an action space: its dice, the price of its card or of its numbers of cards, what it gives."""

    red_dice: int
    blue_dice: int
    points: int
    slot: int
    cost: dict[str, int]
    deck_cards: int
    prices: list[dict[str, int]]


class Space(ABC):
    """An action space; each kind of them is a class in the file of its chapter."""

    effect = ""
    """The word of the data for what it is for."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.area = entry.choice("area", AREAS)
        self.kind = entry.text("kind")
        self.resolve = entry.number("resolve", 1)
        self.strength = 0
        """What it adds in a contest."""
        self.side = -1
        """The metal of a side of the stadium, or none."""
        self.metal = -1
        """The metal of the coin that goes under a henchman, or none."""

    def check(self, box: Box, place: str) -> None:
        """Refuse figures that do not fit the rest of the box; most spaces fit every box."""
        return

    @abstractmethod
    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Let the player whose henchman stands on this space, of this number, do what it is for."""

    def most_coins(self) -> int:
        """Return how many coins of one metal it can bring in a round."""
        return 0

    def figures(self) -> SpaceFigures:
        """Return what is printed on it."""
        return {
            "red_dice": 0,
            "blue_dice": 0,
            "points": 0,
            "slot": -1,
            "cost": {},
            "deck_cards": 0,
            "prices": [],
        }


class DiceSpace(Space):
    """An action space on which red dice are rolled for coins."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.dice = entry.number("red_dice", 1)

    def check(self, box: Box, place: str) -> None:
        """Refuse more dice than there are."""
        if self.dice > box.red_dice:
            raise box.error(place, "rolls more dice than there are")

    def most_coins(self) -> int:
        """All dice may show one metal."""
        return self.dice

    def figures(self) -> SpaceFigures:
        """Show the dice."""
        shown = super().figures()
        shown["red_dice"] = self.dice
        return shown


class Contest:
    """How one of the two contests is fought, and its coins by place."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("id", CONTESTS)
        self.red_dice = entry.number("red_dice")
        self.blue_dice = entry.number("blue_dice_max")
        entry.fixed("counts", ["bronze", "side"][self.kind])
        entry.fixed("hand_cards", ["arena_strength", "stadium_strength"][self.kind])
        close(entry)
        self.coins: list[list[Price]] = []
        """By place, then by metal of the side."""


class Prize:
    """The prize of one place in a contest."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.contest = entry.choice("contest", CONTESTS)
        self.place = entry.number("rank", 1) - 1
        if self.place >= LAST_PLACES:
            raise entry.error("rank", f"must be 1 to {LAST_PLACES}")
        entry.fixed("bonus", BONUSES[self.contest][self.place])
        if entry.has("bonus_options"):
            entry.fixed("bonus_options", ARENA_BONUS)
        self.coins: list[Price] = self._coins(entry)
        close(entry)

    def _coins(self, entry: Entry) -> list[Price]:
        if self.contest == ARENA:
            return [entry.amounts("gain", METALS)] * len(METALS)
        sides = entry.inner("gain_per_side")
        coins: list[Price] = [sides.amounts(side, METALS) for side in METALS[:BRONZE]]
        sides.done()
        return [*coins, []]


class Deck:
    """One of the four decks."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("id", DECKS)
        self.count = entry.number("count", 1)
        self.slots = entry.number("display_slots")
        entry.fixed("recycle_discards", self.kind <= EQUI_ET_ARMA)
        if self.kind == EQUI_ET_ARMA:
            entry.fixed("display_refill", "end_of_round")
            entry.fixed("unsold_cards_stay", True)
        elif self.kind == STADIUM_LAUREL:
            entry.fixed("display_refill", "after_race")
        elif self.kind == THEATRUM_LAUREL:
            entry.fixed("open_when_won", True)
        close(entry)


class Card:
    """A kind of card, in so many copies."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.deck = entry.choice("deck", DECKS)
        self.count = entry.number("count", 1)
        self.slaves = entry.number("slaves", 1) if self.deck == SERVI else 0
        self.arena = entry.number("arena_strength", 1) if entry.has("arena_strength") else 0
        self.stadium = [0] * len(METALS)
        if entry.has("stadium_strength"):
            for side, horses in entry.amounts("stadium_strength", METALS):
                self.stadium[side] = horses
        self.colours = entry.choices("colours", colours) if entry.has("colours") else []
        self.vp = entry.number("end_vp", 1) if entry.has("end_vp") else 0
        close(entry)
        if self.deck == THEATRUM_LAUREL and len(self.colours) < 2:
            raise entry.error("colours", "must name the colours among which the owner chooses")


class Lot:
    """A building site."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("kind", KINDS_OF_LOT)
        entry.fixed("half", "right" if self.kind == VILLA else "left")
        cost = entry.amounts("cost", [*METALS, "slaves"])
        self.cost: Price = [pair for pair in cost if pair[0] <= BRONZE]
        self.slaves = sum(amount for what, amount in cost if what > BRONZE)
        self.vp = only(entry, "immediate", "vp") if entry.has("immediate") else 0
        self.colour = entry.choice("colour", colours) if self.kind == VILLA else -1
        self.value = entry.number("value", 1) if self.kind == VILLA else 0
        self.yield_vp = only(entry, "yield", "vp") if self.kind == SHOP else 0
        self.yield_coins: Price = entry.amounts("yield", METALS) if self.kind == BANK else []
        close(entry)


def names_of(entry: Entry) -> dict[str, str]:
    """Return the names of a row; the English one is called `name`."""
    return {"en": entry.word("name"), "it": entry.word("it"), "fr": entry.word("fr")}


def faces_of(entry: Entry) -> list[int]:
    """Return the metals of the faces of a die."""
    faces = entry.choices("faces", METALS)
    if not faces:
        raise entry.error("faces", "must name the metals of a die")
    return faces


def only(entry: Entry, key: str, what: str) -> int:
    """Return the amount of the single thing that a bundle may name."""
    return sum([amount for _, amount in entry.amounts(key, [what])])


def close(entry: Entry, *spare: str) -> None:
    """Refuse unknown keys, apart from notes and from those that say where a figure comes from."""
    entry.spare("note", *spare, *[key for key in entry.values if key.endswith("_source")])
    entry.done()
